import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ask, Refusal } from './api'
import { PATIENCE, reach } from './reach.svelte'

const NOBODY_THERE = new Refusal('start-no-server')

function answers(body: BodyInit | null, status = 200): void {
  vi.stubGlobal('fetch', async () => new Response(body, { status }))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
})
afterEach(() => {
  reach.told(200)
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('the answer is what the room says', async () => {
  answers('{"name": "Ana"}')
  expect(await ask('/api/me')).toEqual({ name: 'Ana' })
  answers(null, 204)
  expect(await ask('/api/me', 'DELETE')).toBeNull()
})

test('a refusal names its message', async () => {
  answers('{"code": "room-too-fast"}', 429)
  await expect(ask('/api/me')).rejects.toEqual(new Refusal('refused-room-too-fast'))
})

test('what a proxy says in its own words is no answer', async () => {
  answers('<h1>Bad gateway</h1>', 502)
  await expect(ask('/api/me')).rejects.toEqual(NOBODY_THERE)
  expect(reach.lost).toBe(true)
})

describe('a line that hangs', () => {
  const hangs = (signal?: AbortSignal | null): Promise<never> =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))

  test.each([
    ['before the answer', (signal?: AbortSignal | null) => hangs(signal)],
    [
      'in the middle of it',
      async (signal?: AbortSignal | null) => Object.assign(new Response(), { text: () => hangs(signal) }),
    ],
  ])('%s is given up', async (_, answer) => {
    const given = new AbortController()
    const bound = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(given.signal)
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => answer(signal))
    const asked = ask('/api/me')
    expect(bound).toHaveBeenCalledWith(PATIENCE)
    await vi.advanceTimersByTimeAsync(0)
    given.abort()
    await expect(asked).rejects.toEqual(NOBODY_THERE)
    expect(reach.lost).toBe(true)
  })
})
