import { describe, expect, it } from 'vitest'
import { sorted, without } from './cards'
import { pile, seatsAfter, spread } from './places'

describe('seats', () => {
  it('stand in the order of play after mine, whoever I am', () => {
    expect(seatsAfter(0, 4)).toEqual([1, 2, 3])
    expect(seatsAfter(2, 4)).toEqual([3, 0, 1])
    expect(seatsAfter(7, 8)).toEqual([0, 1, 2, 3, 4, 5, 6])
  })
})

describe('the hand', () => {
  it('lies from low to high with the two of oros last', () => {
    expect(sorted(['2o', '2c', '1b', '12e', '3o', '7e', '7o'])).toEqual(['3o', '7o', '7e', '12e', '1b', '2c', '2o'])
    expect(without(['3o', '4c', '5e'], ['4c'])).toEqual(['3o', '5e'])
  })

  it('groups equal values and sets the two of oros apart from other twos', () => {
    const spots = spread(['3o', '7o', '7c', '2c', '2o'])
    expect(spots.map(({ short, long }) => [short, long])).toEqual([
      [0, 0],
      [0, 1],
      [1, 1],
      [1, 2],
      [1, 3],
    ])
  })

  it('may be empty', () => {
    expect(spread([])).toEqual([])
  })
})

describe('the pile', () => {
  const trick = ['5c', '', '6c', '7c', '10c', '11c'].map((card, seat) => ({ seat, cards: card ? [card] : [] }))

  it('has the set to beat last and the two before it under it', () => {
    expect(pile(trick).map((layer) => [layer.cards[0], layer.up])).toEqual([
      ['7c', 1.3],
      ['10c', 0.75],
      ['11c', 0],
    ])
    expect(pile([])).toEqual([])
  })

  it('keeps the key and the tilt of a set when another lands on it', () => {
    const before = pile(trick.slice(0, 5)).at(-1)
    const after = pile(trick).at(-2)
    expect(after?.key).toBe(before?.key)
    expect(after?.angle).toBe(before?.angle)
  })
})
