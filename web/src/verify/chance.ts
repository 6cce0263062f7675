/**
 * All chance of a match, from its secret and the nonces: the same derivation as the room's, written a second time.
 *
 * - The same secret, game, deal number and nonces give the same draws everywhere.
 * - `below` is even: draws that would favour small numbers are thrown away.
 *
 * Web Crypto is missing on plain-http addresses of a local network, so a library does the hashing.
 */

import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { packs, type Game } from './packs'

export type Nonces = readonly (string | null)[]

const SPAN = 2 ** 32

/** What is published before the first card. */
export const commitmentOf = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)))

/** The secret of a simulated match. */
export const simulationSecret = (seed: string): string => bytesToHex(sha256(utf8ToBytes(`tapete simulation\n${seed}`)))

/** The random key of a robot's decision, counted from 0 in each deal. */
export function robotKey(secret: string, seat: number, deal: number, decision: number): string {
  return bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(`tapete/1\nrobot\n${seat}\n${deal}\n${decision}`)))
}

/** The draws of one deal. */
export class Draws {
  readonly #secret: Uint8Array
  readonly #message: string
  #block: DataView | null = null
  #blocks = 0
  #at = 0

  constructor(secret: string, game: Game, deal: number, nonces: Nonces) {
    this.#secret = hexToBytes(secret)
    this.#message = `tapete/1\n${game}\n${deal}\n${nonces.map((nonce) => nonce ?? '-').join(',')}\n`
  }

  /** A whole number from 0 to bound - 1. */
  below(bound: number): number {
    const limit = SPAN - (SPAN % bound)
    for (;;) {
      const word = this.#word()
      if (word < limit) return word % bound
    }
  }

  #word(): number {
    if (!this.#block || this.#at === this.#block.byteLength) {
      const block = hmac(sha256, this.#secret, utf8ToBytes(this.#message + this.#blocks))
      this.#block = new DataView(block.buffer, block.byteOffset, block.byteLength)
      this.#blocks += 1
      this.#at = 0
    }
    const word = this.#block.getUint32(this.#at)
    this.#at += 4
    return word
  }
}

export interface Deal {
  /** Drawn by lot in deal 1 only; afterwards it follows from the rules. */
  dealer: number | null
  /** The whole pack, top first. */
  deck: string[]
}

/** Deal `number` of a match, with its dealer if it is the first. */
export function dealt(secret: string, game: Game, players: number, number: number, nonces: Nonces): Deal {
  const draws = new Draws(secret, game, number, nonces)
  const dealer = number === 1 ? draws.below(players) : null
  const deck = [...packs[game]]
  for (let last = deck.length - 1; last > 0; last--) {
    const other = draws.below(last + 1)
    ;[deck[last], deck[other]] = [deck[other]!, deck[last]!]
  }
  return { dealer, deck }
}
