/**
 * What is heard of a table, and by whom:
 *
 * - nothing, and nothing is made or loaded for it, until a person has asked for sounds;
 * - nothing before the first touch of the page, as browsers wish;
 * - of a page that is not seen only that it is my turn, as a notice too if the person has asked for that.
 */

import { settings, type Volume } from '../settings.svelte'
import type { ComemierdaEvent, GnavEvent } from '../wire'
import { soundOf } from './events'
import { notify } from './notices'
import type { Sound } from './recipes'

const VOLUMES: Readonly<Record<Volume, number>> = { off: 0, soft: 0.16, full: 0.45 }

/** Plays a sound, if this person wants to hear it now. */
export async function hear(sound: Sound | null): Promise<void> {
  const volume = VOLUMES[settings.habits.sound]
  const turn = sound === 'turn'
  if (sound === null || volume === 0 || (document.hidden && !turn)) return
  if (navigator.userActivation?.hasBeenActive === false || !('AudioContext' in globalThis)) return
  const { speaker } = await import('./speaker')
  speaker.play(sound, volume, turn)
}

/** An event of the table, when it is shown. */
export const hearEvent = (event: ComemierdaEvent | GnavEvent): void => void hear(soundOf(event))

/** It is my turn: `title` as the page has it, `why` what is asked. */
export function hearTurn(title: string, why: string): void {
  void hear('turn')
  notify(title, why)
}
