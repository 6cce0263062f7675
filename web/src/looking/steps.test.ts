import { describe, expect, test } from 'vitest'
import type { ReplayStep } from '../wire'
import { dealFrom, sinceDeal, within } from './steps'

const kept = (seat: number): ReplayStep['events'] => [{ kind: 'kept', seat }]
const step = (number: number, seat: number | null): ReplayStep =>
  ({ number, seat, events: seat === null ? [{ kind: 'skipped', number, dealer: 0 }] : kept(seat) }) as ReplayStep

/** Deals at steps 0 and 3. */
const steps = [null, 1, 2, null, 0].map((seat, number) => step(number, seat))

describe('a match that is looked back at', () => {
  test('lets go of steps that it does not have', () => {
    expect([null, -4, 2, 99].map((wished) => within(steps, wished))).toEqual([0, 0, 2, 4])
  })

  test('tells what happened since the deal', () => {
    expect(sinceDeal(steps, 0)).toEqual(steps[0]!.events)
    expect(sinceDeal(steps, 2)).toHaveLength(3)
    expect(sinceDeal(steps, 4)).toEqual([...steps[3]!.events, ...steps[4]!.events])
  })

  test('goes back to the beginning of a deal, and then to the deal before', () => {
    expect([4, 3, 2, 0].map((at) => dealFrom(steps, at, -1))).toEqual([3, 0, 0, 0])
  })

  test('goes on to the next deal, and from the last one to the end', () => {
    expect([0, 2, 3, 4].map((at) => dealFrom(steps, at, 1))).toEqual([3, 3, 4, 4])
  })
})
