import { box } from '../backdrop.ts'
import { ground } from './ground.ts'
import { plainHead } from './heads.ts'
import { drawHead } from '../figure/head.ts'
import { ellipse, mixed, type Point, trace, turned } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { PAPER } from '../tones.ts'

const mirrored = (noted: string, side: number) => trace(noted).map(([x, y]): Point => [x * side, y])

/** Ink on bare paper: a knight who leans on the sword before a castle's gate, and ivy on its wall. */
export function drawIvyKnight(s: Sheet) {
  ground(s, PAPER)
  drawWall(s)
  drawGate(s)
  drawIvy(s)
  const look = plainHead(s, {
    ...{ yaw: -0.36, style: 'short', mood: 'calm', hair: PAPER, skin: PAPER, blush: PAPER, iris: PAPER, part: 0.3 },
    ...{ cloth: PAPER, slant: 0.14, tall: 0.95, lash: 1, own: { bust: drawArmour } },
  })
  s.pen = 1.12
  s.at(0, -186, { scale: 72 }, () =>
    drawHead(s, { ...look, hairLight: PAPER, hairDark: PAPER, irisDark: s.line, clothDark: PAPER, mouth: PAPER }),
  )
  s.pen = 1
}

/** A hewn stone: straight sides, worn corners. */
const rounded = (corners: readonly Point[]) =>
  corners.flatMap((p, i) => [0.1, 0.5, 0.9].map((t) => mixed(p, corners[(i + 1) % 4]!, t)))

function drawWall(s: Sheet) {
  const { dice: roll, hw } = s
  for (let x = -hw - 20; x < hw; x += 130) s.solid(box(x, -318, x + 78, -238), PAPER, 4.4, { corners: true })
  s.ink(
    [
      [-hw - 20, -240],
      [hw + 20, -236],
    ],
    5.4,
    { in: 0.02, out: 0.02 },
  )
  s.ink(
    [
      [-hw - 20, -222],
      [hw + 20, -219],
    ],
    3,
    { in: 0.02, out: 0.02 },
  )
  for (let r = 0; r < 12; r++) {
    const y = -218 + r * 50
    let x = -hw - roll.range(0, 80)
    while (x < hw) {
      const wide = roll.range(62, 122)
      const stone = box(x + 3, y + 3, x + wide - 3, y + 47)
      if (roll.chance(0.6)) s.contour(rounded(stone), roll.range(1.6, 2.6), { opacity: 0.8, out: 0.5 })
      if (roll.chance(0.22))
        for (let k = 0; k < 4; k++)
          s.ink(
            [
              [x + 14 + k * 9, y + 40],
              [x + 22 + k * 9, y + 26],
            ],
            1.8,
          )
      x += wide
    }
  }
}

/** A pointed arch with its ring of stones and the bars of a gate. */
function drawGate(s: Sheet) {
  const arch = (k: number): Point[] => [
    [-230 * k, 900],
    [-230 * k, 500],
    [-230 * k, 20],
    [-200 * k, -100 * k],
    [-110 * k, -190 * k],
    [0, -232 * k],
    [110 * k, -190 * k],
    [200 * k, -100 * k],
    [230 * k, 20],
    [230 * k, 500],
    [230 * k, 900],
  ]
  const [outer, inner] = [arch(1.22), arch(1)]
  s.solid(outer, PAPER, 5)
  s.ink(inner, 5, { in: 0.02, out: 0.02 })
  for (let i = 0; i < outer.length - 1; i++)
    for (const t of [0, 0.34, 0.68])
      s.ink([mixed(inner[i]!, inner[i + 1]!, t), mixed(outer[i]!, outer[i + 1]!, t)], 3, { in: 0.02, out: 0.1 })
  s.within(inner, () => {
    for (let x = -210; x < 220; x += 42)
      s.ink(
        [
          [x, -240],
          [x, 400],
        ],
        5,
        { in: 0.01, out: 0.01, shade: 0 },
      )
    for (let y = -160; y < 380; y += 58)
      s.ink(
        [
          [-230, y],
          [230, y],
        ],
        4,
        { in: 0.01, out: 0.01, shade: 0 },
      )
    for (let i = 0; i < 30; i++)
      s.ink(
        [
          [90 + i * 5, -230],
          [100 + i * 5, 400],
        ],
        1.7,
        { in: 0.01, out: 0.6 },
      )
  })
}

const leaf = trace(
  '0,0.1 -0.3,0.2 -0.62,0.12 -0.74,-0.16 -1.02,-0.6 -0.54,-0.66 -0.36,-0.9 -0.12,-1.36 0,-1.62 0.12,-1.36 0.36,-0.9 0.54,-0.66 1.02,-0.6 0.74,-0.16 0.62,0.12 0.3,0.2',
)

function drawIvy(s: Sheet) {
  const roll = s.dice
  const vines = [
    '-640,380 -560,220 -590,60 -500,-80 -520,-220 -440,-330',
    '-470,380 -430,240 -360,120 -390,-20 -310,-150 -330,-260',
    '-560,220 -460,140 -440,20',
    '640,380 600,250 540,120 580,-30 500,-150 540,-290',
    '420,390 400,280 460,160 400,60',
    '540,120 450,30 420,-110 330,-200 200,-262 60,-284',
    '600,250 500,230 450,290',
  ]
  for (const vine of vines) {
    const line = trace(vine)
    s.ink(line, 7, { in: 0.02, out: 0.6 })
    for (let i = 0; i < line.length - 1; i++)
      for (let k = 0; k < 6; k++) {
        const [x, y] = mixed(line[i]!, line[i + 1]!, k / 6)
        const [size, turn] = [roll.range(17, 36), roll.range(-1.4, 1.4) + (k % 2 ? 2.4 : 0)]
        const at: Point = [x + roll.range(-34, 34), y + roll.range(-24, 24)]
        const shape = leaf.map((p): Point => {
          const [px, py] = turned([p[0] * size, p[1] * size], turn)
          return [at[0] + px, at[1] + py]
        })
        s.solid(shape, PAPER, 3.6)
        const tip = turned([0, -size * 1.15], turn)
        s.ink([at, [at[0] + tip[0], at[1] + tip[1]]], 1.9)
      }
  }
}

/** The cloak behind, the thighs and the plates over the hips. */
function drawCloakAndLegs(s: Sheet) {
  const plate = (points: Point[], width = 5) => s.solid(points, PAPER, width)
  plate(trace('-0.9,1.5 -1.9,2.6 -2.5,4.6 -2.9,8.6 2.9,8.6 2.5,4.6 1.9,2.6 0.9,1.5'), 6)
  for (const line of [
    '2.1,3.6 2.3,5.6 2.3,8.4',
    '-2.1,3.6 -2.3,5.6 -2.3,8.4',
    '2.5,5.4 2.66,7 2.66,8.4',
    '-2.5,5.4 -2.62,7 -2.66,8.4',
  ])
    s.ink(trace(line), 4)
  for (let i = 0; i < 9; i++)
    s.ink(
      [
        [1.5 + i * 0.1, 5.2 + i * 0.2],
        [1.44 + i * 0.1, 8.5],
      ],
      2,
      { in: 0.4, out: 0.1 },
    )
  for (const side of [-1, 1]) {
    plate(mirrored('0.06,5.6 1.3,5.6 1.4,7.2 1.2,8.6 0.2,8.6 0.1,7.2', side))
    s.ink(mirrored('0.16,6.7 0.7,6.9 1.36,6.7', side), 3.4)
  }
  for (let i = 1; i >= 0; i--) {
    const [y, w] = [4.5 + i * 0.7, 1.14 + i * 0.16]
    plate(
      [
        [-w, y],
        [w, y],
        [w + 0.18, y + 0.86],
        [0, y + 1.1],
        [-w - 0.18, y + 0.86],
      ],
      4.4,
    )
  }
}

function drawArmour(s: Sheet) {
  const plate = (points: Point[], width = 5) => s.solid(points, PAPER, width)
  drawCloakAndLegs(s)
  plate(trace('-1.35,1.75 -0.6,1.42 0.6,1.42 1.35,1.75 1.45,2.9 1.2,4.0 1.02,4.6 -1.02,4.6 -1.2,4.0 -1.45,2.9'), 6)
  s.ink(trace('0.06,1.9 0.1,3 0.04,4.5'), 4)
  s.ink(trace('-1.2,3.3 -0.6,3.7 0.05,3.8 0.7,3.7 1.2,3.3'), 3.4)
  for (let i = 0; i < 8; i++)
    s.ink(
      [
        [0.5 + i * 0.1, 2.1 + i * 0.06],
        [0.66 + i * 0.07, 3.3 - i * 0.08],
      ],
      2,
      { in: 0.2, out: 0.7 },
    )
  plate([...ellipse(0, 1.3, 0.66, 0.36)], 5)
  plate(trace('-0.42,0.9 0.42,0.9 0.5,1.34 0,1.52 -0.5,1.34'), 4.6)
  s.ink(trace('-0.45,1.12 0,1.28 0.45,1.12'), 3)
  drawSword(s)
  for (const side of [-1, 1]) {
    plate(mirrored('1.3,2.2 2.0,2.3 2.3,3.4 2.2,4.1 1.7,4.2 1.5,3.4', side))
    plate(mirrored('2.26,3.8 2.2,4.5 1.2,4.9 0.34,4.62 0.3,4.1 1.0,4.0 1.66,3.8', side))
    plate(ellipse(side * 1.98, 4.02, 0.42, 0.42), 4.6)
    s.ink(ellipse(side * 1.98, 4.02, 0.2, 0.2), 3)
    s.ink(mirrored('1.2,4.06 1.3,4.44 1.2,4.86', side), 3)
    for (let i = 2; i >= 0; i--)
      plate(
        mirrored('0.8,1.66 1.3,1.4 1.9,1.66 2.3,2.3 2.26,2.6 1.6,2.4 1.1,2.3', side).map(([x, y]): Point => [
          x + side * i * 0.04,
          y + i * 0.28,
        ]),
        5,
      )
  }
  plate(trace('-0.5,3.98 0.1,3.84 0.42,4.02 0.4,4.3 -0.1,4.42 -0.5,4.34'), 5)
  plate(trace('-0.4,4.34 0.1,4.3 0.5,4.4 0.46,4.76 0.02,4.86 -0.42,4.72'), 5)
  for (const x of [-0.26, -0.04, 0.18]) {
    s.ink(
      [
        [x, 3.96],
        [x - 0.03, 4.34],
      ],
      3,
    )
    s.ink(
      [
        [x + 0.04, 4.4],
        [x + 0.02, 4.76],
      ],
      3,
    )
  }
}

function drawSword(s: Sheet) {
  s.solid(ellipse(0, 3.56, 0.28, 0.28), PAPER, 5)
  s.ink(ellipse(0, 3.56, 0.12, 0.12), 2.6)
  s.solid(box(-0.12, 3.8, 0.12, 5), PAPER, 4, { corners: true })
  s.solid(trace('-0.32,5.1 0.32,5.1 0.26,8.9 -0.26,8.9'), PAPER, 6, { corners: true })
  for (const x of [-0.07, 0.07]) s.ink(trace(`${x},5.2 ${x},8.6`), 2.6, { in: 0.01, out: 0.01 })
  for (let y = 5.3; y < 8; y += 0.14) s.ink(trace(`0.14,${y} 0.25,${y - 0.1}`), 1.8)
  s.solid(
    trace('-1.5,4.86 -0.5,4.92 0,4.84 0.5,4.92 1.5,4.86 1.54,5.2 0.5,5.28 0,5.46 -0.5,5.28 -1.54,5.2'),
    PAPER,
    5.6,
  )
  for (const x of [-1.56, 1.56]) s.solid(ellipse(x, 5.03, 0.25, 0.25), PAPER, 5)
}
