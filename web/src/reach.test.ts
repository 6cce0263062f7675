import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let reach: (typeof import('./reach.svelte'))['reach']
const online = new Set<() => void>()
let answer: () => Promise<{ status: number }>
let asked = 0

const away = (): Promise<never> => Promise.reject(new Error('no line'))
const there = () => Promise.resolve({ status: 200 })

beforeEach(async () => {
  vi.resetModules()
  vi.useFakeTimers()
  online.clear()
  asked = 0
  vi.stubGlobal('addEventListener', (_: string, then: () => void) => online.add(then))
  vi.stubGlobal('removeEventListener', (_: string, then: () => void) => online.delete(then))
  vi.stubGlobal('fetch', () => (asked++, answer()))
  reach = (await import('./reach.svelte')).reach
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a refusal is an answer, silence and an empty proxy are none', () => {
  reach.told(404)
  expect(reach.lost).toBe(false)
  reach.told(502)
  expect(reach.lost).toBe(true)
  reach.told(200)
  expect(reach.lost).toBe(false)
  reach.told(null)
  expect(reach.lost).toBe(true)
})

test('a room that is gone is asked again until it is back', async () => {
  answer = away
  reach.told(null)
  await vi.advanceTimersByTimeAsync(12_000)
  expect(reach.lost).toBe(true)
  answer = there
  await vi.advanceTimersByTimeAsync(5_000)
  expect([reach.lost, reach.returns]).toEqual([false, 1])
})

test('a browser that has a line again asks at once', async () => {
  answer = away
  reach.told(null)
  answer = there
  online.forEach((then) => then())
  await vi.advanceTimersByTimeAsync(0)
  expect(reach.lost).toBe(false)
})

test('a browser that was long without a line asks once when it has one, and never again', async () => {
  answer = away
  reach.told(null)
  await vi.advanceTimersByTimeAsync(60_000)
  const before = asked
  answer = there
  online.forEach((then) => then())
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toBe(before + 1)
  expect(online.size).toBe(0)
})

test('whether it is there is not asked of a dead line for ever', async () => {
  const given = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(given.signal)
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
  })
  const tried = reach.tryAgain()
  given.abort()
  await tried
  expect(reach.lost).toBe(true)
})
