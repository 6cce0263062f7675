/** How a table will be played, line by line: what a person should know before sitting down. */

import type { GameInfo, Settings } from '../wire'

/** A message, and what it holds; a message among what it holds is said first. */
export interface Told {
  id: string
  vars?: Record<string, string | number>
}

/** Seconds that the clocks of people give: for a turn, and in reserve for a whole deal. */
export const CLOCKS = {
  slow: { turn: 20, bank: 60 },
  normal: { turn: 10, bank: 30 },
  fast: { turn: 5, bank: 10 },
} as const

/** The clock in seconds. */
export function clockTold(clock: Settings['clock']): Told {
  return clock === 'none'
    ? { id: 'gathering-clock-seconds-none' }
    : { id: 'gathering-clock-seconds', vars: { ...CLOCKS[clock] } }
}

/** When watchers see what is played; nobody may watch. */
export function watchTold({ watch, hold }: Settings, game: string): Told {
  return watch ? { id: `gathering-hold-${hold}`, vars: { game } } : { id: 'gathering-watch-no' }
}

export type Value = boolean | number | null

export interface Changed {
  /** The message that names the option. */
  name: string
  value: Value
}

/** The options that differ from the usual game; the number of players is seen in the seats. */
export function changedOptions(offer: GameInfo, options: Readonly<Record<string, Value>>): Changed[] {
  return offer.options.flatMap(({ name, standard }) => {
    const value = options[name]
    if (name === 'players' || value === undefined || value === standard) return []
    return [{ name: `rules-${offer.game}-option-${name.replaceAll('_', '-')}-name`, value }]
  })
}
