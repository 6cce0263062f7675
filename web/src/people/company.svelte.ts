/**
 * The company at one table as this reader has it: who has just said something, whom he does not wish to hear here, whom he
 * is reading about. Parts below the table's frame find it by `companyHere`.
 */

import { getContext, setContext } from 'svelte'
import { announce } from '../announce.svelte'
import type { TableConnection } from '../connection.svelte'
import { myself } from '../myself.svelte'
import { router } from '../router.svelte'
import type { Happened, Joined, Said } from '../wire'
import { words } from '../words.svelte'
import { textOf } from './phrases'
import { isFree } from './standing'

/** Somebody one reads about: in a seat, or only heard. */
export interface About {
  player: string | null
  name: string
  seat: number | null
}

/** So long what was said stands beside who said it, in milliseconds. */
const BUBBLE = 6_000

const KEY = Symbol('company')

export class Company {
  readonly connection: TableConnection
  /** Whose sheet is open. */
  about = $state.raw<About | null>(null)
  /** The sheet of those who watch is open. */
  showsWatching = $state(false)
  /** The seat that a stranger wants, while he is asked for a name. */
  wanted = $state<number | null>(null)
  /** The last thing said from each seat, for as long as it stands beside it. */
  #bubbles = $state.raw<ReadonlyMap<number, Said>>(new Map())
  #muted = $state.raw<ReadonlySet<string>>(new Set())
  readonly #timers = new Set<ReturnType<typeof setTimeout>>()

  constructor(connection: TableConnection) {
    this.connection = connection
    this.#muted = new Set(kept(this.#shelf))
  }

  get joined(): Joined | null {
    return this.connection.state
  }

  /** What was said and may be heard, oldest first. */
  get said(): Said[] {
    return this.joined?.said.filter((said) => !this.isMuted(said.player)) ?? []
  }

  /** Whether there is something to read below what happened: what was said, or that somebody watches me. */
  get talks(): boolean {
    const joined = this.joined
    return this.said.length > 0 || (joined !== null && joined.seat !== null && joined.watchers.count > 0)
  }

  /** Whether a line under the header has to say how I am here: I watch, or a robot plays for me. */
  get strip(): boolean {
    const joined = this.joined
    if (joined === null) return false
    return joined.seat === null ? !joined.gathering : joined.sitters[joined.seat]?.away === true
  }

  /** The seat that I take at the next deal, by the name I go by. */
  get claimed(): number | null {
    if (this.joined?.seat !== null || !myself.me) return null
    const seat = this.joined.sitters.findIndex((sitter) => sitter.next === myself.me?.name)
    return seat < 0 ? null : seat
  }

  /** What stands beside a seat just now. */
  bubble(seat: number): string {
    const said = this.#bubbles.get(seat)
    return said && !this.isMuted(said.player) ? textOf(said, words.say) : ''
  }

  isMuted(player: string | null): boolean {
    return player !== null && this.#muted.has(player)
  }

  /** Hears somebody at this table no more, or again. */
  mute(player: string, muted: boolean): void {
    const all = new Set(this.#muted)
    if (muted) all.add(player)
    else all.delete(player)
    this.#muted = all
    try {
      sessionStorage.setItem(this.#shelf, JSON.stringify([...all]))
    } catch {
      // a browser that keeps nothing forgets it with the page
    }
  }

  /** Whether I may sit down there at the next deal: only who has no seat, at an open table or with its link. */
  mayTake(seat: number): boolean {
    const joined = this.joined
    if (!joined || joined.seat !== null || joined.gathering || this.claimed !== null) return false
    const invited = router.place.page === 'table' && router.place.invitation !== null
    return (joined.settings.open || invited) && isFree(joined, seat)
  }

  /** Sits down there at the next deal; a stranger is asked for a name first. Says why not. */
  async take(seat: number): Promise<void> {
    this.about = null
    this.showsWatching = false
    await myself.learn()
    if (!myself.me) this.wanted = seat
    else await this.#told(this.connection.sit(seat, myself.me.name))
  }

  /** A stranger has a name now: the room knows him on a new line. */
  async named(): Promise<void> {
    const seat = this.wanted
    this.wanted = null
    this.connection.renew()
    if (seat !== null) await this.take(seat)
  }

  /** Rather watches on. */
  async stay(): Promise<void> {
    await this.#told(this.connection.rise())
  }

  /** I am here again. */
  async back(): Promise<void> {
    await this.#told(this.connection.back())
  }

  /** Follows what is said until the returned function is called. */
  follow(): () => void {
    const stop = this.connection.onhappened((happened) => this.#hear(happened))
    return () => {
      stop()
      this.#timers.forEach(clearTimeout)
    }
  }

  get #shelf(): string {
    return `tapete.muted.${this.joined?.table ?? ''}`
  }

  async #told(asked: ReturnType<TableConnection['back']>): Promise<void> {
    const answer = await asked
    if (answer.type === 'refused') announce(words.say(`refused-${answer.code}`), 'assertive')
  }

  #hear({ said }: Happened): void {
    const heard = said.filter(({ player }) => !this.isMuted(player))
    if (heard.length === 0) return
    this.#bubbles = heard.reduce((map, one) => (one.seat === null ? map : map.set(one.seat, one)), new Map(this.#bubbles))
    const mine = this.joined?.seat ?? null
    const others = heard.filter(({ seat }) => seat === null || seat !== mine)
    if (others.length > 0)
      announce(others.map((one) => words.say('people-said', { who: one.name, what: textOf(one, words.say) })).join(' '))
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      this.#bubbles = new Map([...this.#bubbles].filter(([, shown]) => !heard.includes(shown)))
    }, BUBBLE)
    this.#timers.add(timer)
  }
}

function kept(shelf: string): string[] {
  try {
    const muted: unknown = JSON.parse(sessionStorage.getItem(shelf) ?? '[]')
    return Array.isArray(muted) ? muted.filter((player) => typeof player === 'string') : []
  } catch {
    return []
  }
}

/** The company of the table that this component frames. */
export function keepCompany(connection: TableConnection): Company {
  return setContext(KEY, new Company(connection))
}

/** The company of the table around this component; none at a table that is only a picture, or where people gather. */
export function companyHere(): Company | undefined {
  return getContext<Company | undefined>(KEY)
}
