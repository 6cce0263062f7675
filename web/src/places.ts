/**
 * The addresses of the room, each with the language it is read in:
 *
 *     /{language}/                                 the start page
 *     /{language}/t/{table}?invitation=            a table
 *     /{language}/rules/{game}                     the rules
 *     /{language}/learn/{game}                     its guided first hand
 *     /{language}/verify?table=&match=             is a match what it claims to be?
 *     /{language}/review?table=&match=&step=       what the coach says of a match
 *     /{language}/matches                          my matches
 *     /{language}/matches/{table}/{match}?seat=&step=   looking back at one
 *     /{language}/players, /{language}/players/{player}
 *     /{language}/account, /{language}/admin
 */

import { isLanguage, type Language } from './words.svelte'

export type Game = 'comemierda' | 'gnav'

export type Place =
  | { page: 'start' }
  | { page: 'table'; table: string; invitation: string | null }
  | { page: 'rules'; game: Game }
  | { page: 'guide'; game: Game }
  | { page: 'verify'; table: string | null; match: number | null }
  | { page: 'review'; table: string | null; match: number | null; step: number | null }
  | { page: 'matches' }
  | { page: 'replay'; table: string; match: number; seat: number | 'watcher' | 'all' | null; step: number | null }
  | { page: 'players' }
  | { page: 'player'; player: string }
  | { page: 'account' }
  | { page: 'admin' }
  | { page: 'nowhere' }

const isGame = (name: string): name is Game => name === 'comemierda' || name === 'gnav'

const TABLE = /^[a-z0-9]+$/
const PLAYER = /^[A-Za-z0-9_-]+$/
const SECRET = /^[A-Za-z0-9_-]{1,64}$/
const NUMBER = /^\d{1,6}$/
const VIEWPOINT = /^(\d|watcher|all)$/

/** The language of a path, if it names one, and the place. */
export function parsePath(path: string, search = ''): { language: Language | null; place: Place } {
  const [code = '', ...rest] = path.split('/').filter(Boolean)
  if (!isLanguage(code)) return { language: null, place: code === '' ? { page: 'start' } : { page: 'nowhere' } }
  return { language: code, place: placeOf(rest, new URLSearchParams(search)) ?? { page: 'nowhere' } }
}

function placeOf(steps: string[], query: URLSearchParams): Place | null {
  const [kind, name = '', more = ''] = steps
  /** What the query says, if it makes sense. */
  const asked = (key: string, shape: RegExp): string | null => {
    const value = query.get(key) ?? ''
    return shape.test(value) ? value : null
  }
  const numbered = (key: string): number | null => {
    const value = asked(key, NUMBER)
    return value === null ? null : Number(value)
  }
  switch (`${kind ?? ''}/${steps.length}`) {
    case '/0':
      return { page: 'start' }
    case 't/2':
      return TABLE.test(name) ? { page: 'table', table: name, invitation: asked('invitation', SECRET) } : null
    case 'rules/2':
      return isGame(name) ? { page: 'rules', game: name } : null
    case 'learn/2':
      return isGame(name) ? { page: 'guide', game: name } : null
    case 'verify/1':
      return { page: 'verify', table: asked('table', TABLE), match: numbered('match') }
    case 'review/1':
      return { page: 'review', table: asked('table', TABLE), match: numbered('match'), step: numbered('step') }
    case 'matches/3': {
      if (!TABLE.test(name) || !NUMBER.test(more)) return null
      const seat = asked('seat', VIEWPOINT)
      const viewpoint = seat === null || seat === 'watcher' || seat === 'all' ? seat : Number(seat)
      return { page: 'replay', table: name, match: Number(more), seat: viewpoint, step: numbered('step') }
    }
    case 'players/2':
      return PLAYER.test(name) ? { page: 'player', player: name } : null
    case 'matches/1':
    case 'players/1':
    case 'account/1':
    case 'admin/1':
      return { page: kind as 'matches' | 'players' | 'account' | 'admin' }
    default:
      return null
  }
}

/** The path of a place, as `parsePath` reads it. */
export function pathOf(language: Language, place: Place): string {
  return `/${language}${pathIn(place)}`
}

function pathIn(place: Place): string {
  switch (place.page) {
    case 'start':
    case 'nowhere':
      return '/'
    case 'table':
      return `/t/${place.table}${queryOf({ invitation: place.invitation })}`
    case 'rules':
      return `/rules/${place.game}`
    case 'guide':
      return `/learn/${place.game}`
    case 'verify':
      return `/verify${queryOf({ table: place.table, match: place.match })}`
    case 'review':
      return `/review${queryOf({ table: place.table, match: place.match, step: place.step })}`
    case 'replay':
      return `/matches/${place.table}/${place.match}${queryOf({ seat: place.seat, step: place.step })}`
    case 'player':
      return `/players/${place.player}`
    default:
      return `/${place.page}`
  }
}

function queryOf(values: Record<string, string | number | null>): string {
  const given = Object.entries(values).flatMap(([key, value]) => (value === null ? [] : [[key, String(value)]]))
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}
