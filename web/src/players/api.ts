/** What is asked over HTTP about those who play here. */

import { ask } from '../api'
import type { PlayerInfo, PlayerRow } from '../wire'

export type Game = PlayerInfo['game']

/** What the room can put the best first by. */
export const ORDERS = ['rating', 'matches', 'won', 'points', 'place'] as const
export type Order = (typeof ORDERS)[number]

/** Rows that one answer has at most. */
export const PAGE = 100

export const players = (game: Game, order: Order, offset: number): Promise<PlayerRow[]> =>
  ask(`/api/players?${new URLSearchParams({ game, order, offset: String(offset), limit: String(PAGE) })}`)

export const player = (id: string, game: Game): Promise<PlayerInfo> => ask(`/api/players/${id}?game=${game}`)
