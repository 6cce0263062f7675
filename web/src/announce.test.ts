import { beforeEach, describe, expect, it } from 'vitest'
import { announce, announcer } from './announce.svelte'

const told = (): string[] => announcer.log.map(({ text }) => text)

describe('what is told politely', () => {
  beforeEach(() => announcer.forget())

  it('stands after what was told at once before it, the same words too', () => {
    for (const text of ['Ana passes', 'Pau passes', 'Pau passes']) announce(text)
    expect(told()).toEqual(['Ana passes', 'Pau passes', 'Pau passes'])
    expect(new Set(announcer.log.map(({ key }) => key)).size).toBe(3)
  })

  it('loses its oldest lines, and lets the others be', () => {
    announce('the first')
    const first = announcer.log[0]
    announce('the second')
    expect(announcer.log[0]).toBe(first)
    for (let k = 3; k <= 100; k++) announce(`number ${k}`)
    expect(told()).not.toContain('the first')
    expect(told().at(-1)).toBe('number 100')
    expect(told().length).toBeLessThan(50)
  })

  it('does not hold what is said at once, and forgets', () => {
    announce('Your turn', 'assertive')
    expect(told()).toEqual([])
    announce('Ana leads')
    announcer.forget()
    expect([announcer.assertive, ...told()]).toEqual([''])
  })
})
