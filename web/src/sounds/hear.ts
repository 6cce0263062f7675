/**
 * What is heard of a table, and by whom:
 *
 * - nothing, and nothing is made or loaded for it, until a person has asked for sounds;
 * - nothing before the first touch of the page, as browsers wish;
 * - of a page that is not seen only that it is my turn, as a notice too if the person has asked for that.
 */

import { settings, type Volume } from '../settings.svelte'
import type { ComemierdaEvent, GnavEvent } from '../wire'
import type { Sound } from './recipes'

const VOLUMES: Readonly<Record<Volume, number>> = { off: 0, soft: 0.16, full: 0.45 }

/** Plays a sound, or that of an event which is being shown, if this person wants to hear it now. */
export async function hear(what: Sound | ComemierdaEvent | GnavEvent): Promise<void> {
  const volume = VOLUMES[settings.habits.sound]
  const turn = what === 'turn'
  if (volume === 0 || (document.hidden && !turn) || !('AudioContext' in globalThis)) return
  if (navigator.userActivation?.hasBeenActive === false) return
  const { soundOf, speaker } = await import('./aloud')
  const sound = typeof what === 'string' ? what : soundOf(what)
  if (sound) speaker.play(sound, volume, turn)
}

/** It is my turn: `title` as the page has it, `why` what is asked. */
export async function hearTurn(title: string, why: string): Promise<void> {
  await hear('turn')
  if (settings.habits.notices && document.hidden) (await import('./notices')).notify(title, why)
}
