import { describe, expect, test } from 'vitest'
import { readRecord, RecordFault } from './record'
import { bytesOf, example, type Line } from './testing'

function faultOf(lines: (Line | string)[]): number | null {
  try {
    readRecord(bytesOf(lines))
    return null
  } catch (error) {
    if (error instanceof RecordFault) return error.line
    throw error
  }
}

describe('a record', () => {
  test('tells its chance', () => {
    const lines = example('gnav')
    const record = readRecord(bytesOf(lines))
    expect(record.game).toBe('gnav')
    expect(record.commitment).toBe(lines[0]!['commitment'])
    expect(record.opening).toEqual(lines.at(-2)!['opening'])
    expect(record.deals.map(({ number }) => number)).toEqual(record.deals.map((_, place) => place + 1))
    expect(record.finished).toBe(true)
  })

  test('may stop anywhere after its header', () => {
    const lines = example('comemierda')
    for (let end = 1; end < lines.length; end += 13) expect(faultOf(lines.slice(0, end))).toBeNull()
  })

  test('may have any spacing and order of keys', () => {
    const loose = example('gnav').map((line) => JSON.stringify(Object.fromEntries(Object.entries(line).reverse())) + ' \r')
    expect(readRecord(bytesOf(loose))).toEqual(readRecord(bytesOf(example('gnav'))))
  })

  test.each(['by', 'sit'])('may hold a line with "%s"', (key) => {
    const lines = example('gnav')
    if (key === 'by') lines[2] = { ...lines[2], by: 'robot:rules@1' }
    else lines.splice(2, 0, { sit: 1, who: 'Inés' })
    expect(faultOf(lines)).toBeNull()
  })

  test('is not an empty file, not bytes that are no UTF-8, not a file of millions of letters', () => {
    expect(faultOf([])).toBe(1)
    expect(() => readRecord(new Uint8Array([0xff, 0xfe, 10]))).toThrow(RecordFault)
    expect(faultOf(['{"record":1}' + ' '.repeat(20_000)])).toBe(1)
  })

  test.each<[string, number, (lines: Line[]) => unknown]>([
    ['another version', 1, (lines) => (lines[0]!['record'] = 2)],
    ['an unknown game', 1, (lines) => (lines[0]!['game'] = 'whist')],
    ['a game of the prototype', 1, (lines) => (lines[0]!['game'] = 'toString')],
    ['a seed beside the commitment', 1, (lines) => (lines[0]!['seed'] = '7/1')],
    ['a short commitment', 1, (lines) => (lines[0]!['commitment'] = 'ab')],
    ['capitals in hex', 1, (lines) => (lines[0]!['commitment'] = 'AB'.repeat(32))],
    ['an unknown key', 1, (lines) => (lines[0]!['cut'] = 3)],
    ['fewer names than players', 1, (lines) => lines[0]!['seats'].pop()],
    ['a deal left out', 2, (lines) => (lines[1]!['deal'] = 2)],
    ['no dealer', 2, (lines) => delete lines[1]!['dealer']],
    ['a dealer who does not sit there', 2, (lines) => (lines[1]!['dealer'] = 4)],
    ['a first deal that is skipped', 2, (lines) => (lines[1] = { deal: 1, dealer: 0, skipped: true })],
    ['a card that is no text', 2, (lines) => (lines[1]!['deck'][0] = 7)],
    ['an action of no game', 3, (lines) => (lines[2] = { seat: 0, sing: true })],
    ['a flag that is false', 3, (lines) => (lines[2] = { seat: 0, ask: false })],
    ['two actions at once', 3, (lines) => (lines[2] = { seat: 0, ask: true, keep: true })],
    ['a line of another kind', 3, (lines) => (lines[2] = { hello: 1 })],
    ['a second header', 3, (lines) => (lines[2] = lines[0]!)],
  ])('has not %s', (_, line, change) => {
    const lines = example('gnav')
    change(lines)
    expect(faultOf(lines)).toBe(line)
  })

  test('opens its secret once, at the end', () => {
    const lines = example('gnav')
    const opening = lines.at(-2)!
    expect(faultOf([...lines.slice(0, 2), opening, lines[2]!])).toBe(4)
    expect(faultOf([...lines.slice(0, 2), { opening: { ...opening['opening'], nonces: [null] } }])).toBe(3)
    expect(faultOf([...lines.slice(0, 2), { opening: { ...opening['opening'], secret: 'ab' } }])).toBe(3)
    expect(faultOf([...lines, opening])).toBe(lines.length + 1)
  })

  test('opens nothing that was not sealed', () => {
    const lines = example('gnav')
    delete lines[0]!['commitment']
    expect(faultOf(lines)).toBe(lines.length - 1)
  })

  test('says nothing twice', () => {
    const lines = example('gnav').map((line) => JSON.stringify(line))
    lines[1] = lines[1]!.replace('"deal":1', '"deal":1,"deal":1')
    expect(faultOf(lines)).toBe(2)
  })
})
