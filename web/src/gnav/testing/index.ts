// For the tests: whole matches as one seat was told of them, and the English words as they are.

import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { GnavEvent, GnavOptions, GnavView } from '../../wire'
import type { People } from '../voice'
import written from './matches.json'

export interface Burst {
  events: GnavEvent[]
  view: GnavView
}

const OPTIONS: GnavOptions = {
  players: 4,
  lives: 3,
  fool_rests: true,
  fool_spares_next_lowest: false,
  cat_undoes: true,
  cuckoo_costs_asker: false,
  all_zero_replays: false,
}

/** Every match, its views with the history that a browser has by then. */
export const matches = [...new Set(written.map((burst) => burst.match))].map((number) => {
  let history: GnavEvent[] = []
  const bursts = written
    .filter((burst) => burst.match === number)
    .map((burst): Burst => {
      const events = burst.events as GnavEvent[]
      for (const event of events) history = event.kind === 'dealt' || event.kind === 'skipped' ? [event] : [...history, event]
      const view = { ...burst.view, game: 'gnav', options: OPTIONS, known: [], legal: [], history } as unknown as GnavView
      return { events, view }
    })
  return { number, bursts }
})

const catalogues = import.meta.glob<string>(
  '../../../../src/tapete/words/locales/en/{cards,events,lists,names,table,table-gnav}.ftl',
  { query: '?raw', import: 'default', eager: true },
)

const english = new FluentBundle('en', { useIsolating: false })
for (const text of Object.values(catalogues)) english.addResource(new FluentResource(text))

/** Ana reads, or whoever sits at `me`. */
export function peopleFor(me: number | null = 0): People {
  return {
    me,
    names: ['Ana', 'Sune', 'Marit', 'Inés', 'Lope', 'Jon', 'Leire', 'Pau'],
    say(id, vars) {
      const message = english.getMessage(id)
      if (!message?.value) throw new Error(`no message ${id}`)
      return english.formatPattern(message.value, vars)
    },
  }
}
