import { box } from '../backdrop.ts'
import { shaded, strips } from './cards.ts'
import { drawPole, drawVendingFront, edges, moved, plate, tint, wire } from './street-things.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between, type Tones } from '../tones.ts'

const FOOT = 268

/** Four corners of one town at four hours; in each the colours of its thing. */
const fields: readonly { sky: readonly [string, string]; ground: string; shade: string; own: Partial<Tones> }[] = [
  {
    ...{ sky: ['#3E4A94', '#E98F84'], ground: '#8A6F98', shade: '#2E2660' },
    own: {
      paper: '#FFF3C4',
      accent: '#F2A93E',
      mid: '#2F6EA6',
      deep: '#234A7E',
      pale: '#6FA8D0',
      dark: '#33304E',
      soft: '#3F7FB0',
    },
  },
  {
    ...{ sky: ['#5FB2E6', '#FFF1CE'], ground: '#C9B7A2', shade: '#4A4180' },
    own: { paper: '#FFFAEC', accent: '#F2C02E', mid: '#B9B0AA', deep: '#857B88', soft: '#D9D2C8', dark: '#2F2D40' },
  },
  {
    ...{ sky: ['#8FD0A6', '#FFF6CF'], ground: '#A9BC7E', shade: '#35507A' },
    own: { paper: '#FFFDF2', accent: '#DB4231', mid: '#3E8FC0', deep: '#9C2B33', soft: '#F2C24A', dark: '#3A2E42' },
  },
  {
    ...{ sky: ['#F2B08C', '#FFE9B0'], ground: '#D9A27E', shade: '#6A3A62' },
    own: { paper: '#FFF6E2', accent: '#D93E2C', mid: '#A39A98', deep: '#7A1F3A', soft: '#F2B08C', dark: '#3E2434' },
  },
]

/** A page of a picture book: a signboard, a pole with its transformer, a machine for drinks, a post box, each in its field. */
export function drawStreetParts(s: Sheet) {
  const draw = [drawSign, drawFieldPole, drawMachine, drawPostBox]
  strips(
    s,
    fields.map(({ sky, ground, shade, own }, i) => () => {
      shaded(s, sky, FOOT - 60)
      tint(
        s,
        trace(
          `-180,${FOOT - 120} -90,${FOOT - 150} 0,${FOOT - 110} 80,${FOOT - 160} 180,${FOOT - 120} 180,400 -180,400`,
        ),
        between(sky[1], shade, 0.22),
      )
      tint(s, box(-180, FOOT - 40, 180, 400), ground)
      tint(s, box(-180, FOOT - 40, 180, FOOT - 28), between(ground, '#FFFFFF', 0.4))
      tint(s, trace(`-90,${FOOT + 12} 96,${FOOT + 4} 190,${FOOT + 40} 190,${FOOT + 78} 20,${FOOT + 40}`), shade, 0.34)
      if (!i)
        for (const [r, o] of trace('210,0.16 150,0.2 110,0.24')) tint(s, ellipse(-10, -60, r, r * 1.2), own.paper!, o)
      s.inHues(own, s.line, () => draw[i]!(s, 0))
    }),
  )
}

/** The box of light that a bar or a barber puts before the door, and a board that hangs from its arm. */
function drawSign(s: Sheet, x: number) {
  const { tones } = s
  s.ink(
    [
      [x - 112, -284],
      [x - 112, FOOT],
    ],
    11,
    { corners: true, in: 0.01, out: 0.01, least: 0.9, colour: tones.dark },
  )
  s.ink(
    [
      [x - 118, -262],
      [x + 70, -262],
    ],
    7,
    { corners: true, least: 0.8 },
  )
  s.ink(
    [
      [x - 112, -222],
      [x - 66, -262],
    ],
    4,
    { corners: true },
  )
  for (const dx of [-34, 22])
    s.ink(
      [
        [x + dx, -262],
        [x + dx, -226],
      ],
      4,
      { corners: true },
    )
  s.solid(ellipse(x - 6, -168, 74, 70), tones.accent, 4.6)
  s.solid(ellipse(x - 6, -168, 56, 53), tones.paper, 3)
  const front: Point[] = [
    [x - 74, FOOT - 22],
    [x + 52, FOOT - 22],
    [x + 52, -48],
    [x - 74, -48],
  ]
  plate(
    s,
    [
      [x + 52, FOOT - 22],
      [x + 92, FOOT - 44],
      [x + 92, -66],
      [x + 52, -48],
    ],
    tones.deep,
    4,
  )
  plate(
    s,
    [
      [x - 74, -48],
      [x + 52, -48],
      [x + 92, -66],
      [x - 30, -66],
    ],
    tones.pale,
    3.6,
  )
  plate(s, front, tones.mid, 5)
  plate(s, box(x - 60, -34, x + 38, FOOT - 38), tones.paper, 3.4)
  tint(s, box(x - 56, 186, x + 36, FOOT - 42), tones.accent)
  tint(s, box(x - 56, -30, x + 36, 2), tones.accent)
  s.ink(
    [
      [x - 44, 150],
      [x - 44, 40],
    ],
    4,
    { colour: tones.soft },
  )
  for (const dx of [-58, 36]) s.solid(ellipse(x + dx, FOOT - 10, 12, 12), tones.dark, 3)
  s.solid(ellipse(x + 82, FOOT - 32, 9, 10), tones.dark, 3)
}

function drawFieldPole(s: Sheet, x: number) {
  s.within(
    box(x - 142, -322, x + 142, 330),
    () => {
      const hung = drawPole(s, [x, FOOT + 4], 560, 42)
      for (const [i, at] of hung.entries()) {
        wire(s, at, [x - 190, at[1] - 26 + i * 3], 16)
        wire(s, at, [x + 190, at[1] - 34 + i * 3], 16)
      }
      for (let k = 0; k < 5; k++)
        plate(
          s,
          [
            [x - 16, FOOT - 30 - k * 22],
            [x + 16, FOOT - 42 - k * 22],
            [x + 16, FOOT - 54 - k * 22],
            [x - 16, FOOT - 42 - k * 22],
          ],
          k % 2 ? s.tones.dark : s.tones.accent,
          2,
        )
      plate(s, box(x - 20, -14, x + 20, 66), s.tones.paper, 3)
      plate(s, box(x - 13, -6, x + 13, 30), s.tones.accent, 2.2)
    },
    true,
  )
}

function drawMachine(s: Sheet, x: number) {
  const { tones } = s
  const [left, right, top] = [x - 106, x + 62, -106]
  plate(
    s,
    [
      [right, FOOT],
      [right + 46, FOOT - 26],
      [right + 46, top - 22],
      [right, top],
    ],
    tones.deep,
    4.4,
  )
  plate(
    s,
    [
      [left, top],
      [right, top],
      [right + 46, top - 22],
      [left + 50, top - 22],
    ],
    tones.paper,
    4,
  )
  drawVendingFront(
    s,
    [
      [left, FOOT],
      [right, FOOT],
      [right, top],
      [left, top],
    ],
    tones.accent,
    3.6,
  )
  for (const dx of [10, 140]) plate(s, box(left + dx, FOOT, left + dx + 20, FOOT + 10), tones.dark, 2.4)
  for (const y of [-60, -20, 20])
    s.ink(
      [
        [right + 12, y],
        [right + 36, y - 14],
      ],
      2.4,
      { corners: true },
    )
}

/** The round kind of long ago: a cap, a slot with its hood, a door, a foot of stone. */
function drawPostBox(s: Sheet, x: number) {
  const { tones } = s
  const body = (dx: number, y: number): Point => [x + dx, y]
  s.solid(
    [...ellipse(x, FOOT - 4, 92, 18, { from: 0, to: Math.PI }), body(-92, FOOT - 40), body(92, FOOT - 40)],
    tones.mid,
    4.4,
    { corners: true },
  )
  s.solid(
    [...ellipse(x, FOOT - 34, 78, 15, { from: 0, to: Math.PI }), body(-78, -64), body(78, -64)],
    tones.accent,
    5,
    { corners: true },
  )
  tint(s, [...ellipse(x, FOOT - 34, 76, 14, { from: 0, to: 1.1 }), body(34, -60), body(76, -60)], tones.deep, 0.35)
  s.solid(ellipse(x, -66, 96, 20), tones.accent, 4.6)
  s.solid(ellipse(x, -78, 96, 20), tones.accent, 4.6)
  s.solid(
    [
      ...ellipse(x, -82, 84, 72, { from: Math.PI, to: Math.PI * 2 }),
      ...ellipse(x, -82, 84, 13, { from: 0, to: Math.PI }),
    ],
    tones.accent,
    5,
    { corners: true },
  )
  tint(s, [body(30, -146), body(66, -122), body(80, -84), body(44, -74)], tones.deep, 0.3)
  s.solid(ellipse(x, -156, 13, 10), tones.accent, 3.6)
  s.ink([body(-52, -112), body(-34, -134)], 6, { colour: tones.paper })
  plate(s, box(x - 50, -20, x + 40, 6), tones.dark, 3.4)
  plate(s, [body(-58, -20), body(48, -20), body(40, -38), body(-50, -38)], tones.accent, 3.4)
  const door = box(x - 46, 66, x + 36, 184)
  plate(s, door, tones.accent, 3.6)
  edges(
    s,
    door.map((p) => moved(p, 3, 3)),
    1.6,
  )
  s.solid(ellipse(x + 20, 126, 7, 9), tones.paper, 2.6)
  plate(s, box(x - 40, 22, x + 30, 54), tones.paper, 2.8)
  for (const y of [32, 42]) s.ink([body(-30, y), body(18, y)], 2, { colour: tones.mid })
}
