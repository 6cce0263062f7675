import { describe, expect, test } from 'vitest'
import { isLanguage, LANGUAGES, words } from './words.svelte'

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
    expect(words.say('table-cards', { count: 1 })).toBe('one card')
    expect(words.say('table-cards', { count: 7 })).toBe('7 cards')
    expect(words.say('table-lives', { have: 2, of: 3 })).toBe('2 of 3 lives')
  })

  test('carry no direction marks, since names stand in the middle of them', async () => {
    await words.load('en')
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

  test.each(languages)('every message in %s can be read', async (language) => {
    const { default: texts } = await import(`./locales/${language}.ts`)
    const { FluentResource } = await import('@fluent/bundle')
    for (const text of texts as string[]) {
      const written = text.match(/^[a-z][\w-]* =/gm) ?? []
      expect(new FluentResource(text).body).toHaveLength(written.length)
    }
  })
})
