import { box } from '../backdrop.ts'
import { drawOutside, type Season } from './outside.ts'
import { disc } from '../covers/ground.ts'
import { drawHalo, segment } from '../covers/light.ts'
import { tint } from '../covers/street-things.ts'
import { bend, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between, darker } from '../tones.ts'

export type Wall = { lit: string; far: string; floor: string; wood: string; table: string }
const shade = '#3A2444'

/** A wall that gets darker away from the lamp, with its skirting and the floor. */
export function drawWall(s: Sheet, { lit, far, floor, wood }: Wall) {
  const [left, bands] = [-s.hw - 20, 14]
  const reach = 3640
  for (let i = 0; i < bands; i++)
    tint(s, box(Math.max(left, -1820 + (reach * i) / bands), -380, s.hw + 20, 380), between(lit, far, i / (bands - 1)))
  tint(s, box(left, 246, s.hw + 20, 380), floor)
  tint(s, box(left, 226, s.hw + 20, 250), wood)
  s.ink(segment(left, 250, s.hw + 20, 250), 4, { least: 0.9 })
  s.ink(segment(left, 226, s.hw + 20, 226), 3, { least: 0.9 })
}

/** A window in its frame with a sill; so many panes lie side by side. */
export function drawWindow(
  s: Sheet,
  season: Season,
  [left, top, right, bottom]: readonly [number, number, number, number],
  { wood }: Wall,
  panes = 3,
) {
  const frame = box(left - 26, top - 26, right + 26, bottom + 20)
  tint(s, box(left - 26, top - 20, right + 46, bottom + 44), shade, 0.2)
  s.solid(frame, wood, 4.4, { corners: true })
  drawOutside(s, season, [left, top, right, bottom])
  s.contour(box(left, top, right, bottom), 3.6, { corners: true, least: 0.8, shade: 0 })
  for (let i = 1; i < panes; i++) {
    const x = left + ((right - left) * i) / panes
    s.solid(box(x - 9, top, x + 9, bottom), wood, 3.2, { corners: true })
  }
  for (let i = 0; i < panes; i++) {
    const x = left + ((right - left) * (i + 0.16)) / panes
    tint(
      s,
      [
        [x, bottom],
        [x + 44, bottom],
        [x + 130, top],
        [x + 86, top],
      ],
      '#FFFFFF',
      0.14,
    )
  }
  s.solid(box(left - 50, bottom + 12, right + 50, bottom + 38), between(wood, '#FFE9C4', 0.3), 4, { corners: true })
}

/** A lamp on its cord and the light below it. */
export function drawLamp(s: Sheet, [x, y]: Point, colour: string, glow = '#FFE6A6') {
  drawHalo(s, [x, y + 60], [470, 330], glow, { opacity: 0.085, rings: 7 })
  s.ink(segment(x, -380, x, y - 60), 5, { least: 0.9 })
  s.solid(disc([x, y + 22], 40, 30), '#FFF7D6', 3.6)
  s.solid(
    [
      ...bend([x - 110, y + 22], [x - 96, y - 70], [x - 26, y - 72], 6),
      ...bend([x + 26, y - 72], [x + 96, y - 70], [x + 110, y + 22], 6),
    ],
    colour,
    4.6,
    { corners: true },
  )
  s.within(
    [
      ...bend([x - 110, y + 22], [x - 96, y - 70], [x - 26, y - 72], 6),
      ...bend([x + 26, y - 72], [x + 96, y - 70], [x + 110, y + 22], 6),
    ],
    () => {
      tint(s, box(x + 40, y - 80, x + 120, y + 30), shade, 0.24)
      s.flat(disc([x - 52, y - 26], 14, 34), '#FFFFFF', { still: true, opacity: 0.4 })
    },
    true,
  )
}

/** A table that reaches below the lower edge; its far edge lies at `y`. */
export function drawTable(s: Sheet, [left, right]: Point, y: number, { table }: Wall) {
  const out = 70
  tint(
    s,
    [
      [left, y + 60],
      [right + 90, y + 60],
      [right + out + 90, 380],
      [left - out, 380],
    ],
    shade,
    0.24,
  )
  const top: Point[] = [
    [left, y],
    [right, y],
    [right + out, 420],
    [left - out, 420],
  ]
  s.solid(top, table, 4.6, { corners: true })
  s.within(
    top,
    () => {
      tint(
        s,
        [
          [left, y],
          [left + 900, y],
          [left + 560, 420],
          [left - out, 420],
        ],
        '#FFF0C8',
        0.24,
      )
      for (const k of [0.24, 0.55, 0.84]) {
        const ly = y + (380 - y) * k
        s.ink(segment(left - out, ly, right + out, ly + 3), 2.4, { colour: darker(table), least: 0.6 })
      }
    },
    true,
  )
}

/** A cup whose saucer's middle lies at the spot, with its steam. */
export function drawHotCup(s: Sheet, [x, y]: Point, colour: string, drink: string, { k = 1, steam = '#FFFFFF' } = {}) {
  s.at(x, y, { scale: k }, () => {
    s.flat(disc([14, 6], 84, 20), shade, { still: true, opacity: 0.26 })
    s.solid(disc([0, 0], 74, 17), between(colour, '#FFFFFF', 0.6), 3.6)
    s.contour(disc([58, -42], 22, 24), 11, { colour: s.line, least: 0.9 })
    s.contour(disc([58, -42], 22, 24), 6, { colour, least: 0.9 })
    const body = trace('-54,-80 54,-80 46,-22 28,0 -28,0 -46,-22')
    s.solid(body, colour, 4.4)
    s.within(body, () => {
      s.flat(trace('14,-90 70,-90 60,20 0,20 26,-20'), shade, { still: true, opacity: 0.24 })
      s.flat(trace('-44,-66 -32,-66 -26,-26 -34,-24'), '#FFFFFF', { still: true, opacity: 0.5 })
    })
    s.solid(disc([0, -80], 54, 13), between(colour, '#FFFFFF', 0.7), 3.6)
    s.flat(disc([0, -79], 44, 9), drink, { still: true })
    for (const [dx, high] of [
      [-16, 96],
      [12, 124],
    ] as const)
      s.ink(
        [
          [dx, -94],
          [dx - 14, -94 - high * 0.3],
          [dx + 10, -94 - high * 0.64],
          [dx - 4, -94 - high],
        ],
        9,
        { colour: steam, opacity: 0.75, in: 0.3, out: 0.7 },
      )
  })
}

/** Pencils and a brush in a jar. */
export function drawJar(s: Sheet, [x, y]: Point, colour: string, k = 1) {
  s.at(x, y, { scale: k }, () => {
    s.flat(disc([16, 2], 62, 14), shade, { still: true, opacity: 0.26 })
    for (const [dx, tip, hue] of [
      [-26, '-52,-176', '#E0533C'],
      [-8, '-14,-196', '#F2B53A'],
      [12, '22,-184', '#3F8C96'],
      [28, '60,-168', '#7A5BB0'],
    ] as const) {
      const end = trace(tip)[0]!
      s.ink([[dx, -30], end], 17, { in: 0.01, out: 0.02, least: 0.95 })
      s.ink([[dx, -30], end], 11, { in: 0.01, out: 0.02, least: 0.95, colour: hue })
      s.ink([end, [end[0] + (end[0] - dx) * 0.14, end[1] - 22]], 9, { in: 0.01, out: 0.9, colour: '#F3D9AE' })
    }
    const jar = trace('-46,-96 46,-96 40,0 -40,0')
    s.solid(jar, colour, 4.2, { corners: true })
    tint(s, trace('12,-92 43,-92 38,-3 8,-3'), shade, 0.22)
    tint(s, trace('-36,-88 -26,-88 -24,-8 -32,-8'), '#FFFFFF', 0.5)
  })
}
