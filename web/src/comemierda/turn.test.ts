import { afterEach, describe, expect, it } from 'vitest'
import '../testing/page'
import type { Action, Answer, TableConnection } from '../connection.svelte'
import { settings } from '../settings.svelte'
import type { Because, ComemierdaView } from '../wire'
import { asking, refusalWords } from './refused'
import type { Show } from './show.svelte'
import { shownOf } from './shown'
import { talkOf, viewOf } from './testing'
import { Turn } from './turn.svelte'

/** A turn over a table that stands as `view`; what it sends, and answers as told. */
function turnAt(view: ComemierdaView, answer: Partial<Answer> = { type: 'done' }) {
  const sent: (Action | string)[] = []
  const asked: Action[] = []
  const line = {
    act: (action: Action) => Promise.resolve(answer as Answer).finally(() => sent.push(action)),
    why(action: Action): Promise<Because> {
      asked.push(action)
      return Promise.resolve({ type: 'because', id: 1, code: 'comemierda-not-higher', rule: 'C6' })
    },
    nextDeal: () => Promise.resolve(answer as Answer).finally(() => sent.push('next')),
    restart: () => Promise.resolve(answer as Answer).finally(() => sent.push('restart')),
  }
  const turn = new Turn(line as unknown as TableConnection, { shown: shownOf(view) } as Show)
  return { turn, sent, asked }
}

const turnDone = async (): Promise<void> => {
  for (let turn = 0; turn < 6; turn++) await Promise.resolve()
}

const follow = viewOf({
  to_beat: ['6c', '6b'],
  legal: [{ kind: 'play', cards: ['7o', '7c'] }, { kind: 'play', cards: ['2o'] }, { kind: 'pass' }],
})

describe('my turn', () => {
  it('sends the set that is taken and lets go of it', async () => {
    const { turn, sent } = turnAt(follow)
    turn.tap('7c')
    expect(turn.taken).toEqual(['7o', '7c'])
    turn.go('')
    expect(turn.busy).toBe(true)
    await turnDone()
    expect(sent).toEqual([{ kind: 'play', cards: ['7o', '7c'] }])
    expect(turn.busy).toBe(false)
    expect(turn.taken).toEqual([])
  })

  it('asks why a card cannot be taken, with as many of its value as are asked', async () => {
    const { turn, asked } = turnAt(follow)
    turn.tap('3o')
    await turnDone()
    expect(asked).toEqual([{ kind: 'play', cards: ['3o'] }])
    expect(turn.refusal).toEqual({ code: 'comemierda-not-higher', rule: 'C6' })
    turn.tap('2o')
    expect(turn.refusal).toBeNull()
    expect(asking(['3o', '3c', '3e', '4c'], '3c', ['6c', '6b'])).toEqual({ kind: 'play', cards: ['3c', '3o'] })
    expect(asking(['3o', '3c'], '3o', [])).toEqual({ kind: 'play', cards: ['3o'] })
  })

  it('sends nothing twice while an answer is on its way', async () => {
    const { turn, sent } = turnAt(follow)
    turn.pass()
    turn.pass()
    await turnDone()
    expect(sent).toEqual([{ kind: 'pass' }])
  })

  it('says why a leader may not pass, and sends no pass', async () => {
    const { turn, sent, asked } = turnAt(viewOf({ legal: [{ kind: 'play', cards: ['7o'] }] }))
    turn.pass()
    await turnDone()
    expect(sent).toEqual([])
    expect(asked).toEqual([{ kind: 'pass' }])
  })

  it('keeps what is taken when the server refuses it', async () => {
    const { turn } = turnAt(follow, { type: 'refused', code: 'room-not-now', rule: null })
    turn.tap('2o')
    turn.go('')
    await turnDone()
    expect(turn.taken).toEqual(['2o'])
    expect(turn.refusal?.code).toBe('room-not-now')
  })

  it('counts from the keyboard, with a card in focus or one taken', () => {
    const lead = viewOf({ legal: ['7o', '7c', '7o 7c'].map((set) => ({ kind: 'play', cards: set.split(' ') })) })
    const { turn } = turnAt(lead)
    turn.count(2)
    expect(turn.taken).toEqual([])
    turn.count(2, '7c')
    expect(turn.taken).toEqual(['7o', '7c'])
    turn.count(1)
    expect(turn.taken).toHaveLength(1)
    turn.count(4)
    expect(turn.taken).toHaveLength(1)
  })

  it('gives in the exchange once its places are filled', async () => {
    const { turn, sent } = turnAt(viewOf({ phase: 'exchange', legal: [{ kind: 'give', cards: ['3o', '7c'] }] }))
    turn.tap('7c')
    turn.go('')
    turn.tap('3o')
    turn.go('')
    await turnDone()
    expect(sent).toEqual([{ kind: 'give', cards: ['3o', '7c'] }])
  })

  it('keeps what was taken of the new hand when the answer about the next deal comes after it', async () => {
    const { turn } = turnAt(viewOf({ phase: 'exchange', legal: [{ kind: 'give', cards: ['3o', '7c'] }] }))
    turn.nextDeal()
    turn.tap('7c')
    await turnDone()
    expect(turn.taken).toEqual(['7c'])
  })

  it('asks for the next deal and for another match', async () => {
    const { turn, sent } = turnAt(viewOf({ phase: 'over' }))
    turn.nextDeal()
    await turnDone()
    turn.restart()
    await turnDone()
    expect(sent).toEqual(['next', 'restart'])
  })
})

describe('one tap', () => {
  afterEach(() => settings.restWays())

  const lead = viewOf({
    legal: ['7o', '7c', '7o 7c', '12o', '2o'].map((set) => ({ kind: 'play', cards: set.split(' ') })),
  })

  it('plays as many as are asked, and the tapped card among them', async () => {
    settings.setHabits({ oneTap: true })
    const { turn, sent } = turnAt(follow)
    turn.tap('7c')
    await turnDone()
    expect(sent).toEqual([{ kind: 'play', cards: ['7o', '7c'] }])
  })

  it('plays a lone card, also while others are taken', async () => {
    settings.setHabits({ oneTap: true })
    const { turn, sent } = turnAt(lead)
    turn.tap('7o')
    turn.tap('12o')
    await turnDone()
    expect(sent).toEqual([{ kind: 'play', cards: ['12o'] }])
  })

  it('takes as ever where there is a question how many, and in the exchange', async () => {
    settings.setHabits({ oneTap: true })
    const { turn, sent } = turnAt(lead)
    turn.tap('7o')
    expect(turn.taken).toEqual(['7o'])
    turn.tap('7c')
    expect(turn.taken).toEqual(['7o', '7c'])
    const gift = turnAt(viewOf({ phase: 'exchange', legal: [{ kind: 'give', cards: ['3o'] }] }))
    gift.turn.tap('3o')
    await turnDone()
    expect([...sent, ...gift.sent]).toEqual([])
    expect(gift.turn.taken).toEqual(['3o'])
  })

  it('is not enough unless somebody wants it', async () => {
    const { turn, sent } = turnAt(follow)
    turn.tap('7c')
    await turnDone()
    expect(sent).toEqual([])
  })
})

describe('a refusal', () => {
  it('names its rule where a rule refuses', () => {
    expect(refusalWords(talkOf(), 'comemierda-not-higher', 'C6')).toBe('You need a higher value (rule C6)')
    expect(refusalWords(talkOf(), 'room-not-now', null)).not.toContain('rule')
  })
})
