import { describe, expect, test } from 'vitest'
import { parsePath, pathOf, type Place } from './router.svelte'

const places: [string, Place][] = [
  ['/es/', { page: 'start' }],
  ['/es/t/k3x9', { page: 'table', table: 'k3x9' }],
  ['/es/rules/gnav', { page: 'rules', game: 'gnav' }],
  ['/es/verify', { page: 'verify', table: null }],
  ['/es/verify?table=k3x9', { page: 'verify', table: 'k3x9' }],
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

  test.each(['/xx/', '/es/t', '/es/t/a/b', '/es/t/%E0%A4', '/es/rules/poker', '/es/nothing'])('%s leads nowhere', (path) => {
    expect(parsePath(path).place).toEqual({ page: 'nowhere' })
  })
})
