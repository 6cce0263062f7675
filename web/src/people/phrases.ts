/** What can be said without own words: everybody reads it in his own language. */

import type { Said } from '../wire'

export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'nice',
  'wow',
  'haha',
  'oops',
  'sorry',
  'one-moment',
  'hurry',
  'thanks',
  'again',
  'bye',
] as const

/** The longest thing one can say in own words. */
export const LONGEST = 200

/** What was said, in the reader's language where it is a phrase. */
export function textOf(said: Said, say: (id: string) => string): string {
  return said.phrase === null ? (said.text ?? '') : say(`phrase-${said.phrase}`)
}
