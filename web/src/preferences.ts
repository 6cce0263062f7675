/** What a person prefers, as the room keeps it: many pages and devices change it, each its own part. */

import { ask } from './api'
import type { Me } from './wire'

/** The preference that the room reads: whether others read my name among those who watch. */
export const NAMED = 'named_watcher'

/** Sets one preference, and no other; who I am then. */
export async function prefer(me: Me, name: string, value: unknown): Promise<Me> {
  return { ...me, preferences: await ask<Me['preferences']>('/api/me/preferences', 'PATCH', { [name]: value }) }
}

/** The same for whoever I am by now; null if I am nobody. */
export async function preferNow(name: string, value: unknown): Promise<Me | null> {
  const me = await ask<Me | null>('/api/me')
  return me && prefer(me, name, value)
}
