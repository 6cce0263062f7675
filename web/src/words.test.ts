import { FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'
import readText from 'virtual:catalogues'
import { AREAS } from './areas'
import { manners } from './manners'
import { isLanguage, LANGUAGES, words } from './words.svelte'

const catalogues = import.meta.glob<string>('../../src/tapete/words/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const languages = Object.keys(LANGUAGES).filter(isLanguage)

describe('words', () => {
  test('change with the language', async () => {
    await words.load('en')
    expect(words.say('look')).toBe('Look')
    await words.load('es')
    expect(words.language).toBe('es')
    expect(words.say('look')).toBe('Aspecto')
  })

  test('count', async () => {
    await words.load('en')
    await words.want('table')
    expect(words.say('table-cards', { count: 1 })).toBe('one card')
    expect(words.say('table-cards', { count: 7 })).toBe('7 cards')
    expect(words.say('table-lives', { have: 2, of: 3 })).toBe('2 of 3 lives')
  })

  test('carry no direction marks, since names stand in the middle of them', async () => {
    await words.load('en')
    await words.want('table')
    expect(words.say('table-is-thinking', { who: 'Lope' })).toBe('Lope is thinking')
  })

  test('an id without a message is shown as it is', async () => {
    await words.load('en')
    expect(words.say('no-such-message')).toBe('no-such-message')
    expect(words.say('look.nothing')).toBe('look.nothing')
  })

  test.each(languages)('a phrase begins a sentence in %s', async (language) => {
    await words.load(language)
    expect(words.sentence('été')).toBe('Été')
    expect(words.sentence('')).toBe('')
  })

  test.each(languages)('a count has no form in %s that browsers would never choose', (language) => {
    const forms: string[] = new Intl.PluralRules(manners(language)).resolvedOptions().pluralCategories
    const counts = ['zero', 'one', 'two', 'few', 'many']
    const texts = Object.entries(catalogues).filter(([path]) => path.includes(`/${language}/`))
    const keys = texts.flatMap(([, text]) => [...text.matchAll(/\[(\w+)\]/g)].map(([, key]) => key!))
    expect(keys.filter((key) => counts.includes(key) && !forms.includes(key))).toEqual([])
  })

  test.each(Object.entries(catalogues))('every message of %s can be read', (_, text) => {
    const written = text.match(/^[a-z][\w-]* =/gm) ?? []
    expect(new FluentResource(text).body).toHaveLength(written.length)
  })
})

describe('a polite room', () => {
  const polite = () => words.politely(true)

  test.each(languages)('has other names in %s, and only there', async (language) => {
    await words.load(language)
    const usual = words.say('office-comemierda')
    await polite()
    expect(words.say('game-comemierda')).toBe('Presidente')
    expect(words.say('game-gnav')).toBe('Gnav')
    expect(words.say('office-comemierda')).not.toBe(usual)
    await words.politely(false)
    expect(words.say('game-comemierda')).toBe('Comemierda')
    expect(words.say('office-comemierda')).toBe(usual)
  })

  test('stays so in the next language, and in what a page wants later', async () => {
    await words.load('en')
    await polite()
    await words.load('es')
    await words.want('rules-comemierda')
    expect(words.say('rules-comemierda-title')).toBe('Las reglas del Presidente')
    await words.politely(false)
    expect(words.say('rules-comemierda-title')).toBe('Las reglas del Comemierda')
  })
})

describe('areas', () => {
  test('come when a page wants them, and stay with every language', async () => {
    await words.load('en')
    expect(words.say('rules-contents')).toBe('rules-contents')
    await words.want('rules')
    expect(words.say('rules-contents')).toBe('On this page')
    await words.load('es')
    expect(words.say('rules-contents')).toBe('En esta página')
  })

  test('the language asked for last is spoken, whatever else is on its way', async () => {
    await Promise.all([words.load('en'), words.want('gnav'), words.load('es')])
    expect(words.language).toBe('es')
    expect(words.say('look')).toBe('Aspecto')
  })

  test.each(languages)('hold every message of their files in %s, and no comment', async (language) => {
    for (const [area, files] of Object.entries(AREAS)) {
      const text = await readText(language, area)
      const whole = files.map((file) => catalogues[`../../src/tapete/words/locales/${language}/${file}.ftl`] ?? '')
      expect(new FluentResource(text).body).toEqual(whole.flatMap((file) => new FluentResource(file).body))
      expect(text).not.toMatch(/^#/m)
    }
  })
})
