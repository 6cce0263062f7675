/** A rating over time as a line: where its points lie, and the lines of the paper behind. No DOM here. */

import type { RatingPoint } from '../wire'

export const WIDTH = 640
export const HEIGHT = 240
const [LEFT, RIGHT, TOP, BOTTOM] = [44, 16, 14, 30]
const STEPS = [1, 2, 5, 10, 20, 50]
const MOST_LINES = 6
const MOST_DATES = 4

export interface Plot {
  points: { x: number; y: number; at: number; value: number }[]
  levels: { value: number; y: number }[]
  dates: { at: number; x: number }[]
  left: number
  right: number
  bottom: number
}

/** Match by match from left to right: evenly, for people play in evenings. */
export function plot(ratings: readonly RatingPoint[]): Plot {
  const values = ratings.map(({ value }) => value)
  const step = STEPS.find((size) => spread(values, size) / size < MOST_LINES) ?? spread(values, 1)
  const low = Math.floor(Math.min(...values) / step) * step
  const high = Math.max(low + step, Math.ceil(Math.max(...values) / step) * step)
  const x = (i: number): number =>
    ratings.length === 1 ? (LEFT + WIDTH - RIGHT) / 2 : LEFT + (i / (ratings.length - 1)) * (WIDTH - LEFT - RIGHT)
  const y = (value: number): number => TOP + ((high - value) / (high - low)) * (HEIGHT - TOP - BOTTOM)
  const points = ratings.map(({ at, value }, i) => ({ x: x(i), y: y(value), at, value }))
  const count = Math.round((high - low) / step)
  return {
    points,
    levels: Array.from({ length: count + 1 }, (_, i) => low + i * step).map((value) => ({ value, y: y(value) })),
    dates: spaced(points, MOST_DATES).map(({ at, x }) => ({ at, x })),
    left: LEFT,
    right: WIDTH - RIGHT,
    bottom: HEIGHT - BOTTOM,
  }
}

/** From the lowest value to the highest, in whole steps of that size. */
function spread(values: readonly number[], size: number): number {
  return (Math.ceil(Math.max(...values) / size) - Math.floor(Math.min(...values) / size)) * size
}

/** At most `count` of them, the first and the last among them. */
function spaced<T>(items: readonly T[], count: number): T[] {
  if (items.length <= count) return [...items]
  const picked = Array.from({ length: count }, (_, i) => Math.round((i * (items.length - 1)) / (count - 1)))
  return items.filter((_, i) => picked.includes(i))
}
