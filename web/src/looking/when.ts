import { manners } from '../manners'
import { words } from '../words.svelte'

const date = (seconds: number): Date => new Date(seconds * 1000)

/** A moment the server told, in the manner of the language: 3 May 2026, 21:40. */
export const moment = (seconds: number): string =>
  new Intl.DateTimeFormat(manners(words.language), { dateStyle: 'medium', timeStyle: 'short' }).format(date(seconds))

/** The day of such a moment. */
export const day = (seconds: number): string =>
  new Intl.DateTimeFormat(manners(words.language), { dateStyle: 'medium' }).format(date(seconds))

/** As a `time` element wants it. */
export const machine = (seconds: number): string => date(seconds).toISOString()
