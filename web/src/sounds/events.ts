/** Which event is heard as what. */

import type { ComemierdaEvent, GnavEvent } from '../wire'
import type { Sound } from './recipes'

/** Lives that are lost in the settlement itself; of the others an event of their own has told. */
const AT_THE_END: readonly string[] = ['lowest', 'fool', 'next-lowest']

/** The sound of an event; null for those that are seen only. */
export function soundOf(event: ComemierdaEvent | GnavEvent): Sound | null {
  switch (event.kind) {
    case 'dealt':
      return 'deal'
    case 'played':
    case 'drew':
    case 'turned':
      return 'play'
    case 'passed':
    case 'kept':
      return 'pass'
    case 'given':
      return 'give'
    case 'trick-won':
      return 'trick'
    case 'went-out':
      return 'out'
    case 'swapped':
    case 'undone':
      return 'swap'
    case 'shown':
      return event.card === 'cat' || event.card === 'cuckoo' ? event.card : 'refuse'
    case 'life-lost':
      return 'life'
    case 'settled':
      return event.losses.some(({ cause }) => AT_THE_END.includes(cause)) ? 'life' : null
    case 'match-over':
      return 'over'
    case 'asked':
    case 'passed-on':
    case 'exchanges-over':
    case 'replayed':
    case 'skipped':
    case 'set-aside':
    case 'opened':
    case 'scored':
      return null
  }
}
