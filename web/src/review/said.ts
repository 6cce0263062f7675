/** Choices in words, and in the order of what they were worth. */

import { cardWords, setWords, type Talk } from '../comemierda/talk'
import type { ReviewChoice, ReviewDecision } from '../wire'

/** What could be done: keep the owl, two sixes, pass; `card` is the one in the hand of who chose, in Gnav. */
export function said(talk: Talk, action: ReviewChoice['action'], card: string): string {
  switch (action.kind) {
    case 'keep':
    case 'ask':
      return talk.say(`coach-${action.kind}`, { card: talk.say(`the-rank-${card}`) })
    case 'play':
      return talk.say('coach-play', { set: setWords(talk, action.cards) })
    case 'give':
      return talk.say('coach-give', { cards: cardWords(talk, action.cards) })
    case 'pass':
      return talk.say('coach-pass')
  }
}

export interface Row {
  choice: ReviewChoice
  best: boolean
  taken: boolean
  /** From 0 to 1, for a bar. */
  share: number
}

/** The choices, the best first. */
export function ranked({ choices, best, taken }: ReviewDecision): Row[] {
  const values = choices.map(({ worth }) => worth ?? 0)
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  return choices
    .map((choice, i) => ({
      choice,
      best: i === best,
      taken: i === taken,
      share: ((choice.worth ?? 0) - low) / (high - low || 1),
    }))
    .sort((a, b) => Number(b.best) - Number(a.best) || (b.choice.worth ?? 0) - (a.choice.worth ?? 0))
}
