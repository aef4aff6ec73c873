import { add, ellipse, mixed, type Point, polar, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

export type HandPose = { spread: number; curl: [number, number, number, number, number]; thumb: number }
export type HandTint = { skin: string; shade: string; sleeve: string; nail: string }

export const handPoses: readonly HandPose[] = [
  { spread: 0.16, curl: [0.05, 0.0, 0.05, 0.1, 0.1], thumb: 0.75 },
  { spread: 0.08, curl: [0.15, 0.05, 1.5, 1.6, 1.6], thumb: 0.2 },
  { spread: 0.05, curl: [0.2, 0.25, 0.35, 0.45, 0.55], thumb: 0.5 },
  { spread: 0.22, curl: [0.1, 0.1, 0.1, 1.5, 1.5], thumb: 0.1 },
  { spread: 0.1, curl: [0.3, 0.9, 0.55, 0.4, 0.3], thumb: 0.45 },
  { spread: 0.04, curl: [0.0, 1.55, 1.55, 1.6, 1.6], thumb: 1.0 },
  { spread: 0.18, curl: [0.3, 0.25, 0.3, 0.4, 0.6], thumb: 0.95 },
  { spread: 0.26, curl: [0.1, 0.05, 0.0, 0.05, 0.1], thumb: 1.05 },
]

/** A right hand seen from its back, fingers up, the palm's middle at the origin, the palm about 2 wide. */
export function drawHand(s: Sheet, pose: HandPose, tint: HandTint, width = 5) {
  const wrist: Point[] = trace('-0.62,0.8 0.6,0.8 0.66,2.9 -0.72,2.9')
  s.solid(wrist, tint.skin, width)
  const cuff: Point[] = trace('-0.95,1.95 0,2.1 0.9,1.95 1.2,4.4 -1.25,4.4')
  s.solid(cuff, tint.sleeve, width)
  s.ink(trace('-0.92,2.25 0,2.4 0.9,2.25'), width * 0.6)
  const roots: Point[] = trace('-0.82,-0.72 -0.3,-0.98 0.25,-0.94 0.74,-0.68')
  drawHandBlocks(s, roots)
  const lengths = [1.8, 2.05, 1.9, 1.48]
  const order = [3, 2, 1, 0]
  for (const i of order)
    drawFinger(
      s,
      {
        root: roots[i] as Point,
        angle: -Math.PI / 2 + (i - 1.4) * pose.spread,
        length: lengths[i] as number,
        curl: pose.curl[i + 1] as number,
        w: 0.255 - i * 0.012,
      },
      tint,
      width,
    )
  const palm: Point[] = trace(
    '-1.06,-0.62 -0.8,-0.95 -0.28,-1.12 0.25,-1.08 0.72,-0.84 0.98,-0.5 0.92,0.3 0.66,1.0 -0.62,1.0 -0.98,0.35',
  )
  s.flat(palm, tint.skin, { knock: true })
  s.within(palm, () =>
    s.flat(trace('0.3,-1.2 1.2,-1.2 1.2,1.2 0.25,1.2 0.55,0.2'), tint.shade, { still: true, opacity: 0.65 }),
  )
  s.ink(trace('-1.08,-0.6 -1.02,0.1 -0.72,0.95 -0.66,1.5'), width * 1.1)
  s.ink(trace('0.99,-0.5 0.92,0.3 0.64,1.0 0.62,1.5'), width * 1.2)
  for (const [x, y] of roots) {
    s.ink(ellipse(x, y + 0.05, 0.16, 0.1, { from: Math.PI * 1.1, to: Math.PI * 1.8 }), width * 0.6)
    s.ink(
      [
        [x * 0.9, y + 0.35],
        [x * 0.7, y + 0.95],
      ],
      width * 0.4,
      { out: 0.9 },
    )
  }
  drawThumb(s, pose, tint, width)
}

type Finger = { root: Point; angle: number; length: number; curl: number; w: number }

function drawFinger(s: Sheet, { root, angle, length, curl, w }: Finger, tint: HandTint, width: number) {
  const fold = Math.cos(Math.min(curl, 1.5))
  const parts = [0.46, 0.3, 0.24].map(
    (part, i) => part * length * (i === 0 ? 0.55 + 0.45 * fold : Math.max(0.34, fold)),
  )
  const bends = [angle + curl * 0.08, angle + curl * 0.16, angle + curl * 0.2]
  let from = root
  const joints = [root]
  for (let i = 0; i < 3; i++) joints.push((from = add(from, polar(bends[i] as number, parts[i] as number))))
  const side = (sign: number) =>
    joints.flatMap((p, i): Point[] => {
      const n = polar((bends[Math.min(i, 2)] as number) + (Math.PI / 2) * sign, w * (1 - i * 0.09))
      const swell = add(p, n)
      const waist = i < 3 ? [add(mixed(p, joints[i + 1] as Point, 0.5), [n[0] * 0.92, n[1] * 0.92]) as Point] : []
      return [swell, ...waist]
    })
  const tip = add(joints[3] as Point, polar(bends[2] as number, w * 0.85))
  const outline = [...side(-1), tip, ...side(1).toReversed()]
  s.solid(outline, tint.skin, width)
  s.within(outline, () => s.flat(side(0.6).concat(side(1.4).toReversed()), tint.shade, { still: true, opacity: 0.65 }))
  for (const i of [1, 2]) {
    const [jx, jy] = joints[i] as Point
    s.ink(
      [
        add([jx, jy], polar(angle + Math.PI / 2, w * 0.5)),
        add([jx, jy], polar(angle, w * 0.16)),
        add([jx, jy], polar(angle - Math.PI / 2, w * 0.5)),
      ],
      width * 0.5,
    )
    s.ring(jx, jy, w * 0.95, w * 0.5, { tilt: angle + Math.PI / 2, width: 1.6 })
  }
  const nail = add(joints[3] as Point, polar(bends[2] as number, w * 0.25))
  if (curl < 1) s.solid(ellipse(nail[0], nail[1], w * 0.55, w * 0.48, { tilt: angle }), tint.nail, width * 0.5)
  s.guide(root, joints[3] as Point, 0.15, 1.6)
}

function drawThumb(s: Sheet, pose: HandPose, tint: HandTint, width: number) {
  const base: Point = [-0.66, 0.5]
  const angle = -Math.PI / 2 - pose.thumb
  const knuckle = add(base, polar(angle, 0.95))
  const tip = add(knuckle, polar(angle + 0.28, 0.72))
  const n = (w: number, turn = 0) => polar(angle + turn + Math.PI / 2, w)
  const outline: Point[] = [
    [-0.34, 0.5],
    [-0.42, 0.1],
    add(mixed(base, knuckle, 0.6), n(0.29)),
    add(knuckle, n(0.3)),
    add(mixed(knuckle, tip, 0.6), n(0.27, 0.28)),
    add(tip, n(0.16, 0.28)),
    add(tip, n(-0.16, 0.28)),
    add(mixed(knuckle, tip, 0.5), n(-0.29, 0.28)),
    add(knuckle, n(-0.31)),
    add(mixed(base, knuckle, 0.5), n(-0.33)),
    [-0.95, 0.5],
    [-0.7, 0.95],
  ]
  s.flat(outline, tint.skin, { knock: true })
  s.ink(outline.slice(1, -1), width)
  s.solid(
    ellipse(...add(mixed(knuckle, tip, 0.85), n(0.02)), 0.18, 0.13, { tilt: angle + 0.28 }),
    tint.nail,
    width * 0.5,
  )
  s.ink([add(knuckle, n(0.14)), add(knuckle, polar(angle, 0.06)), add(knuckle, n(-0.14))], width * 0.5)
  s.guide(base, tip, 0.15, 1.6)
  s.ring(...knuckle, 0.32, 0.18, { tilt: angle + Math.PI / 2, width: 1.6 })
}

function drawHandBlocks(s: Sheet, roots: Point[]) {
  s.pencil(trace('-1.12,-0.7 -0.3,-1.16 0.3,-1.12 1.02,-0.6 0.72,1.08 -0.7,1.08 -1.12,-0.7'), 2, { corners: true })
  s.pencil(
    roots.map(([x, y]): Point => [x * 1.25, y - 0.06 + Math.abs(x) * 0.06]),
    2,
  )
  s.pencil(trace('-1.5,-1.7 -0.4,-2.15 0.3,-2.05 1.3,-1.45'), 1.6)
  s.pencil(trace('-1.55,-2.2 -0.4,-2.85 0.35,-2.7 1.4,-1.95'), 1.6)
  s.guide([0, -1.2], [0, 2.8], 0.06, 2)
}
