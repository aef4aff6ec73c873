import { add, ellipse, mixed, type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { type Line, light, now } from './face.ts'
import { fleshLines, middleOf, type Pair, type Standing } from './standing.ts'

const tiltOf = ([[ax, ay], [bx, by]]: Pair) => Math.atan2(by - ay, bx - ax)
const SOLE = 588

/** Through both of a pair, and on at both ends. */
const through = (s: Sheet, [a, b]: Pair, line: Line, over: number, width?: number) =>
  line(s, [mixed(a, b, -over), mixed(a, b, 1 + over)], width)
export const shoulderLine = (s: Sheet, { shoulders }: Standing, line: Line = now, over = 0.24) =>
  through(s, shoulders, line, over, 4)
export const hipLine = (s: Sheet, { hips }: Standing, line: Line = now, over = 0.6) => through(s, hips, line, over, 4)

/** From the hollow below the neck straight down to the ground. */
export const plumb = (s: Sheet, { pit: [x, y] }: Standing, line: Line = now) => {
  line(s, ellipse(x, y, 7, 7, { to: 6.6 }), 3)
  line(s, [
    [x, y + 8],
    [x, SOLE],
  ])
}

/** Where somebody stands: the ground, and a ring on it for the foot that bears them. */
export function ground(s: Sheet, { ankles, bears }: Standing, line: Line = now) {
  light(
    s,
    [
      [-150, SOLE + 4],
      [150, SOLE + 2],
    ],
    2.4,
  )
  if (bears !== undefined) line(s, ellipse(ankles[bears][0], SOLE - 14, 40, 17, { from: 3.4, to: 10 }))
}

/** Where a foot is to stand. */
export const footprint = (s: Sheet, [x]: Point, line: Line = now) =>
  line(s, ellipse(x, SOLE - 8, 34, 13, { from: 3.4, to: 10 }))

/** Weight that goes down through a foot. */
export function weight(s: Sheet, [x]: Point, line: Line) {
  line(s, [
    [x, 452],
    [x, SOLE - 58],
  ])
  for (const k of [-1, 1])
    line(s, [
      [x + k * 15, SOLE - 78],
      [x, SOLE - 56],
    ])
}

/** One line from the head to the foot that bears the weight. */
export const actionLine = (s: Sheet, { pit, shoulders, hips, knees, ankles, bears = 0 }: Standing, line: Line = now) =>
  line(
    s,
    [
      [pit[0] * 0.2, -58],
      [pit[0] * 0.5, 10],
      mixed(pit, middleOf(shoulders), 0.6),
      mixed(middleOf(shoulders), middleOf(hips), 0.6),
      mixed(middleOf(hips), hips[bears], 0.5),
      knees[bears],
      add(ankles[bears], [0, 40]),
    ],
    4,
  )

export function chest(s: Sheet, { shoulders, hips }: Standing, line: Line = now) {
  const [x, y] = mixed(middleOf(shoulders), middleOf(hips), 0.27)
  line(s, ellipse(x, y, 50, 68, { tilt: tiltOf(shoulders), from: 4, to: 10.5 }))
}

export function pelvis(s: Sheet, { hips }: Standing, line: Line = now) {
  const [x, y] = middleOf(hips)
  line(s, ellipse(x, y - 8, 58, 40, { tilt: tiltOf(hips), from: 4, to: 10.5 }))
}

/** The ball and jaw of a head, with the cross on its face. */
export function headBall(s: Sheet, { nod = 0, pit }: Standing, line: Line = now) {
  s.at(0, 0, { rotate: nod }, () => {
    line(s, ellipse(0, 0, 43, 50, { from: 4, to: 10.5 }))
    light(s, [
      [4, -46],
      [8, 0],
      [4, 46],
    ])
    light(s, [
      [-40, 10],
      [0, 14],
      [40, 10],
    ])
  })
  line(s, [[pit[0] * 0.3, 50], pit])
}

/** Arms and legs as bones, with a ring at each joint. */
export function bones(s: Sheet, pose: Standing, line: Line = now) {
  for (const i of [0, 1] as const) {
    line(s, [pose.hips[i], mixed(pose.hips[i], pose.knees[i], 0.5), pose.knees[i]])
    line(s, [pose.knees[i], mixed(pose.knees[i], pose.ankles[i], 0.5), add(pose.ankles[i], [0, 30])])
    light(s, ellipse(...pose.knees[i], 11, 11, { to: 6.6 }))
  }
  for (const i of [0, 1] as const) {
    line(s, [pose.shoulders[i], pose.elbows[i]])
    line(s, [pose.elbows[i], pose.wrists[i]])
    light(s, ellipse(...pose.elbows[i], 9, 9, { to: 6.6 }))
  }
}

/** The body around the bones, lightly. */
export const flesh = (s: Sheet, pose: Standing) => fleshLines(pose).forEach((edge) => light(s, edge, 2))
