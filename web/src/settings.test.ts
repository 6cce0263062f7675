import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
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
    const habits = {
      ...{ name: 'Ana', game: 'gnav', level: 3, pause: 'fast', keys: false } as const,
      ...{ reversed: true, oneTap: true, sound: 'soft', notices: true } as const,
    }
    ;(await open()).setHabits(habits)
    expect((await open()).habits).toEqual(habits)
  })

  const usual = {
    ...{ name: '', game: 'comemierda', level: 2, pause: 'normal', keys: true },
    ...{ reversed: false, oneTap: false, sound: 'off', notices: false },
  }

  test.each(['{', 'null', '{"level": 9, "game": "poker", "pause": 3, "name": 7, "sound": true, "oneTap": 1}'])(
    'are the usual ones where %s was kept',
    async (text) => {
      kept.set('tapete.habits', text)
      expect((await open()).habits).toEqual(usual)
    },
  )

  test('come back to the usual ones, but for the name and what is played', async () => {
    const settings = await open()
    settings.setHabits({ name: 'Ana', level: 4, sound: 'full', reversed: true, notices: true, pause: 'slow' })
    settings.restWays()
    expect(settings.habits).toEqual({ ...usual, name: 'Ana', level: 4 })
  })

  test('a browser that keeps nothing plays all the same', async () => {
    vi.stubGlobal('localStorage', undefined)
    const settings = await open()
    settings.setHabits({ name: 'Ana' })
    settings.setLook({ grain: 0 })
    expect(settings.habits.name).toBe('Ana')
    expect(styles.get('--grain')).toBe('0')
  })
})

describe('what the room brings along in the page', () => {
  const bring = (person: string, told: object | string): void => {
    Object.assign(root.dataset, { person, kept: typeof told === 'string' ? told : JSON.stringify(told) })
  }
  const wine = { at: 50, look: { cloth: 'wine', large: true }, habits: { reversed: true }, language: 'es' }

  afterEach(() => {
    delete root.dataset.person
    delete root.dataset.kept
  })

  test('holds before anything is painted', async () => {
    bring('p1', wine)
    ;(0, eval)(script)
    expect(root.dataset.cloth).toBe('wine')
    expect(attributes).toContain('data-large')
    const settings = await open()
    expect(settings.habits.reversed).toBe(true)
    expect(settings.stamp).toEqual({ person: 'p1', at: 50, language: 'es' })
  })

  test('gives way to what the same person has changed here since', async () => {
    bring('p1', wine)
    ;(await open()).setLook({ cloth: 'blue' })
    expect((await open()).look.cloth).toBe('blue')
    bring('p1', { ...wine, at: Date.now() + 10_000 })
    expect((await open()).look.cloth).toBe('wine')
  })

  test('takes the place of what somebody else liked here, however late that was', async () => {
    kept.set('tapete.look', '{"cloth":"blue"}')
    kept.set('tapete.stamp', '{"person":"p2","at":99}')
    bring('p1', wine)
    expect((await open()).look.cloth).toBe('wine')
  })

  test('holds until the page closes where the browser keeps nothing', async () => {
    vi.stubGlobal('localStorage', undefined)
    bring('p1', wine)
    expect((await open()).look.cloth).toBe('wine')
  })

  test.each(['', '{', '[]', '{"at":"soon"}', '{"at":5,"look":{"cloth":"plaid"},"habits":7}'])(
    'is as drawn where it is %s',
    async (text) => {
      bring('p1', text)
      expect((await open()).look).toEqual(tapeteLook.REST)
    },
  )
})

describe('a change', () => {
  test('leaves alone what another page of this browser has changed', async () => {
    const [one, other] = [await open(), await open()]
    one.setHabits({ sound: 'full' })
    one.setLook({ cloth: 'wine' })
    other.setHabits({ game: 'gnav' })
    other.setLook({ large: true })
    expect(one.kept).toEqual(other.kept)
    const { look, habits } = await open()
    expect([look.cloth, look.large, habits.sound, habits.game]).toEqual(['wine', true, 'full', 'gnav'])
  })

  test('counts as later than all that is known, whatever the clock says', async () => {
    kept.set('tapete.stamp', `{"person":"p1","at":${Date.now() + 1e9}}`)
    const settings = await open()
    const { at } = settings.stamp
    settings.setLook({ grain: 1 })
    expect(settings.stamp.at).toBe(at + 1)
  })

  test('is told of where it is to stay with the person, and not where it is not', async () => {
    const settings = await open()
    const told = vi.fn()
    settings.onchange = told
    settings.setHabits({ name: 'Ana', game: 'gnav', level: 1, notices: true })
    expect(told).not.toHaveBeenCalled()
    settings.setHabits({ sound: 'full' })
    settings.setLanguage('es')
    settings.setLanguage('es')
    settings.setLook({ largeIndex: true })
    expect(told).toHaveBeenCalledTimes(3)
    expect(settings.kept).toMatchObject({ language: 'es', habits: { sound: 'full' }, look: { largeIndex: true } })
    expect(Object.keys(settings.kept.habits)).not.toContain('name')
  })
})
