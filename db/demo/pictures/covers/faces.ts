import { ground, onGround } from './ground.ts'
import { plainHead } from './heads.ts'
import { someProfile } from './profiles.ts'
import { drawDrop, drawExpression, type Expression } from '../figure/expression.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook, Tip } from '../figure/head-look.ts'
import { drawProfile } from '../figure/profile.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

const fringe: Tip[] = [
  { u: -1, v: 0.72 },
  { u: -0.74, v: -0.08 },
  { u: -0.42, v: -0.26 },
  { u: -0.06, v: -0.2, gap: -0.5 },
  { u: 0.36, v: -0.32, gap: -0.66 },
  { u: 0.72, v: -0.14 },
  { u: 1, v: 0.72 },
]

const heroine = (s: Sheet, with_: Partial<HeadLook> = {}) =>
  plainHead(s, {
    ...{ style: 'bob', hair: between(s.tones.dark, s.tones.deep, 0.25), cloth: s.tones.mid, clothDark: s.tones.deep },
    ...{ neck: true, collar: 'shirt', tall: 1.15, lash: 2, part: -0.1 },
    ...with_,
  })
const showing = (face: Expression) => ({ features: drawExpression(face), fringe })

/** The pin in her hair by which one knows her again. */
function drawPin(s: Sheet, [x, y]: Point, tilt: number) {
  s.solid(ellipse(x, y, 0.25, 0.1, { tilt }), s.tones.accent, 4.4)
  s.white(ellipse(x - 0.07, y - 0.03, 0.09, 0.025, { tilt }), { layer: 'ink' })
}

const strip = (left: number, right: number, lean: number): Point[] => [
  [left + lean, -342],
  [right + lean, -342],
  [right - lean, 342],
  [left - lean, 342],
]

/** One girl three times: she laughs towards us, is angry half turned, weeps from the side. */
export function drawThreeFaces(s: Sheet) {
  const { tones } = s
  ground(s, tones.paper)
  const strips = [strip(-640, -206, 16), strip(-190, 212, 16), strip(228, 640, 16)]
  const edge = ([x, y]: Point): Point => [Math.max(-622, Math.min(622, x)), y]
  const colours = [tones.soft, tones.mid, tones.pale]
  const draw = [
    () => {
      s.at(-414, -8, { scale: 156 }, () => {
        drawHead(s, {
          ...heroine(s, { yaw: 0.02 }),
          own: showing({ eyes: 'smile', brow: [-0.1, 0.02], mouth: 'laugh', signs: ['blush'] }),
        })
        drawPin(s, [0.74, -0.58], 0.9)
      })
    },
    () => {
      const face: Expression = { eyes: 'open', open: 0.82, brow: [0.18, -0.1], mouth: 'shout', gaze: [-0.1, 0] }
      s.at(26, -4, { scale: 160, rotate: -0.06 }, () => {
        drawHead(s, { ...heroine(s, { yaw: -0.62 }), own: showing(face) })
        drawPin(s, [0.74, -0.62], 0.85)
      })
    },
    () => {
      const { hair, cloth } = heroine(s)
      const look = someProfile(tones, {
        nose: -0.02,
        bridge: -0.02,
        up: 0.06,
        lips: 0.01,
        chin: -0.02,
        style: 'bob',
        hair,
        cloth,
      })
      s.at(440, -8, { scale: 158, rotate: -0.06 }, () => {
        drawProfile(s, { ...look, clothDark: tones.deep })
        drawPin(s, [0.12, -0.62], 0.7)
        drawTear(s)
      })
    },
  ]
  strips.forEach((one, i) => {
    const cell = one.map(edge)
    s.flat(cell, colours[i]!, { corners: true, still: true })
    s.within(cell, draw[i]!, true)
    s.contour(cell, 5, { corners: true, least: 0.8, shade: 0 })
  })
}

function drawTear(s: Sheet) {
  const water = between(s.tones.paper, '#8DB7DB', 0.5)
  s.solid(trace('-0.68,0.26 -0.6,0.28 -0.55,0.56 -0.62,0.84 -0.7,0.82 -0.66,0.56'), water, 3)
  drawDrop(s, [-0.68, 1.02], 0.09)
}

/** The same girl as a student draws her: the ball and its cross from five sides, one of them finished. */
export function drawTurningHead(s: Sheet) {
  onGround(s, s.tones.soft, () => drawRow(s))
}

function drawRow(s: Sheet) {
  const { tones } = s
  s.flat(ellipse(0, 40, 600, 260).slice(0, -1), tones.pale, { still: true })
  const heads: [number, number, number, number][] = [
    [-500, 10, 92, -0.8],
    [500, 10, 92, 0.8],
    [-300, -16, 118, -0.45],
    [300, -16, 118, 0.45],
  ]
  for (const [x, y, scale, yaw] of heads) {
    s.pen = scale / 170
    s.at(x, y, { scale }, () => drawHead(s, { ...heroine(s, { yaw, guides: true, mood: 'calm' }), own: { fringe } }))
  }
  s.pen = 1
  s.at(0, -30, { scale: 186 }, () => {
    drawHead(s, { ...heroine(s, { yaw: 0.16, mood: 'smile', guides: true }), own: { fringe } })
    drawPin(s, [0.74, -0.6], 0.9)
  })
}
