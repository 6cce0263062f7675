import { describe, expect, test } from 'vitest'
import { inWords } from './lists'
import { words } from './words.svelte'

describe('a list', () => {
  test.each([
    ['en', [], ''],
    ['en', ['Ana'], 'Ana'],
    ['en', ['Ana', 'Jon', 'Inés'], 'Ana, Jon and Inés'],
    ['es', ['Ana', 'Jon', 'Pau'], 'Ana, Jon y Pau'],
    ['es', ['Ana', 'Hilario'], 'Ana e Hilario'],
    ['es', ['Ana', 'Íñigo'], 'Ana e Íñigo'],
    ['es', ['agua', 'hielo'], 'agua y hielo'],
    ['es', ['Ana', 'Iago'], 'Ana y Iago'],
    ['es', ['0', 'IV'], '0 y IV'],
  ] as const)('is joined as one says it in %s: %j', async (language, items, joined) => {
    await words.load(language)
    expect(inWords(words.say, items)).toBe(joined)
  })
})
