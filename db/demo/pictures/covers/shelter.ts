import { box } from '../backdrop.ts'
import { drawRain, drawRings } from './rain.ts'
import { edges, plate, tint, wholeSheet } from './street-things.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import { drawCrown } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'

const GROUND = 236
const [LEFT, RIGHT, ROOF] = [-340, 330, -214]

/** A bus stop of wood at the edge of the fields, grey with rain all round, dry where the two stand. */
export function drawShelter(s: Sheet) {
  const { tones, hw } = s
  wholeSheet(s, tones.mid)
  tint(
    s,
    [
      [-hw - 20, 60],
      [-420, 10],
      [-200, 50],
      [140, 0],
      [420, 40],
      [hw + 20, -10],
      [hw + 20, 380],
      [-hw - 20, 380],
    ],
    tones.deep,
    0.55,
  )
  tint(s, box(-hw - 20, GROUND - 36, hw + 20, 380), tones.deep)
  for (const [x, r] of trace('-590,110 -470,70 520,96 630,120'))
    drawCrown(s, [x, 154], [r * 1.2, r], [tones.mid, tones.deep, tones.dark])
  drawRain(s, 70, [-640, 680], tones.soft)
  drawInside(s)
  tint(s, box(-hw - 20, 300, hw + 20, 380), tones.dark, 0.75)
  plate(
    s,
    [
      [-700, 300],
      [700, 300],
      [700, 288],
      [-700, 288],
    ],
    tones.soft,
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
    tones.soft,
  )
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
  drawRings(s, trace('-560,270 -450,252 -500,330 -300,334 -120,322 60,340 250,326 430,334 590,322 560,262'), tones.pale)
  s.guide([-hw + 14, GROUND], [hw - 14, GROUND], 0.01)
  for (const x of [LEFT, RIGHT]) s.guide([x, ROOF - 40], [x, GROUND + 30], 0.06)
}

function drawInside(s: Sheet) {
  const { tones } = s
  plate(s, box(LEFT, ROOF, RIGHT, GROUND), tones.pale, 4.4)
  for (let y = ROOF + 44; y < GROUND; y += 44)
    s.ink(
      [
        [LEFT, y],
        [RIGHT, y],
      ],
      2,
      { corners: true, least: 0.6, colour: tones.mid },
    )
  tint(s, box(LEFT, ROOF, RIGHT, ROOF + 54), tones.deep, 0.35)
  const view = box(LEFT + 60, ROOF + 74, LEFT + 226, ROOF + 208)
  plate(s, view, tones.mid, 4)
  for (let i = 0; i < 8; i++)
    s.ink(
      [
        [view[0]![0] + 14 + i * 19, ROOF + 84 + (i % 3) * 34],
        [view[0]![0] + 8 + i * 19, ROOF + 118 + (i % 3) * 34],
      ],
      2.2,
      { colour: tones.paper },
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
  plate(s, box(120, ROOF + 84, 262, ROOF + 196), tones.paper, 4)
  tint(s, box(126, ROOF + 90, 258, ROOF + 112), tones.accent)
  for (let y = ROOF + 128; y < ROOF + 190; y += 15)
    s.ink(
      [
        [136, y],
        [248, y],
      ],
      2.4,
      { corners: true, colour: tones.mid },
    )
  for (const x of [LEFT + 50, RIGHT - 66]) plate(s, box(x, 176, x + 16, GROUND + 4), tones.dark, 3)
  plate(
    s,
    [
      [LEFT + 18, 172],
      [RIGHT - 18, 172],
      [RIGHT - 30, 148],
      [LEFT + 30, 148],
    ],
    tones.accent,
    4,
  )
  plate(s, box(LEFT + 18, 172, RIGHT - 18, 184), tones.mid, 3.4)
}

function drawRoof(s: Sheet) {
  const { tones } = s
  for (const x of [LEFT - 22, RIGHT - 2]) {
    plate(s, box(x, ROOF - 20, x + 24, 290), tones.deep, 4)
    tint(s, box(x + 14, ROOF - 16, x + 24, 286), tones.dark, 0.7)
  }
  plate(
    s,
    [
      [LEFT - 96, ROOF + 4],
      [RIGHT + 96, ROOF + 4],
      [RIGHT + 40, ROOF - 92],
      [LEFT - 40, ROOF - 92],
    ],
    tones.deep,
    5,
  )
  for (let x = LEFT - 60; x < RIGHT + 80; x += 38)
    s.ink(
      [
        [x, ROOF],
        [x * 0.9, ROOF - 88],
      ],
      2.6,
      { corners: true },
    )
  plate(s, box(LEFT - 100, ROOF, RIGHT + 100, ROOF + 22), tones.mid, 4.4)
}

/** The round board on its pole that says where the bus halts, without a word. */
function drawStop(s: Sheet, x: number) {
  const { tones } = s
  plate(
    s,
    [
      [x - 44, 296],
      [x + 44, 296],
      [x + 34, 268],
      [x - 34, 268],
    ],
    tones.soft,
    4,
  )
  plate(s, box(x - 7, -120, x + 7, 270), tones.paper, 3.6)
  plate(s, box(x - 44, 0, x + 44, 110), tones.paper, 4)
  for (let y = 24; y < 100; y += 18)
    s.ink(
      [
        [x - 32, y],
        [x + 32, y],
      ],
      2.4,
      { corners: true, colour: tones.mid },
    )
  s.solid(ellipse(x, -136, 66, 66), tones.accent, 5)
  s.solid(ellipse(x, -136, 48, 48), tones.paper, 3.4)
  plate(s, box(x - 30, -158, x + 30, -116), tones.deep, 3)
  tint(s, box(x - 24, -152, x + 24, -136), tones.paper)
  for (const dx of [-16, 16]) s.solid(ellipse(x + dx, -114, 8, 8), tones.dark, 2)
}

/** Rain in front, and the drops that fall from the eave. */
export function drawEaveRain(s: Sheet) {
  const { tones, dice: roll } = s
  drawRain(s, 46, [-660, LEFT - 40], tones.paper)
  drawRain(s, 40, [RIGHT + 60, 700], tones.paper)
  drawRain(s, 14, [LEFT, -150], tones.paper)
  drawRain(s, 14, [190, RIGHT + 30], tones.paper)
  for (let x = LEFT - 88; x < RIGHT + 92; x += 46) {
    const y = ROOF + 24 + roll.range(0, 44)
    const drop: Point[] = [
      [x, y],
      [x + 4, y + 11],
      [x, y + 16],
      [x - 4, y + 11],
    ]
    s.solid(drop, tones.paper, 1.8)
    if (Math.abs(x) < 150) continue
    s.ink(
      [
        [x, y + 60],
        [x, y + 60 + roll.range(40, 150)],
      ],
      2.6,
      { corners: true, colour: tones.paper, in: 0.5, out: 0.1 },
    )
  }
}
