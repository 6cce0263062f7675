// What the page shows: a View, and how one event changes it on the way to the next View.
// The server's View has the last word; between two Views nothing is legal and nobody is shown to think.
import type { ComemierdaEvent, ComemierdaView } from '../wire'
import { sorted, without } from './cards'

/** The View as shown, without its history: that is kept beside it. */
export type Shown = Omit<ComemierdaView, 'history' | 'game'> & {
  /** How many cards of each seat lie aside, unseen by the one who will get them. */
  aside: number[]
}

export function shownOf(view: ComemierdaView): Shown {
  const { history, game: _, ...rest } = view
  return { ...rest, aside: asideIn(history, view.counts.length) }
}

/** The same table before its first card is dealt. */
export function beforeDeal(view: ComemierdaView): Shown {
  const nobody = view.counts.map(() => 0)
  const bare = { hand: [], counts: nobody, to_act: [], legal: [], trick: [], to_beat: [], winning: null, aside: nobody }
  return { ...shownOf(view), ...bare }
}

function asideIn(history: readonly ComemierdaEvent[], players: number): number[] {
  return history.reduce(asideAfter, Array<number>(players).fill(0))
}

function asideAfter(aside: number[], event: ComemierdaEvent): number[] {
  switch (event.kind) {
    case 'dealt':
      return aside.map(() => 0)
    case 'set-aside':
      return put(aside, event.giver, event.count)
    case 'given':
      return event.forced ? put(aside, event.giver, 0) : aside
    default:
      return aside
  }
}

/** What is shown once `event` has happened. */
export function step(shown: Shown, event: ComemierdaEvent): Shown {
  const still: Shown = { ...resting(shown, event), aside: asideAfter(shown.aside, event) }
  switch (event.kind) {
    case 'dealt':
      return {
        ...still,
        phase: 'play',
        number: event.number,
        dealer: event.dealer,
        multiplier: event.multiplier,
        counts: event.counts,
        hand: event.hand ?? [],
        owed: shown.owed.map(() => 0),
        opener: null,
        trick: [],
        last_trick: [],
        to_beat: [],
        winning: null,
        passed: [],
        out: [],
        left: [],
        winners: [],
      }
    case 'set-aside':
      return { ...leave(still, event.giver, event.count, event.cards), phase: 'exchange' }
    case 'given': {
      const lay = shown.aside[event.giver] ?? 0
      const gone = event.forced && lay > 0 ? still : leave(still, event.giver, event.count, event.cards)
      return { ...arrive(gone, event.receiver, event.count, event.cards), phase: 'exchange' }
    }
    case 'opened':
      return { ...still, phase: 'play', opener: event.seat }
    case 'played':
      return {
        ...leave(still, event.seat, 0, event.cards),
        counts: put(shown.counts, event.seat, event.left),
        trick: [...shown.trick, { seat: event.seat, cards: event.cards }],
        to_beat: event.cards,
        winning: event.seat,
      }
    case 'passed':
      return {
        ...still,
        trick: [...shown.trick, { seat: event.seat, cards: [] }],
        passed: [...shown.passed.filter((seat) => seat !== event.seat), event.seat],
      }
    case 'went-out':
      return { ...still, out: [...shown.out, event.seat] }
    case 'trick-won':
      return { ...still, last_trick: shown.trick, trick: [], to_beat: [], winning: null, passed: [] }
    case 'scored':
      return {
        ...still,
        phase: 'scored',
        to_beat: [],
        winning: null,
        offices: event.offices,
        totals: event.totals,
        left: event.left,
        rounds: [
          ...shown.rounds,
          { multiplier: event.multiplier, offices: event.offices, points: event.points, totals: event.totals },
        ],
      }
    case 'match-over':
      return { ...still, phase: 'over', winners: event.winners, totals: event.totals }
  }
}

/** Nobody is to act until the next View, save who chooses on while another pair exchanges (C21). */
function resting(shown: Shown, event: ComemierdaEvent): Shown {
  const elsewhere = event.kind === 'given' && event.giver !== shown.seat && event.receiver !== shown.seat
  if (!elsewhere) return { ...shown, to_act: [], legal: [] }
  return { ...shown, to_act: shown.to_act.filter((seat) => event.forced || seat !== event.giver) }
}

/** The history once `event` has happened: it starts anew with each deal. */
export function historyAfter(history: readonly ComemierdaEvent[], event: ComemierdaEvent): ComemierdaEvent[] {
  return event.kind === 'dealt' ? [event] : [...history, event]
}

function leave(shown: Shown, seat: number, count: number, cards: readonly string[] | null): Shown {
  return {
    ...shown,
    counts: put(shown.counts, seat, (shown.counts[seat] ?? 0) - count),
    hand: seat === shown.seat && cards ? without(shown.hand, cards) : shown.hand,
  }
}

function arrive(shown: Shown, seat: number, count: number, cards: readonly string[] | null): Shown {
  return {
    ...shown,
    counts: put(shown.counts, seat, (shown.counts[seat] ?? 0) + count),
    hand: seat === shown.seat && cards ? sorted([...shown.hand, ...cards]) : shown.hand,
  }
}

function put<T>(list: readonly T[], at: number, value: T): T[] {
  return list.map((old, i) => (i === at ? value : old))
}
