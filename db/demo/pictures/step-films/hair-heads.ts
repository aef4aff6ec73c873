import { plainHead } from '../covers/heads.ts'
import { drawBust } from '../figure/bust.ts'
import { drawHead } from '../figure/head.ts'
import { domeOf, strand, strandColour } from '../figure/hair-flow.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { onFace } from '../figure/face.ts'
import { ellipse, mixed, type Point, polar, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { type Line, light, now } from './face.ts'

export type Wearer = Partial<HeadLook> & { yaw: number }
/** A ball as wide as the skull, and how far beyond it the hair ends: as thick as a finger. */
const SKULL = 0.95
const MIDDLE = -0.15
const HAIR = [1.09, 1.15] as const
const skullAt = ({ yaw }: Wearer): Point => [-yaw * 0.1, MIDDLE]
const sides = [-1, 1] as const

/** Neck and shoulders, with no colour beyond their line. */
export function bust(s: Sheet, look: HeadLook) {
  const x = -look.yaw * 0.14
  const side = (k: number) =>
    [...trace('1.5,0.3 1.5,1.5'), ...through(trace('1.5,1.58 1.68,2.05 1.78,2.9')), ...trace('1.8,3.6')].map(
      ([px, py]): Point => [x + k * px, py],
    )
  s.within([...side(1), ...side(-1).toReversed()], () => drawBust(s, look), true)
}

/** Head and shoulders in ink and colour, with air between skull and hair. */
export const airyHead = (s: Sheet, who: Wearer) => drawHead(s, plainHead(s, { ...who, own: { bust } }))

/** The same with hair that lies on the skull as if it were painted on; `end` is how far down it goes. */
export function stuckHead(s: Sheet, who: Wearer, end: number) {
  const [x] = skullAt(who)
  const side = (k: number, noted: string) => trace(noted).map(([px, py]): Point => [x + k * px, py])
  const behind = (sheet: Sheet, look: HeadLook) => {
    if (end < 0.5) return
    const mass = [
      ...side(-1, `0.9,0 0.88,0.5 0.8,${end} 0.3,${end + 0.02}`),
      ...side(1, `0.3,${end + 0.02} 0.8,${end} 0.88,0.5 0.9,0`),
    ]
    sheet.flat(mass, look.hairDark, { knock: true, corners: true, still: true })
    sheet.contour(mass, 5, { corners: true })
  }
  const before = (sheet: Sheet, look: HeadLook) => stuckCap(sheet, look, x, end)
  drawHead(s, plainHead(s, { ...who, own: { bust, hair: { behind, before } } }))
}

function stuckCap(s: Sheet, look: HeadLook, x: number, end: number) {
  const cap = ellipse(x, MIDDLE, SKULL + 0.02, SKULL + 0.02, { from: Math.PI, to: Math.PI * 2 })
  const outer = (k: number): Point[] =>
    [
      [SKULL, 0.1],
      [0.93, Math.min(0.5, end - 0.1)],
      [end > 1.2 ? 0.96 : end > 0.5 ? 0.84 : 0.9, end],
    ].map(([px, py]): Point => [x + k * px!, py!])
  const inner = (k: number): Point[] =>
    [
      [end > 0.5 ? 0.6 : 0.81, end],
      [end > 0.5 ? 0.76 : 0.82, Math.min(0.46, end - 0.1)],
      [0.8, 0.04],
      [0.74, -0.26],
    ].map(([px, py]): Point => [x + k * px!, py!])
  const teeth = Array.from({ length: 13 }, (_, i): Point => [x + 0.74 - (1.48 * i) / 12, i % 2 ? -0.22 : -0.3])
  const mass = [...cap, ...outer(1), ...inner(1), ...teeth, ...inner(-1).toReversed(), ...outer(-1).toReversed()]
  s.flat(mass, look.hair, { knock: true, corners: true, still: true })
  s.contour(mass, 6, { corners: true, least: 0.6 })
  const colour = strandColour(s, look)
  for (let i = 1; i < 12; i++) {
    const px = -0.74 + (1.48 * i) / 12
    s.ink(
      [
        [x + px, MIDDLE - Math.sqrt(0.84 - px * px)],
        [x + px, -0.36],
      ],
      2.8,
      { colour, in: 0.1, out: 0.1, least: 0.7 },
    )
  }
  for (const k of sides)
    s.ink(
      [
        [x + k * 0.87, -0.1],
        [x + k * 0.84, end - 0.12],
      ],
      2.8,
      { colour, in: 0.1, out: 0.1, least: 0.7 },
    )
  const shine = ellipse(x, MIDDLE, 0.74, 0.76, { from: Math.PI * 1.18, to: Math.PI * 1.5 })
  s.ink(shine, 15, { colour: look.hairLight, in: 0.1, out: 0.1, least: 0.8 })
}

/** The ball of the skull, so far as hair covers it; and the rest of it. */
export const skull = (s: Sheet, who: Wearer, line: Line = now, width?: number) =>
  line(s, ellipse(...skullAt(who), SKULL, SKULL, { from: Math.PI * 0.94, to: Math.PI * 2.06 }), width)
export const lowerSkull = (s: Sheet, who: Wearer, line: Line = now) =>
  line(s, ellipse(...skullAt(who), SKULL, SKULL, { from: Math.PI * 0.04, to: Math.PI * 0.98 }))

/** The jaw below it, the middle of the face, the height of the eyes. */
export function faceCross(s: Sheet, { yaw }: Wearer, line: Line = now) {
  const to = onFace({ yaw, pitch: 0 } as HeadLook)
  line(s, [
    to(-0.9, 0.1),
    to(-0.86, 0.5),
    [yaw * 0.3 - 0.34, 0.92],
    [yaw * 0.4, 1.05],
    [yaw * 0.3 + 0.36, 0.92],
    to(0.74, 0.5),
    to(0.78, 0.1),
  ])
  light(s, [to(0, -1), to(0, -0.4), to(0, 0.3), to(0, 1)])
  light(s, [to(-0.9, 0.22), to(-0.4, 0.26), to(0.2, 0.26), to(0.8, 0.22)])
}

const dome = (s: Sheet, who: Wearer) => domeOf(plainHead(s, { part: 0, ...who }))
/** Where all hair comes from, as a small whorl. */
export function whorl(s: Sheet, who: Wearer, line: Line = now) {
  const [x, y] = dome(s, who).crown
  line(
    s,
    Array.from({ length: 15 }, (_, i): Point => {
      const [dx, dy] = polar(i * 0.8, 0.012 + i * 0.006)
      return [x + dx, y + 0.1 + dy * 0.8]
    }),
    3.4,
  )
}

const onRim = (who: Wearer, angle: number, [wide, tall]: readonly [number, number]): Point => {
  const [x, y] = skullAt(who)
  return [x + Math.cos(angle) * wide, y + Math.sin(angle) * tall]
}
/** From skull to hair, as wide as a finger, at some places around the head. */
export function fingers(
  s: Sheet,
  who: Wearer,
  line: Line = now,
  at: readonly number[] = [1.08, 1.29, 1.5, 1.71, 1.92],
) {
  for (const share of at) {
    const angle = Math.PI * share
    line(s, [onRim(who, angle, [SKULL, SKULL]), onRim(who, angle, HAIR)], 3)
    for (const r of [[SKULL, SKULL], HAIR] as const)
      line(s, [onRim(who, angle - 0.035, r), onRim(who, angle + 0.035, r)], 3)
  }
}

/** The outside of the hair, clear of the skull; `down` is how far it goes on beside the face. */
export function outside(s: Sheet, who: Wearer, down: number, line: Line = now) {
  const rim = ellipse(...skullAt(who), ...HAIR, { from: Math.PI, to: Math.PI * 2 })
  const [x] = skullAt(who)
  const beside = (k: number): Point[] => [
    [x + k * HAIR[0], (down + MIDDLE) / 2],
    [x + k * HAIR[0], down],
  ]
  const [left, right] = [beside(-1), beside(1)]
  line(s, down < 0 ? rim : [...left.toReversed(), ...rim, ...right])
}

/** Which way the hair runs from its whorl over the ball. */
export function flow(
  s: Sheet,
  who: Wearer,
  line: Line = light,
  all: readonly number[] = [-0.9, -0.6, -0.3, 0.04, 0.36, 0.66, 0.92],
) {
  const on = dome(s, who)
  const from: Point = [on.crown[0], on.crown[1] + 0.1]
  for (const k of all) {
    const way = strand(on, k)
    line(s, [from, ...way.filter((_, i) => i % 6 === 5)], 2.6)
    const [tip, back] = [way.at(-1)!, way.at(-5)!]
    for (const turn of [0.5, -0.5]) {
      const [dx, dy] = polar(Math.atan2(back[1] - tip[1], back[0] - tip[0]) + turn, 0.12)
      line(s, [tip, [tip[0] + dx, tip[1] + dy]], 2.6)
    }
  }
}

/** Straight down, wherever it begins. */
export function straightDown(s: Sheet, who: Wearer, line: Line) {
  const [x] = skullAt(who)
  for (const px of [-0.5, 0, 0.5]) {
    const top: Point = [x + px, MIDDLE - 0.6 + px * px * 0.4]
    const tip: Point = [x + px, -0.3]
    line(s, [top, mixed(top, tip, 0.5), tip], 4)
    for (const k of sides) line(s, [tip, [tip[0] + k * 0.07, tip[1] - 0.1]], 4)
  }
}
