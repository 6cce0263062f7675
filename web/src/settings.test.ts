import { beforeEach, describe, expect, test, vi } from 'vitest'
import script from '../public/look.js?raw'

const kept = new Map<string, string>()
const styles = new Map<string, string>()
const attributes = new Set<string>()
const root = {
  dataset: {} as Record<string, string>,
  style: { setProperty: (name: string, value: string) => styles.set(name, value) },
  toggleAttribute: (name: string, on: boolean) => (on ? attributes.add(name) : attributes.delete(name)),
}

/** The page as a browser opens it: first look.js, then the client. */
async function open() {
  vi.resetModules()
  ;(0, eval)(script)
  return (await import('./settings.svelte')).settings
}

beforeEach(() => {
  kept.clear()
  styles.clear()
  attributes.clear()
  vi.stubGlobal('document', { documentElement: root })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

describe('the look', () => {
  test('rests at 50 with no filter and no light', async () => {
    const settings = await open()
    expect(settings.look).toMatchObject({ contrast: 50, grain: 50, warmth: 50, cloth: 'green' })
    expect(attributes).toEqual(new Set())
    expect(styles.get('--grain')).toBe('50')
  })

  test('a change shows at once and is there on the next visit', async () => {
    const settings = await open()
    settings.setLook({ contrast: 100, warmth: 0, cloth: 'wine', large: true })
    expect(attributes).toEqual(new Set(['data-contrast', 'data-warmth', 'data-large']))
    expect(styles.get('--contrast')).toBe('1.300')
    expect(styles.get('--tint')).toContain('#86b7ff 35.0%')
    expect(root.dataset.cloth).toBe('wine')
    attributes.clear()
    expect((await open()).look).toEqual(settings.look)
    expect(attributes).toContain('data-contrast')
  })

  test('the soft end stops where small words are still legible', async () => {
    ;(await open()).setLook({ contrast: 0 })
    expect(styles.get('--contrast')).toBe('0.880')
  })

  test('comes back to rest whole', async () => {
    const settings = await open()
    settings.setLook({ grain: 3, speed: 'instant', motion: 'on' })
    settings.restLook()
    expect(settings.look).toEqual(tapeteLook.REST)
  })

  test.each(['{', 'null', '[]', '{"contrast": 900, "cloth": "plaid", "large": 1, "grain": "50"}'])(
    'is as drawn where %s was kept',
    async (text) => {
      kept.set('tapete.look', text)
      expect((await open()).look).toEqual(tapeteLook.REST)
    },
  )
})

describe('habits', () => {
  test('are kept for the next visit', async () => {
    ;(await open()).setHabits({ name: 'Ana', game: 'gnav', level: 3, pause: 'fast', keys: false })
    expect((await open()).habits).toEqual({ name: 'Ana', game: 'gnav', level: 3, pause: 'fast', keys: false })
  })

  test.each(['{', 'null', '{"level": 9, "game": "poker", "pause": 3, "name": 7}'])(
    'are the usual ones where %s was kept',
    async (text) => {
      kept.set('tapete.habits', text)
      expect((await open()).habits).toEqual({ name: '', game: 'comemierda', level: 2, pause: 'normal', keys: true })
    },
  )

  test('a browser that keeps nothing plays all the same', async () => {
    vi.stubGlobal('localStorage', undefined)
    const settings = await open()
    settings.setHabits({ name: 'Ana' })
    settings.setLook({ grain: 0 })
    expect(settings.habits.name).toBe('Ana')
    expect(styles.get('--grain')).toBe('0')
  })
})
