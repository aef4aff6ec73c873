import { ellipse, type Point } from '../geometry.ts'
import { type Camera, drawBlock, farFirst, type Shades } from '../scene/camera.ts'
import { drawCrown, drawGrass } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'

/** Towns of toy blocks, rocks, falls and huts: what a cover shows of a place beside its subject. */
const shades = ({ tones }: Sheet, turn: number): Shades =>
  [
    { top: tones.paper, front: tones.pale, left: tones.soft, right: tones.mid },
    { top: tones.paper, front: tones.accent, left: tones.soft, right: tones.mid },
    { top: tones.pale, front: tones.soft, left: tones.mid, right: tones.deep },
  ][turn % 3]!

/** Blocks side by side and on each other, roofs on some: a street that a child has built. */
export function drawBlocks(s: Sheet) {
  const camera: Camera = { eye: [-4.6, 5.2, -7.4], yaw: 0.52, pitch: -0.47, focal: 1080, lift: -6 }
  const built = [
    ...[0, 1.25, 2.5, 3.75].map((x, i) => ({
      at: [x - 1.6, 0, 2.4] as const,
      size: [1, 1.4 + (i % 3) * 0.7, 1] as const,
    })),
    ...[0, 1.4, 2.8].map((x, i) => ({
      at: [x - 1.2, 0, 0.5] as const,
      size: [1, 0.9 + ((i + 1) % 3) * 0.35, 1] as const,
    })),
    { at: [-2.6, 0, -1.2] as const, size: [1.7, 0.8, 0.8] as const },
    { at: [0.9, 0, -1.5] as const, size: [0.8, 0.8, 0.8] as const },
    { at: [2.3, 0, -1] as const, size: [1.3, 0.5, 1] as const },
  ]
  for (const [i, block] of built.toSorted(farFirst(camera)).entries()) {
    drawBlock(s, camera, block, shades(s, i), { width: 4.4 })
    if (i % 3 === 1) {
      const [x, , z] = block.at
      drawBlock(s, camera, { at: [x + 0.2, block.size[1], z + 0.2], size: [0.6, 0.55, 0.6] }, shades(s, i + 1), {
        width: 4,
      })
    }
  }
}

/** A boulder: an outline with corners, its lit top, its side in the shade, and the edge between them. */
function drawRock(s: Sheet, [x, y]: Point, size: number) {
  const { tones, dice: roll } = s
  const at = (px: number, py: number): Point => [x + px * size, y + py * size]
  const lean = roll.range(-0.12, 0.12)
  const outline = [
    at(-1, 0),
    at(-0.86, -0.46),
    at(-0.4 + lean, -0.86),
    at(0.28 + lean, -0.78),
    at(0.84, -0.4),
    at(1.02, 0),
  ]
  const edge = [at(-0.52, -0.36), at(0.02, -0.46), at(0.4, -0.2)]
  s.solid(outline, tones.mid, 5.5, { corners: true })
  s.flat([at(-0.86, -0.46), at(-0.4 + lean, -0.86), at(0.28 + lean, -0.78), ...edge.toReversed()], tones.pale, {
    corners: true,
    still: true,
  })
  s.flat([...edge.slice(1), at(0.52, 0), at(1.02, 0), at(0.84, -0.4), at(0.28 + lean, -0.78)], tones.deep, {
    corners: true,
    still: true,
    opacity: 0.75,
  })
  s.ink([at(-0.86, -0.46), ...edge, at(0.52, -0.02)], 3.4, { corners: true })
  s.ink([at(0.28 + lean, -0.78), edge[1]!], 3, { corners: true })
}

export function drawRocks(s: Sheet) {
  s.flat(ellipse(0, 262, s.hw * 0.9, 60), s.tones.soft, { still: true })
  for (const [x, y, size] of [
    [250, 130, 200],
    [-190, 230, 270],
    [300, 262, 120],
    [60, 286, 82],
    [-470, 284, 96],
  ] as const)
    drawRock(s, [x, y], size)
  drawGrass(s, [-s.hw * 0.8, s.hw * 0.8], 300, 46, 16)
}

/** Water that falls between rocks into a basin, with its spray. */
export function drawFall(s: Sheet) {
  const { tones, dice: roll } = s
  for (const side of [-1, 1])
    for (const [x, y, size] of [
      [430, 40, 300],
      [360, 190, 240],
      [520, 300, 230],
    ] as const)
      drawRock(s, [side * x + (side < 0 ? -20 : 30), y], size)
  const water: Point[] = [
    [-150, -380],
    [140, -380],
    [176, 210],
    [-190, 210],
  ]
  s.solid(water, tones.paper, 5, { corners: true })
  for (let i = 0; i < 13; i++) {
    const x = -140 + i * 23
    s.ink(
      [
        [x, -370],
        [x * 1.1, -100 + roll.range(-60, 60)],
        [x * 1.25, roll.range(40, 200)],
      ],
      i % 3 ? 2.6 : 4,
      { colour: i % 2 ? tones.mid : tones.deep, out: 0.6 },
    )
  }
  s.solid(ellipse(0, 300, s.hw * 0.72, 92), tones.soft, 5)
  for (let i = 0; i < 4; i++)
    s.ink(ellipse(0, 296, 230 + i * 96, 26 + i * 15, { from: 0.2, to: 2.9 }), 3, { colour: tones.deep })
  for (let i = 0; i < 9; i++) s.solid(ellipse(-190 + i * 47, 214 - (i % 2) * 16, 40, 32), tones.paper, 3.6)
}

/** A small house of logs with a light in its window, where the wood or the ridge opens. */
export function drawHut(s: Sheet) {
  const { tones } = s
  const [x, y] = [190, 262]
  const at = (px: number, py: number): Point => [x + px, y + py]
  s.flat(ellipse(x, y + 4, 250, 22), tones.deep, { opacity: 0.45, still: true })
  s.solid([at(-180, 0), at(-180, -150), at(180, -150), at(180, 0)], tones.soft, 5, { corners: true })
  for (let i = 1; i < 5; i++) s.ink([at(-180, -i * 30), at(180, -i * 30)], 2.6)
  s.solid([at(-30, 0), at(-30, -104), at(40, -104), at(40, 0)], tones.dark, 4, { corners: true })
  for (const left of [-140, 82]) {
    s.solid([at(left, -60), at(left, -116), at(left + 62, -116), at(left + 62, -60)], tones.accent, 4, {
      corners: true,
    })
    s.ink([at(left + 31, -60), at(left + 31, -116)], 3)
  }
  s.solid([at(90, -212), at(90, -330), at(136, -330), at(136, -180)], tones.mid, 4.5, { corners: true })
  s.solid([at(-232, -142), at(-96, -286), at(150, -286), at(236, -142)], tones.deep, 5.5, { corners: true })
  for (let i = 1; i < 4; i++) s.ink([at(-232 + i * 34, -142 - i * 36), at(236 - i * 22, -142 - i * 36)], 2.4)
  for (const [dx, r] of [
    [0, 26],
    [30, 34],
    [74, 42],
  ] as const)
    s.solid(ellipse(x + 112 + dx, y - 360 - dx * 0.7, r, r * 0.8), tones.paper, 3.4)
}

/** A tree without leaves: each bough parts in two, thinner and shorter. */
export function drawBareTree(s: Sheet) {
  const { tones, dice: roll } = s
  s.flat(ellipse(0, 318, s.hw * 0.7, 30), tones.soft, { still: true })
  const grow = ([x, y]: Point, angle: number, length: number, width: number) => {
    const tip: Point = [x + Math.cos(angle) * length, y + Math.sin(angle) * length]
    const middle: Point = [(x + tip[0]) / 2 + roll.range(-9, 9), (y + tip[1]) / 2]
    s.ink([[x, y], middle, tip], width, { in: 0.01, out: 0.35, least: 0.62, colour: tones.dark })
    if (width < 5) return
    for (const side of [-1, 1])
      grow(tip, angle + side * roll.range(0.26, 0.52), length * roll.range(0.7, 0.84), width * 0.64)
    if (roll.chance(0.5)) grow(middle, angle + roll.sign() * 0.7, length * 0.56, width * 0.44)
  }
  grow([0, 322], -Math.PI / 2 + 0.04, 176, 46)
  s.guide([0, 322], [0, -330], 0.02)
  s.ring(0, -80, 330, 250)
}

/** Rails and sleepers that run to one point, between two rows of trees. */
export function drawRails(s: Sheet) {
  const { tones, hw } = s
  const far: Point = [40, -60]
  const near = (x: number): Point => [x, 380]
  const along = (x: number, t: number): Point => [far[0] + (x - far[0]) * t, far[1] + (380 - far[1]) * t]
  s.flat([far, near(-hw * 1.5), near(hw * 1.5)], tones.soft, { corners: true, still: true })
  s.flat([far, near(-330), near(390)], tones.pale, { corners: true, still: true })
  for (let i = 0; i < 13; i++) {
    const t = 0.05 * 1.3 ** i
    if (t > 1.1) break
    const [a, b] = [along(-290, t), along(350, t)]
    const thick = 22 * t
    s.solid([a, b, [b[0], b[1] + thick], [a[0], a[1] + thick]], tones.mid, 2 + 3 * t, { corners: true })
  }
  for (const x of [-190, 240]) {
    s.flat([far, near(x - 20), near(x + 20)], tones.dark, { corners: true, still: true })
    s.ink([far, near(x)], 3, { corners: true, colour: tones.paper })
  }
  for (const t of [0.12, 0.2, 0.34, 0.58])
    for (const x of [-820, 900]) {
      const foot = along(x, t)
      const r = 210 * t
      s.ink([foot, [foot[0], foot[1] - r * 1.6]], r * 0.24, { in: 0.02, out: 0.1, least: 0.7, colour: tones.dark })
      drawCrown(s, [foot[0], foot[1] - r * 2], [r, r * 0.95], [tones.soft, tones.mid, tones.deep])
    }
  s.guide([-hw + 12, far[1]], [hw - 12, far[1]], 0.01, 2.2)
  for (const x of [-820, -190, 240, 900]) s.guide(far, near(x), 0.02)
}
