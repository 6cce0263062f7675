import { describe, expect, test } from 'vitest'
import { overlap, place } from './place'

const size = { width: 300, height: 150 }
const window = { width: 1000, height: 800 }
const box = (left: number, top: number, width = 100, height = 100) => ({ left, top, width, height })

describe('the bubble', () => {
  test('stands above what it is about, its tip at the middle of that', () => {
    expect(place(size, box(450, 400), [], window)).toEqual({ left: 350, top: 236, side: 'above', tip: 150 })
  })

  test('stands below where there is no room above', () => {
    expect(place(size, box(450, 10), [], window)).toMatchObject({ top: 124, side: 'below' })
  })

  test('keeps within the window, and its tip still points', () => {
    const placed = place(size, box(900, 400), [], window)
    expect(placed).toMatchObject({ left: 692, side: 'above' })
    expect(placed.left + placed.tip).toBe(950)
  })

  test('goes to a side where it would hide what is needed', () => {
    const needed = [box(400, 200, 200, 150), box(400, 530, 200, 200)]
    expect(place(size, box(450, 400), needed, window)).toMatchObject({ left: 564, side: 'right' })
  })

  test('points at nothing where there is nothing to point at', () => {
    expect(place(size, null, [], window)).toEqual({ left: 350, top: 325, side: 'apart', tip: 0 })
  })

  test('hides as little as it can of what fills the window', () => {
    const sheet = box(0, 100, 1000, 700)
    expect(place(size, sheet, [box(0, 700, 1000, 100)], window)).toMatchObject({ top: 8, side: 'apart' })
  })
})

test('boxes that do not meet share nothing', () => {
  expect(overlap(box(0, 0), box(100, 0))).toBe(0)
  expect(overlap(box(0, 0), box(50, 50))).toBe(2500)
})
