import { describe, expect, it, vi } from 'vitest'
import '../testing/page'
import { announcer } from '../announce.svelte'
import type { TableConnection } from '../connection.svelte'
import type { ComemierdaEvent, Happened, Joined } from '../wire'
import { Show } from './show.svelte'
import { shownOf } from './shown'
import type { Burst } from './testing'
import { matches, talkOf } from './testing'

vi.mock('./choreography', () => ({ prepare: () => undefined, restBefore: () => Promise.resolve() }))

/** A line on which the test says what comes. */
function line() {
  let happened: (message: Happened) => void = () => undefined
  let joined: (message: Joined) => void = () => undefined
  const connection = {
    onhappened: (listener: typeof happened) => ((happened = listener), () => (happened = () => undefined)),
    onjoined: (listener: typeof joined) => ((joined = listener), () => (joined = () => undefined)),
  } as unknown as TableConnection
  return {
    connection,
    happens: (burst: Burst) => happened({ ...burst, type: 'happened', seq: 0, decision: null, sitters: null, host: null, clocks: [], said: [], agreed: [] }),
    rejoins: (view: Joined['view']) => joined({ view } as Joined),
  }
}

/** Long enough for all that is on its way: nothing here waits for a clock. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 5000; turn++) await Promise.resolve()
}

const { bursts } = matches[0]!
const [first, ...later] = bursts

describe('the table as it is shown', () => {
  it('shows the first deal though nothing was there before', async () => {
    const { connection, happens } = line()
    const show = new Show(() => talkOf(), { view: null } as Joined)
    show.follow(connection)
    expect(show.shown).toBeNull()
    happens(first!)
    await settled()
    expect(show.shown).toEqual(shownOf(first!.view))
    expect(show.history).toEqual(first!.events)
  })

  it('plays a whole match and ends as the server has it', async () => {
    const { connection, happens } = line()
    const show = new Show(() => talkOf(), { view: first!.view } as Joined)
    show.follow(connection)
    for (const burst of later) happens(burst)
    await settled()
    expect(show.shown).toEqual(shownOf(later.at(-1)!.view))
    expect(show.history).toEqual(later.at(-1)!.view.history)
    expect(show.moving).toBeNull()
  })

  it('waits from the moment on that something has happened: my turn of before is not taken for the next one', async () => {
    const { connection, happens } = line()
    const show = new Show(() => talkOf(), { view: first!.view } as Joined)
    show.follow(connection)
    expect(show.waiting).toBe(0)
    happens(later[0]!)
    happens(later[1]!)
    expect([show.moving, show.waiting]).toEqual([null, 2])
    await settled()
    expect(show.waiting).toBe(0)
    happens({ events: [], view: later[1]!.view })
    expect(show.waiting).toBe(0)
  })

  it('forgets what was on its way when the table is joined anew', async () => {
    const { connection, happens, rejoins } = line()
    const show = new Show(() => talkOf(), { view: first!.view } as Joined)
    show.follow(connection)
    for (const burst of later.slice(0, 9)) happens(burst)
    const fresh = later[20]!.view
    rejoins(fresh)
    await settled()
    expect(show.shown).toEqual(shownOf(fresh))
    expect(show.history).toEqual(fresh.history)
    expect(show.waiting).toBe(0)
  })

  it('stops when it follows no more', async () => {
    const { connection, happens } = line()
    const show = new Show(() => talkOf(), { view: first!.view } as Joined)
    show.follow(connection)()
    happens(later[0]!)
    await settled()
    expect(show.shown).toEqual(shownOf(first!.view))
  })

  it('tells those who listen what others do, and not what I do', async () => {
    const { connection, happens } = line()
    const show = new Show(() => talkOf(), { view: first!.view } as Joined)
    show.follow(connection)
    const tell = async (event: ComemierdaEvent): Promise<string> => {
      announcer.forget()
      happens({ events: [event], view: first!.view })
      await settled()
      return announcer.log.at(-1)?.text ?? ''
    }
    expect(await tell({ kind: 'passed', seat: 2 })).toBe('Lope passes')
    expect(await tell({ kind: 'passed', seat: 0 })).toBe('')
  })
})
