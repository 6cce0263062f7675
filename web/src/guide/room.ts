/**
 * The other end of the line to a table that stands in this browser alone: it tells a prepared hand, burst by burst.
 *
 * - It takes the one choice that the hand goes on with, and refuses all others without changing anything.
 * - It knows no rule: why a card may not be played was written down beforehand.
 */

import { TableConnection, type Action, type World } from '../connection.svelte'
import type { Game } from '../places'
import { VERSION, type Incoming, type Joined, type Outgoing, type Sitter } from '../wire'
import type { Burst, Reason } from './hands'

/** What the hand waits for: a choice, or the wish for the next deal. */
export type Wanted = Action | { kind: 'next' }

/** Said of everything that could be done too, but is not what the hand shows. */
const OTHER: Reason = { code: 'guide-other', rule: null }
const NOT_NOW: Reason = { code: 'room-not-now', rule: null }

/** The part of a WebSocket that a connection uses. */
class FarEnd {
  readyState = 0
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null

  constructor(private readonly hear: (message: Incoming) => void) {
    queueMicrotask(() => {
      this.readyState = 1
      this.onopen?.()
    })
  }

  send(text: string): void {
    this.hear(JSON.parse(text) as Incoming)
  }

  tell(message: Outgoing): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  close(): void {
    this.readyState = 3
  }
}

export class PreparedRoom {
  readonly connection: TableConnection
  /** Called when the choice that the hand waits for has been made. */
  onchosen: () => void = () => {}

  readonly #game: Game
  readonly #bursts: readonly Burst[]
  readonly #sitters: Sitter[]
  #line: FarEnd | null = null
  #at = 0

  /** `names` are those of the seats, the learner's first. */
  constructor(game: Game, bursts: readonly Burst[], names: readonly string[]) {
    this.#game = game
    this.#bursts = bursts
    this.#sitters = names.map(sitterOf)
    const world: World = {
      open: () => (this.#line = new FarEnd((message) => this.#hear(message))) as unknown as WebSocket,
      after: () => () => {},
      nonce: () => '',
      now: () => 0,
    }
    this.connection = new TableConnection('guide', null, world)
  }

  /** The burst that was told last. */
  get at(): number {
    return this.#at
  }

  get wants(): Wanted | null {
    const next = this.#bursts[this.#at + 1]?.events[0]
    return next?.kind === 'dealt' ? { kind: 'next' } : (this.#now?.wants ?? null)
  }

  /** Tells what happens next; nothing once all has been told. */
  goOn(): void {
    if (this.#at + 1 >= this.#bursts.length) return
    this.#at += 1
    const { events, view } = this.#now!
    const told = { decision: this.#decision, clocks: [], said: [], agreed: [], sitters: null, host: null }
    this.#line?.tell({ type: 'happened', seq: this.#at, events, view, ...told })
  }

  get #now(): Burst | undefined {
    return this.#bursts[this.#at]
  }

  /** The number of the decision that is open for the learner. */
  get #decision(): number | null {
    return this.#now?.view.legal.length ? this.#at : null
  }

  #hear(message: Incoming): void {
    if (message.type === 'join') {
      this.#line?.tell(this.#joined())
    } else if (message.type === 'act' || message.type === 'next') {
      const chosen: Wanted = message.type === 'act' ? message.action : { kind: 'next' }
      if (!this.wants || !same(chosen, this.wants)) return this.#line?.tell({ type: 'refused', id: message.id, ...OTHER })
      this.#done(message.id)
      this.onchosen()
    } else if (message.type === 'why') {
      this.#line?.tell({ type: 'because', id: message.id, ...this.#why(message.action) })
    } else if ('id' in message) this.#done(message.id)
  }

  #done(id: number): void {
    this.#line?.tell({ type: 'done', id, seq: this.#at })
  }

  #why(action: Action): Reason {
    const tapped = 'cards' in action ? action.cards[0] : action.kind
    const told = tapped === undefined ? undefined : this.#now?.why[tapped]
    return told ?? (this.#decision === null ? NOT_NOW : OTHER)
  }

  #joined(): Joined {
    return {
      type: 'joined',
      version: VERSION,
      table: 'guide',
      game: this.#game,
      match: 1,
      commitment: '',
      sitters: this.#sitters,
      seat: 0,
      seq: this.#at,
      nonce_wanted: false,
      robot_pause: 'normal',
      decision: this.#decision,
      view: this.#now?.view ?? null,
      gathering: false,
      options: {},
      settings: { title: '', open: false, rated: false, clock: 'none', watch: false, hold: 'none', talk: 'none' },
      host: null,
      invitation: null,
      clocks: [],
      watchers: { type: 'watchers', count: 0, names: [] },
      said: [],
      agreed: [],
    }
  }
}

function sitterOf(name: string, seat: number): Sitter {
  const robot = seat === 0 ? null : 'guide'
  const level = robot ? 1 : null
  return { name, robot, level, connected: true, player: null, away: false, left: false, next: null }
}

/** Whether two choices are the same, in whatever order their cards are named. */
function same(a: Wanted, b: Wanted): boolean {
  const cards = (choice: Wanted): string => ('cards' in choice ? [...choice.cards].sort().join() : '')
  return a.kind === b.kind && cards(a) === cards(b)
}
