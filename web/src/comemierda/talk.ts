// Who speaks, to whom, in which language: what every line of the table needs.
import { inWords } from '../lists'
import { setId } from './cards'

export type Vars = Record<string, string | number>
export type Say = (id: string, vars?: Vars) => string

export interface Talk {
  say: Say
  language: string
  /** Name of each seat. */
  names: readonly string[]
  /** The reader's seat; null is a watcher. */
  me: number | null
}

export function nameOf(talk: Talk, seat: number | null): string {
  return (seat !== null && talk.names[seat]) || ''
}

/** Which of the two the reader is, as the catalogue's `$me` wants it. */
export function meIn(talk: Talk, who: number, whom: number | null = null): 'who' | 'whom' | 'no' {
  if (talk.me === null) return 'no'
  return talk.me === who ? 'who' : talk.me === whom ? 'whom' : 'no'
}

/** A set in words: two sixes. */
export function setWords(talk: Talk, cards: readonly string[]): string {
  return talk.say(setId(cards), { count: cards.length })
}

/** Cards by their full names, joined as the language joins them. */
export function cardWords(talk: Talk, cards: readonly string[]): string {
  return listed(
    talk,
    cards.map((card) => talk.say(`card-${card}`)),
  )
}

export function listed(talk: Talk, items: readonly string[]): string {
  return inWords(talk.say, items)
}

/** The same words as the start of a sentence. */
export function opening(talk: Talk, text: string): string {
  const [first = ''] = text
  return first.toLocaleUpperCase(talk.language) + text.slice(first.length)
}

/** Points with a true minus sign. */
export function points(value: number): string {
  return value < 0 ? `−${-value}` : `${value}`
}

/** Points as a change: +4, 0, −1. */
export function gain(value: number): string {
  return value > 0 ? `+${value}` : points(value)
}
