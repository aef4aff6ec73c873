import { limb, smallHand } from '../covers/limbs.ts'
import { add, ellipse, mixed, type Point, polar, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, red } from './face.ts'

/** From where something pulls, to where the fold dies away. */
export type Fold = readonly [from: Point, to: Point, width?: number]

/** Strong where it is pulled, thin where it ends; its shade lies below it. */
export function folds(s: Sheet, outline: readonly Point[], all: readonly Fold[], pen = 5) {
  s.within(outline, () => {
    for (const [from, to, width = 1] of all)
      s.flat(shadeOf(from, to, 20 * width), s.tones.mid, { still: true, opacity: 0.75, corners: true })
  })
  for (const [from, to, width = 1] of all) s.ink(bowed(from, to), pen * width, { in: 0.04, out: 0.95, least: 0.02 })
}

const across = (from: Point, to: Point, by: number): Point => {
  const along = Math.atan2(to[1] - from[1], to[0] - from[0])
  return polar(along + Math.PI / 2, by)
}
const bowed = (from: Point, to: Point): Point[] => [from, add(mixed(from, to, 0.5), across(from, to, 3)), to]
const shadeOf = (from: Point, to: Point, wide: number): Point[] => [
  from,
  ...[0.3, 0.55, 0.8].map((part, i) => add(mixed(from, to, part), across(from, to, wide * [0.9, 1, 0.6][i]!))),
  to,
]

/** Lines that come from nowhere, equally thick from end to end. */
export function strayLines(s: Sheet, noted: readonly string[], pen = 4) {
  for (const line of noted) s.ink(trace(line), pen, { in: 0.03, out: 0.03, least: 0.9 })
}

export const support = (s: Sheet, [x, y]: Point, r = 20) =>
  s.pencil(ellipse(x, y, r, r, { from: 3.9, to: 10.6 }), 4, { colour: '#2C6BA6' })
export const redSupport = (s: Sheet, [x, y]: Point, r = 20) => red(s, ellipse(x, y, r, r, { from: 3.9, to: 10.5 }), 5)
export const pull = (s: Sheet, from: Point, to: Point) => light(s, [from, to], 2.4)

/** Who wears a shirt tucked into their belt, one arm up: pulled from that arm's pit and from the belt on the other side. */
export const SHIRT: Point[] = trace(
  '-46,-186 -92,-170 -132,-148 -160,-96 -188,-30 -150,-8 -118,-4 -104,-56 -98,30 -106,120 -112,196 -60,206 0,209 60,206 110,194 104,110 106,10 116,-74 150,-128 194,-190 164,-218 134,-246 108,-208 80,-186 46,-188 0,-164',
)
export const PIT: Point = [112, -78]
export const HIP: Point = [-106, 190]

export function figureInShirt(s: Sheet, pen = 5) {
  const { skin, deep, soft } = s.tones
  limb(s, trace('124,-176 172,-258 198,-326 216,-392'), [64, 56, 48, 36], skin, pen)
  smallHand(s, [214, -384], 'open', { angle: Math.PI + 0.2, size: 78, skin, mirror: true })
  limb(s, trace('-150,-40 -172,40 -176,130'), [58, 52, 40], skin, pen)
  smallHand(s, [-176, 126], 'rest', { angle: 0.1, size: 78, skin })
  limb(s, trace('0,-160 2,-196 4,-240'), [66, 60, 62], skin, pen)
  s.solid(trace('-58,-300 -48,-350 4,-374 56,-350 64,-300 58,-256 34,-222 6,-212 -24,-222 -50,-256'), skin, pen)
  s.ink(trace('-52,-292 0,-282 60,-292'), pen * 0.4)
  s.solid(trace('-116,206 112,204 124,330 -126,330'), deep, pen, { corners: true })
  s.flat(SHIRT, soft, { knock: true, corners: true, still: true })
  s.contour(SHIRT, pen * 1.1, { corners: false })
  s.ink(trace('-48,-186 -34,-158 0,-146 36,-158 48,-187'), pen * 0.8)
  s.ink(trace('-184,-44 -150,-22 -116,-16'), pen * 0.5)
  s.ink(trace('186,-198 156,-222 130,-250'), pen * 0.5)
  s.solid(trace('-117,194 0,207 114,192 117,220 0,234 -120,222'), s.tones.dark, pen * 0.8)
}

export const PULLED: readonly Fold[] = [
  [PIT, [-64, 126]],
  [PIT, [2, 176], 0.8],
  [PIT, [60, 120], 0.65],
  [PIT, [-70, 8], 0.8],
  [[110, -92], [-20, -84], 0.6],
]
export const HELD: readonly Fold[] = [
  [HIP, [-66, 70], 0.75],
  [[-98, 198], [40, 70], 0.9],
  [[-84, 202], [36, 150], 0.65],
]
export const STRAY = [
  '-78,-110 -52,-98 -62,-74 -34,-66',
  '24,-104 38,-80 20,-60 36,-36',
  '-66,-6 -40,6 -52,28 -26,38',
  '50,20 70,34 56,56 78,66',
  '-24,96 0,106 -8,128 16,136',
  '62,-40 80,-22 68,-4',
  '-84,110 -64,128 -78,150 -56,164',
  '50,130 74,142 64,164 86,174',
]

/** A cloth held by two pins, stretched from corner to corner. */
export const CLOTH: Point[] = trace(
  '-152,-176 -84,-132 0,-114 84,-122 138,-146 128,-84 116,0 128,84 160,170 90,132 0,118 -84,128 -136,146 -124,80 -114,0 -126,-88',
)
export const PINS: readonly [Point, Point] = [
  [-140, -164],
  [148, 160],
]
export const THIRD_PIN: Point = [130, -140]
export const STRAY_ON_CLOTH = [
  '-90,-70 -30,-82 40,-72 90,-84',
  '-84,-24 -20,-34 30,-22 88,-32',
  '-80,24 -30,14 40,26 92,14',
  '-88,72 -20,62 30,74 84,64',
]
export const FROM_PINS: readonly Fold[] = [
  [PINS[0], [54, 56], 1.1],
  [PINS[1], [-36, -52], 1],
]
export const BESIDE_THEM: readonly Fold[] = [
  [[-136, -150], [-30, 24], 0.8],
  [[-124, -160], [66, -18], 0.8],
  [[146, 142], [40, -34], 0.7],
  [[132, 154], [-56, 24], 0.8],
]
export const FROM_THIRD: readonly Fold[] = [
  [THIRD_PIN, [20, -60], 0.8],
  [[132, -128], [84, -20], 0.65],
  [[122, -130], [2, -82], 0.65],
]

export function cloth(s: Sheet, pen = 5) {
  s.flat(CLOTH, s.tones.soft, { knock: true, still: true })
  s.contour(CLOTH, pen)
}

export function pin(s: Sheet, [x, y]: Point) {
  s.solid(ellipse(x, y, 9, 9), s.tones.dark, 3)
}

/** A waistcoat on a stand, closed by one button. */
export const BUTTON: Point = [0, 46]
const vest = {
  stand: trace(
    '-40,-214 40,-214 48,-184 118,-156 124,-90 98,-20 92,40 110,130 106,190 -106,190 -110,130 -92,40 -98,-20 -124,-90 -118,-156 -48,-184',
  ),
  left: trace('-60,-186 -116,-162 -104,-110 -104,-50 -98,30 -114,120 -120,196 -40,212 14,150 10,50 -22,-20 -50,-110'),
  right: trace('60,-186 116,-162 104,-110 104,-50 98,30 114,120 120,196 44,214 -14,150 -12,46 22,-20 50,-110'),
}
export const VEST: Point[] = trace(
  '-116,-162 -60,-186 0,30 60,-186 116,-162 104,-110 104,-50 98,30 114,120 120,196 44,214 0,176 -40,212 -120,196 -114,120 -98,30 -104,-50 -104,-110',
)

export function waistcoat(s: Sheet, pen = 5) {
  const { accent, pale, soft, dark } = s.tones
  s.ink(trace('0,180 0,280'), 12, { in: 0.01, out: 0.01, least: 0.9 })
  s.ink(trace('-80,286 80,286'), 12, { in: 0.05, out: 0.05, least: 0.8 })
  s.solid(vest.stand, pale, pen)
  s.solid(ellipse(0, -214, 40, 12), accent, pen * 0.7)
  s.solid(vest.left, soft, pen)
  s.solid(vest.right, soft, pen)
  s.solid(ellipse(...BUTTON, 10, 10), dark, 3)
}

export const FROM_BUTTON: readonly Fold[] = [
  [[-14, 40], [-92, -64], 1],
  [[14, 40], [92, -64], 1],
  [[-16, 50], [-92, 34], 0.75],
  [[16, 50], [72, 40], 0.7],
  [[-14, 56], [-96, 140], 0.9],
  [[14, 56], [96, 140], 0.9],
]
/** Where the stray ones lie, each from end to end. */
export const AWAY_FROM_BUTTON: readonly (readonly [Point, Point])[] = [
  [
    [-84, -90],
    [-58, -30],
  ],
  [
    [88, -40],
    [50, -64],
  ],
  [
    [-84, 60],
    [-44, 86],
  ],
  [
    [40, 104],
    [86, 96],
  ],
  [
    [-90, 120],
    [-70, 176],
  ],
  [
    [76, 20],
    [58, 60],
  ],
]
