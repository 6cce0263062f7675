/** The columns of the table of players: what stands in them, and what it can be sorted by. */

import type { Office, PlayerRow } from '../wire'
import { ORDERS, type Game, type Order } from './api'

export type Column = Order | 'presidente' | 'comemierda'

const COLUMNS: Record<Game, readonly Column[]> = {
  comemierda: ['rating', 'points', 'presidente', 'comemierda', 'won', 'matches'],
  gnav: ['rating', 'place', 'points', 'won', 'matches'],
}

export const columnsOf = (game: Game): readonly Column[] => COLUMNS[game]

/** How often of all hands somebody held an office, 0 to 1; null before the first hand. */
export function share({ offices }: Pick<PlayerRow, 'offices'>, office: Office): number | null {
  const all = Object.values(offices).reduce((sum, count) => sum + count, 0)
  return all === 0 ? null : (offices[office] ?? 0) / all
}

/** What stands in a column; null is a dash. */
export function cell(row: PlayerRow, column: Column): number | null {
  switch (column) {
    case 'rating':
      return row.rating?.value ?? null
    case 'points':
      return row.points_per_round ?? row.lives_left
    case 'presidente':
    case 'comemierda':
      return share(row, column)
    default:
      return row[column]
  }
}

/** What the room sorts by itself; the shares of offices it leaves to who has all rows. */
export const isOrder = (column: Column): column is Order => (ORDERS as readonly string[]).includes(column)

/** By a share: the most often presidente, the least often comemierda; who never played a hand at the end. */
export function byShare(rows: readonly PlayerRow[], office: 'presidente' | 'comemierda'): PlayerRow[] {
  const way = office === 'presidente' ? -1 : 1
  return [...rows].sort((a, b) => {
    const [x, y] = [share(a, office), share(b, office)]
    if (x === null || y === null) return Number(x === null) - Number(y === null)
    return way * (x - y)
  })
}

/** The rows with those of the next page: who has sunk there meanwhile stands among them already. */
export function continued(rows: readonly PlayerRow[], page: readonly PlayerRow[]): PlayerRow[] {
  const known = new Set(rows.map(({ player }) => player))
  return [...rows, ...page.filter(({ player }) => !known.has(player))]
}
