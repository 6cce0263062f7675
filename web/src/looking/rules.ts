/** Which rule an event shows, by its number on the page of rules; null where it is the usual course of the game. */

import type { ComemierdaEvent, GnavEvent } from '../wire'
import type { AnyEvent } from './steps'

const REFUSERS: Record<string, string> = { house: 'G6', horse: 'G6', dragoon: 'G7', cat: 'G8', cuckoo: 'G9' }
const CAUSES: Record<string, string> = { dragoon: 'G7', cat: 'G8', cuckoo: 'G9' }

export function ruleOf(game: 'comemierda' | 'gnav', event: AnyEvent): string | null {
  return game === 'gnav' ? ofGnav(event as GnavEvent) : ofComemierda(event as ComemierdaEvent)
}

function ofComemierda(event: ComemierdaEvent): string | null {
  switch (event.kind) {
    case 'opened':
      return event.rule
    case 'set-aside':
    case 'given':
      return 'C20'
    case 'played':
      return event.cards.includes('2o') ? 'C7' : null
    case 'trick-won':
      return event.leads === event.seat ? null : 'C10'
    case 'went-out':
      return 'C13'
    case 'scored':
      return 'C30'
    case 'match-over':
      return 'C31'
    default:
      return null
  }
}

function ofGnav(event: GnavEvent): string | null {
  switch (event.kind) {
    case 'dealt':
      return event.resting.length > 0 ? 'G21' : event.fools.length > 0 ? 'G2' : null
    case 'skipped':
      return 'G23'
    case 'shown':
      return REFUSERS[event.card] ?? null
    case 'turned':
      return 'G11'
    case 'drew':
      return 'G5'
    case 'undone':
      return 'G8'
    case 'life-lost':
      return CAUSES[event.cause] ?? null
    case 'settled':
      return 'G20'
    case 'match-over':
      return 'G24'
    default:
      return null
  }
}
