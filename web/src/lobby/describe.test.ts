import { describe, expect, test } from 'vitest'
import type { LobbyTable } from '../wire'
import { factsOf, seatsOf, titleOf } from './describe'

const table = (change: Partial<LobbyTable> = {}): LobbyTable => ({
  table: 'a1',
  game: 'comemierda',
  title: '',
  host: 'Jon',
  seats: ['person', 'person', 'robot', 'empty'],
  options: { players: 4, target: 21 },
  clock: 'none',
  rated: false,
  gathering: true,
  number: 0,
  watch: true,
  watchers: 0,
  ...change,
})

describe('a table of the lobby', () => {
  test('is called by its title, by its host, or by its robots', () => {
    expect(titleOf(table({ title: 'The long one' }))).toBe('The long one')
    expect(titleOf(table())).toEqual({ id: 'lobby-table-of', vars: { host: 'Jon' } })
    expect(titleOf(table({ host: '' }))).toMatchObject({ id: 'lobby-table-robots' })
  })

  test('tells no more than is unusual', () => {
    expect(factsOf(table())).toEqual([{ id: 'lobby-comemierda', vars: { target: 21 } }])
    expect(factsOf(table({ options: { players: 4, target: null } }))[0]?.vars).toEqual({ target: 0 })
  })

  test('tells house rules, pace, that it counts, how far it is and who watches', () => {
    const busy = table({
      game: 'gnav',
      options: { players: 5, lives: 5, cat_undoes: false, fool_rests: false },
      clock: 'fast',
      rated: true,
      gathering: false,
      number: 7,
      watchers: 2,
    })
    expect(factsOf(busy)).toEqual([
      { id: 'lobby-gnav', vars: { lives: 5 } },
      { id: 'lobby-house-rules', vars: { count: 2 } },
      { id: 'lobby-clock-fast', vars: {} },
      { id: 'lobby-rated', vars: {} },
      { id: 'lobby-at-gnav', vars: { number: 7 } },
      { id: 'lobby-watchers', vars: { count: 2 } },
    ])
  })

  test('counts its seats', () => {
    expect(seatsOf(table())).toEqual({ taken: 3, of: 4, robots: 1 })
  })
})
