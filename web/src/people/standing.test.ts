import { describe, expect, test } from 'vitest'
import { joined } from '../testing/line'
import type { GnavView, Sitter } from '../wire'
import { agreement, isFree, isShared, tagsOf } from './standing'

const ana = joined().sitters[0]!
const robot = joined().sitters[1]!
const jon: Sitter = { ...ana, name: 'Jon', player: 'p2' }
const keys = (sitter: Sitter) => tagsOf(sitter).map((tag) => tag.key)

describe('what is told of somebody at the table', () => {
  test('is nothing while he plays', () => {
    expect(keys(jon)).toEqual([])
    expect(keys(robot)).toEqual([])
  })

  test('is the one reason why he does not', () => {
    expect(keys({ ...jon, connected: false })).toEqual(['lost'])
    expect(keys({ ...jon, connected: false, away: true })).toEqual(['away'])
    expect(keys({ ...jon, connected: false, left: true })).toEqual(['left'])
  })

  test('is who sits down next', () => {
    expect(keys({ ...jon, left: true, next: 'Pau' })).toEqual(['left', 'next'])
  })
})

describe('a seat', () => {
  const sitters = [ana, robot, { ...jon, left: true }, { ...robot, next: 'Pau' }]

  test('is free where a robot sits, or nobody any more, and nobody is to sit down', () => {
    expect([0, 1, 2, 3, 4].map((seat) => isFree({ sitters, view: null }, seat))).toEqual([false, true, true, false, false])
  })

  test('without lives is free only once the match is over', () => {
    const view = (phase: string) => ({ game: 'gnav', phase, lives: [1, 0, 1, 1] }) as unknown as GnavView
    expect(isFree({ sitters, view: view('play') }, 1)).toBe(false)
    expect(isFree({ sitters, view: view('over') }, 1)).toBe(true)
  })
})

describe('going on', () => {
  test('waits for those who are here and have not agreed', () => {
    const sitters = [ana, jon, robot, { ...jon, name: 'Pau' }, { ...jon, name: 'Inés', away: true }, { ...jon, name: 'Leire', left: true }]
    expect(agreement({ sitters, seat: 0, agreed: [1] })).toEqual({ mine: false, agreed: ['Jon'], awaited: ['Pau'] })
    expect(agreement({ sitters, seat: 0, agreed: [0, 3] })).toEqual({ mine: true, agreed: ['Pau'], awaited: ['Jon'] })
    expect(agreement({ sitters, seat: null, agreed: [] }).mine).toBe(false)
  })

  test('is for me alone to say at a table of robots', () => {
    expect(isShared({ sitters: [ana, robot] })).toBe(false)
    expect(isShared({ sitters: [ana, { ...jon, left: true }] })).toBe(false)
    expect(isShared({ sitters: [ana, jon] })).toBe(true)
  })
})
