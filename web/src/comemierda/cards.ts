// How this game looks at a card: its value, the order in which a hand lies, which equal cards stand together.

/** Values from low to high. The two of oros is a value of its own, above the other twos. */
export const ORDER = ['3', '4', '5', '6', '7', '10', '11', '12', '1', '2', '2o']
const SUITS = 'oceb'

/** The value a card counts as: `7` of `7e`; the two of oros is `2o`. */
export function valueOf(card: string): string {
  return card === '2o' ? '2o' : card.slice(0, -1)
}

/** The message that names a set: `set-7`, to be said with its count. */
export function setId(cards: readonly string[]): string {
  return `set-${valueOf(cards[0] ?? '')}`
}

/** The same cards from low to high, suits in the order of the pack. */
export function sorted(cards: readonly string[]): string[] {
  return [...cards].sort(
    (a, b) =>
      ORDER.indexOf(valueOf(a)) - ORDER.indexOf(valueOf(b)) || SUITS.indexOf(a.slice(-1)) - SUITS.indexOf(b.slice(-1)),
  )
}

/** `cards` without each of `gone`. */
export function without(cards: readonly string[], gone: readonly string[]): string[] {
  return cards.filter((card) => !gone.includes(card))
}
