/**
 * Parts of a page that come when somebody opens them: none of them is part of the first visit. Once the page has all
 * that it asked for they are fetched ahead, one after another, so that opening one takes no time.
 */

import { renew } from './renewal'

type Load<T> = () => Promise<T>

/** The page has what it asked for when nothing more has come in such a time, in milliseconds. */
const QUIET = 1_000
/** After such a time what somebody waits for is asked for again. */
const AGAIN = 3_000

const ahead: Load<unknown>[] = []
let begun = false

/**
 * How to get a part: fetched once, again only where it did not come. Whoever has opened one waits until it is there; if it
 * is gone from the room, a newer client is needed.
 */
export function later<T>(load: Load<T>): Load<T> {
  let coming: Promise<T> | null = null
  const get: Load<T> = () =>
    (coming ??= load().catch((error: unknown) => {
      coming = null
      throw error
    }))
  ahead.push(get)
  if (begun) next()
  return async () => {
    for (;;) {
      try {
        return await get()
      } catch (error) {
        console.error(error)
        void renew()
        await new Promise((done) => setTimeout(done, AGAIN))
      }
    }
  }
}

/** Begins to fetch ahead when the page is quiet; then calls `done`. A browser that saves data is left alone. */
export function fetchAhead(done: () => void): void {
  let seen = -1
  const look = (): void => {
    const came = performance.getEntriesByType('resource').length
    const quiet = came === seen && [...document.images].every((image) => image.complete || image.loading === 'lazy')
    seen = came
    if (!quiet || offline()) return void setTimeout(look, QUIET)
    begun = true
    if (!savesData()) next()
    done()
  }
  setTimeout(look, QUIET)
}

/** Whether the reader pays for what comes, or said that little should. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}

/** Whether it is plain that nothing can come. */
function offline(): boolean {
  return navigator.onLine === false
}

function next(): void {
  if (offline()) return void addEventListener('online', next, { once: true })
  const load = ahead.shift()
  // what did not come now comes when it is opened
  if (load) whenIdle(() => void load().then(next, next))
}

function whenIdle(then: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(then)
  else setTimeout(then, QUIET)
}
