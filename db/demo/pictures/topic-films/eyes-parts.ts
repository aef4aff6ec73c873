import { box } from '../backdrop.ts'
import { add, bend, ellipse, type Point, polar, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { SHADE, SKIN } from './hand-parts.ts'

/** An eye in its own measure, its inner corner to the left: half as wide as 1. */
export const BALL = { x: 0, y: 0.08, r: 1.1 }
const UPPER = trace('-1,0.26 -0.78,-0.22 -0.36,-0.6 0.14,-0.7 0.6,-0.52 0.92,-0.16 1.06,-0.02')
const LOWER = trace('1.06,-0.02 0.84,0.4 0.34,0.64 -0.28,0.62 -0.74,0.46 -1,0.26')
export const upperLid = through(UPPER)
export const lowerLid = through(LOWER)
export const opening = [...upperLid, ...lowerLid.slice(1)]
const IRIS = { x: 0, y: -0.06, rx: 0.54, ry: 0.64 }
export const irisRound = (k = 1, dx = 0, dy = 0) => ellipse(IRIS.x + dx, IRIS.y + dy, IRIS.rx * k, IRIS.ry * k)
const lowered = (by: number) => upperLid.map(([x, y], i): Point => [x * 0.98, y + by * Math.sin((i / 48) * Math.PI)])

/** Draws with a pen of another width. */
export function penned(s: Sheet, pen: number, draw: () => void) {
  const before = s.pen
  s.pen = pen
  draw()
  s.pen = before
}

/** The skin around one eye, and its brow. */
export function around(s: Sheet, warm = true) {
  const field = box(-1.42, -1.2, 1.42, 1.06)
  s.flat(field, SKIN, { still: true, corners: true })
  if (warm)
    s.flat(trace('-1.1,0.1 -0.7,-0.7 0.1,-1 0.9,-0.7 1.24,-0.1 0.6,-0.7 -0.4,-0.72'), SHADE, {
      still: true,
      opacity: 0.6,
    })
}
export const brow = (s: Sheet, width = 15) =>
  s.ink(trace('-0.96,-0.92 -0.2,-1.1 0.6,-1.04 1.22,-0.78'), width, { in: 0.15, out: 0.7 })

export type Iris = { base: string; dark: string; bright: string }
export const VIOLET: Iris = { base: '#7B5EA8', dark: '#33264F', bright: '#E6A9E0' }

export function white(s: Sheet, shaded = true) {
  s.flat(opening, '#FFFFFF', { still: true, corners: true })
  if (!shaded) return
  s.within(
    opening,
    () => s.flat([...upperLid, ...lowered(0.3).toReversed()], '#C9CFE2', { still: true, corners: true }),
    true,
  )
}

export const irisBase = (s: Sheet, { base }: Iris) =>
  s.within(opening, () => s.flat(irisRound(), base, { still: true, corners: true }), true)

/** The upper half of it lies in the shadow of the lid. */
export const irisShadow = (s: Sheet, { dark }: Iris) =>
  s.within(
    opening,
    () =>
      s.within(irisRound(), () =>
        s.flat(trace('-0.7,-0.8 0.7,-0.8 0.7,0.02 0.3,-0.1 0,-0.12 -0.3,-0.1 -0.7,0.02'), dark, { still: true }),
      ),
    true,
  )

/** Light comes through below, on the side that is turned away from it: `away` is -1 for the left, 1 for the right. */
export const irisGlow = (s: Sheet, { bright }: Iris, away = 0) =>
  s.within(
    opening,
    () => s.within(irisRound(0.94), () => s.flat(ellipse(0.14 * away, 0.46, 0.4, 0.32), bright, { still: true })),
    true,
  )

export function irisLines(s: Sheet, width = 8) {
  s.within(
    opening,
    () => {
      s.black(irisRound(0.38))
      s.contour(irisRound().slice(0, -1), width, { least: 0.7 })
    },
    true,
  )
}

export const shine = (s: Sheet, at: Point = [-0.22, -0.26], r = 0.19) =>
  s.white(ellipse(...at, r, r * 1.16), { layer: 'ink' })

/** A lid is as thick as it is: a band of skin between its lash line and the ball. */
function lidEdge(s: Sheet) {
  s.within(
    opening,
    () => s.flat([...upperLid, ...lowered(0.1).toReversed()], '#C98671', { still: true, corners: true }),
    true,
  )
  s.within(opening, () => s.ink(lowered(0.1), 4, { in: 0.2, out: 0.2 }), true)
}

export const lid = (s: Sheet, width = 30) =>
  s.ink([[-1.06, 0.36], ...upperLid.slice(0, -5), [1.1, -0.05], [1.3, -0.12]], width, {
    in: 0.45,
    out: 0.12,
    least: 0.2,
    shade: 0.15,
  })

/** The rim below is light, and its line is short. */
export function lowerRim(s: Sheet, width = 7) {
  const rim = [...lowerLid, ...lowerLid.map(([x, y]): Point => [x, y + 0.09 * (1 - x * x * 0.8)]).toReversed()]
  s.flat(rim, '#FFF1E4', { still: true, corners: true })
  s.ink(lowerLid.slice(2, 26), width, { in: 0.15, out: 0.6 })
}

export const fold = trace('-0.86,-0.5 -0.4,-0.86 0.16,-0.94 0.68,-0.76 1.08,-0.4')

/** Where a lash grows, counted along the lid from the outer corner, and how long it is. */
type Lash = readonly [at: number, long: number]
export const lashes: readonly Lash[] = [
  [0.03, 0.56],
  [0.14, 0.52],
  [0.26, 0.46],
  [0.4, 0.38],
  [0.56, 0.3],
  [0.72, 0.22],
]
export const lashRoot = (at: number) => upperLid[Math.round((1 - at) * (upperLid.length - 1))]!
export const lashWay = ([x, y]: Point) => Math.atan2(y - BALL.y - 0.1, x - BALL.x)

/** Hairs that share a root and run out into points, away from the middle of the ball. */
export function bundle(s: Sheet, [at, long]: Lash) {
  const way = lashWay(lashRoot(at))
  for (const [beside, turn, part] of [
    [-0.022, -0.14, 1],
    [0.022, -0.02, 0.8],
    [0.06, 0.1, 0.55],
  ] as const) {
    const root = lashRoot(Math.max(0, at + beside))
    const tip = add(root, polar(way + turn, long * part))
    const across = polar(way + Math.PI / 2, 0.03 + long * 0.03)
    const middle = add(root, polar(way + turn + 0.26, long * part * 0.5))
    s.black(
      [
        ...bend(add(root, across), add(middle, [0.01, 0.01]), tip),
        ...bend(tip, middle, add(root, [-across[0], -across[1]])),
      ],
      {
        corners: true,
      },
    )
  }
}

/** All that lies inside the lids; without `thick` lids they cast no shadow. */
export function wholeEye(s: Sheet, thick = true, shineAt?: Point) {
  white(s, thick)
  irisBase(s, VIOLET)
  irisShadow(s, VIOLET)
  irisGlow(s, VIOLET)
  irisLines(s)
  if (thick) lidEdge(s)
  shine(s, shineAt)
}
