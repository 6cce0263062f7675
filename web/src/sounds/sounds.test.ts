import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import '../testing/page'
import { settings } from '../settings.svelte'
import type { ComemierdaEvent, GnavEvent } from '../wire'
import { soundOf } from './events'
import { hear, hearTurn } from './hear'
import { RECIPES, type Sound } from './recipes'
import { Speaker } from './speaker'

/** Audio that only counts: contexts that were made, and when each of their voices begins. */
const audio = { contexts: 0, starts: [] as number[], now: 0 }
const param = () => ({ value: 0, setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} })
const node = () => ({ connect: (next: unknown) => next })
const voice = () => ({ ...node(), frequency: param(), start: (at: number) => audio.starts.push(at), stop() {} })

class Counting {
  state = 'running'
  destination = {}
  sampleRate = 100
  constructor() {
    audio.contexts++
  }
  get currentTime(): number {
    return audio.now
  }
  createGain = () => ({ ...node(), gain: param() })
  createOscillator = voice
  createBufferSource = voice
  createBiquadFilter = () => ({ ...node(), frequency: param(), Q: param() })
  createBuffer = () => ({ getChannelData: () => new Float32Array(100) })
}

const page = { hidden: false, touched: true }

beforeEach(() => {
  Object.assign(audio, { contexts: 0, starts: [], now: 0 })
  Object.assign(page, { hidden: false, touched: true })
  vi.resetModules()
  vi.stubGlobal('AudioContext', Counting)
  vi.stubGlobal('navigator', { userActivation: { get hasBeenActive() { return page.touched } } }) // prettier-ignore
  Object.defineProperty(document, 'hidden', { get: () => page.hidden, configurable: true })
  document.addEventListener ??= () => {}
})

afterEach(() => settings.restWays())

const events = (told: [Partial<ComemierdaEvent | GnavEvent>, Sound | null][]) => told

describe('an event', () => {
  test.each(
    events([
      [{ kind: 'dealt' }, 'deal'],
      [{ kind: 'played' }, 'play'],
      [{ kind: 'passed' }, 'pass'],
      [{ kind: 'given' }, 'give'],
      [{ kind: 'trick-won' }, 'trick'],
      [{ kind: 'went-out' }, 'out'],
      [{ kind: 'match-over' }, 'over'],
      [{ kind: 'swapped' }, 'swap'],
      [{ kind: 'undone' }, 'swap'],
      [{ kind: 'kept' }, 'pass'],
      [{ kind: 'drew' }, 'play'],
      [{ kind: 'shown', card: 'house' }, 'refuse'],
      [{ kind: 'shown', card: 'cat' }, 'cat'],
      [{ kind: 'shown', card: 'cuckoo' }, 'cuckoo'],
      [{ kind: 'life-lost' }, 'life'],
      [{ kind: 'settled', losses: [{ seat: 1, cause: 'lowest' }] }, 'life'],
      [{ kind: 'settled', losses: [{ seat: 1, cause: 'dragoon' }] }, null],
      [{ kind: 'settled', losses: [] }, null],
      [{ kind: 'asked' }, null],
      [{ kind: 'scored' }, null],
    ]),
  )('as %o is heard as %s', (event, sound) => {
    expect(soundOf(event as ComemierdaEvent)).toBe(sound)
  })
})

describe('a sound', () => {
  test('is never made, nor anything for it, until somebody asks', async () => {
    await hear('play')
    await hear({ kind: 'passed', seat: 1 })
    await hearTurn('Your turn', 'Play')
    expect(audio.contexts).toBe(0)
    settings.setHabits({ sound: 'soft' })
    await hear({ kind: 'passed', seat: 1 })
    await hear({ kind: 'opened', seat: 1, rule: 'C3' })
    await hear('turn')
    expect(audio.contexts).toBe(1)
    expect(audio.starts.length).toBe(RECIPES.pass.length + RECIPES.turn.length)
  })

  test('waits for the first touch of the page', async () => {
    settings.setHabits({ sound: 'full' })
    page.touched = false
    await hear('turn')
    expect(audio.contexts).toBe(0)
  })

  test('of a page that is not seen is that of my turn alone', async () => {
    settings.setHabits({ sound: 'full' })
    page.hidden = true
    for (const sound of ['deal', 'play', 'life'] as const) await hear(sound)
    expect(audio.starts).toEqual([])
    await hear('turn')
    expect(audio.starts).toHaveLength(RECIPES.turn.length)
  })

  test('follows another closely, and is left out where it would come late, but for my turn', () => {
    const speaker = new Speaker()
    for (let nth = 0; nth < 20; nth++) speaker.play('pass', 1)
    const last = Math.max(...audio.starts)
    expect(last).toBeLessThan(0.6)
    expect(audio.starts.length).toBeLessThan(20 * RECIPES.pass.length)
    speaker.play('turn', 1, true)
    expect(Math.max(...audio.starts)).toBeGreaterThan(last)
  })

  test('is short, modest and begins at once', () => {
    for (const [sound, strokes] of Object.entries(RECIPES)) {
      expect(Math.max(...strokes.map(({ at, length }) => at + length)), sound).toBeLessThan(1.3)
      expect(Math.min(...strokes.map(({ at }) => at)), sound).toBe(0)
      expect(Math.max(...strokes.map(({ loud }) => loud)), sound).toBeLessThanOrEqual(0.8)
    }
  })
})

describe('a notice', () => {
  const shown: string[] = []
  class Notice {
    static permission = 'granted'
    constructor(title: string, { body }: NotificationOptions) {
      shown.push(`${title}: ${body}`)
    }
    close() {}
  }

  beforeEach(() => {
    shown.length = 0
    Notice.permission = 'granted'
    vi.stubGlobal('Notification', Notice)
  })

  test('tells who has asked for it and looks elsewhere that it is his turn', async () => {
    settings.setHabits({ notices: true })
    await hearTurn('Your turn', 'Play higher')
    expect(shown).toEqual([])
    page.hidden = true
    await hearTurn('Your turn', 'Play higher')
    expect(shown).toEqual(['Your turn: Play higher'])
  })

  test('is never shown unasked, nor where the browser does not allow it', async () => {
    page.hidden = true
    await hearTurn('Your turn', '')
    settings.setHabits({ notices: true })
    Notice.permission = 'denied'
    await hearTurn('Your turn', '')
    expect(shown).toEqual([])
  })
})
