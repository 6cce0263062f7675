// Which cards are taken. Everything is read from the legal actions the server sent: no rule of the game stands here.
import type { ComemierdaView } from '../wire'
import { valueOf } from './cards'

export type Legal = ComemierdaView['legal']
type Cards = readonly string[]

/** The sets that may be played now. */
export function plays(legal: Legal): string[][] {
  return legal.flatMap((action) => (action.kind === 'play' ? [action.cards] : []))
}

/** The cards that may be given now. */
export function gifts(legal: Legal): string[][] {
  return legal.flatMap((action) => (action.kind === 'give' ? [action.cards] : []))
}

export function mayPass(legal: Legal): boolean {
  return legal.some((action) => action.kind === 'pass')
}

/** Every card that some legal play or gift contains. */
export function usable(legal: Legal): Set<string> {
  return new Set([...plays(legal), ...gifts(legal)].flat())
}

/** The legal play made of exactly these cards, in whatever order. */
export function asPlay(legal: Legal, taken: Cards): string[] | null {
  return plays(legal).find((play) => same(play, taken)) ?? null
}

/** The legal gift made of exactly these cards, in whatever order. */
export function asGift(legal: Legal, taken: Cards): string[] | null {
  return gifts(legal).find((gift) => same(gift, taken)) ?? null
}

/**
 * What is taken after a tap on `card`: as many of its value as the smallest play with it, a second tap on its
 * neighbour one more (or, where the count is fixed, this one instead of another); a tap on a taken card puts it back.
 */
export function tapPlay(legal: Legal, taken: Cards, card: string): string[] {
  const all = plays(legal)
  if (taken.includes(card)) {
    const fewer = taken.filter((other) => other !== card)
    return asPlay(legal, fewer) ?? []
  }
  const withCard = all.filter((play) => play.includes(card))
  const more = withCard.find((play) => play.length === taken.length + 1 && taken.every((other) => play.includes(other)))
  if (more) return more
  const alike = taken.length > 0 && valueOf(taken[0] ?? '') === valueOf(card)
  const wanted = alike && withCard.some((play) => play.length === taken.length) ? taken.length : smallest(withCard)
  return closest(withCard, wanted, taken) ?? [...taken]
}

/** The set that a tap on `card` can only mean: its value can be played in one number of cards; null where it is a question. */
export function onlyPlay(legal: Legal, card: string): string[] | null {
  return sizes(legal, valueOf(card)).length === 1 ? tapPlay(legal, [], card) : null
}

/** What is taken after a tap on `card` in the exchange; with all places filled, the first one taken makes room. */
export function tapGift(legal: Legal, taken: Cards, card: string): string[] {
  if (taken.includes(card)) return taken.filter((other) => other !== card)
  const places = giftSize(legal)
  if (places === 0 || !gifts(legal).some((gift) => gift.includes(card))) return [...taken]
  return [...taken.slice(taken.length < places ? 0 : taken.length - places + 1), card]
}

/** How many cards the gift has; 0 when none is asked. */
export function giftSize(legal: Legal): number {
  return gifts(legal)[0]?.length ?? 0
}

/** How many cards of this value may be played, ascending: `[1, 2, 3]`. */
export function sizes(legal: Legal, value: string): number[] {
  const counts = plays(legal).flatMap((play) => (valueOf(play[0] ?? '') === value ? [play.length] : []))
  return [...new Set(counts)].sort((a, b) => a - b)
}

/** The same value in `count` cards, keeping those already taken; unchanged if there is no such play. */
export function resize(legal: Legal, taken: Cards, count: number): string[] {
  const value = valueOf(taken[0] ?? '')
  const alike = plays(legal).filter((play) => valueOf(play[0] ?? '') === value)
  return closest(alike, count, taken) ?? [...taken]
}

/** What is still taken when other actions are legal: nothing, unless it may still be played or given. */
export function kept(legal: Legal, taken: Cards): string[] {
  if (gifts(legal).some((gift) => taken.every((card) => gift.includes(card)))) return [...taken]
  return asPlay(legal, taken) ?? []
}

function smallest(sets: readonly Cards[]): number {
  return Math.min(...sets.map((set) => set.length))
}

function closest(sets: readonly string[][], count: number, taken: Cards): string[] | null {
  let best: string[] | null = null
  let most = -1
  for (const set of sets) {
    const shared = set.filter((card) => taken.includes(card)).length
    if (set.length === count && shared > most) [best, most] = [set, shared]
  }
  return best
}

function same(a: Cards, b: Cards): boolean {
  return a.length === b.length && a.every((card) => b.includes(card))
}
