import { box } from '../backdrop.ts'
import { tint } from '../covers/street-things.ts'
import type { Sheet } from '../sheet.ts'
import { trace } from '../geometry.ts'
import { now } from '../step-films/face.ts'
import { curved, gentle, through } from './color-tools-curve.ts'
import { girl } from './color-tools-girl.ts'
import { arrow, type Frame, framed, paint, round, ruled } from './still-parts.ts'

const vivid = through(curved(gentle))
export const PRINT: Frame = [-386, -304, -30, 200]
export const SCREEN: Frame = [10, -304, 386, -50]
const PHONE: Frame = [150, 50, 290, 306]
const inset = ([left, top, right, bottom]: Frame, by: number): Frame => [left + by, top + by, right - by, bottom - by]

export function picture(s: Sheet, [left, top, right, bottom]: Frame, scale: number, draw = girl) {
  framed(
    s,
    [left, top, right, bottom],
    () => {
      tint(s, box(left, top, right, bottom), '#BFD6CE')
      draw(s, [(left + right) / 2, (top + bottom) / 2 - scale * 0.34], scale, vivid)
    },
    3.4,
  )
}
export function device(s: Sheet, frame: Frame, colour: string) {
  tint(s, box(...frame), colour)
  ruled(s, box(...frame), 5)
}
export function longSide(s: Sheet, [, top, , bottom]: Frame, x: number) {
  arrow(s, [x, (top + bottom) / 2], [x, top], now, 3.4)
  arrow(s, [x, (top + bottom) / 2], [x, bottom], now, 3.4)
}
export function wideSide(s: Sheet, [left, , right]: Frame, y: number) {
  arrow(s, [(left + right) / 2, y], [left, y], now, 3.4)
  arrow(s, [(left + right) / 2, y], [right, y], now, 3.4)
}
export const page = inset(PRINT, 30)
export const shown = inset(SCREEN, 18)
const SMALL: Frame = [162, 108, 278, 238]

export function phone(s: Sheet, draw = girl) {
  device(s, PHONE, '#3A4058')
  tint(s, box(160, 76, 280, 280), '#FFFFFF')
  picture(s, SMALL, 34, draw)
  for (const [x, colour] of [
    [176, '#E2657A'],
    [204, '#B9BECB'],
  ] as const)
    paint(s, round(x, 258, 9), colour)
  s.ink(trace('224,258 268,258'), 4, { colour: '#B9BECB' })
}
