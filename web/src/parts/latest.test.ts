import { beforeEach, expect, test, vi } from 'vitest'
import { atLatest } from './latest'

const watching = new Set<Watch>()

class Watch {
  constructor(readonly tell: () => void) {}
  observe(): void {
    watching.add(this)
  }
  disconnect(): void {
    watching.delete(this)
  }
}

const list = { scrollTop: 0, scrollHeight: 0, clientHeight: 0 }
const scrolls = new Set<() => void>()
const element = Object.assign(list, {
  addEventListener: (_: string, then: () => void) => scrolls.add(then),
  removeEventListener: (_: string, then: () => void) => scrolls.delete(then),
}) as unknown as HTMLElement

/** The list has this height, of which so much is seen; whoever watches hears of it. */
function grows(scrollHeight: number, clientHeight = 300): void {
  Object.assign(list, { scrollHeight, clientHeight })
  watching.forEach((watch) => watch.tell())
}

function scrollsTo(scrollTop: number): void {
  list.scrollTop = scrollTop
  scrolls.forEach((then) => then())
}

beforeEach(() => {
  Object.assign(list, { scrollTop: 0, scrollHeight: 0, clientHeight: 0 })
  vi.stubGlobal('ResizeObserver', Watch)
  vi.stubGlobal('MutationObserver', Watch)
})

test('a list that comes into sight shows its latest line, not its first', () => {
  const stop = atLatest(element)
  grows(0, 0)
  expect(list.scrollTop).toBe(0)
  grows(1400)
  expect(list.scrollTop).toBe(1400)
  stop()
})

test('who has scrolled up is left there, until he is at the end again', () => {
  const stop = atLatest(element)
  grows(1400)
  scrollsTo(200)
  grows(1500)
  expect(list.scrollTop).toBe(200)
  scrollsTo(1190)
  grows(1600)
  expect(list.scrollTop).toBe(1600)
  stop()
})

test('a list that is gone is watched no more', () => {
  atLatest(element)()
  expect([watching.size, scrolls.size]).toEqual([0, 0])
})
