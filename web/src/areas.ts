/**
 * Which catalogues are loaded together: a page asks for its areas, and each area of a language is one file of the build.
 * A catalogue that stands in no area is not for the browser.
 */
export const AREAS = {
  room: ['shell', 'start', 'lobby', 'lists', 'refusals', 'table', 'verify'],
  table: ['people', 'cards', 'events'],
  comemierda: ['table-comemierda'],
  gnav: ['table-gnav'],
  gathering: ['gathering'],
  rules: ['rules', 'cards', 'events'],
  'rules-comemierda': ['rules-comemierda'],
  'rules-gnav': ['rules-gnav'],
  looking: ['looking'],
  account: ['account'],
  admin: ['admin'],
} as const

export type Area = keyof typeof AREAS

const CATALOGUE = /\/locales\/(\w+)\/([\w-]+)\.ftl/

/** The file of the build in which a catalogue goes, by its place in the sources; null for all else. */
export function wordsChunk(path: string): string | null {
  const [, language, file] = CATALOGUE.exec(path) ?? []
  const area = Object.entries<readonly string[]>(AREAS).find(([, files]) => files.includes(file ?? ''))
  return area ? `words-${language}-${area[0]}` : null
}
