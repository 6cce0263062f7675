// The lines around my own card: what the two choices mean, and what is going on while I have none.

import { GNAV_RANKS, type GnavView } from '../wire'
import type { Shown } from './shown'
import { joined, nameOf, theCard, type People, type Phrase } from './voice'

/** Numbers go without an article in a list. */
function listed(people: People, ranks: readonly string[]): string {
  return joined(
    people,
    ranks.map((rank) => (/^[0IVX]+$/.test(rank) ? rank : theCard(people, rank))),
  )
}

/** How my card stands in the order of ranks, by the shorter list. */
export function keepHelp(card: string, people: People): Phrase {
  const place = GNAV_RANKS.findIndex((rank) => rank === card)
  const lower = GNAV_RANKS.slice(0, place)
  const higher = GNAV_RANKS.slice(place + 1)
  const [side, ranks] = lower.length <= higher.length ? ['lower', lower] : ['higher', higher]
  return { id: `table-gnav-help-${side}`, vars: { cards: listed(people, ranks), count: ranks.length } }
}

/** The button that asks, and what may come of it. */
export function askPhrase(view: GnavView, people: People): Phrase {
  if (view.asks === null) return { id: 'table-gnav-ask-stock' }
  return { id: 'table-gnav-ask', vars: { whom: nameOf(people, view.asks) } }
}

export function askHelp(view: GnavView, people: People): Phrase {
  if (view.asks === null) return { id: 'table-gnav-help-stock' }
  const whom = nameOf(people, view.asks)
  const card = view.known[view.asks]
  if (card == null) return { id: 'table-gnav-help-ask', vars: { whom } }
  return { id: 'table-gnav-help-ask-known', vars: { whom, card: theCard(people, card) } }
}

/** What is going on while it is not my turn, and where I stand. */
export interface Status {
  head: Phrase
  why: Phrase | null
}

export function status(shown: Shown, people: People): Status {
  if (shown.winners.length > 0) return { head: { id: 'table-gnav-say-over' }, why: null }
  if (shown.settled !== null) return { head: { id: 'table-gnav-say-settled' }, why: null }
  const me = shown.me
  if (me === null) return { head: going(shown, people), why: null }
  const inDeal = shown.order.includes(me)
  if ((shown.lives[me] ?? 0) === 0)
    return { head: { id: 'table-gnav-out' }, why: { id: inDeal ? 'table-gnav-left-why' : 'table-gnav-out-why' } }
  if (shown.resting.includes(me)) return { head: { id: 'table-gnav-resting' }, why: { id: 'table-gnav-resting-why' } }
  return { head: going(shown, people), why: standing(shown, me) }
}

function going(shown: Shown, people: People): Phrase {
  if (shown.turn !== null) {
    if (shown.turn === shown.me) return { id: 'table-your-turn' }
    return { id: 'table-is-thinking', vars: { who: nameOf(people, shown.turn) } }
  }
  const begun = shown.fates.some((fate) => fate !== null)
  return { id: begun ? 'table-gnav-say-exchanges-over' : 'table-gnav-say-dealing' }
}

function standing(shown: Shown, me: number): Phrase | null {
  if (shown.fates[me] === 'skipped') return { id: 'table-gnav-why-skipped' }
  if (shown.waiting[0] === me) return { id: 'table-gnav-why-next' }
  if (shown.waiting.includes(me)) return { id: 'table-gnav-why-later' }
  return shown.fates[me] ? { id: 'table-gnav-why-done' } : null
}
