import { describe, expect, test } from 'vitest'
import { reading } from './clock'

describe('the clock of a seat', () => {
  test('runs down the turn, then the reserve, then stands still', () => {
    const clock = { turn: 5, bank: 10 }
    expect(reading(clock, 0, 'fast')).toEqual({ part: 'turn', share: 1, turn: 5, bank: 10, left: 15 })
    expect(reading(clock, 4, 'fast')).toEqual({ part: 'turn', share: 0.2, turn: 1, bank: 10, left: 11 })
    expect(reading(clock, 10, 'fast')).toEqual({ part: 'bank', share: 0.5, turn: 0, bank: 5, left: 5 })
    expect(reading(clock, 99, 'fast')).toEqual({ part: 'bank', share: 0, turn: 0, bank: 0, left: 0 })
  })

  test('rests while it is not the turn of the seat', () => {
    expect(reading({ turn: null, bank: 30 }, 20, 'slow')).toMatchObject({ part: 'rest', share: 0.5, bank: 30 })
  })

  test('is not there for robots, nor where nobody is hurried', () => {
    expect(reading(null, 0, 'fast')).toBeNull()
    expect(reading(undefined, 0, 'fast')).toBeNull()
    expect(reading({ turn: 1, bank: 1 }, 0, 'none')).toBeNull()
  })
})
