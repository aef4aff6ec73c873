import { box } from '../backdrop.ts'
import { drawCup, drawKettle, drawShelf } from './kitchen-things.ts'
import { drawPot, edges, plate, tint, wholeSheet } from './street-things.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import { inQuad } from '../scene/camera.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

const [COUNTER, EDGE] = [128, 214]
/** How far towards the onlooker: 0 at the wall, 1 at the front edge; x as at the wall. */
const on = (x: number, t: number): Point => [x * (1 + 0.16 * t), COUNTER + (EDGE - COUNTER) * t]

/** A kitchen on a winter's morning: low light through the window falls over sink, tap and steaming kettle. */
export function drawKitchen(s: Sheet) {
  const { tones, hw } = s
  wholeSheet(s, tones.soft)
  drawTilesOnWall(s)
  drawWindow(s)
  drawShelf(s)
  tint(s, [on(-700, 0), on(700, 0), on(700, 1), on(-700, 1)], tones.pale)
  for (const t of [0, 1]) s.ink([on(-680, t), on(680, t)], 4.6, { corners: true, in: 0.02, out: 0.02, least: 0.7 })
  drawCupboards(s)
  drawLight(s)
  drawSink(s)
  drawStove(s)
  drawKettle(s, [410, 148])
  drawCup(s, [128, 190])
  drawPot(s, [-486, 148], 84, tones.accent)
  s.guide([-hw + 16, COUNTER], [hw - 16, COUNTER], 0.01)
  for (const x of [-330, -30, 180]) s.pencil([[-640, -420], on(x, 1)], 1.4)
}

function drawTilesOnWall(s: Sheet) {
  for (const y of [-4, 40, 84])
    s.ink(
      [
        [-700, y],
        [700, y],
      ],
      1.8,
      { corners: true, colour: s.tones.mid },
    )
  for (let row = 0; row < 3; row++)
    for (let x = -640 + (row % 2) * 40; x < 660; x += 80)
      s.ink(
        [
          [x, -4 + row * 44],
          [x, 40 + row * 44],
        ],
        1.8,
        { corners: true, colour: s.tones.mid },
      )
}

/** Bare trees, a low sun and frost in the corners of the panes. */
function drawWindow(s: Sheet) {
  const { tones } = s
  const [left, top, right, low] = [-400, -316, 130, -28]
  plate(s, box(left - 26, top - 24, right + 26, low + 24), tones.paper, 5)
  const view = box(left, top, right, low)
  tint(s, view, between(tones.accent, tones.paper, 0.55))
  s.within(
    view,
    () => {
      tint(s, ellipse(-262, -150, 150, 150), tones.paper, 0.5)
      s.solid(ellipse(-262, -150, 58, 58), tones.paper, 4)
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
        tones.paper,
      )
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
      for (const [x, y] of trace('-400,-28 130,-28 -136,-28')) tint(s, ellipse(x, y + 10, 88, 46), tones.paper, 0.85)
    },
    true,
  )
  edges(s, view, 4.4)
  plate(s, box(-146, top, -128, low), tones.paper, 3.6)
  plate(s, box(left, -178, right, -166), tones.paper, 3)
  plate(
    s,
    [
      [left - 44, low + 40],
      [right + 44, low + 40],
      [right + 26, low + 22],
      [left - 26, low + 22],
    ],
    tones.paper,
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
    plate(s, cloth, tones.accent, 4)
    for (const u of [0.3, 0.65])
      s.ink(
        [
          [x1 + (x2 - x1) * u, top - 30],
          [x1 + (x2 - x1) * u + 2, -96],
        ],
        2.6,
      )
  }
  s.ink(
    [
      [left - 70, top - 36],
      [right + 70, top - 36],
    ],
    7,
    { corners: true, least: 0.8 },
  )
}

function drawWinterTree(s: Sheet, [x, y]: Point, size: number) {
  const to = (px: number, py: number): Point => [x + px * size, y + py * size]
  const colour = s.tones.deep
  s.ink([to(0, 10), to(-4, -80), to(6, -190)], 13 * size, { in: 0.01, colour })
  for (const [px, py] of trace('-62,-150 58,-168 -40,-206 48,-112 -56,-92')) {
    s.ink([to(0, py * 0.45), to(px * 0.5, py * 0.74), to(px, py)], 6 * size, { in: 0.01, colour })
    s.ink([to(px * 0.5, py * 0.74), to(px * 0.4, py * 1.04)], 4 * size, { in: 0.01, colour })
  }
}

/** Light in the shape of the panes, from the window over the counter. */
function drawLight(s: Sheet) {
  const { tones } = s
  for (const x of [-250, 40]) {
    const patch = [on(x, 0.06), on(x + 230, 0.06), on(x + 330, 0.96), on(x + 90, 0.96)]
    tint(s, patch, tones.paper)
    tint(s, patch, tones.accent, 0.4)
    tint(
      s,
      [
        [x + 190, 0],
        [x + 330, 0],
        [x + 250, COUNTER - 2],
        [x + 30, COUNTER - 2],
      ],
      tones.paper,
      0.35,
    )
    tint(
      s,
      [
        [x + 110, EDGE + 18],
        [x + 378, EDGE + 18],
        [x + 450, 380],
        [x + 190, 380],
      ],
      tones.accent,
      0.35,
    )
  }
}

function drawCupboards(s: Sheet) {
  const { tones } = s
  tint(s, box(-680, EDGE, 680, 380), tones.mid)
  plate(s, box(-690, EDGE, 690, EDGE + 18), tones.paper, 4)
  for (const x of [-640, -384, -128, 128, 384]) {
    plate(s, box(x + 10, EDGE + 40, x + 246, 400), tones.soft, 3.6)
    plate(s, box(x + 104, EDGE + 56, x + 152, EDGE + 66), tones.dark, 2.4)
  }
}

function drawSink(s: Sheet) {
  const { tones } = s
  const rim = [on(-300, 0.84), on(-20, 0.84), on(-20, 0.2), on(-300, 0.2)]
  plate(s, rim, tones.paper, 4.4)
  const bowl = [inQuad(rim, 0.05, 0.12), inQuad(rim, 0.95, 0.12), inQuad(rim, 0.95, 0.88), inQuad(rim, 0.05, 0.88)]
  plate(s, bowl, tones.deep, 3.6)
  tint(s, [inQuad(rim, 0.12, 0.12), inQuad(rim, 0.95, 0.12), inQuad(rim, 0.95, 0.6), inQuad(rim, 0.2, 0.6)], tones.mid)
  s.solid(ellipse(-180, 172, 22, 6), tones.dark, 2.4)
  const neck: Point[] = [
    [-160, 142],
    [-160, 40],
    [-176, -4],
    [-214, -6],
    [-228, 30],
    [-228, 56],
  ]
  s.ink(neck, 26, { in: 0.01, out: 0.01, least: 1 })
  s.ink(neck, 17, { in: 0.01, out: 0.01, least: 1, colour: tones.paper, layer: 'flat' })
  s.ink(
    [
      [-156, 130],
      [-156, 40],
    ],
    4,
    { colour: tones.mid },
  )
  s.solid(ellipse(-160, 144, 30, 9), tones.paper, 3.6)
  s.ink(
    [
      [-150, 96],
      [-104, 84],
    ],
    12,
    { in: 0.02, out: 0.02, least: 0.9 },
  )
  s.ink(
    [
      [-228, 62],
      [-228, 112],
    ],
    3,
    { colour: tones.paper },
  )
  s.solid(
    [
      [-228, 118],
      [-220, 136],
      [-228, 146],
      [-236, 136],
    ],
    tones.paper,
    2.4,
  )
}

/** A hob with two rings; the kettle stands on the right one. */
function drawStove(s: Sheet) {
  const { tones } = s
  plate(s, [on(256, 0.9), on(556, 0.9), on(556, 0.14), on(256, 0.14)], tones.dark, 4)
  for (const x of [346, 520]) {
    s.ink(ellipse(x, 172, 66, 16), 5, { colour: tones.mid })
    s.ink(ellipse(x, 172, 38, 9), 4, { colour: tones.mid })
  }
}
