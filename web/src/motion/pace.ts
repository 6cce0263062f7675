// How long things take: the times of the house, scaled by the reader's pace.

/** Milliseconds at normal pace. */
export const TIMES = { tap: 90, lift: 160, flip: 260, fly: 420, sweep: 560, deal: 70, sheet: 200, hold: 500, beat: 260 }

/** `--pace` as the page has it: 1 normal, 0 at once. */
export function pace(): number {
  const value = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--pace'))
  return Number.isFinite(value) && value >= 0 ? value : 1
}

/** Waits that long; not at all for 0, or while nobody can see the page. */
export function rest(time: number): Promise<void> {
  if (time <= 0 || document.hidden) return Promise.resolve()
  return new Promise(done => setTimeout(done, time))
}
