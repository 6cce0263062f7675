/**
 * Which catalogues are loaded together: a page asks for its areas, and each area of a language is one file of the build.
 * A catalogue that stands in no area is not for the browser.
 */
export const AREAS = {
  room: ['names', 'shell', 'start', 'lobby', 'lists', 'refusals', 'table', 'verify'],
  polite: ['names-polite'],
  table: ['people', 'cards', 'events'],
  comemierda: ['table-comemierda'],
  gnav: ['table-gnav'],
  gathering: ['gathering'],
  rules: ['rules'],
  'rules-comemierda': ['rules-comemierda'],
  'rules-gnav': ['rules-gnav'],
  guide: ['guide'],
  looking: ['looking'],
  look: ['look'],
  review: ['coach', 'review'],
  account: ['account'],
  admin: ['admin'],
} as const

export type Area = keyof typeof AREAS
