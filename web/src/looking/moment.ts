/** The table of a match at one of its steps: what had happened since the deal, and the cards as they are seen there. */

import { fromView, type Shown } from '../gnav/shown'
import type { ComemierdaEvent, ComemierdaView, GnavEvent, Replay } from '../wire'
import { sinceDeal } from './steps'

/** A step of Comemierda; null in the other game. */
export function comemierdaAt({ steps }: Replay, at: number): ComemierdaView | null {
  const view = steps[at]?.view
  return view?.game === 'comemierda' ? { ...view, history: sinceDeal(steps, at) as ComemierdaEvent[] } : null
}

/** A step of Gnav through the eyes of `me`, null for nobody's; hands that are open lie open until the deal is settled. */
export function gnavAt({ steps }: Replay, at: number, me: number | null): Shown | null {
  const { view, hands } = steps[at] ?? {}
  if (view?.game !== 'gnav') return null
  const shown = fromView({ ...view, history: sinceDeal(steps, at) as GnavEvent[] })
  const cards = hands && shown.settled === null ? hands.map(([card]) => card ?? null) : shown.cards
  return { ...shown, me, cards }
}
