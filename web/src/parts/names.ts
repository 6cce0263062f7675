/** Finds the people in a sentence, so that the log can set their names in bold. */

export interface Part {
  text: string
  name: boolean
}

/** `text` cut before and after each of `names`; only whole words count, and of two names the longer one. */
export function partsOf(text: string, names: readonly string[]): Part[] {
  const known = names.filter((name) => name !== '').sort((a, b) => b.length - a.length)
  if (known.length === 0) return [{ text, name: false }]
  const any = known.map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')
  const cut = new RegExp(`(?<![\\p{L}\\p{N}])(${any})(?![\\p{L}\\p{N}])`, 'u')
  return text
    .split(cut)
    .map((piece, i) => ({ text: piece, name: i % 2 === 1 }))
    .filter((part) => part.text !== '')
}
