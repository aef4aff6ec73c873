import { sheetOf } from '../backdrop.ts'
import { ellipse, type Point } from '../geometry.ts'
import {
  type Block,
  type Camera,
  drawBlock,
  drawFan,
  drawHorizon,
  type Face,
  farFirst,
  pane,
  quadOn,
  seen,
  type Shades,
  vanishing,
} from '../scene/camera.ts'
import { drawCrown, drawPuffs } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'

const shadesOf = (s: Sheet, turn: number): Shades => {
  const t = s.tones
  const sets: Shades[] = [
    { top: t.paper, front: t.pale, left: t.soft, right: t.mid },
    { top: t.pale, front: t.soft, left: t.mid, right: t.deep },
    { top: t.paper, front: t.accent, left: t.soft, right: t.mid },
    { top: t.paper, front: t.paper, left: t.pale, right: t.soft },
  ]
  return sets[turn % sets.length] as Shades
}

function windows(s: Sheet, face: Face, corners: Point[], floors: number, bays: number) {
  if (face.side === 'top' || face.side === 'bottom') return
  const shop = face.quad[0][1] === 0 && s.dice.chance(0.7)
  for (let row = shop ? 1 : 0; row < floors; row++) {
    for (let bay = 0; bay < bays; bay++) {
      const [u, v] = [(bay + 0.22) / bays, (row + 0.28) / floors]
      const glass = pane(corners, u, v, u + 0.56 / bays, v + 0.5 / floors)
      s.flat(glass, s.dice.chance(0.25) ? s.tones.accent : s.tones.deep, { corners: true })
      s.contour(glass, 2.2, { corners: true })
    }
  }
  if (!shop) return
  const front = pane(corners, 0.08, 0, 0.92, 0.7 / floors)
  s.flat(front, s.tones.dark, { corners: true })
  s.contour(front, 2.6, { corners: true })
  const stripes = 7
  for (let i = 0; i < stripes; i++) {
    const stripe = pane(
      corners,
      0.05 + (0.9 * i) / stripes,
      0.62 / floors,
      0.05 + (0.9 * (i + 1)) / stripes,
      0.92 / floors,
    )
    s.flat(stripe, i % 2 ? s.tones.paper : s.tones.accent, { corners: true, knock: true })
    s.contour(stripe, 2, { corners: true })
  }
}

/** Two-point perspective: the corner of a street. */
export function drawTwoPoint(s: Sheet) {
  const { dice: roll, tones } = s
  const camera: Camera = {
    eye: [0, roll.range(1.2, 3.2), 0],
    yaw: roll.range(-0.85, -0.55) * roll.sign(),
    pitch: 0,
    focal: roll.range(520, 680),
    lift: roll.range(60, 120),
  }
  sheetOf(s, roll.pick([tones.pale, tones.soft, tones.paper]))
  drawPuffs(s, [roll.range(-0.6, 0.6) * s.hw, roll.range(-260, -160)], roll.range(150, 260), tones.paper)
  const side = camera.yaw < 0 ? -1 : 1
  const ground = vanishing(camera, [1, 0, 0])[1]
  s.flat(
    [
      [-s.hw, ground],
      [s.hw, ground],
      [s.hw, 400],
      [-s.hw, 400],
    ],
    roll.pick([tones.soft, tones.pale, tones.accent]),
    { knock: true, corners: true },
  )
  const built: Block[] = []
  const near = roll.range(5.2, 7)
  let cursor = 0
  for (let i = 0; i < 4; i++) {
    const w = roll.range(3, 5)
    built.push({
      at: [side > 0 ? near * 0.62 : -near * 0.62 - w, 0, near * 0.7 + cursor],
      size: [w, roll.range(3.4, 8), roll.range(2.6, 4)],
      tint: i,
    })
    cursor += 4.2
  }
  let across = 0
  for (let i = 0; i < 3; i++) {
    const w = roll.range(2.8, 4)
    across += w + 0.25
    built.push({
      at: [side > 0 ? near * 0.62 + 3 + across : -near * 0.62 - 3 - across - w, 0, near * 0.7 + 0.3],
      size: [w, roll.range(3, 6), 4],
      tint: i + 1,
    })
  }
  const blocks = built.toSorted(farFirst(camera))
  for (const block of blocks) {
    const floors = Math.max(2, Math.round(block.size[1] / 1.5))
    if (block.size[1] > camera.eye[1] + 1)
      for (let k = 0; k < 2; k++)
        drawBlock(
          s,
          camera,
          {
            at: [block.at[0] + block.size[0] * (0.25 + k * 0.4), block.size[1], block.at[2] + 0.4 + k * 0.5],
            size: [0.7, roll.range(0.4, 1), 0.7],
          },
          shadesOf(s, 0),
          { width: 3 },
        )
    drawBlock(s, camera, block, shadesOf(s, block.tint ?? 0), {
      width: 4.4,
      onFace: (face, corners) =>
        windows(
          s,
          face,
          corners,
          floors,
          face.side === 'front' || face.side === 'back'
            ? Math.round(block.size[0] / 1.1)
            : Math.round(block.size[2] / 1.1),
        ),
    })
  }
  drawStreetThings(s, camera, side, near)
  drawStreetTrees(s, camera, side, near)
  drawHorizon(s, camera)
  const spots = blocks
    .slice(-2)
    .flatMap((b) =>
      quadOn(camera, [
        b.at,
        [b.at[0] + b.size[0], b.at[1], b.at[2]],
        [b.at[0] + b.size[0], b.size[1], b.at[2]],
        [b.at[0], b.size[1], b.at[2]],
      ]),
    )
  for (const direction of [
    [1, 0, 0],
    [0, 0, 1],
  ] as const)
    drawFan(s, vanishing(camera, direction), spots.slice(0, 6))
}

function drawStreetThings(s: Sheet, camera: Camera, side: number, near: number) {
  const foot = seen(camera, [side * near * 0.42, 0, near * 0.75])
  const head = seen(camera, [side * near * 0.42, 4.4, near * 0.75])
  s.ink([foot, head], 8, { corners: true, in: 0.02, out: 0.2, least: 0.6 })
  s.ink([head, [head[0] + side * 46, head[1] + 4]], 6, { out: 0.2 })
  s.solid(ellipse(head[0] + side * 54, head[1] + 14, 18, 12), s.tones.accent, 4)
  const lines = s.dice.int(2, 4)
  for (let i = 0; i < lines; i++)
    s.ink(
      [
        [-s.hw, -250 + i * 22],
        [head[0] * 0.6, -190 + i * 20],
        [s.hw, -262 + i * 26],
      ],
      2.4,
      { in: 0.02, out: 0.02, least: 0.7 },
    )
  for (let i = 0; i < 5; i++) {
    const z = near * 0.45 + i * 0.5
    const stripe = quadOn(camera, [
      [side * near * 0.1, 0, z],
      [side * near * 0.45, 0, z],
      [side * near * 0.45, 0, z + 0.26],
      [side * near * 0.1, 0, z + 0.26],
    ])
    s.flat(stripe, s.tones.paper, { corners: true })
  }
}

function drawStreetTrees(s: Sheet, camera: Camera, side: number, near: number) {
  const { dice: roll, tones } = s
  const amount = roll.int(0, 3)
  for (let i = amount; i > 0; i--) {
    const [x, z] = [side * (near * 0.62 + i * 2.6 - 1.2), near * 0.7 - 0.9]
    const [foot, top] = [seen(camera, [x, 0, z]), seen(camera, [x, 2.5, z])]
    const r = (foot[1] - top[1]) * 0.42
    s.ink([foot, [foot[0] + 3, (foot[1] + top[1]) / 2], top], r * 0.22, { in: 0.02, out: 0.2, least: 0.6 })
    drawCrown(s, [top[0], top[1] - r * 0.3], [r, r * 0.95], [tones.soft, tones.mid, tones.deep])
  }
}

/** Three-point perspective: towers looked up at, or down on. */
export function drawThreePoint(s: Sheet) {
  const { dice: roll, tones } = s
  const down = roll.chance(0.5)
  const camera: Camera = down
    ? {
        eye: [0, roll.range(15, 19), 0],
        yaw: roll.range(0.5, 0.8) * roll.sign(),
        pitch: -roll.range(0.55, 0.75),
        focal: roll.range(430, 540),
      }
    : {
        eye: [0, 0.8, 0],
        yaw: roll.range(0.4, 0.8) * roll.sign(),
        pitch: roll.range(0.45, 0.62),
        focal: roll.range(430, 520),
        lift: -20,
      }
  sheetOf(s, down ? tones.soft : tones.pale)
  if (!down)
    for (let i = 0; i < 2; i++)
      drawPuffs(s, [roll.range(-0.5, 0.5) * s.hw, roll.range(-200, 60)], roll.range(120, 220), tones.paper)
  const [dx, dz] = [Math.sin(camera.yaw), Math.cos(camera.yaw)]
  const built: Block[] = []
  const pitch = down ? 3.9 : 4.6
  for (let i = -3; i <= 4; i++) {
    for (let k = -3; k <= 4; k++) {
      const [x, z] = [i * pitch + dx * 11, k * pitch + dz * 11]
      const ahead = x * dx + z * dz
      if (ahead < (down ? 3.5 : 5.5) || ahead > 24) continue
      const w = roll.range(2.2, 3.1)
      built.push({
        at: [x, 0, z],
        size: [w, roll.range(down ? 2 : 6, down ? 9.5 : 15), roll.range(2.2, 3.1)],
        tint: roll.int(0, 3),
      })
    }
  }
  const blocks = built.toSorted(farFirst(camera))
  for (const block of blocks) {
    const floors = Math.round(block.size[1] / 1.4)
    drawBlock(s, camera, block, shadesOf(s, block.tint ?? 0), {
      width: 4,
      onFace: (face, corners) => plainWindows(s, face, corners, floors),
    })
  }
  drawHorizon(s, camera)
  const last = blocks.slice(-4)
  drawFan(
    s,
    vanishing(camera, [0, 1, 0]),
    last.flatMap((b) => [
      seen(camera, [b.at[0], down ? b.size[1] : 0, b.at[2]]),
      seen(camera, [b.at[0] + b.size[0], down ? b.size[1] : 0, b.at[2]]),
    ]),
  )
  for (const direction of [
    [1, 0, 0],
    [0, 0, 1],
  ] as const)
    drawFan(
      s,
      vanishing(camera, direction),
      last.slice(-2).map((b) => seen(camera, [b.at[0], b.size[1], b.at[2]])),
    )
}

function plainWindows(s: Sheet, face: Face, corners: Point[], floors: number) {
  if (face.side === 'top' || face.side === 'bottom') return
  const columns = 3
  const panes: Point[][] = []
  for (let row = 0; row < floors; row++)
    for (let c = 0; c < columns; c++)
      panes.push(pane(corners, (c + 0.2) / columns, (row + 0.25) / floors, (c + 0.8) / columns, (row + 0.78) / floors))
  s.scatter(panes, s.dice.pick([s.tones.deep, s.tones.dark, s.tones.mid]), { opacity: 0.85 })
}
