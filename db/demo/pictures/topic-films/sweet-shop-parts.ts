import { box } from '../backdrop.ts'
import { ellipse, mixed, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { plate, SHADE } from './place-parts.ts'

/** The front of a shop: where its four pillars stand. */
export const PILLARS = [-318, -110, 110, 318] as const
const HALF = 15
export const FOOT = 240
const BEAM = -66
const SILL = 220
const BAYS = [0, 1, 2].map((i): Point => [PILLARS[i]! + HALF, PILLARS[i + 1]! - HALF])
export const EAVES = trace('-384,-92 384,-92 344,-170 -344,-170')

export type Hues = Readonly<
  Record<'wall' | 'pillar' | 'door' | 'glass' | 'inside' | 'roof' | 'ground' | 'sky' | 'cloth', string>
>
export const plain: Hues = {
  ...{ wall: '#EADFC8', pillar: '#8A5F45', door: '#B98A60', glass: '#CFE0DC', inside: '#54434C', roof: '#6F7C8C' },
  ...{ ground: '#D9CFC0', sky: '#DCEAF0', cloth: '#3D5B8C' },
}
export const SWEETS = ['#E0604C', '#F0B840', '#7FB069', '#E88FA8', '#6FA8C8'] as const

/** Boxes of one colour, each with its line: two marks, however many they are. */
function framedBoxes(s: Sheet, boxes: readonly Bounds[], colour: string, pen: number) {
  const wide = pen * 0.6
  s.scatter(
    boxes.map(([l, t, r, b]) => box(l - wide, t - wide, r + wide, b + wide)),
    s.line,
  )
  plainBoxes(s, boxes, colour)
}
const plainBoxes = (s: Sheet, boxes: readonly Bounds[], colour: string, opacity = 1) =>
  s.scatter(
    boxes.map((one) => box(...one)),
    colour,
    { opacity },
  )
type Bounds = readonly [left: number, top: number, right: number, bottom: number]

const DOORS: readonly Bounds[] = [
  [-284, -48, -128, 212],
  [128, -48, 284, 212],
]
const PANES = DOORS.flatMap(([l, , r]): Bounds[] => [
  [l + 12, -34, (l + r) / 2 - 6, 132],
  [(l + r) / 2 + 6, -34, r - 12, 132],
])
/** What is sold, behind the glass and in the dark of the entrance. */
function goods(s: Sheet) {
  const shelves = [
    ...PANES.flatMap(([l, , r]) => [50, 112].map((y) => [l, y, r] as const)),
    [-72, 70, 72] as const,
    [-72, 120, 72] as const,
  ]
  const jars = shelves.flatMap(([l, y, r]) =>
    Array.from({ length: Math.floor((r - l - 6) / 25) }, (_, i): Bounds => [
      l + 6 + i * 25,
      y - 30,
      l + 24 + i * 25,
      y,
    ]),
  )
  for (const [k, colour] of SWEETS.entries())
    plainBoxes(
      s,
      jars.filter((_, i) => i % 5 === k),
      colour,
    )
  plainBoxes(
    s,
    shelves.map(([l, y, r]): Bounds => [l, y, r, y + 6]),
    '#7A5540',
  )
}
const NOREN: readonly Bounds[] = [-90, -29, 32].map((x): Bounds => [x, BEAM, x + 58, 4])

type Looks = { pen?: number; hues?: Hues; deep?: boolean; shaded?: boolean }
/** The doors stand back from the pillars: between them lies a dark side. */
function behindPillars(s: Sheet, { pen = 3, hues = plain }: Looks) {
  plainBoxes(
    s,
    BAYS.map(([l, r]): Bounds => [l, BEAM, r, FOOT]),
    '#5E3D30',
  )
  plainBoxes(s, [[-92, BEAM, 92, 208]], hues.inside)
  framedBoxes(s, DOORS, hues.door, pen)
  framedBoxes(s, PANES, hues.glass, pen * 0.6)
  framedBoxes(
    s,
    PANES.map(([l, , r]): Bounds => [l, 148, r, 202]),
    '#A5764F',
    pen * 0.6,
  )
  goods(s)
  framedBoxes(s, NOREN, hues.cloth, pen * 0.6)
}
/** In a wall without depth everything lies in one plane. */
const flatFront = (s: Sheet, { hues = plain, pen = 3 }: Looks) =>
  framedBoxes(
    s,
    BAYS.flatMap(([l, r]): Bounds[] => [
      [l + 8, -46, (l + r) / 2, 230],
      [(l + r) / 2, -46, r - 8, 230],
    ]),
    hues.wall,
    pen * 0.7,
  )

function frame(s: Sheet, { pen = 3, hues = plain, deep = true }: Looks) {
  const posts = PILLARS.map((x): Bounds => [x - HALF, BEAM, x + HALF, FOOT])
  framedBoxes(s, [[-333, -94, 333, BEAM], ...posts], deep ? hues.pillar : '#DCCDB2', pen * 0.9)
  if (deep) framedBoxes(s, [[-333, SILL + 2, 333, FOOT]], '#9A9490', pen * 0.8)
}
function eaves(s: Sheet, { pen = 3, hues = plain }: Looks) {
  plate(s, EAVES, hues.roof, pen)
  s.scatter(
    Array.from({ length: 11 }, (_, i) => {
      const [[ax, ay], [bx, by]] = [
        mixed(EAVES[3]!, EAVES[2]!, (i + 1) / 12),
        mixed(EAVES[0]!, EAVES[1]!, (i + 1) / 12),
      ]
      return trace(`${ax},${ay} ${ax + pen * 0.7},${ay} ${bx + pen * 0.7},${by} ${bx},${by}`)
    }),
    s.line,
  )
  framedBoxes(s, [[-384, -94, 384, -80]], '#5A4034', pen * 0.7)
}
/** Straight down: it reaches lower on what lies farther back. */
const eavesShade = (s: Sheet) =>
  plainBoxes(
    s,
    [...PILLARS.map((x): Bounds => [x - HALF, -80, x + HALF, -30]), ...BAYS.map(([l, r]): Bounds => [l, -80, r, -6])],
    SHADE,
    0.4,
  )
export function shopFrontOf(s: Sheet, looks: Looks = {}) {
  const { pen = 3, hues = plain, deep = true, shaded = true } = looks
  plainBoxes(s, [[-386, -292, 386, FOOT]], hues.sky)
  plainBoxes(s, [[-386, FOOT, 386, 300]], hues.ground)
  framedBoxes(s, [[-333, -282, 333, FOOT]], hues.wall, pen)
  framedBoxes(s, [[-150, -266, 150, -192]], '#C79E6B', pen * 0.8)
  framedBoxes(s, [[-136, -254, 136, -204]], '#F4EBD6', pen * 0.5)
  if (deep) behindPillars(s, looks)
  frame(s, looks)
  if (!deep) flatFront(s, looks)
  if (deep && shaded) eavesShade(s)
  eaves(s, looks)
}

/** A bench before the left door, with three trays of sweets. */
export function bench(s: Sheet, pen = 3) {
  const trays = [-280, -238, -196] as const
  framedBoxes(
    s,
    [-290, -164].map((x): Bounds => [x, 214, x + 12, 272]),
    '#7A5238',
    pen * 0.7,
  )
  framedBoxes(
    s,
    trays.map((x): Bounds => [x, 176, x + 34, 204]),
    '#E9D3A4',
    pen * 0.6,
  )
  for (const [i, x] of trays.entries()) s.flat(ellipse(x + 17, 176, 15, 9), SWEETS[i]!, { still: true })
  framedBoxes(s, [[-312, 202, -132, 220]], '#B47E4E', pen * 0.7)
}
