/**
 * The line to one table.
 *
 * - `state` is the table as this seat may know it, after the last message; the server is the truth.
 * - Every `happened` has the next number: a gap asks for the whole state again, a repeated one is dropped.
 * - What is sent has a number and is sent again after a lost line until it is answered, so nothing is lost or done twice.
 * - A lost line comes back by itself, to the same seat; whoever takes a seat or loses it is told the whole state anew.
 * - A line that does not answer is a lost one, also while it is being opened; one that is silent for long is asked.
 */

import { at } from './base'
import { hangUp } from './hangup'
import type { Act, Because, Done, Happened, Incoming, Join, Joined, Outgoing, Pace, Refused } from './wire'
import { VERSION } from './wire'

export type Status = 'joining' | 'open' | 'lost' | 'refused'
export type Action = Act['action']
export type Answer = Done | Refused
type Numbered = Exclude<Incoming, Join>
type Unnumbered<M> = M extends Numbered ? Omit<M, 'id'> : never

/** What a connection needs of the world, so that a test can give its own. */
export interface World {
  open(path: string): WebSocket
  after(milliseconds: number, then: () => void): () => void
  nonce(): string
  /** Milliseconds that only ever go forward. */
  now(): number
}

const FIRST_WAIT = 400
/** A room that starts again has everybody back within two seconds of its first answer. */
const LONGEST_WAIT = 1_000
/** Refusals of a join that say nothing about this table: it is worth trying again. */
const PASSING: readonly string[] = ['room-too-fast', 'room-trouble', 'room-not-saved']
/** Refusals that close an open table to us: we have left, or a match has begun that we may not watch. */
const CLOSING: readonly string[] = ['room-left', 'room-not-your-table']
/** So much of what was said is kept in sight. */
const SAID = 50
/** An answer takes this long only on a dead line. */
const PATIENCE = 12_000
/** After so long without a word nobody can tell whether a line is dead. */
const SILENCE = 30_000

export const browser: World = {
  open: (path) => new WebSocket(new URL(path, location.href.replace(/^http/, 'ws'))),
  after(milliseconds, then) {
    const timer = setTimeout(then, milliseconds)
    return () => clearTimeout(timer)
  },
  nonce() {
    const bytes = crypto.getRandomValues(new Uint8Array(16))
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  },
  now: () => performance.now(),
}

export class TableConnection {
  status = $state<Status>('joining')
  state = $state.raw<Joined | null>(null)
  /** Why the table is closed to us, once `status` is refused. */
  refusal = $state.raw<Refused | null>(null)
  /** When the clocks of `state` were told, by `World.now`: since then they run down by themselves. */
  clocksAt = $state.raw(0)

  readonly #path: string
  readonly #invitation: string | null
  readonly #world: World
  #socket: WebSocket | null = null
  #closed = false
  /** The whole state has been asked for: what comes until then is in it. */
  #joining = false
  #lastId = 0
  #wait = FIRST_WAIT
  #stopTimer: () => void = () => {}
  #stopWatch: (() => void) | null = null
  readonly #pending = new Map<number, { message: Numbered; settle: (answer: Done | Refused | Because) => void }>()
  readonly #happened = new Set<(happened: Happened) => void>()
  readonly #joined = new Set<(joined: Joined) => void>()
  readonly #contributed = new Set<(match: number, nonce: string, taken: boolean) => void>()

  /** `invitation` is the secret of the link that led here; who has a seat needs none. */
  constructor(table: string, invitation: string | null = null, world: World = browser) {
    this.#path = at(`/ws/tables/${table}`)
    this.#invitation = invitation
    this.#world = world
    this.#connect()
  }

  /** Calls back with every `happened`, in order, its view's history completed; returns how to stop. */
  onhappened(listener: (happened: Happened) => void): () => void {
    this.#happened.add(listener)
    return () => this.#happened.delete(listener)
  }

  /** Calls back when the whole state came anew: at first, after a lost line, after a gap, for a new match. */
  onjoined(listener: (joined: Joined) => void): () => void {
    this.#joined.add(listener)
    return () => this.#joined.delete(listener)
  }

  /** Calls back with my share of the chance of a match when it is sent, and again when the room has taken it. */
  oncontributed(listener: (match: number, nonce: string, taken: boolean) => void): () => void {
    this.#contributed.add(listener)
    return () => this.#contributed.delete(listener)
  }

  /** Answers the decision that is open for my seat. */
  act(action: Action): Promise<Answer> {
    const decision = this.state?.decision
    if (decision == null) return Promise.resolve({ type: 'refused', id: null, code: 'room-not-now', rule: null })
    return this.#ask({ type: 'act', decision, action }) as Promise<Answer>
  }

  /** May I, and if not, why? */
  why(action: Action): Promise<Because> {
    return this.#ask({ type: 'why', action }) as Promise<Because>
  }

  /** I have seen how this deal ended. */
  nextDeal(): Promise<Answer> {
    return this.#ask({ type: 'next', after: this.state?.view?.number ?? 0 }) as Promise<Answer>
  }

  /** Another match with the same people. */
  restart(): Promise<Answer> {
    return this.#ask({ type: 'restart', after: this.state?.match ?? 0 }) as Promise<Answer>
  }

  /** I go for good: this match is over for me, and my pages of this table are closed. */
  leave(): Promise<Answer> {
    return this.#ask({ type: 'leave', match: this.state?.match ?? 0 }) as Promise<Answer>
  }

  /** How long robots take from now on. */
  pace(robot_pause: Pace['robot_pause']): Promise<Answer> {
    return this.#ask({ type: 'pace', robot_pause }) as Promise<Answer>
  }

  /** I take this seat: now while people gather, later from the next deal on. */
  sit(seat: number, name: string): Promise<Answer> {
    return this.#ask({ type: 'sit', seat, name }) as Promise<Answer>
  }

  /** I stand up before the match, or no longer wish to sit down at the next deal. */
  rise(): Promise<Answer> {
    return this.#ask({ type: 'rise' }) as Promise<Answer>
  }

  /** As the host: a robot of this level sits down there, or with null none. */
  fill(seat: number, level: number | null): Promise<Answer> {
    return this.#ask({ type: 'fill', seat, level }) as Promise<Answer>
  }

  /** As the host: the match begins, robots of this level where nobody sits. */
  start(level: number): Promise<Answer> {
    return this.#ask({ type: 'start', level }) as Promise<Answer>
  }

  /** I am here again and play my turns myself. */
  back(): Promise<Answer> {
    return this.#ask({ type: 'back' }) as Promise<Answer>
  }

  /** A phrase of the list, or words of my own. */
  say(what: { phrase: string } | { text: string }): Promise<Answer> {
    return this.#ask({ type: 'say', ...what }) as Promise<Answer>
  }

  /** The network is back, or a person looks: tries at once where a lost line would wait, asks an open one whether it lives. */
  retry(): void {
    if (this.status === 'lost') {
      this.#drop()
      this.#connect()
    } else if (this.status === 'open' && this.#pending.size === 0) void this.why({ kind: 'pass' })
  }

  /** Comes back by a new line, as whoever this browser is to the room by now. */
  renew(): void {
    this.#drop()
    this.status = 'joining'
    this.#connect()
  }

  close(): void {
    this.#closed = true
    this.#drop()
  }

  #connect(): void {
    this.#stopTimer()
    this.#joining = true
    const socket = this.#world.open(this.#path)
    this.#socket = socket
    socket.onopen = () => this.#join()
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data as string) as Outgoing)
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost()
    }
    this.#watch()
  }

  #lost(): void {
    this.#stopTimer()
    this.#socket = null
    this.#joining = false
    this.#stopWatch?.()
    this.#stopWatch = null
    if (this.#closed || this.status === 'refused') return
    this.status = 'lost'
    this.#stopTimer = this.#world.after(this.#wait, () => this.#connect())
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
  }

  #join(): void {
    this.#send({ type: 'join', version: VERSION, ...(this.#invitation && { invitation: this.#invitation }) })
  }

  #resync(): void {
    this.#joining = true
    this.#join()
    this.#watch()
  }

  #send(message: Incoming): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message))
  }

  #ask(message: Unnumbered<Numbered>): Promise<Done | Refused | Because> {
    const numbered = { ...message, id: ++this.#lastId } as Numbered
    return new Promise((settle) => {
      this.#pending.set(numbered.id, { message: numbered, settle })
      if (this.status === 'open') this.#send(numbered)
      this.#watch()
    })
  }

  /** A line that leaves a question unanswered for long is dead, whatever the browser thinks. */
  #watch(): void {
    if (this.#stopWatch || !this.#socket || !(this.#joining || this.#pending.size > 0)) return
    this.#stopWatch = this.#world.after(PATIENCE, () => this.#drop())
  }

  /** Lets go of a line that does not serve and comes back by another. */
  #drop(): void {
    const socket = this.#socket
    this.#lost()
    hangUp(socket)
  }

  #settle(id: number, answer: Done | Refused | Because): void {
    const asked = this.#pending.get(id)
    if (!asked) return
    this.#pending.delete(id)
    this.#watchAnew()
    asked.settle(answer)
  }

  #watchAnew(): void {
    this.#stopWatch?.()
    this.#stopWatch = null
    this.#watch()
  }

  #receive(message: Outgoing): void {
    this.#stopTimer()
    this.#stopTimer = this.#world.after(SILENCE, () => this.retry())
    switch (message.type) {
      case 'joined':
        return this.#rejoin(message)
      case 'happened':
        return this.#follow(message)
      case 'presence':
        return this.#presence(message.seat, message.connected)
      case 'watchers':
        return this.#change({ watchers: message })
      case 'done':
      case 'because':
        return this.#settle(message.id, message)
      case 'refused':
        return message.id === null ? this.#turnedAway(message) : this.#settle(message.id, message)
    }
  }

  #rejoin(joined: Joined): void {
    this.#joining = false
    this.#wait = FIRST_WAIT
    this.state = joined
    this.clocksAt = this.#world.now()
    // what was sent on this very line is on its way
    if (this.status !== 'open') for (const { message } of this.#pending.values()) this.#send(message)
    this.status = 'open'
    for (const listener of this.#joined) listener(joined)
    if (joined.nonce_wanted) this.#contribute(joined.match)
    this.#watchAnew()
  }

  /** My share of the chance of a match; the same again if the first one may have been lost. */
  #contribute(match: number): void {
    for (const { message } of this.#pending.values()) if (message.type === 'nonce' && message.match === match) return
    const nonce = this.#world.nonce()
    const tell = (taken: boolean): void => this.#contributed.forEach((listener) => listener(match, nonce, taken))
    tell(false)
    void this.#ask({ type: 'nonce', match, nonce }).then((answer) => answer.type === 'done' && tell(true))
  }

  #follow(happened: Happened): void {
    const before = this.state
    if (!before || this.#joining || happened.seq <= before.seq) return
    if (happened.seq !== before.seq + 1) return this.#resync()
    const view = withHistory(before, happened)
    const { seq, decision, clocks, agreed } = happened
    const seats = happened.sitters && { sitters: happened.sitters, host: happened.host }
    const said = [...before.said, ...happened.said].slice(-SAID)
    this.state = { ...before, ...seats, seq, decision, clocks, agreed, view, said }
    this.clocksAt = this.#world.now()
    for (const listener of this.#happened) listener({ ...happened, view })
  }

  #presence(seat: number, connected: boolean): void {
    const sitters = this.state?.sitters.map((sitter, index) => (index === seat ? { ...sitter, connected } : sitter))
    if (sitters) this.#change({ sitters })
  }

  #change(change: Partial<Joined>): void {
    if (this.state) this.state = { ...this.state, ...change }
  }

  /** A refusal that answers no question: of the join itself, it closes the table to us. A passing one is slept over. */
  #turnedAway(refused: Refused): void {
    if (PASSING.includes(refused.code)) return this.#drop()
    if (!this.#joining && !CLOSING.includes(refused.code)) return
    this.refusal = refused
    this.status = 'refused'
    this.#drop()
    for (const id of [...this.#pending.keys()]) this.#settle(id, refused)
  }
}

/** The view with its history: what we had, then the new events; a deal begins it anew. */
function withHistory(before: Joined, happened: Happened): Joined['view'] {
  if (!happened.view) return null
  const all: Happened['events'] = [...(before.view?.history ?? []), ...happened.events]
  let begin = 0
  all.forEach((event, index) => {
    if (event.kind === 'dealt' || event.kind === 'skipped') begin = index
  })
  return { ...happened.view, history: all.slice(begin) } as Joined['view']
}
