/**
 * The line to the lobby: what is going on in the room, as long as somebody looks.
 *
 * - The server says everything anew whenever it changes; nothing is asked.
 * - A lost line comes back by itself, later each time; what was told last stays in sight meanwhile.
 * - A page that nobody sees holds no line: the room may rest.
 * - Whoever is turned away by the host is told so, and comes back only by asking again.
 */

import { at } from '../base'
import { browser, type World } from '../connection.svelte'
import { hangUp } from '../hangup'
import type { Lobby } from '../wire'

const FIRST_WAIT = 1_000
const LONGEST_WAIT = 30_000
/** What the room closes the line with of whom the host lets in no more. */
const TURNED_AWAY = 1008

export class LobbyLine {
  /** What was told last; null until then. */
  lobby = $state.raw<Lobby | null>(null)
  lost = $state(false)
  turnedAway = $state(false)

  readonly #world: Pick<World, 'open' | 'after'>
  #socket: WebSocket | null = null
  #wait = FIRST_WAIT
  #stopTimer: () => void = () => {}

  constructor(world: Pick<World, 'open' | 'after'> = browser) {
    this.#world = world
    this.resume()
  }

  /** Somebody looks again. */
  resume(): void {
    this.#stopTimer()
    if (this.#socket || this.turnedAway) return
    const socket = this.#world.open(at('/ws/lobby'))
    this.#socket = socket
    socket.onmessage = (event) => {
      this.lobby = JSON.parse(event.data as string) as Lobby
      this.lost = false
      this.#wait = FIRST_WAIT
    }
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return
      if (code === TURNED_AWAY) this.#stayAway()
      else this.#comeBack()
    }
  }

  /** Somebody who was turned away asks again. */
  askAgain(): void {
    this.turnedAway = false
    this.resume()
  }

  /** Nobody looks: the line is let go until `resume`. */
  pause(): void {
    this.#stopTimer()
    const socket = this.#socket
    this.#socket = null
    hangUp(socket)
  }

  #stayAway(): void {
    this.#socket = null
    this.lost = false
    this.turnedAway = true
  }

  #comeBack(): void {
    this.#socket = null
    this.lost = true
    this.#stopTimer = this.#world.after(this.#wait, () => this.resume())
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
  }
}
