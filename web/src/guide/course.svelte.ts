// How far one has come in a guided hand: what is said now, and when the hand goes on.

import type { Step } from './plan'
import type { PreparedRoom } from './room'

/** Calls back after the time others take to think; returns how to stop that. */
export type After = (then: () => void) => () => void

/**
 * Says each step once its burst has been seen on the table; goes on when the choice that the hand waits for is made, or
 * when one wishes it where nothing is to be chosen. Nothing happens while a step is being read.
 */
export class Course {
  /** What is said now; null while others play. */
  step = $state.raw<Step | null>(null)
  /** How many steps have been taken. */
  taken = $state(0)

  readonly steps: readonly Step[]
  readonly #room: PreparedRoom
  readonly #after: After
  #stop = (): void => {}

  constructor(room: PreparedRoom, steps: readonly Step[], after: After) {
    this.#room = room
    this.steps = steps
    this.#after = after
    room.onchosen = () => {
      this.#take()
      room.goOn()
    }
  }

  get last(): boolean {
    return this.taken === this.steps.length - 1
  }

  /** The table has shown everything up to this burst. */
  seen(burst: number): void {
    if (burst === this.#room.at && !this.step) this.#look()
  }

  /** I have read this; where something is to be chosen, only the choice goes on. */
  goOn(): void {
    if (!this.step || this.last || this.#room.wants) return
    this.#take()
    this.#look()
  }

  stop(): void {
    this.#stop()
  }

  #take(): void {
    this.step = null
    this.taken += 1
  }

  #look(): void {
    this.#stop()
    const next = this.steps[this.taken]
    if (!next) return
    if (next.at <= this.#room.at) this.step = next
    else if (next.soon) while (this.#room.at < next.at) this.#room.goOn()
    else this.#stop = this.#after(() => this.#room.goOn())
  }
}
