/**
 * Which modules travel together. Left alone, the build makes a file of every module that two pages share, and a first
 * visit asks for forty of them, each squeezed by itself. So what everybody needs is one file, what every table needs is
 * another, what every other page needs a third, and each game has its own; what opens later (see src/later.ts) stays
 * apart, and so do the pages themselves.
 */

/** What is in no part of its own: a module that so many pages share. */
const SHARED = 3

const either = (...names: string[]): string => `(?:${names.join('|')})`

const base = either(
  'node_modules/(?:svelte|@fluent)/',
  'vite/',
  'virtual:',
  'src/[a-z.]+\\.ts$',
  `src/parts/${either('Card', 'Icon', 'icons', 'Logo', 'Pop', 'Sheet', 'Stamp', 'Tag')}\\.`,
)

const table = either(
  'src/motion/',
  'src/sounds/hear\\.',
  'src/pages/Table\\.',
  'src/gathering/told\\.',
  `src/parts/${either('Dots', 'Heard', 'latest', 'Lives', 'Log', 'MoreMenu', 'names', 'Plate', 'Ring', 'ScorePad', 'TableFrame', 'Waiting')}\\.`,
  `src/people/${either('AtPlate', 'Clock', 'clock', 'company', 'listed', 'phrases', 'Say', 'Sheets', 'SitHere', 'standing')}\\.`,
  `src/verify/${either('Seal', 'seal', 'seals')}\\.`,
  `src/styles/${either('people', 'said', 'verify')}\\.css`,
)

const page = `src/parts/${either('LanguageSelect', 'PageFoot', 'PageHead', 'Segments')}\\.`

const comemierda = `src/comemierda/(?!${either('chart', 'Ended', 'Exchange', 'LastTrick', 'Totals', 'Watched')}\\.)`
const gnav = `src/gnav/(?!${either('Settled', 'settlement')}\\.)`

/** In this order: the first that takes a module has it. */
export const groups = [
  { name: 'base', test: new RegExp(base), minShareCount: SHARED },
  ...Object.entries({ table, page, comemierda, gnav }).map(([name, test]) => ({
    name,
    test: new RegExp(test),
    includeDependenciesRecursively: false,
  })),
]
