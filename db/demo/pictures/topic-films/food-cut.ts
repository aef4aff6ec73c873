import { box } from '../backdrop.ts'
import { tint } from '../covers/street-things.ts'
import { type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { type Line, now } from '../step-films/face.ts'
import { darker } from '../tones.ts'
import { arrow, edgesNow, round } from './still-parts.ts'

type Layer = readonly [name: keyof typeof fillings, high: number]
const fillings = {
  bread: '#FBE8BE',
  leaf: '#7CB851',
  ham: '#F2A0A0',
  cheese: '#FFC93F',
  egg: '#FFF0A6',
  tomato: '#E4503E',
  cream: '#FFFDF4',
}
export const uneven: readonly Layer[] = [
  ['bread', 62],
  ['leaf', 30],
  ['tomato', 46],
  ['cheese', 15],
  ['egg', 100],
  ['ham', 16],
  ['leaf', 22],
  ['bread', 74],
]
export const even: readonly Layer[] = uneven.map(([name]) => [name, 365 / uneven.length])
const [LEFT, RIGHT, TOP] = [-330, 230, -110]
const BACK: Point = [120, -116]

const edgesOf = (layers: readonly Layer[]) => {
  let y = TOP
  return [y, ...layers.map(([, high]) => (y += high))]
}
/** A layer's lower edge: leaves are ruffled, what is soft sags a little. */
const edge = (y: number, ruffled: boolean, bend: number): Point[] =>
  Array.from({ length: 15 }, (_, i): Point => [
    LEFT + ((RIGHT - LEFT) * i) / 14,
    y + (ruffled ? (i % 2 ? 8 : -8) : 0) + bend * Math.sin(i * 1.1 + y),
  ])

export function block(s: Sheet, line: Line = now) {
  const corners = box(LEFT, TOP, RIGHT, TOP + 365)
  const back = (p: Point): Point => [p[0] + BACK[0], p[1] + BACK[1]]
  edgesNow(s, corners, line)
  line(s, [corners[0]!, back(corners[0]!)])
  line(s, [corners[1]!, back(corners[1]!)])
  line(s, [corners[2]!, back(corners[2]!)])
  line(s, [back(corners[0]!), back(corners[1]!)])
  line(s, [back(corners[1]!), back(corners[2]!)])
}

const outlines = [
  '-330,-110 230,-110 230,255 -330,255 -330,-110',
  '-330,-110 -210,-226 350,-226 230,-110',
  '350,-226 350,139 230,255',
]
export function sandwich(s: Sheet, layers: readonly Layer[], sag = 3) {
  const lines = edgesOf(layers)
  const [bx, by] = BACK
  tint(s, trace('-330,-110 -210,-226 350,-226 230,-110'), '#FBE8BE')
  layers.forEach(([name], i) => {
    const upper = i ? edge(lines[i]!, layers[i - 1]![0] === 'leaf' || name === 'leaf', sag) : edge(TOP, false, 0)
    const lower = edge(lines[i + 1]!, name === 'leaf' || layers[i + 1]?.[0] === 'leaf', i === 7 ? 0 : sag)
    tint(s, [...upper, ...lower.toReversed()], fillings[name])
    if (i < 7) s.ink(lower, 3, { least: 0.6 })
  })
  layers.forEach(([name], i) => {
    const at = (y: number, t: number): Point => [RIGHT + bx * t, y + by * t]
    const [upper, lower] = [lines[i]!, lines[i + 1]!]
    tint(s, [at(upper, 0), at(upper, 1), at(lower, 1), at(lower, 0)], darker(fillings[name]))
    if (i < 7) s.ink([at(lower, 0), at(lower, 1)], 3, { least: 0.6 })
  })
  for (const noted of outlines) s.ink(trace(noted), 5.4, { in: 0.03, out: 0.03, least: 0.7, corners: true })
}

/** Juice, air and gloss in the cut. */
export function moist(s: Sheet) {
  const many = (noted: string, shape: (x: number, y: number) => Point[], colour: string) =>
    s.scatter(
      trace(noted).map(([x, y]) => shape(x, y)),
      colour,
    )
  many(
    '-290,-2 -170,-2 -40,-2 90,-2',
    (x, y) => trace(`${x},${y} ${x + 60},${y - 4} ${x + 66},${y + 4} ${x + 4},${y + 8}`),
    '#FFC6B4',
  )
  many('-220,84 -90,110 30,80 120,116 -270,120 180,78', (x, y) => round(x, y, 22, 13), '#FFFDF4')
  many(
    '-280,-70 -180,-82 -60,-66 70,-84 160,-72 -240,220 -120,236 40,216 150,232',
    (x, y) => round(x, y, 9, 6),
    '#E9C98C',
  )
  const drops = '-262,-34 -120,-30 40,-36 150,-30 -210,226 70,230'
  many(drops, (x, y) => round(x, y, 9, 12), '#D8F0F4')
  many(drops, (x, y) => round(x - 3, y - 4, 3, 4), '#FFFFFF')
}

export const thicknesses = (s: Sheet) => {
  const lines = edgesOf(uneven)
  lines.slice(1, -1).forEach((y) => now(s, trace(`${LEFT},${y} ${RIGHT},${y}`), 2.6))
  lines.slice(1).forEach((y, i) => now(s, trace(`-352,${lines[i]! + 4} -352,${y - 4}`), 5))
}
export function knife(s: Sheet) {
  now(s, trace('-240,-262 90,-262 60,-236 -240,-236'))
  now(s, trace('-240,-268 -370,-272 -372,-240 -240,-236 -240,-268'))
  arrow(s, [-70, -226], [-70, -126])
  now(s, trace(`${LEFT},${TOP} ${RIGHT},${TOP}`), 7)
}
