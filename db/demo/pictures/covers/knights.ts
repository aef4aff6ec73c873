import { box } from '../backdrop.ts'
import { ground } from './ground.ts'
import { plainHead } from './heads.ts'
import { drawEye } from '../figure/eye.ts'
import { faceContour, onFace } from '../figure/face.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { bend, ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between, INK, PAPER } from '../tones.ts'

const mirrored = (noted: string, side: number) => trace(noted).map(([x, y]): Point => [x * side, y])
const steel = between(PAPER, INK, 0.3)
const bright = between(PAPER, INK, 0.1)
const dim = between(PAPER, INK, 0.58)

const sideLocks: readonly [string, readonly string[]][] = [
  [
    '-1.0,-0.5 -1.16,-0.2 -1.2,0.4 -1.24,0.95 -1.04,1.26 -0.84,1.1 -0.7,0.66 -0.74,0.2 -0.7,-0.24 -0.84,-0.4',
    ['-0.98,-0.3 -1.04,0.3 -1.0,0.96', '-0.84,-0.2 -0.88,0.4 -0.86,0.9'],
  ],
  ['0.92,-0.4 1.02,-0.1 1.1,0.4 1.1,0.96 0.94,1.2 0.86,0.8 0.92,0.3', ['0.98,0 1.02,0.5 1.0,0.9']],
]

/** Bust of an old knight: white beard, furrows, a scar, plates around the neck, a cloak with fur. */
export function drawOldKnight(s: Sheet) {
  const { tones, dice: roll } = s
  ground(s, tones.dark)
  const sheet = box(-s.hw + 20, -340, s.hw - 20, 340)
  s.within(
    sheet,
    () => {
      for (let i = 0; i < 150; i++) {
        const [x, y] = [roll.range(-640, 640), roll.range(-360, 360)]
        const glow = Math.hypot(x + 260, y + 120)
        const colour =
          glow < 210
            ? roll.pick([tones.mid, tones.soft])
            : glow < 430
              ? roll.pick([tones.mid, tones.deep])
              : roll.pick([tones.deep, tones.dark, tones.dark])
        dab(s, [x, y], roll.range(70, 150), colour)
      }
    },
    true,
  )
  const white = between(PAPER, tones.soft, 0.3)
  const look = plainHead(s, {
    ...{
      yaw: 0.5,
      pitch: 0.04,
      style: 'slick',
      hair: white,
      jaw: 0.05,
      own: { bust: drawPlates, features: drawOldFace },
    },
  })
  const grey = {
    ...look,
    hairLight: PAPER,
    hairDark: between(white, tones.dark, 0.36),
    skin: '#EDC4A4',
    blush: '#D08F70',
  }
  s.pen = 1.15
  s.at(-10, -96, { scale: 186 }, () => {
    for (const side of [-1, 1])
      s.solid(mirrored('0.86,-0.6 1.12,-0.1 1.2,0.5 1.1,1.05 0.86,1.3 0.6,1 0.6,0', side), grey.hairDark, 5.5)
    drawHead(s, grey)
    for (const [lock, strands] of sideLocks) {
      s.flat(trace(lock), grey.hair, { knock: true, still: true })
      s.ink(trace(lock).slice(1, -1), 5.5, { in: 0.1, out: 0.2 })
      for (const strand of strands) s.ink(trace(strand), 3, { in: 0.2, out: 0.6 })
    }
    drawBeard(s, grey)
  })
  s.pen = 1
}

/** One stroke of a broad brush. */
function dab(s: Sheet, [x, y]: Point, size: number, colour: string) {
  const tilt = s.dice.range(-1.1, -0.3)
  s.at(x, y, { rotate: tilt, scale: size }, () =>
    s.flat(
      trace('-1,-0.34 -0.3,-0.4 0.7,-0.36 1.1,-0.2 0.9,-0.06 1.06,0.1 0.92,0.22 1.0,0.34 0.4,0.4 -0.5,0.42 -1.1,0.2'),
      colour,
      {
        ...{ still: true, opacity: 0.5 },
      },
    ),
  )
}

function drawOldFace(s: Sheet, look: HeadLook) {
  const to = onFace(look)
  const map = (noted: string) => trace(noted).map(([u, v]) => to(u, v))
  s.within(faceContour(look), () => {
    const planes: readonly [string, number][] = [
      ['0.5,-0.7 1.2,-0.7 1.2,1 0.4,1.1 0.62,0.66 0.84,0.3 0.6,0', 0.65],
      ['-0.72,0.04 -0.4,-0.06 -0.14,0.06 -0.12,0.28 -0.3,0.4 -0.66,0.36', 0.6],
      ['0.1,0 0.44,-0.06 0.72,0.06 0.68,0.34 0.36,0.4 0.14,0.28', 0.7],
      ['0.04,0.1 0.2,0.3 0.3,0.56 0.08,0.64 0.1,0.4', 0.7],
      ['-0.7,0.56 -0.5,0.5 -0.42,0.7 -0.56,0.95', 0.5],
    ]
    for (const [plane, opacity] of planes) s.flat(map(plane), look.blush, { still: true, opacity })
    s.flat(map('-0.6,-0.6 -0.2,-0.72 0.1,-0.66 0,-0.42 -0.4,-0.36'), between(look.skin, PAPER, 0.55), { still: true })
    s.flat(map('-0.62,0.42 -0.4,0.44 -0.3,0.52 -0.5,0.56'), between(look.skin, PAPER, 0.5), { still: true })
  })
  for (const side of [-1, 1]) {
    drawEye(s, (x, y) => to(side * (0.41 + x * 0.17), 0.2 + y * 0.17), {
      ...{ open: 0.72, tall: 0.85, slant: -0.12, gaze: [side * 0.1, 0], iris: s.tones.deep, irisDark: INK },
      ...{ lash: 0, white: '#ffffff', pen: 3 },
    })
    const crease = (noted: string, width = 2.8) =>
      s.ink(
        trace(noted).map(([u, v]) => to(side * u, v)),
        width,
        { in: 0.3, out: 0.6 },
      )
    crease('0.2,0.32 0.38,0.4 0.58,0.34')
    crease('0.24,0.42 0.4,0.49 0.54,0.45', 2.2)
    crease('0.66,0.14 0.78,0.08 0.86,0.08')
    crease('0.66,0.22 0.8,0.24 0.86,0.3')
    crease('0.2,0.56 0.38,0.66 0.44,0.82', 3.6)
    crease('0.06,-0.1 0.1,-0.22 0.08,-0.34', 3)
    const brow = trace('0.12,0.02 0.16,-0.14 0.42,-0.22 0.72,-0.16 0.9,-0.02 0.7,-0.04 0.5,-0.06 0.3,-0.02')
    s.solid(
      brow.map(([u, v]) => to(side * u, v)),
      look.hair,
      4,
    )
  }
  for (const line of [
    '-0.62,-0.34 -0.3,-0.42 0.3,-0.42 0.6,-0.34',
    '-0.5,-0.5 0,-0.57 0.46,-0.5',
    '-0.34,-0.63 0,-0.68 0.3,-0.64',
  ])
    s.ink(map(line), 3, { in: 0.3, out: 0.4 })
  s.ink(map('0.1,-0.02 0.16,0.2 0.3,0.5 0.24,0.6 0.08,0.64'), 5, { in: 0.3, out: 0.3 })
  s.ink(map('-0.04,0.52 -0.1,0.58 -0.04,0.64'), 3.4)
  s.ink(map('-0.62,-0.26 -0.52,0.1 -0.5,0.48'), 4.4, { colour: '#A8503C', in: 0.3, out: 0.4 })
}

/** Moustache and beard, strand upon strand. */
function drawBeard(s: Sheet, look: HeadLook) {
  const to = onFace(look)
  const map = (noted: string) => trace(noted).map(([u, v]) => to(u, v))
  const beard = [
    ...map('-0.98,0.3 -0.8,0.62 -0.5,0.7 -0.2,0.74 0.1,0.72 0.36,0.72 0.7,0.62 0.88,0.34'),
    ...trace(
      '0.98,0.66 0.9,1.14 0.66,1.5 0.56,1.78 0.38,1.74 0.2,2.02 0.0,1.8 -0.18,1.88 -0.42,1.56 -0.68,1.3 -0.8,0.9 -0.74,0.5',
    ),
  ]
  s.solid(beard, look.hair, 6)
  s.within(beard, () => {
    s.flat(trace('0.5,0.7 1.2,0.4 1.1,1.4 0.3,2.2 0.44,1.4'), look.hairDark, { still: true, opacity: 0.8 })
    s.flat(trace('-0.8,1.0 -0.5,1.1 -0.3,1.5 0,1.7 0,2.1 -0.6,1.9'), look.hairDark, { still: true, opacity: 0.5 })
    for (let i = 0; i < 13; i++) {
      const x = -0.62 + i * 0.12
      const colour = i % 3 === 0 ? PAPER : i % 3 === 1 ? look.hairDark : s.line
      s.ink(bend([x + 0.06, 0.92], [x * 1.1, 1.2], [x * 0.6 + 0.12, 1.52 + (i % 4) * 0.08]), i % 3 === 2 ? 3 : 9, {
        ...{ colour, in: 0.2, out: 0.7 },
      })
    }
  })
  s.ink(map('-0.16,0.86 0.06,0.89 0.28,0.84'), 5)
  const moustache = map(
    '0.08,0.62 -0.14,0.64 -0.44,0.78 -0.66,0.98 -0.4,0.94 -0.12,0.82 0.08,0.78 0.26,0.82 0.5,0.92 0.74,0.94 0.54,0.76 0.28,0.64',
  )
  s.solid(moustache, look.hair, 5)
  for (const line of ['0,0.7 -0.26,0.76 -0.5,0.9', '0.14,0.7 0.34,0.74 0.58,0.88']) s.ink(map(line), 2.8)
}

function drawPlates(s: Sheet) {
  const { tones } = s
  s.solid(trace('-1.1,1.6 0,1.4 1.1,1.6 1.36,2.4 1.3,3.6 -1.3,3.6 -1.36,2.4'), steel, 6)
  s.flat(trace('-0.9,1.8 -0.4,1.8 -0.2,3.4 -0.6,3.4'), bright, { still: true })
  s.flat(trace('0.1,1.7 1.1,1.7 1.3,2.5 1.2,3.5 0.3,3.5'), dim, { still: true, opacity: 0.7 })
  s.ink(trace('0.1,1.8 0.14,2.4 0.1,3.4'), 4.4)
  for (let i = 2; i >= 0; i--) {
    const [y, w] = [1.0 + i * 0.2, 0.56 + i * 0.16]
    const band: Point[] = [
      [-w, y - 0.06],
      [0, y + 0.22],
      [w, y - 0.06],
      [w + 0.1, y + 0.24],
      [0, y + 0.56],
      [-w - 0.1, y + 0.24],
    ]
    s.solid(band, i % 2 ? steel : bright, 5.4)
    s.flat(
      [
        [0.2, y + 0.2],
        [w, y],
        [w + 0.08, y + 0.22],
        [0.2, y + 0.5],
      ],
      dim,
      { still: true, opacity: 0.7 },
    )
  }
  for (let i = 2; i >= 0; i--) {
    const plate = trace('0.72,1.5 1.1,1.34 1.6,1.56 1.86,2.0 1.84,2.3 1.4,2.2 0.96,2.0').map(([x, y]): Point => [
      x + i * 0.08,
      y + i * 0.34,
    ])
    s.solid(plate, i ? dim : steel, 5.6)
    s.within(plate, () =>
      s.flat(ellipse(1.06 + i * 0.08, 1.56 + i * 0.34, 0.34, 0.12, { tilt: 0.4 }), bright, { still: true }),
    )
    for (const [x, y] of trace('1.02,1.88 1.34,2.04 1.66,2.14'))
      s.black(ellipse(x + i * 0.08, y + i * 0.34, 0.03, 0.03))
  }
  const cloak = trace('-0.5,1.44 -1.1,1.36 -1.7,1.66 -2.1,2.3 -2.3,3.6 -0.6,3.6 -0.74,2.6 -0.5,1.9')
  s.solid(cloak, tones.deep, 6)
  for (const line of ['-1.3,1.9 -1.5,2.6 -1.5,3.5', '-0.9,2.1 -1.04,2.8 -1.0,3.5', '-1.7,2.1 -1.94,2.8 -1.96,3.5'])
    s.ink(trace(line), 4)
  const collar = bend([-2.05, 2.1], [-1.5, 1.05], [-0.5, 1.9], 12)
  const tufts = collar.flatMap(([x, y], i): Point[] => [
    [x - 0.02, y - 0.22 - (i % 3) * 0.05],
    [x + 0.09, y - 0.08],
  ])
  const under = collar.toReversed().flatMap(([x, y], i): Point[] => [
    [x + 0.02, y + 0.26 + (i % 3) * 0.06],
    [x - 0.09, y + 0.14],
  ])
  const fur = [...tufts, ...under]
  s.solid(fur, tones.pale, 5, { corners: true })
  s.within(
    fur,
    () => {
      s.flat([...collar, [-0.4, 2.4], [-2.2, 2.6]], tones.soft, { still: true })
      for (const [x, y] of collar)
        s.ink(
          [
            [x, y - 0.12],
            [x + 0.05, y + 0.08],
          ],
          3,
          { in: 0.2, out: 0.7 },
        )
    },
    true,
  )
  s.solid(ellipse(-0.4, 1.98, 0.17, 0.17), tones.accent, 4.6)
  s.ink(ellipse(-0.4, 1.98, 0.09, 0.09), 3)
}
