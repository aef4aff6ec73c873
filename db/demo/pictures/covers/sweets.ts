import { box } from '../backdrop.ts'
import { drawAwning, drawPanes, drawPot, drawTiles, edges, plate, tint } from './street-things.ts'
import { drawSky } from './light.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import { inQuad } from '../scene/camera.ts'
import type { Sheet } from '../sheet.ts'

const GROUND = 262
/** Corners in the order bottom left, bottom right, top right, top left. */
const upright = (left: number, top: number, right: number, bottom: number): Point[] => [
  [left, bottom],
  [right, bottom],
  [right, top],
  [left, top],
]

/** A summer afternoon of long ago: old wood in warm light, the dark inside full of colours. */
const tones = {
  ...{ paper: '#FFF8E6', pale: '#F4DDB0', soft: '#D9A870', mid: '#A9714A', deep: '#4F6672', dark: '#4A2B34' },
  accent: '#E04A38',
}
const hues = {
  ...{
    sky: ['#6FBAE4', '#FFF0C8'],
    ground: '#D6BFA6',
    kerb: '#B9A498',
    boards: '#B98458',
    door: '#8A5640',
    glass: '#BFE0E0',
  },
  ...{ sign: '#2F6E6A', signFace: '#F6D98A', machine: '#F2BE3A', shade: '#3A2560', lit: '#FFF0B4', pot: '#C9643F' },
  sweets: ['#F28AA0', '#F7C94E', '#7CC4A4', '#E2603F', '#9A86D0', '#FFF3DC', '#5FA8DC', '#B8D45E'],
  leaf: ['#7FB95A', '#3F8A52'],
}
const sweet = (i: number) => hues.sweets[i % hues.sweets.length]!

/** An old shop for sweets from the front: the wooden storey above, tiles, the awning, jars in the open shop, a bench. */
export const drawSweetShop = (s: Sheet) => s.inHues(tones, s.line, () => drawShopFront(s))

function drawShopFront(s: Sheet) {
  drawSky(s, hues.sky, [-360, 100])
  for (const x of [-660, 560]) {
    tint(s, box(x, -300, x + 120, GROUND + 12), x < 0 ? '#C98F6A' : '#8E6A72')
    for (let y = -270; y < GROUND; y += 44) s.ink(trace(`${x},${y} ${x + 120},${y}`), 1.8, { corners: true })
  }
  tint(s, box(-s.hw - 20, GROUND + 12, s.hw + 20, 380), hues.ground)
  drawUpperStorey(s)
  plate(s, upright(-540, -130, 540, GROUND), tones.mid, 5)
  drawInside(s)
  drawDoors(s)
  for (const x of [-540, -392, 246, 512]) plate(s, upright(x, -130, x + 28, GROUND), hues.door, 4)
  tint(s, box(-536, -118, 536, -84), tones.dark, 0.55)
  drawTiles(
    s,
    [
      [-600, -128],
      [600, -128],
      [560, -204],
      [-560, -204],
    ],
    4,
    34,
    tones.deep,
  )
  drawAwning(
    s,
    [
      [-420, -44],
      [300, -44],
      [280, -116],
      [-400, -116],
    ],
    14,
    30,
    tones.accent,
  )
  plate(s, upright(-560, GROUND - 6, 560, GROUND + 14), hues.kerb, 4)
  drawStand(s)
  drawCapsules(s, [-466, GROUND + 8])
  drawBench(s)
  drawLight(s)
  drawPot(s, [572, GROUND + 30], 74, hues.pot, hues.leaf)
  s.guide([-s.hw + 20, GROUND + 14], [s.hw - 20, GROUND + 14], 0.01)
  s.guide([-560, -330], [-560, 330], 0.01)
  s.guide([560, -330], [560, 330], 0.01)
}

/** The eaves and the awning keep the afternoon out; it lies on the street and on the boards to the left. */
function drawLight(s: Sheet) {
  tint(s, box(-536, -128, 536, -96), hues.shade, 0.3)
  tint(s, trace('-366,-20 246,-20 246,60 -366,20'), hues.shade, 0.3)
  tint(s, trace('-486,-400 -134,-400 -300,-206 -486,-206'), hues.lit, 0.2)
  tint(s, trace('-560,-204 -200,-204 -280,-130 -600,-130'), hues.lit, 0.22)
  tint(s, trace('-660,300 200,300 60,380 -660,380'), hues.lit, 0.36)
  tint(s, box(274, -96, 540, GROUND - 4), hues.shade, 0.12)
}

function drawUpperStorey(s: Sheet) {
  plate(s, upright(-486, -400, 486, -200), hues.boards, 5)
  for (let y = -350; y < -210; y += 26)
    s.ink(
      [
        [-482, y],
        [482, y],
      ],
      2,
      { corners: true, least: 0.6 },
    )
  for (const [left, right] of [
    [-430, -170],
    [210, 430],
  ] as const) {
    drawPanes(s, upright(left, -400, right, -226), [6, 4], tones.paper)
    plate(s, upright(left - 20, -250, right + 20, -238), tones.deep, 3)
    for (let x = left - 8; x < right + 16; x += 22)
      s.ink(
        [
          [x, -240],
          [x, -212],
        ],
        4,
        { corners: true, least: 0.7 },
      )
  }
  plate(s, upright(-134, -352, 172, -240), hues.sign, 4)
  plate(s, upright(-118, -338, 156, -254), hues.signFace, 3.4)
  for (const [i, x] of [-70, 20, 110].entries()) s.solid(ellipse(x, -296, 26, 24), sweet(i), 3)
}

/** The dark of the shop, and jar beside jar on its shelves. */
function drawInside(s: Sheet) {
  const { dice: roll } = s
  tint(s, box(-366, -100, 246, GROUND), tones.dark)
  for (const [i, y] of [50, 136].entries()) {
    for (let x = -336; x < 230; x += 61)
      drawJar(s, [x, y], roll.range(0.92, 1.06), (Math.round(x / 61) + 8 + i * 3) % 8)
    plate(s, upright(-366, y, 246, y + 12), tones.mid, 3)
  }
}

function drawJar(s: Sheet, [x, y]: Point, size: number, kind: number) {
  const at = (px: number, py: number): Point => [x + px * size, y + py * size]
  const inside = sweet(kind)
  plate(s, [at(-24, 0), at(24, 0), at(25, -48), at(16, -58), at(-16, -58), at(-25, -48)], tones.paper, 2.4)
  tint(s, [at(-22, -2), at(22, -2), at(22, -38), at(-22, -34)], inside)
  for (const [px, py] of [
    [-12, -10],
    [2, -12],
    [14, -9],
    [-6, -24],
    [10, -26],
  ] as const)
    s.solid(ellipse(...at(px, py), 6.4, 6), sweet(kind * 2 + 5), 1.5)
  plate(
    s,
    [at(-19, -57), at(19, -57), at(17, -70), at(-17, -70)],
    [tones.accent, hues.sign, hues.machine][kind % 3]!,
    2.2,
  )
  s.ink([at(-17, -44), at(-18, -14)], 3, { colour: tones.paper })
}

/** Sliding doors pushed aside to the right, the lower half of wood. */
function drawDoors(s: Sheet) {
  for (const left of [274, 396]) {
    plate(s, upright(left, -96, left + 118, GROUND), hues.door, 4)
    drawPanes(s, upright(left + 12, -82, left + 106, 150), [2, 4], hues.glass)
    for (let i = 1; i < 4; i++)
      s.ink(
        [
          [left + 12 + i * 24, 164],
          [left + 12 + i * 24, GROUND - 10],
        ],
        2,
      )
    s.ink(
      [
        [left + 30, -10],
        [left + 76, -62],
      ],
      5,
      { colour: tones.paper },
    )
  }
  drawPanes(s, upright(-512, -96, -392, GROUND), [3, 6], hues.glass)
}

/** Steps of wood before the shop, with boxes of sweets that lean towards the children. */
function drawStand(s: Sheet) {
  for (const [row, top] of [142, 196].entries()) {
    const [left, right] = [-356 - row * 16, 196 + row * 16]
    for (let i = 0; i < 6; i++) {
      const w = (right - left) / 6
      const [a, b] = [left + i * w, left + (i + 1) * w]
      const tray: Point[] = [
        [a, top + 30],
        [b, top + 30],
        [b - 8, top - 6],
        [a + 8, top - 6],
      ]
      plate(s, tray, tones.paper, 2.8)
      const colour = sweet(i * 3 + row)
      for (let k = 0; k < 10; k++) {
        const at = inQuad(tray, 0.14 + (k % 5) * 0.18, 0.3 + Math.floor(k / 5) * 0.4)
        if ((i + row) % 2) s.solid(ellipse(...at, 8, 6), colour, 1.7)
        else plate(s, box(at[0] - 7, at[1] - 6, at[0] + 7, at[1] + 5), colour, 1.6)
      }
    }
    plate(s, upright(left, top + 28, right, top + (row ? 78 : 56)), row ? tones.mid : tones.soft, 3.6)
  }
  for (let x = -330; x < 190; x += 58)
    s.ink(
      [
        [x, 230],
        [x, 270],
      ],
      2.2,
      { corners: true },
    )
}

/** The machine whose balls of plastic hold a toy each. */
function drawCapsules(s: Sheet, [x, y]: Point) {
  for (const top of [-128, -2]) {
    const low = y + top + 2
    plate(s, upright(x - 50, low - 124, x + 50, low), top < -100 ? tones.accent : hues.machine, 4)
    plate(s, upright(x - 38, low - 114, x + 38, low - 50), tones.paper, 3)
    for (let k = 0; k < 8; k++)
      s.solid(ellipse(x - 26 + (k % 4) * 17, low - 62 - Math.floor(k / 4) * 17, 8.4, 8.4), sweet(k), 1.7)
    s.solid(ellipse(x - 12, low - 26, 13, 13), tones.paper, 2.6)
    s.ink(
      [
        [x - 20, low - 26],
        [x - 4, low - 26],
      ],
      3.4,
    )
    plate(s, upright(x + 12, low - 40, x + 38, low - 12), tones.dark, 2.4)
  }
}

function drawBench(s: Sheet) {
  const top = 220
  tint(
    s,
    [
      [262, 312],
      [516, 312],
      [540, 330],
      [290, 330],
    ],
    tones.mid,
    0.7,
  )
  for (const x of [278, 470]) {
    plate(s, upright(x, top + 20, x + 18, top + 100), tones.deep, 3.4)
    plate(s, upright(x + 12, top + 20, x + 24, top + 84), tones.dark, 2.6)
  }
  plate(
    s,
    [
      [244, top + 26],
      [520, top + 26],
      [504, top],
      [260, top],
    ],
    tones.soft,
    4,
  )
  s.ink(
    [
      [252, top + 12],
      [512, top + 12],
    ],
    2.2,
  )
  plate(s, upright(244, top + 26, 520, top + 38), tones.mid, 3.6)
  edges(s, upright(244, top + 26, 520, top + 38), 2)
}
