/** Cards by their text codes: `7o`, `12b`, `cat`, `IV`; `back` and `gback` are the backs of the two packs. */

import { words } from './words.svelte'

const pictures = import.meta.glob<string>('./cards/*.svg', { query: '?url', import: 'default', eager: true })

const SUITS: Record<string, string> = { o: 'oros', c: 'copas', e: 'espadas', b: 'bastos' }
const SPANISH = /^(\d+)([oceb])$/

function fileOf(code: string): string {
  if (code === 'back') return 'back'
  if (code === 'gback') return 'gnav-back'
  const spanish = SPANISH.exec(code)
  return spanish ? `${SUITS[spanish[2]!]}-${spanish[1]}` : `gnav-${code}`
}

/** Where the picture of a card is. */
export function pictureOf(code: string): string {
  const url = pictures[`./cards/${fileOf(code)}.svg`]
  if (url === undefined) throw new Error(`no card ${code}`)
  return url
}

/** A card's full name, to stand inside a sentence: "five of swords". */
export function nameOf(code: string): string {
  if (code.endsWith('back')) return words.say('card-back')
  return words.say(SPANISH.test(code) ? `card-${code}` : `rank-${code}`)
}
