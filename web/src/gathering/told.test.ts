import { expect, test } from 'vitest'
import type { GameInfo, Settings } from '../wire'
import { changedOptions, clockTold, watchTold } from './told'

const settings: Settings = {
  title: '',
  open: false,
  rated: false,
  clock: 'none',
  watch: false,
  hold: 'trick',
  talk: 'phrases',
}

const gnav: GameInfo = {
  game: 'gnav',
  options: [
    { name: 'players', rule: 'G1', standard: 4, low: 2, high: 8, nullable: false },
    { name: 'lives', rule: 'G2', standard: 3, low: 1, high: 9, nullable: false },
    { name: 'cat_undoes', rule: 'G18', standard: true, low: 0, high: 0, nullable: false },
  ],
}

test('a clock is told in seconds', () => {
  expect(clockTold('none')).toEqual({ id: 'gathering-clock-seconds-none' })
  expect(clockTold('fast')).toEqual({ id: 'gathering-clock-seconds', vars: { turn: 5, bank: 10 } })
})

test('who may watch is told by when they see it', () => {
  expect(watchTold(settings, 'gnav').id).toBe('gathering-watch-no')
  expect(watchTold({ ...settings, watch: true }, 'gnav')).toEqual({ id: 'gathering-hold-trick', vars: { game: 'gnav' } })
})

test('only what differs from the usual game is told, and never the number of players', () => {
  expect(changedOptions(gnav, { players: 6, lives: 3, cat_undoes: true })).toEqual([])
  expect(changedOptions(gnav, { players: 6, lives: 5, cat_undoes: false })).toEqual([
    { name: 'rules-gnav-option-lives-name', value: 5 },
    { name: 'rules-gnav-option-cat-undoes-name', value: false },
  ])
})
