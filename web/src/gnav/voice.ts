// How this page speaks of people and cards: names in sentences, "you" where the reader is meant.

import { inWords } from '../lists'
import type { Sitter } from '../wire'

export type Vars = Record<string, string | number>
export type Say = (id: string, vars?: Vars) => string

/** A sentence of the catalogues, not said yet. */
export interface Phrase {
  id: string
  vars?: Vars
}

/** The reader's part in what a sentence tells. */
export type Me = 'who' | 'whom' | 'no'

export interface People {
  readonly me: number | null
  readonly names: readonly string[]
  readonly say: Say
}

export function nameOf(people: People, seat: number): string {
  return people.names[seat] ?? '?'
}

/** Names and such joined in the manner of the language. */
export function joined(people: People, words: readonly string[]): string {
  return inWords(people.say, words)
}

/** The card with its article: "the horse". */
export function theCard(people: People, code: string): string {
  return people.say(`the-rank-${code}`)
}

/** `$who` and `$me` of a sentence about one seat, `$whom` if there is another. */
export function about(people: People, who: number, whom: number | null = null): { who: string; whom: string; me: Me } {
  const me = who === people.me ? 'who' : whom !== null && whom === people.me ? 'whom' : 'no'
  return { who: nameOf(people, who), whom: whom === null ? '' : nameOf(people, whom), me }
}

/** `$names`, `$count` and `$me` of a sentence about several: the reader counted, but not named. */
export function aboutAll(people: People, seats: readonly number[]): { names: string; count: number; me: Me } {
  const others = seats.filter((seat) => seat !== people.me)
  return {
    names: joined(
      people,
      others.map((seat) => nameOf(people, seat)),
    ),
    count: seats.length,
    me: others.length < seats.length ? 'who' : 'no',
  }
}

/** A person, or a robot and how strong it is, if that is known. */
export function kindOf(sitter: Sitter, people: People): string {
  return sitter.robot === null
    ? people.say('robot-or-person')
    : people.say('robot-of-level', { level: sitter.level ?? 0 })
}
