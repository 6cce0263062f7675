/** What a person prefers, as the room keeps it: many pages and devices change it, each its own part. */

import { ask } from './api'
import type { Me } from './wire'

/** Sets one preference, and no other; who I am then. */
export async function prefer(me: Me, name: string, value: unknown): Promise<Me> {
  return { ...me, preferences: await ask<Me['preferences']>('/api/me/preferences', 'PATCH', { [name]: value }) }
}
