/** A match told step by step, in the words of the table's own log. */

import { lines } from '../comemierda/logbook'
import type { Talk } from '../comemierda/talk'
import { linesOf } from '../gnav/log'
import type { ComemierdaEvent, GnavEvent, Replay } from '../wire'
import { ruleOf } from './rules'

export interface Move {
  step: number
  /** Who acted; null where cards were dealt. */
  seat: number | null
  /** The name of the robot that played an absent person's turn. */
  by: string | null
  lines: { text: string; head: boolean }[]
  /** Numbers of the rules it shows. */
  rules: string[]
}

/** One move for each step; both games speak of people in the same way. */
export function movesOf({ info, steps }: Replay, talk: Talk): Move[] {
  const tell = info.game === 'gnav' ? gnav(talk) : comemierda(talk)
  return steps.map(({ number, seat, by, events }) => {
    const rules = events.flatMap((event) => ruleOf(info.game, event) ?? [])
    return { step: number, seat, by, lines: events.flatMap(tell), rules: [...new Set(rules)] }
  })
}

/** A move in short, for one line under the table: what was done, and that a deal ended with it, not how. */
export function told(lines: Move['lines']): string[] {
  const ends = lines.findIndex(({ head }, i) => head && i > 0)
  return (ends < 0 ? lines : lines.slice(0, ends + 1)).map(({ text }) => text)
}

type Tell = (event: Replay['steps'][number]['events'][number]) => Move['lines']

/** Remembers whether a trick is open: its first set is led, the others follow. */
function comemierda(talk: Talk): Tell {
  let open = false
  return (given) => {
    const event = given as ComemierdaEvent
    const lead = event.kind === 'played' && !open
    if (event.kind === 'played') open = true
    if (event.kind === 'trick-won' || event.kind === 'dealt') open = false
    return lines(talk, event, lead)
  }
}

function gnav(talk: Talk): Tell {
  return (event) =>
    linesOf(event as GnavEvent, talk).map(({ id, vars, head }) => ({ text: talk.say(id, vars), head: head ?? false }))
}
