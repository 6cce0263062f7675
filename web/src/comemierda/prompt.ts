// The line that says what is asked of me, and what is going on while nothing is.
import type { ComemierdaEvent } from '../wire'
import { valueOf } from './cards'
import { asGift, asPlay, giftSize, plays } from './choice'
import { pairOf } from './exchange'
import type { Shown } from './shown'
import type { Talk } from './talk'
import { listed, nameOf, opening, setWords } from './talk'

export interface Prompt {
  head: string
  why: string
}

export interface Asked {
  shown: Shown
  history: readonly ComemierdaEvent[]
  taken: readonly string[]
  /** What is being shown right now, in words; empty when nothing is moving. */
  news: string
}

export function prompt(talk: Talk, asked: Asked): Prompt {
  const { shown, news } = asked
  const mine = talk.me !== null && shown.to_act.includes(talk.me)
  if (news) return { head: news, why: '' }
  if (shown.phase === 'exchange') return mine ? toGive(talk, asked) : exchangeElsewhere(talk, asked)
  if (shown.phase !== 'play') return { head: talk.say('table-comemierda-ask-over'), why: '' }
  return mine ? toPlay(talk, asked) : others(talk, shown)
}

function toPlay(talk: Talk, { shown, taken }: Asked): Prompt {
  const head = talk.say('table-comemierda-ask-turn')
  const set = asPlay(shown.legal, taken)
  if (set) return { head, why: aboutSet(talk, set, shown.to_beat) }
  if (shown.to_beat.length === 0) return { head, why: talk.say(leadId(shown)) }
  const asked = setWords(talk, shown.to_beat)
  if (plays(shown.legal).length === 0) return { head, why: talk.say('table-comemierda-ask-cannot', { asked }) }
  const equal = shown.options.equal_may_be_played ? 'yes' : 'no'
  return { head, why: talk.say('table-comemierda-ask-follow', { asked, equal }) }
}

function leadId(shown: Shown): string {
  const threes =
    shown.number === 1 && shown.options.first_lead_shows_three && plays(shown.legal).every((set) => set.includes('3o'))
  return threes ? 'table-comemierda-ask-lead-threes' : 'table-comemierda-ask-lead'
}

/** What the set that is taken does to the one that lies there. */
function aboutSet(talk: Talk, set: readonly string[], toBeat: readonly string[]): string {
  const words = setWords(talk, set)
  if (toBeat.length === 0) return talk.say('table-comemierda-ask-leads', { set: words })
  const value = valueOf(set[0] ?? '')
  if (value === '2o') return talk.say('table-comemierda-ask-ends')
  const id = value === valueOf(toBeat[0] ?? '') ? 'table-comemierda-ask-equals' : 'table-comemierda-ask-beats'
  return opening(talk, talk.say(id, { set: words, count: set.length, asked: setWords(talk, toBeat) }))
}

function toGive(talk: Talk, { shown, history, taken }: Asked): Prompt {
  const pair = pairOf(history, talk.me)
  const places = giftSize(shown.legal)
  const open = asGift(shown.legal, taken) ? 0 : places - taken.length
  const whom = nameOf(talk, pair?.lower ?? null)
  return {
    head: talk.say('table-comemierda-ask-give', { open, count: places, whom }),
    why: talk.say(shown.options.blind_exchange ? 'table-comemierda-ask-give-blind' : 'table-comemierda-ask-give-why', {
      count: places,
    }),
  }
}

function exchangeElsewhere(talk: Talk, { history }: Asked): Prompt {
  const pair = pairOf(history, talk.me)
  if (pair && !pair.done && pair.lower === talk.me) {
    return {
      head: talk.say('table-comemierda-ask-wait', { who: nameOf(talk, pair.higher), count: pair.count }),
      why: talk.say('table-comemierda-ask-wait-why'),
    }
  }
  return { head: talk.say('table-comemierda-ask-elsewhere'), why: '' }
}

function others(talk: Talk, shown: Shown): Prompt {
  if (shown.to_act.length === 0) return { head: '', why: '' }
  const who = listed(
    talk,
    shown.to_act.map((seat) => nameOf(talk, seat)),
  )
  return {
    head: talk.say('table-comemierda-ask-thinking', { who, count: shown.to_act.length }),
    why: standing(talk, shown),
  }
}

function standing(talk: Talk, shown: Shown): string {
  if (talk.me === null) return ''
  const place = shown.out.indexOf(talk.me) + 1
  if (place > 0) return talk.say('table-comemierda-ask-out', { place })
  if (shown.winning === talk.me) return talk.say('table-comemierda-ask-mine', { set: setWords(talk, shown.to_beat) })
  if (!shown.passed.includes(talk.me)) return ''
  return talk.say(shown.options.pass_locks_out ? 'table-comemierda-ask-locked' : 'table-comemierda-ask-passed')
}
