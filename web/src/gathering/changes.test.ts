import { expect, test } from 'vitest'
import { changes } from './changes'

test('whoever comes is told before whoever goes', () => {
  expect(changes(['Ana', '', 'Jon'], ['Ana', 'Leire', ''])).toEqual([
    { id: 'gathering-sat', who: 'Leire' },
    { id: 'gathering-rose', who: 'Jon' },
  ])
})

test('another seat is no news, and two of one name are two', () => {
  expect(changes(['Ana', ''], ['', 'Ana'])).toEqual([])
  expect(changes(['Ana', ''], ['Ana', 'Ana'])).toEqual([{ id: 'gathering-sat', who: 'Ana' }])
})
