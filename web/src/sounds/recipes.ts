/** What each sound is made of: a few tones and breaths of noise, as one would knock on a table or sweep up cards. */

export type Sound =
  | 'deal'
  | 'play'
  | 'pass'
  | 'give'
  | 'trick'
  | 'out'
  | 'swap'
  | 'refuse'
  | 'cat'
  | 'cuckoo'
  | 'life'
  | 'over'
  | 'turn'

export interface Stroke {
  /** A tone of this shape, or noise through a band. */
  of: 'sine' | 'triangle' | 'noise'
  /** Hertz at its beginning and at its end; of noise, the middle of the band. */
  from: number
  to: number
  /** Seconds after the sound began, and how long it takes to die away. */
  at: number
  length: number
  /** 1 is as loud as a table ever gets. */
  loud: number
}

const stroke = (of: Stroke['of'], from: number, to: number, at: number, length: number, loud: number): Stroke => ({
  ...{ of, from, to, at, length, loud },
})

/** A bell: a note and its octave. */
const bell = (hertz: number, at: number, length: number): Stroke[] => [
  stroke('triangle', hertz, hertz, at, length, 0.4),
  stroke('sine', hertz * 2, hertz * 2, at, length * 0.6, 0.12),
]

/** Knuckles on wood. */
const knock = (at: number): Stroke[] => [
  stroke('sine', 210, 120, at, 0.08, 0.7),
  stroke('noise', 900, 500, at, 0.03, 0.35),
]

export const RECIPES: Readonly<Record<Sound, readonly Stroke[]>> = {
  deal: [0, 1, 2, 3, 4, 5].map((nth) => stroke('noise', 2600 - nth * 90, 1700, nth * 0.075, 0.05, 0.75)),
  play: [stroke('noise', 1700, 600, 0, 0.09, 0.8), stroke('sine', 150, 70, 0.005, 0.1, 0.6)],
  pass: [...knock(0), ...knock(0.13)],
  give: [stroke('noise', 900, 2200, 0, 0.18, 0.8), stroke('noise', 1700, 700, 0.17, 0.08, 0.8)],
  trick: [stroke('noise', 500, 2300, 0, 0.28, 0.45), stroke('sine', 190, 110, 0.24, 0.12, 0.45)],
  out: [...bell(523, 0, 0.25), ...bell(659, 0.1, 0.25), ...bell(784, 0.2, 0.4)],
  swap: [stroke('noise', 800, 2200, 0, 0.2, 0.8), stroke('noise', 2200, 800, 0.14, 0.2, 0.8)],
  refuse: [stroke('triangle', 196, 190, 0, 0.14, 0.55), stroke('triangle', 147, 138, 0.15, 0.24, 0.6)],
  cat: [stroke('triangle', 620, 980, 0, 0.2, 0.3), stroke('triangle', 980, 480, 0.16, 0.34, 0.35)],
  cuckoo: [stroke('sine', 784, 784, 0, 0.22, 0.5), stroke('sine', 622, 622, 0.28, 0.4, 0.5)],
  life: [stroke('triangle', 440, 110, 0, 0.5, 0.5), stroke('sine', 110, 60, 0.42, 0.2, 0.5)],
  over: [...bell(392, 0, 0.7), ...bell(523, 0.14, 0.7), ...bell(659, 0.28, 0.9)],
  turn: [...bell(659, 0, 0.3), ...bell(880, 0.15, 0.5)],
}
