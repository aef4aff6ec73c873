import { box } from '../backdrop.ts'
import { drawRain, drawRings } from './rain.ts'
import { drawHalo, drawSky, round, wash } from './light.ts'
import { drawBlooms, drawStop, hues, LEFT, RIGHT, ROOF } from './shelter-things.ts'
import { edges, plate, tint } from './street-things.ts'
import { trace } from '../geometry.ts'
import { drawCrown } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'

const GROUND = 236

/** A bus stop of wood at the edge of the fields, rain all round, dry and lit where the two stand. */
export function drawShelter(s: Sheet) {
  const { hw } = s
  drawSky(s, hues.sky, [-360, 60])
  tint(
    s,
    [
      [-hw - 20, 60],
      [-420, -20],
      [-200, 30],
      [140, -30],
      [420, 20],
      [hw + 20, -50],
      [hw + 20, 380],
      [-hw - 20, 380],
    ],
    hues.hill,
    0.7,
  )
  tint(
    s,
    [
      [-hw - 20, 90],
      [-500, 60],
      [-300, 96],
      [120, 70],
      [520, 76],
      [hw + 20, 40],
      [hw + 20, 380],
      [-hw - 20, 380],
    ],
    hues.nearHill,
    0.8,
  )
  tint(s, box(-hw - 20, GROUND - 76, hw + 20, 380), hues.field)
  drawRain(s, 60, [-640, 680], hues.rain)
  for (const [i, [x, r]] of trace('-590,110 -470,76 520,96 630,120').entries()) {
    drawCrown(s, [x, 170], [r * 1.2, r], hues.leaf)
    drawBlooms(s, [x, 160], r, hues.bloom[i % 3]!)
  }
  drawInside(s)
  tint(s, box(-hw - 20, 300, hw + 20, 380), hues.road)
  drawPuddles(s)
  plate(
    s,
    [
      [-700, 300],
      [700, 300],
      [700, 288],
      [-700, 288],
    ],
    hues.kerb,
    3.4,
  )
  tint(
    s,
    [
      [LEFT - 40, 288],
      [RIGHT + 40, 288],
      [RIGHT, GROUND],
      [LEFT, GROUND],
    ],
    hues.floor,
  )
  wash(s, round(-10, 262, 250, 20), hues.lamp, 0.5)
  for (const x of [-120, 70]) wash(s, round(x + Math.sign(x + 25) * 34, 268, 74, 10), hues.shade, 0.36)
  s.ink(
    [
      [LEFT - 40, 288],
      [LEFT, GROUND],
    ],
    3,
  )
  s.ink(
    [
      [RIGHT + 40, 288],
      [RIGHT, GROUND],
    ],
    3,
  )
  drawRoof(s)
  drawStop(s, 470)
  drawRings(s, trace('-560,270 -450,252 -500,330 -300,334 -120,322 60,340 250,326 430,334 590,322 560,262'), hues.rain)
  s.guide([-hw + 14, GROUND], [hw - 14, GROUND], 0.01)
  for (const x of [LEFT, RIGHT]) s.guide([x, ROOF - 40], [x, GROUND + 30], 0.06)
}

/** The wet road gives back the lamp and the posts. */
function drawPuddles(s: Sheet) {
  for (const [x, y, w] of [
    [-10, 316, 330],
    [-30, 334, 260],
    [10, 352, 190],
  ] as const)
    wash(s, round(x, y, w, 9), hues.lamp, 0.34)
  for (const [x, y, w] of [
    [-500, 322, 120],
    [480, 346, 150],
    [-420, 352, 90],
  ] as const)
    wash(s, round(x, y, w, 7), hues.sky[1], 0.5)
  for (const x of [LEFT - 10, RIGHT + 10]) tint(s, box(x - 12, 302, x + 12, 356), hues.frameShade, 0.34)
  for (const x of [-120, 76]) tint(s, box(x - 26, 304, x + 26, 362), hues.shade, 0.26)
}

function drawInside(s: Sheet) {
  plate(s, box(LEFT, ROOF, RIGHT, GROUND), hues.wood, 4.4)
  for (let y = ROOF + 44; y < GROUND; y += 44)
    s.ink(
      [
        [LEFT, y],
        [RIGHT, y],
      ],
      2,
      { corners: true, least: 0.6, colour: hues.seam },
    )
  drawLamplight(s)
  const view = box(LEFT + 60, ROOF + 74, LEFT + 226, ROOF + 208)
  plate(s, view, hues.hill, 4)
  tint(s, box(view[0]![0], ROOF + 160, view[1]![0], ROOF + 208), hues.field)
  for (let i = 0; i < 8; i++)
    s.ink(
      [
        [view[0]![0] + 14 + i * 19, ROOF + 84 + (i % 3) * 34],
        [view[0]![0] + 8 + i * 19, ROOF + 118 + (i % 3) * 34],
      ],
      2.2,
      { colour: hues.rain },
    )
  edges(s, view, 4.4)
  s.ink(
    [
      [LEFT + 143, ROOF + 74],
      [LEFT + 143, ROOF + 208],
    ],
    3.6,
    { corners: true },
  )
  plate(s, box(120, ROOF + 84, 262, ROOF + 196), hues.paper, 4)
  tint(s, box(126, ROOF + 90, 258, ROOF + 112), hues.notice)
  for (let y = ROOF + 128; y < ROOF + 190; y += 15)
    s.ink(
      [
        [136, y],
        [248, y],
      ],
      2.4,
      { corners: true, colour: hues.plan },
    )
  for (const x of [LEFT + 50, RIGHT - 66]) plate(s, box(x, 176, x + 16, GROUND + 4), hues.frameShade, 3)
  plate(
    s,
    [
      [LEFT + 18, 172],
      [RIGHT - 18, 172],
      [RIGHT - 30, 148],
      [LEFT + 30, 148],
    ],
    hues.seat,
    4,
  )
  plate(s, box(LEFT + 18, 172, RIGHT - 18, 184), hues.seatEdge, 3.4)
  wash(
    s,
    [
      [LEFT + 6, 190],
      [RIGHT - 6, 190],
      [RIGHT - 6, GROUND],
      [LEFT + 6, GROUND],
    ],
    hues.shade,
    0.26,
  )
}

/** A lamp under the roof, its cone on the boards, dusk in the corners. */
function drawLamplight(s: Sheet) {
  s.within(
    box(LEFT, ROOF, RIGHT, GROUND),
    () => {
      drawHalo(s, [-20, -60], [400, 360], hues.lamp, { opacity: 0.13, rings: 6 })
      tint(
        s,
        [
          [LEFT, ROOF],
          [LEFT + 120, ROOF],
          [LEFT + 40, 0],
          [LEFT + 30, GROUND],
          [LEFT, GROUND],
        ],
        hues.shade,
        0.26,
      )
      tint(
        s,
        [
          [RIGHT, ROOF],
          [RIGHT - 120, ROOF],
          [RIGHT - 40, 0],
          [RIGHT - 30, GROUND],
          [RIGHT, GROUND],
        ],
        hues.shade,
        0.26,
      )
      tint(s, box(LEFT, ROOF, RIGHT, ROOF + 50), hues.shade, 0.3)
      for (const x of [-146, 100]) wash(s, round(x, 60, 46, 190), hues.shade, 0.16)
    },
    true,
  )
  s.ink(
    [
      [-20, ROOF],
      [-20, ROOF + 44],
    ],
    3,
    { corners: true },
  )
  s.solid(
    [
      [-56, ROOF + 66],
      [16, ROOF + 66],
      [-6, ROOF + 40],
      [-34, ROOF + 40],
    ],
    hues.frameShade,
    4,
    { corners: true },
  )
  s.solid(round(-20, ROOF + 70, 15, 13), hues.lamp, 3)
}

function drawRoof(s: Sheet) {
  for (const x of [LEFT - 22, RIGHT - 2]) {
    plate(s, box(x, ROOF - 20, x + 24, 290), hues.frame, 4)
    tint(s, box(x + 14, ROOF - 16, x + 24, 286), hues.frameShade, 0.8)
  }
  plate(
    s,
    [
      [LEFT - 96, ROOF + 4],
      [RIGHT + 96, ROOF + 4],
      [RIGHT + 40, ROOF - 92],
      [LEFT - 40, ROOF - 92],
    ],
    hues.roof,
    5,
  )
  for (let x = LEFT - 60; x < RIGHT + 80; x += 38)
    s.ink(
      [
        [x, ROOF],
        [x * 0.9, ROOF - 88],
      ],
      2.6,
      { corners: true, colour: hues.rib },
    )
  plate(s, box(LEFT - 100, ROOF, RIGHT + 100, ROOF + 22), hues.eave, 4.4)
  tint(
    s,
    [
      [LEFT - 40, ROOF - 88],
      [40, ROOF - 88],
      [-60, ROOF - 2],
      [LEFT - 92, ROOF - 2],
    ],
    hues.sky[1],
    0.24,
  )
  tint(s, box(LEFT - 96, ROOF + 12, RIGHT + 96, ROOF + 22), hues.shade, 0.3)
}
