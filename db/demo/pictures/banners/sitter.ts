import { plainHead } from '../covers/heads.ts'
import { limb, tube } from '../covers/limbs.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { mixed, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between, darker, skins } from '../tones.ts'

/** Somebody behind a table, from the head down to the hands; the side that draws is the one the head looks to. */
export type Sitter = {
  at: Point
  scale: number
  look: Partial<HeadLook>
  /** leans to its drawing */
  lean?: number
  /** the colour of the pencil */
  pencil: string
}

/** Head, neck and shoulders: what the table will hide the rest of. */
export function drawBehindTable(s: Sheet, { at: [x, y], scale, look, lean = 0 }: Sitter) {
  s.at(x, y, { scale, rotate: lean }, () => drawHead(s, plainHead(s, { neck: true, collar: 'crew', ...look })))
}

/** Both arms on the table, one hand with a pencil, the other flat on the sheet. */
export function drawOnTable(s: Sheet, sitter: Sitter) {
  const { at, scale, look, pencil } = sitter
  const side = (look.yaw ?? 0) < 0 ? -1 : 1
  s.at(...at, { scale }, () => {
    drawArm(s, sitter, { from: -side, wrist: [0.86, 3.14], lit: side > 0 }, () =>
      drawDrawingHand(s, look.skin ?? skins[1]!, pencil),
    )
    drawArm(s, sitter, { from: side, wrist: [1.16, 3.02], lit: side < 0 }, () =>
      drawFlatHand(s, look.skin ?? skins[1]!),
    )
  })
}

/** The near arm stands on its elbow and points a pen at what is beside; the other lies on the table. */
export function drawPointing(s: Sheet, sitter: Sitter) {
  const { at, scale, look, pencil } = sitter
  const cloth = look.cloth ?? s.tones.mid
  const side = (look.yaw ?? 0) < 0 ? -1 : 1
  s.at(...at, { scale, scaleX: side }, () => {
    drawArm(s, sitter, { from: -1, wrist: [0.86, 3.14], lit: side > 0 }, () => drawFlatHand(s, look.skin ?? skins[1]!))
    s.at(2.34, 1.62, { scale: 0.96, rotate: -0.62 }, () => drawDrawingHand(s, look.skin ?? skins[1]!, pencil))
    const arm = trace(
      '1.36,1.84 1.62,2.02 1.82,2.32 1.94,2.2 2.14,1.54 2.48,1.78 2.12,2.6 1.94,2.98 1.66,3.14 1.38,3 1.24,2.5',
    )
    s.flat(arm, cloth, { still: true })
    s.within(arm, () => {
      if (side < 0) glow(s, 1)
      s.flat(trace('1.2,2.5 1.44,2.8 1.66,2.86 1.9,2.5 2.34,1.66 2.6,1.8 2.1,3.2 1.2,3.2'), darker(cloth), {
        still: true,
        opacity: 0.5,
      })
    })
    s.ink(trace('1.46,1.88 1.66,2.06 1.84,2.36'), 5.2, { in: 0.3, out: 0.2 })
    s.ink(trace('1.8,2.52 1.92,2.24 2.13,1.56'), 5.2, { in: 0.3, out: 0.1 })
    s.ink(trace('2.48,1.78 2.12,2.6 1.94,2.98 1.66,3.14 1.38,3 1.26,2.6'), 5.4, { in: 0.06, out: 0.3 })
    limb(s, trace('2.22,1.8 2.3,1.67 2.36,1.57'), [0.5, 0.53, 0.52], between(cloth, '#FFF3DC', 0.3), 4.4)
  })
}

/** Which side it comes from, -1 or 1, where its hand begins, and whether it lies in the light. */
type Arm = { from: number; wrist: Point; lit: boolean }

/** From the shoulder over the elbow to a hand that lies the way it is told; the shoulder itself is the body's. */
function drawArm(s: Sheet, { look }: Sitter, { from, wrist: [wx, wy], lit }: Arm, hand: () => void) {
  const cloth = look.cloth ?? s.tones.mid
  const wrist: Point = [from * wx, wy]
  const bent = trace('1.36,1.9 1.62,2.28 1.8,2.66 1.7,3 1.32,3.14').map(([x, y]): Point => [from * x, y])
  const spine: Point[] = [...bent, wrist]
  const widths = [0.08, 0.58, 0.66, 0.64, 0.56, 0.48]
  s.at(...wrist, { scale: 0.92, scaleX: -from }, hand)
  const outline = tube(spine, widths)
  const half = outline.length / 2
  s.flat(outline, cloth, { still: true, corners: true })
  s.within(
    outline,
    () => {
      if (lit) glow(s, from)
      s.flat(
        spine
          .map(([x, y], i): Point => [x + widths[i]! * 0.1, y + widths[i]! * 0.16])
          .concat(spine.toReversed().map(([x, y]): Point => [x + 0.5, y + 0.5])),
        darker(cloth),
        { still: true, opacity: 0.5 },
      )
    },
    true,
  )
  const [one, other] = [outline.slice(0, half), outline.slice(half).toReversed()]
  for (const side of [one, other]) s.ink(side.slice(Math.round(half * 0.16)), 5.2, { in: 0.2, out: 0.06, least: 0.4 })
  const cuff: Point[] = [mixed(wrist, spine[4]!, 0.3), wrist, mixed(wrist, spine[4]!, -0.16)]
  limb(s, cuff, [0.5, 0.53, 0.52], between(cloth, '#FFF3DC', 0.3), 4.4)
}

/** The upper arm goes on in the light that lies on its shoulder. */
const glow = (s: Sheet, from: number) =>
  s.flat(
    trace('1.1,1.7 1.24,2.2 1.5,2.62 2.3,3 2.3,1.6').map(([x, y]): Point => [from * x, y]),
    '#FFF1CF',
    { still: true, opacity: 0.26 },
  )

/** Its wrist lies at the origin and points right; thumb and forefinger hold the pencil, the rest is curled below. */
function drawDrawingHand(s: Sheet, skin: string, pencil: string) {
  const shade = between(skin, '#6A2F4A', 0.28)
  for (const [i, noted] of ['0.3,0.2 0.56,0.3 0.5,0.38', '0.34,0.12 0.66,0.24 0.6,0.33'].entries())
    limb(s, trace(noted), [0.24, 0.22, 0.14], between(skin, shade, 0.4 - i * 0.2), 3.6)
  const back = trace('-0.1,-0.18 0.2,-0.25 0.46,-0.2 0.6,-0.02 0.54,0.16 0.32,0.27 0.04,0.22 -0.1,0.18')
  s.solid(back, skin, 4.6)
  s.within(back, () => s.flat(trace('-0.1,0.12 0.3,0.1 0.6,0 0.6,0.3 -0.1,0.3'), shade, { still: true, opacity: 0.4 }))
  drawPencil(s, [0.94, 0.5], [0.28, -0.74], pencil)
  limb(s, trace('0.4,-0.1 0.68,-0.1 0.8,0.06 0.82,0.24'), [0.24, 0.21, 0.18, 0.1], skin, 4)
  limb(s, trace('0.12,0.04 0.36,0.1 0.56,0.14 0.74,0.26'), [0.24, 0.21, 0.18, 0.1], skin, 4)
  s.flat(trace('0.02,-0.06 0.26,-0.04 0.3,0.1 0.06,0.12'), skin, { still: true })
}

function drawPencil(s: Sheet, tip: Point, end: Point, colour: string) {
  const [dx, dy] = [end[0] - tip[0], end[1] - tip[1]]
  const length = Math.hypot(dx, dy)
  const across = (t: number, w: number): Point => [
    tip[0] + dx * t - (dy / length) * w,
    tip[1] + dy * t + (dx / length) * w,
  ]
  s.solid([across(0.2, -0.06), across(1, -0.06), across(1, 0.06), across(0.2, 0.06)], colour, 3.4, { corners: true })
  s.solid([tip, across(0.2, -0.06), across(0.2, 0.06)], '#F3D9AE', 3, { corners: true })
  s.ink([tip, across(0.07, 0)], 5, { colour })
}

/** Four fingers and a thumb flat on a sheet, pointing right from the wrist at the origin. */
function drawFlatHand(s: Sheet, skin: string) {
  const shade = between(skin, '#6A2F4A', 0.28)
  limb(s, trace('0.16,0.14 0.34,0.3 0.5,0.34'), [0.22, 0.18, 0.1], between(skin, shade, 0.25), 3.8)
  const fingers = [
    '0.44,-0.16 0.68,-0.2 0.86,-0.16',
    '0.46,-0.06 0.74,-0.08 0.94,-0.02',
    '0.46,0.04 0.74,0.06 0.92,0.12',
    '0.42,0.13 0.64,0.18 0.8,0.24',
  ]
  for (const finger of fingers) limb(s, trace(finger), [0.17, 0.15, 0.09], skin, 3.6)
  const back = trace('-0.1,-0.17 0.2,-0.23 0.44,-0.22 0.54,-0.04 0.48,0.18 0.24,0.22 -0.1,0.17')
  s.flat(back, skin, { knock: true })
  s.ink(trace('-0.1,-0.17 0.2,-0.23 0.44,-0.22'), 4.4)
  s.ink(trace('0.42,0.2 0.24,0.23 -0.1,0.17'), 4.4)
  s.within(back, () =>
    s.flat(trace('-0.1,0.1 0.3,0.1 0.5,0.06 0.5,0.3 -0.1,0.3'), shade, { still: true, opacity: 0.36 }),
  )
}
