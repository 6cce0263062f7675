/**
 * Where we are: `/{language}/`, `/{language}/t/{table}`, `/{language}/rules/{game}`, `/{language}/verify?table={table}`.
 * The address carries the language.
 */

import { isLanguage, words, type Language } from './words.svelte'

export type Place =
  | { page: 'start' }
  | { page: 'table'; table: string }
  | { page: 'rules'; game: 'comemierda' | 'gnav' }
  | { page: 'verify'; table: string | null }
  | { page: 'nowhere' }

const TABLE = /^[a-z0-9]+$/

/** The language of an address, if it names one, and the place. */
export function parsePath(path: string, search = ''): { language: Language | null; place: Place } {
  const [code = '', ...rest] = path.split('/').filter(Boolean)
  if (!isLanguage(code)) return { language: null, place: code === '' ? { page: 'start' } : { page: 'nowhere' } }
  const [kind, name] = rest
  let place: Place = { page: 'nowhere' }
  if (rest.length === 0) place = { page: 'start' }
  else if (rest.length === 2 && kind === 't' && TABLE.test(name ?? '')) place = { page: 'table', table: name! }
  else if (rest.length === 2 && kind === 'rules' && (name === 'comemierda' || name === 'gnav'))
    place = { page: 'rules', game: name }
  else if (rest.length === 1 && kind === 'verify') {
    const table = new URLSearchParams(search).get('table') ?? ''
    place = { page: 'verify', table: TABLE.test(table) ? table : null }
  }
  return { language: code, place }
}

export function pathOf(language: Language, place: Place): string {
  if (place.page === 'table') return `/${language}/t/${place.table}`
  if (place.page === 'rules') return `/${language}/rules/${place.game}`
  if (place.page === 'verify') return `/${language}/verify${place.table ? `?table=${place.table}` : ''}`
  return `/${language}/`
}

class Router {
  place = $state.raw<Place>({ page: 'start' })

  get home(): string {
    return pathOf(words.language, { page: 'start' })
  }

  rules(game: 'comemierda' | 'gnav'): string {
    return pathOf(words.language, { page: 'rules', game })
  }

  verify(table: string | null): string {
    return pathOf(words.language, { page: 'verify', table })
  }

  /** Reads the address; the page can be shown once this has ended. */
  async begin(): Promise<void> {
    const { language, place } = parsePath(location.pathname, location.search)
    const told = document.documentElement.lang
    await this.#load(language ?? (isLanguage(told) ? told : 'en'))
    this.place = place
    addEventListener('popstate', () => void this.#follow())
    addEventListener('click', (event) => this.#clicked(event))
  }

  /** Goes to a place in the language spoken now. */
  go(place: Place): void {
    history.pushState(null, '', pathOf(words.language, place))
    this.place = place
    scrollTo(0, 0)
  }

  /** Changes the language and nothing else: the same page, the same table, remembered for the next visit. */
  async speak(language: Language): Promise<void> {
    await this.#load(language)
    document.cookie = `lang=${language}; path=/; max-age=31536000; samesite=lax`
    if (this.place.page !== 'nowhere') history.replaceState(null, '', pathOf(language, this.place) + location.hash)
  }

  async #load(language: Language): Promise<void> {
    await words.load(language)
    document.documentElement.lang = language
  }

  async #follow(): Promise<void> {
    const { language, place } = parsePath(location.pathname, location.search)
    if (language && language !== words.language) await this.#load(language)
    this.place = place
  }

  /** Follows a link into one of our pages without loading anything anew. */
  #clicked(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return
    const link = (event.target as Element | null)?.closest('a')
    if (!link || link.target || link.origin !== location.origin) return
    if (link.pathname === location.pathname && link.hash) return
    const { language, place } = parsePath(link.pathname, link.search)
    if (!language || place.page === 'nowhere') return
    event.preventDefault()
    if (language === words.language) this.go(place)
    else void this.speak(language).then(() => this.go(place))
  }
}

export const router = new Router()
