import { untrack } from 'svelte'

/** What a screen reader should say: others' doings politely, only "your turn" at once. */

/** One thing that was told; two that say the same are still two. */
interface Told {
  key: number
  text: string
}

/** More than can be told before a screen reader has heard of the first. */
const KEPT = 24

class Announcer {
  assertive = $state('')
  /** The last that was told politely, oldest first: what follows at once stands after it, not in its place. */
  log = $state.raw<readonly Told[]>([])
  #count = 0

  say(text: string, how: 'polite' | 'assertive' = 'polite'): void {
    // who tells does not depend on what was told
    if (how === 'polite') this.log = [...untrack(() => this.log), { key: ++this.#count, text }].slice(-KEPT)
    // a trailing no-break space makes the same words news again
    else this.assertive = untrack(() => this.assertive) === text ? `${text}\u00a0` : text
  }

  /** Another page begins with nothing told. */
  forget(): void {
    this.assertive = ''
    this.log = []
  }
}

export const announcer = new Announcer()

export const announce = (text: string, how?: 'polite' | 'assertive'): void => announcer.say(text, how)
