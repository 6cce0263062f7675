/** The example matches as lines to be changed; read by tests only. */

import comemierda from '../../../examples/comemierda.jsonl?raw'
import gnav from '../../../examples/gnav.jsonl?raw'
import type { Game } from './packs'

const texts: Record<Game, string> = { comemierda, gnav }

export type Line = Record<string, any>

export const example = (game: Game): Line[] => texts[game].trim().split('\n').map((line) => JSON.parse(line) as Line)

export const bytesOf = (lines: readonly (Line | string)[]): Uint8Array =>
  new TextEncoder().encode(lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)) + '\n').join(''))

/** The line of a deal. */
export const dealIn = (lines: Line[], number: number): Line => lines.find((line) => line['deal'] === number)!

/** Two different cards of a deck change places. */
export function swapTwo(deck: string[]): void {
  const other = deck.findIndex((card) => card !== deck[0])
  ;[deck[0], deck[other]] = [deck[other]!, deck[0]!]
}

/** The text with another first hex digit. */
export const otherHex = (text: string): string => (text.startsWith('0') ? '1' : '0') + text.slice(1)
