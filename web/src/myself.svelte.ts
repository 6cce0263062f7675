/** Who I am to this room: nobody yet, a guest with a name, or somebody with an account. */

import { ask } from './api'
import { settings } from './settings.svelte'
import { meet, tell } from './staying'
import type { Me } from './wire'

/** Milliseconds without a further change after which the room is told of them. */
const PAUSE = 400

class Myself {
  /** Null for a stranger, and until the room has told. */
  me = $state.raw<Me | null>(null)
  #asked: Promise<void> | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #telling: Promise<void> = Promise.resolve()

  constructor() {
    settings.onchange = () => this.#tellSoon()
  }

  /** Asks the room, once for all who need to know, or anew; where it does not answer, I am a stranger. */
  learn(anew = false): Promise<void> {
    if (this.#asked && !anew) return this.#asked
    // what was learned since is newer than a late answer
    const asked: Promise<void> = ask<Me | null>('/api/me').then(
      (me) => {
        if (this.#asked === asked) this.become(me)
      },
      () => {
        if (this.#asked === asked) this.#asked = null
      },
    )
    return (this.#asked = asked)
  }

  /** The name I go by from now on; with it a stranger becomes a guest. */
  async call(name: string): Promise<void> {
    this.become(await ask<Me>('/api/me', 'PUT', { name }))
  }

  /** What the room has answered about me: after signing in or out, or a new name. */
  become(me: Me | null): void {
    this.me = me
    this.#asked = Promise.resolve()
    if (!me) return settings.belongTo(null)
    settings.setHabits({ name: me.name })
    if (meet(me)) this.#tellSoon()
  }

  /** Tells the room of changed settings, one telling after another; what does not arrive is told another time. */
  #tellSoon(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#telling = this.#telling.then(tell).then(
        (me) => void (this.me = me),
        () => {},
      )
    }, PAUSE)
  }
}

export const myself = new Myself()
