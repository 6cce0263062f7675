import { expect, test } from 'vitest'
import { manners } from './manners'
import { isLanguage, LANGUAGES } from './words.svelte'

const languages = Object.keys(LANGUAGES).filter(isLanguage)

test.each(languages)('a browser never writes %s in the manner of its own machine', (language) => {
  const [best = ''] = manners(language)
  expect(best.split('-')[0]).toBe(language)
  expect(Intl.getCanonicalLocales(manners(language))).toEqual(manners(language))
})

test('a language that browsers do not know has one beside it that all do', () => {
  for (const language of ['eu', 'gl']) expect(manners(language).at(-1)).toBe('es')
})

test('English dates go day first', () => {
  const day = new Date(Date.UTC(2026, 4, 3))
  expect(new Intl.DateTimeFormat(manners('en'), { dateStyle: 'medium', timeZone: 'UTC' }).format(day)).toBe('3 May 2026')
})
