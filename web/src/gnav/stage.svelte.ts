// What the table shows at this moment: events one after another, then the View they led to.

import { tick } from 'svelte'
import { Playback } from '../motion/playback'
import type { GnavEvent, GnavView } from '../wire'
import { Chronicle } from './log'
import { fold, fromView, settle, type Shown } from './shown'

/** Moves the cards of one event, from one table to the next. */
export type Mover = (event: GnavEvent, before: Shown, after: Shown, hurry: number) => Promise<void>

export class GnavStage {
  /** The table as it is drawn. */
  shown: Shown
  /** The last View that has been shown, its legal actions included. */
  view: GnavView
  /** Everything told so far, for the log. */
  told = $state.raw<readonly GnavEvent[]>([])
  /** What was told of the current deal. */
  deal = $state.raw<readonly GnavEvent[]>([])
  /** Bursts not yet shown: while there are any, nobody is asked for anything. */
  waiting = $state(0)

  readonly #chronicle = new Chronicle()
  readonly #playback: Playback<GnavEvent, GnavView>
  readonly #move: Mover
  readonly #heard: (event: GnavEvent) => void

  constructor(match: number, view: GnavView, move: Mover, heard: (event: GnavEvent) => void) {
    this.shown = $state.raw(fromView(view))
    this.view = $state.raw(view)
    this.#move = move
    this.#heard = heard
    this.#playback = new Playback({
      play: (event, hurry) => this.#play(event, hurry),
      settle: (seen) => this.#settle(seen),
    })
    this.join(match, view)
  }

  /** The table as the server describes it afresh: shown at once. */
  join(match: number, view: GnavView): void {
    this.#chronicle.restart(match, view.number, view.history)
    this.shown = fromView(view)
    this.waiting = 1
    this.#playback.reset(view)
    this.#tell()
  }

  /** A burst of events and the View after it: shown when what came before has been seen. */
  happened(events: readonly GnavEvent[], view: GnavView): void {
    this.waiting += 1
    this.#playback.push({ events, view })
  }

  leave(): void {
    this.#playback.stop()
  }

  async #play(event: GnavEvent, hurry: number): Promise<void> {
    const before = this.shown
    this.shown = fold(before, event)
    this.#chronicle.add(event)
    this.#tell()
    this.#heard(event)
    await tick()
    await this.#move(event, before, this.shown, hurry)
  }

  #settle(view: GnavView): void {
    this.shown = settle(this.shown, view)
    this.view = view
    this.waiting = Math.max(0, this.waiting - 1)
  }

  #tell(): void {
    this.told = this.#chronicle.all
    this.deal = this.#chronicle.deal
  }
}
