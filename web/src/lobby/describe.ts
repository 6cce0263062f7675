/** A table of the lobby in a few words. */

import type { LobbyTable } from '../wire'

export interface Phrase {
  id: string
  vars: Record<string, string | number>
}

/** Options that are told by their own words, or are seen in the seats. */
const TOLD: readonly string[] = ['players', 'target', 'lives']

/** What the table is called: its title, else by its host. */
export function titleOf({ title, host }: Pick<LobbyTable, 'title' | 'host'>): string | Phrase {
  if (title) return title
  return host ? { id: 'lobby-table-of', vars: { host } } : { id: 'lobby-table-robots', vars: {} }
}

/** The game and how it is played, the pace, how far it is. */
export function factsOf(table: LobbyTable): Phrase[] {
  const { game, options, clock, rated, gathering, number, watchers } = table
  const facts: Phrase[] = [
    game === 'comemierda'
      ? { id: 'lobby-comemierda', vars: { target: Number(options.target ?? 0) } }
      : { id: 'lobby-gnav', vars: { lives: Number(options.lives ?? 3) } },
  ]
  const changed = Object.keys(options).filter((name) => !TOLD.includes(name)).length
  if (changed > 0) facts.push({ id: 'lobby-house-rules', vars: { count: changed } })
  if (clock !== 'none') facts.push({ id: `lobby-clock-${clock}`, vars: {} })
  if (rated) facts.push({ id: 'lobby-rated', vars: {} })
  if (!gathering && number > 0) facts.push({ id: `lobby-at-${game}`, vars: { number } })
  if (watchers > 0) facts.push({ id: 'lobby-watchers', vars: { count: watchers } })
  return facts
}

/** The seats, counted. */
export function seatsOf({ seats }: LobbyTable): { taken: number; of: number; robots: number } {
  const robots = seats.filter((seat) => seat === 'robot').length
  return { taken: seats.filter((seat) => seat !== 'empty').length, of: seats.length, robots }
}
