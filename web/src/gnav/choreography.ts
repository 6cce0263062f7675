// How the cards of one event move. The table stands as `after` already; what flies, flies above it.
//
// - at pace 0 nothing moves and nothing waits;
// - a back stays a back in the air unless this seat sees the card: no flight shows more than the table does.

import { pictureOf } from '../cards'
import { ARRIVE, boxOf, CROSS, fly, type Flight } from '../motion/fly'
import { pace, rest, TIMES } from '../motion/pace'
import type { GnavEvent } from '../wire'
import { BACK, type Shown } from './shown'

/** Milliseconds at normal pace that words need to be read. */
const READ = { word: 450, line: 900, settled: 1300, notice: 2600, undoGap: 150 }

/** Finds what lies on the table: the card before a seat, the stock, the last card turned up. */
export interface Places {
  card(seat: number): Element | null
  stock(): Element | null
  turned(): Element | null
  /** The tokens of a seat's lives, those left and those lost. */
  lives(seat: number): Element[]
}

/** Plays `event` once the table shows what it led to; settled when it has been seen. */
export async function play(
  event: GnavEvent,
  before: Shown,
  after: Shown,
  places: Places,
  hurry: number,
): Promise<void> {
  const speed = pace() * hurry
  if (speed <= 0) return
  const wait = (time: number): Promise<void> => rest(time * speed)
  switch (event.kind) {
    case 'dealt':
      return dealOut(after, places, speed)
    case 'skipped':
      return wait(READ.notice)
    case 'kept':
    case 'passed-on':
      return wait(READ.word)
    case 'asked':
      return wait(READ.line)
    case 'shown':
      await turnUp(event.seat, before, after, places, speed)
      return wait(READ.line)
    case 'swapped':
      return cross(event.asker, event.giver, before, after, places, speed)
    case 'undone':
      await cross(event.asker, event.giver, before, after, places, speed)
      return wait(READ.undoGap)
    case 'turned':
      await between(places.stock(), places.turned(), event.card, BACK, TIMES.fly * speed)
      return wait(READ.line)
    case 'drew':
      return draw(event.seat, before, after, places, speed)
    case 'life-lost':
      dropLives(before, after, places, speed)
      return wait(READ.line)
    case 'exchanges-over':
      return wait(READ.line)
    case 'settled':
      await Promise.all(after.order.map((seat) => turnUp(seat, before, after, places, speed)))
      dropLives(before, after, places, speed)
      return wait(READ.settled)
    case 'replayed':
    case 'match-over':
      return
  }
}

/** From the stock to each seat in order of acting; a card that this seat sees turns over on the way. */
async function dealOut(after: Shown, places: Places, speed: number): Promise<void> {
  const from = places.stock()
  const flights = after.order.map((seat, i) =>
    between(from, places.card(seat), face(after, seat), BACK, TIMES.fly * speed, 2 * i * TIMES.deal * speed),
  )
  await Promise.all(flights)
}

/** A card turns over where it lies. */
function turnUp(seat: number, before: Shown, after: Shown, places: Places, speed: number): Promise<void> {
  const [was, is] = [face(before, seat), face(after, seat)]
  if (was === is) return Promise.resolve()
  const place = places.card(seat)
  return between(place, place, is, was, TIMES.flip * speed)
}

/** Two cards cross in two shallow bows. */
async function cross(
  one: number,
  other: number,
  before: Shown,
  after: Shown,
  places: Places,
  speed: number,
): Promise<void> {
  const time = TIMES.sweep * speed
  const [a, b] = [places.card(one), places.card(other)]
  await Promise.all([
    between(a, b, face(after, other), face(before, one), time, 0, CROSS, 40),
    between(b, a, face(after, one), face(before, other), time, 0, CROSS, 40),
  ])
}

/** The new card comes from the stock while the old one goes away under it. */
async function draw(seat: number, before: Shown, after: Shown, places: Places, speed: number): Promise<void> {
  const [stock, place] = [places.stock(), places.card(seat)]
  const time = TIMES.sweep * speed
  const away = between(place, stock, BACK, face(before, seat), time, 0, CROSS, 40, false)
  const comes = between(stock, place, face(after, seat), BACK, time, 0, CROSS, 40)
  await Promise.all([away, comes])
}

/** A token falls and leaves its dashed ring. */
function dropLives(before: Shown, after: Shown, places: Places, speed: number): void {
  const falls = [
    { background: 'var(--ochre)', borderStyle: 'solid', translate: '0 0', opacity: 1 },
    { background: 'var(--ochre)', borderStyle: 'solid', translate: '0 1em', opacity: 0, offset: 0.8 },
    { translate: '0 0', opacity: 1 },
  ]
  after.lives.forEach((left, seat) => {
    for (const token of places.lives(seat).slice(left, before.lives[seat]))
      token.animate(falls, { duration: TIMES.fly * speed, easing: ARRIVE })
  })
}

function face(shown: Shown, seat: number): string {
  return shown.cards[seat] ?? BACK
}

async function between(
  from: Element | null,
  to: Element | null,
  face: string,
  start: string,
  time: number,
  wait = 0,
  ease?: string,
  bow = 0,
  lands = true,
): Promise<void> {
  if (from === null || to === null) return
  const flight: Flight = { from: boxOf(from), to: boxOf(to), face: pictureOf(face), time, wait, bow }
  if (start !== face) flight.before = pictureOf(start)
  if (ease !== undefined) flight.ease = ease
  if (lands) flight.lands = to
  await fly(flight)
}
