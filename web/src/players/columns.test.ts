import { describe, expect, test } from 'vitest'
import type { PlayerRow } from '../wire'
import { byShare, cell, continued, share } from './columns'

const row = (player: string, offices: Record<string, number>): PlayerRow => ({
  player,
  name: player,
  matches: 3,
  won: 1,
  points_per_round: 0.5,
  lives_left: null,
  place: 2,
  left: 0,
  offices,
  rating: null,
})

describe('offices', () => {
  test('are shares of all hands', () => {
    expect(share(row('a', { presidente: 1, pueblo: 3 }), 'presidente')).toBe(0.25)
    expect(share(row('a', { pueblo: 3 }), 'comemierda')).toBe(0)
  })

  test('are no shares before the first hand', () => {
    expect(share(row('a', {}), 'presidente')).toBeNull()
  })

  test('sort the most often presidente first, who never played last', () => {
    const rows = [row('none', {}), row('seldom', { presidente: 1, comemierda: 9 }), row('often', { presidente: 9, comemierda: 1 })]
    expect(byShare(rows, 'presidente').map(({ player }) => player)).toEqual(['often', 'seldom', 'none'])
    expect(byShare(rows, 'comemierda').map(({ player }) => player)).toEqual(['often', 'seldom', 'none'])
  })
})

test('who was never rated has a dash there', () => {
  expect(cell(row('a', {}), 'rating')).toBeNull()
  expect(cell(row('a', {}), 'points')).toBe(0.5)
})

test('who has sunk from one page to the next since stands in the table once', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((player) => row(player, {})) as [PlayerRow, PlayerRow, PlayerRow]
  expect(continued([a, b], [b, c]).map(({ player }) => player)).toEqual(['a', 'b', 'c'])
})
