/** Who I am to this room: nobody yet, a guest with a name, or somebody with an account. */

import { ask } from './api'
import { settings } from './settings.svelte'
import type { Me } from './wire'

class Myself {
  /** Null for a stranger, and until the room has told. */
  me = $state.raw<Me | null>(null)
  #asked: Promise<void> | null = null

  /** Asks the room, once for all who need to know, or anew; where it does not answer, I am a stranger. */
  learn(anew = false): Promise<void> {
    if (anew) this.#asked = null
    return (this.#asked ??= ask<Me | null>('/api/me').then(
      (me) => this.become(me),
      () => {
        this.#asked = null
      },
    ))
  }

  /** The name I go by from now on; with it a stranger becomes a guest. */
  async call(name: string): Promise<void> {
    this.become(await ask<Me>('/api/me', 'PUT', { name }))
  }

  /** What the room has answered about me: after signing in or out, or a new name. */
  become(me: Me | null): void {
    this.me = me
    if (me) settings.setHabits({ name: me.name })
  }
}

export const myself = new Myself()
