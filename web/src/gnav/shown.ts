// What the table shows, moved on by one event at a time, and laid right by the View at the end of each burst.
//
// - `fold` never looks further than its event: played one by one, events show a table that was so at that moment;
// - `settle` has the last word: what View and fold both know is taken from the View;
// - a card is its code; `BACK` lies where this seat cannot see one, null where there is none.

import { GNAV_RANKS, type Cause, type GnavEvent, type GnavSettled, type GnavView } from '../wire'

export const BACK = 'gback'

/** What became of a seat in this deal; null while nothing has. */
export type Fate = 'kept' | 'asking' | 'swapped' | 'undone' | 'drew' | 'refused' | 'skipped'

/** What a seat says aloud. `to` is who is spoken to, null the stock. */
export type Speech =
  | { seat: number; says: 'kept' | 'swapped' | 'fool' }
  | { seat: number; says: 'asks'; to: number | null }
  | { seat: number; says: 'refuses'; card: string }

export interface Shown {
  readonly me: number | null
  readonly number: number
  readonly dealer: number
  readonly order: readonly number[]
  readonly resting: readonly number[]
  readonly lives: readonly number[]
  readonly cards: readonly (string | null)[]
  readonly fools: readonly number[]
  /** Seats whose card lies face up because it refused somebody. */
  readonly refusers: readonly number[]
  readonly fates: readonly (Fate | null)[]
  readonly speech: readonly Speech[]
  readonly turned: readonly string[]
  readonly stock: number
  readonly putAway: number
  /** The seat whose turn it is, or whose request is being answered. */
  readonly turn: number | null
  /** Seats that may still act after `turn`, in order. */
  readonly waiting: readonly number[]
  /** Lives lost in the exchanges of this deal, why, and to whom. */
  readonly paid: readonly { seat: number; cause: Cause }[]
  /** The deal that was skipped just before this one. */
  readonly skipped: number | null
  readonly settled: GnavSettled | null
  readonly winners: readonly number[]
}

/** The table before anything was dealt. */
export function blank(me: number | null, lives: readonly number[]): Shown {
  return {
    me,
    number: 0,
    dealer: 0,
    order: [],
    resting: [],
    lives,
    cards: lives.map(() => null),
    fools: [],
    refusers: [],
    fates: lives.map(() => null),
    speech: [],
    turned: [],
    stock: 2 * GNAV_RANKS.length,
    putAway: 0,
    turn: null,
    waiting: [],
    paid: [],
    skipped: null,
    settled: null,
    winners: [],
  }
}

/** The same list with one place changed. */
function put<T>(list: readonly T[], place: number, value: T): T[] {
  return list.map((old, i) => (i === place ? value : old))
}

/** What lies before `seat` once a card has come there that this seat sees as `code`, or does not see. */
function lying(shown: Shown, seat: number, code: string | null, fools: readonly number[]): string {
  if (seat === shown.me && code !== null) return code
  return fools.includes(seat) ? 'fool' : BACK
}

/** Two seats hold each other's cards now: `mine` and `theirs` are what the first and the second got. */
function crossed(
  shown: Shown,
  first: number,
  second: number,
  got: { first: string | null; second: string | null },
  fools: readonly number[],
): Shown {
  const cards = put(shown.cards, first, lying(shown, first, got.first, fools))
  return { ...shown, fools, cards: put(cards, second, lying(shown, second, got.second, fools)) }
}

/** An action begins: earlier words are over, and it is the turn of `seat`. */
function begins(shown: Shown, seat: number, fate: Fate, speech: Speech): Shown {
  return {
    ...shown,
    skipped: null,
    turn: seat,
    waiting: shown.waiting.filter((other) => other !== seat),
    fates: put(shown.fates, seat, fate),
    speech: [speech],
  }
}

/** The table after `event`. */
export function fold(shown: Shown, event: GnavEvent): Shown {
  switch (event.kind) {
    case 'skipped':
      return {
        ...blank(shown.me, shown.lives),
        number: event.number,
        dealer: event.dealer,
        stock: 0,
        skipped: event.number,
      }
    case 'dealt': {
      const cards = shown.lives.map((_, seat) =>
        event.order.includes(seat) ? lying(shown, seat, event.card, event.fools) : null,
      )
      return {
        ...blank(shown.me, shown.lives),
        number: event.number,
        dealer: event.dealer,
        order: event.order,
        resting: event.resting,
        waiting: event.order,
        cards,
        fools: event.fools,
        stock: 2 * GNAV_RANKS.length - event.order.length,
        speech: event.fools.map((seat) => ({ seat, says: 'fool' })),
        skipped: shown.skipped,
      }
    }
    case 'kept':
      return begins(shown, event.seat, 'kept', { seat: event.seat, says: 'kept' })
    case 'asked':
      return begins(shown, event.seat, 'asking', { seat: event.seat, says: 'asks', to: event.target })
    case 'shown':
      return {
        ...shown,
        cards: put(shown.cards, event.seat, event.card),
        refusers: [...shown.refusers, event.seat],
        fates: put(put(shown.fates, event.asker, 'refused'), event.seat, 'skipped'),
        waiting: shown.waiting.filter((seat) => seat !== event.seat),
        speech: [...shown.speech, { seat: event.seat, says: 'refuses', card: event.card }],
      }
    case 'passed-on':
      return { ...shown, fates: put(shown.fates, event.asker, 'asking') }
    case 'swapped': {
      const crossing = crossed(shown, event.asker, event.giver, { first: event.got, second: event.gave }, event.fools)
      return {
        ...crossing,
        fates: put(shown.fates, event.asker, 'swapped'),
        speech: [...shown.speech, { seat: event.giver, says: 'swapped' }],
      }
    }
    case 'turned':
      return { ...shown, turned: [...shown.turned, event.card], stock: shown.stock - 1 }
    case 'drew':
      return {
        ...shown,
        cards: put(shown.cards, event.seat, lying(shown, event.seat, event.got, event.fools)),
        fools: event.fools,
        fates: put(shown.fates, event.seat, 'drew'),
        stock: shown.stock - 1,
        putAway: shown.putAway + 1,
      }
    case 'undone': {
      const got = { first: event.asker_has, second: event.giver_has }
      const crossing = crossed(shown, event.asker, event.giver, got, event.fools)
      return { ...crossing, fates: put(shown.fates, event.asker, 'undone') }
    }
    case 'life-lost':
      return {
        ...shown,
        lives: put(shown.lives, event.seat, event.left),
        paid: [...shown.paid, { seat: event.seat, cause: event.cause }],
      }
    case 'exchanges-over':
      return { ...shown, turn: null, waiting: [] }
    case 'settled':
      return {
        ...shown,
        turn: null,
        waiting: [],
        speech: [],
        cards: event.cards,
        lives: event.lives,
        settled: event,
      }
    case 'replayed':
      return { ...shown, lives: shown.lives.map((left, seat) => (event.seats.includes(seat) ? 1 : left)) }
    case 'match-over':
      return { ...shown, winners: event.winners }
  }
}

/** The card that `view` lets its seat see before `seat`. */
function laid(view: GnavView, seat: number): string | null {
  if (view.settled !== null) return view.settled.cards[seat] ?? null
  if (seat === view.seat && view.card !== null) return view.card
  if (!view.holding.includes(seat)) return null
  return view.shown[seat] ?? (view.fools.includes(seat) ? 'fool' : seat === view.seat ? view.known[seat] : null) ?? BACK
}

/** `shown` made to agree with `view`, which is the truth. */
export function settle(shown: Shown, view: GnavView): Shown {
  const turn = view.to_act[0] ?? null
  return {
    ...shown,
    me: view.seat,
    number: view.number,
    dealer: view.phase === 'play' ? view.dealer : shown.dealer,
    order: view.order,
    lives: view.lives,
    resting: view.settled === null ? view.resting : shown.resting,
    cards: view.lives.map((_, seat) => laid(view, seat)),
    fools: view.fools,
    turned: view.turned,
    stock: view.stock,
    putAway: view.put_away,
    turn,
    waiting: view.waiting.filter((seat) => seat !== turn),
    settled: view.settled,
    winners: view.winners,
  }
}

/** The table as it stands, for one who has just come in: the deal's history told at once. */
export function fromView(view: GnavView): Shown {
  const start = blank(view.seat, view.lives)
  return settle(view.history.reduce(fold, start), view)
}
