/**
 * What this browser was shown and what it gave before the first card of each match, kept here and nowhere else.
 *
 * Without it a room could hand out another seal afterwards, or put another number in the place of ours.
 */

import type { Joined } from '../wire'

export interface Seal {
  table: string
  match: number
  commitment: string
  seat: number | null
  /** Whether it was shown to us before the first card. */
  early: boolean
  /** The shares of the chance that we sent, and the one that the room said it took. */
  nonces: string[]
  taken: string | null
}

const KEY = 'tapete.seals'
const MOST = 100

/** Keeps the seal of the match that a table shows, the first time it is shown. */
export function keepSeal({ table, match, commitment, seat, view }: Joined): void {
  const before = kept()
  if (before.some((seal) => seal.table === table && seal.match === match)) return
  write([...before, { table, match, commitment, seat, early: view === null, nonces: [], taken: null }])
}

/** Keeps the share of the chance that we send, and again once the room has taken it. */
export function keepNonce(table: string, match: number, nonce: string, taken: boolean): void {
  write(
    kept().map((seal) => {
      if (seal.table !== table || seal.match !== match) return seal
      return taken ? { ...seal, taken: nonce } : { ...seal, nonces: [...seal.nonces, nonce] }
    }),
  )
}

/** All that is kept, oldest first. */
export function kept(): Seal[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter(isSeal) : []
  } catch {
    return [] // no storage, or not ours
  }
}

function write(seals: Seal[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(seals.slice(-MOST)))
  } catch {
    // a browser that keeps nothing remembers no seals
  }
}

function isSeal(value: unknown): value is Seal {
  const seal = value as Partial<Record<keyof Seal, unknown>> | null
  return typeof seal?.table === 'string' && typeof seal.commitment === 'string' && Array.isArray(seal.nonces)
}
