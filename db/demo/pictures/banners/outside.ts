import { box } from '../backdrop.ts'
import { disc } from '../covers/ground.ts'
import { drawFlecks, drawGlow, segment } from '../covers/light.ts'
import { tint } from '../covers/street-things.ts'
import { type Point, trace } from '../geometry.ts'
import { drawCrown, drawPuffs } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

export type Season = 'snow' | 'blossom' | 'rain' | 'summer' | 'autumn'
type Area = readonly [left: number, top: number, right: number, bottom: number]

/** What is seen through a window, up to its frame. */
export function drawOutside(s: Sheet, season: Season, area: Area) {
  s.within(box(...area), () => views[season](s, area), true)
}

/** The sky in bands from its zenith to the foot of the window. */
function sky(s: Sheet, [left, top, right, bottom]: Area, zenith: string, low: string) {
  const bands = 11
  for (let i = 0; i < bands; i++)
    tint(s, box(left, top + ((bottom - top) * i) / bands, right, bottom), between(zenith, low, i / (bands - 1)))
}

const across = (area: Area, steps: number) =>
  Array.from({ length: steps + 1 }, (_, i) => area[0] + ((area[2] - area[0]) * i) / steps)

/** Hills as one shape, from one side of the window to the other. */
function hills(s: Sheet, area: Area, [y, high]: Point, colour: string, phase: number) {
  const line = across(area, 12).map((x): Point => [x, y - high * (0.5 + 0.5 * Math.sin(x * 0.0075 + phase))])
  s.flat([...line, [area[2] + 60, area[3] + 60], [area[0] - 60, area[3] + 60]], colour, { still: true })
}

function fir(s: Sheet, [x, y]: Point, k: number, [wood, snow]: readonly [string, string]) {
  for (const i of [2, 1, 0]) {
    const [w, top] = [(44 + i * 22) * k, y - (210 - i * 56) * k]
    const low = top + 92 * k
    s.solid(
      [
        [x, top],
        [x + w, low],
        [x, low + 12 * k],
        [x - w, low],
      ],
      wood,
      3.4,
      { corners: true },
    )
    s.flat(
      [
        [x, top + 2],
        [x + w * 0.5, top + 46 * k],
        [x + w * 0.16, top + 40 * k],
        [x - w * 0.1, top + 56 * k],
        [x - w * 0.5, top + 48 * k],
        [x - w * 0.7, top + 68 * k],
        [x - w * 0.78, top + 72 * k],
      ],
      snow,
      { still: true, corners: true },
    )
  }
}

function house(s: Sheet, [x, y]: Point, k: number) {
  s.solid(
    [
      [x - 80 * k, y - 70 * k],
      [x + 80 * k, y - 70 * k],
      [x + 80 * k, y + 30 * k],
      [x - 80 * k, y + 30 * k],
    ],
    '#52508A',
    3.4,
    { corners: true },
  )
  for (const dx of [-44, 16])
    s.solid(box(x + dx * k, y - 48 * k, x + (dx + 34) * k, y - 8 * k), '#FFD77A', 2.6, { corners: true })
  s.solid(
    [
      [x - 108 * k, y - 62 * k],
      [x - 56 * k, y - 128 * k],
      [x + 56 * k, y - 128 * k],
      [x + 108 * k, y - 62 * k],
    ],
    '#EAF1FB',
    3.4,
    { corners: true },
  )
}

const views: Record<Season, (s: Sheet, area: Area) => void> = {
  snow(s, area) {
    const [left, top, right, bottom] = area
    sky(s, area, '#44589E', '#B9B6DC')
    hills(s, area, [bottom - 110, 90], '#8E9ACB', 1)
    hills(s, area, [bottom - 66, 60], '#C9D5EE', 3.2)
    for (const [x, y, k] of [
      [left + 90, bottom - 40, 0.9],
      [left + 240, bottom - 64, 0.6],
      [right - 80, bottom - 30, 1],
      [right - 250, bottom - 60, 0.7],
    ] as const)
      fir(s, [x, y], k, ['#3C5C7C', '#F2F6FD'])
    house(s, [(left + right) / 2, bottom - 48], 0.9)
    hills(s, area, [bottom - 14, 26], '#F2F6FD', 0.4)
    const flakes = Array.from({ length: 70 }, () =>
      disc([s.dice.range(left, right), s.dice.range(top, bottom)], s.dice.range(3, 7)),
    )
    s.scatter(flakes, '#FFFFFF', { opacity: 0.92 })
  },
  blossom(s, area) {
    const [left, top, right, bottom] = area
    sky(s, area, '#8CC8EC', '#FDF0E4')
    hills(s, area, [bottom - 60, 70], '#A9CFA6', 1)
    hills(s, area, [bottom - 20, 40], '#CFE29A', 2.6)
    s.ink(
      [
        [left - 20, bottom],
        [left + 70, bottom - 130],
        [left + 160, top + 60],
      ],
      26,
      { colour: '#7A5348', least: 0.6 },
    )
    for (const [x, y, r] of [
      [left + 20, top + 70, 90],
      [left + 190, top + 40, 110],
      [right - 20, top + 20, 130],
    ] as const)
      drawCrown(s, [x, y], [r, r * 0.7], ['#FDE3EA', '#F5B3C5', '#DE87A4'])
    drawFlecks(
      s,
      Array.from(
        { length: 26 },
        () => [[s.dice.range(left, right), s.dice.range(top, bottom)] as Point, 6, 4] as const,
      ),
      '#FAD0DC',
    )
  },
  rain(s, area) {
    const [left, top, right, bottom] = area
    sky(s, area, '#6F8CA6', '#C3D3D6')
    hills(s, area, [bottom - 70, 70], '#7FA3A2', 1)
    for (const [x, y, r] of [
      [left + 70, bottom - 20, 110],
      [right - 60, bottom - 16, 130],
      [left + 260, bottom, 80],
    ] as const) {
      drawCrown(s, [x, y], [r, r * 0.74], ['#8FBF8A', '#4F8F72', '#2F6658'])
      for (const [dx, dy] of trace('-50,-30 20,-50 56,0 -10,6'))
        s.solid(disc([x + dx, y + dy], 25, 21), dx > 0 ? '#8FA2E4' : '#C59BDE', 2.8)
    }
    for (let i = 0; i < 44; i++) {
      const [x, y] = [s.dice.range(left, right), s.dice.range(top, bottom)]
      s.ink(segment(x, y, x - 9, y + 50), 3, { colour: '#EDF5F8', in: 0.1, out: 0.7 })
    }
  },
  summer(s, area) {
    const [left, top, right, bottom] = area
    sky(s, area, '#3F94DC', '#BFE5F4')
    drawGlow(s, [left + 60, top + 40], 150, '#FFF3BE', 0.24)
    drawPuffs(s, [right - 130, bottom - 150], 150, '#FFFDF6', 3)
    tint(s, box(left, bottom - 84, right, bottom), '#3FA0BE')
    for (const [dx, dy, w] of [
      [90, 60, 70],
      [260, 40, 50],
      [420, 66, 80],
      [560, 44, 50],
    ] as const)
      tint(s, box(left + dx, bottom - dy, left + dx + w, bottom - dy + 5), '#D3F1EE')
    hills(s, area, [bottom - 6, 22], '#7DBB5A', 0.6)
  },
  autumn(s, area) {
    const [left, top, right, bottom] = area
    sky(s, area, '#7FB4DC', '#FBE6C0')
    hills(s, area, [bottom - 80, 90], '#C99A6E', 1)
    for (const [x, y, r] of [
      [left + 40, bottom - 80, 130],
      [right - 60, bottom - 90, 150],
      [left + 230, bottom - 30, 80],
    ] as const)
      drawCrown(s, [x, y], [r, r * 0.8], ['#FBCB62', '#EB8A3C', '#BC4A33'])
    drawFlecks(
      s,
      Array.from(
        { length: 16 },
        () => [[s.dice.range(left, right), s.dice.range(top, bottom)] as Point, 8, 5] as const,
      ),
      '#F3A23E',
    )
  },
}
