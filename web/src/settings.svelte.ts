/**
 * What a person set, kept in this browser: the look (which public/look.js applies before the first paint) and how
 * one likes to play. Every change is kept and shown at once, on top of what other pages of this browser have kept; what
 * is no matter of this one browser stays with the person (staying.ts).
 */

export interface Look {
  /** The three sliders, 0 to 100; 50 is as drawn. */
  contrast: number
  grain: number
  warmth: number
  cloth: 'green' | 'blue' | 'wine'
  large: boolean
  /** The Spanish pack: each suit in a colour of its own, its index large. */
  fourColours: boolean
  largeIndex: boolean
  /** Reduced motion: as the system says, on, or off. */
  motion: 'system' | 'on' | 'off'
  speed: 'slow' | 'normal' | 'fast' | 'instant'
}

export type Pause = 'slow' | 'normal' | 'fast' | 'instant'
export type Volume = 'off' | 'soft' | 'full'

/** How one likes to play, wherever one sits. */
export interface Ways {
  pause: Pause
  /** Whether single letters act as keys. */
  keys: boolean
  /** The hand from the highest card to the lowest. */
  reversed: boolean
  /** A tap on a card plays at once where there is no question how many. */
  oneTap: boolean
  sound: Volume
}

export interface Habits extends Ways {
  name: string
  game: 'comemierda' | 'gnav'
  level: number
  /** A notice of the browser when it is my turn and the page is not seen: this browser's own, for it must allow it. */
  notices: boolean
}

/** Whose settings these are (null: a stranger's), when one of them was last changed, and the language last chosen. */
export interface Stamp {
  person: string | null
  at: number
  language: string | null
}

/** What the room keeps of them for a person. */
export interface Kept {
  at: number
  look: Look
  habits: Ways
  language: string | null
}

declare global {
  var tapeteLook: {
    REST: Look
    store: { get(key: string): unknown; set(key: string, value: unknown): void }
    read(): Look
    keep(look: Look): void
    apply(look: Look): void
    stamp(): Stamp
    adopt(person: string, kept: Partial<Kept>): boolean
  }
}

const HABITS = 'tapete.habits'
const STAMP = 'tapete.stamp'
const USUAL_WAYS: Ways = { pause: 'normal', keys: true, reversed: false, oneTap: false, sound: 'off' }
const USUAL: Habits = { ...USUAL_WAYS, name: '', game: 'comemierda', level: 2, notices: false }
const PAUSES: readonly unknown[] = ['slow', 'normal', 'fast', 'instant']
const VOLUMES: readonly unknown[] = ['off', 'soft', 'full']
const LEVELS: readonly unknown[] = [1, 2, 3, 4]

function readHabits(): Habits {
  const kept = (tapeteLook.store.get(HABITS) ?? {}) as Partial<Record<keyof Habits, unknown>>
  return {
    name: typeof kept.name === 'string' ? kept.name : USUAL.name,
    game: kept.game === 'gnav' ? 'gnav' : USUAL.game,
    level: LEVELS.includes(kept.level) ? (kept.level as number) : USUAL.level,
    pause: PAUSES.includes(kept.pause) ? (kept.pause as Pause) : USUAL.pause,
    keys: kept.keys !== false,
    reversed: kept.reversed === true,
    oneTap: kept.oneTap === true,
    sound: VOLUMES.includes(kept.sound) ? (kept.sound as Volume) : USUAL.sound,
    notices: kept.notices === true,
  }
}

class Settings {
  look = $state.raw<Look>(tapeteLook.read())
  habits = $state.raw<Habits>(readHabits())
  /** Told of every change that is to stay with the person. */
  onchange: () => void = () => {}
  /** Told of the language of somebody who has signed in. */
  onlanguage: (language: string) => void = () => {}

  get stamp(): Stamp {
    return tapeteLook.stamp()
  }

  /** What stays with the person, as the last page of this browser that changed it has left it. */
  get kept(): Kept {
    const { pause, keys, reversed, oneTap, sound } = readHabits()
    const { at, language } = this.stamp
    return { at, look: tapeteLook.read(), habits: { pause, keys, reversed, oneTap, sound }, language }
  }

  setLook(change: Partial<Look>): void {
    this.look = { ...tapeteLook.read(), ...change }
    tapeteLook.keep(this.look)
    tapeteLook.apply(this.look)
    this.#changed()
  }

  /** The look as drawn. */
  restLook(): void {
    this.setLook(tapeteLook.REST)
  }

  setHabits(change: Partial<Habits>): void {
    this.habits = { ...readHabits(), ...change }
    tapeteLook.store.set(HABITS, this.habits)
    if (Object.keys(change).some((name) => name in USUAL_WAYS)) this.#changed()
  }

  /** The ways to play that one had at first. */
  restWays(): void {
    this.setHabits({ ...USUAL_WAYS, notices: false })
  }

  /** The language that was chosen, to be spoken elsewhere too. */
  setLanguage(language: string): void {
    if (language === this.stamp.language) return
    this.#write({ ...this.stamp, language })
    this.#changed()
  }

  /** Takes over what the room keeps of this person; nothing where he has changed something here since. */
  adopt(person: string, kept: Partial<Kept>): boolean {
    if (!tapeteLook.adopt(person, kept)) return false
    this.look = tapeteLook.read()
    this.habits = readHabits()
    tapeteLook.apply(this.look)
    return true
  }

  /** These settings are that person's from now on (null: a stranger's); what was another's counts as chosen by nobody. */
  belongTo(person: string | null): void {
    const { person: before, at } = this.stamp
    if (person !== before) this.#write({ ...this.stamp, person, at: before === null ? at : 0 })
  }

  /** Later than every change known here, whatever the clock of this machine says. */
  #changed(): void {
    this.#write({ ...this.stamp, at: Math.max(Date.now(), this.stamp.at + 1) })
    this.onchange()
  }

  #write(stamp: Stamp): void {
    tapeteLook.store.set(STAMP, stamp)
  }
}

export const settings = new Settings()

/** How many times as long as drawn a movement takes: 0 where nothing moves. The sheets hold the one truth. */
export function pace(): number {
  return Number(getComputedStyle(document.documentElement).getPropertyValue('--pace'))
}
