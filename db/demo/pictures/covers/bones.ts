import { ghost } from './gestures.ts'
import { jointsOf, type Stance } from './actor.ts'
import { disc, onGround } from './ground.ts'
import { limb, tube } from './limbs.ts'
import { tint } from './street-things.ts'
import { box } from '../backdrop.ts'
import { ellipse, mixed, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

const hues = {
  ...{ wall: '#24335C', far: '#2F4272', glow: '#8FB4E8', body: '#E9A98A', flank: '#B86F62', shade: '#3B2B5E' },
  ...{ bone: '#FFF7E4', dim: '#E3CFA9', card: '#FBF4E2', pencil: '#5C86C4', floor: '#1B2648', mark: '#F4B84A' },
}
const stance: Stance = {
  shoulders: '-0.86,1.75 0.9,1.6',
  hips: '-0.52,4.1 0.42,4.0',
  arms: '-1.7,2.9 -2.0,4.2 2.0,1.9 2.5,0.3',
  legs: '-0.9,6.2 -1.0,8.3 0.4,6.2 0.46,8.4',
}

/** Somebody waves, and through the skin every bone is seen; beside it one bone after the other, large. */
export function drawBoneByBone(s: Sheet) {
  onGround(s, hues.wall, () => {
    tint(s, trace('-680,-400 120,-400 -120,400 -680,400'), hues.far)
    for (const r of [330, 270, 200]) s.flat(disc([-250, -20], r), hues.glow, { still: true, opacity: 0.12 })
    tint(s, box(-680, 300, 680, 400), hues.floor)
    s.flat(ellipse(-250, 322, 170, 16), hues.glow, { still: true, opacity: 0.35 })
    s.at(-250, -218, { scale: 61 }, () => {
      ghost(s, stance, hues.body)
      for (const k of [-1, 0.46])
        s.flat(
          trace('-0.34,8.3 0.36,8.3 0.9,8.8 0.86,9 -0.4,9').map(([x, y]): Point => [x + k, y]),
          hues.body,
          {
            still: true,
          },
        )
      s.flat(ellipse(2.56, -0.02, 0.3, 0.5, { tilt: 0.2 }).slice(0, -1), hues.body, { still: true })
      s.flat(ellipse(-2.04, 4.56, 0.28, 0.5, { tilt: 0.2 }).slice(0, -1), hues.body, { still: true })
      s.flat(trace('0.3,-1 0.96,-0.3 0.9,0.6 1.2,1.5 0.9,2.4 0.7,4 0.9,6 0.7,8.2 0.4,6 0.2,4 0.5,2'), hues.flank, {
        ...{ still: true, opacity: 0.4 },
      })
      drawSkeleton(s)
    })
    drawCards(s)
  })
}

function drawSkeleton(s: Sheet) {
  const { shoulders, hips, arms, legs } = jointsOf(stance)
  for (const i of [0, 1] as const) {
    const [elbow, hand] = arms[i]
    drawBone(s, shoulders[i], elbow, 0.3)
    drawTwin(s, elbow, hand)
    drawFingers(s, hand, i ? -1 : 1)
    const [knee, ankle] = legs[i]
    drawBone(s, hips[i], knee, 0.38)
    drawTwin(s, knee, ankle)
    s.solid(ellipse(...knee, 0.2, 0.22).slice(0, -1), hues.bone, 3.4)
    s.solid(
      trace('-0.22,-0.06 0.2,-0.1 0.5,0.26 0.86,0.4 0.8,0.56 -0.26,0.56').map(([x, y]): Point => add(ankle, x, y)),
      hues.bone,
      3.6,
    )
    s.ink([mixed(shoulders[i], [0, 1.5], 0.04), [0.04, 1.62]], 9, { colour: hues.bone, least: 0.8 })
  }
  const pelvis = trace(
    '0,4.0 0.34,3.66 0.8,3.5 0.86,3.9 0.6,4.3 0.3,4.5 0.14,4.8 -0.1,4.82 -0.3,4.54 -0.66,4.34 -0.94,3.98 -0.86,3.56 -0.4,3.7',
  ).map(([x, y]): Point => [x - 0.02, y - 0.1])
  for (let i = 0; i < 13; i++)
    s.solid(ellipse(0.02 + Math.sin(i * 0.5) * 0.06, 1.2 + i * 0.2, 0.15, 0.09).slice(0, -1), hues.bone, 2.6)
  s.solid(pelvis, hues.bone, 4.4)
  for (const x of [-0.34, 0.28]) s.flat(ellipse(x, 4.26, 0.13, 0.16).slice(0, -1), hues.flank, { still: true })
  for (let i = 0; i < 6; i++)
    for (const side of [-1, 1]) {
      const y = 1.74 + i * 0.24
      const wide = [0.5, 0.66, 0.74, 0.78, 0.76, 0.66][i]!
      s.ink(
        [
          [side * 0.1, y - 0.06],
          [side * wide, y + 0.04],
          [side * wide * 0.92, y + 0.3],
          [side * 0.12, y + 0.24],
        ],
        7,
        { colour: hues.bone, in: 0.06, out: 0.06, least: 0.8 },
      )
    }
  s.solid(trace('-0.11,1.6 0.13,1.6 0.1,2.7 0.01,2.9 -0.08,2.7'), hues.bone, 3)
  drawSkull(s)
}
const add = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy]

function drawSkull(s: Sheet) {
  const skull = trace(
    '0,-1.0 0.5,-0.9 0.82,-0.5 0.84,0 0.68,0.34 0.62,0.62 0.4,0.92 0,1.0 -0.4,0.92 -0.62,0.62 -0.68,0.34 -0.84,0 -0.82,-0.5 -0.5,-0.9',
  )
  s.solid(skull, hues.bone, 4.6)
  s.within(skull, () => s.flat(trace('0.4,-1 1,-0.6 0.9,0.5 0.5,1 0.4,0.4 0.6,0'), hues.dim, { still: true }))
  for (const side of [-1, 1]) s.flat(ellipse(side * 0.36, 0.06, 0.22, 0.24).slice(0, -1), hues.shade, { still: true })
  s.flat(trace('0,0.24 0.12,0.46 -0.12,0.46'), hues.shade, { still: true })
  s.ink(trace('-0.34,0.66 0,0.72 0.34,0.66'), 3.4, { in: 0.1, out: 0.1 })
  for (const x of [-0.2, -0.07, 0.07, 0.2])
    s.ink(
      [
        [x, 0.6],
        [x, 0.8],
      ],
      2.2,
    )
}

/** A shaft with a double knob at either end. */
function drawBone(s: Sheet, a: Point, b: Point, wide: number, pen = 3.8) {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  const n: Point = [(-(b[1] - a[1]) / length) * wide * 0.4, ((b[0] - a[0]) / length) * wide * 0.4]
  for (const end of [mixed(a, b, 0.03), mixed(a, b, 0.97)])
    for (const k of [-1, 1])
      s.solid(ellipse(end[0] + n[0] * k, end[1] + n[1] * k, wide * 0.46, wide * 0.46).slice(0, -1), hues.bone, pen)
  limb(s, [mixed(a, b, 0.04), mixed(a, b, 0.5), mixed(a, b, 0.96)], [wide, wide * 0.66, wide], hues.bone, pen)
  s.flat(
    tube(
      [add(mixed(a, b, 0.1), n[0] * -0.5, n[1] * -0.5), add(mixed(a, b, 0.9), n[0] * -0.5, n[1] * -0.5)],
      [wide * 0.22, wide * 0.2],
    ),
    hues.dim,
    { still: true, corners: true },
  )
}

function drawTwin(s: Sheet, a: Point, b: Point) {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  const n: Point = [(-(b[1] - a[1]) / length) * 0.1, ((b[0] - a[0]) / length) * 0.1]
  for (const k of [-1, 1]) drawBone(s, add(a, n[0] * k, n[1] * k), add(b, n[0] * k, n[1] * k), 0.15, 2.8)
}

function drawFingers(s: Sheet, [x, y]: Point, down: number) {
  for (const k of [-2, -1, 0, 1, 2])
    s.ink(
      [
        [x + k * 0.05, y + down * 0.1],
        [x + k * 0.13, y + down * 0.5],
        [x + k * 0.16, y + down * (0.86 - Math.abs(k) * 0.1)],
      ],
      5,
      { colour: hues.bone, in: 0.05, out: 0.2, least: 0.7 },
    )
}

/** Four cards, a bone on each: skull, arm, rib cage and thigh, measured in pencil. */
function drawCards(s: Sheet) {
  for (let i = 0; i < 4; i++) {
    const [x, y] = [210 + (i % 2) * 262, -160 + Math.floor(i / 2) * 310]
    s.at(x, y, { rotate: [-0.04, 0.03, 0.03, -0.03][i]! }, () => {
      tint(s, box(-104, -124, 130, 150), '#0F1733', 0.35)
      s.solid(box(-118, -138, 118, 138), i === 3 ? hues.mark : hues.card, 4.6, { corners: true })
      s.ink(trace('-92,110 92,110'), 3, { colour: hues.pencil })
      for (const px of [-92, -46, 0, 46, 92])
        s.ink(
          [
            [px, 102],
            [px, 118],
          ],
          3,
          { colour: hues.pencil },
        )
      if (i === 0) s.at(0, -16, { scale: 88 }, () => drawSkull(s))
      if (i === 1) s.at(0, -10, { scale: 100 }, () => drawTwin(s, [-0.5, -0.9], [0.5, 0.84]))
      if (i === 2)
        for (let k = 0; k < 7; k++) s.solid(ellipse((k - 3) * 6, -96 + k * 28, 40 - k, 13).slice(0, -1), hues.bone, 4)
      if (i === 3) drawBone(s, [-46, -96], [42, 74], 50, 5)
    })
  }
}
