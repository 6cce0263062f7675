/** Figures in the manner of the language, with a true minus sign. */

import { manners } from '../manners'
import { words } from '../words.svelte'

function told(value: number, options: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(manners(words.language), options).format(value).replace('-', '−')
}

export const whole = (value: number): string => told(value, { maximumFractionDigits: 0 })

/** With one decimal. */
export const decimal = (value: number): string => told(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** A share from 0 to 1. */
export const perCent = (share: number): string => told(share, { style: 'percent', maximumFractionDigits: 0 })
