import { describe, expect, test } from 'vitest'
import { check, type Report } from './check'
import { commitmentOf, dealt, simulationSecret } from './chance'
import type { Game } from './packs'
import { readRecord } from './record'
import { bytesOf, dealIn, example, otherHex, swapTwo, type Line } from './testing'

const checked = (lines: Line[]): Report => check(readRecord(bytesOf(lines))) as Report

describe.each<Game>(['comemierda', 'gnav'])('the example of %s', (game) => {
  test('fits', () => {
    const report = checked(example(game))
    expect(report).toMatchObject({ source: 'seal', seal: true, fair: true })
    expect(report.deals.every(({ deck }) => deck !== 'differs')).toBe(true)
    expect(report.deals[0]!.lot).toEqual({ drawn: example(game)[1]!['dealer'], dealer: example(game)[1]!['dealer'] })
  })

  test('with any changed deck does not, and the deal is named', () => {
    for (const line of example(game).filter((line) => 'deck' in line)) {
      const lines = example(game)
      swapTwo(dealIn(lines, line['deal'])['deck'])
      const { fair, deals } = checked(lines)
      expect(fair).toBe(false)
      expect(deals.filter(({ deck }) => deck === 'differs').map(({ number }) => number)).toEqual([line['deal']])
    }
  })

  test('with another first dealer does not', () => {
    const lines = example(game)
    const drawn = lines[1]!['dealer'] as number
    lines[1]!['dealer'] = (drawn + 1) % 4
    const { fair, deals } = checked(lines)
    expect(fair).toBe(false)
    expect(deals[0]!.lot).toEqual({ drawn, dealer: (drawn + 1) % 4 })
  })

  test('with another secret is not what was sealed', () => {
    const lines = example(game)
    const opening = lines.at(-2)!['opening']
    opening.secret = otherHex(opening.secret)
    expect(checked(lines)).toMatchObject({ seal: false, fair: false })
  })

  test('with another commitment is not what was sealed, though the decks fit', () => {
    const lines = example(game)
    lines[0]!['commitment'] = otherHex(lines[0]!['commitment'])
    const report = checked(lines)
    expect(report).toMatchObject({ seal: false, fair: false })
    expect(report.deals.some(({ deck }) => deck === 'differs')).toBe(false)
  })

  test('with another secret and its own commitment has other decks', () => {
    const lines = example(game)
    const opening = lines.at(-2)!['opening']
    opening.secret = otherHex(opening.secret)
    lines[0]!['commitment'] = commitmentOf(opening.secret)
    const report = checked(lines)
    expect(report).toMatchObject({ seal: true, fair: false })
    expect(report.deals.every(({ deck }) => deck !== 'fits')).toBe(true)
  })

  test.each([0, 1])('with another nonce at seat %i has other decks', (seat) => {
    const lines = example(game)
    lines.at(-2)!['opening'].nonces[seat] = '00'.repeat(16)
    const report = checked(lines)
    expect(report).toMatchObject({ seal: true, fair: false })
    expect(report.deals.every(({ deck }) => deck !== 'fits')).toBe(true)
  })
})

describe('what there is to check', () => {
  const header = { record: 1, game: 'gnav', options: { players: 2, lives: 1 }, seats: ['robot:a@1', 'robot:b@1'] }

  test('a simulation by its seed', () => {
    const first = dealt(simulationSecret('7/1'), 'gnav', 2, 1, [null, null])
    const lines = [{ ...header, seed: '7/1' }, { deal: 1, ...first }, { deal: 2, dealer: 0, skipped: true }]
    expect(checked(lines)).toMatchObject({ source: 'seed', seal: null, fair: true })
    expect(checked(lines).deals.map(({ deck }) => deck)).toEqual(['fits', 'skipped'])
    expect(checked([{ ...header, seed: '7/2' }, ...lines.slice(1)]).fair).toBe(false)
  })

  test('nothing without seal and seed, before the opening, before the first deal', () => {
    expect(check(readRecord(bytesOf([header])))).toBe('unsealed')
    expect(check(readRecord(bytesOf(example('gnav').slice(0, -2))))).toBe('unopened')
    expect(check(readRecord(bytesOf([{ ...header, seed: '7/1' }])))).toBe('empty')
  })
})
