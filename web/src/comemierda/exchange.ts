// Who exchanges with whom, read from what has happened since the deal.
import type { ComemierdaEvent } from '../wire'

export interface Pair {
  /** The one whose highest cards are taken. */
  lower: number
  /** The one who gives cards of choice in return. */
  higher: number
  count: number
  /** The highest cards, for the two who may see them; null while unseen. */
  forced: string[] | null
  /** The cards given in return: null until then, and for those who may not see them. */
  back: string[] | null
  done: boolean
}

/** The pairs of this round's exchange; none in the first round. */
export function pairs(history: readonly ComemierdaEvent[]): Pair[] {
  const found = new Map<number, Pair>()
  for (const event of history) {
    if (event.kind === 'set-aside' || (event.kind === 'given' && event.forced)) {
      const before = found.get(event.receiver)
      found.set(event.receiver, {
        lower: event.giver,
        higher: event.receiver,
        count: event.count,
        forced: event.cards,
        back: before?.back ?? null,
        done: before?.done ?? false,
      })
    } else if (event.kind === 'given') {
      const pair = found.get(event.giver)
      if (pair) found.set(event.giver, { ...pair, back: event.cards, done: true })
    }
  }
  return [...found.values()]
}

/** The pair of this seat. */
export function pairOf(history: readonly ComemierdaEvent[], seat: number | null): Pair | null {
  return pairs(history).find((pair) => pair.lower === seat || pair.higher === seat) ?? null
}
