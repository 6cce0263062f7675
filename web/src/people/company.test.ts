import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import script from '../../public/look.js?raw'
import { happened, joined, opened } from '../testing/line'
import type { Joined, Said } from '../wire'

const kept = new Map<string, string>()
const shelf = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
}
const root = { dataset: {}, style: { setProperty: () => {} }, toggleAttribute: () => {}, hasAttribute: () => false }

beforeEach(() => {
  kept.clear()
  vi.useFakeTimers()
  vi.stubGlobal('document', { documentElement: root })
  vi.stubGlobal('localStorage', shelf)
  vi.stubGlobal('sessionStorage', shelf)
  ;(0, eval)(script)
})

afterEach(() => vi.useRealTimers())

const jon = { name: 'Jon', robot: null, level: null, connected: true, player: 'p2', away: false, left: false, next: null }
const hello = (seq: number, change: Partial<Said> = {}): Said => ({
  seq,
  seat: 1,
  player: 'p2',
  name: 'Jon',
  phrase: null,
  text: 'well met',
  ...change,
})

/** A table at which Jon sits beside me, and my company there. */
async function company(change: Partial<Joined> = {}) {
  const { Company } = await import('./company.svelte')
  const { world, connection } = opened({ sitters: [joined().sitters[0]!, jon], ...change })
  const mine = new Company(connection)
  mine.follow()
  return { world, mine, again: () => new Company(connection) }
}

describe('what is said', () => {
  test('stands beside its speaker for a while, and in the list for longer', async () => {
    const { world, mine } = await company()
    world.line.tell(happened(8, { events: [], said: [hello(8)] }))
    expect(mine.bubble(1)).toBe('well met')
    expect(mine.bubble(0)).toBe('')
    await vi.advanceTimersByTimeAsync(3_000)
    world.line.tell(happened(9, { events: [], said: [hello(9, { text: 'and how' })] }))
    await vi.advanceTimersByTimeAsync(4_000)
    expect(mine.bubble(1)).toBe('and how')
    await vi.advanceTimersByTimeAsync(3_000)
    expect(mine.bubble(1)).toBe('')
    expect(mine.said).toHaveLength(2)
  })

  test('is heard no more from whom I do not wish to hear, also when the page comes anew', async () => {
    const { world, mine, again } = await company()
    mine.mute('p2', true)
    world.line.tell(happened(8, { events: [], said: [hello(8), hello(8, { seat: null, player: 'p3', name: 'Pau' })] }))
    expect(mine.bubble(1)).toBe('')
    expect(mine.said.map((one) => one.name)).toEqual(['Pau'])
    expect(again().isMuted('p2')).toBe(true)
    mine.mute('p2', false)
    expect(mine.said).toHaveLength(2)
  })

  test('what a browser kept that is not ours mutes nobody', async () => {
    kept.set('tapete.muted.a1', '{"p2": true}')
    const { mine } = await company()
    expect(mine.isMuted('p2')).toBe(false)
  })
})

describe('a free seat', () => {
  const robot = joined().sitters[1]!
  const open = { ...joined().settings, open: true }

  test('may be taken by who watches an open table', async () => {
    const { mine } = await company({ seat: null, settings: open, sitters: [jon, robot] })
    expect([mine.mayTake(0), mine.mayTake(1)]).toEqual([false, true])
  })

  test('may not by who sits already, nor by who only may watch', async () => {
    const { mine: seated } = await company({ seat: 0, settings: open, sitters: [jon, robot] })
    expect(seated.mayTake(1)).toBe(false)
    const { mine: watching } = await company({ seat: null, sitters: [jon, robot] })
    expect(watching.mayTake(1)).toBe(false)
  })
})
