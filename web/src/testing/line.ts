/** A line to a table whose other end a test holds. */

import { TableConnection, type World } from '../connection.svelte'
import type { ComemierdaView, Happened, Incoming, Joined, Outgoing } from '../wire'

/** The other end of one line. */
export class FakeSocket {
  readyState = 0
  sent: Incoming[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Incoming)
  }
  open(): void {
    this.readyState = 1
    this.onopen?.()
  }
  tell(message: Outgoing): void {
    this.say(message)
  }
  /** Whatever another kind of line tells. */
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  /** 1006 is what a browser says of a line that broke. */
  close(code = 1006): void {
    this.readyState = 3
    this.onclose?.({ code })
  }
  take(): Incoming[] {
    return this.sent.splice(0)
  }
}

export class FakeWorld {
  sockets: FakeSocket[] = []
  paths: string[] = []
  timers: { milliseconds: number; then: () => void }[] = []
  nonces = 0
  time = 0

  open = (path: string): WebSocket => {
    this.paths.push(path)
    const socket = new FakeSocket()
    this.sockets.push(socket)
    return socket as unknown as WebSocket
  }
  after = (milliseconds: number, then: () => void): (() => void) => {
    const timer = { milliseconds, then }
    this.timers.push(timer)
    return () => {
      this.timers = this.timers.filter((other) => other !== timer)
    }
  }
  nonce = (): string => String(++this.nonces).padStart(32, '0')
  now = (): number => this.time

  get line(): FakeSocket {
    return this.sockets.at(-1)!
  }
  /** Lets the shortest timer run. */
  ring(): number {
    this.timers.sort((a, b) => a.milliseconds - b.milliseconds)
    const timer = this.timers.shift()!
    timer.then()
    return timer.milliseconds
  }
}

export const view = (history: ComemierdaView['history'] = []): ComemierdaView =>
  ({ game: 'comemierda', number: 1, history }) as unknown as ComemierdaView

export const joined = (change: Partial<Joined> = {}): Joined => ({
  type: 'joined',
  version: 2,
  table: 'a1',
  game: 'comemierda',
  match: 1,
  commitment: '',
  sitters: [
    { name: 'Ana', robot: null, level: null, connected: true, player: 'p1', away: false, left: false, next: null },
    { name: 'Lope', robot: 'rules', level: 3, connected: true, player: null, away: false, left: false, next: null },
  ],
  seat: 0,
  seq: 7,
  nonce_wanted: false,
  robot_pause: 'normal',
  decision: 7,
  view: view(),
  gathering: false,
  options: {},
  settings: { title: '', open: false, rated: false, clock: 'none', watch: false, hold: 'none', talk: 'phrases' },
  host: 0,
  invitation: null,
  clocks: [],
  watchers: { type: 'watchers', count: 0, names: [] },
  said: [],
  agreed: [],
  ...change,
})

export const happened = (seq: number, change: Partial<Happened> = {}): Happened => ({
  type: 'happened',
  seq,
  events: [{ kind: 'passed', seat: 1 }],
  decision: null,
  view: view(),
  sitters: null,
  host: null,
  clocks: [],
  said: [],
  agreed: [],
  ...change,
})

export function opened(change: Partial<Joined> = {}, invitation: string | null = null) {
  const world = new FakeWorld()
  const connection = new TableConnection('a1', invitation, world satisfies World)
  world.line.open()
  world.line.take()
  world.line.tell(joined(change))
  return { world, connection }
}
