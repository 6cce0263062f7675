import { expect, test } from 'vitest'
import { inTurn } from './inturn'

test('what is given begins once what was given before is done, also if that failed', async () => {
  const queue = inTurn()
  const done: string[] = []
  let fail = (_: Error): void => {}
  const first = queue(() => new Promise<void>((_, reject) => (fail = reject)))
  const second = queue(async () => void done.push('second'))
  await new Promise((rest) => setTimeout(rest))
  expect(done).toEqual([])
  fail(new Error('no'))
  await expect(first).rejects.toThrow('no')
  await second
  expect(done).toEqual(['second'])
})

test('the answer comes to whoever asked', async () => {
  const queue = inTurn()
  expect(await Promise.all([queue(async () => 1), queue(async () => 'two')])).toEqual([1, 'two'])
})
