// The chart of totals: one line per seat from hand to hand, towards the target.

export interface Series {
  seat: number
  points: { x: number; y: number }[]
  total: number
  /** Where its name stands, moved apart from its neighbours. */
  label: number
}

export interface Chart {
  width: number
  height: number
  left: number
  right: number
  /** Lines across, with what they are worth. */
  levels: { value: number; y: number }[]
  goal: { value: number; y: number } | null
  hands: { number: number; multiplier: number; x: number }[]
  series: Series[]
}

export interface Scores {
  multiplier: number
  totals: number[]
}

const WIDTH = 340
const LEFT = 34
const TOP = 14
/** Numbers of hands under the chart at most. */
const TOLD = 6

/** `long` names beside it have more room, and two lines each. */
export function chart(rounds: readonly Scores[], players: number, target: number | null, long = false): Chart {
  const [right, step] = long ? [218, 25] : [262, 14.5]
  const height = Math.max(218, 80 + players * step)
  const bottom = height - 30
  const totals = rounds.flatMap((round) => round.totals)
  const low = Math.min(0, ...totals)
  const high = Math.max(5, target ?? 0, ...totals)
  const x = (hand: number): number => LEFT + (hand * (right - LEFT)) / Math.max(1, rounds.length)
  const y = (value: number): number => round(bottom - ((value - low) * (bottom - TOP)) / (high - low))
  return {
    width: WIDTH,
    height,
    left: LEFT,
    right,
    levels: levels(low, high)
      .filter((value) => target === null || Math.abs(y(value) - y(target)) > 12)
      .map((value) => ({ value, y: y(value) })),
    goal: target === null ? null : { value: target, y: y(target) },
    hands: handsTold(rounds.length).map((number) => ({
      number,
      multiplier: rounds[number - 1]?.multiplier ?? 1,
      x: round(x(number)),
    })),
    series: apart(
      Array.from({ length: players }, (_, seat) => {
        const run = [0, ...rounds.map((score) => score.totals[seat] ?? 0)]
        const total = run.at(-1) ?? 0
        return { seat, total, points: run.map((value, hand) => ({ x: round(x(hand)), y: y(value) })), label: y(total) }
      }),
      TOP,
      bottom + 20 - step,
      step,
    ),
  }
}

function levels(low: number, high: number): number[] {
  const by = [5, 10, 20, 50].find((width) => (high - low) / width <= 7) ?? 100
  const first = Math.ceil(low / by) * by
  return Array.from({ length: Math.floor((high - first) / by) + 1 }, (_, i) => first + i * by)
}

function handsTold(count: number): number[] {
  const by = Math.ceil(count / TOLD)
  const told: number[] = []
  for (let number = count; number > 0; number -= by) told.unshift(number)
  return told
}

/** Moves the names apart, in the order of their totals, without leaving the chart. */
function apart(series: Series[], top: number, bottom: number, step: number): Series[] {
  const down = [...series].sort((a, b) => a.label - b.label || a.seat - b.seat)
  const at = down.map((one) => one.label)
  for (let i = 1; i < at.length; i++) at[i] = Math.max(at[i] ?? 0, (at[i - 1] ?? 0) + step)
  for (let i = at.length - 1; i >= 0; i--) {
    const most = i === at.length - 1 ? bottom : (at[i + 1] ?? 0) - step
    at[i] = Math.max(top, Math.min(at[i] ?? 0, most))
  }
  const labels = new Map(down.map((one, i) => [one.seat, round(at[i] ?? one.label)]))
  return series.map((one) => ({ ...one, label: labels.get(one.seat) ?? one.label }))
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
