// How long things take: the times of the house, scaled by the reader's pace.

export { pace } from '../settings.svelte'

/** Milliseconds at normal pace. */
export const TIMES = { flip: 260, fly: 420, sweep: 560, deal: 70, hold: 500, beat: 260 }

/** Waits that long; not at all for 0, or while nobody can see the page. */
export function rest(time: number): Promise<void> {
  if (time <= 0 || document.hidden) return Promise.resolve()
  return new Promise((done) => setTimeout(done, time))
}
