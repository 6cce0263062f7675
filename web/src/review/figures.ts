/** Figures of a review in the manner of the language: chances in per cent, or points. */

import { decimal } from '../looking/number'
import { manners } from '../manners'
import type { Review } from '../wire'
import { words } from '../words.svelte'

type Measure = Review['measure']

function percent(value: number, digits: number): string {
  const options = { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits } as const
  return new Intl.NumberFormat(manners(words.language), options).format(value).replace('-', '−')
}

/** What something is worth or costs, with one decimal. */
export const worth = (measure: Measure, value: number): string =>
  measure === 'match' ? percent(value, 1) : decimal(value)

/** The same without decimals where they are of no use: along the edge of a chart. */
export const rough = (measure: Measure, value: number): string =>
  measure === 'match' ? percent(value, 0) : decimal(value)

/** A change, with its sign. */
export const change = (measure: Measure, value: number): string =>
  (worth(measure, value) === worth(measure, 0) || value < 0 ? '' : '+') + worth(measure, value)

/** A cost in words needs no sign of per cent: of a hundred chances, or points. */
export const cost = (measure: Measure, value: number): string => decimal(measure === 'match' ? 100 * value : value)
