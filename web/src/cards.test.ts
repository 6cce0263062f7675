import { beforeEach, describe, expect, test, vi } from 'vitest'
import script from '../public/look.js?raw'

const kept = new Map<string, string>()
const root = { dataset: {}, style: { setProperty: () => {} }, toggleAttribute: () => {}, hasAttribute: () => false }

async function open(look: object = {}) {
  kept.set('tapete.look', JSON.stringify(look))
  vi.resetModules()
  ;(0, eval)(script)
  const { settings } = await import('./settings.svelte')
  const { sets } = await import('./packs/sets.svelte')
  return { settings, sets, ...(await import('./cards')) }
}

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('document', { documentElement: root })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

const SUITS = ['o', 'c', 'e', 'b']
const VALUES = [1, 2, 3, 4, 5, 6, 7, 10, 11, 12]
const PACK = SUITS.flatMap((suit) => VALUES.map((value) => `${value}${suit}`))

describe('the picture of a card', () => {
  test.each([
    [{}, '/cards/copas-7.svg'],
    [{ fourColours: true }, '/cards/four-colours/copas-7.svg'],
    [{ largeIndex: true }, '/cards/large-index/copas-7.svg'],
    [{ fourColours: true, largeIndex: true }, '/cards/large-four/copas-7.svg'],
  ])('is from the start of the set that %o asks for', async (look, address) => {
    const { pictureOf } = await open(look)
    expect(pictureOf('7c')).toContain(address)
    expect(new Set(PACK.map(pictureOf)).size).toBe(40)
  })

  test('is of the pack as it is until a set that is switched on has come', async () => {
    const { pictureOf, settings, sets } = await open()
    settings.setLook({ fourColours: true })
    expect(pictureOf('7c')).toContain('/cards/copas-7.svg')
    await sets.load('four-colours')
    expect(pictureOf('7c')).toContain('/four-colours/')
    settings.setLook({ fourColours: false })
    expect(pictureOf('7c')).toContain('/cards/copas-7.svg')
  })

  test('of the other pack and of both backs is one only', async () => {
    const { pictureOf } = await open({ fourColours: true, largeIndex: true })
    for (const [code, file] of [['cat', 'gnav-cat'], ['IV', 'gnav-IV'], ['back', 'back'], ['gback', 'gnav-back']] as const)
      expect(pictureOf(code)).toContain(`/cards/${file}.svg`)
  })

  test('is none of a card that there is not', async () => {
    const { pictureOf } = await open({ fourColours: true })
    expect(() => pictureOf('8o')).toThrow('no card 8o')
  })
})
