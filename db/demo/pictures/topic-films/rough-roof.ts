import { box } from '../backdrop.ts'
import { tube } from '../covers/limbs.ts'
import { tint } from '../covers/street-things.ts'
import { ellipse, type Point, polar, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { red } from '../step-films/face.ts'
import { framed, paint, round } from './still-parts.ts'

const values = { white: '#F6F3EC', grey: '#A2A2A4', black: '#26262C' }
const { white, grey, black } = values
type Roof = {
  sky: string
  moon: string
  cloud: string
  cat: string
  roof: string
  trees: string
  panes: string
  house: string
}
export const evenly: Roof = {
  sky: grey,
  moon: white,
  cloud: white,
  cat: '#87878B',
  roof: '#87878B',
  trees: black,
  panes: white,
  house: black,
}
export const ranked: Roof = {
  ...evenly,
  cloud: '#ADADAF',
  cat: black,
  roof: black,
  trees: '#6E6E73',
  panes: '#8C8C90',
  house: '#6E6E73',
}
/** Painted, with three places that are not yet right. */
export const tired: Roof = {
  ...{
    sky: '#3D4F86',
    moon: '#B9B79C',
    cloud: '#53659C',
    cat: '#1B2140',
    roof: '#2A3160',
    trees: '#2F4170',
    panes: '#FFE27A',
    house: '#34406F',
  },
}

export const MOON: Point = [40, -100]
const cat = trace(
  '-30,-140 -38,-190 -12,-166 12,-166 38,-190 30,-140 28,-112 52,-66 66,-10 60,4 -60,4 -66,-10 -52,-66 -28,-112',
)
const catTail = tube(trace('46,-8 104,6 140,-30 122,-72'), [24, 22, 20, 10])
const onRidge = (s: Sheet, draw: () => void) => s.at(MOON[0], 76, {}, draw)

export function theCat(s: Sheet, colour: string) {
  onRidge(s, () => {
    tint(s, catTail, colour)
    tint(s, cat, colour)
  })
}

export const inRoofFrame = (s: Sheet, draw: () => void) => framed(s, [-386, -300, 386, 300], draw)

export function ridge(s: Sheet, { roof, sky }: Pick<Roof, 'roof' | 'sky'>) {
  tint(s, trace('-190,310 -150,80 250,80 320,310'), roof)
  for (const x of [-100, -20, 60, 140, 210])
    s.ink(trace(`${x * 0.92},84 ${x * 1.16 - 6},310`), 3, { colour: sky, least: 0.7 })
}

export function roofScene(s: Sheet, h: Roof) {
  inRoofFrame(s, () => {
    tint(s, box(-390, -310, 390, 310), h.sky)
    paint(s, round(...MOON, 168), h.moon)
    outskirts(s, h)
    ridge(s, h)
    theCat(s, h.cat)
  })
}

/** What lies at the edges of the picture. */
export function outskirts(s: Sheet, h: Roof) {
  clouds(s, h.cloud)
  trees(s, h.trees)
  house(s, h)
}

const clouds = (s: Sheet, colour: string) => {
  paint(s, trace('-420,-190 -330,-236 -270,-220 -220,-240 -170,-190 -240,-170 -420,-160'), colour)
  paint(s, trace('250,-210 300,-240 350,-230 420,-250 420,-190 300,-186'), colour)
}
const trees = (s: Sheet, colour: string) =>
  paint(s, trace('-400,320 -400,0 -350,-60 -300,-40 -270,20 -230,60 -220,140 -180,190 -170,320'), colour)

const panes = [box(296, 96, 330, 146), box(346, 96, 380, 146), box(306, 190, 340, 240)]
function house(s: Sheet, { house: walls, panes: lit }: Pick<Roof, 'house' | 'panes'>) {
  tint(s, trace('262,310 262,40 330,-20 400,30 400,310'), walls)
  for (const pane of panes) tint(s, pane, lit)
}

/** Light, what it is about, where one looks: set right. */
export function lightMoon(s: Sheet) {
  inRoofFrame(s, () => {
    for (const [r, opacity] of trace('214,0.16 190,0.24')) paint(s, round(...MOON, r), '#FFF3C4', opacity)
    paint(s, round(...MOON, 168), '#FFF3C4')
    ridge(s, tired)
    theCat(s, tired.cat)
  })
}
export function scarf(s: Sheet) {
  onRidge(s, () => {
    paint(s, trace('-36,-128 0,-114 36,-128 42,-108 0,-90 -42,-108'), '#F0502F')
    paint(s, trace('-30,-104 -10,-98 -28,-40 -54,-46'), '#F0502F')
  })
}
export const dimPanes = (s: Sheet) => {
  for (const pane of panes) tint(s, pane, '#4A5788')
}

/** A red ring with as many strokes beside it as it is counted. */
export function counted(s: Sheet, [x, y]: Point, [rx, ry]: Point, count: number) {
  red(s, ellipse(x, y, rx, ry, { from: 3.9, to: 10.5, tilt: 0.04 }), 6)
  for (let i = 0; i < count; i++)
    red(s, trace(`${x - rx + i * 17},${y - ry - 40} ${x - rx - 2 + i * 17},${y - ry - 6}`), 6)
}

/** What was added, and added again. */
export function tooMuch(s: Sheet) {
  const star = (x: number, y: number, r: number) =>
    Array.from({ length: 10 }, (_, i): Point => {
      const [dx, dy] = polar((i / 10) * Math.PI * 2 - Math.PI / 2, i % 2 ? r * 0.42 : r)
      return [x + dx, y + dy]
    })
  s.scatter(
    trace(
      '-330,-110 -270,-260 -180,-130 -120,-250 -40,-274 120,-270 230,-150 340,-150 300,-70 -220,-40 -150,-20 200,-20',
    ).map(([x, y], i) => star(x, y, 22 + (i % 3) * 9)),
    '#FFE27A',
  )
  for (const [x, y] of trace('-130,140 -50,200 40,150 110,220 190,150 -100,260 20,270 230,270')) {
    paint(s, round(x, y, 26), '#F48FA6')
    paint(s, round(x, y, 10), '#FFE27A')
  }
  for (const [x, y] of trace('-60,-200 130,-190 -20,-40'))
    paint(
      s,
      trace('-44,-14 -20,-4 0,-12 20,-4 44,-14 28,10 0,14 -28,10').map(([px, py]): Point => [x + px, y + py]),
      '#C94F8A',
    )
  onRidge(s, () => {
    paint(s, trace('-30,-190 -20,-230 0,-206 20,-230 30,-190'), '#F5B93A')
    paint(s, round(-30, -40, 26), '#6FD0C0')
    paint(s, round(26, -30, 22), '#F0A0D0')
  })
}
