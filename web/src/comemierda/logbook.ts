// The log beside the table: what happened since the deal, grouped by trick.
// While a round is played only the current trick and the one before it are told; afterwards all of them (C32).
import type { ComemierdaEvent, ComemierdaRoundScore, Office } from '../wire'
import type { Talk } from './talk'
import { cardWords, gain, listed, meIn, nameOf, setWords } from './talk'

export interface Line {
  head: boolean
  text: string
}

const RANK: Office[] = ['presidente', 'vicepresidente', 'pueblo', 'vicecomemierda', 'comemierda']

/** Seats from presidente to comemierda. */
export function byOffice(offices: readonly (Office | null)[]): number[] {
  const rank = (office: Office | null | undefined): number => (office ? RANK.indexOf(office) : RANK.length)
  return offices.map((_, seat) => seat).sort((a, b) => rank(offices[a]) - rank(offices[b]) || a - b)
}

/** The whole log. `last` is how the round before ended: told again until the new one is under way. */
export function logbook(
  talk: Talk,
  history: readonly ComemierdaEvent[],
  last: { number: number; score: ComemierdaRoundScore } | null = null,
): Line[] {
  const { before, tricks, after } = chapters(history)
  const told = after.length > 0 ? tricks : tricks.slice(-2)
  const opened = tricks.length > 0
  return [
    ...(last && !opened ? ended(talk, last.number, last.score) : []),
    ...before.flatMap((event) => lines(talk, event, false)),
    ...told.flatMap((trick) => [
      head(talk.say('table-comemierda-trick', { number: trick.number })),
      ...trick.events.flatMap((event, i) => lines(talk, event, i === 0)),
    ]),
    ...after.flatMap((event) => lines(talk, event, false)),
  ]
}

interface Trick {
  number: number
  events: ComemierdaEvent[]
}

function chapters(history: readonly ComemierdaEvent[]): {
  before: ComemierdaEvent[]
  tricks: Trick[]
  after: ComemierdaEvent[]
} {
  const before: ComemierdaEvent[] = []
  const tricks: Trick[] = []
  const after: ComemierdaEvent[] = []
  let open: Trick | null = null
  for (const event of history) {
    if (event.kind === 'scored' || event.kind === 'match-over') after.push(event)
    else if (event.kind === 'played' || open) {
      if (!open) tricks.push((open = { number: tricks.length + 1, events: [] }))
      open.events.push(event)
      if (event.kind === 'trick-won') open = null
    } else before.push(event)
  }
  return { before, tricks, after }
}

function ended(talk: Talk, number: number, score: ComemierdaRoundScore): Line[] {
  return [head(talk.say('table-comemierda-round', { number })), ...officeLines(talk, score.offices, score.points)]
}

function officeLines(talk: Talk, offices: readonly Office[], points: readonly number[]): Line[] {
  return byOffice(offices).map((seat) =>
    line(
      talk.say('event-comemierda-office', {
        ...about(talk, seat),
        office: offices[seat] ?? 'pueblo',
        points: gain(points[seat] ?? 0),
      }),
    ),
  )
}

/** One event as the log tells it. `lead` for the first set of a trick. */
export function lines(talk: Talk, event: ComemierdaEvent, lead: boolean): Line[] {
  switch (event.kind) {
    case 'dealt':
      return [
        head(talk.say('event-comemierda-dealt', { number: event.number, multiplier: event.multiplier })),
        line(talk.say('event-comemierda-dealer', about(talk, event.dealer))),
      ]
    case 'set-aside':
      return [
        line(
          talk.say('event-comemierda-set-aside', { ...about(talk, event.giver, event.receiver), count: event.count }),
        ),
      ]
    case 'given':
      return [line(given(talk, event))]
    case 'opened':
      return [line(talk.say('event-comemierda-opened', { ...about(talk, event.seat), rule: event.rule }))]
    case 'played':
      return [
        line(
          talk.say('event-comemierda-played', {
            ...about(talk, event.seat),
            set: setWords(talk, event.cards),
            lead: lead ? 'yes' : 'no',
          }),
        ),
      ]
    case 'passed':
      return [line(talk.say('event-comemierda-passed', about(talk, event.seat)))]
    case 'went-out':
      return [line(talk.say('event-comemierda-went-out', { ...about(talk, event.seat), place: event.place }))]
    case 'trick-won':
      return [
        line(talk.say('event-comemierda-trick-won', about(talk, event.seat))),
        ...(event.leads === event.seat
          ? []
          : [line(talk.say('event-comemierda-leads-instead', about(talk, event.leads)))]),
      ]
    case 'scored':
      return [
        head(talk.say('event-comemierda-scored', { number: event.number })),
        ...officeLines(talk, event.offices, event.points),
        line(talk.say('event-comemierda-left', { ...about(talk, event.loser), cards: cardWords(talk, event.left) })),
      ]
    case 'match-over':
      return [line(matchOver(talk, event.winners, event.totals))]
  }
}

function given(talk: Talk, event: Extract<ComemierdaEvent, { kind: 'given' }>): string {
  const vars = about(talk, event.giver, event.receiver)
  if (event.cards) return talk.say('event-comemierda-given-cards', { ...vars, cards: cardWords(talk, event.cards) })
  return talk.say('event-comemierda-given', { ...vars, count: event.count, forced: event.forced ? 'yes' : 'no' })
}

/** Who won the match, in one line. */
export function matchOver(talk: Talk, winners: readonly number[], totals: readonly number[]): string {
  const others = winners.filter((seat) => seat !== talk.me).map((seat) => nameOf(talk, seat))
  return talk.say('event-comemierda-match-over', {
    names: listed(talk, others),
    count: winners.length,
    me: talk.me !== null && winners.includes(talk.me) ? 'who' : 'no',
    points: totals[winners[0] ?? 0] ?? 0,
  })
}

function about(talk: Talk, who: number, whom: number | null = null): { who: string; whom: string; me: string } {
  return { who: nameOf(talk, who), whom: nameOf(talk, whom), me: meIn(talk, who, whom) }
}

function head(text: string): Line {
  return { head: true, text }
}

function line(text: string): Line {
  return { head: false, text }
}
