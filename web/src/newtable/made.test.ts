import { expect, test } from 'vitest'
import { settled, USUAL } from './made'

test('a title has no stray spaces', () => {
  expect(settled({ ...USUAL, title: '  Kitchen table ' }).title).toBe('Kitchen table')
})

test('nothing is held back where nobody may watch', () => {
  expect(settled({ ...USUAL, watch: false, hold: 'deal' }).hold).toBe('none')
  expect(settled({ ...USUAL, watch: true, hold: 'deal' }).hold).toBe('deal')
})
