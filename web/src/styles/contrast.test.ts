import { describe, expect, test } from 'vitest'
import sheet from './tokens.css?raw'

type Colour = readonly [number, number, number]

/** The colours of one cloth, by the names of their tokens. */
function tokens(cloth: string): Record<string, Colour> {
  const found: Record<string, Colour> = {}
  for (const [, selector = '', body = ''] of sheet.matchAll(/([^{}]+)\{([^}]*)\}/g)) {
    if (!/:root\s*$|:root,/.test(selector) && !selector.includes(`"${cloth}"`)) continue
    for (const [, name, code] of body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)) found[name!] = colour(code!)
  }
  return found
}

const colour = (code: string): Colour =>
  [1, 3, 5].map((at) => Number.parseInt(code.slice(at, at + 2), 16) / 255) as unknown as Colour

const map = (of: Colour, change: (channel: number, index: number) => number): Colour =>
  of.map((channel, index) => Math.min(1, Math.max(0, change(channel, index)))) as unknown as Colour

/** What the sliders make of a colour, as look.js and the sheets do: first the light, then the contrast. */
function seen(from: Colour, contrast: number, warmth: number): Colour {
  const light = colour(warmth > 50 ? '#ffb45e' : '#86b7ff')
  const share = (Math.abs(warmth - 50) * 0.7) / 100
  const factor = 1 + (contrast - 50) * (contrast < 50 ? 0.0024 : 0.006)
  const lit = map(from, (channel, index) => channel * (1 - share + share * light[index]!))
  return map(lit, (channel) => (channel - 0.5) * factor + 0.5)
}

function luminance(of: Colour): number {
  const [red, green, blue] = map(of, (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function ratio(one: Colour, other: Colour): number {
  const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright! + 0.05) / (dark! + 0.05)
}

const GROUNDS = ['cloth', 'cloth-hi', 'cloth-lo', 'rail', 'rail-2']
const TEXT: [string, string][] = [
  ...GROUNDS.flatMap((ground): [string, string][] => [
    ['chalk', ground],
    ['chalk-2', ground],
  ]),
  ['ink', 'paper'],
  ['ink', 'paper-2'],
  ['ink-2', 'paper'],
  ['red-ink', 'paper'],
  ['ochre-ink', 'paper'],
  ['ink', 'ochre'],
]
const LINES: [string, string][] = [
  ...GROUNDS.map((ground): [string, string] => ['line', ground]),
  ['ink-3', 'paper'],
  ...Array.from({ length: 8 }, (_, seat): [string, string] => [`p${seat}`, 'paper']),
]

describe.each(['green', 'blue', 'wine'])('on the %s cloth', (cloth) => {
  const is = tokens(cloth)
  const steps = [0, 25, 50, 75, 100]
  const worst = ([one, other]: [string, string]): number =>
    Math.min(
      ...steps.flatMap((contrast) =>
        steps.map((warmth) => ratio(seen(is[one]!, contrast, warmth), seen(is[other]!, contrast, warmth))),
      ),
    )

  test.each(TEXT)('%s is read on %s wherever the sliders stand', (...pair) => {
    expect(worst(pair)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(LINES)('%s is seen on %s wherever the sliders stand', (...pair) => {
    expect(worst(pair)).toBeGreaterThanOrEqual(3)
  })
})
