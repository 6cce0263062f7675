import { beforeEach, expect, test, vi } from 'vitest'
import './testing/page'
import { router } from './router.svelte'
import { words } from './words.svelte'

/** Languages whose words cannot be had now. */
const away = new Set<string>()
vi.mock('virtual:catalogues', () => ({
  default: (language: string) => (away.has(language) ? Promise.reject(new TypeError()) : Promise.resolve(`look = ${language}`)),
}))

const page = { pathname: '/en/', search: '', hash: '', origin: 'https://room.test' }
const listening = new Map<string, () => void>()
const put = (path: string): void => void Object.assign(page, { pathname: path })

beforeEach(async () => {
  away.clear()
  put('/en/')
  vi.stubGlobal('location', page)
  vi.stubGlobal('history', { pushState: (_: null, __: string, to: string) => put(to), replaceState: (_: null, __: string, to: string) => put(to) }) // prettier-ignore
  vi.stubGlobal('addEventListener', (name: string, then: () => void) => listening.set(name, then))
  vi.stubGlobal('scrollTo', () => {})
  document.cookie = ''
  await router.begin()
})

const settled = (): Promise<void> => new Promise((done) => setTimeout(done))

test('a language whose words cannot be had changes nothing, and is not spoken of a sudden later', async () => {
  away.add('fr')
  await router.speak('fr')
  expect([words.language, page.pathname, document.cookie]).toEqual(['en', '/en/', ''])
  away.clear()
  await words.want('rules')
  expect(words.language).toBe('en')
  await router.speak('fr')
  expect([words.language, page.pathname, document.documentElement.lang]).toEqual(['fr', '/fr/', 'fr'])
})

test('of two languages wished in a row the second is spoken and remembered', async () => {
  await Promise.all([router.speak('fr'), router.speak('es')])
  expect([words.language, page.pathname]).toEqual(['es', '/es/'])
  expect(document.cookie).toContain('lang=es')
})

test('going back to a page in a language that cannot be had shows the page all the same', async () => {
  away.add('fr')
  put('/fr/rules/gnav')
  listening.get('popstate')!()
  await settled()
  expect(router.place).toEqual({ page: 'rules', game: 'gnav' })
})

test('going back twice while words are on their way ends where the address is', async () => {
  put('/fr/rules/gnav')
  listening.get('popstate')!()
  put('/en/players')
  listening.get('popstate')!()
  await settled()
  expect(router.place).toEqual({ page: 'players' })
  expect(words.language).toBe('en')
})
