import { expect, it } from 'vitest'
import { fit, kept, pinch, toPicture, zoomAt } from './view.ts'

const room = { width: 800, height: 600 }
const picture = { width: 1_600, height: 1_600 }
const whole = fit(room, picture)

it('shows the whole picture in the middle', () => {
  expect(whole).toEqual({ zoom: 0.375, x: 100, y: 0 })
})

it('comes nearer to what lies under the pointer, and neither farther than the whole nor nearer than eight times', () => {
  const at = { x: 300, y: 200 }
  const near = zoomAt(whole, at, 2, whole)
  expect(toPicture(near, at, null)).toEqual(toPicture(whole, at, null))
  expect(zoomAt(whole, at, 0.1, whole).zoom).toBe(whole.zoom)
  expect(zoomAt(whole, at, 100, whole).zoom).toBe(8 * whole.zoom)
})

it('keeps under two fingers what lay under them', () => {
  const before = [
    { x: 300, y: 300 },
    { x: 400, y: 300 },
  ] as const
  const now = [
    { x: 250, y: 340 },
    { x: 450, y: 340 },
  ] as const
  const next = pinch(whole, before, now, whole)
  for (const i of [0, 1] as const) {
    const [was, is] = [toPicture(whole, before[i], null), toPicture(next, now[i], null)]
    expect(is.x).toBeCloseTo(was.x)
    expect(is.y).toBeCloseTo(was.y)
  }
})

it('never loses the picture out of its window', () => {
  const far = kept({ zoom: 1, x: -9_000, y: 9_000 }, room, picture)
  expect(far).toEqual({ zoom: 1, x: 800 - 1_600 - 48, y: 48 })
  expect(kept({ ...whole, x: 5, y: 5 }, room, picture)).toEqual(whole)
})

it('points at the same pixel in the mirror', () => {
  expect(toPicture(whole, { x: 100, y: 0 }, picture.width)).toEqual({ x: 1_600, y: 0 })
})
