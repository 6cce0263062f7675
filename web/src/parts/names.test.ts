import { describe, expect, it } from 'vitest'
import { partsOf } from './names'

const bold = (text: string, names: string[]): string[] =>
  partsOf(text, names)
    .filter((part) => part.name)
    .map((part) => part.text)

describe('names in a line of the log', () => {
  it('are found wherever they stand, and nothing of the line is lost', () => {
    const line = 'Inés asks Ane to swap'
    expect(bold(line, ['Ane', 'Inés'])).toEqual(['Inés', 'Ane'])
    expect(
      partsOf(line, ['Ane', 'Inés'])
        .map((part) => part.text)
        .join(''),
    ).toBe(line)
  })

  it('are whole words, accents included', () => {
    expect(bold('Ana deals; Anaïs and Joana keep', ['Ana'])).toEqual(['Ana'])
  })

  it('are taken as they are written, the longer before the shorter', () => {
    expect(bold('Ana (2) passes', ['Ana', 'Ana (2)'])).toEqual(['Ana (2)'])
    expect(bold('A.a passes, Axa too', ['A.a'])).toEqual(['A.a'])
  })

  it('are none where nobody sits', () => {
    expect(partsOf('The exchanges are over', ['', ''])).toEqual([{ text: 'The exchanges are over', name: false }])
  })
})
