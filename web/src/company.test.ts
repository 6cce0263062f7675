import { describe, expect, test } from 'vitest'
import { happened, joined, opened } from './testing/line'

describe('who sits where', () => {
  const pau = { name: 'Pau', robot: null, level: null, connected: true, player: 'p2', away: false, left: false, next: null }

  test('changes, with the host, when an entry tells it, and stays as it is when none does', () => {
    const { world, connection } = opened({ gathering: true, view: null })
    world.line.tell(happened(8, { events: [], view: null, sitters: [pau, joined().sitters[1]!], host: 1 }))
    world.line.tell(happened(9, { events: [], view: null }))
    expect(connection.state?.sitters.map((sitter) => sitter.name)).toEqual(['Pau', 'Lope'])
    expect(connection.state?.host).toBe(1)
  })

  test('becomes mine with the whole state, which comes before the answer', async () => {
    const { world, connection } = opened({ gathering: true, view: null, seat: null })
    const sat = connection.sit(0, 'Pau')
    expect(world.line.take()).toEqual([{ type: 'sit', id: 1, seat: 0, name: 'Pau' }])
    world.line.tell(joined({ gathering: true, view: null, seq: 8, seat: 0 }))
    world.line.tell({ type: 'done', id: 1, seq: 8 })
    expect(await sat).toMatchObject({ seq: 8 })
    expect(connection.state?.seat).toBe(0)
    world.line.take()
    void connection.rise()
    expect(world.line.take()).toEqual([{ type: 'rise', id: 2 }])
  })

  test('a stranger who has got a name comes back as a guest, and asks what he asked before', () => {
    const { world, connection } = opened({ gathering: true, view: null, seat: null })
    const [stranger] = world.sockets
    connection.renew()
    void connection.sit(1, 'Pau')
    expect(stranger?.readyState).toBe(3)
    expect(connection.status).toBe('joining')
    expect(world.sockets).toHaveLength(2)
    world.line.open()
    world.line.take()
    world.line.tell(joined({ gathering: true, view: null, seat: null }))
    expect(world.line.take()).toEqual([{ type: 'sit', id: 1, seat: 1, name: 'Pau' }])
  })

  test('the host fills seats and starts', () => {
    const { world, connection } = opened({ gathering: true, view: null })
    void connection.fill(3, 2)
    void connection.fill(3, null)
    void connection.start(1)
    expect(world.line.take()).toEqual([
      { type: 'fill', id: 1, seat: 3, level: 2 },
      { type: 'fill', id: 2, seat: 3, level: null },
      { type: 'start', id: 3, level: 1 },
    ])
  })
})

describe('company', () => {
  test('watchers come and go', () => {
    const { world, connection } = opened()
    world.line.tell({ type: 'watchers', count: 2, names: ['Jon'] })
    expect(connection.state?.watchers).toEqual({ type: 'watchers', count: 2, names: ['Jon'] })
    expect(connection.state?.seq).toBe(7)
  })

  test('who asks for another deal or match is known while it lasts', () => {
    const { world, connection } = opened()
    world.line.tell(happened(8, { agreed: [0, 1] }))
    expect(connection.state?.agreed).toEqual([0, 1])
    world.line.tell(happened(9))
    expect(connection.state?.agreed).toEqual([])
  })

  test('what is said is kept in order, the newest of it', () => {
    const { world, connection } = opened()
    const line = (seq: number) => ({ seq, seat: 1, player: null, name: 'Lope', phrase: 'hello', text: null })
    for (let seq = 8; seq < 68; seq++) world.line.tell(happened(seq, { events: [], said: [line(seq)] }))
    expect(connection.state?.said).toHaveLength(50)
    expect(connection.state?.said.at(-1)?.seq).toBe(67)
  })

  test('phrases, own words and being back are sent', () => {
    const { world, connection } = opened()
    void connection.say({ phrase: 'hello' })
    void connection.say({ text: 'well met' })
    void connection.back()
    expect(world.line.take()).toEqual([
      { type: 'say', id: 1, phrase: 'hello' },
      { type: 'say', id: 2, text: 'well met' },
      { type: 'back', id: 3 },
    ])
  })

  test('clocks are known together with the moment they were told', () => {
    const { world, connection } = opened()
    world.time = 500
    world.line.tell(happened(8, { clocks: [{ turn: 20, bank: 60 }, null] }))
    expect(connection.state?.clocks).toEqual([{ turn: 20, bank: 60 }, null])
    expect(connection.clocksAt).toBe(500)
  })
})
