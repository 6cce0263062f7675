/** A review as lines: what each seat could expect from step to step, and below, luck and own mistakes added up. No DOM here. */

import type { Review, ReviewDecision } from '../wire'

const [LEFT, RIGHT, TOP, FOOT] = [52, 12, 22, 22]
/** Height of the small chart under the first, and the space between. */
const [SMALL, GAP] = [36, 2]
const MOST_LEVELS = 5

export interface Point {
  x: number
  y: number
}

export interface Chart {
  left: number
  right: number
  top: number
  bottom: number
  levels: { value: number; y: number }[]
  deals: { deal: number; x: number; told: boolean }[]
  lines: { seat: number; points: Point[] }[]
  marks: { decision: ReviewDecision; x: number; y: number }[]
  /** Sums since the begin, and where they are nothing. */
  sums: { zero: number; luck: Point[]; own: Point[]; top: number; bottom: number }
  x: (step: number) => number
  /** The step nearest to a place along the chart. */
  stepAt: (x: number) => number
}

/** The chart for one seat, as wide as that; `deals` are the steps at which cards were dealt. */
export function chart(review: Review, seat: number, deals: readonly number[], last: number, width: number, height: number): Chart {
  const bottom = height - FOOT - SMALL - GAP
  const x = (step: number): number => round(LEFT + (step / Math.max(1, last)) * (width - LEFT - RIGHT))
  const values = review.line.flatMap(({ forecast }) => forecast)
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  const size = stepOf(high - low)
  const [from, to] = [Math.floor(low / size) * size, Math.max(size, Math.ceil(high / size - 1e-9) * size)]
  const y = (value: number): number => round(bottom - ((value - from) / (to - from)) * (bottom - TOP))
  const apart = Math.max(1, Math.ceil((deals.length * 26) / (width - LEFT - RIGHT)))
  return {
    left: LEFT,
    right: width - RIGHT,
    top: TOP,
    bottom,
    levels: Array.from({ length: Math.round((to - from) / size) + 1 }, (_, i) => from + i * size).map((value) => ({
      value,
      y: y(value),
    })),
    deals: deals.map((step, i) => ({ deal: i + 1, x: x(step), told: i % apart === 0 })),
    lines: (review.line[0]?.forecast ?? []).map((_, nr) => ({
      seat: nr,
      points: review.line.map(({ step, forecast }) => ({ x: x(step), y: y(forecast[nr] ?? 0) })),
    })),
    marks: costly(review, seat).map((decision) => ({
      decision,
      x: x(decision.step),
      y: y(decision.choices[decision.best]?.worth ?? 0),
    })),
    sums: sums(review, seat, x, bottom + FOOT + GAP, height - 4),
    x,
    stepAt: (place) => Math.round(Math.max(0, Math.min(1, (place - LEFT) / (width - LEFT - RIGHT))) * last),
  }
}

/** The costly choices of a seat, of everybody for null, as the match went. */
export function costly(review: Review, seat: number | null): ReviewDecision[] {
  return review.decisions.filter((one) => one.costly && (seat === null || one.seat === seat))
}

function sums(review: Review, seat: number, x: Chart['x'], top: number, bottom: number): Chart['sums'] {
  const add = (part: 'luck' | 'own'): number[] => {
    let sum = 0
    return review.line.map((moment) => (sum += moment[part][seat] ?? 0))
  }
  const [luck, own] = [add('luck'), add('own')]
  const [low, high] = [Math.min(0, ...luck, ...own), Math.max(0, ...luck, ...own)]
  const y = (value: number): number => round(bottom - ((value - low) / (high - low || 1)) * (bottom - top))
  const points = (values: number[]): Point[] => values.map((value, i) => ({ x: x(review.line[i]?.step ?? 0), y: y(value) }))
  return { zero: y(0), luck: points(luck), own: points(own), top, bottom }
}

/** The size of one level: a quarter of certainty, a point, or as much more as keeps them few. */
function stepOf(spread: number): number {
  return [0.25, 0.5, 1, 2, 5, 10].find((size) => spread / size < MOST_LEVELS) ?? spread / MOST_LEVELS
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
