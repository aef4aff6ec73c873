import { box } from '../backdrop.ts'
import { add, ellipse, type Point, polar, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, now } from '../step-films/face.ts'
import { folk, folkLines, people } from './folk-parts.ts'
import { around, level, plate, tint, tree, viewOf } from './place-parts.ts'

export const LIGHT: Point = [1, -0.28]
const yard = viewOf(level(2.4, 520, -90))
const K = 0.9
/** Where the shadow of a spot falls that is so high above its place. */
const fallen = (x: number, deep: number, up: number, by: Point = LIGHT): Point =>
  yard(x + up * K * by[0], 0, deep + up * K * by[1])
const strip = (x: number, deep: number, [low, high]: Point, half: number, by: Point = LIGHT): Point[] => [
  fallen(x, deep - half, low, by),
  fallen(x, deep - half, high, by),
  fallen(x, deep + half, high, by),
  fallen(x, deep + half, low, by),
]
const disc = (x: number, deep: number, up: number, r: number, by: Point = LIGHT): Point[] =>
  Array.from({ length: 24 }, (_, i) => {
    const angle = (i / 24) * Math.PI * 2
    return fallen(x, deep + Math.sin(angle) * r, up + Math.cos(angle) * r * 1.2, by)
  })
type Thing = { x: number; deep: number; high: number; kind: 'tree' | 'person' | 'post' }
export const things: readonly Thing[] = [
  { x: -2.9, deep: 8, high: 3.7, kind: 'tree' },
  { x: -0.2, deep: 4.5, high: 1.6, kind: 'person' },
  { x: 2.5, deep: 6.4, high: 1.4, kind: 'post' },
]
export function thing(s: Sheet, { x, deep, high, kind }: Thing) {
  const size = 520 / deep
  const foot = yard(x, 0, deep)
  if (kind === 'tree') tree(s, foot, high * size, '#7FB07A', 3.4)
  if (kind === 'person') folk(s, foot, 1.5 * size, people.him)
  if (kind === 'post') postBox(s, foot, high * size)
}
function postBox(s: Sheet, [x, y]: Point, high: number) {
  const w = high * 0.2
  plate(s, box(x - w * 0.5, y - high * 0.5, x + w * 0.5, y), '#8E8A92', 3)
  plate(s, box(x - w * 1.3, y - high, x + w * 1.3, y - high * 0.42), '#D2452F', 3.4)
  plate(s, box(x - w * 1.5, y - high * 1.06, x + w * 1.5, y - high * 0.94), '#B23522', 3)
  plate(s, box(x - w * 0.8, y - high * 0.84, x + w * 0.8, y - high * 0.76), '#4A2A2A', 2)
}
export const outlines = (s: Sheet) => {
  for (const { x, deep, high, kind } of things) {
    const [size, [fx, fy]] = [520 / deep, yard(x, 0, deep)]
    if (kind === 'person') folkLines(s, [fx, fy], 1.5 * size, light)
    else light(s, trace(`${fx},${fy} ${fx},${fy - high * size}`))
    if (kind === 'tree') light(s, ellipse(fx, fy - high * size * 0.64, high * size * 0.33, high * size * 0.34))
    if (kind === 'post') around(s, light, box(fx - 30, fy - high * size, fx + 30, fy - high * size * 0.42))
  }
}
export function shadowOf(s: Sheet, { x, deep, high, kind }: Thing, by: Point = LIGHT) {
  const paint = (shape: readonly Point[]) => s.flat(shape, '#7C8F86', { still: true, corners: true })
  if (kind === 'tree') {
    paint(strip(x, deep, [0, high * 0.4], 0.14, by))
    paint(disc(x, deep, high * 0.64, high * 0.3, by))
  } else if (kind === 'person') {
    paint(strip(x, deep, [0, high * 0.86], 0.22, by))
    paint(disc(x, deep, high * 0.93, 0.14, by))
  } else {
    paint(strip(x, deep, [0, high * 0.46], 0.1, by))
    paint(strip(x, deep, [high * 0.42, high], 0.3, by))
  }
}
export const touch = (s: Sheet, { x, deep, kind }: Thing) => {
  const [fx, fy] = yard(x, 0, deep)
  const wide = kind === 'tree' ? 34 : 30
  s.flat(ellipse(fx + wide * 0.4, fy + 1, wide, wide * 0.22).slice(0, -1), '#3F4A52', { still: true })
}
export const sun = (s: Sheet, [x, y]: Point) => {
  now(s, ellipse(x, y, 26, 26, { to: 6.6 }), 4)
  for (let i = 0; i < 8; i++) now(s, [polarAt([x, y], i, 36), polarAt([x, y], i, 50)])
}
const polarAt = (at: Point, i: number, r: number) => add(at, polar((i * Math.PI) / 4 + 0.2, r))

export const yardSmall = (s: Sheet, ways: readonly Point[]) =>
  s.at(8, 4, { scale: 0.45 }, () => {
    tint(s, box(-420, -90, 400, 250), '#DCE3B8')
    things.forEach((it, i) => shadowOf(s, it, ways[i]))
    for (const it of things) thing(s, it)
  })
