import { box } from '../backdrop.ts'
import { drawSomebody, type Wear } from './actor.ts'
import { glad } from './gestures.ts'
import { disc, onGround } from './ground.ts'
import { boy, girl } from './manga-parts.ts'
import { redLine } from './shading.ts'
import { stances } from './stances.ts'
import { drawExpression } from '../figure/expression.ts'
import { drawHead } from '../figure/head.ts'
import { ellipse, mixed, type Point, polar, trace } from '../geometry.ts'
import { drawTone } from '../scene/inner.ts'
import type { Sheet } from '../sheet.ts'
import { between, INK } from '../tones.ts'

/** Two on the telephone: the sheet is torn between them, and the words come out of a jagged balloon. */
export function drawPhoneCall(s: Sheet) {
  const { tones } = s
  const tear = trace('60,-380 -20,-240 60,-180 -40,-60 50,20 -50,140 40,220 -60,380')
  onGround(s, tones.soft, () => {
    drawTone(s, { x: -640, y: -360, w: 640, h: 720 }, 19, tones.mid, (t) => 0.7 - t * 0.6)
    s.flat([...tear, [700, 380], [700, -380]], tones.accent, { corners: true, still: true })
    const worried = drawExpression({ eyes: 'open', open: 0.9, brow: [-0.18, 0.06], mouth: 'small', gaze: [0.2, 0.1] })
    const merry = drawExpression({ ...glad })
    s.pen = 1.15
    s.at(-360, -10, { scale: 160, rotate: 0.06 }, () => {
      drawHead(s, girl(s, { yaw: 0.5, own: { features: worried } }))
      drawHandset(s, [-0.86, 0.5], 0.3)
    })
    s.at(370, 10, { scale: 160, rotate: -0.06 }, () => {
      drawHead(s, boy(s, { yaw: -0.5, own: { features: merry } }))
      drawHandset(s, [0.86, 0.5], -0.3)
    })
    s.pen = 1
    s.ink(tear, 14, { corners: true, colour: tones.paper, in: 0.01, out: 0.01, least: 0.9 })
    const jag = Array.from({ length: 30 }, (_, i): Point => {
      const [x, y] = polar((i / 30) * Math.PI * 2, i % 2 ? 1 : 1.22)
      return [10 + x * 112, -190 + y * 92]
    })
    s.solid(jag, tones.paper, 6, { corners: true })
    for (const [dx, half] of [
      [44, 44],
      [10, 56],
      [-24, 36],
    ] as const)
      s.ink(
        [
          [dx, -190 - half],
          [dx, -190 + half],
        ],
        11,
        { in: 0.02, out: 0.02, least: 0.9 },
      )
  })
}

function drawHandset(s: Sheet, [x, y]: Point, rotate: number) {
  const { tones } = s
  s.at(x, y, { rotate }, () => {
    s.solid(trace('-0.17,-0.62 0.17,-0.62 0.17,0.5 -0.17,0.5'), tones.dark, 6, { corners: true })
    for (const py of [-0.1, 0.1, 0.3]) s.solid(ellipse(Math.sign(rotate) * 0.12, py, 0.24, 0.1), tones.skin, 4)
    s.solid(ellipse(-Math.sign(rotate) * 0.08, 0.52, 0.26, 0.3), tones.skin, 5)
  })
}

const quarter = (from: Point, to: Point) => mixed(from, to, 0.22)

/** A viewfinder laid over the scene: she walks into the picture, the frame already waits for her. */
export function drawViewfinder(s: Sheet) {
  const { tones } = s
  onGround(s, tones.mid, () => {
    s.flat(box(-660, -380, 660, 120), tones.soft, { corners: true, still: true })
    for (const [x, w, h] of [
      [-560, 130, 240],
      [-410, 110, 330],
      [-270, 140, 200],
      [250, 120, 300],
      [400, 150, 220],
      [560, 130, 360],
    ] as const) {
      s.flat(box(x - w / 2, 120 - h, x + w / 2, 120), tones.deep, { corners: true, still: true, opacity: 0.55 })
      for (let i = 0; i < 6; i++)
        s.flat(
          box(
            x - w / 4 + (i % 2) * w * 0.36 - 12,
            150 - h + Math.floor(i / 2) * 56,
            x - w / 4 + (i % 2) * w * 0.36 + 12,
            176 - h + Math.floor(i / 2) * 56,
          ),
          tones.pale,
          { corners: true, still: true },
        )
    }
    s.flat(trace('-660,120 660,120 660,400 -660,400'), tones.mid, { corners: true, still: true })
    s.flat(trace('-60,120 40,120 330,400 -420,400'), tones.pale, { corners: true, still: true, opacity: 0.6 })
    s.flat(ellipse(-20, 308, 150, 16), tones.dark, { still: true, opacity: 0.5 })
    s.pen = 0.95
    const wear: Wear = { top: tones.accent, low: tones.dark, kind: 'skirt', shoe: tones.dark }
    s.at(10, -160, { scale: 52 }, () =>
      drawSomebody(s, {
        stance: stances.skip,
        wear,
        face: glad,
        look: { yaw: 0.4, style: 'ponytail', lash: 2, hair: between(tones.dark, INK, 0.5) },
      }),
    )
    s.pen = 1
    const finder = box(-440, -290, 440, 290)
    finder.forEach((corner, i) =>
      s.ink([quarter(corner, finder[(i + 3) % 4]!), corner, quarter(corner, finder[(i + 1) % 4]!)], 16, {
        corners: true,
        colour: tones.paper,
        in: 0.01,
        out: 0.01,
        least: 0.95,
      }),
    )
    for (const t of [1 / 3, 2 / 3]) {
      s.ink(
        [
          [-440 + 880 * t, -290],
          [-440 + 880 * t, 290],
        ],
        4,
        { colour: tones.paper, in: 0.01, out: 0.01, least: 0.95 },
      )
      s.ink(
        [
          [-440, -290 + 580 * t],
          [440, -290 + 580 * t],
        ],
        4,
        { colour: tones.paper, in: 0.01, out: 0.01, least: 0.95 },
      )
    }
    s.solid(disc([386, -246], 22), redLine.colour, 5)
    s.contour(box(-60, -230, 110, -80), 8, { corners: true, colour: tones.accent, least: 0.9 })
  })
}
