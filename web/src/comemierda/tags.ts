// The marks of a seat: who is away or gone, thinking, passed, what it has played, out, dealer. The most urgent ones first;
// there is room for two.
import { tagsOf } from '../people/standing'
import type { IconName } from '../parts/icons'
import type { ComemierdaEvent, Sitter } from '../wire'
import { pairs } from './exchange'
import type { Shown } from './shown'
import type { Talk } from './talk'
import { nameOf, setWords } from './talk'

export interface Mark {
  key: string
  text: string
  icon?: IconName
  look?: 'ink' | 'warn'
  dots?: boolean
}

const ROOM = 2

export interface Marked {
  shown: Shown
  history: readonly ComemierdaEvent[]
  /** Who sits there; null where that is told elsewhere. */
  sitter: Sitter | null
}

export function marks(talk: Talk, seat: number, { shown, history, sitter }: Marked): Mark[] {
  const all: Mark[] = []
  const say = (key: string, more: Partial<Mark> = {}, vars: Record<string, string | number> = {}): void => {
    all.push({ key, text: talk.say(`table-comemierda-tag-${key}`, vars), ...more })
  }
  for (const { key, id, vars, icon, look } of sitter ? tagsOf(sitter) : [])
    all.push({ key, text: talk.say(id, vars), icon, look })
  const place = shown.out.indexOf(seat) + 1
  if (place > 0) say('out', { look: 'ink' }, { place })
  if (shown.phase === 'exchange') exchangeMarks(talk, seat, shown, history, say)
  else if (shown.to_act.includes(seat)) say('thinking', { dots: true })
  if (shown.phase === 'play') {
    if (shown.winning === seat)
      all.push({ key: 'set', text: setWords(talk, shown.to_beat), icon: 'check', look: 'ink' })
    else if (place === 0 && shown.passed.includes(seat)) say('passed', { icon: 'minus' })
    else if (shown.trick[0]?.seat === seat) say('led')
  }
  if (shown.dealer === seat && shown.phase === 'play') say('dealer', { icon: 'deal', look: 'ink' })
  return all.slice(0, ROOM)
}

function exchangeMarks(
  talk: Talk,
  seat: number,
  shown: Shown,
  history: readonly ComemierdaEvent[],
  say: (key: string, more?: Partial<Mark>, vars?: Record<string, string | number>) => void,
): void {
  for (const pair of pairs(history)) {
    if (pair.done) continue
    if (pair.higher === seat && (shown.owed[seat] ?? 0) > 0) {
      const me = pair.lower === talk.me ? 'whom' : 'no'
      say('gives', { icon: 'both' }, { whom: nameOf(talk, pair.lower), count: shown.owed[seat] ?? 0, me })
    }
    if (pair.lower === seat) say('waits', { look: 'ink' }, { count: pair.count })
  }
}
