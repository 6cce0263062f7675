// The log: what happened, in words. Every event has its lines in events.ftl.

import type { GnavEvent, GnavSettled } from '../wire'
import { about, aboutAll, theCard, type People, type Phrase } from './voice'

export interface Line extends Phrase {
  /** A heading: a deal begins, a deal is settled. */
  head?: boolean
}

/** The lines of one event, as this seat saw it. */
export function linesOf(event: GnavEvent, people: People): Line[] {
  switch (event.kind) {
    case 'skipped':
      return [{ id: 'event-gnav-skipped', vars: { number: event.number } }]
    case 'dealt':
      return [
        { id: 'event-gnav-dealt', vars: { number: event.number }, head: true },
        { id: 'event-gnav-dealer', vars: about(people, event.dealer) },
        ...event.resting.map((seat) => ({ id: 'event-gnav-rests', vars: about(people, seat) })),
        ...event.fools.map((seat) => ({ id: 'event-gnav-fool-called', vars: about(people, seat) })),
      ]
    case 'kept':
      return [{ id: 'event-gnav-kept', vars: about(people, event.seat) }]
    case 'asked':
      return [requested('event-gnav-asked', event.seat, event.target, people)]
    case 'passed-on':
      return [requested('event-gnav-passed-on', event.asker, event.target, people)]
    case 'shown':
      return [{ id: 'event-gnav-shown', vars: { ...about(people, event.seat, event.asker), rank: event.card } }]
    case 'turned':
      return [{ id: 'event-gnav-turned', vars: { ...about(people, event.seat), rank: event.card } }]
    case 'swapped': {
      const vars = about(people, event.asker, event.giver)
      if (vars.me === 'no' || event.gave === null || event.got === null) return [{ id: 'event-gnav-swapped', vars }]
      const [gave, got] = vars.me === 'who' ? [event.gave, event.got] : [event.got, event.gave]
      const cards = { gave: theCard(people, gave), got: theCard(people, got) }
      return [{ id: 'event-gnav-swapped-cards', vars: { ...vars, ...cards } }]
    }
    case 'drew': {
      if (event.got === null || event.put_away === null)
        return [{ id: 'event-gnav-drew', vars: about(people, event.seat) }]
      const cards = { got: theCard(people, event.got), gave: theCard(people, event.put_away) }
      return [{ id: 'event-gnav-drew-cards', vars: cards }]
    }
    case 'undone':
      return [{ id: 'event-gnav-undone', vars: about(people, event.asker, event.giver) }]
    case 'life-lost': {
      const vars = { ...about(people, event.seat), cause: event.cause, left: event.left }
      return [{ id: 'event-gnav-life-lost', vars }]
    }
    case 'exchanges-over':
      return [{ id: 'event-gnav-exchanges-over', vars: { cuckoo: event.by_cuckoo ? 'yes' : 'no' } }]
    case 'settled':
      return settledLines(event, people)
    case 'replayed':
      return [{ id: 'event-gnav-replayed', vars: aboutAll(people, event.seats) }]
    case 'match-over':
      return [{ id: 'event-gnav-match-over', vars: aboutAll(people, event.winners) }]
  }
}

/** A request, of a player or of the stock. */
function requested(id: string, seat: number, target: number | null, people: People): Line {
  return { id: target === null ? `${id}-stock` : id, vars: about(people, seat, target) }
}

function settledLines(event: GnavSettled, people: People): Line[] {
  const losses = event.losses.map(({ seat, cause }) => ({
    id: 'event-gnav-loss',
    vars: { ...about(people, seat), cause, left: event.lives[seat] ?? 0 },
  }))
  return [
    { id: 'event-gnav-settled', vars: { number: event.number }, head: true },
    ...(losses.length > 0 ? losses : [{ id: 'event-gnav-nobody-pays' }]),
    ...event.resting.map((seat) => ({ id: 'event-gnav-will-rest', vars: about(people, seat) })),
  ]
}

/** Everything told at this table since the page came in, deal by deal: a fresh view replaces the deal it is about. */
export class Chronicle {
  #match = 0
  #deals: { number: number; events: GnavEvent[] }[] = []

  /** The history of deal `number` of match `match`, as a view tells it. */
  restart(match: number, number: number, history: readonly GnavEvent[]): void {
    this.#deals = match === this.#match ? this.#deals.filter((deal) => deal.number < number) : []
    this.#match = match
    this.#deals.push({ number, events: [...history] })
  }

  add(event: GnavEvent): void {
    if (event.kind === 'dealt' || event.kind === 'skipped') {
      if (event.number === 1) this.#deals = []
      this.#deals.push({ number: event.number, events: [] })
    }
    this.#deals.at(-1)?.events.push(event)
  }

  /** Events of the current deal. */
  get deal(): readonly GnavEvent[] {
    return this.#deals.at(-1)?.events ?? []
  }

  get all(): GnavEvent[] {
    return this.#deals.flatMap((deal) => deal.events)
  }
}
