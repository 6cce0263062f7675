/** Where we are: the address is the one truth, and changes without the page being loaded anew. */

import { at, within } from './base'
import { parsePath, pathOf, type Game, type Place } from './places'
import { goneForRenewal } from './renewal'
import { settings } from './settings.svelte'
import { isLanguage, words, type Language } from './words.svelte'

class Router {
  place = $state.raw<Place>({ page: 'start' })

  get home(): string {
    return this.to({ page: 'start' })
  }

  rules(game: Game): string {
    return this.to({ page: 'rules', game })
  }

  verify(table: string | null, match: number | null = null): string {
    return this.to({ page: 'verify', table, match })
  }

  /** The address of a place, in the language spoken now or in another. */
  to(place: Place, language: Language = words.language): string {
    return at(pathOf(language, place))
  }

  /** Reads the address; the page can be shown once this has ended. */
  async begin(): Promise<void> {
    const { language, place } = here(location)
    const told = document.documentElement.lang
    const spoken = isLanguage(told) ? told : 'en'
    // without a line the page may have come in another language, which is kept here with its words
    await this.#load(language ?? spoken).catch(() => this.#load(spoken))
    this.place = place
    settings.onlanguage = (chosen) => {
      if (isLanguage(chosen) && chosen !== words.language) void this.speak(chosen)
    }
    addEventListener('popstate', () => void this.#follow())
    addEventListener('click', (event) => this.#clicked(event))
  }

  /** Goes to a place in the language spoken now, or to a part of it. */
  go(place: Place, hash = ''): void {
    if (goneForRenewal(this.to(place) + hash)) return
    history.pushState(null, '', this.to(place) + hash)
    this.place = place
    scrollTo(0, 0)
  }

  /** Another moment of the same page: one can go back to the one before, and nothing scrolls. */
  turn(place: Place): void {
    history.pushState(null, '', this.to(place) + location.hash)
    this.place = place
  }

  /** The same page, told more exactly: a step further in a match, say. One does not go back to it. */
  amend(place: Place): void {
    history.replaceState(null, '', this.to(place) + location.hash)
    this.place = place
  }

  /**
   * Changes the language and nothing else: the same page, the same table, remembered for the next visit. Where its words
   * cannot be had, or another one is wished by then, nothing changes.
   */
  async speak(language: Language): Promise<void> {
    await this.#load(language).catch(() => {})
    if (words.language !== language) return
    document.cookie = `lang=${language}; path=${at('/')}; max-age=31536000; samesite=lax`
    settings.setLanguage(language)
    if (this.place.page !== 'nowhere') this.amend(this.place)
  }

  async #load(language: Language): Promise<void> {
    await words.load(language)
    document.documentElement.lang = words.language
  }

  async #follow(): Promise<void> {
    const { language } = here(location)
    if (language) await this.#load(language).catch(() => {})
    this.place = here(location).place
  }

  /** Follows a link into one of our pages without loading anything anew. */
  #clicked(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return
    const link = (event.target as Element | null)?.closest('a')
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname === location.pathname && link.hash) return
    const { language, place } = here(link)
    if (!language || place.page === 'nowhere') return
    event.preventDefault()
    if (language === words.language) this.go(place, link.hash)
    else void this.speak(language).then(() => this.go(place, link.hash))
  }
}

function here({ pathname, search }: { pathname: string; search: string }): ReturnType<typeof parsePath> {
  const path = within(pathname)
  return path === null ? { language: null, place: { page: 'nowhere' } } : parsePath(path, search)
}

export const router = new Router()
