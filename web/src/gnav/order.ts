// The order of acting as a row: who has acted, who acts now, who is still to come.

import type { Shown } from './shown'

export interface Acting {
  seat: number
  state: 'done' | 'now' | 'later'
  /** What stands under the name. */
  id: string
}

export function orderOf(shown: Shown): Acting[] {
  if (shown.settled !== null) return []
  return shown.order.map((seat): Acting => {
    const fate = shown.fates[seat]
    if (seat === shown.turn) return { seat, state: 'now', id: fate ? `table-gnav-tag-${fate}` : 'table-gnav-order-now' }
    if (fate) return { seat, state: 'done', id: `table-gnav-tag-${fate}` }
    if (!shown.waiting.includes(seat)) return { seat, state: 'done', id: 'table-gnav-order-over' }
    if (seat === shown.order.at(-1)) return { seat, state: 'later', id: 'table-gnav-order-dealer' }
    return { seat, state: 'later', id: `table-gnav-order-${seat === shown.waiting[0] ? 'next' : 'waits'}` }
  })
}
