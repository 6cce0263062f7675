import { describe, expect, test } from 'vitest'
import vectors from '../../../tests/vectors/chance.json'
import { commitmentOf, dealt, Draws, robotKey, simulationSecret } from './chance'
import type { Game } from './packs'

/** The same vectors as the Python tests read. */
describe('chance', () => {
  test.each(vectors.commitments)('the commitment to $secret', ({ secret, commitment }) => {
    expect(commitmentOf(secret)).toBe(commitment)
  })

  test.each(vectors.simulations)('the secret of the simulation $seed', ({ seed, secret }) => {
    expect(simulationSecret(seed)).toBe(secret)
  })

  test.each(vectors.draws)('draws below $bound', ({ secret, game, deal, nonces, bound, draws }) => {
    const source = new Draws(secret, game as Game, deal, nonces)
    expect(draws.map(() => source.below(bound))).toEqual(draws)
  })

  test.each(vectors.deals)('deal $deal of $game for $players', ({ secret, game, players, deal, nonces, dealer, deck }) => {
    expect(dealt(secret, game as Game, players, deal, nonces)).toEqual({ dealer, deck })
  })

  test.each(vectors.robot_keys)('the key of decision $decision at seat $seat', ({ secret, seat, deal, decision, key }) => {
    expect(robotKey(secret, seat, deal, decision)).toBe(key)
  })
})
