import { untrack } from 'svelte'
import { Refusal } from '../api'
import { inTurn } from '../inturn'

/** Something that may be refused: asked once at a time, the reason told where it was asked. */
export class Trying {
  busy = $state(false)
  /** The message that tells why not, empty if nothing was refused. */
  trouble = $state('')
  readonly #inTurn = inTurn()

  /** Does it, unless it is being done already; whether it was done. */
  async run(what: () => Promise<void>): Promise<boolean> {
    if (untrack(() => this.busy)) return false
    this.busy = true
    this.trouble = ''
    try {
      await what()
      return true
    } catch (error) {
      this.refused(error)
      return false
    } finally {
      this.busy = false
    }
  }

  /** Does it once all that was asked before is done: of what a switch says nothing is left out. */
  inTurn(what: () => Promise<void>): Promise<boolean> {
    return this.#inTurn(() => this.run(what))
  }

  /** Tells why not; what is no refusal is not for this page to bear. */
  refused = (error: unknown): void => {
    if (!(error instanceof Refusal)) throw error
    this.trouble = error.id
  }
}
