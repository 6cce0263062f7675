import { expect, test } from 'vitest'
import { paragraphs, pieces } from './text'

test('a blank line begins a paragraph', () => {
  expect(paragraphs('One.\n\nTwo,\nstill two.')).toEqual(['One.', 'Two,\nstill two.'])
})

test('the number of a rule becomes a mention of it', () => {
  expect(pieces('Who opens (C3, C24).')).toEqual([
    { text: 'Who opens (', rule: null },
    { text: 'C3', rule: 'c3' },
    { text: ', ', rule: null },
    { text: 'C24', rule: 'c24' },
    { text: ').', rule: null },
  ])
})

test('Roman numbers and plain words are no rules', () => {
  expect(pieces('Ana has the XII, C minor.')).toEqual([{ text: 'Ana has the XII, C minor.', rule: null }])
})
