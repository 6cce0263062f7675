/** Where the bubble stands: beside what it is about, and over nothing that one needs just then. Pure. */

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export type Side = 'above' | 'below' | 'left' | 'right' | 'apart'

export interface Placed {
  left: number
  top: number
  /** On which side of what it is about. */
  side: Side
  /** How far along that edge of the bubble the tip is. */
  tip: number
}

const GAP = 14
const EDGE = 8
/** How much it matters what is hidden of the thing that is spoken of, and of what is needed. */
const WEIGHT = { about: 2, needed: 3 }
/** The tip keeps clear of the corners. */
const CORNER = 22

/** How much of two boxes is the same, in square pixels. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return Math.max(0, width) * Math.max(0, height)
}

/** How much of a box another hides, from 0 to 1. */
const share = (hidden: Box, by: Box): number => overlap(hidden, by) / Math.max(1, hidden.width * hidden.height)

const within = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high))

/** Puts a bubble of `size` beside `about`, where it hides least of it and of `needed`; in doubt above. */
export function place(
  size: { width: number; height: number },
  about: Box | null,
  needed: readonly Box[],
  window: { width: number; height: number },
): Placed {
  const { width, height } = size
  const inWindow = (left: number, top: number, side: Side): Placed & Box => ({
    left: within(left, EDGE, window.width - width - EDGE),
    top: within(top, EDGE, window.height - height - EDGE),
    width,
    height,
    side,
    tip: 0,
  })
  const middle = (window.width - width) / 2
  const apart = [0.5, 0, 1].map((part) => inWindow(middle, part * (window.height - height), 'apart'))
  const beside = about
    ? [
        inWindow(about.left + (about.width - width) / 2, about.top - height - GAP, 'above'),
        inWindow(about.left + (about.width - width) / 2, about.top + about.height + GAP, 'below'),
        inWindow(about.left + about.width + GAP, about.top + (about.height - height) / 2, 'right'),
        inWindow(about.left - width - GAP, about.top + (about.height - height) / 2, 'left'),
      ]
    : []
  const hides = (one: Box): number =>
    (about ? WEIGHT.about * share(about, one) : 0) + WEIGHT.needed * needed.reduce((sum, box) => sum + share(box, one), 0)
  const best = [...beside, ...apart].reduce((a, b) => (hides(b) < hides(a) ? b : a))
  const touches = about === null || overlap(best, about) > 0
  const side = touches ? 'apart' : best.side
  return { left: best.left, top: best.top, side, tip: about ? tipOf(best, about, side) : 0 }
}

function tipOf(bubble: Box, about: Box, side: Side): number {
  if (side === 'above' || side === 'below')
    return within(about.left + about.width / 2 - bubble.left, CORNER, bubble.width - CORNER)
  return within(about.top + about.height / 2 - bubble.top, CORNER, bubble.height - CORNER)
}
