import { beforeEach, expect, test, vi } from 'vitest'
import './testing/page'
import { myself } from './myself.svelte'
import type { Me } from './wire'

const ana: Me = { player: 'p1', name: 'Ana', account: null, admin: false, preferences: {} }

/** What the room is being asked, each to be answered when the test likes. */
let open: ((me: Me | null) => void)[]

beforeEach(() => {
  open = []
  vi.stubGlobal('fetch', () => new Promise((answer) => open.push((me) => answer(Response.json(me)))))
  myself.become(null)
})

test('a late answer about the stranger of before does not undo what has been learned since', async () => {
  const before = myself.learn(true)
  const since = myself.learn(true)
  open[1]!(ana)
  await since
  open[0]!(null)
  await before
  expect(myself.me).toEqual(ana)
})

test('nor does it undo a name that was given meanwhile', async () => {
  const before = myself.learn(true)
  const called = myself.call('Ana')
  open[1]!(ana)
  await called
  open[0]!(null)
  await before
  expect(myself.me?.name).toBe('Ana')
})

test('all who need to know ask once', async () => {
  const asked = [myself.learn(true), myself.learn(), myself.learn()]
  open[0]!(ana)
  await Promise.all(asked)
  await myself.learn()
  expect(open).toHaveLength(1)
})
