/** What is asked over HTTP about other people. */

import { ask } from '../api'
import type { Blocked, NewReport } from '../wire'

/** Whom I do not wish to hear at any table. */
export const blocked = (): Promise<Blocked[]> => ask('/api/me/blocks')

/** Hear somebody no more at any table, or again. */
export const block = (player: string, wished: boolean): Promise<null> =>
  ask(`/api/me/blocks/${player}`, wished ? 'PUT' : 'DELETE')

/** Tells the host of the room about somebody. */
export const report = (told: NewReport): Promise<null> => ask('/api/reports', 'POST', told)
