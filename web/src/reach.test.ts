import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let reach: (typeof import('./reach.svelte'))['reach']
const online: (() => void)[] = []
let answer: () => Promise<{ status: number }>

const away = (): Promise<never> => Promise.reject(new Error('no line'))
const there = () => Promise.resolve({ status: 200 })

beforeEach(async () => {
  vi.resetModules()
  vi.useFakeTimers()
  online.length = 0
  vi.stubGlobal('addEventListener', (_: string, then: () => void) => online.push(then))
  vi.stubGlobal('fetch', () => answer())
  reach = (await import('./reach.svelte')).reach
})
afterEach(() => {
  vi.useRealTimers()
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
  online.at(-1)!()
  await vi.advanceTimersByTimeAsync(0)
  expect(reach.lost).toBe(false)
})
