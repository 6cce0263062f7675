/** Who came and who went, between two looks at the seats: told to those who listen. */

export interface Change {
  id: 'gathering-sat' | 'gathering-rose'
  who: string
}

/** The names that are new, then those that are gone; a change of seats is neither. */
export function changes(before: readonly string[], now: readonly string[]): Change[] {
  const left = [...before]
  const came: Change[] = []
  for (const who of now) {
    const at = left.indexOf(who)
    if (at >= 0) left.splice(at, 1)
    else came.push({ id: 'gathering-sat', who })
  }
  const went = left.map((who): Change => ({ id: 'gathering-rose', who }))
  return [...came, ...went].filter(({ who }) => who !== '')
}
