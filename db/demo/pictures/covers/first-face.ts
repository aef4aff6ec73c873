import { drawFrontFace, type FrontFace } from './front-face.ts'
import { disc, onGround } from './ground.ts'
import { drawCircleAndCross, heroine } from './heroine.ts'
import { mended } from './mended.ts'
import { her } from '../step-films/mended-face.ts'
import type { Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

/** A face from the front, friendly and finished, and the circle and the cross that it began with. */
export function drawCircleToFace(s: Sheet) {
  const { tones } = s
  onGround(s, tones.soft, () => {
    for (const [r, opacity] of [
      [340, 0.5],
      [270, 0.5],
    ] as const)
      s.flat(disc([200, -20], r), tones.pale, { still: true, opacity })
    s.at(-420, -10, { rotate: -0.04 }, () => {
      s.flat(paper(-150, 12, 190), between(tones.deep, tones.soft, 0.5), { corners: true, still: true, opacity: 0.5 })
      s.solid(paper(-160, 0, 190), tones.paper, 4, { corners: true })
      s.at(-2, -12, { scale: 112 }, () => drawCircleAndCross(s))
    })
    s.at(210, -52, { scale: 196 }, () => drawFrontFace(s, heroine))
  })
}
const paper = (left: number, dy: number, half: number): Point[] => [
  [left - 14 + dy, -half - 30 + dy],
  [-left + dy, -half - 30 + dy],
  [-left + dy, half + 14 + dy],
  [left - 14 + dy, half + 14 + dy],
]

/** A laughing face in a ring, as it stands beside somebody's words. */
export function drawSmileIcon(s: Sheet) {
  const { tones } = s
  const glad: FrontFace = { ...heroine, mouth: 'laugh', glad: true, shut: true }
  onGround(s, tones.soft, () => {
    const ring = disc([-190, 0], 318)
    s.flat(disc([-182, 10], 318), tones.mid, { still: true })
    s.flat(ring, '#8CC7C4', { still: true, knock: true })
    s.within(ring, () => s.at(-190, -34, { scale: 186 }, () => drawFrontFace(s, glad)), true)
    s.contour(ring, 12, { least: 1, shade: 0 })
    for (const [y, wide] of [
      [-150, 300],
      [30, 220],
      [210, 270],
    ] as const) {
      const small = disc([224, y], 56)
      s.flat(small, '#8CC7C4', { still: true, knock: true })
      s.within(
        small,
        () => s.at(224, y - 6, { scale: 35 }, () => ((s.pen = 0.5), drawFrontFace(s, glad), (s.pen = 1))),
        true,
      )
      s.contour(small, 5, { least: 1, shade: 0 })
      s.solid(bubble(304, y, wide), tones.paper, 5, { corners: true })
      for (const [k, part] of [
        [-18, 0.8],
        [16, 0.5],
      ] as const)
        s.ink(
          [
            [328, y + k],
            [328 + (wide - 60) * part, y + k],
          ],
          9,
          { colour: tones.soft, in: 0.01, out: 0.01, least: 1, shade: 0 },
        )
    }
  })
}
const bubble = (x: number, y: number, wide: number): Point[] => [
  [x, y - 54],
  [x + wide, y - 54],
  [x + wide, y + 54],
  [x, y + 54],
  [x, y + 16],
  [x - 20, y],
  [x, y - 16],
]

/** Left eyes, nose and mouth lie as a blindfolded player put them; right they keep to the cross. */
export function drawBlindfolded(s: Sheet) {
  const { tones } = s
  mended(s, [tones.soft, tones.pale], (right) =>
    s.at(0, -10, { scale: 186 }, () => drawFrontFace(s, { ...her, askew: !right })),
  )
}
