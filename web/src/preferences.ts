/**
 * What a person prefers, as the room keeps it: many pages and devices change it, each its own part, on top of what the
 * room has by then. Two parts of one page wait for each other.
 */

import { ask } from './api'
import type { Me } from './wire'

/** The preference that the room reads: whether others read my name among those who watch. */
export const NAMED = 'named_watcher'

let last: Promise<unknown> = Promise.resolve()

/** Asks and changes once what was begun before is done, however that ended. */
export function inTurn<T>(change: () => Promise<T>): Promise<T> {
  const mine = last.then(change)
  last = mine.catch(() => {})
  return mine
}

/** Sets one preference on top of the others that `me` has; who I am then. Only in turn. */
export async function prefer(me: Me, name: string, value: unknown): Promise<Me> {
  const preferences = { ...me.preferences, [name]: value }
  return { ...me, preferences: await ask<Me['preferences']>('/api/me/preferences', 'PUT', preferences) }
}

/** The same on top of what the room keeps by now, whoever has changed it meanwhile; null if I am nobody. */
export function preferNow(name: string, value: unknown): Promise<Me | null> {
  return inTurn(async () => {
    const me = await ask<Me | null>('/api/me')
    return me && prefer(me, name, value)
  })
}
