/** What is said in the guided hand of each game, at which burst of it, and about what on the table. */

import type { Game } from '../places'
import type { Wanted } from './room'

export interface Step {
  /** What is said: `guide-{game}-{id}`. */
  id: string
  /** The burst of the hand that has to be seen first. */
  at: number
  /** What it is about; null for nothing that one could point at. */
  about: string | null
  /** What leads there is of no matter to the learner: it is shown fast. */
  soon?: true
}

const RANKS = '.tools > .pop:first-child > summary'
const TOP = '.pile .set:not(.under)'
const plate = (seat: number): string => `.seats [data-seat="${seat}"] .plate`
const shown = (seat: number): string => `.seats [data-seat="${seat}"] > .card`

export const plans: Record<Game, readonly Step[]> = {
  comemierda: [
    { id: 'hand', at: 0, about: '.hand' },
    { id: 'ranks', at: 0, about: RANKS },
    { id: 'higher', at: 1, about: TOP },
    { id: 'pass', at: 5, about: TOP },
    { id: 'count', at: 9, about: TOP },
    { id: 'two', at: 13, about: TOP },
    { id: 'lead', at: 14, about: '.me .say' },
    { id: 'out', at: 18, about: '.me .say' },
    { id: 'offices', at: 35, about: '.rank-list', soon: true },
    { id: 'exchange', at: 36, about: '.swap' },
    { id: 'end', at: 38, about: null },
  ],
  gnav: [
    { id: 'card', at: 0, about: '.own .card' },
    { id: 'ranks', at: 0, about: RANKS },
    { id: 'ask', at: 1, about: plate(1) },
    { id: 'horse', at: 2, about: shown(1) },
    { id: 'settled', at: 3, about: '.verdict' },
    { id: 'again', at: 4, about: '.own .card' },
    { id: 'cat', at: 6, about: shown(2) },
    { id: 'life', at: 7, about: '.verdict' },
    { id: 'keep', at: 10, about: '.own .card' },
    { id: 'fool', at: 11, about: '.verdict' },
    { id: 'end', at: 11, about: null },
  ],
}

/** Where on the table the wanted choice is made, the place to begin first. */
export function placesOf(wanted: Wanted | null): string[] {
  switch (wanted?.kind) {
    case 'play':
    case 'give':
      return [...wanted.cards.map((card) => `.hand [data-held="${card}"]`), '.acts .btn.go']
    case 'pass':
      return ['.acts > .btn.line']
    case 'keep':
      return ['.side-l .btn']
    case 'ask':
      return ['.side-r .btn.go']
    case 'next':
      return ['.sheet .btn.go', '.side-r .btn.go']
    default:
      return []
  }
}
