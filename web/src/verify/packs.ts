/** Both packs in listed order, the order a shuffle starts from (the format of records says so; no rule of a game does). */

import { GNAV_RANKS } from '../wire'

export type Game = 'comemierda' | 'gnav'

const SUITS = ['o', 'c', 'e', 'b']
const VALUES = [1, 2, 3, 4, 5, 6, 7, 10, 11, 12]

export const packs: Record<Game, readonly string[]> = {
  comemierda: SUITS.flatMap((suit) => VALUES.map((value) => `${value}${suit}`)),
  gnav: GNAV_RANKS.flatMap((rank) => [rank, rank]),
}

export const isGame = (name: unknown): name is Game => typeof name === 'string' && Object.hasOwn(packs, name)
