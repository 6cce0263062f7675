/**
 * Settings that stay with a person. The browser has them at once; of somebody whom the room knows it keeps them among his
 * preferences, writes them into every page it serves him, and gives them to each browser in which he signs in.
 *
 * - of one person's settings the ones changed last hold, and each change counts as later than all that it knew of;
 * - signing in, a person finds his own: what somebody else liked in this browser, or a stranger after he had left,
 *   gives way, and is never told as his;
 * - what could not be told is told when the room is asked next who I am.
 */

import { ask } from './api'
import { inTurn } from './inturn'
import { prefer } from './preferences'
import { settings, type Kept } from './settings.svelte'
import type { Me } from './wire'

/** The preference that holds them. */
const SETTINGS = 'settings'

/** The later settings are told last. */
const queue = inTurn()

/** Takes what the room keeps of me; true where it has to be told instead. */
export function meet(me: Me): boolean {
  const kept = keptOf(me)
  const { person } = settings.stamp
  if (kept && settings.adopt(me.player, kept)) {
    const { language } = settings.stamp
    if (person !== me.player && language) settings.onlanguage(language)
    return false
  }
  settings.belongTo(me.player)
  return settings.stamp.at > (kept?.at ?? 0)
}

/** Tells the room what holds here; nothing else among the preferences changes. The answer is who I am now, null if nobody. */
export function tell(): Promise<Me | null> {
  return queue(async () => {
    const me = await ask<Me | null>('/api/me')
    if (!me) settings.belongTo(null)
    if (!me || !meet(me)) return me
    return prefer(me, SETTINGS, settings.kept)
  })
}

function keptOf(me: Me): Partial<Kept> | null {
  const kept = me.preferences[SETTINGS]
  return typeof kept === 'object' && kept !== null ? kept : null
}
