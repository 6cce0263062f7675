// The table as it is being shown: what happened is played one event after another and ends on the server's View.
import { tick } from 'svelte'
import { announce } from '../announce.svelte'
import type { TableConnection } from '../connection.svelte'
import { Playback } from '../motion/playback'
import { hear } from '../sounds/hear'
import type { ComemierdaEvent, ComemierdaView, Happened, Joined } from '../wire'
import { prepare, restBefore } from './choreography'
import { lines } from './logbook'
import type { Shown } from './shown'
import { beforeDeal, historyAfter, shownOf, step } from './shown'
import type { Talk } from './talk'

export class Show {
  shown = $state.raw<Shown | null>(null)
  history = $state.raw<readonly ComemierdaEvent[]>([])
  /** The event that is on its way, null while the table stands as the server has it. */
  moving = $state.raw<{ event: ComemierdaEvent; lead: boolean } | null>(null)
  /** Bursts not yet shown: while there are any, nobody is asked for anything. */
  waiting = $state(0)
  /** Where cards lie: measured for flights. */
  cloth = $state.raw<Element | null>(null)

  readonly #talk: () => Talk
  readonly #playback = new Playback<ComemierdaEvent, ComemierdaView | null>({
    play: (event, hurry, end) => this.#play(event, hurry, end),
    settle: (view) => this.#settle(view),
  })

  constructor(talk: () => Talk, joined: Joined) {
    this.#talk = talk
    this.#settle(viewIn(joined))
  }

  /** Follows a connection until the returned function is called. */
  follow(connection: TableConnection): () => void {
    const stops = [
      connection.onhappened((happened) => {
        this.waiting += 1
        this.#playback.push({ events: happened.events as ComemierdaEvent[], view: viewIn(happened) })
      }),
      connection.onjoined((joined) => {
        this.waiting = 1
        this.#playback.reset(viewIn(joined))
      }),
    ]
    return () => {
      for (const stop of stops) stop()
      this.#playback.stop()
    }
  }

  async #play(event: ComemierdaEvent, hurry: number, end: ComemierdaView | null): Promise<void> {
    const before = this.shown ?? (end && beforeDeal(end))
    if (!before) return
    this.shown = before
    await restBefore(event, hurry)
    if (this.shown !== before) return // the table was joined anew meanwhile
    const lead = before.trick.length === 0
    const fly = this.cloth && prepare(this.cloth, event, before, hurry)
    const after = step(before, event)
    this.shown = after
    this.history = historyAfter(this.history, event)
    this.moving = { event, lead }
    void hear(event)
    this.#tell(event, lead)
    await tick()
    await fly?.(after)
  }

  #settle(view: ComemierdaView | null): void {
    this.moving = null
    this.shown = view && shownOf(view)
    this.history = view?.history ?? []
    this.waiting = Math.max(0, this.waiting - 1)
  }

  /** Others' doings, for those who listen. */
  #tell(event: ComemierdaEvent, lead: boolean): void {
    const talk = this.#talk()
    if ('seat' in event && event.seat === talk.me && event.kind !== 'trick-won') return
    announce(
      lines(talk, event, lead)
        .map((line) => line.text)
        .join('. '),
    )
  }
}

function viewIn(message: Joined | Happened): ComemierdaView | null {
  return message.view?.game === 'comemierda' ? message.view : null
}
