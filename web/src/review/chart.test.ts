import { describe, expect, test } from 'vitest'
import type { Review, ReviewDecision } from '../wire'
import { chart, costly } from './chart'

const decision = (step: number, seat: number, cost: number): ReviewDecision => ({
  number: step,
  step,
  deal: 1,
  seat,
  who: 'Ana',
  source: 'solution',
  choices: [
    { action: { kind: 'keep' }, worth: 0.5, error: 0, worlds: 0 },
    { action: { kind: 'ask' }, worth: 0.5 - cost, error: 0, worlds: 0 },
  ],
  taken: 1,
  best: 0,
  cost,
  error: 0,
  costly: cost >= 0.02,
})

const moment = (step: number, forecast: number[], luck: number[], own: number[]): Review['line'][number] => ({
  step,
  deal: 1,
  seat: null,
  forecast,
  luck,
  own,
  others: forecast.map(() => 0),
})

const review: Review = {
  game: 'gnav',
  measure: 'match',
  samples: 32,
  least: 0.02,
  unjudged: 0,
  decisions: [decision(2, 0, 0.1), decision(3, 1, 0.01), decision(4, 1, 0.2)],
  line: [
    moment(0, [0.5, 0.5], [0, 0], [0, 0]),
    moment(2, [0.4, 0.5], [0, 0], [-0.1, 0]),
    moment(4, [1, 0], [0.6, -0.3], [0, -0.2]),
  ],
  accounts: [],
}

describe('the chart of a review', () => {
  const drawn = chart(review, 0, [0, 3], 4, 464, 200)

  test('goes from the first step to the last, from nothing to certainty', () => {
    expect(drawn.lines.map(({ points }) => points.map(({ x }) => x))).toEqual([
      [52, 252, 452],
      [52, 252, 452],
    ])
    expect(drawn.lines[0]?.points.at(-1)?.y).toBe(drawn.top)
    expect(drawn.lines[1]?.points.at(-1)?.y).toBe(drawn.bottom)
    expect(drawn.levels.map(({ value }) => value)).toEqual([0, 0.25, 0.5, 0.75, 1])
    expect(drawn.deals).toMatchObject([
      { deal: 1, x: 52 },
      { deal: 2, x: 352 },
    ])
  })

  test('marks what was costly to the seat, where its chance stood before', () => {
    expect(drawn.marks).toHaveLength(1)
    expect(drawn.marks[0]?.x).toBe(drawn.x(2))
    expect(drawn.marks[0]?.y).toBe((drawn.top + drawn.bottom) / 2)
    expect(costly(review, null).map(({ step }) => step)).toEqual([2, 4])
  })

  test('knows the nearest step to a place, the ends for what lies beyond', () => {
    expect([0, 52, 101, 103, 452, 464].map(drawn.stepAt)).toEqual([0, 0, 0, 1, 4, 4])
    expect([0, 1, 2, 3, 4].map((step) => drawn.stepAt(drawn.x(step)))).toEqual([0, 1, 2, 3, 4])
  })

  test('adds up luck and mistakes from nothing', () => {
    const { zero, luck, own, top, bottom } = drawn.sums
    expect(luck.map(({ y }) => y)).toEqual([zero, zero, top])
    expect(own.map(({ y }) => y)).toEqual([zero, bottom, bottom])
  })

  test('stands without a line, and on points below nothing', () => {
    expect(chart({ ...review, line: [], decisions: [] }, 0, [0], 0, 300, 200).marks).toEqual([])
    const points = chart({ ...review, measure: 'points', line: [moment(0, [-1.2, 1.2], [0, 0], [0, 0])] }, 0, [0], 1, 300, 200)
    expect(points.levels.map(({ value }) => value)).toEqual([-1.5, -1, -0.5, 0, 0.5, 1, 1.5])
  })
})
