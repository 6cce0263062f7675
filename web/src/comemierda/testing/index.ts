// For the tests: whole matches as one seat was told of them, views to change at will, and the English words as they are.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { ComemierdaEvent, ComemierdaView } from '../../wire'
import { historyAfter } from '../shown'
import type { Talk } from '../talk'
import written from './matches.json'

export interface Burst {
  events: ComemierdaEvent[]
  view: ComemierdaView
}

/**
 * Every match, each view whole: written down is only what differs from the view before. The first is the standard game
 * from seat 0, the second has five players, blind exchange and locked passes, the third is seen by a watcher to its end.
 */
export const matches = [...new Set(written.map((burst) => burst.match))].map((number) => {
  let history: ComemierdaEvent[] = []
  let view: object = {}
  const bursts = written
    .filter((burst) => burst.match === number)
    .map((burst): Burst => {
      const events = burst.events as ComemierdaEvent[]
      history = events.reduce(historyAfter, history)
      view = { ...view, ...burst.view }
      return { events, view: { ...view, history } as ComemierdaView }
    })
  return { number, bursts }
})

const catalogues = import.meta.glob<string>(
  '../../../../src/tapete/words/locales/en/{cards,events,lists,names,people,refusals,table-comemierda}.ftl',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

const english = new FluentBundle('en', { useIsolating: false })
for (const text of Object.values(catalogues)) english.addResource(new FluentResource(text))

/** Ana reads, or whoever sits at `me`. */
export function talkOf(me: number | null = 0, names = ['Ana', 'Marit', 'Lope', 'Inés']): Talk {
  return {
    language: 'en',
    me,
    names,
    say(id, vars) {
      const message = english.getMessage(id)
      if (!message?.value) throw new Error(`no message ${id}`)
      return english.formatPattern(message.value, vars)
    },
  }
}

/** The first round of four, nothing played yet. */
export function viewOf(change: Partial<ComemierdaView> = {}): ComemierdaView {
  return {
    seat: 0,
    options: {
      players: 4,
      target: 21,
      escalating: true,
      pass_locks_out: false,
      equal_may_be_played: false,
      first_lead_shows_three: false,
      blind_exchange: false,
      presidente_opens: false,
      no_finish_on_two_of_oros: false,
    },
    phase: 'play',
    number: 1,
    multiplier: 1,
    dealer: 3,
    hand: ['3o', '7o', '7c', '12e', '2o'],
    counts: [5, 5, 5, 5],
    to_act: [0],
    legal: [],
    owed: [0, 0, 0, 0],
    opener: 0,
    trick: [],
    last_trick: [],
    to_beat: [],
    winning: null,
    passed: [],
    out: [],
    offices: [null, null, null, null],
    totals: [0, 0, 0, 0],
    rounds: [],
    left: [],
    winners: [],
    history: [],
    game: 'comemierda',
    ...change,
  }
}
