/** Names and cards in a row, as a language joins them in a sentence: the same words as on the server. */

type Say = (id: string, vars: Record<string, string>) => string

/** The items joined, one after another; nothing for none. */
export function inWords(say: Say, items: readonly string[]): string {
  const [first = '', ...rest] = items
  const last = rest.pop()
  if (last === undefined) return first
  const before = rest.reduce((joined, next) => say('list-more', { first: joined, next }), first)
  return say('list-last', { first: before, last, sound: soundsI(last) ? 'i' : 'other' })
}

/** Whether "y" before this word turns into "e" in Spanish: Inés, Hilario; not hielo, Iago, nor IV ("cuatro"). */
function soundsI(word: string): boolean {
  return !/^[IVX]+$/.test(word) && /^h?[ií](?![aeo])/i.test(word)
}
