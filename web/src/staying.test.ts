import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import script from '../public/look.js?raw'
import type { Me } from './wire'

const kept = new Map<string, string>()
const root = { dataset: {} as Record<string, string>, style: { setProperty: () => {} }, toggleAttribute: () => {} }

/** The room: who I am, as it keeps it; each change that it was told. */
let me: Me | null
let told: Me['preferences'][]
let reachable: boolean

const ana = (settings?: object, player = 'p1'): Me => ({
  ...{ player, name: 'Ana', account: null, admin: false },
  preferences: { named_watcher: true, ...(settings ? { settings } : {}) },
})
const wine = { at: 50, look: { cloth: 'wine' }, habits: { oneTap: true }, language: null }

async function room(_: string, { method, body }: RequestInit = {}): Promise<Response> {
  if (!reachable) throw new TypeError()
  if (method === 'PATCH' && me) {
    told.push(JSON.parse(body as string))
    me = { ...me, preferences: { ...me.preferences, ...told.at(-1) } }
    return Response.json(me.preferences)
  }
  return Response.json(me)
}

async function open() {
  vi.resetModules()
  ;(0, eval)(script)
  const { settings } = await import('./settings.svelte')
  const { myself } = await import('./myself.svelte')
  return { settings, myself }
}

beforeEach(() => {
  kept.clear()
  me = null
  told = []
  reachable = true
  vi.useFakeTimers()
  vi.stubGlobal('document', { documentElement: root })
  vi.stubGlobal('fetch', room)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

afterEach(() => vi.useRealTimers())

const soon = (): Promise<unknown> => vi.advanceTimersByTimeAsync(1_000)

describe('a change', () => {
  test('is told once a person pauses, and nothing else that is kept of him changes', async () => {
    me = ana()
    const { settings, myself } = await open()
    await myself.learn()
    for (let grain = 0; grain < 40; grain++) settings.setLook({ grain })
    await soon()
    expect(told).toHaveLength(1)
    expect(told[0]).toMatchObject({ settings: { look: { grain: 39 } } })
    expect(myself.me?.preferences).toEqual({ named_watcher: true, ...told[0] })
  })

  test('of a stranger stays in the browser until the room knows him', async () => {
    const { settings, myself } = await open()
    settings.setLook({ cloth: 'blue' })
    await soon()
    expect(told).toEqual([])
    me = ana()
    await myself.learn(true)
    await soon()
    expect(told[0]).toMatchObject({ settings: { look: { cloth: 'blue' } } })
    expect(settings.stamp.person).toBe('p1')
  })

  test('that does not arrive is told when the room is there again', async () => {
    me = ana(wine)
    reachable = false
    const { settings } = await open()
    settings.belongTo('p1')
    settings.setLook({ cloth: 'blue' })
    await soon()
    reachable = true
    const { myself } = await open()
    await myself.learn()
    await soon()
    expect(told[0]).toMatchObject({ settings: { look: { cloth: 'blue' } } })
  })
})

describe('signing in', () => {
  test('brings my own settings, whatever was liked here before', async () => {
    const { settings, myself } = await open()
    settings.setLook({ cloth: 'blue' })
    myself.become(ana(wine))
    await soon()
    expect(settings.look.cloth).toBe('wine')
    expect(settings.habits.oneTap).toBe(true)
    expect(told).toEqual([])
  })

  test('speaks the language that I chose elsewhere', async () => {
    const { settings, myself } = await open()
    const spoken: string[] = []
    settings.onlanguage = (language) => spoken.push(language)
    myself.become(ana({ ...wine, language: 'es' }))
    myself.become(ana({ ...wine, at: 60, language: 'en' }))
    expect(spoken).toEqual(['es'])
    expect(settings.stamp.language).toBe('en')
  })

  test('never tells as mine what somebody else liked here', async () => {
    const { settings, myself } = await open()
    settings.belongTo('p2')
    settings.setLook({ cloth: 'blue' })
    me = ana()
    myself.become(me)
    await myself.learn(true)
    await soon()
    expect(told).toEqual([])
    settings.setLook({ grain: 10 })
    await soon()
    expect(told).toHaveLength(1)
  })

  test('again brings my own settings, whatever a stranger has changed here since I left', async () => {
    me = ana(wine)
    const { settings, myself } = await open()
    await myself.learn()
    me = null
    myself.become(null)
    settings.setLook({ cloth: 'blue' })
    await soon()
    me = ana(wine)
    myself.become(me)
    await soon()
    expect(settings.look.cloth).toBe('wine')
    expect(told).toEqual([])
  })

  test('takes what was changed elsewhere since, and keeps what was changed here since', async () => {
    me = ana(wine)
    const { settings, myself } = await open()
    await myself.learn()
    expect(settings.look.cloth).toBe('wine')
    myself.become(ana({ ...wine, at: 60, look: { cloth: 'green' } }))
    expect(settings.look.cloth).toBe('green')
    settings.setLook({ cloth: 'blue' })
    myself.become(ana({ ...wine, at: 70 }))
    expect(settings.look.cloth).toBe('blue')
  })

  test.each([7, 'wine', [], {}, null])('makes nothing of %o where settings should be', async (odd) => {
    const { settings, myself } = await open()
    settings.setLook({ cloth: 'blue' })
    myself.become({ ...ana(), preferences: { settings: odd } })
    expect(settings.look.cloth).toBe('blue')
  })
})
