// How the cards of one event move: measured before the table changes, flown over the changed table.
//
// - at pace 0 nothing moves and nothing waits;
// - a back stays a back in the air unless this seat sees the card: no flight shows more than the table does.

import { pictureOf } from '../cards'
import type { Box, Flight } from '../motion/fly'
import { boxOf, CROSS, fly, sized } from '../motion/fly'
import { pace, rest, TIMES } from '../motion/pace'
import type { ComemierdaEvent } from '../wire'
import type { Shown } from './shown'

const BACK = 'back'
/** Width of a card in another's hand, in pixels. */
const SMALL = 34

/** The marks by which the cloth is read: a card in my hand, a card of the trick, a seat. */
const marked = {
  held: (root: Element, card: string) => root.querySelector(`[data-held="${card}"]`),
  laid(root: Element, card: string) {
    const set = root.querySelector<HTMLElement>(`[data-set~="${card}"]`)
    return set?.children[set.dataset.set?.split(' ').indexOf(card) ?? 0] ?? null
  },
  seat: (root: Element, seat: number) => root.querySelector(`[data-seat="${seat}"]`),
}

/** Measures what `event` will move; the function it returns plays it, once the table stands changed. */
export function prepare(
  root: Element,
  event: ComemierdaEvent,
  before: Shown,
  hurry: number,
): (after: Shown) => Promise<void> {
  const speed = pace() * hurry
  if (speed <= 0) return () => Promise.resolve()
  switch (event.kind) {
    case 'played': {
      const from = event.cards.map((card) => startOf(root, event.seat, card))
      return () => playSet(root, event, from, event.seat === before.seat, speed)
    }
    case 'trick-won': {
      const cards = before.trick.flatMap((move) => move.cards)
      const lying = cards.flatMap((card) => boxesOf(marked.laid(root, card), card))
      return () => sweep(root, lying, event.seat, speed)
    }
    case 'given': {
      const from = (event.cards ?? Array<null>(event.count).fill(null)).map((card) => startOf(root, event.giver, card))
      return () => give(root, event, from, speed)
    }
    case 'dealt':
      return (after) => deal(root, after, speed)
    case 'passed':
    case 'set-aside':
    case 'opened':
    case 'went-out':
      return () => rest(TIMES.beat * speed)
    case 'scored':
      return () => rest(TIMES.hold * 2 * speed)
    case 'match-over':
      return () => Promise.resolve()
  }
}

/** How long the table rests before `event` changes it, so that the last set of a trick is seen. */
export function restBefore(event: ComemierdaEvent, hurry: number): Promise<void> {
  return event.kind === 'trick-won' ? rest(TIMES.hold * pace() * hurry) : Promise.resolve()
}

interface Lying {
  card: string
  box: Box
}

function boxesOf(element: Element | null, card: string): Lying[] {
  return element ? [{ card, box: boxOf(element) }] : []
}

/** From where a card leaves: its own place in my hand, or the seat of whoever holds it. */
function startOf(root: Element, seat: number, card: string | null): Box | null {
  const own = card === null ? null : marked.held(root, card)
  return own ? boxOf(own) : homeOf(root, seat)
}

/** Where cards of a seat come from and go to: its fan where one is shown, else its plate. */
function homeOf(root: Element, seat: number): Box | null {
  const place = marked.seat(root, seat)
  const fan = place?.querySelector('.backs')
  const shown = fan && fan.getClientRects().length > 0 ? fan : place?.querySelector('.plate')
  return shown ? sized(boxOf(shown), SMALL) : null
}

function all(flights: (Flight | null)[]): Promise<void> {
  return Promise.all(flights.map((flight) => flight && fly(flight))).then(() => undefined)
}

function playSet(
  root: Element,
  event: Extract<ComemierdaEvent, { kind: 'played' }>,
  from: (Box | null)[],
  mine: boolean,
  speed: number,
): Promise<void> {
  const time = (mine ? TIMES.fly : TIMES.fly + TIMES.flip) * speed
  return all(
    event.cards.map((card, i) => {
      const lands = marked.laid(root, card)
      const start = from[i]
      if (!lands || !start) return null
      const before = mine ? undefined : pictureOf(BACK)
      return { from: start, to: boxOf(lands), face: pictureOf(card), before, lands, time, wait: i * 40 * speed }
    }),
  )
}

function sweep(root: Element, lying: Lying[], winner: number, speed: number): Promise<void> {
  const home = homeOf(root, winner)
  if (!home) return Promise.resolve()
  return all(
    lying.map(({ card, box }) => ({
      from: box,
      to: sized(home, SMALL, 12),
      face: pictureOf(card),
      time: TIMES.sweep * speed,
      ease: CROSS,
      fades: true,
    })),
  )
}

function give(
  root: Element,
  event: Extract<ComemierdaEvent, { kind: 'given' }>,
  from: (Box | null)[],
  speed: number,
): Promise<void> {
  return all(
    from.map((start, i) => {
      const card = event.cards?.[i]
      const lands = card === undefined ? null : marked.held(root, card)
      const to = lands ? boxOf(lands) : homeOf(root, event.receiver)
      if (!start || !to) return null
      const face = pictureOf(card ?? BACK)
      return { from: start, to, face, lands: lands ?? undefined, time: TIMES.sweep * speed, ease: CROSS, bow: 40 }
    }),
  )
}

/** One card at a time from the middle, from the seat after the dealer round and round; my own turn over on arrival. */
function deal(root: Element, { counts, dealer, seat: me, hand }: Shown, speed: number): Promise<void> {
  const middle = root.querySelector('.pile')
  if (!middle) return Promise.resolve()
  const from = sized(boxOf(middle), SMALL)
  const flights: (Flight | null)[] = []
  for (let round = 0; round < Math.max(...counts); round++) {
    for (let k = 1; k <= counts.length; k++) {
      const seat = (dealer + k) % counts.length
      if (round >= (counts[seat] ?? 0)) continue
      const card = seat === me ? hand[round] : undefined
      const lands = card ? marked.held(root, card) : marked.seat(root, seat)?.querySelectorAll('.backs .card')[round]
      const seen = lands && lands.getClientRects().length > 0 ? lands : null
      const to = seen ? boxOf(seen) : homeOf(root, seat)
      flights.push(
        to && {
          from,
          to,
          face: pictureOf(card ?? BACK),
          before: card ? pictureOf(BACK) : undefined,
          lands: seen ?? undefined,
          time: (TIMES.fly + (card ? TIMES.flip : 0)) * speed,
          wait: flights.length * TIMES.deal * speed,
        },
      )
    }
  }
  return all(flights)
}
