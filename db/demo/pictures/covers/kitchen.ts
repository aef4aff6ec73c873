import { box } from '../backdrop.ts'
import { drawCup, drawKettle, drawShelf } from './kitchen-things.ts'
import { drawPot, edges, plate, tint, wholeSheet } from './street-things.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import { inQuad } from '../scene/camera.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'
import { drawGlow, segment } from './light.ts'

/** A clear morning in January: yellow light, low, from the window on the left; all else still lies in blue shade. */
const hues = {
  ...{ wall: '#7D93AE', tile: '#93A9C0', joint: '#6A7F9C', frame: '#F7F1E6', frameShade: '#B9C3D4' },
  ...{
    sky: '#FFE9B8',
    skyHigh: '#BFE0EA',
    sun: '#FFFBE6',
    snow: '#FFFFFF',
    snowShade: '#C9D8EA',
    tree: '#6A5A70',
    rime: '#E3F0F6',
  },
  ...{
    cloth: '#E2A93C',
    clothShade: '#B9772F',
    counter: '#C8946A',
    counterEdge: '#A06C4C',
    door: '#4F7482',
    knob: '#E0B86A',
  },
  ...{
    steel: '#C9D3DC',
    steelDark: '#7C8CA0',
    hob: '#2E3046',
    ring: '#E0674A',
    niche: '#3A4460',
    light: '#FFE3A0',
    shade: '#2F3060',
  },
  leaf: ['#8FBF6A', '#3F7F58'],
  pot: '#C8663F',
  line: '#28284A',
}
const redKettle = { accent: '#D9483A', deep: '#5A1F4A', dark: '#34283C', paper: '#FFF6E4' }
const jars = {
  deep: '#7A5240',
  dark: '#C9CED8',
  soft: '#AEB8C6',
  mid: '#D9A86A',
  accent: '#D98A4A',
  pale: '#B9D2B0',
  paper: '#FFF8EA',
}
const cup = { paper: '#FFFAF0', deep: '#5A3A30', mid: '#3F7FB8' }
const [COUNTER, EDGE] = [128, 214]
/** How far towards the onlooker: 0 at the wall, 1 at the front edge; x as at the wall. */
const on = (x: number, t: number): Point => [x * (1 + 0.16 * t), COUNTER + (EDGE - COUNTER) * t]

/** A kitchen on a winter's morning: low light falls over sink and tap, and steam stands before a dark wall. */
export function drawKitchen(s: Sheet) {
  const { hw } = s
  s.line = hues.line
  wholeSheet(s, hues.wall)
  drawTilesOnWall(s)
  drawNiche(s)
  drawWindow(s)
  s.inHues(jars, s.line, () => drawShelf(s))
  tint(s, [on(-700, 0), on(700, 0), on(700, 1), on(-700, 1)], hues.counter)
  for (const t of [0.3, 0.62, 0.84]) s.ink([on(-680, t), on(680, t)], 1.6, { corners: true, colour: hues.counterEdge })
  for (const t of [0, 1]) s.ink([on(-680, t), on(680, t)], 4.6, { corners: true, in: 0.02, out: 0.02, least: 0.7 })
  drawCupboards(s)
  drawLight(s)
  drawSink(s)
  drawStove(s)
  drawCast(s)
  for (const [x, y, r] of [
    [226, -60, 44],
    [252, -120, 58],
    [286, -190, 70],
  ] as const)
    tint(s, ellipse(x, y, r, r * 0.9), hues.rime, 0.2)
  s.inHues(redKettle, s.line, () => drawKettle(s, [410, 148]))
  tint(s, trace('322,40 338,62 334,120 316,166 310,120'), hues.light, 0.5)
  s.inHues(cup, s.line, () => drawCup(s, [128, 190]))
  tint(s, trace('98,136 110,136 114,188 102,188'), hues.light, 0.7)
  drawPot(s, [-486, 148], 84, hues.pot, hues.leaf)
  drawBeams(s)
  s.guide([-hw + 16, COUNTER], [hw - 16, COUNTER], 0.01)
  for (const x of [-330, -30, 180]) s.pencil([[-640, -420], on(x, 1)], 1.4)
}

/** The dark wall behind the stove, before which the steam is seen. */
function drawNiche(s: Sheet) {
  plate(s, box(196, -400, 700, COUNTER), hues.niche, 4)
  for (const x of [300, 404, 508, 612]) s.ink(segment(x, -380, x, COUNTER), 1.8, { corners: true })
  tint(s, trace('196,-120 330,-40 470,128 196,128'), hues.light, 0.14)
}

/** Long shadows of what stands on the counter. */
function drawCast(s: Sheet) {
  for (const [shape, opacity] of [
    ['-470,146 -440,150 -286,186 -330,196 -470,156', 0.34],
    ['-150,150 -140,142 30,176 24,186', 0.34],
    ['140,190 160,178 330,202 316,214', 0.3],
    ['330,172 500,150 690,186 690,212 500,198', 0.4],
  ] as const)
    tint(s, trace(shape), hues.shade, opacity)
}

function drawBeams(s: Sheet) {
  for (const beam of ['-330,-316 -150,-316 300,214 20,214', '-120,-316 120,-316 560,214 340,214'])
    tint(s, trace(beam), hues.sun, 0.13)
  const motes = trace('-60,-120 20,-60 90,20 -20,40 150,90 200,20 60,-160 240,120 130,-40')
  s.scatter(
    motes.map(([x, y]) => ellipse(x, y, 2.4, 2.4)),
    hues.sun,
    { opacity: 0.9 },
  )
}

function drawTilesOnWall(s: Sheet) {
  tint(s, box(-680, -4, 196, COUNTER), hues.tile)
  for (const y of [-4, 40, 84]) s.ink(segment(-700, y, 700, y), 1.8, { corners: true, colour: hues.joint })
  for (let row = 0; row < 3; row++)
    for (let x = -640 + (row % 2) * 40; x < 660; x += 80)
      s.ink(segment(x, -4 + row * 44, x, 40 + row * 44), 1.8, { corners: true, colour: hues.joint })
}

/** Bare trees, a low sun and frost in the corners of the panes. */
function drawWindow(s: Sheet) {
  const [left, top, right, low] = [-400, -316, 130, -28]
  plate(s, box(left - 26, top - 24, right + 26, low + 24), hues.frame, 5)
  const view = box(left, top, right, low)
  for (let i = 0; i < 8; i++) tint(s, box(left, top + i * 34, right, low), between(hues.skyHigh, hues.sky, i / 7))
  s.within(
    view,
    () => {
      drawGlow(s, [-262, -150], 170, hues.sun, 0.3)
      tint(s, ellipse(-262, -150, 46, 46), hues.sun)
      tint(s, trace('-420,-96 -340,-130 -250,-104 -160,-134 -60,-104 60,-140 150,-108 150,0 -420,0'), hues.snowShade)
      tint(
        s,
        [
          [-420, -80],
          [-300, -104],
          [-140, -84],
          [20, -112],
          [150, -90],
          [150, 0],
          [-420, 0],
        ],
        hues.snow,
      )
      tint(s, trace('30,-64 60,-58 150,-30 150,-16 60,-44'), hues.snowShade)
      s.ink(
        [
          [-420, -80],
          [-300, -104],
          [-140, -84],
          [20, -112],
          [150, -90],
        ],
        3,
      )
      drawWinterTree(s, [30, -60], 1)
      drawWinterTree(s, [-120, -78], 0.6)
      for (const [x, y] of trace('-400,-28 130,-28 -136,-28')) tint(s, ellipse(x, y + 10, 88, 46), hues.rime, 0.8)
    },
    true,
  )
  edges(s, view, 4.4)
  plate(s, box(-146, top, -128, low), hues.frame, 3.6)
  plate(s, box(left, -178, right, -166), hues.frame, 3)
  plate(
    s,
    [
      [left - 44, low + 40],
      [right + 44, low + 40],
      [right + 26, low + 22],
      [left - 26, low + 22],
    ],
    hues.frame,
    4,
  )
  for (const [x1, x2] of trace(`${left - 40},${left + 50} ${right - 50},${right + 40}`)) {
    const cloth: Point[] = [
      [x1, top - 34],
      [x2, top - 34],
      [x2 - (x1 < 0 ? 16 : 0), -120],
      [(x1 + x2) / 2, low - 40],
      [x1 + (x1 < 0 ? 0 : 16), -110],
    ]
    plate(s, cloth, hues.cloth, 4)
    tint(s, [cloth[1]!, cloth[2]!, cloth[3]!, [(x1 + x2) / 2, top - 30]], hues.clothShade, 0.6)
    for (const u of [0.3, 0.65]) s.ink(segment(x1 + (x2 - x1) * u, top - 30, x1 + (x2 - x1) * u + 2, -96), 2.6)
  }
  s.ink(segment(left - 70, top - 36, right + 70, top - 36), 7, { corners: true, least: 0.8 })
}

function drawWinterTree(s: Sheet, [x, y]: Point, size: number) {
  const to = (px: number, py: number): Point => [x + px * size, y + py * size]
  const colour = hues.tree
  s.ink([to(0, 10), to(-4, -80), to(6, -190)], 13 * size, { in: 0.01, colour })
  for (const [px, py] of trace('-62,-150 58,-168 -40,-206 48,-112 -56,-92')) {
    s.ink([to(0, py * 0.45), to(px * 0.5, py * 0.74), to(px, py)], 6 * size, { in: 0.01, colour })
    s.ink([to(px * 0.5, py * 0.74), to(px * 0.4, py * 1.04)], 4 * size, { in: 0.01, colour })
  }
}

/** Light in the shape of the panes, from the window over the counter. */
function drawLight(s: Sheet) {
  for (const x of [-250, 40]) {
    const patch = [on(x, 0.06), on(x + 230, 0.06), on(x + 330, 0.96), on(x + 90, 0.96)]
    tint(s, patch, hues.light, 0.85)
    tint(
      s,
      [
        [x + 190, 0],
        [x + 330, 0],
        [x + 250, COUNTER - 2],
        [x + 30, COUNTER - 2],
      ],
      hues.light,
      0.5,
    )
    tint(
      s,
      [
        [x + 110, EDGE + 18],
        [x + 378, EDGE + 18],
        [x + 450, 380],
        [x + 190, 380],
      ],
      hues.light,
      0.4,
    )
  }
}

function drawCupboards(s: Sheet) {
  tint(s, box(-680, EDGE, 680, 380), hues.niche)
  plate(s, box(-690, EDGE, 690, EDGE + 18), hues.counterEdge, 4)
  for (const x of [-640, -384, -128, 128, 384]) {
    plate(s, box(x + 10, EDGE + 40, x + 246, 400), hues.door, 3.6)
    plate(s, box(x + 104, EDGE + 56, x + 152, EDGE + 66), hues.knob, 2.4)
  }
}

function drawSink(s: Sheet) {
  const rim = [on(-300, 0.84), on(-20, 0.84), on(-20, 0.2), on(-300, 0.2)]
  plate(s, rim, hues.steel, 4.4)
  const bowl = [inQuad(rim, 0.05, 0.12), inQuad(rim, 0.95, 0.12), inQuad(rim, 0.95, 0.88), inQuad(rim, 0.05, 0.88)]
  plate(s, bowl, hues.steelDark, 3.6)
  tint(s, [inQuad(rim, 0.12, 0.12), inQuad(rim, 0.95, 0.12), inQuad(rim, 0.95, 0.6), inQuad(rim, 0.2, 0.6)], hues.joint)
  s.solid(ellipse(-180, 172, 22, 6), hues.hob, 2.4)
  const neck: Point[] = [
    [-160, 142],
    [-160, 40],
    [-176, -4],
    [-214, -6],
    [-228, 30],
    [-228, 56],
  ]
  s.ink(neck, 26, { in: 0.01, out: 0.01, least: 1 })
  s.ink(neck, 17, { in: 0.01, out: 0.01, least: 1, colour: hues.steel, layer: 'flat' })
  s.ink(segment(-156, 130, -156, 40), 4, { colour: hues.steelDark })
  s.solid(ellipse(-160, 144, 30, 9), hues.steel, 3.6)
  s.ink(segment(-150, 96, -104, 84), 12, { in: 0.02, out: 0.02, least: 0.9 })
  s.ink(segment(-228, 62, -228, 112), 3, { colour: hues.sun })
  s.solid(
    [
      [-228, 118],
      [-220, 136],
      [-228, 146],
      [-236, 136],
    ],
    hues.sun,
    2.4,
  )
}

/** A hob with two rings; the kettle stands on the right one. */
function drawStove(s: Sheet) {
  plate(s, [on(256, 0.9), on(556, 0.9), on(556, 0.14), on(256, 0.14)], hues.hob, 4)
  for (const x of [346, 520]) {
    s.ink(ellipse(x, 172, 66, 16), 5, { colour: hues.ring })
    s.ink(ellipse(x, 172, 38, 9), 4, { colour: hues.ring })
  }
}
