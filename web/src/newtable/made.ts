/** What a person chose for a new table, and what is asked of the room for it. */

import type { NewTable, Settings } from '../wire'

export type Options = NonNullable<NewTable['options']>

/** A table for friends, as most will want it: among themselves. */
export const USUAL: Settings = {
  title: '',
  open: false,
  rated: false,
  clock: 'none',
  watch: false,
  hold: 'trick',
  talk: 'phrases',
}

/** The settings as the room takes them: no stray spaces, nothing held back from watchers that nobody lets in. */
export function settled(settings: Settings): Settings {
  return { ...settings, title: settings.title.trim(), hold: settings.watch ? settings.hold : 'none' }
}
