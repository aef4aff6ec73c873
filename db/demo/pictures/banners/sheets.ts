import { box } from '../backdrop.ts'
import { disc } from '../covers/ground.ts'
import { segment } from '../covers/light.ts'
import { tint } from '../covers/street-things.ts'
import { type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

/** Small pictures as they are pinned to a wall or lie on a table; each lies in a box of 200 by 150. */
export type Small = 'hill' | 'cat' | 'apple' | 'snowman' | 'tree' | 'cup' | 'moon' | 'flower' | 'fish' | 'boat'

const paper = '#FFFAEE'
const draws: Record<Small, (s: Sheet) => void> = {
  hill(s) {
    tint(s, box(-100, -75, 100, 75), '#A9D8EE')
    s.flat(disc([48, -30], 20), '#FFD86B', { still: true })
    s.flat(trace('-120,60 -60,-10 0,36 60,-6 120,50 120,90 -120,90'), '#5E9E6A', { still: true })
    s.flat(trace('-120,70 -20,34 120,66 120,100 -120,100'), '#B9D36A', { still: true })
  },
  cat(s) {
    tint(s, box(-100, -75, 100, 75), '#F7D9A8')
    s.flat(trace('-46,80 -44,20 -30,-10 -40,-52 -14,-32 16,-32 42,-52 32,-8 48,24 52,80'), '#4A4258', { still: true })
    for (const x of [-14, 16]) s.flat(disc([x, -6], 6, 8), '#F2D15C', { still: true })
  },
  apple(s) {
    tint(s, box(-100, -75, 100, 75), '#DDEFE2')
    s.flat(trace('-44,0 -30,-34 0,-24 30,-34 46,-2 26,46 0,42 -26,46'), '#DA4A3C', { still: true })
    s.flat(disc([-20, -8], 9, 13), '#F7A08A', { still: true })
    s.ink(segment(0, -24, 10, -52), 5)
    s.flat(trace('10,-46 34,-58 44,-44 26,-36'), '#5E9E4C', { still: true })
  },
  snowman(s) {
    tint(s, box(-100, -75, 100, 75), '#5B7FC0')
    tint(s, trace('-100,40 100,50 100,75 -100,75'), '#DCE8F6')
    s.flat(disc([0, 30], 40, 36), '#FFFFFF', { still: true })
    s.flat(disc([0, -22], 28, 26), '#FFFFFF', { still: true })
    tint(s, trace('-32,-4 34,-2 32,12 -30,10'), '#DA4A3C')
    for (const x of [-9, 11]) s.flat(disc([x, -26], 4), '#2A2A3C', { still: true })
    tint(s, trace('0,-20 26,-14 0,-12'), '#F0903C')
  },
  tree(s) {
    tint(s, box(-100, -75, 100, 75), '#FBE7C0')
    s.ink(segment(0, 70, 2, -10), 16, { colour: '#7A4E3A', in: 0.02, out: 0.3 })
    for (const [x, y] of trace('-34,-14 34,-12 0,-40 -16,8 22,12')) s.flat(disc([x, y], 30), '#E0763A', { still: true })
    for (const [x, y] of trace('-40,-24 -8,-50 24,-22')) s.flat(disc([x, y], 14), '#F6B45A', { still: true })
  },
  cup(s) {
    tint(s, box(-100, -75, 100, 75), '#F6D3CB')
    s.flat(disc([46, 12], 22), '#3F8C96', { still: true })
    s.flat(disc([46, 12], 11), '#F6D3CB', { still: true })
    tint(s, trace('-46,-26 46,-26 34,50 -34,50'), '#3F8C96')
    s.flat(disc([0, -26], 46, 11), '#FFF6E4', { still: true })
  },
  moon(s) {
    tint(s, box(-100, -75, 100, 75), '#3B4A86')
    s.flat(disc([20, -10], 40), '#FBE38C', { still: true })
    s.flat(disc([2, -18], 36), '#3B4A86', { still: true })
    for (const [x, y] of trace('-60,-40 -30,30 70,-50 76,40 -74,14'))
      s.flat(disc([x, y], 5), '#FBF3CE', { still: true })
  },
  flower(s) {
    tint(s, box(-100, -75, 100, 75), '#FFF1C4')
    s.ink(trace('2,70 6,40 0,6'), 7, { colour: '#4F8E4C' })
    s.flat(trace('4,48 40,24 48,38 20,56'), '#6FAE5A', { still: true })
    for (const [x, y] of trace('0,-40 28,-18 18,16 -18,16 -28,-18'))
      s.flat(disc([x, y], 20), '#E5708C', { still: true })
    s.flat(disc([0, -10], 15), '#F8C84A', { still: true })
  },
  fish(s) {
    tint(s, box(-100, -75, 100, 75), '#BDE6E2')
    s.flat(trace('34,0 76,-34 70,0 78,36'), '#E4573F', { still: true })
    s.flat(trace('-66,4 -40,-30 6,-34 48,0 8,36 -40,32'), '#F28A4A', { still: true })
    s.flat(trace('-10,-32 10,-30 4,34 -14,32'), '#FFF3DC', { still: true })
    s.flat(disc([-40, -6], 7), '#2A2A3C', { still: true })
    for (const [x, y] of trace('-80,-30 -84,-52 -70,-60')) s.flat(disc([x, y], 6), '#FFFFFF', { still: true })
  },
  boat(s) {
    tint(s, box(-100, -75, 100, 75), '#FBD9B0')
    s.flat(disc([-44, 6], 26), '#F2774A', { still: true })
    tint(s, box(-100, 22, 100, 75), '#3F8CA8')
    tint(s, trace('-30,20 70,20 50,48 -14,48'), '#7A3F3A')
    tint(s, trace('16,12 16,-58 66,12'), '#FFF6E4')
    tint(s, trace('8,12 8,-44 -26,12'), '#F4C65A')
  },
}

type Pinned = { rotate?: number; scale?: number; pin?: string }

/** A sheet on a wall with its pin, what it casts below. */
export function pinned(s: Sheet, [x, y]: Point, small: Small, { rotate = 0, scale = 1, pin = '#D94A3A' }: Pinned = {}) {
  s.at(x, y, { rotate, scale }, () => {
    tint(s, box(-106, -82, 122, 104), '#3A2444', 0.22)
    s.solid(box(-114, -90, 114, 90), paper, 3.6, { corners: true })
    s.within(box(-100, -75, 100, 75), () => draws[small](s), true)
    s.solid(disc([0, -80], 9), pin, 3)
  })
}

/** A sheet flat on the table, seen from where we stand: its near edge below, the drawing turned to who draws it. */
export function lying(
  s: Sheet,
  [x, y]: Point,
  wide: number,
  lean: number,
  draw: (at: (u: number, v: number) => Point) => void,
) {
  const at = (u: number, v: number): Point => [x + u * wide * (0.86 + v * 0.14) + (v - 0.5) * lean, y + v * wide * 0.34]
  const edge = [at(-0.5, 0), at(0.5, 0), at(0.5, 1), at(-0.5, 1)]
  tint(
    s,
    edge.map(([px, py]): Point => [px + 12, py + 8]),
    '#3A2444',
    0.28,
  )
  s.solid(edge, paper, 3.6, { corners: true })
  s.within(edge, () => draw(at), true)
}
