import { words } from '../words.svelte'

/** Names joined in the manner of the language; British English puts no comma before "and". */
export function listed(names: readonly string[]): string {
  const language = words.language === 'en' ? 'en-GB' : words.language
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
}
