/** Cards by their text codes: `7o`, `12b`, `cat`, `IV`; `back` and `gback` are the backs of the two packs. */

import pictures from 'virtual:pack'
import { setOf, sets } from './packs/sets.svelte'
import { settings } from './settings.svelte'
import { words } from './words.svelte'

const SUITS: Record<string, string> = { o: 'oros', c: 'copas', e: 'espadas', b: 'bastos' }
const SPANISH = /^(\d+)([oceb])$/

// a page that shows cards waits for the set that its reader likes, so that none is seen to change
const liked = setOf(settings.look)
if (liked) await sets.load(liked)

function fileOf(code: string): string {
  if (code === 'back') return 'back'
  if (code === 'gback') return 'gnav-back'
  const spanish = SPANISH.exec(code)
  return spanish ? `${SUITS[spanish[2]!]}-${spanish[1]}` : `gnav-${code}`
}

/** Where the picture of a card is: in the set that the look asks for, or in the pack as it is until that has come. */
export function pictureOf(code: string): string {
  const file = fileOf(code)
  const set = SPANISH.test(code) ? setOf(settings.look) : null
  const url = (set && sets.face(set, file)) ?? pictures[file]
  if (url === undefined) throw new Error(`no card ${code}`)
  return url
}

/** A card's full name, to stand inside a sentence: "five of swords". */
export function nameOf(code: string): string {
  if (code.endsWith('back')) return words.say('card-back')
  return words.say(SPANISH.test(code) ? `card-${code}` : `rank-${code}`)
}
