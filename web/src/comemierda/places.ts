// Where things lie: the seats round the cloth, the cards in the own hand, the sets of a trick one over the other.
import { valueOf } from './cards'

/** The other seats in the order in which they play after `me`: the first one is `k1`. */
export function seatsAfter(me: number, players: number): number[] {
  return Array.from({ length: players - 1 }, (_, k) => (me + k + 1) % players)
}

export interface Spot {
  card: string
  /** How many short steps, to a card of the same value, and long ones lie before it. */
  short: number
  long: number
}

/** The hand from left to right: equal values lie closer together. How long a step is, the sheets say. */
export function spread(hand: readonly string[]): Spot[] {
  let [short, long] = [0, 0]
  return hand.map((card, i) => {
    const before = hand[i - 1]
    if (before !== undefined) {
      if (valueOf(before) === valueOf(card)) short++
      else long++
    }
    return { card, short, long }
  })
}

export interface Layer {
  /** Stable while the trick lasts. */
  key: string
  seat: number
  cards: string[]
  /** How far up it has moved, in strips of a card: 0 the set to beat. */
  up: number
  dx: string
  angle: string
}

/** How many of the earlier sets of a trick still show under the set to beat. */
const UNDER = 2
/** How far up the set to beat, the one under it and the one under that lie, by how many lie under. */
const UP = [[0], [0, 1], [0, 0.75, 1.3]]
const TURNS = [3, -4, 6, -1]
const SHIFTS = [-2, -5, 6, -7]

/** The sets of a trick, oldest first, the one to beat last. A set keeps its tilt while it moves up. */
export function pile(trick: readonly { seat: number; cards: string[] }[]): Layer[] {
  const sets = trick.filter((move) => move.cards.length > 0)
  return sets.slice(-UNDER - 1).map((move, i, shown) => {
    const nth = sets.length - shown.length + i
    return {
      key: `${nth}`,
      seat: move.seat,
      cards: move.cards,
      up: UP[shown.length - 1]?.[shown.length - 1 - i] ?? 0,
      dx: `${SHIFTS[nth % SHIFTS.length]}%`,
      angle: `${TURNS[nth % TURNS.length]}deg`,
    }
  })
}
