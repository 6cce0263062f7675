import { expect, test } from 'vitest'
import { FakeWorld } from '../testing/line'
import type { Lobby } from '../wire'
import { LobbyLine } from './line.svelte'

const told = (people: number): Lobby => ({
  type: 'lobby',
  gathering: [],
  playing: [],
  featured: null,
  people,
  announcement: null,
})

function opened() {
  const world = new FakeWorld()
  const line = new LobbyLine(world)
  world.line.open()
  world.line.say(told(1))
  return { world, line }
}

test('what is told last stands', () => {
  const { world, line } = opened()
  expect(world.paths).toEqual(['/ws/lobby'])
  world.line.say(told(4))
  expect(line.lobby?.people).toBe(4)
})

test('a lost line comes back, later each time, and keeps what it told', () => {
  const { world, line } = opened()
  world.line.close()
  expect(line.lost).toBe(true)
  expect(line.lobby?.people).toBe(1)
  expect(world.ring()).toBe(1_000)
  world.line.close()
  expect(world.ring()).toBe(2_000)
  world.line.open()
  world.line.say(told(2))
  expect(line.lost).toBe(false)
  world.line.close()
  expect(world.ring()).toBe(1_000)
})

test('a page that nobody sees holds no line, and asks for one when it is seen again', () => {
  const { world, line } = opened()
  line.pause()
  expect(world.line.readyState).toBe(3)
  expect(line.lost).toBe(false)
  expect(world.timers).toEqual([])
  line.resume()
  line.resume()
  expect(world.sockets).toHaveLength(2)
})

test('whoever is turned away is told so and asks no more, but for a wish', () => {
  const { world, line } = opened()
  world.line.close(1008)
  expect([line.turnedAway, line.lost]).toEqual([true, false])
  expect(world.timers).toEqual([])
  line.pause()
  line.resume()
  expect(world.sockets).toHaveLength(1)
  line.askAgain()
  expect(line.turnedAway).toBe(false)
  world.line.open()
  world.line.say(told(3))
  expect(line.lobby?.people).toBe(3)
})
