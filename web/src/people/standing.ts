/** Where everybody stands: who is away, who has gone, who may sit down where, who has agreed to go on. Pure. */

import type { IconName } from '../parts/icons'
import type { Joined, Sitter } from '../wire'

export interface SitterTag {
  key: 'left' | 'away' | 'lost' | 'next'
  id: string
  vars?: Record<string, string>
  icon: IconName
  look: 'ink' | 'warn'
}

/** What is to be told of somebody at the table beyond the game; the most urgent first. */
export function tagsOf(sitter: Sitter): SitterTag[] {
  const tags: SitterTag[] = []
  if (sitter.left) tags.push({ key: 'left', id: 'people-tag-left', icon: 'back', look: 'warn' })
  else if (sitter.away) tags.push({ key: 'away', id: 'people-tag-away', icon: 'lost', look: 'warn' })
  else if (!sitter.connected) tags.push({ key: 'lost', id: 'people-tag-lost', icon: 'lost', look: 'warn' })
  if (sitter.next !== null)
    tags.push({ key: 'next', id: 'people-tag-next', vars: { who: sitter.next }, icon: 'next', look: 'ink' })
  return tags
}

/** Whether somebody is a person who still plays here. */
export const isPresent = (sitter: Sitter): boolean => sitter.robot === null && !sitter.left && sitter.name !== ''

/** Whether several people share this table. */
export const isShared = ({ sitters }: Pick<Joined, 'sitters'>): boolean => sitters.filter(isPresent).length > 1

/** Whether a watcher could sit down there at the next deal: a robot sits there, or somebody who has left (G13). */
export function isFree({ sitters, view }: Pick<Joined, 'sitters' | 'view'>, seat: number): boolean {
  const sitter = sitters[seat]
  if (!sitter || sitter.next !== null || isPresent(sitter)) return false
  return view?.game !== 'gnav' || view.phase === 'over' || view.lives[seat] !== 0
}

export interface Agreement {
  /** I have asked for what comes next. */
  mine: boolean
  /** The names of the others who have, and of those for whom the table waits. */
  agreed: string[]
  awaited: string[]
}

/** Who has agreed to another deal or match; who is away is not waited for. */
export function agreement({ sitters, seat, agreed }: Pick<Joined, 'sitters' | 'seat' | 'agreed'>): Agreement {
  const others = sitters.map((sitter, at) => ({ sitter, at })).filter(({ sitter, at }) => at !== seat && isPresent(sitter))
  const names = (yes: boolean): string[] =>
    others
      .filter(({ sitter, at }) => agreed.includes(at) === yes && (yes || !sitter.away))
      .map(({ sitter }) => sitter.name)
  return { mine: seat !== null && agreed.includes(seat), agreed: names(true), awaited: names(false) }
}
