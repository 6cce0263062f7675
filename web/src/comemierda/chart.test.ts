import { describe, expect, it } from 'vitest'
import { chart } from './chart'

const rounds = [
  { multiplier: 1, totals: [2, 1, 0, -1] },
  { multiplier: 1, totals: [3, 3, -1, -1] },
  { multiplier: 2, totals: [5, 7, -3, -1] },
]

describe('the chart of totals', () => {
  it('has a line per seat from nothing to its total', () => {
    const { series } = chart(rounds, 4, 21)
    expect(series.map((one) => one.total)).toEqual([5, 7, -3, -1])
    expect(series.every((one) => one.points.length === 4)).toBe(true)
    expect(new Set(series.map((one) => one.points[0]?.y)).size).toBe(1)
  })

  it('has the target on top and none where there is none', () => {
    const { goal, levels } = chart(rounds, 4, 21)
    expect(goal?.value).toBe(21)
    expect(levels.every((level) => level.y > (goal?.y ?? 0))).toBe(true)
    expect(chart(rounds, 4, null).goal).toBeNull()
  })

  it('keeps names apart and inside, eight of them with one total', () => {
    const { series, height } = chart([{ multiplier: 1, totals: [0, 0, 0, 0, 0, 0, 0, -1] }], 8, 21)
    const at = series.map((one) => one.label).sort((a, b) => a - b)
    at.slice(1).forEach((label, i) => expect(label - (at[i] ?? 0)).toBeGreaterThanOrEqual(14))
    expect(at[0]).toBeGreaterThan(0)
    expect(at.at(-1)).toBeLessThan(height)
  })

  it('gives long names two lines and more room, clear of what stands below', () => {
    const { series, height, right } = chart([{ multiplier: 1, totals: [0, 0, 0, 0, 0, 0, 0, -1] }], 8, 21, true)
    const at = series.map((one) => one.label).sort((a, b) => a - b)
    at.slice(1).forEach((label, i) => expect(label - (at[i] ?? 0)).toBeGreaterThanOrEqual(24))
    expect(at.at(-1)).toBeLessThan(height - 30)
    expect(right).toBeLessThan(chart([], 8, 21).right)
  })

  it('numbers a long match sparsely and always its last hand', () => {
    const long = Array.from({ length: 19 }, (_, i) => ({ multiplier: 3, totals: [i, 0, 0, 0] }))
    const { hands } = chart(long, 4, 21)
    expect(hands.length).toBeLessThanOrEqual(6)
    expect(hands.at(-1)?.number).toBe(19)
  })
})
