import { inWords } from '../lists'
import { words } from '../words.svelte'

/** Names joined in the manner of the language. */
export function listed(names: readonly string[]): string {
  return inWords(words.say, names)
}
