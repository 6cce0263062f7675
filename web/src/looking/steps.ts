/** Where one is in a match that is looked back at: which step, what had happened by then, who sat there. */

import type { Replay, ReplayStep, SeatResult, Sitter } from '../wire'

export type AnyEvent = ReplayStep['events'][number]
type Steps = Replay['steps']

/** Milliseconds after which the address follows a step: browsers stop pages that change it all the time. */
export const FOLLOWS = 250

/** A number of the address made one of the match. */
export function within(steps: Steps, step: number | null): number {
  return Math.max(0, Math.min(step ?? 0, steps.length - 1))
}

/** What has happened since the deal that `at` belongs to. */
export function sinceDeal(steps: Steps, at: number): AnyEvent[] {
  const begins = steps.slice(0, at + 1).findLastIndex(isDeal)
  return steps.slice(Math.max(0, begins), at + 1).flatMap(({ events }) => events)
}

/** The deal before or after: of the present one the beginning, if one is past it. */
export function dealFrom(steps: Steps, at: number, way: -1 | 1): number {
  if (way < 0) return Math.max(0, steps.slice(0, at).findLastIndex(isDeal))
  const next = steps.findIndex((step, i) => i > at && isDeal(step))
  return next < 0 ? steps.length - 1 : next
}

/** Cards were dealt, or a deal was skipped: nobody acted. */
export function isDeal({ seat }: ReplayStep): boolean {
  return seat === null
}

/** Who sat there, as a table shows people; whoever left did so later than most of what is shown. */
export function sitterOf({ name, robot, level, player }: SeatResult): Sitter {
  return { name, robot, level, player, connected: true, away: false, left: false, next: null }
}
