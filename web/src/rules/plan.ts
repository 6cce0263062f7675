/** How the rules pages are laid out: where each rule stands and which cards show it. The words are in the catalogues. */

import type { IconName } from '../parts/icons'

export type Game = 'comemierda' | 'gnav'

/** Groups of cards, what was before what comes of it. */
export type Cards = readonly (readonly string[])[]

export interface Example {
  /** Message `rules-<game>-example-<name>`. */
  name: string
  cards: Cards
  /** Whose card each one of a group is, where that matters. */
  names?: readonly string[]
}

export interface Rule {
  /** Its number in small letters: the anchor, and message `rules-<game>-<id>`. Without one, `order` tells of the pack. */
  id: string
  cards?: readonly string[]
  example?: Example
}

export interface Section {
  /** Message `rules-<game>-section-<id>`; also the anchor. */
  id: string
  rules: readonly Rule[]
}

export interface Plan {
  sections: readonly Section[]
  /** One card of each value or rank, from low to high. */
  order: readonly string[]
  /** As the messages name them, in the order of the options. */
  options: readonly string[]
}

const comemierda: Plan = {
  order: ['3b', '4c', '5e', '6o', '7b', '10c', '11e', '12o', '1b', '2c', '2o'],
  sections: [
    { id: 'cards', rules: [{ id: 'c4' }] },
    { id: 'start', rules: [{ id: 'c1' }, { id: 'c2' }, { id: 'c3', cards: ['3o'] }] },
    {
      id: 'trick',
      rules: [
        { id: 'c5' },
        { id: 'c6', example: { name: 'follow', cards: [['5e', '5b'], ['7c', '7e']] } },
        { id: 'c7', example: { name: 'two', cards: [['12c', '12e'], ['2o']] } },
        { id: 'c8' },
        { id: 'c9', example: { name: 'round', cards: [['4c'], ['7b'], ['12e']] } },
        { id: 'c10', example: { name: 'last', cards: [['4o'], ['5c']] } },
      ],
    },
    { id: 'offices', rules: [{ id: 'c11' }, { id: 'c12' }, { id: 'c13' }] },
    {
      id: 'exchange',
      rules: [
        { id: 'c20' },
        { id: 'c21' },
        { id: 'c22' },
        { id: 'c23' },
        { id: 'c24', example: { name: 'gift', cards: [['12b', '1b', '1e', '1c'], ['1c', '1e']] } },
      ],
    },
    { id: 'points', rules: [{ id: 'c30' }, { id: 'c31', example: { name: 'points', cards: [] } }, { id: 'c32' }] },
  ],
  options: [
    'players',
    'target',
    'escalating',
    'pass-locks-out',
    'equal-may-be-played',
    'first-lead-shows-three',
    'blind-exchange',
    'presidente-opens',
    'no-finish-on-two-of-oros',
  ],
}

/** Who sits in the examples of Gnav, in order of acting; the messages speak of the same people. */
const names = ['Ana', 'Jon', 'Inés', 'Lope']

const gnav: Plan = {
  order: [
    'fool', 'owl', 'pot', '0', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII',
    'house', 'horse', 'cat', 'dragoon', 'cuckoo',
  ],
  sections: [
    { id: 'cards', rules: [{ id: 'order' }] },
    { id: 'deal', rules: [{ id: 'g1' }, { id: 'g2', cards: ['fool'] }, { id: 'g3' }] },
    {
      id: 'turn',
      rules: [
        { id: 'g4' },
        {
          id: 'g5',
          example: {
            name: 'swaps',
            names,
            cards: [
              ['III', 'IX', 'VII', 'V'],
              ['IX', 'VII', 'V', 'VIII'],
            ],
          },
        },
      ],
    },
    {
      id: 'pictures',
      rules: [
        { id: 'g10' },
        {
          id: 'g6',
          cards: ['house', 'horse'],
          example: {
            name: 'house',
            names,
            cards: [
              ['II', 'house', 'XI', 'VI'],
              ['XI', 'house', 'VI', 'VII'],
            ],
          },
        },
        { id: 'g7', cards: ['dragoon'], example: { name: 'dragoon', names, cards: [['II', 'dragoon', 'VIII', 'VI']] } },
        { id: 'g8', cards: ['cat'], example: { name: 'cat', names, cards: [['II', 'IX', 'cat', 'V']] } },
        { id: 'g9', cards: ['cuckoo'] },
        { id: 'g11' },
      ],
    },
    {
      id: 'settlement',
      rules: [
        { id: 'g12' },
        { id: 'g13' },
        { id: 'g20', example: { name: 'fool', names, cards: [['fool', 'III', 'III', 'VIII']] } },
        { id: 'g21' },
        { id: 'g22' },
        { id: 'g23' },
      ],
    },
    { id: 'end', rules: [{ id: 'g24' }, { id: 'g25' }, { id: 'g26' }] },
  ],
  options: [
    'players',
    'lives',
    'fool-rests',
    'fool-spares-next-lowest',
    'cat-undoes',
    'cuckoo-costs-asker',
    'all-zero-replays',
  ],
}

export const plans: Record<Game, Plan> = { comemierda, gnav }

/** The four sentences of "In short". */
export const SHORT = [1, 2, 3, 4] as const

/** The standard points of C30, as a table beside the words: each office, in hands 1-2, 3-4 and later. */
export const POINTS: readonly { office: string; icon: IconName; points: readonly number[] }[] = [
  { office: 'presidente', icon: 'leaves', points: [2, 4, 6] },
  { office: 'vicepresidente', icon: 'leaf', points: [1, 2, 3] },
  { office: 'vicecomemierda', icon: 'fly', points: [0, 0, 0] },
  { office: 'comemierda', icon: 'flies', points: [-1, -2, -3] },
]
