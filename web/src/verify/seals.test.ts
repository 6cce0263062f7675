import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Joined } from '../wire'
import { compare } from './memory'
import { keepNonce, keepSeal } from './seals'

const SEAL = 'aa'.repeat(32)
const OTHER = 'bb'.repeat(32)
const MINE = '11'.repeat(16)
const T1 = { table: 't1', match: null }
const THEIRS = '22'.repeat(16)

const joined = (change: Partial<Joined> = {}): Joined =>
  ({ table: 't1', match: 1, commitment: SEAL, seat: 1, view: null, ...change }) as Joined

function storage(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage
}

beforeEach(() => vi.stubGlobal('localStorage', storage()))

describe('what a browser remembers of a match', () => {
  test('its seal and its share', () => {
    keepSeal(joined())
    keepNonce('t1', 1, MINE, false)
    keepNonce('t1', 1, MINE, true)
    expect(compare(SEAL, [null, MINE], T1)).toBe('ours')
    expect(compare(SEAL, [null, MINE], null)).toBe('ours')
  })

  test('that another share, or none, stands in the place of the one that was taken', () => {
    keepSeal(joined())
    keepNonce('t1', 1, MINE, false)
    keepNonce('t1', 1, MINE, true)
    expect(compare(SEAL, [null, THEIRS], T1)).toBe('another-share')
    expect(compare(SEAL, [MINE, null], T1)).toBe('another-share')
  })

  test('any share it sent, where it never heard which was taken', () => {
    keepSeal(joined())
    keepNonce('t1', 1, THEIRS, false)
    keepNonce('t1', 1, MINE, false)
    expect(compare(SEAL, [null, THEIRS], T1)).toBe('ours')
    expect(compare(SEAL, [null, null], T1)).toBe('seen')
    expect(compare(SEAL, [null, '33'.repeat(16)], T1)).toBe('another-share')
  })

  test('that a table showed it another seal', () => {
    keepSeal(joined())
    expect(compare(OTHER, [null, null], T1)).toBe('another-seal')
    expect(compare(OTHER, [null, null], null)).toBe('unknown')
    expect(compare(SEAL, [null, null], { table: 't2', match: null })).toBe('unknown')
  })

  test('nothing of a match in which it was not: the seal of that one is no other seal', () => {
    keepSeal(joined())
    expect(compare(OTHER, [null, null], { table: 't1', match: 1 })).toBe('another-seal')
    expect(compare(OTHER, [null, null], { table: 't1', match: 2 })).toBe('unknown')
    expect(compare(SEAL, [null, null], { table: 't1', match: 1 })).toBe('seen')
  })

  test('the seal shown first, even if another is shown later', () => {
    keepSeal(joined())
    keepSeal(joined({ commitment: OTHER }))
    expect(compare(OTHER, [null, null], T1)).toBe('another-seal')
  })

  test('that it came when the cards were on the table', () => {
    keepSeal(joined({ view: {} as Joined['view'] }))
    expect(compare(SEAL, [null, MINE], T1)).toBe('late')
  })

  test('each match of a table', () => {
    keepSeal(joined())
    keepSeal(joined({ match: 2, commitment: OTHER }))
    keepNonce('t1', 2, MINE, true)
    expect(compare(SEAL, [null, null], T1)).toBe('seen')
    expect(compare(OTHER, [null, MINE], T1)).toBe('ours')
  })

  test('the last hundred matches', () => {
    for (let match = 1; match <= 101; match++) keepSeal(joined({ match, commitment: String(match) }))
    expect(compare('1', [null, null], null)).toBe('unknown')
    expect(compare('2', [null, null], null)).toBe('seen')
  })

  test.each(['{', 'null', '[1,null,{"table":3}]', '{"a":1}'])('nothing, where the storage holds %s', (text) => {
    localStorage.setItem('tapete.seals', text)
    expect(compare(SEAL, [null], null)).toBe('unknown')
    keepSeal(joined())
    expect(compare(SEAL, [null, null], null)).toBe('seen')
  })

  test('nothing, without storage', () => {
    vi.stubGlobal('localStorage', undefined)
    keepSeal(joined())
    expect(compare(SEAL, [null, null], null)).toBe('unknown')
  })
})
