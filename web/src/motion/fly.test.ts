import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fly, type Flight } from './fly'

/** An animation as a browser has it: of a page that is not seen it never ends by itself. */
class Moving {
  readonly finished: Promise<void>
  finish: () => void = () => {}
  cancel(): void {}
  constructor() {
    this.finished = new Promise((done) => (this.finish = done))
  }
}

const page = { hidden: false, moving: [] as Moving[], listening: new Set<() => void>(), cards: 0 }

const animate = (): Moving => {
  const moving = new Moving()
  page.moving.push(moving)
  return moving
}

function element() {
  const children: unknown[] = []
  const append = (child: unknown): void => void children.push(child)
  return { style: { setProperty() {} }, children, append, animate, remove: () => page.cards-- }
}

const box = { x: 0, y: 0, width: 34, turn: 0 }
const flight: Flight = { from: box, to: box, face: 'face.svg', before: 'back.svg', time: 420, wait: 70, fades: true }

beforeEach(() => {
  Object.assign(page, { hidden: false, moving: [], cards: 0 })
  page.listening.clear()
  vi.stubGlobal('document', {
    get hidden() {
      return page.hidden
    },
    createElement: element,
    querySelector: () => ({ append: () => page.cards++ }),
    addEventListener: (_: string, then: () => void) => page.listening.add(then),
    removeEventListener: (_: string, then: () => void) => page.listening.delete(then),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a flight ends with its movements, and nothing of it stays', async () => {
  const flown = fly(flight)
  expect(page.cards).toBe(1)
  page.moving.forEach((moving) => moving.finish())
  await flown
  expect([page.cards, page.listening.size]).toEqual([0, 0])
})

test('a card that is in the air when the page goes out of sight holds up nothing: it has landed', async () => {
  const flown = fly(flight)
  page.hidden = true
  page.listening.forEach((then) => then())
  await flown
  expect([page.cards, page.listening.size]).toEqual([0, 0])
})

test('nothing flies over a page that is not seen', async () => {
  page.hidden = true
  await fly(flight)
  expect(page.moving).toEqual([])
})
