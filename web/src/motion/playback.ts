// Plays what happened one event after another and ends each burst on the View that came with it.

export interface Burst<Event, View> {
  events: readonly Event[]
  view: View
}

export interface Stage<Event, View> {
  /** Shows one event; settled when it has been seen. `hurry` is 1, or less the more bursts wait; `end` is its View. */
  play(event: Event, hurry: number, end: View): Promise<void>
  /** Shows the View, whatever was shown before. */
  settle(view: View): void
}

/** Bursts that may wait before the next ones are played faster. */
const PATIENCE = 2

/** A queue of bursts in order: nothing is lost, nothing played twice, and the last thing shown is the last View. */
export class Playback<Event, View> {
  #waiting: Burst<Event, View>[] = []
  #playing = false
  #era = 0

  constructor(private readonly stage: Stage<Event, View>) {}

  /** Whether something is still to be shown. */
  get busy(): boolean {
    return this.#playing || this.#waiting.length > 0
  }

  push(burst: Burst<Event, View>): void {
    this.#waiting.push(burst)
    if (!this.#playing) void this.#run()
  }

  /** Drops what waits and shows `view` at once: the table was joined anew. */
  reset(view: View): void {
    this.#era++
    this.#waiting = []
    this.#playing = false
    this.stage.settle(view)
  }

  /** Drops what waits; nothing more is shown. */
  stop(): void {
    this.#era++
    this.#waiting = []
  }

  get #hurry(): number {
    return Math.min(1, PATIENCE / Math.max(1, this.#waiting.length))
  }

  async #run(): Promise<void> {
    const era = this.#era
    this.#playing = true
    for (let burst = this.#waiting.shift(); burst; burst = this.#waiting.shift()) {
      for (const event of burst.events) {
        // what cannot be shown is passed over: the View after it stands all the same
        await this.stage.play(event, this.#hurry, burst.view).catch(console.error)
        if (era !== this.#era) return
      }
      this.stage.settle(burst.view)
    }
    this.#playing = false
  }
}
