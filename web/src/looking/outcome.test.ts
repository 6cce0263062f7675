import { describe, expect, test } from 'vitest'
import type { MatchInfo, SeatResult } from '../wire'
import { fate, outcome } from './outcome'

const seat = (name: string, change: Partial<SeatResult>): SeatResult => ({
  ...{ name, player: null, robot: null, level: null, place: 2, won: false, points: 0, lives: null },
  ...{ rounds: 5, offices: {}, left: false },
  ...change,
})

function match(seats: SeatResult[], own: number | null = null): MatchInfo {
  return {
    ...{ table: 't', match: 1, game: 'comemierda', options: {}, started: 0, ended: 1, rated: false },
    ...{ seats, seat: own },
  }
}

const ana = seat('Ana', { place: 1, won: true, points: 21 })
const lope = seat('Lope', { place: 4, points: -3 })

describe('how a match ended', () => {
  test('names who won, with what', () => {
    expect(outcome(match([lope, ana]))).toEqual({
      id: 'looking-won-comemierda',
      vars: { names: 'Ana', count: 1, score: 21, told: '21' },
    })
  })

  test('has no winner where all have left', () => {
    expect(outcome(match([lope])).id).toBe('looking-nobody-won')
  })

  test('goes by the place of whom the list is about', () => {
    expect(fate(match([lope, ana], 1))?.id).toBe('looking-own-comemierda')
    expect(fate(match([lope, ana], 0))).toMatchObject({ id: 'looking-place-comemierda', vars: { place: 4, told: '−3' } })
    expect(fate(match([seat('Lope', { left: true }), ana], 0))?.id).toBe('looking-left')
    expect(fate(match([lope, ana]))).toBeNull()
  })
})
