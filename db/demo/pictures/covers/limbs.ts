import { ellipse, type Point, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

/** The outline of an arm, a leg, a lock or a ribbon along its spine, as wide at each point as is said. */
export function tube(spine: readonly Point[], widths: readonly number[]): Point[] {
  const steps = 6
  const line = through(spine, false, steps)
  const last = line.length - 1
  const each = last / (spine.length - 1)
  const side = (k: number) =>
    line.map((p, i): Point => {
      const [a, b] = [line[Math.max(0, i - 1)]!, line[Math.min(last, i + 1)]!]
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
      const at = Math.min(i / each, spine.length - 1.001)
      const [low, part] = [Math.floor(at), at % 1]
      const w = ((widths[low]! * (1 - part) + widths[low + 1]! * part) * k) / 2
      return [p[0] - ((b[1] - a[1]) / length) * w, p[1] + ((b[0] - a[0]) / length) * w]
    })
  return [...side(1), ...side(-1).toReversed()]
}

/** The colour of shade, and which way it lies on a body. */
export type Shade = { colour: string; to: Point; opacity?: number }
type Lines = { pen?: number; shade?: Shade | undefined }

export function limb(
  s: Sheet,
  spine: readonly Point[],
  widths: readonly number[],
  colour: string,
  how: Lines | number = 5,
) {
  const { pen = 5, shade } = typeof how === 'number' ? { pen: how, shade: undefined } : how
  const outline = tube(spine, widths)
  s.flat(outline, colour, { knock: true, corners: true })
  const half = outline.length / 2
  if (shade) shadeLimb(s, spine, widths, shade)
  s.ink(outline.slice(0, half), pen, { in: 0.06, out: 0.1, least: 0.4 })
  s.ink(outline.slice(half), pen, { in: 0.1, out: 0.06, least: 0.4 })
}

function shadeLimb(s: Sheet, spine: readonly Point[], widths: readonly number[], { colour, to, opacity = 0.3 }: Shade) {
  const outline = tube(spine, widths)
  const half = outline.length / 2
  const inner = tube(
    spine,
    widths.map((w) => w * 0.16),
  )
  const far = (points: readonly Point[]) => points.reduce((sum, [x, y]) => sum + x * to[0] + y * to[1], 0)
  const first = far(outline.slice(0, half)) > far(outline.slice(half))
  const side = first
    ? [...outline.slice(0, half), ...inner.slice(0, half).toReversed()]
    : [...outline.slice(half), ...inner.slice(half).toReversed()]
  s.flat(side, colour, { corners: true, still: true, opacity })
}

/** The limb of one side (-1 left, 1 right), noted for the right one. */
export function limbOn(s: Sheet, side: number, noted: string, widths: readonly number[], [colour, pen]: Paint) {
  const spine = trace(noted).map(([x, y]): Point => [side * x, y])
  limb(s, spine, widths, colour, pen)
}
type Paint = readonly [colour: string, pen?: number]

/** A tapering streamer of hair or cloth with a few lines that follow it. */
export function lock(s: Sheet, spine: readonly Point[], widths: readonly number[], [colour, shade]: string[]) {
  const outline = tube(spine, widths)
  const half = outline.length / 2
  s.flat(outline, colour!, { knock: true, corners: true })
  if (shade)
    s.flat(
      [
        ...tube(
          spine,
          widths.map((w) => w * 0.1),
        ).slice(0, half),
        ...outline.slice(half),
      ],
      shade,
      {
        ...{ corners: true, still: true, opacity: 0.7 },
      },
    )
  s.ink(outline.slice(0, half), 5, { in: 0.1, out: 0.3 })
  s.ink(outline.slice(half), 5, { in: 0.3, out: 0.1 })
  for (const k of [-0.4, 0.3]) {
    const inner = tube(
      spine,
      widths.map((w) => w * Math.abs(k) * 1.4),
    )
    s.ink(k < 0 ? inner.slice(4, half - 8) : inner.slice(half + 8, -4), 2.4, { in: 0.4, out: 0.6 })
  }
}

export type HandPose = 'open' | 'grip' | 'rest'
type HandAt = { angle?: number; size: number; mirror?: boolean; skin: string }

/** A small hand; its wrist lies at the spot, its fingers point down before it is turned. */
export function smallHand(s: Sheet, [x, y]: Point, pose: HandPose, { angle = 0, size, mirror, skin }: HandAt) {
  s.at(x, y, { scale: size, scaleX: mirror ? -1 : 1, rotate: angle }, () => {
    if (pose === 'open') return openHand(s, skin)
    if (pose === 'grip') return fist(s, skin)
    limb(s, trace('0.14,0.16 0.32,0.36 0.28,0.58'), [0.22, 0.2, 0.12], skin, 4)
    s.solid(trace('-0.17,-0.06 0.17,-0.06 0.25,0.3 0.22,0.56 0.1,0.98 -0.06,1.04 -0.2,0.86 -0.25,0.4'), skin, 4.4)
    s.ink(trace('0.1,0.5 0.06,0.74 0.04,0.98'), 2.6)
    s.ink(trace('-0.04,0.52 -0.08,0.76 -0.06,0.98'), 2.6)
    s.ink(trace('-0.14,0.5 -0.17,0.7 -0.16,0.88'), 2.2)
  })
}

function openHand(s: Sheet, skin: string) {
  const fingers = [
    '-0.2,0.5 -0.34,0.78 -0.4,0.98',
    '-0.08,0.56 -0.13,0.88 -0.15,1.14',
    '0.06,0.56 0.09,0.9 0.1,1.16',
    '0.19,0.5 0.27,0.8 0.32,1.02',
  ]
  for (const finger of fingers) limb(s, trace(finger), [0.17, 0.15, 0.09], skin, 4)
  limb(s, trace('0.16,0.14 0.4,0.34 0.54,0.56'), [0.24, 0.18, 0.1], skin, 4)
  s.flat(trace('-0.15,-0.06 0.15,-0.06 0.27,0.3 0.27,0.58 0,0.66 -0.27,0.58 -0.26,0.3'), skin, { knock: true })
  s.ink(trace('-0.15,-0.06 -0.26,0.3 -0.27,0.56'), 4.4)
  s.ink(trace('0.27,0.4 0.27,0.56'), 4)
  s.ink(trace('0.02,0.2 0.12,0.34 0.1,0.52'), 2.2)
}

/** Fingers closed round a rod that runs across them. */
function fist(s: Sheet, skin: string) {
  s.solid(trace('-0.17,-0.06 0.17,-0.06 0.3,0.2 0.32,0.56 0.14,0.72 -0.16,0.72 -0.32,0.52 -0.28,0.2'), skin, 4.6)
  for (const [i, yy] of [0.2, 0.34, 0.48, 0.6].entries())
    s.solid(ellipse(-0.1 + (i % 3 ? 0.03 : 0), yy, 0.25, 0.085), skin, 3)
  limb(s, trace('0.2,0.12 0.1,0.24 -0.06,0.3'), [0.2, 0.19, 0.13], skin, 3.6)
}

type ShoeAt = { angle?: number; size: number; mirror?: boolean; colour: string; sole: string }

/** A shoe from the side or a little from the front; the ankle lies at the spot, the toe points right. */
export function smallShoe(s: Sheet, [x, y]: Point, { angle = 0, size, mirror, colour, sole }: ShoeAt) {
  s.at(x, y, { scale: size, scaleX: mirror ? -1 : 1, rotate: angle }, () => {
    s.solid(trace('-0.34,0.5 1.2,0.5 1.26,0.62 1.16,0.72 -0.3,0.72 -0.4,0.6'), sole, 4.4)
    s.solid(trace('-0.28,-0.16 0.26,-0.16 0.4,0.12 0.84,0.24 1.16,0.42 1.18,0.56 -0.34,0.56 -0.36,0.2'), colour, 5)
    for (const [i, px] of [0.36, 0.5, 0.64].entries())
      s.ink(
        [
          [px - 0.06, 0.04 + i * 0.06],
          [px + 0.1, 0.2 + i * 0.05],
        ],
        3,
      )
    s.ink(trace('0.88,0.28 0.84,0.42 0.9,0.54'), 2.6)
  })
}

/** A shoe that points at us: its toe below the ankle, turned a little out. */
export function frontShoe(s: Sheet, [x, y]: Point, { angle = 0, size, mirror, colour, sole }: ShoeAt) {
  s.at(x, y, { scale: size, scaleX: mirror ? -1 : 1, rotate: angle }, () => {
    s.solid(
      trace('-0.26,-0.1 0.24,-0.1 0.4,0.3 0.54,0.62 0.46,0.86 0.16,0.94 -0.16,0.88 -0.34,0.6 -0.32,0.26'),
      colour,
      5,
    )
    s.ink(trace('-0.34,0.66 -0.14,0.8 0.2,0.84 0.52,0.7'), 5, { colour: sole })
    for (const py of [0.14, 0.26, 0.38])
      s.ink(
        [
          [-0.16, py],
          [0.16, py + 0.03],
        ],
        3,
      )
  })
}
