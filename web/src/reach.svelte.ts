/** Whether the room answers. Where it does not, it is asked again and again, and at once when the browser has a line. */

import { at } from './base'

const WAIT = 5_000
/** Milliseconds: an answer takes this long only on a dead line. */
export const PATIENCE = 20_000
/** What a proxy says that finds no room behind it. */
const NOBODY = [502, 503, 504]

class Reach {
  lost = $state(false)
  /** Counts how often the room has come back. */
  returns = $state(0)
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #again = (): void => void this.tryAgain()

  /** Tells of a question that got this answer, or none. */
  told(status: number | null): void {
    const lost = status === null || NOBODY.includes(status)
    if (lost === this.lost) return
    this.lost = lost
    if (lost) this.#wait()
    else {
      this.#rest()
      this.returns += 1
    }
  }

  /** Asks the room whether it is there. */
  async tryAgain(): Promise<void> {
    this.#rest()
    const bounds: RequestInit = { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) }
    const answer = await fetch(at('/healthz'), bounds).catch(() => null)
    this.told(answer?.status ?? null)
    if (this.lost) this.#wait()
  }

  #wait(): void {
    this.#rest()
    this.#timer = setTimeout(this.#again, WAIT)
    addEventListener('online', this.#again)
  }

  #rest(): void {
    clearTimeout(this.#timer)
    removeEventListener('online', this.#again)
  }
}

export const reach = new Reach()
