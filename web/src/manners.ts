/**
 * How a language writes dates and figures: what to ask `Intl` for. Not every browser knows all of ours (Chromium has no
 * Basque and no Galician), and would fall back to the language of the machine: here one falls back to the nearest.
 */

const MANNERS: Readonly<Record<string, readonly string[]>> = {
  // dates go day first here, as the rest of the page speaks
  en: ['en-GB', 'en'],
  eu: ['eu', 'es'],
  gl: ['gl', 'es'],
}

/** The locales of a language for `Intl`, the best first. */
export const manners = (language: string): string[] => [...(MANNERS[language] ?? [language])]
