// What is said at the table, in the first person: each seat's words until the next action.

import type { Shown, Speech } from './shown'
import { nameOf, type People, type Phrase } from './voice'

export function wordsOf(speech: Speech, people: People): Phrase {
  switch (speech.says) {
    case 'asks':
      return speech.to === null
        ? { id: 'say-asks-stock' }
        : { id: 'say-asks', vars: { whom: nameOf(people, speech.to) } }
    case 'refuses':
      return { id: `say-${speech.card}` }
    default:
      return { id: `say-${speech.says}` }
  }
}

/** The last words of `seat`, empty if it is silent. */
export function saidBy(seat: number, shown: Shown, people: People): string {
  const speech = shown.speech.filter((one) => one.seat === seat).at(-1)
  if (!speech) return ''
  const { id, vars } = wordsOf(speech, people)
  return people.say(id, vars)
}
