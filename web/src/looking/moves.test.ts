import { describe, expect, test } from 'vitest'
import { matches, talkOf } from '../comemierda/testing'
import { plans } from '../rules/plan'
import type { MatchInfo, Replay } from '../wire'
import { movesOf, told } from './moves'

/** A match of the table's own tests as a replay tells it: a step for each burst. */
function seen(bursts: (typeof matches)[number]['bursts']): Replay {
  const steps = bursts.map(({ events, view }, number) => ({
    ...{ number, deal: view.number, seat: number === 0 ? null : 0, action: null, by: null },
    ...{ events, view, hands: null },
  }))
  return { info: { game: 'comemierda' } as MatchInfo, seat: 0, open: false, steps }
}

describe('a match in words', () => {
  const all = matches.map(({ bursts }) => movesOf(seen(bursts), talkOf()))

  test('has one move for each step', () => {
    expect(all.map((moves) => moves.length)).toEqual(matches.map(({ bursts }) => bursts.length))
  })

  test('says who leads a trick and who plays to it', () => {
    const lines = all.flat().flatMap((move) => move.lines.map(({ text }) => text))
    expect(lines.some((text) => /leads?\b/.test(text))).toBe(true)
    expect(lines.some((text) => /plays?\b/.test(text))).toBe(true)
  })

  test('cites rules that stand on the page of rules', () => {
    const there = plans.comemierda.sections.flatMap(({ rules }) => rules.map(({ id }) => id))
    const cited = new Set(all.flat().flatMap(({ rules }) => rules))
    expect(cited.size).toBeGreaterThan(3)
    for (const rule of cited) expect(there).toContain(rule.toLowerCase())
  })
})

test('in short, a move that ends a hand does not tell how it ended', () => {
  const line = (text: string, head = false) => ({ text, head })
  expect(told([line('Ana is out'), line('Hand 2 is over', true), line('Ana is presidente')])).toEqual([
    'Ana is out',
    'Hand 2 is over',
  ])
  expect(told([line('Hand 3', true), line('Marit deals')])).toEqual(['Hand 3', 'Marit deals'])
})
