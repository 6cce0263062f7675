import { describe, expect, it } from 'vitest'
import type { ComemierdaEvent } from '../wire'
import { byOffice, logbook, matchOver } from './logbook'
import { talkOf } from './testing'

const texts = (history: ComemierdaEvent[], talk = talkOf()): string[] =>
  logbook(talk, history).map((line) => (line.head ? `# ${line.text}` : line.text))

const dealt: ComemierdaEvent = { kind: 'dealt', number: 3, dealer: 2, multiplier: 2, counts: [], hand: null }
const trick = (seat: number, card: string): ComemierdaEvent[] => [
  { kind: 'played', seat, cards: [card], left: 3 },
  { kind: 'passed', seat: 0 },
  { kind: 'trick-won', seat, leads: seat },
]

describe('the log', () => {
  it('groups by trick and tells a lead from a play', () => {
    const history: ComemierdaEvent[] = [
      dealt,
      { kind: 'opened', seat: 3, rule: 'C23' },
      { kind: 'played', seat: 3, cards: ['5c', '5b'], left: 8 },
      { kind: 'played', seat: 0, cards: ['7o', '7c'], left: 8 },
    ]
    expect(texts(history)).toEqual([
      '# Hand 3, points ×2',
      'Lope deals',
      'Inés was comemierda and opens',
      '# Trick 1',
      'Inés leads two fives',
      'You play two sevens',
    ])
  })

  it('tells the current trick and the one before it while the round lasts', () => {
    const history = [dealt, ...trick(1, '5c'), ...trick(2, '6c'), ...trick(3, '7c').slice(0, 1)]
    expect(texts(history).filter((text) => text.startsWith('#'))).toEqual([
      '# Hand 3, points ×2',
      '# Trick 2',
      '# Trick 3',
    ])
  })

  it('tells every trick once the round is scored', () => {
    const scored: ComemierdaEvent = {
      kind: 'scored',
      number: 3,
      multiplier: 2,
      offices: ['vicecomemierda', 'comemierda', 'presidente', 'vicepresidente'],
      points: [0, -2, 4, 2],
      totals: [0, -2, 4, 2],
      loser: 1,
      left: ['3o', '4c'],
    }
    const told = texts([dealt, ...trick(1, '5c'), ...trick(2, '6c'), ...trick(3, '7c'), scored])
    expect(told.filter((text) => text.startsWith('# Trick'))).toHaveLength(3)
    expect(told.slice(-5)).toEqual([
      'Lope is presidente, +4',
      'Inés is vicepresidente, +2',
      'You are vicecomemierda, 0',
      'Marit is comemierda, −2',
      'Marit was left with three of coins and four of cups',
    ])
  })

  it('keeps how the round before ended until the new one is under way', () => {
    const last = {
      number: 2,
      score: {
        multiplier: 1,
        offices: ['presidente', 'vicepresidente', 'vicecomemierda', 'comemierda'] as const,
        points: [2, 1, 0, -1],
        totals: [2, 1, 0, -1],
      },
    }
    const score = { ...last.score, offices: [...last.score.offices] }
    const told = logbook(talkOf(), [dealt], { number: 2, score })
    expect(told[0]).toEqual({ head: true, text: 'Hand 2' })
    expect(told[1]?.text).toBe('You are presidente, +2')
    expect(logbook(talkOf(), [dealt, ...trick(1, '5c')], { number: 2, score })[0]?.text).toBe('Hand 3, points ×2')
  })

  it('names given cards only where they are known', () => {
    const given: ComemierdaEvent = { kind: 'given', giver: 3, receiver: 0, count: 2, cards: ['1c', '2c'], forced: true }
    expect(texts([given])).toEqual(['Inés gives you ace of cups and two of cups'])
    expect(texts([{ ...given, cards: null }], talkOf(1))).toEqual(['Inés gives Ana the two highest cards'])
  })

  it('says who leads when the winner is out', () => {
    expect(
      texts([
        { kind: 'played', seat: 1, cards: ['2o'], left: 0 },
        { kind: 'trick-won', seat: 1, leads: 2 },
      ]).slice(-2),
    ).toEqual(['Nobody beats it: Marit takes the trick', 'Lope leads the next one'])
  })

  it('names shared winners', () => {
    expect(matchOver(talkOf(), [0, 2], [21, 3, 21, 0])).toBe('You share the match with Lope: 21 points each')
    expect(matchOver(talkOf(), [1], [3, 22, 1, 0])).toBe('Marit wins the match with 22 points')
  })

  it('orders seats by office', () => {
    expect(byOffice(['comemierda', 'pueblo', 'presidente', null, 'vicepresidente'])).toEqual([2, 4, 1, 0, 3])
  })
})
