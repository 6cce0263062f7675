import { describe, expect, it } from 'vitest'
import { joined } from '../testing/line'
import type { ComemierdaEvent, ComemierdaView, Sitter } from '../wire'
import { pairOf, pairs } from './exchange'
import { prompt } from './prompt'
import { shownOf } from './shown'
import { marks } from './tags'
import { talkOf, viewOf } from './testing'

const given = (giver: number, receiver: number, count: number, forced: boolean): ComemierdaEvent => ({
  kind: 'given',
  giver,
  receiver,
  count,
  cards: null,
  forced,
})

function markTexts(seat: number, view: ComemierdaView, change: Partial<Sitter> = {}): string[] {
  const sitter = { ...joined().sitters[0]!, ...change }
  return marks(talkOf(), seat, { shown: shownOf(view), history: view.history, sitter }).map((mark) => mark.text)
}

describe('marks of a seat', () => {
  const trick = [
    { seat: 1, cards: ['5c', '5b'] },
    { seat: 2, cards: [] },
    { seat: 3, cards: ['6c', '6b'] },
  ]
  const view = viewOf({ trick, to_beat: ['6c', '6b'], winning: 3, passed: [2], dealer: 0 })

  it('tell who led, passed, and whose set is to be beaten', () => {
    expect(markTexts(1, view)).toEqual(['led the trick'])
    expect(markTexts(2, view)).toEqual(['passed'])
    expect(markTexts(3, view)).toEqual(['two sixes'])
  })

  it('tell who thinks and who deals', () => {
    expect(markTexts(1, { ...view, to_act: [1], dealer: 1 })).toEqual(['thinking', 'led the trick'])
    expect(markTexts(1, { ...view, trick: [], to_act: [1], dealer: 1 })).toEqual(['thinking', 'dealer'])
  })

  it('tell who is out, in which place, and whose line is lost', () => {
    expect(markTexts(2, { ...view, out: [1, 2] })).toEqual(['out, second'])
    expect(markTexts(2, view, { connected: false })[0]).toBe('connection lost')
  })

  it('tell who gives and who waits in the exchange', () => {
    const history = [given(3, 0, 2, true), given(2, 1, 1, true), given(1, 2, 1, false)]
    const exchange = viewOf({ phase: 'exchange', owed: [2, 0, 0, 0], to_act: [0], dealer: 0, history })
    expect(markTexts(0, exchange)).toEqual(['gives Inés two cards'])
    expect(markTexts(3, exchange)).toEqual(['waits for two'])
    expect(markTexts(1, exchange)).toEqual([])
    expect(markTexts(2, exchange)).toEqual([])
  })
})

describe('the pairs of the exchange', () => {
  it('are read from what happened, blind or not', () => {
    const history: ComemierdaEvent[] = [
      { kind: 'set-aside', giver: 3, receiver: 0, count: 2, cards: null },
      given(2, 1, 1, true),
    ]
    expect(pairs(history).map(({ lower, higher, count, done }) => [lower, higher, count, done])).toEqual([
      [3, 0, 2, false],
      [2, 1, 1, false],
    ])
    expect(pairOf([...history, given(0, 3, 2, false), given(3, 0, 2, true)], 0)?.done).toBe(true)
    expect(pairOf(history, null)).toBeNull()
  })
})

describe('what is asked of me', () => {
  const legal: ComemierdaView['legal'] = [
    { kind: 'play', cards: ['7o', '7c'] },
    { kind: 'play', cards: ['2o'] },
    { kind: 'pass' },
  ]
  const mine = viewOf({ to_beat: ['6c', '6b'], winning: 3, legal })
  const said = (view: ComemierdaView, taken: string[] = [], news = ''): string[] =>
    Object.values(prompt(talkOf(), { shown: shownOf(view), history: view.history, taken, news })).filter(Boolean)

  it('names the set to beat and what I have taken', () => {
    expect(said(mine)).toEqual(['Your turn', 'Beat two sixes, or pass.'])
    expect(said(mine, ['7o', '7c'])).toEqual(['Your turn', 'Two sevens beat two sixes.'])
    expect(said(mine, ['2o'])).toEqual(['Your turn', 'The two of coins ends the trick at once.'])
    expect(said({ ...mine, legal: [{ kind: 'pass' }] })).toEqual(['Your turn', 'Nothing you hold beats two sixes.'])
  })

  it('tells matching from beating where equal sets may be played', () => {
    const options = { ...mine.options, equal_may_be_played: true }
    const equal = { ...mine, options, legal: [{ kind: 'play' as const, cards: ['6o', '6e'] }] }
    expect(said(equal)).toEqual(['Your turn', 'Match or beat two sixes, or pass.'])
    expect(said(equal, ['6o', '6e'])).toEqual(['Your turn', 'Two sixes match two sixes.'])
  })

  it('says that the first lead shows the three of coins where it must', () => {
    const options = { ...mine.options, first_lead_shows_three: true }
    const lead = viewOf({ options, legal: [{ kind: 'play', cards: ['3o'] }] })
    expect(said(lead)).toEqual(['Your turn', 'You lead: threes, the three of coins among them.'])
  })

  it('says what a lead is', () => {
    const lead = viewOf({ legal: [{ kind: 'play', cards: ['7o'] }] })
    expect(said(lead)).toEqual(['Your turn', 'You lead: one to four cards of one value.'])
    expect(said(lead, ['7o'])).toEqual(['Your turn', 'You lead a seven.'])
  })

  it('says who thinks, and what my pass means', () => {
    const other = viewOf({ to_act: [2], to_beat: ['6c'], winning: 3, passed: [0] })
    expect(said(other)).toEqual(['Lope is thinking', 'You passed this time. You may play again if it comes round.'])
    expect(said({ ...other, passed: [], out: [0] })).toEqual(['Lope is thinking', 'You are out, the first of all.'])
  })

  it('gives way to what is happening', () => {
    expect(said(mine, [], 'Inés plays two sixes')).toEqual(['Inés plays two sixes'])
  })

  it('counts the places of the exchange', () => {
    const gifts: ComemierdaView['legal'] = [{ kind: 'give', cards: ['3o', '7o'] }]
    const exchange = viewOf({ phase: 'exchange', owed: [2, 0, 0, 0], legal: gifts, history: [given(3, 0, 2, true)] })
    expect(said(exchange)[0]).toBe('Choose two cards for Inés')
    expect(said(exchange, ['3o'])[0]).toBe('Choose one more for Inés')
    expect(said(exchange, ['3o', '7o'])[0]).toBe('Give these two cards to Inés?')
  })
})
