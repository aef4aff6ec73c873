import { box } from '../backdrop.ts'
import { tint } from '../covers/street-things.ts'
import { type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { framed, paint, round, ruled, shaped, type Shares } from './still-parts.ts'

/** What a sunset is made of, and how much of each. */
export const sunset: Shares = [
  [25, '#E9899B'],
  [42, '#F6A15A'],
  [5, '#FFF1D6'],
  [9, '#FFD35E'],
  [19, '#39406F'],
]
const [pink, orange, cream, yellow, navy] = sunset.map(([, colour]) => colour) as [
  string,
  string,
  string,
  string,
  string,
]

function print(s: Sheet, draw: () => void) {
  const paper = box(-122, -96, 122, 96)
  s.flat(paper, '#FFFFFF', { still: true, corners: true })
  s.within(box(-112, -86, 112, 86), draw, true)
  ruled(s, paper, 4)
}

export const sunsetPhoto = (s: Sheet) =>
  print(s, () => {
    tint(s, box(-112, -86, 112, 86), orange)
    tint(s, trace('-112,-86 112,-86 112,-44 20,-52 -112,-36'), pink)
    paint(s, round(32, 26, 34), yellow)
    paint(s, trace('40,-12 70,-20 104,-12 70,-4'), cream)
    tint(s, trace('-112,30 -80,8 -44,34 112,40 112,86 -112,86'), navy)
    paint(s, trace('10,48 54,48 44,56 20,56'), yellow)
  })

export const forestPhoto = (s: Sheet) =>
  print(s, () => {
    tint(s, box(-112, -86, 112, 86), '#BFDDB0')
    for (const x of [-90, -34, 40, 92]) tint(s, trace(`${x - 40},60 ${x},-70 ${x + 40},60`), '#4F8F5A')
    tint(s, box(-112, 52, 112, 86), '#2F5F45')
  })

export const snowPhoto = (s: Sheet) =>
  print(s, () => {
    tint(s, box(-112, -86, 112, 86), '#7FA8D8')
    tint(s, trace('-112,60 -50,-40 0,30 50,-10 112,50 112,86 -112,86'), '#E4EEF8')
    tint(s, trace('-50,-40 0,30 -16,66 -40,20'), '#A9C2E2')
  })

type Flight = { pink: number; hill: number; balloon: number; clouds: number }
/** Where the pink ends, where the hills begin, how large the balloon and its clouds are. */
export const FLIGHT = {
  borrowed: { pink: -118, hill: 150, balloon: 1, clouds: 1 },
  alike: { pink: -158, hill: 130, balloon: 1.55, clouds: 2.6 },
} satisfies Record<string, Flight>

/** A balloon over the hills at dusk. */
export function balloons(s: Sheet, { pink: low, hill, balloon, clouds }: Flight) {
  framed(s, [-172, -262, 172, 262], () => {
    tint(s, box(-180, -270, 180, 270), orange)
    tint(s, trace(`-180,-270 180,-270 180,${low - 16} 40,${low + 18} -60,${low - 6} -180,${low + 22}`), pink)
    for (const [x, y, k] of [
      [-96, 96, 1],
      [116, -6, 0.8],
    ] as const) {
      const at = (noted: string) => trace(noted).map(([px, py]): Point => [x + px * k * clouds, y + py * k * clouds])
      paint(s, at('-56,10 -40,-8 -14,-6 6,-22 32,-10 58,8 20,14'), cream)
    }
    paint(
      s,
      trace(`-190,${hill + 20} -110,${hill - 14} -20,${hill + 34} 70,${hill - 4} 190,${hill + 40} 190,280 -190,280`),
      navy,
    )
  })
  s.at(6, -40, { scale: balloon }, () => {
    for (const x of [-1, 1]) s.ink(trace(`${x * 30},62 ${x * 15},108`), 3)
    const bag = trace('0,-98 50,-84 80,-40 72,10 34,66 -34,66 -72,10 -80,-40 -50,-84')
    s.flat(bag, yellow, { still: true })
    s.within(bag, () => paint(s, trace('-18,-104 18,-104 30,-40 14,74 -14,74 -30,-40'), orange))
    s.contour(bag, 5)
    for (const k of [-1, 1]) s.ink(trace(`${k * 10},-96 ${k * 30},-40 ${k * 13},64`), 3)
    shaped(s, box(-18, 106, 18, 132), navy, 4, true)
  })
}
