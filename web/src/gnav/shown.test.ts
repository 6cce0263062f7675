import { describe, expect, it } from 'vitest'
import { fold, fromView, settle, type Shown } from './shown'
import { GnavStage } from './stage.svelte'
import { matches, type Burst } from './testing'

/** The table as the last burst left it, and as its events alone make it. */
function told(bursts: readonly Burst[]): { before: Shown; folded: Shown; burst: Burst }[] {
  let shown = fromView({ ...bursts[0]!.view, history: [] })
  return bursts.map((burst) => {
    const before = shown
    const folded = burst.events.reduce(fold, shown)
    shown = settle(folded, burst.view)
    return { before, folded, burst }
  })
}

/** All that the events alone must get right. */
function drawn({ turn: _, waiting: __, ...rest }: Shown): Omit<Shown, 'turn' | 'waiting'> {
  return rest
}

describe.each(matches)('match $number', ({ bursts }) => {
  it('is shown by its events as by its views', () => {
    for (const { folded, burst } of told(bursts)) expect(drawn(folded)).toEqual(drawn(settle(folded, burst.view)))
  })

  it('knows from its events who may still act', () => {
    for (const { folded, burst } of told(bursts)) expect(folded.waiting).toEqual(burst.view.waiting)
  })

  it('looks the same to one who comes in late', () => {
    for (const { folded, burst } of told(bursts))
      expect({ ...fromView(burst.view), skipped: null }).toEqual({ ...settle(folded, burst.view), skipped: null })
  })

  it('never shows a card that this seat may not see', () => {
    for (const { folded, burst } of told(bursts)) {
      if (burst.view.settled !== null) continue
      folded.cards.forEach((card, seat) => {
        const open = burst.view.shown[seat] !== null || burst.view.fools.includes(seat)
        if (seat !== burst.view.seat && !open) expect([null, 'gback']).toContain(card)
      })
    }
  })

  it('ends on the last view, however the bursts come', async () => {
    const [first, ...later] = bursts
    const seen: string[] = []
    const stage = new GnavStage(1, first!.view, () => Promise.resolve(), (event) => seen.push(event.kind))
    for (const [i, { events, view }] of later.entries()) {
      stage.happened(events, view)
      if (i % 3 === 2) await settled(stage)
    }
    await settled(stage)
    expect(seen).toEqual(later.flatMap(({ events }) => events.map((event) => event.kind)))
    expect({ ...stage.shown, skipped: null }).toEqual({ ...fromView(later.at(-1)?.view ?? first!.view), skipped: null })
    expect(stage.deal).toEqual(bursts.at(-1)!.view.history)
  })

  it('forgets what was still to be shown when the table is joined anew', async () => {
    const stage = new GnavStage(1, bursts[0]!.view, () => Promise.resolve(), () => undefined)
    for (const { events, view } of bursts.slice(1)) stage.happened(events, view)
    const last = bursts.at(-1)!.view
    stage.join(1, last)
    await settled(stage)
    expect(stage.shown).toEqual(fromView(last))
    expect(stage.waiting).toBe(0)
  })
})

/** Until everything has been shown: nothing moves here, so that is a matter of turns of the queue. */
async function settled(stage: GnavStage): Promise<void> {
  for (let turns = 0; turns < 2000 && stage.waiting > 0; turns++) await Promise.resolve()
  for (let turns = 0; turns < 20; turns++) await Promise.resolve()
}
