import { describe, expect, it, vi } from 'vitest'
import { Playback } from './playback'

type Line = `event ${number}` | `view ${number}`

/** A stage that writes down what it is told, and lets the test say when an event has been seen. */
function stage() {
  const seen: Line[] = []
  const hurries: number[] = []
  let next: () => void = () => undefined
  const playback = new Playback<number, number>({
    play: (event, hurry) => {
      seen.push(`event ${event}`)
      hurries.push(hurry)
      return new Promise((done) => (next = done))
    },
    settle: (view) => void seen.push(`view ${view}`),
  })
  const proceed = async () => {
    next()
    for (let turn = 0; turn < 4; turn++) await Promise.resolve()
  }
  return { seen, hurries, playback, proceed }
}

describe('playback', () => {
  it('plays events one after another and ends on the view', async () => {
    const { seen, playback, proceed } = stage()
    playback.push({ events: [1, 2], view: 10 })
    expect(seen).toEqual(['event 1'])
    await proceed()
    expect(seen).toEqual(['event 1', 'event 2'])
    expect(playback.busy).toBe(true)
    await proceed()
    expect(seen).toEqual(['event 1', 'event 2', 'view 10'])
    expect(playback.busy).toBe(false)
  })

  it('queues what comes meanwhile', async () => {
    const { seen, playback, proceed } = stage()
    playback.push({ events: [1], view: 10 })
    playback.push({ events: [], view: 11 })
    playback.push({ events: [2], view: 12 })
    expect(seen).toEqual(['event 1'])
    await proceed()
    await proceed()
    expect(seen).toEqual(['event 1', 'view 10', 'view 11', 'event 2', 'view 12'])
  })

  it('hurries when much is waiting', () => {
    const { hurries, playback, proceed } = stage()
    for (let i = 0; i < 9; i++) playback.push({ events: [i], view: i })
    return proceed().then(() => {
      expect(hurries[0]).toBe(1)
      expect(hurries[1]).toBeLessThan(0.5)
    })
  })

  it('forgets what waits when the table is joined anew', async () => {
    const { seen, playback, proceed } = stage()
    playback.push({ events: [1, 2], view: 10 })
    playback.push({ events: [3], view: 11 })
    playback.reset(20)
    await proceed()
    expect(seen).toEqual(['event 1', 'view 20'])
    playback.push({ events: [4], view: 21 })
    await proceed()
    expect(seen).toEqual(['event 1', 'view 20', 'event 4', 'view 21'])
  })

  it('shows nothing more once stopped', async () => {
    const { seen, playback, proceed } = stage()
    playback.push({ events: [1, 2], view: 10 })
    playback.stop()
    await proceed()
    expect(seen).toEqual(['event 1'])
  })

  it('passes over an event that cannot be shown, and does not stand still for ever', async () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue()
    const seen: number[] = []
    const playback = new Playback<number, number>({
      play: (event) => (event === 1 ? Promise.reject(new Error('no card 8o')) : Promise.resolve()),
      settle: (view) => void seen.push(view),
    })
    playback.push({ events: [1, 2], view: 10 })
    playback.push({ events: [3], view: 11 })
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    expect(seen).toEqual([10, 11])
    expect(playback.busy).toBe(false)
    expect(complaint).toHaveBeenCalledOnce()
    complaint.mockRestore()
  })
})
