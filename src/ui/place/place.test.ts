import { expect, it } from 'vitest'
import { AT_HOME, covering, inFrame, moved, scaled } from './place.ts'

it('a drawing that is moved over its target never leaves the frame', () => {
  expect(inFrame(moved(AT_HOME, 12, -7))).toEqual({ x: 12, y: -7, scale: 1 })
  expect(inFrame(moved({ x: 95, y: -95, scale: 2 }, 20, -20))).toEqual({ x: 100, y: -100, scale: 2 })
})

it('what lies under the fingers stays there while they spread', () => {
  const place = scaled({ x: 10, y: 0, scale: 1 }, 2, { x: 30, y: 20 })
  expect(place).toEqual({ x: -10, y: -20, scale: 2 })
  expect(scaled(place, 0.5, { x: 30, y: 20 })).toEqual({ x: 10, y: 0, scale: 1 })
})

it('grows to four times and shrinks to a quarter, and about its own middle without a hand', () => {
  expect(scaled({ x: 5, y: 6, scale: 3 }, 10)).toEqual({ x: 5, y: 6, scale: 4 })
  expect(scaled({ x: 5, y: 6, scale: 0.3 }, 0.1)).toEqual({ x: 5, y: 6, scale: 0.25 })
})

it('a picture that is cut to its frame covers it always, however it is moved', () => {
  const wide = covering({ width: 1.5, height: 1 })
  expect(wide(moved(AT_HOME, 40, 40))).toEqual({ x: 25, y: 0, scale: 1 })
  expect(wide(scaled(AT_HOME, 0.5))).toEqual(AT_HOME)
  expect(wide({ x: -900, y: 900, scale: 4 })).toEqual({ x: -250, y: 150, scale: 4 })
})
