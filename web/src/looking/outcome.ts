/** How a match ended, in one phrase. */

import { listed } from '../people/listed'
import { whole } from './number'
import type { MatchInfo, SeatResult } from '../wire'

export interface Phrase {
  id: string
  vars: Record<string, string | number>
}

/** What somebody has to show: points, or lives that are left; as a number to count by, and as it is written. */
function scored(seat: SeatResult | undefined): { score: number; told: string } {
  const score = seat?.points ?? seat?.lives ?? 0
  return { score, told: whole(score) }
}

/** For those who look at a whole match: who won, and with what. */
export function outcome({ game, seats }: MatchInfo): Phrase {
  const winners = seats.filter(({ won }) => won)
  if (winners.length === 0) return { id: 'looking-nobody-won', vars: {} }
  const vars = { names: listed(winners.map(({ name }) => name)), count: winners.length, ...scored(winners[0]) }
  return { id: `looking-won-${game}`, vars }
}

/** For a list of one's own: how it went for the seat the list is about. */
export function fate({ game, seats, seat }: MatchInfo): Phrase | null {
  const own = seat === null ? undefined : seats[seat]
  if (!own) return null
  const vars = { place: own.place, ...scored(own), shared: seats.filter(({ won }) => won).length > 1 ? 'yes' : 'no' }
  return { id: own.left ? 'looking-left' : own.won ? `looking-own-${game}` : `looking-place-${game}`, vars }
}
