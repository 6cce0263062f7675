import { expect, test, vi } from 'vitest'
import type { Me } from '../wire'
import { beNamed, isNamed } from './named'

const ana: Me = { player: 'p1', name: 'Ana', account: null, admin: false, preferences: {} }

/** A room that takes whoever asks for this person. */
const room = (me: Me | null) =>
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) =>
    Response.json(method === 'PATCH' ? JSON.parse(body as string) : me),
  )

test('who wishes it is named, and no more once he wishes otherwise', async () => {
  room(ana)
  expect(isNamed(ana)).toBe(false)
  expect(isNamed(await beNamed(true))).toBe(true)
  expect(isNamed(await beNamed(false))).toBe(false)
})

test('nobody is not named', async () => {
  room(null)
  expect(isNamed(await beNamed(true))).toBe(false)
})
