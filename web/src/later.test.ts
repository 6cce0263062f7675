import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const renew = vi.hoisted(() => vi.fn())
vi.mock('./renewal', () => ({ renew }))

let later: typeof import('./later')

beforeEach(async () => {
  vi.resetModules()
  vi.useFakeTimers()
  renew.mockReset()
  later = await import('./later')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

interface Page {
  came: () => number
  pictures?: number
  saves?: boolean
  line?: boolean
}

/** A page with so many pictures on their way, to which files have come. */
function page({ came, pictures = 0, saves = false, line = true }: Page): void {
  vi.stubGlobal('performance', { getEntriesByType: () => Array.from({ length: came() }) })
  vi.stubGlobal('document', { images: Array.from({ length: pictures }, () => ({ complete: false })) })
  vi.stubGlobal('navigator', { connection: { saveData: saves }, onLine: line })
}

describe('a part that comes later', () => {
  test('comes once, however often it is opened', async () => {
    const load = vi.fn(() => Promise.resolve('part'))
    const get = later.later(load)
    expect(await Promise.all([get(), get()])).toEqual(['part', 'part'])
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('that does not come is asked for until it does, and perhaps of a newer client: nobody waits for nothing', async () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue()
    const load = vi.fn().mockRejectedValueOnce(new Error('no line')).mockRejectedValueOnce(new Error('no line'))
    const opened = later.later(load.mockResolvedValue('part'))()
    await vi.advanceTimersByTimeAsync(2_000)
    expect([load.mock.calls.length, renew.mock.calls.length]).toEqual([1, 1])
    await vi.advanceTimersByTimeAsync(8_000)
    expect(await opened).toBe('part')
    expect(load).toHaveBeenCalledTimes(3)
    complaint.mockRestore()
  })
})

describe('fetching ahead', () => {
  test('asks for nothing as long as there is no line', async () => {
    page({ came: () => 3, line: false })
    const load = vi.fn(() => Promise.resolve(1))
    later.later(load)
    const done = vi.fn()
    later.fetchAhead(done)
    await vi.advanceTimersByTimeAsync(9_000)
    expect(load).not.toHaveBeenCalled()
    expect(done).not.toHaveBeenCalled()
    page({ came: () => 3 })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(load).toHaveBeenCalledTimes(1)
    expect(done).toHaveBeenCalledTimes(1)
  })

  test('stops where the line is lost, and goes on when it is back', async () => {
    page({ came: () => 3 })
    let back: () => void = () => {}
    vi.stubGlobal('addEventListener', (kind: string, then: () => void) => kind === 'online' && (back = then))
    const first = vi.fn(() => Promise.resolve(page({ came: () => 3, line: false })))
    const second = vi.fn(() => Promise.resolve(2))
    for (const load of [first, second]) later.later<unknown>(load)
    later.fetchAhead(() => {})
    await vi.advanceTimersByTimeAsync(9_000)
    expect(first).toHaveBeenCalledTimes(1)
    expect(second).not.toHaveBeenCalled()
    page({ came: () => 3 })
    back()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(second).toHaveBeenCalledTimes(1)
  })

  test('waits until nothing more comes, then takes one part after another', async () => {
    let files = 3
    page({ came: () => files })
    const loads = [vi.fn(() => Promise.reject(new Error('no line'))), vi.fn(() => Promise.resolve(2))]
    loads.forEach((load) => later.later<unknown>(load))
    const done = vi.fn()
    later.fetchAhead(done)
    await vi.advanceTimersByTimeAsync(1_000)
    files = 5
    await vi.advanceTimersByTimeAsync(1_000)
    expect(done).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(done).toHaveBeenCalledTimes(1)
    for (const load of loads) expect(load).toHaveBeenCalledTimes(1)
    expect(renew).not.toHaveBeenCalled()
  })

  test('takes what is told of only afterwards too', async () => {
    page({ came: () => 0 })
    later.fetchAhead(() => {})
    await vi.advanceTimersByTimeAsync(3_000)
    const load = vi.fn(() => Promise.resolve())
    later.later(load)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('waits for pictures', async () => {
    page({ came: () => 1, pictures: 1 })
    const done = vi.fn()
    later.fetchAhead(done)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(done).not.toHaveBeenCalled()
  })

  test('leaves a browser alone that saves data', async () => {
    page({ came: () => 1, saves: true })
    const load = vi.fn(() => Promise.resolve())
    later.later(load)
    const done = vi.fn()
    later.fetchAhead(done)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(done).toHaveBeenCalledTimes(1)
    expect(load).not.toHaveBeenCalled()
  })
})
