import { expect, test } from 'vitest'
import '../testing/page'
import { pictureOf } from '../cards'
import { plans, SHORT, type Game, type Plan } from './plan'

const catalogues = import.meta.glob<string>('../../../src/tapete/words/locales/en/rules-*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const games = Object.keys(plans) as Game[]

/** What the page of a game says, as message ids without `rules-<game>-`. */
function said({ sections, options }: Plan): string[] {
  const rules = sections.flatMap((section) => section.rules)
  return [
    ...['title', 'intro', 'order-label', 'section-short', 'section-options', 'options-intro'],
    ...SHORT.map((place) => `short-${place}`),
    ...sections.map(({ id }) => `section-${id}`),
    ...rules.map(({ id }) => id),
    ...rules.flatMap(({ example }) => (example ? [`example-${example.name}`] : [])),
    ...options.flatMap((name) => [`option-${name}`, `option-${name}-name`]),
  ]
}

function written(game: Game): string[] {
  const text = catalogues[`../../../src/tapete/words/locales/en/rules-${game}.ftl`]!
  return [...text.matchAll(/^rules-(?:comemierda|gnav)-([a-z0-9-]+) =/gm)].map((match) => match[1]!)
}

test.each(games)('the page of %s says all that is written, each once', (game) => {
  const table = written(game).filter((id) => id.startsWith('points-'))
  expect([...said(plans[game]), ...table].sort()).toEqual(written(game).sort())
})

test.each(games)('every card on the page of %s has a picture', (game) => {
  const rules = plans[game].sections.flatMap((section) => section.rules)
  const cards = [...plans[game].order, ...rules.flatMap((rule) => [...(rule.cards ?? []), ...(rule.example?.cards.flat() ?? [])])]
  expect(cards.filter((code) => !pictureOf(code))).toEqual([])
})

test.each(games)('in the examples of %s every card has a name below it, or none has', (game) => {
  const examples = plans[game].sections.flatMap((section) => section.rules.flatMap((rule) => rule.example ?? []))
  for (const { cards, names } of examples) if (names) for (const group of cards) expect(group).toHaveLength(names.length)
})
