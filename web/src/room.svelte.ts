/** What this room is and allows: asked once, when the first page needs it. */

import { room as ask } from './api'
import type { RoomInfo } from './wire'
import { words } from './words.svelte'

export interface Level {
  value: number
  label: string
  note: string
}

/** The levels of robots that every room has, until this one has told. */
const USUAL: readonly number[] = [1, 2, 3, 4]

class Room {
  /** Null until the room has told. */
  info = $state.raw<RoomInfo | null>(null)
  #asked: Promise<void> | null = null

  /** Asks, once for all who need to know; where nothing answers, the usual holds. */
  learn(): Promise<void> {
    return (this.#asked ??= ask().then(
      (info) => void (this.info = info),
      () => void (this.#asked = null),
    ))
  }

  /** How strong the robots of a game can be, the gentlest first. */
  levels(game: string): readonly number[] {
    return this.info?.levels[game]?.map(({ level }) => level) ?? USUAL
  }

  /** The same to choose from, in words. */
  levelChoices(game: string): Level[] {
    return this.levels(game).map((value) => ({
      value,
      label: words.say(`start-level-${value}`),
      note: words.say(`start-level-${value}-note`),
    }))
  }

  /** The level one likes, or the strongest there is below it. */
  level(game: string, liked: number): number {
    const levels = this.levels(game)
    return levels.findLast((level) => level <= liked) ?? levels[0] ?? 1
  }
}

export const room = new Room()
