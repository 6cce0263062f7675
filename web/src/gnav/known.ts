// "You know: ...": what this seat knows of cards it does not see, from `view.known`.

import type { GnavEvent, GnavView } from '../wire'

/** `how` tells where the knowledge comes from: I gave it away, a fool was called, or it came back to where I saw it. */
export interface Knowledge {
  seat: number
  card: string
  how: 'gave' | 'fool' | 'saw'
}

/** The seat that holds the card I gave it, by the last swap of mine that still stands. */
function gaveTo(me: number, history: readonly GnavEvent[]): Set<number> {
  const given = new Set<number>()
  for (const event of history) {
    if (event.kind === 'dealt') given.clear()
    if (event.kind !== 'swapped' && event.kind !== 'undone') continue
    const other = event.asker === me ? event.giver : event.giver === me ? event.asker : null
    if (other === null) given.delete(event.asker), given.delete(event.giver)
    else if (event.kind === 'swapped') given.add(other)
    else given.delete(other)
  }
  return given
}

/** In order of acting; nothing for cards that lie face up anyway. */
export function knowledge(view: GnavView, history: readonly GnavEvent[]): Knowledge[] {
  const me = view.seat
  if (me === null || view.phase !== 'play') return []
  const given = gaveTo(me, history)
  return view.order.flatMap((seat): Knowledge[] => {
    const card = view.known[seat]
    if (seat === me || card == null || view.shown[seat] != null || !view.holding.includes(seat)) return []
    if (view.fools.includes(seat)) return [{ seat, card, how: 'fool' }]
    return [{ seat, card, how: given.has(seat) ? 'gave' : 'saw' }]
  })
}
