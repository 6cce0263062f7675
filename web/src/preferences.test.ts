import { beforeEach, expect, test, vi } from 'vitest'
import { prefer } from './preferences'
import type { Me } from './wire'

let me: Me

/** The room, whose every answer takes a while. */
async function room(_: string, { method, body }: RequestInit = {}): Promise<Response> {
  await new Promise((done) => setTimeout(done))
  if (method === 'PATCH') me = { ...me, preferences: { ...me.preferences, ...JSON.parse(body as string) } }
  return Response.json(me.preferences)
}

beforeEach(() => {
  me = { player: 'p1', name: 'Ana', account: null, admin: false, preferences: { a: 1, b: 1 } }
  vi.stubGlobal('fetch', room)
})

test('two changes at once both hold', async () => {
  await Promise.all([prefer(me, 'a', 2), prefer(me, 'b', 2)])
  expect(me.preferences).toEqual({ a: 2, b: 2 })
})
