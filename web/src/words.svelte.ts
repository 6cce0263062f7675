/** The words of the page: the same Fluent catalogues for server and browser, one language at a time, each area when it is needed. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import readText from 'virtual:catalogues'
import LANGUAGES from '../../src/tapete/words/locales/languages.json'
import type { Area } from './areas'
import { manners } from './manners'

/** Every language there is, by its own name, in the order in which they are offered. */
export { LANGUAGES }

export type Language = keyof typeof LANGUAGES

export const isLanguage = (code: string): code is Language => Object.hasOwn(LANGUAGES, code)

/** Whether the room asks for names that offend nobody: its page says so. */
const POLITE = globalThis.document?.documentElement.dataset.polite !== undefined

async function read(language: Language, area: Area): Promise<FluentResource> {
  return new FluentResource(await readText(language, area))
}

class Words {
  language = $state<Language>('en')
  #bundle = $state.raw<FluentBundle | null>(null)
  #asked: Language | null = null
  #held: ReadonlySet<Area> = new Set()
  #reading: Promise<void> = Promise.resolve()
  readonly #wanted = new Set<Area>(POLITE ? ['room', 'polite'] : ['room'])

  /** Speaks `language` from now on, once its catalogues are here. */
  load(language: Language): Promise<void> {
    this.#asked = language
    return this.#catchUp()
  }

  /** Once this has ended, the words of these areas can be said, in this language and in any that comes after it. */
  want(...areas: Area[]): Promise<void> {
    for (const area of areas) this.#wanted.add(area)
    return this.#asked === null ? Promise.resolve() : this.#catchUp()
  }

  /** Says names that offend nobody from now on, or the usual ones again. */
  politely(yes: boolean): Promise<void> {
    if (yes) this.#wanted.add('polite')
    else this.#wanted.delete('polite')
    return this.want()
  }

  /** One after another, so that what was asked for last is what is spoken. */
  #catchUp(): Promise<void> {
    const read = (): Promise<void> => this.#read()
    return (this.#reading = this.#reading.then(read, read))
  }

  async #read(): Promise<void> {
    const language = this.#asked ?? this.language
    const areas = [...this.#wanted]
    const holds = areas.length === this.#held.size && areas.every((area) => this.#held.has(area))
    if (this.#bundle && language === this.language && holds) return
    const bundle = new FluentBundle(manners(language), { useIsolating: false })
    const resources = await Promise.all(areas.map((area) => read(language, area))).catch((error: unknown) => {
      // a language whose words did not come is not spoken of a sudden when others do
      if (this.#asked === language && this.#bundle) this.#asked = this.language
      throw error
    })
    // polite names stand in the place of the usual ones, which the first area has brought
    resources.forEach((resource, at) => bundle.addResource(resource, { allowOverrides: areas[at] === 'polite' }))
    this.#bundle = bundle
    this.#held = new Set(areas)
    this.language = language
  }

  /** The message `id`, or its attribute as `id.attribute`; the bare id where the catalogue has none. */
  say = (id: string, vars?: Record<string, FluentVariable>): string => {
    const bundle = this.#bundle
    const [name = id, attribute] = id.split('.')
    const message = bundle?.getMessage(name)
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute]
    return bundle && pattern ? bundle.formatPattern(pattern, vars ?? null, []) : id
  }

  /** A phrase made the beginning of a sentence. */
  sentence(phrase: string): string {
    return phrase.charAt(0).toLocaleUpperCase(this.language) + phrase.slice(1)
  }
}

export const words = new Words()
