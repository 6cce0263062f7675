// Asking the server why a card may not be played, and saying its answer.
import type { Play } from '../wire'
import { valueOf } from './cards'
import type { Talk } from './talk'

/** The play that a tap on `card` means: as many of its value as are to be beaten, as far as the hand has them. */
export function asking(hand: readonly string[], card: string, toBeat: readonly string[]): Play {
  const alike = hand.filter((other) => other !== card && valueOf(other) === valueOf(card))
  return { kind: 'play', cards: [card, ...alike.slice(0, Math.max(0, toBeat.length - 1))] }
}

/** The reason in words, with the number of its rule where a rule refuses. */
export function refusalWords(talk: Talk, code: string, rule: string | null): string {
  const reason = talk.say(`refused-${code}`)
  return rule === null ? reason : talk.say('table-comemierda-refused', { reason, rule })
}
