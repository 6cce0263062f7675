/** The prepared hands, as seat 0 is told of them: the rules made them beforehand, so that nobody need be asked here. */

import type { Action } from '../connection.svelte'
import { later } from '../later'
import type { Game } from '../places'
import type { Happened, Joined } from '../wire'

export type View = NonNullable<Joined['view']>

export interface Reason {
  code: string
  rule: string | null
}

/** What happened at once, and the table after it. */
export interface Burst {
  events: Happened['events']
  view: View
  /** What the hand goes on with, where it is for the learner to choose. */
  wants: Action | null
  /** Why not: by the card that is tapped, or "pass". */
  why: Record<string, Reason>
}

/** As it is written: of a view only what differs from the one before. */
interface Written {
  events: unknown
  view: object
  wants?: unknown
  why?: object
}

const files: Record<Game, () => Promise<{ default: unknown }>> = {
  comemierda: later(() => import('./hands/comemierda.json')),
  gnav: later(() => import('./hands/gnav.json')),
}

export async function preparedHand(game: Game): Promise<Burst[]> {
  return whole((await files[game]()).default as Written[])
}

/** Each view whole but for its history: the line to a table completes that by itself, save in the first one. */
export function whole(written: Written[]): Burst[] {
  let view: object = {}
  return written.map((burst) => {
    view = { ...view, history: burst.events, ...burst.view }
    return { why: {}, wants: null, ...burst, view } as Burst
  })
}
