import { describe, expect, test } from 'vitest'
import { parsePath, pathOf, type Place } from './places'

const places: [string, Place][] = [
  ['/es/', { page: 'start' }],
  ['/es/t/k3x9', { page: 'table', table: 'k3x9', invitation: null }],
  ['/es/t/k3x9?invitation=Zm9v_-', { page: 'table', table: 'k3x9', invitation: 'Zm9v_-' }],
  ['/es/rules/gnav', { page: 'rules', game: 'gnav' }],
  ['/es/learn/comemierda', { page: 'guide', game: 'comemierda' }],
  ['/es/verify', { page: 'verify', table: null, match: null }],
  ['/es/verify?table=k3x9', { page: 'verify', table: 'k3x9', match: null }],
  ['/es/verify?table=k3x9&match=2', { page: 'verify', table: 'k3x9', match: 2 }],
  ['/es/review', { page: 'review', table: null, match: null, step: null }],
  ['/es/review?table=k3x9&match=2', { page: 'review', table: 'k3x9', match: 2, step: null }],
  ['/es/review?table=k3x9&match=2&step=17', { page: 'review', table: 'k3x9', match: 2, step: 17 }],
  ['/es/matches', { page: 'matches' }],
  ['/es/matches/k3x9/2', { page: 'replay', table: 'k3x9', match: 2, seat: null, step: null }],
  ['/es/matches/k3x9/2?seat=3&step=17', { page: 'replay', table: 'k3x9', match: 2, seat: 3, step: 17 }],
  ['/es/matches/k3x9/2?seat=all', { page: 'replay', table: 'k3x9', match: 2, seat: 'all', step: null }],
  ['/es/players', { page: 'players' }],
  ['/es/players/9f2c-_A', { page: 'player', player: '9f2c-_A' }],
  ['/es/account', { page: 'account' }],
  ['/es/admin', { page: 'admin' }],
]

describe('an address', () => {
  test.each(places)('%s leads there and back', (path, place) => {
    const { pathname, search } = new URL(path, 'http://localhost')
    expect(parsePath(pathname, search)).toEqual({ language: 'es', place })
    expect(pathOf('es', place)).toBe(path)
  })

  test('keeps its place in another language', () => {
    const { place } = parsePath('/es/t/k3x9')
    expect(pathOf('en', place)).toBe('/en/t/k3x9')
  })

  test('without a language is the start page', () => {
    expect(parsePath('/')).toEqual({ language: null, place: { page: 'start' } })
  })

  test('lets go of what makes no sense in it', () => {
    expect(parsePath('/es/t/a1', '?invitation=%3Cb%3E').place).toEqual({ page: 'table', table: 'a1', invitation: null })
    expect(parsePath('/es/matches/a1/1', '?seat=9x&step=-1').place).toMatchObject({ seat: null, step: null })
  })

  test.each(['/xx/', '/es/t', '/es/t/a/b', '/es/t/%E0%A4', '/es/rules/poker', '/es/learn/poker', '/es/nothing', '/es/matches/a1', '/es/matches/a1/x', '/es/players/a/b'])('%s leads nowhere', (path) => {
    expect(parsePath(path).place).toEqual({ page: 'nowhere' })
  })
})
