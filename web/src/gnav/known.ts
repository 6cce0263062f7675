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

/** Seats whose card has moved since `view`: what is told of them there holds no more. */
function movedSince(view: GnavView, history: readonly GnavEvent[]): Set<number> {
  return new Set(
    history.slice(view.history.length).flatMap((event): readonly number[] => {
      if (event.kind === 'swapped' || event.kind === 'undone') return [event.asker, event.giver]
      return event.kind === 'drew' ? [event.seat] : []
    }),
  )
}

/** In order of acting, as far as `history` has been shown; nothing for cards that lie face up anyway. */
export function knowledge(view: GnavView, history: readonly GnavEvent[]): Knowledge[] {
  const me = view.seat
  if (me === null || view.phase !== 'play') return []
  const given = gaveTo(me, history)
  const moved = movedSince(view, history)
  return view.order.flatMap((seat): Knowledge[] => {
    const card = view.known[seat]
    if (seat === me || moved.has(seat) || card == null || view.shown[seat] != null || !view.holding.includes(seat)) return []
    if (view.fools.includes(seat)) return [{ seat, card, how: 'fool' }]
    return [{ seat, card, how: given.has(seat) ? 'gave' : 'saw' }]
  })
}
