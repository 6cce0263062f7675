import { expect, test } from 'vitest'
import script from '../public/look.js?raw'
import { bare } from '../plain'

test('a script says the same without its comments', () => {
  const told = bare(script)
  expect(told).not.toMatch(/^\s*(?:\/\/|\/\*\*)/m)
  expect(told.length).toBeLessThan(script.length)
  const code = (text: string) => new Function(text).toString().replace(/\/\*\*[^]*?\*\/|^\s*\/\/.*$/gm, '').replace(/\s+/g, ' ')
  expect(code(told)).toBe(code(script))
})
