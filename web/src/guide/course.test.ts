import { beforeEach, describe, expect, test } from 'vitest'
import english from '../../../src/tapete/words/locales/en/guide.ftl?raw'
import type { Game } from '../places'
import { Course } from './course.svelte'
import { preparedHand, type Burst } from './hands'
import { placesOf, plans } from './plan'
import { PreparedRoom } from './room'

const GAMES: Game[] = ['comemierda', 'gnav']
const NAMES = ['Ana', 'Marit', 'Lope', 'Iria']

async function begun(game: Game) {
  const hand = await preparedHand(game)
  const room = new PreparedRoom(game, hand, NAMES)
  const course = new Course(room, plans[game], (then) => {
    then()
    return () => {}
  })
  await Promise.resolve()
  return { hand, room, course }
}

type Begun = Awaited<ReturnType<typeof begun>>

/** Does what is wanted until this step is said. */
async function walkTo({ room, course }: Begun, id: string): Promise<string[]> {
  const told: string[] = []
  for (let turn = 0; turn < 200 && course.step?.id !== id; turn++) {
    if (!course.step) {
      course.seen(room.at)
      continue
    }
    told.push(course.step.id)
    const wanted = room.wants
    if (!wanted) course.goOn()
    else if (wanted.kind === 'next') await room.connection.nextDeal()
    else await room.connection.act(wanted)
  }
  return told
}

describe.each(GAMES)('the guided hand of %s', (game) => {
  let all: Begun
  beforeEach(async () => void (all = await begun(game)))

  test('is a table like any other to whoever learns', () => {
    expect(all.room.connection).toMatchObject({ status: 'open', state: { seat: 0, game, view: { seat: 0 } } })
  })

  test('is walked to its end in at most twelve steps, each said once, in their order', async () => {
    const told = await walkTo(all, 'end')
    expect([...told, 'end']).toEqual(plans[game].map(({ id }) => id))
    expect(told.length).toBeLessThan(12)
    expect(all.course.last).toBe(true)
    expect(all.room.at).toBe(all.hand.length - 1)
  })

  test('has words for every step, and for no other', () => {
    const ids = [...english.matchAll(new RegExp(`^guide-${game}-([a-z]+) =`, 'gm'))].map(([, id]) => id)
    expect(ids.filter((id) => id !== 'keys')).toEqual(plans[game].map(({ id }) => id))
  })

  test('points at every choice', async () => {
    const { hand } = all
    const asked = hand.flatMap(({ wants }, at) => (wants || hand[at + 1]?.events[0]?.kind === 'dealt' ? [at] : []))
    expect(plans[game].map(({ at }) => at)).toEqual(expect.arrayContaining(asked))
    for (const { wants } of hand) if (wants) expect(placesOf(wants).length).toBeGreaterThan(0)
  })

  test('does not go on before its time', async () => {
    const { room, course } = all
    course.seen(room.at)
    expect(course.step).not.toBeNull()
    expect((await room.connection.nextDeal()).type).toBe('refused')
    course.seen(room.at)
    expect([room.at, course.taken]).toEqual([0, 0])
  })
})

describe('whoever tries something else', () => {
  test('is refused in a friendly way, and nothing changes', async () => {
    const all = await begun('comemierda')
    await walkTo(all, 'higher')
    const before = all.room.connection.state
    const answer = await all.room.connection.act({ kind: 'play', cards: ['12e'] })
    expect(answer).toMatchObject({ type: 'refused', code: 'guide-other', rule: null })
    expect(all.room.connection.state).toBe(before)
    all.course.goOn()
    expect(all.course.step?.id).toBe('higher')
  })

  test('is told the rule where one forbids it', async () => {
    const all = await begun('comemierda')
    await walkTo(all, 'count')
    const { connection } = all.room
    expect(await connection.why({ kind: 'play', cards: ['4o', '4c'] })).toMatchObject({ code: 'comemierda-not-higher', rule: 'C6' })
    expect(await connection.why({ kind: 'pass' })).toMatchObject({ code: 'guide-other' })
  })

  test('while others play is told to wait', async () => {
    const { room } = await begun('comemierda')
    expect(await room.connection.why({ kind: 'pass' })).toMatchObject({ code: 'room-not-now' })
  })

  test('may name the cards in any order', async () => {
    const all = await begun('comemierda')
    await walkTo(all, 'count')
    expect((await all.room.connection.act({ kind: 'play', cards: ['7b', '7o'] })).type).toBe('done')
  })

  test('may leave', async () => {
    const { room } = await begun('gnav')
    expect((await room.connection.leave()).type).toBe('done')
  })
})

test('what matters to others only is told at once', async () => {
  const all = await begun('comemierda')
  await walkTo(all, 'out')
  const told: Burst['events'] = []
  all.room.connection.onhappened(({ events }) => void told.push(...events))
  await walkTo(all, 'offices')
  expect(told.at(-1)?.kind).toBe('scored')
  expect(told.length).toBeGreaterThan(15)
})
