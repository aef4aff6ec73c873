import { bodyParts, jointsOf, type Somebody, type Stance } from '../covers/actor.ts'
import { ellipse, mixed, type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { type Line, now } from '../step-films/face.ts'
import { INK } from '../tones.ts'
import { figure } from './lean-parts.ts'

/** Draws with a finer or a broader pen. */
export function withPen(s: Sheet, pen: number, draw: () => void) {
  const before = s.pen
  s.pen = before * pen
  draw()
  s.pen = before
}

type Placed = { at?: Point; scale: number; left?: boolean; rotate?: number; pen?: number }
export const placed = (
  s: Sheet,
  { at = [0, 0], scale, left, rotate = 0, pen = Math.min(1, scale / 70) }: Placed,
  draw: () => void,
) => s.at(...at, { scale, rotate, scaleX: left ? -1 : 1 }, () => withPen(s, pen, draw))

export const somebody = (s: Sheet, who: Somebody, where: Placed) => placed(s, where, () => figure(s, who))

const black = { hair: INK, hairLight: INK, hairDark: INK, skin: INK, blush: INK }
/** All of somebody in black. */
export const silhouette = (s: Sheet, { stance, wear, look }: Somebody, where: Placed) =>
  s.inHues({ paper: INK, skin: INK }, INK, () => {
    somebody(
      s,
      {
        stance,
        wear: { ...wear, top: INK, low: INK, shoe: INK },
        look: { ...look, ...black, mouth: INK },
        face: { eyes: 'smile', brow: [0, 0], mouth: 'laugh' },
      },
      where,
    )
    placed(s, where, () => ghost(s, stance, INK))
  })

const middleOf = (a: Point, b: Point) => mixed(a, b, 0.5)
/** Where shoulders and hips of a stance have their middles. */
function middlesOf(stance: Stance) {
  const { shoulders, hips } = jointsOf(stance)
  return { chest: middleOf(...shoulders), hip: middleOf(...hips) }
}
/** The egg of the chest. */
export function chestEgg(s: Sheet, stance: Stance, line: Line = now) {
  const { chest, hip } = middlesOf(stance)
  const tilt = Math.atan2(chest[1] - hip[1], chest[0] - hip[0]) + Math.PI / 2
  line(s, ellipse(...mixed(chest, hip, 0.26), 0.82, 1.06, { tilt, from: 4, to: 10.5 }))
}
/** The bowl of the hips. */
export function hipBowl(s: Sheet, stance: Stance, line: Line = now) {
  const { hips } = jointsOf(stance)
  const [x, y] = middleOf(...hips)
  const tilt = Math.atan2(hips[1][1] - hips[0][1], hips[1][0] - hips[0][0])
  line(s, ellipse(x, y, 0.86, 0.58, { tilt, from: 4, to: 10.5 }))
}
/** Where hands and feet are to be. */
export function ends(s: Sheet, stance: Stance, line: Line = now, r = 0.26) {
  const { arms, legs } = jointsOf(stance)
  for (const [[from, tip], far] of [...arms.map((a) => [a, 0.4] as const), ...legs.map((l) => [l, 0.3] as const)]) {
    const [x, y] = mixed(from, tip, 1 + far / Math.hypot(tip[0] - from[0], tip[1] - from[1]))
    line(s, ellipse(x, y, r, r, { from: 4, to: 10.5 }))
  }
}
/** The bones of arms and legs. */
export function limbBones(s: Sheet, stance: Stance, line: Line = now) {
  const { shoulders, hips, arms, legs } = jointsOf(stance)
  for (const i of [0, 1] as const) {
    line(s, [shoulders[i], ...arms[i]])
    line(s, [hips[i], ...legs[i]])
  }
}
/** A body in one colour, without a line. */
export const ghost = (s: Sheet, stance: Stance, colour: string) => {
  for (const part of bodyParts(stance)) s.flat(part, colour, { still: true, corners: true })
}
export const under = (s: Sheet, [x, y]: Point, wide: number, colour = '#D9D2C6') =>
  s.flat(ellipse(x, y, wide, Math.max(5, wide * 0.07)).slice(0, -1), colour, { still: true })
