import { untrack } from 'svelte'

/** What a screen reader should say: others' doings politely, only "your turn" at once. */

class Announcer {
  polite = $state('')
  assertive = $state('')

  say(text: string, how: 'polite' | 'assertive' = 'polite'): void {
    // a trailing no-break space makes the same words news again; who tells does not depend on what was told
    this[how] = untrack(() => this[how]) === text ? `${text}\u00a0` : text
  }
}

export const announcer = new Announcer()

export const announce = (text: string, how?: 'polite' | 'assertive'): void => announcer.say(text, how)
