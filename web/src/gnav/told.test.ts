import { describe, expect, it } from 'vitest'
import type { GnavEvent, GnavSettled, GnavView } from '../wire'
import { askHelp, keepHelp, status } from './advice'
import { knowledge } from './known'
import { Chronicle, linesOf } from './log'
import { orderOf } from './order'
import { headline, ledger, outcome, verdicts } from './settlement'
import { blank, fold, fromView, type Shown } from './shown'
import { saidBy } from './speech'
import { standing, tagsOf } from './tags'
import { matches, peopleFor } from './testing'
import type { Phrase } from './voice'

const people = peopleFor(0)
const say = ({ id, vars }: Phrase): string => people.say(id, vars)

/** Ana (0) holds `card`, Inés (3) deals, all act in turn. */
function dealt(card: string, more: Partial<Extract<GnavEvent, { kind: 'dealt' }>> = {}): GnavEvent {
  return { kind: 'dealt', number: 5, dealer: 3, order: [0, 1, 2, 3], resting: [], card, fools: [], ...more }
}

function after(...events: GnavEvent[]): Shown {
  return events.reduce(fold, blank(0, [3, 3, 3, 3]))
}

function swapped(asker: number, giver: number, gave: string | null, got: string | null, fools: number[] = []): GnavEvent {
  return { kind: 'swapped', asker, giver, gave, got, fools }
}

describe('tags', () => {
  const ids = (shown: Shown, seat: number): string[] => tagsOf(shown, seat).map((tag) => tag.id.replace('table-gnav-tag-', ''))

  it('tell what became of each seat', () => {
    const shown = after(
      dealt('II', { fools: [3] }),
      { kind: 'asked', seat: 0, target: 1 },
      { kind: 'shown', seat: 1, card: 'horse', asker: 0 },
      { kind: 'passed-on', asker: 0, target: 2 },
      swapped(0, 2, 'II', 'IX', [3]),
    )
    expect(ids(shown, 0)).toEqual(['swapped'])
    expect(ids(shown, 1)).toEqual(['skipped'])
    expect(ids(shown, 2)).toEqual(['next'])
    expect(ids(shown, 3)).toEqual(['table-dealer', 'fool'])
  })

  it('take a swap back when a cat undoes it, and leave the turn used', () => {
    const asked: GnavEvent[] = [dealt('II'), { kind: 'asked', seat: 0, target: 1 }, swapped(0, 1, 'II', 'IX')]
    const undone: GnavEvent = { kind: 'undone', asker: 0, giver: 1, asker_has: 'II', giver_has: 'IX', fools: [] }
    const shown = after(...asked, undone)
    expect(ids(shown, 0)).toEqual(['undone'])
    expect(shown.cards).toEqual(['II', 'gback', 'gback', 'gback'])
  })

  it('say that somebody rests, or is out', () => {
    const shown = { ...after(dealt('II', { order: [0, 3], resting: [1] })), lives: [3, 2, 0, 1] }
    expect(ids(shown, 1)).toEqual(['resting'])
    expect(ids(shown, 2)).toEqual(['out'])
    expect([0, 1, 2].map((seat) => standing(shown, seat))).toEqual(['in', 'resting', 'gone'])
  })

  it('say that another is thinking, never I', () => {
    const shown = after(dealt('II'))
    expect(ids({ ...shown, turn: 1 }, 1)).toContain('table-thinking')
    expect(ids({ ...shown, turn: 0 }, 0)).not.toContain('table-thinking')
  })
})

describe('the public fool', () => {
  it('goes with the card', () => {
    const called = after(dealt('fool', { fools: [0] }))
    expect(saidBy(0, called, people)).toBe(people.say('say-fool'))
    const given = fold(fold(called, { kind: 'asked', seat: 0, target: 1 }), swapped(0, 1, 'fool', 'IV', [1]))
    expect(given.cards).toEqual(['IV', 'fool', 'gback', 'gback'])
    const on = fold(given, swapped(1, 2, null, null, [2]))
    expect(on.cards).toEqual(['IV', 'gback', 'fool', 'gback'])
  })
})

describe('what I know', () => {
  const view = (known: (string | null)[], more: Partial<GnavView> = {}): GnavView => ({
    ...fromMatch(),
    seat: 0,
    phase: 'play',
    order: [0, 1, 2, 3],
    holding: [0, 1, 2, 3],
    fools: [],
    shown: [null, null, null, null],
    settled: null,
    known,
    ...more,
  })

  it('is what I gave, where it still lies', () => {
    const history = [dealt('II'), swapped(0, 1, 'II', 'IX')]
    const now = view(['IX', 'II', null, null], { history })
    expect(knowledge(now, history)).toEqual([{ seat: 1, card: 'II', how: 'gave' }])
  })

  it('follows the card that I gave', () => {
    const history = [dealt('II'), swapped(0, 1, 'II', 'IX'), swapped(1, 2, null, null)]
    const now = view(['IX', null, 'II', null], { history })
    expect(knowledge(now, history)).toEqual([{ seat: 2, card: 'II', how: 'saw' }])
  })

  it('is not told of cards that have moved since', () => {
    const history = [dealt('II'), swapped(0, 1, 'II', 'IX')]
    const now = view(['IX', 'II', null, 'fool'], { history, fools: [3] })
    const undone: GnavEvent = { kind: 'undone', asker: 0, giver: 1, asker_has: 'II', giver_has: 'IX', fools: [] }
    expect(knowledge(now, [...history, undone])).toEqual([{ seat: 3, card: 'fool', how: 'fool' }])
  })

  it('names a called fool, and leaves out what lies face up', () => {
    const now = view(['IX', 'fool', 'horse', null], { fools: [1], shown: [null, null, 'horse', null] })
    expect(knowledge(now, [])).toEqual([{ seat: 1, card: 'fool', how: 'fool' }])
  })

  it('is nothing for one who watches, or once all cards are open', () => {
    expect(knowledge(view([null, 'fool', null, null], { seat: null, fools: [1] }), [])).toEqual([])
    expect(knowledge(view(['IX', 'II', 'X', 'V'], { phase: 'settled' }), [])).toEqual([])
  })

  it('tells beside the button what I would get', () => {
    expect(say(askHelp(view(['IX', 'fool', null, null], { asks: 1 }), people))).toContain('the fool')
    expect(say(askHelp(view(['IX', null, null, null], { asks: null }), people))).toContain('top card')
  })
})

describe('my card in the order of ranks', () => {
  it('is told by the shorter list', () => {
    expect(say(keepHelp('III', people))).toBe('Only the fool, the owl, the pot, 0, I and II are lower.')
    expect(say(keepHelp('owl', people))).toBe('Only the fool is lower.')
    expect(say(keepHelp('cat', people))).toBe('Only the dragoon and the cuckoo are higher.')
    expect(say(keepHelp('fool', people))).toBe('Nothing is lower.')
    expect(say(keepHelp('cuckoo', people))).toBe('Nothing is higher.')
  })
})

describe('where I stand', () => {
  const why = (shown: Shown): string => status(shown, people).why?.id ?? ''

  it('is told while others act', () => {
    const shown = { ...after(dealt('II', { order: [2, 3, 0, 1] })), turn: 2, waiting: [3, 0, 1] }
    expect(say(status(shown, people).head)).toBe('Marit is thinking')
    expect(why(shown)).toBe('table-gnav-why-later')
    expect(why({ ...shown, waiting: [0, 1] })).toBe('table-gnav-why-next')
    expect(why(fold(shown, { kind: 'shown', seat: 0, card: 'house', asker: 3 }))).toBe('table-gnav-why-skipped')
  })

  it('is told when I rest, or am out', () => {
    expect(status(after(dealt('II', { order: [1, 2, 3], resting: [0] })), people).head.id).toBe('table-gnav-resting')
    const out = { ...after(dealt('II', { order: [1, 2, 3] })), lives: [0, 3, 3, 3] }
    expect(status(out, people).head.id).toBe('table-gnav-out')
    expect(why({ ...out, order: [0, 1, 2, 3] })).toBe('table-gnav-left-why')
  })
})

describe('the order of acting', () => {
  it('says who has acted, who acts now, who comes', () => {
    const shown = { ...after(dealt('II'), { kind: 'kept', seat: 0 }), turn: 1, waiting: [2, 3] }
    expect(orderOf(shown).map(({ state, id }) => [state, id])).toEqual([
      ['done', 'table-gnav-tag-kept'],
      ['now', 'table-gnav-order-now'],
      ['later', 'table-gnav-order-next'],
      ['later', 'table-gnav-order-dealer'],
    ])
  })

  it('says who was not asked after a cuckoo', () => {
    const shown = after(dealt('II'), { kind: 'asked', seat: 0, target: 1 }, { kind: 'exchanges-over', by_cuckoo: true })
    expect(orderOf(shown).map(({ id }) => id.replace('table-gnav-', ''))).toEqual([
      'tag-asking',
      'order-over',
      'order-over',
      'order-over',
    ])
  })
})

describe('the settlement', () => {
  const settled = (more: Partial<GnavSettled>): GnavSettled => ({
    kind: 'settled',
    number: 5,
    cards: ['IX', 'III', 'fool', 'VI'],
    compared: [0, 1, 2, 3],
    discards: [],
    losses: [],
    lives: [3, 3, 3, 3],
    resting: [],
    dealer: 0,
    ...more,
  })

  it('says who pays and why, the reader first', () => {
    const end = settled({
      losses: [
        { seat: 2, cause: 'fool' },
        { seat: 1, cause: 'next-lowest' },
      ],
      lives: [3, 2, 0, 3],
    })
    const events: GnavEvent[] = [
      dealt('IX', { fools: [2] }),
      { kind: 'asked', seat: 3, target: null },
      { kind: 'turned', seat: 3, card: 'cuckoo' },
      { kind: 'exchanges-over', by_cuckoo: true },
      end,
    ]
    const shown = after(...events)
    expect(say(headline(shown, end, people))).toBe('Marit and Sune lose a life')
    expect(verdicts(shown, end).map(({ what, why }) => `${say(what)}: ${say(why)}`)).toEqual([
      'keep 3 lives: IX',
      'loses a life, 2 left: lowest card besides the fool',
      'loses the last life: the fool',
      'keeps 3 lives: VI',
    ])
    expect(ledger(shown, end, events, people).map((note) => `${note.rule}: ${say(note)}`)).toEqual([
      'G11: Inés drew the cuckoo from the stock: the exchanges ended and the old card stayed.',
      'G20: One fool on the table: its holder and the lowest of the others pay.',
      'G24: Marit has no life left and is out. Three play on.',
    ])
  })

  it('counts a life lost by a dragoon before', () => {
    const end = settled({
      cards: ['II', 'dragoon', 'VIII', 'VI'],
      losses: [{ seat: 0, cause: 'lowest' }],
      lives: [1, 3, 3, 3],
    })
    const events: GnavEvent[] = [
      dealt('II'),
      { kind: 'asked', seat: 0, target: 1 },
      { kind: 'shown', seat: 1, card: 'dragoon', asker: 0 },
      { kind: 'life-lost', seat: 0, cause: 'dragoon', left: 2 },
      { kind: 'exchanges-over', by_cuckoo: false },
      end,
    ]
    const shown = after(...events)
    const mine = verdicts(shown, end)[0]!
    expect(`${say(mine.what)}: ${say(mine.why)}`).toBe('lose 2 lives, 1 left: a dragoon, then the lowest card')
    expect(say(ledger(shown, end, events, people)[0]!)).toBe('You asked Sune, met the dragoon and lost a life.')
    expect(say(headline(shown, end, people))).toBe('You lose two lives')
  })

  it('tells a draw and a victory', () => {
    expect(say(outcome([0], people))).toBe('You win the match!')
    expect(say(outcome([1, 2], people))).toBe('Sune and Marit draw the match')
    expect(say(outcome([0, 2], people))).toBe('You and Marit draw the match')
  })

  it.each(matches)('finds words for all that happens in match $number', ({ bursts }) => {
    const reader = peopleFor(bursts[0]!.view.seat)
    for (const { events, view } of bursts) {
      const shown = fromView(view)
      const phrases = events.flatMap((event) => linesOf(event, reader))
      if (view.settled) {
        phrases.push(...ledger(shown, view.settled, view.history, reader), headline(shown, view.settled, reader))
        for (const { what, why } of verdicts(shown, view.settled)) phrases.push(what, why)
      }
      for (const seat of view.lives.keys()) saidBy(seat, shown, reader)
      for (const { id, vars } of phrases) expect(reader.say(id, vars)).not.toMatch(/[{}]|undefined/)
    }
  })
})

describe('the chronicle', () => {
  it('keeps earlier deals of the match, and tells a deal once', () => {
    const book = new Chronicle()
    book.restart(1, 4, [dealt('II', { number: 4 }), { kind: 'kept', seat: 0 }])
    book.add(dealt('IX'))
    book.add({ kind: 'kept', seat: 0 })
    book.restart(1, 5, [dealt('IX'), { kind: 'kept', seat: 0 }, { kind: 'kept', seat: 1 }])
    expect(book.all.map((event) => event.kind)).toEqual(['dealt', 'kept', 'dealt', 'kept', 'kept'])
    expect(book.deal).toHaveLength(3)
  })

  it('begins anew with another match', () => {
    const book = new Chronicle()
    book.restart(1, 4, [dealt('II', { number: 4 })])
    book.restart(2, 5, [dealt('IX')])
    expect(book.all).toHaveLength(1)
    book.add(dealt('X', { number: 1 }))
    expect(book.all).toHaveLength(1)
  })
})

function fromMatch(): GnavView {
  return matches[0]!.bursts[0]!.view
}
