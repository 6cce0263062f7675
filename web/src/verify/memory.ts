/** What this browser remembers of a match, held against its record. */

import { kept } from './seals'

/** What the seal of a record and our own share say to us: see `compare`. */
export type Memory = 'ours' | 'seen' | 'late' | 'another-share' | 'another-seal' | 'unknown'

/** Where a record came from: which match of which table, null for the last one that is over. */
export interface Origin {
  table: string
  match: number | null
}

/**
 * What we remember of the match that a record tells:
 *
 * - `ours`: we were shown this seal before the first card, and our share is in the deals;
 * - `seen`: the same, but we sent no share in time; `late`: shown only when cards lay on the table;
 * - `another-share`, `another-seal`: the record has not what we gave, or not what we were shown;
 * - `unknown`: this browser was not at that table, or not in that match.
 */
export function compare(commitment: string | null, nonces: readonly (string | null)[], origin: Origin | null): Memory {
  const there = kept().filter(({ table }) => origin === null || table === origin.table)
  const seal = there.find((one) => one.commitment === commitment)
  if (!seal) return origin && there.some(({ match }) => match === (origin.match ?? match)) ? 'another-seal' : 'unknown'
  if (!seal.early) return 'late'
  const told = seal.seat === null ? null : (nonces[seal.seat] ?? null)
  const fits = seal.taken === null ? told === null || seal.nonces.includes(told) : told === seal.taken
  if (!fits) return 'another-share'
  return told === null ? 'seen' : 'ours'
}
