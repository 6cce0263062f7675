import { beforeEach, expect, test, vi } from 'vitest'

let renewal: typeof import('./renewal')
const assign = vi.fn()
const reload = vi.fn()
const kept = new Map<string, string>()

/** A page whose room answers so when it is asked. */
function page(answer: () => Promise<unknown>): void {
  vi.stubGlobal('location', { href: 'https://room.test/en/', assign, reload })
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
}

beforeEach(async () => {
  vi.resetModules()
  vi.unstubAllGlobals()
  ;[assign, reload].forEach((call) => call.mockReset())
  kept.clear()
  renewal = await import('./renewal')
})

test('a newer client is taken at the next step, not before', () => {
  page(() => Promise.resolve({ ok: true }))
  expect(renewal.goneForRenewal('/en/players')).toBe(false)
  renewal.renewalIsDue()
  expect(assign).not.toHaveBeenCalled()
  expect(renewal.goneForRenewal('/en/players')).toBe(true)
  expect(assign).toHaveBeenCalledWith('/en/players')
})

test('a client that cannot go on is loaded anew, once', async () => {
  page(() => Promise.resolve({ ok: true }))
  await renewal.renew()
  await renewal.renew()
  expect(reload).toHaveBeenCalledTimes(1)
})

test.each([
  ['the room is not there', () => Promise.reject(new Error('no line'))],
  ['only a proxy answers', () => Promise.resolve({ ok: false })],
])('nothing is loaded anew while %s', async (_, answer) => {
  page(answer)
  await renewal.renew()
  expect(reload).not.toHaveBeenCalled()
})

test('nothing is loaded anew where nobody would remember it', async () => {
  page(() => Promise.resolve({ ok: true }))
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  })
  await renewal.renew()
  expect(reload).not.toHaveBeenCalled()
})
