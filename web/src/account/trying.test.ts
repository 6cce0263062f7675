import { describe, expect, test } from 'vitest'
import { Refusal } from '../api'
import { Trying } from './trying.svelte'

/** Something that ends when the test likes, as it likes. */
function held() {
  let ends = (): void => {}
  let fails: (why: Refusal) => void = () => {}
  const promise = new Promise<void>((resolve, reject) => ([ends, fails] = [resolve, reject]))
  const asked: string[] = []
  return { asked, ends, fails, what: (name: string) => () => (asked.push(name), promise) }
}

describe('what may be refused', () => {
  test('is done once at a time', async () => {
    const trying = new Trying()
    const { asked, ends, what } = held()
    const first = trying.run(what('first'))
    expect(await trying.run(what('second'))).toBe(false)
    ends()
    expect(await first).toBe(true)
    expect([asked, trying.busy]).toEqual([['first'], false])
  })

  test('tells why not', async () => {
    const trying = new Trying()
    expect(await trying.run(() => Promise.reject(new Refusal('refused-room-banned')))).toBe(false)
    expect([trying.trouble, trying.busy]).toEqual(['refused-room-banned', false])
  })

  test('is not left out where each counts, whatever became of the one before', async () => {
    const trying = new Trying()
    const { asked, fails, what } = held()
    const first = trying.inTurn(what('first'))
    const second = trying.inTurn(async () => void asked.push('second'))
    await Promise.resolve()
    expect(asked).toEqual(['first'])
    fails(new Refusal('refused-room-trouble'))
    expect(await Promise.all([first, second])).toEqual([false, true])
    expect([asked, trying.trouble]).toEqual([['first', 'second'], ''])
  })
})
