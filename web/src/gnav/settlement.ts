// The settlement explained: each card, who pays and why, and what else the deal did, with the numbers of the rules.

import type { Cause, GnavEvent, GnavSettled } from '../wire'
import { fromMe } from './places'
import type { Shown } from './shown'
import { about, aboutAll, theCard, type People, type Phrase } from './voice'

/** One seat that was dealt a card. */
export interface Verdict {
  seat: number
  card: string
  /** It paid in this deal, now or in the exchanges. */
  loses: boolean
  what: Phrase
  why: Phrase
}

/** One line of the ledger. */
export interface Note extends Phrase {
  icon: 'alert' | 'minus' | 'close' | 'back' | 'moon' | 'check'
  rule: string
}

export function verdicts(shown: Shown, settled: GnavSettled): Verdict[] {
  return fromMe(shown.me, settled.cards.length).flatMap((seat): Verdict[] => {
    const card = settled.cards[seat]
    if (card == null) return []
    const left = settled.lives[seat] ?? 0
    const loss = settled.losses.find((one) => one.seat === seat)
    const paid = shown.paid.filter((one) => one.seat === seat)
    const count = paid.length + (loss ? 1 : 0)
    const what = count === 0 ? 'keeps' : left === 0 ? 'last' : 'loses'
    return [
      {
        seat,
        card,
        loses: count > 0,
        what: { id: `table-gnav-verdict-${what}`, vars: { lost: count, left, me: seat === shown.me ? 'who' : 'no' } },
        why: whyOf(card, loss?.cause ?? null, paid[0]?.cause ?? null, settled.compared.includes(seat)),
      },
    ]
  })
}

function whyOf(card: string, atSettlement: Cause | null, before: Cause | null, compared: boolean): Phrase {
  if (atSettlement !== null && before !== null)
    return { id: 'table-gnav-why-both', vars: { cause: atSettlement, before } }
  const cause = atSettlement ?? before
  if (!compared) return { id: 'table-gnav-why-left', vars: { cause: cause ?? 'none' } }
  if (cause !== null) return { id: 'table-gnav-why', vars: { cause } }
  return { id: `rank-${card}` }
}

/** "You and Sune lose a life": all who paid in this deal, at the settlement or before. */
export function headline(shown: Shown, settled: GnavSettled, people: People): Phrase {
  const losses = [...settled.losses, ...shown.paid].map((loss) => loss.seat)
  const losers = [...new Set(losses)]
  if (losers.length === 0) return { id: 'table-gnav-settled-nobody' }
  const lost = Math.max(...losers.map((seat) => losses.filter((one) => one === seat).length))
  return { id: 'table-gnav-settled-losers', vars: { ...aboutAll(people, losers), lost } }
}

/** What the exchanges did beyond swapping, in order, told from the events of the deal. */
function exchangeNotes(events: readonly GnavEvent[], people: People): Note[] {
  const notes: Note[] = []
  let undone = 0
  let card: { code: string; holder: number | null; asker: number } | null = null
  for (const event of events) {
    if (event.kind === 'shown') card = { code: event.card, holder: event.seat, asker: event.asker }
    if (event.kind === 'turned') card = { code: event.card, holder: null, asker: event.seat }
    if (event.kind === 'undone') undone += 1
    if (event.kind === 'life-lost' && (event.cause === 'dragoon' || event.cause === 'cat')) {
      const rule = card?.holder == null ? 'G11' : event.cause === 'cat' ? 'G8' : 'G7'
      notes.push({ ...met(card?.holder ?? null, event.seat, event.cause, people), icon: 'minus', rule })
    }
    if (event.kind === 'exchanges-over' && event.by_cuckoo && card !== null)
      notes.push({
        ...met(card.holder, card.asker, 'cuckoo', people),
        icon: 'alert',
        rule: card.holder === null ? 'G11' : 'G9',
      })
  }
  if (undone > 0) notes.push({ id: 'table-gnav-note-undone', vars: { count: undone }, icon: 'back', rule: 'G8' })
  return notes
}

/** `asker` ran into the picture card of `holder`, or drew it from the stock. */
function met(holder: number | null, asker: number, card: string, people: People): Phrase {
  const vars = { ...about(people, asker, holder), card }
  return { id: holder === null ? 'table-gnav-note-drew' : 'table-gnav-note-met', vars }
}

/** Who pays by which rule. */
function lossNotes(settled: GnavSettled, people: People): Note[] {
  const by = (cause: Cause): number[] => settled.losses.filter((one) => one.cause === cause).map((one) => one.seat)
  const fools = by('fool')
  const lowest = by('lowest')
  if (settled.losses.length === 0)
    return [{ id: 'table-gnav-note-nobody', icon: 'check', rule: 'G22' }]
  if (fools.length === 0) {
    const card = theCard(people, settled.cards[lowest[0] ?? 0] ?? 'fool')
    return [{ id: 'table-gnav-note-lowest', vars: { card, count: lowest.length }, icon: 'minus', rule: 'G20' }]
  }
  const kind = fools.length > 1 ? 'two-fools' : by('next-lowest').length > 0 ? 'one-fool' : 'fool-alone'
  return [{ id: `table-gnav-note-${kind}`, icon: 'minus', rule: 'G20' }]
}

/** The ledger of a settled deal. */
export function ledger(shown: Shown, settled: GnavSettled, events: readonly GnavEvent[], people: People): Note[] {
  const gone = shown.order.filter((seat) => settled.lives[seat] === 0)
  const playing = shown.lives.filter((left) => left > 0).length
  const replayed = events.find((event) => event.kind === 'replayed')
  const notes = [...exchangeNotes(events, people), ...lossNotes(settled, people)]
  if (replayed?.kind === 'replayed')
    notes.push({ id: 'table-gnav-note-replayed', vars: aboutAll(people, replayed.seats), icon: 'check', rule: 'G24' })
  else if (gone.length > 0 && shown.winners.length === 0)
    notes.push({
      id: 'table-gnav-note-gone',
      vars: { ...aboutAll(people, gone), playing },
      icon: 'close',
      rule: 'G24',
    })
  for (const seat of shown.winners.length > 0 ? [] : settled.resting)
    notes.push({ id: 'table-gnav-note-rests', vars: about(people, seat), icon: 'moon', rule: 'G21' })
  return notes
}

/** The end of the match in one line. */
export function outcome(winners: readonly number[], people: People): Phrase {
  return { id: 'table-gnav-match-over', vars: aboutAll(people, winners) }
}

/** Who deals next. */
export function dealsNext(settled: GnavSettled, people: People): Phrase {
  return { id: 'table-gnav-deals-next', vars: about(people, settled.dealer) }
}
