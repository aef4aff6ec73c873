import {
  type Block,
  type Camera,
  drawBlock,
  drawFan,
  drawHorizon,
  inQuad,
  type Quad,
  quadOn,
  seen,
  vanishing,
} from '../scene/camera.ts'
import type { Sheet } from '../sheet.ts'

/** A classroom after school: the blackboard ahead, windows on the left, desks in rows that grow smaller. */
export function drawClassroom(s: Sheet) {
  const { tones } = s
  const shades = (side: string) => ({ top: tones.paper, front: side, left: side, right: tones.mid })
  const camera: Camera = { eye: [0.3, 1.55, -0.6], yaw: 0, pitch: 0, focal: 560, lift: -70 }
  const [left, right, far, high] = [-3.6, 3.8, 9.5, 2.9] as const
  const wall = (corners: Quad, colour: string, width = 4) => {
    const quad = quadOn(camera, corners)
    s.solid(quad, colour, width, { corners: true })
    return quad
  }
  wall(
    [
      [left, 0, 0.2],
      [right, 0, 0.2],
      [right, 0, far],
      [left, 0, far],
    ],
    tones.soft,
  )
  wall(
    [
      [left, high, 0.2],
      [right, high, 0.2],
      [right, high, far],
      [left, high, far],
    ],
    tones.paper,
  )
  wall(
    [
      [right, 0, 0.2],
      [right, 0, far],
      [right, high, far],
      [right, high, 0.2],
    ],
    tones.pale,
  )
  wall(
    [
      [left, 0, far],
      [left, 0, 0.2],
      [left, high, 0.2],
      [left, high, far],
    ],
    tones.pale,
  )
  for (let z = 0.9; z < 9; z += 1.7) {
    const glass = wall(
      [
        [left, 0.95, z + 1.3],
        [left, 0.95, z],
        [left, 2.5, z],
        [left, 2.5, z + 1.3],
      ],
      tones.accent,
      3,
    )
    s.ink([inQuad(glass, 0.5, 0), inQuad(glass, 0.5, 1)], 2.4, { corners: true })
    const light: Quad = [
      [left + 0.4, 0, z],
      [left + 2, 0, z - 0.3],
      [left + 2, 0, z + 0.7],
      [left + 0.4, 0, z + 1],
    ]
    s.flat(quadOn(camera, light), tones.paper, { corners: true, opacity: 0.6 })
  }
  wall(
    [
      [left, 0, far],
      [right, 0, far],
      [right, high, far],
      [left, high, far],
    ],
    tones.pale,
  )
  const board = wall(
    [
      [-2.4, 0.9, far - 0.02],
      [2.6, 0.9, far - 0.02],
      [2.6, 2.2, far - 0.02],
      [-2.4, 2.2, far - 0.02],
    ],
    tones.deep,
    5,
  )
  for (let i = 0; i < 3; i++)
    s.ink([inQuad(board, 0.08, 0.75 - i * 0.24), inQuad(board, 0.5 - i * 0.12, 0.75 - i * 0.24)], 3, {
      colour: tones.paper,
    })
  const desks = [7.4, 5.8, 4.2, 2.6].flatMap((z) =>
    [-2.3, -0.5, 1.3].map((x): Block => ({ at: [x, 0, z], size: [0.95, 0.72, 0.6] })),
  )
  for (const { at, size } of desks) {
    const [x, , z] = at
    for (const [dx, dz] of [
      [0, 0.5],
      [0.88, 0.5],
      [0, 0],
      [0.88, 0],
    ] as const)
      drawBlock(s, camera, { at: [x + dx, 0, z + dz], size: [0.06, size[1], 0.06] }, shades(tones.deep), { width: 2 })
    drawBlock(
      s,
      camera,
      { at: [x - 0.04, size[1], z - 0.04], size: [size[0] + 0.08, 0.12, size[2] + 0.08] },
      shades(tones.accent),
      { width: 3.2 },
    )
  }
  drawFan(
    s,
    vanishing(camera, [0, 0, 1]),
    desks.slice(-3).map(({ at: [x, , z] }) => seen(camera, [x, 0.72, z])),
  )
  drawHorizon(s, camera)
}
