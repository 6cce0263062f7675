import { describe, expect, it } from 'vitest'
import { Playback } from '../motion/playback'
import type { ComemierdaEvent, ComemierdaView } from '../wire'
import type { Shown } from './shown'
import { beforeDeal, historyAfter, shownOf, step } from './shown'
import { matches, viewOf } from './testing'

const after = (view: ComemierdaView, ...events: ComemierdaEvent[]): Shown => events.reduce(step, shownOf(view))

describe('an event on the way to the next view', () => {
  it('lays a set on the table and takes it from the hand', () => {
    const shown = after(viewOf(), { kind: 'played', seat: 0, cards: ['7o', '7c'], left: 3 })
    expect(shown.hand).toEqual(['3o', '12e', '2o'])
    expect(shown.counts).toEqual([3, 5, 5, 5])
    expect(shown.to_beat).toEqual(['7o', '7c'])
    expect(shown.winning).toBe(0)
    expect(shown.to_act).toEqual([])
    expect(shown.legal).toEqual([])
  })

  it('leaves my hand alone when another plays', () => {
    expect(after(viewOf(), { kind: 'played', seat: 2, cards: ['10c'], left: 4 }).hand).toHaveLength(5)
  })

  it('turns the trick into the last one when it is won', () => {
    const shown = after(
      viewOf(),
      { kind: 'played', seat: 0, cards: ['2o'], left: 4 },
      { kind: 'trick-won', seat: 0, leads: 0 },
    )
    expect(shown.trick).toEqual([])
    expect(shown.last_trick).toEqual([{ seat: 0, cards: ['2o'] }])
    expect(shown.winning).toBeNull()
  })

  it('marks a pass once', () => {
    const pass: ComemierdaEvent = { kind: 'passed', seat: 1 }
    expect(after(viewOf(), pass, pass).passed).toEqual([1])
  })

  it('moves the cards of the exchange, into my hand in order', () => {
    const shown = after(viewOf({ hand: ['4c', '7c'], counts: [2, 2, 2, 2] }), {
      kind: 'given',
      giver: 3,
      receiver: 0,
      count: 2,
      cards: ['2o', '5b'],
      forced: true,
    })
    expect(shown.hand).toEqual(['4c', '5b', '7c', '2o'])
    expect(shown.counts).toEqual([4, 2, 2, 0])
  })

  it('takes cards set aside from their giver once', () => {
    const aside: ComemierdaEvent = { kind: 'set-aside', giver: 3, receiver: 0, count: 2, cards: null }
    const given: ComemierdaEvent = { kind: 'given', giver: 3, receiver: 0, count: 2, cards: ['1o', '2o'], forced: true }
    const dealt = viewOf({ hand: ['4c', '7c'], counts: [2, 2, 2, 2] })
    expect(after(dealt, aside).counts).toEqual([2, 2, 2, 0])
    expect(after(dealt, aside, given).counts).toEqual([4, 2, 2, 0])
    expect(step(shownOf({ ...dealt, counts: [2, 2, 2, 0], history: [aside] }), given).counts).toEqual([4, 2, 2, 0])
  })

  it('clears the table for a new deal and keeps the offices', () => {
    const offices: ComemierdaView['offices'] = ['presidente', 'vicepresidente', 'vicecomemierda', 'comemierda']
    const shown = after(viewOf({ phase: 'scored', offices, out: [0, 1, 2], left: ['3c'] }), {
      kind: 'dealt',
      number: 2,
      dealer: 0,
      multiplier: 1,
      counts: [2, 2, 2, 2],
      hand: ['3c', '4c'],
    })
    expect(shown.out).toEqual([])
    expect(shown.left).toEqual([])
    expect(shown.offices).toEqual(offices)
    expect(shown.hand).toEqual(['3c', '4c'])
  })

  it('writes the score down', () => {
    const scored: ComemierdaEvent = {
      kind: 'scored',
      number: 1,
      multiplier: 1,
      offices: ['comemierda', 'presidente', 'vicepresidente', 'vicecomemierda'],
      points: [-1, 2, 1, 0],
      totals: [-1, 2, 1, 0],
      loser: 0,
      left: ['3o'],
    }
    const shown = after(viewOf(), scored, { kind: 'match-over', winners: [1], totals: scored.totals })
    expect(shown.rounds).toHaveLength(1)
    expect(shown.totals).toEqual([-1, 2, 1, 0])
    expect(shown.phase).toBe('over')
    expect(shown.winners).toEqual([1])
  })

  it('begins the history anew with a deal', () => {
    const pass: ComemierdaEvent = { kind: 'passed', seat: 1 }
    const dealt: ComemierdaEvent = { kind: 'dealt', number: 2, dealer: 0, multiplier: 1, counts: [], hand: null }
    expect(historyAfter([pass], pass)).toEqual([pass, pass])
    expect(historyAfter([pass, pass], dealt)).toEqual([dealt])
  })
})

describe.each(matches)('match $number', ({ bursts }) => {
  /** Whose turn it is and who has passed is told by the view alone. */
  const drawn = ({ to_act: _, legal: __, passed: ___, owed: ____, phase: _____, ...rest }: Shown): object => rest

  it('is shown by its events as by its views', () => {
    let shown: Shown | null = null
    for (const { events, view } of bursts) {
      const folded: Shown = events.reduce(step, shown ?? beforeDeal(view))
      expect(drawn(folded)).toEqual(drawn(shownOf(view)))
      shown = shownOf(view)
    }
  })

  it('ends on the last view, however the bursts come', async () => {
    const seen: ComemierdaEvent[] = []
    let shown: Shown | null = null
    const playback = new Playback<ComemierdaEvent, ComemierdaView>({
      play: async (event, _, end) => {
        seen.push(event)
        shown = step(shown ?? beforeDeal(end), event)
        if (seen.length % 3 === 0) await Promise.resolve()
      },
      settle: (view) => (shown = shownOf(view)),
    })
    for (const [i, burst] of bursts.entries()) {
      playback.push(burst)
      if (i % 5 === 4) await Promise.resolve()
    }
    for (let turn = 0; turn < 2000 && playback.busy; turn++) await Promise.resolve()
    expect(seen).toEqual(bursts.flatMap(({ events }) => events))
    expect(shown).toEqual(shownOf(bursts.at(-1)!.view))
  })

  it('never shows a card in my hand that I do not hold', () => {
    for (const { events, view } of bursts) {
      const held = new Set([
        ...view.hand,
        ...events.flatMap((event) => ('cards' in event && event.cards ? event.cards : [])),
      ])
      const folded = events.reduce(step, beforeDeal(view))
      for (const card of folded.hand) expect(held).toContain(card)
      if (view.seat === null) expect(folded.hand).toEqual([])
    }
  })
})
