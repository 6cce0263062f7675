/** How the clock of a seat runs down between two messages of the room. */

import { CLOCKS } from '../gathering/told'
import type { SeatClock, Settings } from '../wire'

export interface Reading {
  /** What runs: the seconds of the turn, then those in reserve for the whole deal; `rest` while it is not the seat's turn. */
  part: 'turn' | 'bank' | 'rest'
  /** How much of that part is left, 0 to 1. */
  share: number
  /** Seconds left of the turn, and in reserve. */
  turn: number
  bank: number
  /** All that is left before a robot plays. */
  left: number
}

/** From so many seconds on the clock is told in numbers. */
export const SHORT = 10

/** The clock `passed` seconds after the room told it; null where there is none. */
export function reading(clock: SeatClock | null | undefined, passed: number, pace: Settings['clock']): Reading | null {
  if (!clock || pace === 'none') return null
  const whole = CLOCKS[pace]
  if (clock.turn === null) return { part: 'rest', share: clock.bank / whole.bank, turn: 0, bank: clock.bank, left: clock.bank }
  const turn = Math.max(0, clock.turn - passed)
  const bank = Math.max(0, clock.bank - Math.max(0, passed - clock.turn))
  const [part, share] = turn > 0 ? (['turn', turn / whole.turn] as const) : (['bank', bank / whole.bank] as const)
  return { part, share: Math.min(1, share), turn, bank, left: turn + bank }
}
