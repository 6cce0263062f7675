import { beforeEach, expect, test, vi } from 'vitest'
import { inTurn, prefer, preferNow } from './preferences'
import type { Me } from './wire'

let me: Me
let reachable: boolean

/** The room, whose every answer takes a while. */
async function room(_: string, { method, body }: RequestInit = {}): Promise<Response> {
  await new Promise((done) => setTimeout(done))
  if (!reachable) throw new TypeError()
  if (method === 'PUT') me = { ...me, preferences: JSON.parse(body as string) }
  return Response.json(method === 'PUT' ? me.preferences : me)
}

beforeEach(() => {
  me = { player: 'p1', name: 'Ana', account: null, admin: false, preferences: { a: 1, b: 1 } }
  reachable = true
  vi.stubGlobal('fetch', room)
})

test('two changes at once both hold', async () => {
  await Promise.all([preferNow('a', 2), preferNow('b', 2)])
  expect(me.preferences).toEqual({ a: 2, b: 2 })
})

test('a change that the room does not hear keeps none from being told', async () => {
  reachable = false
  await expect(preferNow('a', 2)).rejects.toThrow()
  reachable = true
  expect((await inTurn(() => prefer(me, 'b', 3))).preferences).toEqual({ a: 1, b: 3 })
})
