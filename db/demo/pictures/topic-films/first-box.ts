import { box } from '../backdrop.ts'
import { mixed, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, now } from '../step-films/face.ts'
import { diagonals, onWall, part, post, type Wall, wallWithWindows, windowAt } from './first-box-parts.ts'
import {
  crossing,
  eyeLevel,
  laid,
  nearer,
  outlined,
  plane,
  ruled,
  sides,
  soft,
  toPoint,
  vanishingPoint,
} from './plain-parts.ts'
import type { TopicDrawing } from './topic.ts'

const card = { front: '#E9C79A', lid: '#F7E3C0', foot: '#A97F5A', side: '#CFA577' }

const DEEP = 0.28
const stack = [-264, -116, 0, 116, 264].map((y) => box(-180, y - 38, 180, y + 38))
const heights = ([a, b]: readonly Point[]) => [Math.min(a![1], b![1]), Math.max(a![1], b![1])] as const
const topAndFoot = (front: readonly Point[]) => heights([front[0]!, front[2]!])

/** The face between the front's edge at a height and the same edge further back. */
function levelFace(front: readonly Point[], y: number, eye: Point = [0, 0]): Point[] {
  const edge = front.filter((corner) => corner[1] === y)
  const [a, b] = [edge[0]!, edge[1]!]
  return [a, b, mixed(b, eye, DEEP), mixed(a, eye, DEEP)]
}

function tape(
  s: Sheet,
  front: readonly Point[],
  face: readonly Point[] | null,
  [top, foot]: readonly [number, number],
) {
  const middle = (front[0]![0] + front[2]![0]) / 2
  laid(s, box(middle - 17, top, middle + 17, foot), '#C98F5B', 0.8)
  if (!face) return
  const along = (t: number): Point[] => [mixed(face[0]!, face[1]!, t), mixed(face[3]!, face[2]!, t)]
  laid(s, [...along(0.448), ...along(0.552).toReversed()], '#B97F4E', 0.8)
}

function seenBox(s: Sheet, front: readonly Point[], width = 4) {
  const [top, foot] = topAndFoot(front)
  const face = foot < 0 ? levelFace(front, foot) : top > 0 ? levelFace(front, top) : null
  laid(s, front, card.front)
  if (face) laid(s, face, foot < 0 ? card.foot : card.lid)
  tape(s, front, face, [top, foot])
  if (face) outlined(s, face, width)
  outlined(s, front, width)
}

function placedBox(s: Sheet, front: readonly Point[]) {
  const [top, foot] = topAndFoot(front)
  sides(s, front)
  if (foot < 0 || top > 0) {
    const [a, b, c, d] = levelFace(front, foot < 0 ? foot : top)
    sides(s, [a!, d!, c!, b!], now, 2.4)
  }
}

const smallBox = (s: Sheet, both: boolean) => {
  eyeLevel(s, -70, 150)
  const front = box(-95, 20, 95, 100)
  const lid = levelFace(front, 20, [0, -70])
  plane(s, front, card.front)
  plane(s, lid, card.lid)
  if (both) plane(s, [front[3]!, front[2]!, [68, 138], [-68, 138]], card.foot)
  else toPoint(s, [lid[2]!, lid[3]!], [0, -70], now)
}

const eyeLine: TopicDrawing = {
  steps: [
    (s) => eyeLevel(s),
    (s) => {
      for (const front of stack) placedBox(s, front)
    },
    (s) => {
      for (const front of stack) seenBox(s, front)
    },
  ],
  slip: (s) => smallBox(s, true),
  cure: (s) => smallBox(s, false),
  checks: [
    [0, 180, 480],
    [0, 110, 480],
  ],
}

const POINT: Point = [40, -60]
const fronts = [box(-350, 60, -150, 250), box(150, 110, 350, 280), box(-330, -290, -190, -170)]
const BACK = 0.42

/** A box before its vanishing point: its far edges run as the near ones do. */
function boxTo(s: Sheet, front: readonly Point[], eye: Point, width = 4) {
  const back = nearer(front, eye, BACK)
  const [[left, top], , [right, foot]] = [front[0]!, front[1]!, front[2]!]
  const [a, b, c, d] = front as [Point, Point, Point, Point]
  const [e, f, g, h] = back as [Point, Point, Point, Point]
  if (top > eye[1]) plane(s, [a, b, f, e], card.lid, width)
  if (foot < eye[1]) plane(s, [d, c, g, h], card.foot, width)
  if (right < eye[0]) plane(s, [b, c, g, f], card.side, width)
  if (left > eye[0]) plane(s, [a, d, h, e], card.side, width)
  plane(s, front, card.front, width)
}

const onePointSmall = box(-130, 10, -10, 110)
const onePoint: TopicDrawing = {
  steps: [
    (s) => {
      eyeLevel(s, POINT[1])
      vanishingPoint(s, POINT)
    },
    (s) => {
      for (const front of fronts) {
        sides(s, front)
        toPoint(s, front, POINT)
      }
    },
    (s) => {
      for (const front of fronts) boxTo(s, front, POINT)
    },
  ],
  slip: (s) => {
    const [a, b, c] = onePointSmall as [Point, Point, Point]
    eyeLevel(s, -80, 150)
    plane(s, [a, b, [92, -62], [-30, -30]], card.lid)
    plane(s, [b, c, [120, 132], [92, -62]], card.side)
    plane(s, onePointSmall, card.front)
  },
  cure: (s) => {
    const eye: Point = [100, -80]
    eyeLevel(s, eye[1], 150)
    boxTo(s, onePointSmall, eye)
    toPoint(s, onePointSmall.slice(0, 3), eye, now)
    vanishingPoint(s, eye)
  },
  checks: [
    [20, 0, 620],
    [-210, 140, 400],
  ],
}

type Corner = { top: Point; foot: Point; eyes: readonly [Point, Point]; ends: readonly [number, number] }
const corner: Corner = {
  top: [0, -22],
  foot: [0, 168],
  eyes: [
    [-384, -74],
    [384, -74],
  ],
  ends: [0.48, 0.43],
}
const PAGE = box(-236, -250, 236, 270)

/** Where a box seen from its corner ends at the left and the right, above and below, and behind. */
function cornersOf({ top, foot, eyes: [left, right], ends: [l, r] }: Corner) {
  const [a, b, c, d] = [mixed(top, left, l), mixed(foot, left, l), mixed(top, right, r), mixed(foot, right, r)]
  return { a, b, c, d, behind: crossing(a, right, c, left) }
}

function cornerBox(s: Sheet, one: Corner, width = 4) {
  const { a, b, c, d, behind } = cornersOf(one)
  plane(s, [a, one.top, c, behind], card.lid, width)
  plane(s, [one.top, one.foot, b, a], card.front, width)
  plane(s, [one.top, one.foot, d, c], card.side, width)
  ruled(s, [one.top, one.foot], width * 1.5)
}

const cornerLines = (s: Sheet, { top, foot, eyes }: Corner, line = light) => {
  for (const eye of eyes) toPoint(s, [top, foot], eye, line)
}

const twoPoints: TopicDrawing = {
  steps: [
    (s) => {
      sides(s, PAGE, light, 2.4)
      now(s, [corner.top, corner.foot], 4)
    },
    (s) => {
      eyeLevel(s, corner.eyes[0][1])
      for (const eye of corner.eyes) vanishingPoint(s, eye)
      cornerLines(s, corner, now)
    },
    (s) => {
      const { a, c } = cornersOf(corner)
      light(s, [a, corner.eyes[1]])
      light(s, [c, corner.eyes[0]])
      soft(s, trace('0,168 134,84 330,104 250,144'), '#8E9BB5', 0.45)
      cornerBox(s, corner)
    },
  ],
  slip: (s) => {
    const near: Corner = {
      top: [0, -20],
      foot: [0, 138],
      eyes: [
        [-100, -66],
        [100, -66],
      ],
      ends: [0.62, 0.55],
    }
    sides(s, box(-130, -150, 130, 150), light)
    cornerBox(s, near)
    cornerLines(s, near, now)
    for (const eye of near.eyes) vanishingPoint(s, eye, 5)
  },
  cure: (s) => {
    const far: Corner = {
      top: [0, -20],
      foot: [0, 100],
      eyes: [
        [-186, -56],
        [186, -56],
      ],
      ends: [0.42, 0.36],
    }
    sides(s, box(-112, -150, 112, 150), light)
    cornerBox(s, far)
    cornerLines(s, far, now)
    for (const eye of far.eyes) vanishingPoint(s, eye, 5)
  },
  checks: [
    [130, 20, 560],
    [0, 70, 420],
  ],
}

const long: Wall = { near: -375, top: -255, foot: 225, eye: [560, 30], far: 0.26 }
const short: Wall = { near: -180, top: -95, foot: 130, eye: [300, 20], far: 0.42 }

const halves: TopicDrawing = {
  steps: [
    (s) => {
      const first = part(long, 0, 2)
      sides(s, first)
      diagonals(s, long, 0)
    },
    (s) => {
      post(s, long, 1, (sheet, points) => now(sheet, points, 5))
      light(
        s,
        [onWall(long, 0, 0.5), long.eye].map((end) => mixed(onWall(long, 0, 0.5), end, 0.72)),
      )
    },
    (s) => {
      for (const at of [1, 2, 3, 4]) {
        light(s, [onWall(long, at, 0), onWall(long, at + 2, 1)])
        post(s, long, at + 2, light)
      }
      wallWithWindows(s, long, 6)
    },
  ],
  slip: (s) => {
    plane(s, part(short, 0, 4), '#F0D9B5')
    const end = onWall(short, 4, 0)[0]
    const wide = (end - short.near) / 4
    const spot = (i: number, down: number): Point => {
      const x = short.near + wide * i
      return mixed(
        short.eye,
        [short.near, short.top + (short.foot - short.top) * down],
        (short.eye[0] - x) / (short.eye[0] - short.near),
      )
    }
    for (let i = 0; i < 4; i++)
      windowAt(s, [spot(i + 0.2, 0.28), spot(i + 0.8, 0.28), spot(i + 0.8, 0.7), spot(i + 0.2, 0.7)])
  },
  cure: (s) => {
    wallWithWindows(s, short, 4)
    for (const at of [0, 2]) diagonals(s, short, at)
    for (const at of [1, 2, 3]) post(s, short, at)
  },
  checks: [
    [80, 20, 520],
    [-190, -10, 420],
  ],
}

export const firstBox: readonly TopicDrawing[] = [eyeLine, onePoint, twoPoints, halves]
