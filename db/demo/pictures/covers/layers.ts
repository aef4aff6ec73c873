import { box } from '../backdrop.ts'
import { plainHead } from './heads.ts'
import { tint, wholeSheet } from './street-things.ts'
import { drawHead } from '../figure/head.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import { drawCrown, drawPuffs } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'

const hues = {
  ...{ ground: '#FFD3DC', shade: '#8A4F8C', sun: '#FFF3D6', paper: '#FFFFFF', blue: '#58BDEB', lowBlue: '#BFE8F7' },
  ...{ sunDisc: '#FFE173', cloud: '#FFFFFF', hill: '#8CCB5E', hillShade: '#4FA05A', bark: '#7A4A3A' },
  crown: ['#FFC2D4', '#F78FB0', '#D8608E'],
  ...{ hair: '#5A3246', hairLight: '#A8607A', cloth: '#FFB02E', clothDark: '#E07F1E' },
  ...{ panel: '#3B2F63', row: '#544785', chosen: '#F2557F', line: '#F3E9FF', dim: '#A99AD8', arrow: '#3B2F63' },
}
const SHEET = box(-190, -140, 190, 140)

/** Three clear sheets held one over the other, sky, hill with tree, a girl; and what they make together. */
export function drawClearSheets(s: Sheet) {
  wholeSheet(s, hues.ground)
  tint(s, trace('-660,-380 -300,-380 120,380 -520,380 -660,120'), hues.sun, 0.5)
  const parts = [drawSky, drawHill, drawGirl]
  parts.forEach((draw, i) => {
    const [x, y] = [-408 + i * 168, -140 + i * 122]
    s.at(x, y, {}, () => {
      s.flat(
        SHEET.map(([px, py]): Point => [px + 18, py + 20]),
        hues.shade,
        { corners: true, still: true, opacity: 0.3 },
      )
      s.flat(SHEET, hues.paper, { corners: true, still: true, opacity: i ? 0.66 : 1 })
      s.within(SHEET, () => draw(s), true)
      tint(s, trace('-190,-140 -90,-140 -190,20'), hues.paper, 0.4)
      s.contour(SHEET, 4.6, { corners: true, least: 0.8, shade: 0 })
    })
  })
  s.ink(trace('140,-150 196,-150'), 13, { in: 0.1, out: 0.1, colour: hues.arrow })
  s.ink(trace('172,-180 206,-150 172,-120'), 13, { in: 0.1, out: 0.1, corners: true, colour: hues.arrow })
  s.at(412, -150, {}, () => {
    s.flat(box(-172, -120, 210, 162), hues.shade, { corners: true, still: true, opacity: 0.3 })
    s.flat(SHEET, hues.paper, { corners: true, still: true, knock: true })
    s.within(SHEET, () => parts.forEach((draw) => draw(s)), true)
    s.contour(SHEET, 6, { corners: true, least: 0.8, shade: 0 })
  })
  drawPalette(s)
}

function drawSky(s: Sheet) {
  s.flat(SHEET, hues.blue, { corners: true, still: true })
  for (const y of [-40, 10, 60]) tint(s, box(-200, y, 200, 150), hues.lowBlue, 0.4)
  s.flat(ellipse(-110, -70, 44, 44).slice(0, -1), hues.sunDisc, { still: true })
  drawPuffs(s, [70, -60], 80, hues.cloud, 3)
}

function drawHill(s: Sheet) {
  s.solid(trace('-210,60 -60,20 90,60 210,30 210,170 -210,170'), hues.hill, 4)
  s.flat(trace('-60,110 60,70 210,60 210,170 -120,170'), hues.hillShade, { still: true, opacity: 0.6 })
  s.solid(trace('98,70 104,0 120,0 128,70'), hues.bark, 3.4)
  drawCrown(s, [112, -28], [66, 56], hues.crown as [string, string, string])
}

function drawGirl(s: Sheet) {
  s.pen = 0.7
  s.at(-46, 10, { scale: 62 }, () =>
    drawHead(
      s,
      plainHead(s, {
        ...{ yaw: 0.3, style: 'twin', mood: 'smile', neck: true, collar: 'hood', lash: 2 },
        ...{ cloth: hues.cloth, clothDark: hues.clothDark, hair: hues.hair, hairLight: hues.hairLight },
        ...{ skin: '#FBDCC4', blush: '#F5A994', iris: '#3F8FB0', irisDark: '#24486C' },
      }),
    ),
  )
  s.pen = 1
}

/** The list in which a program keeps the sheets. */
function drawPalette(s: Sheet) {
  tint(s, box(258, 58, 606, 332), hues.shade, 0.4)
  s.solid(box(240, 40, 588, 314), hues.panel, 5, { corners: true })
  for (const [i, draw] of [drawGirl, drawHill, drawSky].entries()) {
    const y = 94 + i * 82
    s.flat(box(252, y - 36, 576, y + 36), i ? hues.row : hues.chosen, { corners: true, still: true })
    s.solid(ellipse(278, y, 15, 10), hues.paper, 3)
    s.solid(ellipse(278, y, 6, 6), hues.panel, 2)
    const icon = box(306, y - 30, 386, y + 30)
    s.flat(icon, hues.paper, { corners: true, still: true })
    s.within(icon, () => s.at(346, y, { scale: 0.21 }, () => draw(s)), true)
    s.contour(icon, 3, { corners: true, least: 0.8 })
    const rule = { in: 0.02, out: 0.02, least: 0.9 }
    s.ink(trace(`408,${y - 8} ${542 - i * 30},${y - 8}`), 6, { colour: hues.line, ...rule })
    s.ink(trace(`408,${y + 14} ${482 + i * 20},${y + 14}`), 5, { colour: i ? hues.dim : hues.line, ...rule })
  }
}

const star = {
  ...{ ground: '#37B7AE', light: '#A9EAD8', shade: '#136C7C', paper: '#FFFDF6', pale: '#EDE6F7' },
  strokes: ['#FF5D6C', '#FF8A3D', '#FFC93C', '#4CC38A', '#4A8FE7'],
  ...{ brush: '#FF5D6C', brushShade: '#C23459', metal: '#F3D27A', metalShade: '#C99538', handle: '#5A4FCF' },
  handleShade: '#3A2F92',
}

/** A star is chosen: dashes run round it, and the colour of the brush stops at its edge. */
export function drawChosenStar(s: Sheet) {
  wholeSheet(s, star.ground)
  tint(s, trace('-660,-380 -360,-380 300,380 -140,380'), star.light, 0.35)
  tint(s, trace('140,-380 300,-380 680,60 680,240'), star.light, 0.35)
  tint(s, box(-534, -270, 266, 330), star.shade, 0.4)
  s.flat(box(-560, -300, 240, 300), star.paper, { corners: true, still: true })
  s.contour(box(-560, -300, 240, 300), 5, { corners: true, least: 0.8, shade: 0 })
  const outline = Array.from({ length: 10 }, (_, i): Point => {
    const angle = -Math.PI / 2 + (i * Math.PI) / 5
    const r = i % 2 ? 118 : 262
    return [-160 + Math.cos(angle) * r, 22 + Math.sin(angle) * r]
  })
  s.flat(outline, star.pale, { corners: true, still: true })
  s.within(
    outline,
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
            colour: star.strokes[i]!,
            layer: 'flat',
            in: 0.02,
            out: 0.1,
            least: 0.7,
          },
        )
    },
    true,
  )
  outline.forEach((from, i) => {
    const to = outline[(i + 1) % 10]!
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
  s.flat(trace('110,110 150,80 420,330 400,400 320,400'), star.shade, { still: true, opacity: 0.35 })
  s.at(96, 90, { rotate: -0.86 }, () => {
    s.solid(
      trace('-36,0 36,0 26,74 0,120 -26,74')
        .map(([x, y]): Point => [x, -y])
        .map(([x, y]): Point => [x, y + 60]),
      star.brush,
      5,
    )
    tint(s, trace('4,54 32,54 22,-14 2,-50'), star.brushShade)
    s.solid(box(-40, 58, 40, 116), star.metal, 5, { corners: true })
    tint(s, box(6, 62, 36, 112), star.metalShade)
    s.solid(trace('-38,114 38,114 24,420 -24,420'), star.handle, 5, { corners: true })
    tint(s, trace('6,118 34,118 22,420 4,420'), star.handleShade)
  })
  for (const [i, colour] of star.strokes.entries()) {
    tint(s, box(482, -282 + i * 112, 586, -182 + i * 112), star.shade, 0.4)
    s.solid(box(470, -296 + i * 112, 574, -196 + i * 112), colour, 4.4, { corners: true })
  }
}
