import { tube } from '../covers/limbs.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { drawFace, flatCat, type HeadShape } from '../step-films/beast-faces.ts'

export const COAT = '#F4AE62'
export const SHADE = '#D98A45'
export const CREAM = '#FFF4E0'
const PINK = '#F29C94'

/** A shape in the colour of the coat, with a shade that lies in it, and its line. */
export function furred(s: Sheet, shape: readonly Point[], shade: readonly Point[] = [], pen = 6, corners = false) {
  s.flat(shape, COAT, { knock: true, still: true, corners })
  if (shade.length) s.within(shape, () => s.flat(shade, SHADE, { still: true, opacity: 0.7 }), corners)
  s.contour(shape, pen, { corners })
}

/** A tail or a leg, round at its end. */
export function softLimb(s: Sheet, spine: readonly Point[], widths: readonly number[], pen = 6, colour = COAT) {
  const sides = tube(spine, widths)
  s.flat(sides, colour, { knock: true, still: true, corners: true })
  s.ink(sides, pen, { in: 0.05, out: 0.05, least: 0.5 })
}

const sideHead: HeadShape = {
  ...flatCat,
  ears: ['-0.62,-0.7 -0.52,-1.22 -0.12,-0.9', '0.02,-0.94 0.4,-1.4 0.8,-0.6'],
}

/** A round head that looks to the left. */
export const headFromSide = (s: Sheet, [x, y]: Point, r: number, pen = 6, closed = false) => {
  const on = (noted: string) => trace(noted).map(([px, py]): Point => [x + px * r, y + py * r])
  drawFace(s, { shape: sideHead, kind: 'cat', coat: COAT, belly: CREAM, r, pen, iris: '#8CC8A0' }, on)
  if (closed) {
    s.flat(on('-0.72,-0.28 -0.3,-0.28 -0.3,0.16 -0.72,0.16'), COAT, { knock: true, still: true })
    s.ink(on('-0.7,-0.06 -0.5,0.06 -0.3,-0.06'), pen)
  }
}

type FrontFace = { eyes?: number; long?: number; asleep?: boolean; pen?: number }

const ears = [-1, 1].map((k) => ({
  whole: trace('38,-82 80,-128 99,-30').map(([x, y]): Point => [k * x, y]),
  inside: trace('56,-80 78,-108 88,-48').map(([x, y]): Point => [k * x, y]),
}))
const skull = trace('0,-92 58,-78 94,-30 102,18 82,64 44,86 0,92 -44,86 -82,64 -102,18 -94,-30 -58,-78')

/** A head from the front, a hundred to each side; `eyes` is how high they are, `long` how long the muzzle is. */
export function headFromFront(s: Sheet, { eyes = 16, long = 0, asleep, pen = 6 }: FrontFace = {}) {
  for (const { whole, inside } of ears) {
    s.flat(whole, COAT, { knock: true, still: true, corners: true })
    s.flat(inside, PINK, { still: true, corners: true })
    s.ink([...whole.slice(0, 2), whole[1]!, whole[2]!], pen, { corners: true, in: 0.05, out: 0.05, least: 0.5 })
  }
  furred(s, skull, trace('40,-90 110,-60 120,80 30,110 78,40'), pen)
  s.within(skull, () => s.flat(ellipse(0, 66 + long * 0.3, 56, 34 + long * 0.4), CREAM, { still: true }))
  for (const x of [-20, 0, 20]) s.ink(trace(`${x},-82 ${x * 0.8},-54`), pen * 1.5, { colour: SHADE, out: 0.6 })
  for (const k of [-1, 1]) {
    if (asleep) s.ink(ellipse(k * 46, eyes, 20, 12, { from: 0.25, to: 2.9 }), pen)
    else {
      s.solid(ellipse(k * 46, eyes, 23, 21).slice(0, -1), '#8CC8A0', pen * 0.75)
      s.black(ellipse(k * 45, eyes, 9, 18))
      s.white(ellipse(k * 45 - 6, eyes - 8, 5, 5), { layer: 'ink' })
    }
    s.ink(ellipse(k * 12, 62 + long, 12, 9, { from: 0.1, to: 2.9 }), pen * 0.7)
    s.ink(trace(`${k * 50},${56 + long} ${k * 132},${50 + long}`), pen * 0.5, { out: 0.8 })
    s.ink(trace(`${k * 50},${66 + long} ${k * 128},${78 + long}`), pen * 0.5, { out: 0.8 })
  }
  s.flat(
    trace('-12,44 12,44 0,58').map(([x, y]): Point => [x * (1 + long / 30), y + long]),
    PINK,
    {
      still: true,
      corners: true,
    },
  )
  s.contour(
    trace('-12,44 12,44 0,58').map(([x, y]): Point => [x * (1 + long / 30), y + long]),
    pen * 0.6,
    { corners: true },
  )
}
