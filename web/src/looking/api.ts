/** What is asked over HTTP about matches that are over. */

import { ask } from '../api'
import { at } from '../base'
import type { MatchInfo, MatchPage, Replay } from '../wire'

/** Through whose eyes: a seat, a watcher's, or with every card open. */
export type Viewpoint = number | 'watcher' | 'all'

export interface Wanted {
  game: MatchInfo['game'] | null
  won: boolean | null
}

/** The matches of a player, my own for null, the latest first; `before` goes on where a page ended. */
export function matches(player: string | null, { game, won }: Wanted, before: string | null): Promise<MatchPage> {
  const query = new URLSearchParams()
  if (game) query.set('game', game)
  if (won !== null) query.set('won', String(won))
  if (before) query.set('before', before)
  return ask(`/api/${player === null ? 'me' : `players/${player}`}/matches?${query}`)
}

/** A match step by step; without a viewpoint from my own seat, or as a watcher. */
export const replay = (table: string, match: number, viewpoint: Viewpoint | null): Promise<Replay> =>
  ask(`/api/matches/${table}/${match}/replay${viewpoint === null ? '' : `?seat=${viewpoint}`}`)

/** The address of the record of a match: that match of the table, or the last one that is over. */
export const recordOf = (table: string, match: number | null): string =>
  at(`/api/tables/${table}/record${match === null ? '' : `?match=${match}`}`)
