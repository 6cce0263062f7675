import { beforeEach, expect, test, vi } from 'vitest'
import { preferNow } from './preferences'
import type { Me } from './wire'

let me: Me | null

/** The room, whose every answer takes a while. */
async function room(_: string, { method, body }: RequestInit = {}): Promise<Response> {
  await new Promise((done) => setTimeout(done))
  if (method === 'PATCH' && me) me = { ...me, preferences: { ...me.preferences, ...JSON.parse(body as string) } }
  return Response.json(method === 'PATCH' ? me?.preferences : me)
}

beforeEach(() => {
  me = { player: 'p1', name: 'Ana', account: null, admin: false, preferences: { a: 1, b: 1 } }
  vi.stubGlobal('fetch', room)
})

test('two changes at once both hold', async () => {
  await Promise.all([preferNow('a', 2), preferNow('b', 2)])
  expect(me?.preferences).toEqual({ a: 2, b: 2 })
})

test('nobody prefers nothing', async () => {
  me = null
  expect(await preferNow('a', 2)).toBeNull()
})
