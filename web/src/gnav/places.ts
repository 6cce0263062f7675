// Where the others sit. Seats are numbered from the one who plays after me: k1, k2 ...

/** The places that hang from the upper edge, by number of seats. */
const TOP: Record<number, readonly number[]> = {
  2: [1],
  3: [1, 2],
  4: [2],
  5: [2, 3],
  6: [2, 3, 4],
  7: [3, 4],
  8: [3, 4, 5],
}

/** Words said there must hang below the seat: above it the cloth ends. */
export function isTop(seats: number, k: number): boolean {
  return TOP[seats]?.includes(k) ?? false
}

/** Seats from `me` on, in turn order; a watcher looks from seat 0. */
export function fromMe(me: number | null, seats: number): number[] {
  return Array.from({ length: seats }, (_, k) => (k + (me ?? 0)) % seats)
}
