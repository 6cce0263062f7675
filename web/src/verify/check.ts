/** Whether the deals of a match are those that follow from its chance. */

import { commitmentOf, dealt, simulationSecret, type Nonces } from './chance'
import type { VerifiableRecord } from './record'

export interface DealCheck {
  number: number
  deck: 'fits' | 'differs' | 'skipped'
  /** Of deal 1: who was to deal by lot, and who dealt. */
  lot: { drawn: number; dealer: number } | null
}

export interface Report {
  /** Where the chance came from: sealed before the match, or a seed of a simulation. */
  source: 'seal' | 'seed'
  /** Whether the secret is the one that was sealed; null for a seed, which seals nothing. */
  seal: boolean | null
  deals: DealCheck[]
  /** Whether all of it fits. */
  fair: boolean
}

/** Why there is nothing to check: the deals were never sealed, the seal is not opened yet, or nothing was dealt. */
export type Unverifiable = 'unsealed' | 'unopened' | 'empty'

/** Holds every deal against its derivation. */
export function check(record: VerifiableRecord): Report | Unverifiable {
  if (record.seed === null && record.commitment === null) return 'unsealed'
  if (record.seed === null && record.opening === null) return 'unopened'
  if (record.deals.length === 0) return 'empty'
  const secret = record.opening?.secret ?? simulationSecret(record.seed!)
  const nonces = record.opening?.nonces ?? record.seats.map(() => null)
  const seal = record.commitment === null ? null : commitmentOf(secret) === record.commitment
  const deals = record.deals.map((deal) => checkDeal(record, deal, secret, nonces))
  const fair = seal !== false && deals.every(({ deck, lot }) => deck !== 'differs' && (!lot || lot.drawn === lot.dealer))
  return { source: record.seed === null ? 'seal' : 'seed', seal, deals, fair }
}

function checkDeal(
  { game, seats }: VerifiableRecord,
  { number, dealer, deck }: VerifiableRecord['deals'][number],
  secret: string,
  nonces: Nonces,
): DealCheck {
  if (deck === null) return { number, deck: 'skipped', lot: null }
  const expected = dealt(secret, game, seats.length, number, nonces)
  const same = deck.length === expected.deck.length && deck.every((card, place) => card === expected.deck[place])
  return {
    number,
    deck: same ? 'fits' : 'differs',
    lot: expected.dealer === null ? null : { drawn: expected.dealer, dealer },
  }
}
