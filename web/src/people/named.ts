/** Whether others read my name among those who watch: a preference that the room itself reads. */

import { ask } from '../api'
import { prefer } from '../preferences'
import type { Me } from '../wire'

const NAMED = 'named_watcher'

export const isNamed = (me: Me | null): boolean => me?.preferences[NAMED] === true

/** Wishes it for whoever I am by now; who that is, null if I am nobody. */
export async function beNamed(wished: boolean): Promise<Me | null> {
  const me = await ask<Me | null>('/api/me')
  return me && prefer(me, NAMED, wished)
}
