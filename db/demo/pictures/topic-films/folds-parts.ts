import { limb, smallHand, smallShoe } from '../covers/limbs.ts'
import { add, bend, ellipse, type Point, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import type { Line } from '../step-films/face.ts'

const still = { still: true, corners: true } as const
const across = (by: readonly Point[], [dx, dy]: Point) => by.map((at): Point => add(at, [dx, dy]))

/** A fold that runs round: inked from where it begins, its shade below it. */
function roundFold(s: Sheet, way: readonly Point[], shade: string, { deep = 14, pen = 5 } = {}) {
  const below = way.map(([x, y], i): Point => [x, y + deep * Math.sin((Math.PI * i) / (way.length - 1))])
  s.flat([...way, ...below.toReversed()], shade, still)
  s.ink(way, pen, { in: 0.04, out: 0.9, least: 0.04 })
}

const DENIM = '#7C9CC4'
const DENIM_SHADE = '#5877A2'
/** Where the cloth is pinched, by turns on the left and on the right; between them it swells. */
export const PINCHES = trace('-92,-110 94,-62 -102,-8 106,38 -110,86 114,126')
const HEM_ENDS: readonly [Point, Point] = [
  [-112, 168],
  [112, 200],
]
const swell = (from: Point, to: Point, by: number) =>
  bend(from, [(from[0] + to[0]) / 2 + by, (from[1] + to[1]) / 2], to, 6)
const leftEdge = (smooth: boolean): Point[] => {
  const at = [0, 2, 4].map((i) => PINCHES[i]!)
  if (smooth) return [[-92, -310], ...at, HEM_ENDS[0]]
  const [a, b, c] = at as [Point, Point, Point]
  return [[-104, -310], ...swell(a, b, -56), ...swell(b, c, -60), ...swell(c, HEM_ENDS[0], -50)]
}
const rightEdge = (smooth: boolean): Point[] => {
  const at = [1, 3, 5].map((i) => PINCHES[i]!)
  if (smooth) return [[92, -310], ...at, HEM_ENDS[1]]
  const [a, b, c] = at as [Point, Point, Point]
  return [[98, -310], ...swell(a, b, 56), ...swell(b, c, 60), ...swell(c, HEM_ENDS[1], 46)]
}
const hem = bend(HEM_ENDS[0], [-20, 236], HEM_ENDS[1], 8)

export function legLines(s: Sheet, line: Line) {
  line(s, leftEdge(true))
  line(s, rightEdge(true))
  line(s, hem)
  line(s, trace('-80,200 -92,268 -100,300 210,300 214,266 130,242 88,216'))
}

/** The end of a trouser leg over a shoe: its folds bite into each other, or lie around it like rubber bands. */
export function trouserLeg(s: Sheet, { bands }: { bands?: true } = {}) {
  smallShoe(s, [-28, 190], { size: 172, colour: '#D9604C', sole: '#FBF8F2' })
  const [left, right] = [leftEdge(Boolean(bands)), rightEdge(Boolean(bands))]
  const shape = [...left, ...hem, ...right.toReversed()]
  s.flat(shape, DENIM, { knock: true, ...still })
  s.within(
    shape,
    () => s.flat(trace('60,-320 170,-320 170,240 20,240 40,60'), DENIM_SHADE, { ...still, opacity: 0.45 }),
    true,
  )
  if (bands)
    for (const y of [-110, -54, 2, 58, 114])
      s.ink(bend([-104, y], [0, y + 46], [104, y], 8), 5, { in: 0.02, out: 0.02, least: 0.9 })
  else
    PINCHES.forEach((at, i) => {
      const k = i % 2 ? -1 : 1
      const to: Point = [at[0] + k * (i < 2 ? 120 : 158), at[1] + 34]
      roundFold(s, bend(at, [at[0] + k * 84, at[1] + 62], to, 10), DENIM_SHADE, { deep: 22 })
    })
  s.ink(left, 6, { in: 0.1, out: 0.1, least: 0.4, corners: true })
  s.ink(right, 6, { in: 0.1, out: 0.1, least: 0.4, corners: true })
  s.ink(hem, 6)
  s.ink(across(hem, [0, -16]), 2.4)
}

const CLOTH = '#E9B267'
const CLOTH_SHADE = '#C4823F'
export const HOOKS = [-270, -90, 90, 270] as const
const TOP = -214
const HEM = 232
const between = HOOKS.slice(1).map((x, i): readonly [number, number] => [HOOKS[i]!, x])
const sag = ([a, b]: readonly [number, number], deep: number) =>
  bend([a, TOP + 4], [(a + b) / 2, TOP + deep * 2], [b, TOP + 4], 10)
const tubeSides = (x: number): readonly [Point[], Point[]] => [
  bend([x - 14, TOP], [x - 40, -60], [x - 56, HEM], 8),
  bend([x + 14, TOP], [x + 40, -60], [x + 56, HEM], 8),
]
const tubeEnd = (x: number) => bend([x - 56, HEM], [x, HEM + 60], [x + 56, HEM], 8)
const backEnd = ([a, b]: readonly [number, number]) => bend([a + 56, HEM], [(a + b) / 2, HEM - 56], [b - 56, HEM], 8)

export function rail(s: Sheet) {
  s.solid(trace('-350,-262 350,-262 350,-246 -350,-246'), '#8C6A4E', 5, { corners: true })
  for (const x of [-356, 356]) s.solid(ellipse(x, -254, 16, 16), '#8C6A4E', 5)
  for (const x of HOOKS) s.ink(ellipse(x, -236, 11, 20, { to: 6.6 }), 4)
}
export const tubeLines = (s: Sheet, line: Line) => {
  for (const x of HOOKS) for (const edge of tubeSides(x)) line(s, edge)
  for (const gap of between) line(s, sag(gap, 44))
}
/** The section of the hem, from tube to tube. */
export const hemCurve = (s: Sheet, line: Line) => {
  const all = HOOKS.flatMap((x, i) => [...tubeEnd(x), ...(between[i] ? backEnd(between[i]) : [])])
  line(s, through(all, false, 3), 4)
}

/** Cloth that hangs from hooks in tubes; its hem follows them, or is cut off in one straight line. */
export function hangingCloth(s: Sheet, { straight }: { straight?: true } = {}) {
  const end = (curve: readonly Point[]) => (straight ? curve.map(([x]): Point => [x, HEM]) : curve)
  for (const gap of between) {
    s.flat([...sag(gap, 44), [gap[1], HEM - 40], ...end(backEnd(gap)).toReversed(), [gap[0], HEM - 40]], CLOTH_SHADE, {
      knock: true,
      ...still,
    })
    s.ink(sag(gap, 44), 5)
    s.ink(end(backEnd(gap)), 5)
    for (const deep of [86, 128]) s.ink(sag(gap, deep).slice(2, 9), 3.4, { in: 0.6, out: 0.6 })
  }
  for (const x of HOOKS) {
    const [left, right] = tubeSides(x)
    const shape = [...left, ...end(tubeEnd(x)), ...right.toReversed()]
    s.flat(shape, CLOTH, { knock: true, ...still })
    s.flat(
      trace(
        `${x + 4},${TOP} ${x + 14},${TOP} ${x + 40},-40 ${x + 56},${HEM} ${x + 24},${straight ? HEM : HEM + 22} ${x + 14},-40`,
      ),
      CLOTH_SHADE,
      { ...still, opacity: 0.55 },
    )
    for (const edge of [left, right]) s.ink(edge, 5, { in: 0.3, out: 0.1 })
    s.ink(end(tubeEnd(x)), 6)
  }
}

const WOOD = '#E8C79C'
const SHIRT = '#A9CDB4'
const SHIRT_SHADE = '#79A78B'
const shirt = through(
  trace(
    '-46,-188 -112,-160 -150,-120 -196,-46 -142,-16 -112,-66 -104,0 -84,62 -116,196 -30,212 50,210 112,190 88,66 104,0 116,-78 146,-24 200,-60 156,-132 116,-168 46,-190 0,-164',
  ),
  true,
  4,
)
export const TOUCHES: readonly (readonly [x: number, y: number, rx: number, ry: number, tilt: number])[] = [
  [-104, -132, 40, 22, -0.6],
  [108, -138, 40, 22, 0.6],
  [2, -84, 84, 40, 0],
  [-82, 172, 22, 26, 0.2],
  [84, 168, 22, 26, -0.2],
]
const AROUND = [
  '-84,58 -50,88 0,98 44,88',
  '90,34 50,62 6,70 -30,62',
  '-92,20 -60,42 -24,48 2,44',
  '92,84 56,116 10,128 -34,122',
  '-98,116 -60,146 -16,158 24,152',
  '-188,-62 -168,-44 -146,-40',
  '190,-72 172,-52 150,-48',
]
export const roundWays = () => AROUND.map((way) => through(trace(way), false, 4))

export function bodyLines(s: Sheet, line: Line) {
  for (const side of [-1, 1])
    line(
      s,
      through(
        trace('30,-200 38,-178 112,-152 122,-110 98,-60 78,10 66,62 92,130 96,210').map(([x, y]): Point => [
          x * side,
          y,
        ]),
        false,
        4,
      ),
    )
}

/** A doll of wood in a shirt: folds that run round the body, or straight ones that forget it. */
export function dressedDoll(s: Sheet, { flat }: { flat?: true } = {}) {
  for (const k of [-1, 1]) {
    limb(s, trace(`${k * 108},-118 ${k * 188},0 ${k * 208},112`), [62, 52, 38], WOOD)
    s.solid(ellipse(k * 188, 0, 28, 28), '#D3A673', 4)
    smallHand(s, [k * 208, 108], 'rest', { angle: -k * 0.12, size: 74, skin: WOOD, mirror: k < 0 })
    s.solid(trace(`${k * 6},208 ${k * 104},190 ${k * 100},310 ${k * 12},310`), WOOD, 5, { corners: true })
  }
  limb(s, trace('0,-150 0,-200 0,-226'), [74, 54, 50], WOOD)
  s.solid(trace('0,-318 38,-306 52,-272 42,-236 0,-212 -42,-236 -52,-272 -38,-306'), WOOD, 5)
  s.ink(trace('-50,-268 0,-258 50,-268'), 2.4)
  s.ink(trace('0,-316 4,-264 0,-214'), 2.4)
  const outline = flat
    ? trace(
        '-46,-188 -150,-150 -206,-40 -150,-14 -124,-60 -124,204 124,204 124,-60 150,-14 206,-44 150,-150 46,-190 0,-164',
      )
    : shirt
  s.flat(outline, flat ? SHIRT_SHADE : SHIRT, { knock: true, ...still })
  if (flat) {
    for (const [x, y] of trace(
      '-90,-120 -60,-40 -96,40 -40,60 -70,130 0,-100 10,0 -10,110 60,-120 44,-40 86,-20 56,60 92,110 40,140 -30,-130',
    ))
      s.ink(
        [
          [x, y],
          [x + 22, y + 44],
          [x + 8, y + 66],
        ],
        4,
        { in: 0.03, out: 0.03, least: 0.9 },
      )
  } else {
    s.within(outline, () =>
      s.flat(trace('120,-150 210,-60 120,200 60,212 84,120 74,60 90,0'), SHIRT_SHADE, { still: true, opacity: 0.6 }),
    )
    for (const way of roundWays()) roundFold(s, way, SHIRT_SHADE, { deep: 12 })
  }
  s.contour(outline, 6, { corners: true })
  s.ink(trace('-46,-188 -30,-158 0,-146 30,-158 46,-190'), 4)
}
