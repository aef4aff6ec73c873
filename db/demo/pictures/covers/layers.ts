import { box } from '../backdrop.ts'
import { onGround } from './ground.ts'
import { plainHead } from './heads.ts'
import { drawHead } from '../figure/head.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import { drawCrown, drawPuffs } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

const SHEET = box(-190, -140, 190, 140)

/** Four clear sheets held one over the other: sky, hill with tree, a girl, the frame of light; and what they make together. */
export function drawClearSheets(s: Sheet) {
  const { tones } = s
  onGround(s, tones.pale, () => {
    const parts = [drawSky, drawHill, drawGirl]
    parts.forEach((draw, i) => {
      const [x, y] = [-408 + i * 168, -130 + i * 116]
      s.at(x, y, {}, () => {
        s.flat(
          SHEET.map(([px, py]): Point => [px + 10, py + 12]),
          tones.dark,
          { corners: true, still: true, opacity: 0.2 },
        )
        s.flat(SHEET, i ? tones.paper : tones.paper, { corners: true, still: true, opacity: i ? 0.72 : 1 })
        s.within(SHEET, () => draw(s), true)
        s.contour(SHEET, 4, { corners: true, least: 0.8, shade: 0 })
        s.ink(trace('-170,-96 -170,-122 -140,-122'), 5, { colour: tones.paper, corners: true })
      })
    })
    s.ink(trace('146,-150 196,-150'), 12, { in: 0.1, out: 0.1 })
    s.ink(trace('172,-178 204,-150 172,-122'), 12, { in: 0.1, out: 0.1, corners: true })
    s.at(408, -150, {}, () => {
      s.flat(SHEET, tones.paper, { corners: true, still: true, knock: true })
      s.within(SHEET, () => parts.forEach((draw) => draw(s)), true)
      s.contour(SHEET, 6, { corners: true, least: 0.8, shade: 0 })
    })
    drawPalette(s)
  })
}

function drawSky(s: Sheet) {
  const { tones } = s
  s.flat(SHEET, between(tones.accent, tones.paper, 0.4), { corners: true, still: true })
  s.flat(ellipse(-110, -70, 44, 44).slice(0, -1), tones.paper, { still: true })
  drawPuffs(s, [70, -60], 80, tones.paper, 3)
}

function drawHill(s: Sheet) {
  const { tones } = s
  s.solid(trace('-210,60 -60,20 90,60 210,30 210,170 -210,170'), tones.mid, 4)
  s.solid(trace('98,70 104,0 120,0 128,70'), tones.dark, 3.4)
  drawCrown(s, [112, -28], [66, 56], [tones.soft, tones.mid, tones.deep])
}

function drawGirl(s: Sheet) {
  const { tones } = s
  s.pen = 0.7
  s.at(-46, 10, { scale: 62 }, () =>
    drawHead(
      s,
      plainHead(s, {
        yaw: 0.3,
        style: 'twin',
        mood: 'smile',
        neck: true,
        collar: 'hood',
        cloth: tones.deep,
        hair: between(tones.dark, tones.deep, 0.3),
        lash: 2,
      }),
    ),
  )
  s.pen = 1
}

/** The list in which a program keeps the sheets. */
function drawPalette(s: Sheet) {
  const { tones } = s
  s.solid(box(238, 36, 584, 310), tones.paper, 4.4, { corners: true })
  for (const [i, draw] of [drawGirl, drawHill, drawSky].entries()) {
    const y = 92 + i * 82
    s.flat(box(250, y - 36, 572, y + 36), i ? tones.soft : tones.accent, { corners: true, still: true })
    s.solid(ellipse(276, y, 15, 10), tones.paper, 3)
    s.solid(ellipse(276, y, 6, 6), tones.dark, 2)
    const icon = box(304, y - 30, 384, y + 30)
    s.flat(icon, tones.paper, { corners: true, still: true })
    s.within(icon, () => s.at(344, y, { scale: 0.21 }, () => draw(s)), true)
    s.contour(icon, 3, { corners: true, least: 0.8 })
    s.ink(
      [
        [406, y - 8],
        [540 - i * 30, y - 8],
      ],
      6,
      { colour: tones.dark, in: 0.02, out: 0.02, least: 0.9 },
    )
    s.ink(
      [
        [406, y + 14],
        [480 + i * 20, y + 14],
      ],
      5,
      { colour: tones.mid, in: 0.02, out: 0.02, least: 0.9 },
    )
  }
}

/** A star is chosen: dashes run round it, and the colour of the brush stops at its edge. */
export function drawChosenStar(s: Sheet) {
  const { tones } = s
  onGround(s, tones.soft, () => {
    s.flat(box(-560, -300, 240, 300), tones.paper, { corners: true, still: true })
    s.contour(box(-560, -300, 240, 300), 5, { corners: true, least: 0.8, shade: 0 })
    const star = Array.from({ length: 10 }, (_, i): Point => {
      const angle = -Math.PI / 2 + (i * Math.PI) / 5
      const r = i % 2 ? 118 : 262
      return [-160 + Math.cos(angle) * r, 22 + Math.sin(angle) * r]
    })
    s.flat(star, tones.pale, { corners: true, still: true })
    s.within(
      star,
      () => {
        for (const [i, y] of [-190, -110, -30, 50, 130].entries())
          s.ink(
            [
              [-440, y + 26],
              [-250, y - 6],
              [-60 + i * 22, y + 20],
              [90 - i * 18, y - 4],
            ],
            92,
            {
              colour: i % 2 ? tones.accent : between(tones.accent, tones.mid, 0.4),
              layer: 'flat',
              in: 0.02,
              out: 0.1,
              least: 0.7,
            },
          )
      },
      true,
    )
    star.forEach((from, i) => {
      const to = star[(i + 1) % 10]!
      for (let k = 0; k < 7; k++) {
        const [t, u] = [k / 7, (k + 0.58) / 7]
        s.ink(
          [
            [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t],
            [from[0] + (to[0] - from[0]) * u, from[1] + (to[1] - from[1]) * u],
          ],
          8,
          { in: 0.02, out: 0.02, least: 0.95 },
        )
      }
    })
    s.at(96, 90, { rotate: -0.86 }, () => {
      s.solid(
        trace('-36,0 36,0 26,74 0,120 -26,74')
          .map(([x, y]): Point => [x, -y])
          .map(([x, y]): Point => [x, y + 60]),
        tones.accent,
        5,
      )
      s.solid(box(-40, 58, 40, 116), tones.mid, 5, { corners: true })
      s.solid(trace('-38,114 38,114 24,420 -24,420'), tones.deep, 5, { corners: true })
    })
    for (const [i, colour] of [tones.accent, tones.mid, tones.deep, tones.dark].entries())
      s.solid(box(470, -270 + i * 96, 560, -196 + i * 96), colour, 4.4, { corners: true })
  })
}
