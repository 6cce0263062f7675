/** Other sets of the Spanish pack: each a file of addresses, which comes when somebody has switched it on. */

import type { Look } from '../settings.svelte'

type Addresses = Record<string, string>

const SETS = {
  'four-colours': () => import('./four-colours'),
  'large-index': () => import('./large-index'),
  'large-four': () => import('./large-four'),
}

export type SetName = keyof typeof SETS

/** The set that this look asks for; null: the pack as it is. */
export function setOf({ fourColours, largeIndex }: Pick<Look, 'fourColours' | 'largeIndex'>): SetName | null {
  if (fourColours) return largeIndex ? 'large-four' : 'four-colours'
  return largeIndex ? 'large-index' : null
}

class Sets {
  #held = $state.raw<Partial<Record<SetName, Addresses>>>({})
  readonly #asked = new Map<SetName, Promise<void>>()

  /** Where the face stands in a set; undefined until the set has come, which asking brings about. */
  face(set: SetName, file: string): string | undefined {
    void this.load(set)
    return this.#held[set]?.[`../cards/${set}/${file}.svg`]
  }

  /** Ended once the set has come; a set that does not come is asked for again. */
  load(set: SetName): Promise<void> {
    const asked = this.#asked.get(set)
    if (asked) return asked
    const coming = SETS[set]().then(
      ({ default: addresses }) => void (this.#held = { ...this.#held, [set]: addresses }),
      () => void this.#asked.delete(set),
    )
    this.#asked.set(set, coming)
    return coming
  }
}

export const sets = new Sets()
