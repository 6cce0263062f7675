import { describe, expect, it } from 'vitest'
import type { Legal } from './choice'
import { asGift, asPlay, giftSize, kept, mayPass, onlyPlay, resize, sizes, tapGift, tapPlay, usable } from './choice'

const play = (...sets: string[]): Legal => sets.map((set) => ({ kind: 'play', cards: set.split(' ') }))
const give = (...sets: string[]): Legal => sets.map((set) => ({ kind: 'give', cards: set.split(' ') }))

const twoAsked: Legal = [...play('7o 7c', '7o 7e', '7c 7e', '12o 12b', '2o'), { kind: 'pass' }]
const lead = play('7o', '7c', '7e', '7o 7c', '7o 7e', '7c 7e', '7o 7c 7e', '12o', '2o')
const gift = give('3e 4c', '3e 1c', '4c 1c')

describe('following', () => {
  it('takes as many of the value as are asked', () => {
    expect(tapPlay(twoAsked, [], '7o')).toEqual(['7o', '7c'])
    expect(tapPlay(twoAsked, [], '7e')).toContain('7e')
    expect(tapPlay(twoAsked, [], '7e')).toHaveLength(2)
  })

  it('changes one card for another where the count is fixed', () => {
    const taken = tapPlay(twoAsked, ['7o', '7c'], '7e')
    expect(taken).toHaveLength(2)
    expect(taken).toContain('7e')
  })

  it('takes the two of oros alone', () => {
    expect(tapPlay(twoAsked, ['7o', '7c'], '2o')).toEqual(['2o'])
  })

  it('lets go of everything when a card of a fixed set is put back', () => {
    expect(tapPlay(twoAsked, ['7o', '7c'], '7c')).toEqual([])
  })

  it('leaves the choice alone when the card is in no legal play', () => {
    expect(tapPlay(twoAsked, ['7o', '7c'], '3o')).toEqual(['7o', '7c'])
  })

  it('offers one count only', () => {
    expect(sizes(twoAsked, '7')).toEqual([2])
    expect(mayPass(twoAsked)).toBe(true)
  })
})

describe('leading', () => {
  it('takes one card with the first tap and one more with the next', () => {
    expect(tapPlay(lead, [], '7c')).toEqual(['7c'])
    expect(tapPlay(lead, ['7c'], '7e')).toEqual(['7c', '7e'])
    expect(tapPlay(lead, ['7c', '7e'], '7o')).toEqual(['7o', '7c', '7e'])
  })

  it('puts one card back and keeps the rest', () => {
    expect(tapPlay(lead, ['7o', '7c', '7e'], '7c')).toEqual(['7o', '7e'])
    expect(tapPlay(lead, ['7o'], '7o')).toEqual([])
  })

  it('steps to another count and keeps what was taken', () => {
    expect(sizes(lead, '7')).toEqual([1, 2, 3])
    expect(resize(lead, ['7e'], 2)).toContain('7e')
    expect(resize(lead, ['7c', '7e'], 1)).toEqual(['7c'])
    expect(resize(lead, ['7c'], 4)).toEqual(['7c'])
    expect(mayPass(lead)).toBe(false)
  })

  it('takes what the first lead must show along with the card', () => {
    expect(tapPlay(play('3o', '3o 3c', '3o 3e', '3o 3c 3e'), [], '3c')).toEqual(['3o', '3c'])
  })
})

describe('a tap that can mean one thing only', () => {
  it('is one on a value of which a certain number must go', () => {
    expect(onlyPlay(twoAsked, '7e')).toHaveLength(2)
    expect(onlyPlay(twoAsked, '7e')).toContain('7e')
    expect(onlyPlay(lead, '12o')).toEqual(['12o'])
  })

  it('is none where several numbers of a value may go', () => {
    expect(onlyPlay(lead, '7o')).toBeNull()
    expect(onlyPlay([], '7o')).toBeNull()
  })
})

describe('the exchange', () => {
  it('fills its places and makes room for a later card', () => {
    expect(giftSize(gift)).toBe(2)
    expect(tapGift(gift, [], '1c')).toEqual(['1c'])
    expect(tapGift(gift, ['1c'], '3e')).toEqual(['1c', '3e'])
    expect(tapGift(gift, ['1c', '3e'], '4c')).toEqual(['3e', '4c'])
    expect(tapGift(gift, ['1c', '3e'], '1c')).toEqual(['3e'])
    expect(tapGift(gift, ['1c'], '9x')).toEqual(['1c'])
    expect(tapGift(give('3e', '4c'), ['3e'], '4c')).toEqual(['4c'])
  })

  it('names the gift as the rules wrote it', () => {
    expect(asGift(gift, ['1c', '3e'])).toEqual(['3e', '1c'])
    expect(asGift(gift, ['1c'])).toBeNull()
  })
})

describe('new legal actions', () => {
  it('keep what may still be done and let go of the rest', () => {
    expect(kept(twoAsked, ['7o', '7c'])).toEqual(['7o', '7c'])
    expect(kept(twoAsked, ['7o'])).toEqual([])
    expect(kept([], ['7o'])).toEqual([])
    expect(kept(gift, ['1c'])).toEqual(['1c'])
  })

  it('are what makes a card playable', () => {
    expect([...usable(twoAsked)].sort()).toEqual(['12b', '12o', '2o', '7c', '7e', '7o'])
    expect(asPlay(twoAsked, ['7c', '7o'])).toEqual(['7o', '7c'])
    expect(usable([]).size).toBe(0)
  })
})
