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

/** What the seal of a record and our own share say to us: see `compare`. */
export type Memory = 'ours' | 'seen' | 'late' | 'another-share' | 'another-seal' | 'unknown'

/** Keeps the seal of the match that a table shows, the first time it is shown. */
export function keepSeal({ table, match, commitment, seat, view }: Joined): void {
  const kept = read()
  if (kept.some((seal) => seal.table === table && seal.match === match)) return
  write([...kept, { table, match, commitment, seat, early: view === null, nonces: [], taken: null }])
}

/** Keeps the share of the chance that we send, and again once the room has taken it. */
export function keepNonce(table: string, match: number, nonce: string, taken: boolean): void {
  write(
    read().map((seal) => {
      if (seal.table !== table || seal.match !== match) return seal
      return taken ? { ...seal, taken: nonce } : { ...seal, nonces: [...seal.nonces, nonce] }
    }),
  )
}

/**
 * What we remember of the match that a record tells, of `table` if it came from one:
 *
 * - `ours`: we were shown this seal before the first card, and our share is in the deals;
 * - `seen`: the same, but we sent no share in time; `late`: shown only when cards lay on the table;
 * - `another-share`, `another-seal`: the record has not what we gave, or not what we were shown;
 * - `unknown`: this browser was not at that table.
 */
export function compare(commitment: string | null, nonces: readonly (string | null)[], table: string | null): Memory {
  const kept = read()
  const seal = kept.find((one) => one.commitment === commitment && (table === null || one.table === table))
  if (!seal) return kept.some((one) => one.table === table) ? 'another-seal' : 'unknown'
  if (!seal.early) return 'late'
  const told = seal.seat === null ? null : (nonces[seal.seat] ?? null)
  const fits = seal.taken === null ? told === null || seal.nonces.includes(told) : told === seal.taken
  if (!fits) return 'another-share'
  return told === null ? 'seen' : 'ours'
}

function read(): Seal[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSeal) : []
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
