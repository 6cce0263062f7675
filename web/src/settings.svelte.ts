/**
 * What a person set, kept in this browser: the look (which public/look.js applies before the first paint) and how
 * one likes to play. Every change is kept and shown at once.
 */

export interface Look {
  /** The three sliders, 0 to 100; 50 is as drawn. */
  contrast: number
  grain: number
  warmth: number
  cloth: 'green' | 'blue' | 'wine'
  large: boolean
  /** Reduced motion: as the system says, on, or off. */
  motion: 'system' | 'on' | 'off'
  speed: 'slow' | 'normal' | 'fast' | 'instant'
}

export type Pause = 'slow' | 'normal' | 'fast' | 'instant'

export interface Habits {
  name: string
  game: 'comemierda' | 'gnav'
  level: number
  pause: Pause
  /** Whether single letters act as keys. */
  keys: boolean
}

declare global {
  var tapeteLook: { REST: Look; read(): Look; keep(look: Look): void; apply(look: Look): void }
}

const KEY = 'tapete.habits'
const USUAL: Habits = { name: '', game: 'comemierda', level: 2, pause: 'normal', keys: true }
const PAUSES: readonly unknown[] = ['slow', 'normal', 'fast', 'instant']
const LEVELS: readonly unknown[] = [1, 2, 3, 4]

function readHabits(): Habits {
  let kept: Partial<Record<keyof Habits, unknown>> = {}
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}
  } catch {
    // no storage, or not ours: as usual
  }
  return {
    name: typeof kept.name === 'string' ? kept.name : USUAL.name,
    game: kept.game === 'gnav' ? 'gnav' : USUAL.game,
    level: LEVELS.includes(kept.level) ? (kept.level as number) : USUAL.level,
    pause: PAUSES.includes(kept.pause) ? (kept.pause as Pause) : USUAL.pause,
    keys: kept.keys !== false,
  }
}

class Settings {
  look = $state.raw<Look>(tapeteLook.read())
  habits = $state.raw<Habits>(readHabits())

  setLook(change: Partial<Look>): void {
    this.look = { ...this.look, ...change }
    tapeteLook.keep(this.look)
    tapeteLook.apply(this.look)
  }

  /** The look as drawn. */
  restLook(): void {
    this.setLook(tapeteLook.REST)
  }

  setHabits(change: Partial<Habits>): void {
    this.habits = { ...this.habits, ...change }
    try {
      localStorage.setItem(KEY, JSON.stringify(this.habits))
    } catch {
      // a browser that keeps nothing forgets them with the page
    }
  }
}

export const settings = new Settings()

/** How many times as long as drawn a movement takes: 0 where nothing moves. The sheets hold the one truth. */
export function pace(): number {
  return Number(getComputedStyle(document.documentElement).getPropertyValue('--pace'))
}
