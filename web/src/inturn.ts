/** A queue: what is given to it begins once all that was given before is done, however that ended. */
export function inTurn(): <T>(what: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (what) => {
    const mine = last.then(what)
    last = mine.catch(() => {})
    return mine
  }
}
