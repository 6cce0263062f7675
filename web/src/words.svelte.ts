/** The words of the page: one Fluent catalogue for server and browser, one language at a time. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

/** Every language there is, by its own name. */
export const LANGUAGES = { en: 'English', es: 'Español' } as const

export type Language = keyof typeof LANGUAGES

const catalogues: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./locales/en'),
  es: () => import('./locales/es'),
}

export const isLanguage = (code: string): code is Language => Object.hasOwn(LANGUAGES, code)

async function readBundle(language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false })
  const { default: texts } = await catalogues[language]()
  for (const text of texts) bundle.addResource(new FluentResource(text))
  return bundle
}

class Words {
  language = $state<Language>('en')
  #bundle = $state.raw<FluentBundle | null>(null)

  /** Speaks `language` from now on, once its catalogue is here. */
  async load(language: Language): Promise<void> {
    const bundle = await readBundle(language)
    this.#bundle = bundle
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
