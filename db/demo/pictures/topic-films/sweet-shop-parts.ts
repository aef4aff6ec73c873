import { box } from '../backdrop.ts'
import { ellipse, mixed, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { plate, ruled, shadow, tint } from './place-parts.ts'

/** The front of a shop, seen from its middle: four pillars, and what lies behind them is seen towards one point. */
export const PILLARS = [-318, -110, 110, 318] as const
const HALF = 15
export const FOOT = 240
const BEAM = -66
const SILL = 220
const EYE: Point = [0, 70]
export const BAYS = [0, 1, 2].map((i): Point => [PILLARS[i]! + HALF, PILLARS[i + 1]! - HALF])
const behind = (points: readonly Point[], far = 0.07) => points.map((p) => mixed(p, EYE, far))
export const EAVES = trace('-384,-92 384,-92 344,-170 -344,-170')

export type Hues = Readonly<
  Record<'wall' | 'pillar' | 'door' | 'glass' | 'inside' | 'roof' | 'ground' | 'sky' | 'cloth', string>
>
export const plain: Hues = {
  ...{ wall: '#EADFC8', pillar: '#8A5F45', door: '#B98A60', glass: '#CFE0DC', inside: '#54434C', roof: '#6F7C8C' },
  ...{ ground: '#D9CFC0', sky: '#DCEAF0', cloth: '#3D5B8C' },
}
export const SWEETS = ['#E0604C', '#F0B840', '#7FB069', '#E88FA8', '#6FA8C8'] as const

/** What lies behind the front plane: the sides of the pillars, and the sill. */
function recess(s: Sheet, [left, right]: Point, { pillar, door }: Hues, pen: number) {
  const opening = box(left, BEAM, right, SILL)
  const back = behind(opening)
  for (const [i, k] of [[0, 3] as const, [1, 2] as const].entries()) {
    const [a, b] = k
    const shows = i === 0 ? back[0]![0] > left : back[1]![0] < right
    if (shows) plate(s, [opening[a]!, back[a]!, back[b]!, opening[b]!], i ? pillar : '#6B4636', pen * 0.7)
  }
  plate(s, [opening[3]!, opening[2]!, back[2]!, back[3]!], door, pen * 0.7)
}

const jarsBehind = (s: Sheet, [left, right]: Point, shelves: readonly number[]) => {
  for (const y of shelves) {
    const count = Math.floor((right - left - 8) / 26)
    for (const [k, colour] of SWEETS.entries())
      s.scatter(
        Array.from({ length: count }, (_, i) => i)
          .filter((i) => (i + y) % 5 === k)
          .map((i) => box(left + 8 + i * 26, y - 30, left + 26 + i * 26, y)),
        colour,
      )
    tint(s, box(left, y, right, y + 6), '#7A5540')
  }
}

/** Two panes above, a board below, as an old sliding door has them. */
function slidingDoor(s: Sheet, bay: Point, { door, glass }: Hues, pen: number) {
  const whole = behind(box(bay[0], BEAM, bay[1], SILL))
  const [l, r] = [Math.max(bay[0], whole[0]![0]), Math.min(bay[1], whole[1]![0])]
  const [top, foot] = [whole[0]![1], whole[3]![1]]
  plate(s, box(l, top, r, foot), door, pen * 0.8)
  const middle = (l + r) / 2
  for (const [a, b] of [
    [l + 9, middle - 5],
    [middle + 5, r - 9],
  ] as const) {
    tint(s, box(a, top + 10, b, foot - 82), glass)
    jarsBehind(s, [a, b], [56, 116])
    for (const y of [top + 10, foot - 82])
      ruled(
        s,
        [
          [a, y],
          [b, y],
        ],
        pen * 0.6,
      )
    for (const x of [a, b])
      ruled(
        s,
        [
          [x, top + 10],
          [x, foot - 82],
        ],
        pen * 0.6,
      )
    plate(s, box(a, foot - 68, b, foot - 12), '#A5764F', pen * 0.6)
  }
}

function entrance(s: Sheet, { inside, cloth }: Hues, pen: number) {
  const bay = BAYS[1]!
  const back = behind(box(bay[0], BEAM, bay[1], SILL))
  tint(s, box(back[0]![0], back[0]![1], back[1]![0], back[2]![1]), inside)
  jarsBehind(s, [-70, 70], [70, 118])
  tint(s, box(-70, 150, 70, 202), '#6E5146')
  for (const x of [-90, -29, 32])
    plate(
      s,
      [
        [x, BEAM],
        [x + 58, BEAM],
        [x + 56, 2],
        [x + 2, 2],
      ],
      cloth,
      pen * 0.7,
    )
}

/** In a wall without depth everything lies in one plane. */
function flatFront(s: Sheet, { wall }: Hues, pen: number) {
  for (const [l, r] of BAYS) {
    plate(s, box(l, BEAM, r, FOOT), wall, 0)
    ruled(s, box(l + 10, -40, r - 10, 230).slice(0, 4), pen * 0.6)
    ruled(s, trace(`${(l + r) / 2},-40 ${(l + r) / 2},230`), pen * 0.6)
  }
}

type Looks = { pen?: number; hues?: Hues; deep?: boolean; shaded?: boolean }
export function shopWalls(s: Sheet, { pen = 3, hues = plain, deep = true }: Looks) {
  tint(s, box(-386, -292, 386, FOOT), hues.sky)
  tint(s, box(-386, FOOT, 386, 300), hues.ground)
  plate(s, box(-333, -282, 333, FOOT), hues.wall, pen)
  plate(s, box(-150, -266, 150, -192), '#C79E6B', pen * 0.8)
  plate(s, box(-136, -254, 136, -204), '#F4EBD6', pen * 0.5)
  if (!deep) return flatFront(s, hues, pen)
  for (const bay of BAYS) recess(s, bay, hues, pen)
  for (const at of [0, 2]) slidingDoor(s, BAYS[at]!, hues, pen)
  entrance(s, hues, pen)
}
export function shopFrame(s: Sheet, { pen = 3, hues = plain, deep = true }: Looks) {
  const wood = deep ? hues.pillar : '#DCCDB2'
  for (const x of PILLARS) plate(s, box(x - HALF, BEAM, x + HALF, FOOT), wood, pen * 0.8)
  plate(s, box(-333, -94, 333, BEAM), wood, pen * 0.8)
  if (deep) plate(s, box(-333, SILL + 4, 333, FOOT), '#9A9490', pen * 0.7)
}
export function eaves(s: Sheet, { pen = 3, hues = plain }: Looks) {
  plate(s, EAVES, hues.roof, pen)
  for (const i of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    ruled(s, [mixed(EAVES[3]!, EAVES[2]!, i / 12), mixed(EAVES[0]!, EAVES[1]!, i / 12)], pen * 0.5)
  plate(s, box(-384, -94, 384, -80), '#5A4034', pen * 0.8)
}
/** Straight down: it reaches lower on what lies farther back. */
export function eavesShade(s: Sheet) {
  for (const x of PILLARS) shadow(s, box(x - HALF, -80, x + HALF, -30), 0.4)
  for (const [l, r] of BAYS) shadow(s, box(l, -80, r, -6), 0.4)
}
export function shopFrontOf(s: Sheet, looks: Looks = {}) {
  shopWalls(s, looks)
  shopFrame(s, looks)
  if (looks.deep !== false && looks.shaded !== false) eavesShade(s)
  eaves(s, looks)
}

/** A bench before the left door, with a tray of sweets. */
export function bench(s: Sheet, pen = 3) {
  for (const x of [-290, -164]) plate(s, box(x, 214, x + 12, 272), '#7A5238', pen * 0.7)
  plate(s, trace('-304,198 -140,198 -132,212 -312,212'), '#C08C58', pen * 0.8)
  plate(s, box(-312, 212, -132, 222), '#A06E44', pen * 0.7)
  for (const [i, x] of [-280, -238, -196].entries()) {
    plate(s, box(x, 176, x + 34, 204), '#E9D3A4', pen * 0.6)
    s.flat(ellipse(x + 17, 176, 15, 9), SWEETS[i]!, { still: true })
  }
}
