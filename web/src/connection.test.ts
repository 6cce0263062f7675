import { describe, expect, test } from 'vitest'
import { TableConnection } from './connection.svelte'
import { FakeWorld, happened, joined, opened } from './testing/line'
import { VERSION } from './wire'
import type { Happened, Outgoing } from './wire'

describe('joining', () => {
  test('begins with a join, and is open once the answer is there', () => {
    const world = new FakeWorld()
    const connection = new TableConnection('a1', null, world)
    expect(world.paths).toEqual(['/ws/tables/a1'])
    expect(connection.status).toBe('joining')
    world.line.open()
    expect(world.line.take()).toEqual([{ type: 'join', version: VERSION }])
    world.line.tell(joined())
    expect(connection.status).toBe('open')
    expect(connection.state?.seat).toBe(0)
  })

  test('an invitation is shown at every join', () => {
    const { world } = opened({}, 'secret')
    world.line.close()
    world.ring()
    world.line.open()
    expect(world.line.take()).toEqual([{ type: 'join', version: VERSION, invitation: 'secret' }])
  })

  test('a table that is closed to us is not tried again', () => {
    const world = new FakeWorld()
    const connection = new TableConnection('a1', null, world)
    world.line.open()
    world.line.tell({ type: 'refused', id: null, code: 'room-not-your-table', rule: null })
    expect(connection.status).toBe('refused')
    expect(connection.refusal?.code).toBe('room-not-your-table')
    expect(world.timers).toEqual([])
  })

  test('trouble in the house is slept over', () => {
    const world = new FakeWorld()
    const connection = new TableConnection('a1', null, world)
    world.line.open()
    world.line.tell({ type: 'refused', id: null, code: 'room-trouble', rule: null })
    expect(connection.status).toBe('lost')
    world.ring()
    world.line.open()
    world.line.tell(joined())
    expect(connection.status).toBe('open')
  })

  test('a nonce that is wanted is sent at once, and the same one again after a lost line', () => {
    const { world } = opened({ nonce_wanted: true, match: 3 })
    const nonce = { type: 'nonce', id: 1, match: 3, nonce: '1'.padStart(32, '0') }
    expect(world.line.take()).toEqual([nonce])
    world.line.close()
    world.ring()
    world.line.open()
    world.line.take()
    world.line.tell(joined({ nonce_wanted: true, match: 3 }))
    expect(world.line.take()).toEqual([nonce])
  })

  test('a nonce is told when it is sent, and again when the room has taken it', async () => {
    const { world, connection } = opened()
    const told: unknown[] = []
    connection.oncontributed((match, nonce, taken) => told.push([match, nonce, taken]))
    world.line.tell(joined({ nonce_wanted: true, match: 3 }))
    const nonce = '1'.padStart(32, '0')
    expect(told).toEqual([[3, nonce, false]])
    world.line.tell({ type: 'done', id: 1, seq: 8 })
    await Promise.resolve()
    expect(told.slice(1)).toEqual([[3, nonce, true]])
  })

  test('a nonce that the room refuses was not taken', async () => {
    const { world, connection } = opened()
    const told: unknown[] = []
    connection.oncontributed((...share) => told.push(share))
    world.line.tell(joined({ nonce_wanted: true, match: 3 }))
    world.line.tell({ type: 'refused', id: 1, code: 'room-not-now', rule: null })
    await Promise.resolve()
    expect(told).toHaveLength(1)
  })
})

describe('following', () => {
  test('every entry is told once and in order, and its events join the history', () => {
    const { world, connection } = opened()
    const told: number[] = []
    connection.onhappened((news) => told.push(news.seq))
    world.line.tell(happened(8, { decision: 8 }))
    world.line.tell(happened(8, { decision: 99 }))
    world.line.tell(happened(9))
    expect(told).toEqual([8, 9])
    expect(connection.state?.seq).toBe(9)
    expect(connection.state?.view?.history).toHaveLength(2)
  })

  test('a deal begins the history anew', () => {
    const { world, connection } = opened()
    const dealt: Happened['events'][number] = { kind: 'dealt', number: 2, dealer: 0, multiplier: 1, counts: [10, 10], hand: null }
    world.line.tell(happened(8))
    world.line.tell(happened(9, { events: [dealt, { kind: 'passed', seat: 0 }] }))
    expect(connection.state?.view?.history.map((event) => event.kind)).toEqual(['dealt', 'passed'])
  })

  test('a gap asks for everything again and tells nothing until it is there', () => {
    const { world, connection } = opened()
    const told: number[] = []
    const anew: number[] = []
    connection.onhappened((news) => told.push(news.seq))
    connection.onjoined((now) => anew.push(now.seq))
    world.line.tell(happened(9))
    expect(world.line.take()).toEqual([{ type: 'join', version: VERSION }])
    world.line.tell(happened(10))
    expect(world.line.take()).toEqual([])
    world.line.tell(joined({ seq: 10 }))
    world.line.tell(happened(11))
    expect(told).toEqual([11])
    expect(anew).toEqual([10])
  })

  test('presence changes who is connected and nothing else', () => {
    const { world, connection } = opened()
    world.line.tell({ type: 'presence', seat: 0, connected: false })
    expect(connection.state?.sitters.map((sitter) => sitter.connected)).toEqual([false, true])
    expect(connection.state?.seq).toBe(7)
  })
})

describe('asking', () => {
  test('an action names the open decision and is answered', async () => {
    const { world, connection } = opened()
    const answer = connection.act({ kind: 'pass' })
    expect(world.line.take()).toEqual([{ type: 'act', id: 1, decision: 7, action: { kind: 'pass' } }])
    world.line.tell({ type: 'done', id: 1, seq: 8 })
    expect(await answer).toEqual({ type: 'done', id: 1, seq: 8 })
  })

  test('without an open decision nothing is sent', async () => {
    const { world, connection } = opened({ decision: null })
    expect(await connection.act({ kind: 'pass' })).toMatchObject({ type: 'refused', code: 'room-not-now' })
    expect(world.line.take()).toEqual([])
  })

  test('answers find their questions in any order', async () => {
    const { world, connection } = opened()
    const first = connection.why({ kind: 'pass' })
    const second = connection.why({ kind: 'play', cards: ['3o'] })
    world.line.tell({ type: 'because', id: 2, code: 'comemierda-not-higher', rule: 'C6' })
    world.line.tell({ type: 'because', id: 1, code: null, rule: null })
    expect((await first).code).toBeNull()
    expect((await second).rule).toBe('C6')
  })

  test('a refusal is an answer, and the table stays open', async () => {
    const { world, connection } = opened()
    const answer = connection.nextDeal()
    world.line.tell({ type: 'refused', id: 1, code: 'room-not-now', rule: null })
    expect(await answer).toMatchObject({ code: 'room-not-now' })
    expect(connection.status).toBe('open')
  })
})

describe('order', () => {
  test('news come before the answer they belong to, so nothing stale can be acted on', async () => {
    const { world, connection } = opened()
    const answer = connection.act({ kind: 'pass' })
    world.line.take()
    world.line.tell(happened(8, { decision: null }))
    expect(connection.state?.decision).toBeNull()
    expect(await connection.act({ kind: 'pass' })).toMatchObject({ code: 'room-not-now' })
    expect(world.line.take()).toEqual([])
    world.line.tell({ type: 'done', id: 1, seq: 8 })
    expect((await answer).type).toBe('done')
    expect(connection.state?.seq).toBe(8)
  })
})

describe('leaving', () => {
  test('names the match, and closes the table to all who have left', async () => {
    const { world, connection } = opened({ match: 2 })
    const answer = connection.leave()
    const other = connection.why({ kind: 'pass' })
    expect(world.line.take()[0]).toEqual({ type: 'leave', id: 1, match: 2 })
    world.line.tell(happened(8, { events: [] }))
    const left: Outgoing = { type: 'refused', id: null, code: 'room-left', rule: null }
    world.line.tell(left)
    expect(connection.status).toBe('refused')
    expect(connection.refusal?.code).toBe('room-left')
    expect(await Promise.all([answer, other])).toEqual([left, left])
    expect(world.timers).toEqual([])
  })

  test('a match that begins without its watchers closes the table to them', () => {
    const { world, connection } = opened({ gathering: true, view: null, seat: null })
    world.line.tell({ type: 'refused', id: null, code: 'room-not-your-table', rule: null })
    expect([connection.status, connection.refusal?.code]).toEqual(['refused', 'room-not-your-table'])
    expect(world.line.readyState).toBe(3)
    expect(world.timers).toEqual([])
  })

  test('a table that is closed to us by the time a gap is found says so', () => {
    const { world, connection } = opened()
    world.line.tell(happened(9))
    world.line.tell({ type: 'refused', id: null, code: 'room-unknown-table', rule: null })
    expect(connection.status).toBe('refused')
  })

  test('other refusals that answer nothing leave an open table open', () => {
    const { world, connection } = opened()
    world.line.tell({ type: 'refused', id: null, code: 'room-bad-message', rule: null })
    expect(connection.status).toBe('open')
  })
})

describe('a lost line', () => {
  test('comes back later each time, and at once when asked', () => {
    const { world, connection } = opened()
    world.line.close()
    expect(connection.status).toBe('lost')
    expect(world.ring()).toBe(400)
    world.line.close()
    expect(world.ring()).toBe(800)
    world.line.close()
    const before = world.sockets.length
    connection.retry()
    expect(world.sockets.length).toBe(before + 1)
    expect(connection.status).toBe('lost')
  })

  test('is tried anew when asked, also while it hangs in being opened', () => {
    const { world, connection } = opened()
    world.line.close()
    world.ring()
    const hanging = world.line
    connection.retry()
    expect(world.sockets).toHaveLength(3)
    hanging.open()
    expect(hanging.readyState).toBe(3)
    world.line.open()
    world.line.tell(joined())
    expect(connection.status).toBe('open')
  })

  test('sends again what was not answered, in order and under the same numbers', async () => {
    const { world, connection } = opened()
    const answer = connection.act({ kind: 'pass' })
    void connection.pace('fast')
    const sent = world.line.take()
    world.line.close()
    void connection.why({ kind: 'pass' })
    world.ring()
    world.line.open()
    expect(world.line.take()).toEqual([{ type: 'join', version: VERSION }])
    world.line.tell(joined({ seq: 8, decision: null }))
    expect(world.line.take()).toEqual([...sent, { type: 'why', id: 3, action: { kind: 'pass' } }])
    world.line.tell({ type: 'done', id: 1, seq: 8 })
    expect(await answer).toMatchObject({ seq: 8 })
  })

  test('what is asked as soon as the state is there is asked once', () => {
    const world = new FakeWorld()
    const connection = new TableConnection('a1', null, world)
    connection.onjoined(() => void connection.pace('fast'))
    world.line.open()
    world.line.take()
    world.line.tell(joined())
    expect(world.line.take()).toEqual([{ type: 'pace', id: 1, robot_pause: 'fast' }])
  })

  test('nothing is sent again on the same line: neither when another match begins, nor after a gap', () => {
    const { world, connection } = opened()
    void connection.restart()
    world.line.take()
    world.line.tell(joined({ match: 2, seq: 8 }))
    world.line.tell(happened(10))
    world.line.tell(joined({ match: 2, seq: 10 }))
    expect(world.line.take()).toEqual([{ type: 'join', version: VERSION }])
  })

  test('a line that leaves a question unanswered is given up', () => {
    const { world, connection } = opened()
    void connection.act({ kind: 'pass' })
    expect(world.ring()).toBeGreaterThan(5_000)
    expect(connection.status).toBe('lost')
    expect(world.timers).toHaveLength(1)
  })

  test('that cannot be opened, or does not answer the join, is given up too', () => {
    const world = new FakeWorld()
    const connection = new TableConnection('a1', null, world)
    expect(world.ring()).toBeGreaterThan(5_000)
    expect(connection.status).toBe('lost')
    world.ring()
    world.line.open()
    expect(world.ring()).toBeGreaterThan(5_000)
    expect(world.line.readyState).toBe(3)
    world.ring()
    expect(world.sockets).toHaveLength(3)
  })

  test('that leaves the asking after a gap unanswered is given up: the table does not stand still for ever', () => {
    const { world, connection } = opened()
    world.line.tell(happened(9))
    expect(world.ring()).toBeGreaterThan(5_000)
    expect(connection.status).toBe('lost')
  })

  test('that is silent for long is asked whether it lives, and given up where it does not', () => {
    const { world, connection } = opened()
    world.ring()
    expect(world.line.take()).toEqual([{ type: 'why', id: 1, action: { kind: 'pass' } }])
    world.line.tell({ type: 'because', id: 1, code: 'room-not-now', rule: null })
    expect(connection.status).toBe('open')
    world.ring()
    expect(world.line.take()).toMatchObject([{ type: 'why', id: 2 }])
    world.ring()
    expect(connection.status).toBe('lost')
  })

  test('that somebody comes back to is asked at once, but not while it owes an answer anyway', () => {
    const { world, connection } = opened()
    connection.retry()
    connection.retry()
    expect(world.line.take()).toHaveLength(1)
  })

  test('nothing comes back after closing', () => {
    const { world, connection } = opened()
    connection.close()
    expect(world.timers).toEqual([])
    expect(connection.status).toBe('open')
  })
})
