// My side of the table: what I have taken, what I send, and why the last thing I tried was refused.
import { announce } from '../announce.svelte'
import type { Action, Answer, TableConnection } from '../connection.svelte'
import { settings } from '../settings.svelte'
import { valueOf } from './cards'
import { asGift, asPlay, giftSize, kept, mayPass, onlyPlay, resize, sizes, tapGift, tapPlay, usable } from './choice'
import { asking } from './refused'
import type { Show } from './show.svelte'

export class Turn {
  /** Why not, as the server says; null once something else is chosen. */
  refusal = $state.raw<{ code: string; rule: string | null } | null>(null)
  /** An answer is on its way. */
  busy = $state(false)

  readonly #connection: TableConnection
  readonly #show: Show
  #chosen = $state.raw<readonly string[]>([])

  constructor(connection: TableConnection, show: Show) {
    this.#connection = connection
    this.#show = show
  }

  get legal() {
    return this.#show.shown?.legal ?? []
  }

  /** The cards that are up: as chosen, as far as they may still go. */
  get taken(): string[] {
    return kept(this.legal, this.#chosen)
  }

  /** How many cards I am to give in the exchange; 0 outside it. */
  get gift(): number {
    return giftSize(this.legal)
  }

  choose(cards: readonly string[]): void {
    this.#chosen = cards
    this.refusal = null
  }

  /** Says no more of what was refused. */
  forget(): void {
    this.refusal = null
  }

  /**
   * Takes a card, or puts it back; says why it cannot be taken. Where one tap is to be enough, it plays at once, unless
   * there is a question how many.
   */
  tap(card: string): void {
    const { hand = [], to_beat = [] } = this.#show.shown ?? {}
    if (!usable(this.legal).has(card)) return void this.#ask(asking(hand, card, to_beat))
    if (this.gift > 0) return this.choose(tapGift(this.legal, this.taken, card))
    const only = settings.habits.oneTap ? onlyPlay(this.legal, card) : null
    this.choose(only ?? tapPlay(this.legal, this.taken, card))
    if (only) this.go('')
  }

  /** As many cards of the value taken, or of `card` where none is. */
  count(wanted: number, card = this.taken[0]): void {
    if (!card || this.gift > 0 || !usable(this.legal).has(card)) return
    const from = this.taken.length > 0 ? this.taken : tapPlay(this.legal, [], card)
    if (sizes(this.legal, valueOf(from[0] ?? '')).includes(wanted)) this.choose(resize(this.legal, from, wanted))
  }

  /** Plays or gives what is taken; with nothing taken, `hint` says what is asked. */
  go(hint: string): void {
    const cards = this.gift > 0 ? asGift(this.legal, this.taken) : asPlay(this.legal, this.taken)
    if (cards) void this.#send(() => this.#connection.act({ kind: this.gift > 0 ? 'give' : 'play', cards }))
    else if (this.legal.length > 0) announce(hint)
    else this.pass()
  }

  /** Passes, or says why that is not allowed. */
  pass(): void {
    if (mayPass(this.legal)) void this.#send(() => this.#connection.act({ kind: 'pass' }))
    else void this.#ask({ kind: 'pass' })
  }

  nextDeal(): void {
    void this.#send(() => this.#connection.nextDeal())
  }

  restart(): void {
    void this.#send(() => this.#connection.restart())
  }

  // what was taken since, of the next hand perhaps, stays taken: an answer may come after the news that it caused
  async #send(what: () => Promise<Answer>): Promise<void> {
    if (this.busy) return
    this.busy = true
    const sent = this.#chosen
    const answer = await what()
    this.busy = false
    if (answer.type === 'refused') this.refusal = answer
    else if (this.#chosen === sent) this.choose([])
  }

  async #ask(action: Action): Promise<void> {
    const { code, rule } = await this.#connection.why(action)
    this.refusal = code === null ? null : { code, rule }
  }
}
