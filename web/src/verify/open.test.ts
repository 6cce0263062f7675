import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Refusal } from '../api'
import type { Joined } from '../wire'
import { fetchRecord, open } from './open'
import { keepSeal } from './seals'
import { bytesOf, example, swapTwo } from './testing'

const T1 = { table: 't1', match: null }

const file = (lines: Parameters<typeof bytesOf>[0]) => Promise.resolve(bytesOf(lines))

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) })
})

describe('opening a record', () => {
  test('that nobody here was present at, one learns that its deals fit', async () => {
    expect(await open(file(example('gnav')), null)).toMatchObject({ fair: true, memory: 'unknown', origin: null })
  })

  test('whose deals fit, but not the seal that was shown at the table, it is not fair', async () => {
    keepSeal({ table: 't1', match: 1, commitment: 'aa'.repeat(32), seat: 0, view: null } as Joined)
    const found = await open(file(example('gnav')), T1)
    expect(found).toMatchObject({ report: { fair: true }, memory: 'another-seal', fair: false })
  })

  test('whose seal was shown, but not with the share that was sent, it is not fair', async () => {
    const [header] = example('gnav')
    keepSeal({ table: 't1', match: 1, commitment: header!['commitment'], seat: 0, view: null } as Joined)
    expect(await open(file(example('gnav')), T1)).toMatchObject({ memory: 'another-share', fair: false })
  })

  test('with a changed deck, it is not fair', async () => {
    const lines = example('comemierda')
    swapTwo(lines[1]!['deck'])
    expect(await open(file(lines), null)).toMatchObject({ fair: false })
  })

  test.each([
    ['that is none', ['hello'], { id: 'verify-unreadable', line: 1 }],
    ['with a broken line', [...example('gnav').slice(0, 4), '{"seat"'], { id: 'verify-unreadable', line: 5 }],
    ['that is not opened yet', example('gnav').slice(0, 4), { id: 'verify-none-unopened' }],
  ])('%s tells why it cannot be verified', async (_, lines, trouble) => {
    expect(await open(file(lines), null)).toMatchObject(trouble)
  })

  test('from a file that cannot be read tells so', async () => {
    expect(await open(Promise.reject(new DOMException('gone')), null)).toMatchObject({ id: 'verify-no-file' })
  })
})

describe('fetching a record', () => {
  test('brings its bytes', async () => {
    vi.stubGlobal('fetch', async (path: string) => new Response(path))
    expect(new TextDecoder().decode(await fetchRecord(T1))).toBe('/api/tables/t1/record')
  })

  test('that the room refuses tells its reason', async () => {
    vi.stubGlobal('fetch', async () => new Response('{"code":"room-not-over"}', { status: 409 }))
    await expect(fetchRecord(T1)).rejects.toEqual(new Refusal('refused-room-not-over'))
    expect(await open(fetchRecord(T1), T1)).toMatchObject({ id: 'refused-room-not-over' })
  })

  test('from a room that does not answer tells so', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')))
    expect(await open(fetchRecord(T1), T1)).toMatchObject({ id: 'start-no-server' })
  })
})
