// The small tags under a seat: what it is and what became of it in this deal, most telling first.

import type { IconName } from '../parts/icons'
import type { Shown } from './shown'

export interface TagSpec {
  id: string
  icon?: IconName
  look?: 'ink' | 'warn'
}

const FATES = {
  kept: { id: 'table-gnav-tag-kept', icon: 'check' },
  asking: { id: 'table-gnav-tag-asking', icon: 'both' },
  swapped: { id: 'table-gnav-tag-swapped', icon: 'both' },
  undone: { id: 'table-gnav-tag-undone', icon: 'back' },
  drew: { id: 'table-gnav-tag-drew', icon: 'both' },
  refused: { id: 'table-gnav-tag-refused', icon: 'close' },
  skipped: { id: 'table-gnav-tag-skipped' },
} as const satisfies Record<string, TagSpec>

/** The tags of `seat`, those that matter most first: the smallest screens show one. */
export function tagsOf(shown: Shown, seat: number): TagSpec[] {
  const tags: TagSpec[] = []
  const playing = shown.settled === null
  const alive = (shown.lives[seat] ?? 0) > 0
  if (!alive) tags.push({ id: 'table-gnav-tag-out' })
  if (playing && shown.resting.includes(seat)) tags.push({ id: 'table-gnav-tag-resting' })
  const fate = shown.fates[seat]
  if (playing && seat === shown.turn && seat !== shown.me && !fate) tags.push({ id: 'table-thinking' })
  if (shown.settled !== null && shown.winners.length === 0 && seat === shown.settled.dealer)
    tags.push({ id: 'table-gnav-tag-deals-next', icon: 'deal', look: 'ink' })
  if (shown.settled?.resting.includes(seat)) tags.push({ id: 'table-gnav-tag-rests-next' })
  if (playing && seat === shown.dealer) tags.push({ id: 'table-dealer', icon: 'deal', look: 'ink' })
  if (playing && fate) tags.push(FATES[fate])
  if (playing && seat === shown.waiting[0] && alive) tags.push({ id: 'table-gnav-tag-next' })
  if (playing && shown.fools.includes(seat)) tags.push({ id: 'table-gnav-tag-fool' })
  return tags
}

/** How `seat` is drawn: greyed while it rests or is out. */
export function standing(shown: Shown, seat: number): 'gone' | 'resting' | 'in' {
  if ((shown.lives[seat] ?? 0) === 0) return 'gone'
  return shown.settled === null && shown.resting.includes(seat) ? 'resting' : 'in'
}
