import { expect, test } from 'vitest'
import type { RatingPoint } from '../wire'
import { HEIGHT, plot, WIDTH } from './plot'

const rated = (...values: number[]): RatingPoint[] =>
  values.map((value, i) => ({ at: 1_700_000_000 + i * 3600, value, mu: value + 9, sigma: 3 }))

test('a rating runs from left to right, higher values higher', () => {
  const { points, left, right } = plot(rated(3, 8, 5))
  expect(points.map(({ x }) => x)).toEqual([left, (left + right) / 2, right])
  expect(points[1]!.y).toBeLessThan(points[2]!.y)
  expect(points[2]!.y).toBeLessThan(points[0]!.y)
})

test.each([rated(4), rated(4, 4), rated(-2.5, 31), rated(...Array(200).fill(0).map((_, i) => i / 3))])(
  'everything lies on the paper, with a handful of lines and dates',
  (...ratings) => {
    const { points, levels, dates } = plot(ratings)
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(WIDTH)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThan(HEIGHT)
    }
    expect(levels.length).toBeGreaterThanOrEqual(2)
    expect(levels.length).toBeLessThanOrEqual(7)
    expect(dates.length).toBeLessThanOrEqual(4)
  },
)
