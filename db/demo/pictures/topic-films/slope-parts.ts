import { box } from '../backdrop.ts'
import { type Point, trace } from '../geometry.ts'
import { seen, type Spot } from '../scene/camera.ts'
import type { Sheet } from '../sheet.ts'
import { light, now, red } from '../step-films/face.ts'
import { cloud } from '../step-films/page-panels.ts'
import { darker } from '../tones.ts'
import { around, type Frame, framed, level, plate, rim, small, target, tint } from './place-parts.ts'
import type { TopicDrawing } from './topic.ts'

const FRAME: Frame = [-375, -285, 375, 285]
const view = level(1.6, 420, 110)
/** How much the road rises on each metre. */
const RISE = 0.26
const HORIZON: Point = [0, 110]
const SLOPE: Point = [0, 110 - 420 * RISE]
const at = (...spot: Spot) => seen(view, spot)
const onRoad = (x: number, deep: number) => at(x, RISE * deep, deep)

type Home = { side: 1 | -1; near: number; far: number; high: number; colour: string }
const homes: readonly Home[] = [
  { side: -1, near: 17, far: 21, high: 4.6, colour: '#E9B58C' },
  { side: 1, near: 16, far: 20.4, high: 4, colour: '#E6D9BE' },
  { side: -1, near: 11.4, far: 15.6, high: 4, colour: '#C9D6B0' },
  { side: 1, near: 10.4, far: 14.6, high: 4.8, colour: '#F0C9A0' },
  { side: -1, near: 6, far: 10, high: 4.4, colour: '#F3E2C0' },
  { side: 1, near: 5.4, far: 9, high: 3.8, colour: '#A9C4C4' },
]
const WALK = 2.6
const WIDE = 7

/** A house along the road: what is up is measured from its floor; `lean` lets it rise with the road. */
function placeOf({ side, near, far }: Home, lean: boolean) {
  const floor = RISE * (lean ? near : far)
  return (x: number, up: number, deep: number): Point =>
    at(side * x, floor + up + (lean ? RISE * (deep - near) : 0), deep)
}
function home(s: Sheet, it: Home, lean: boolean, pen = 3) {
  const { side, near, far, high, colour } = it
  const to = placeOf(it, lean)
  const foot = (x: number, deep: number) => onRoad(side * x, deep)
  if (!lean) {
    plate(s, [foot(WALK, near), foot(WALK, far), to(WALK, 0, far), to(WALK, 0, near)], '#9A938C', pen)
    plate(s, [foot(WALK, near), foot(WIDE, near), to(WIDE, 0, near), to(WALK, 0, near)], '#B5AEA6', pen)
  }
  plate(s, [to(WALK, 0, near), to(WALK, 0, far), to(WALK, high, far), to(WALK, high, near)], darker(colour), pen)
  plate(s, [to(WALK, 0, near), to(WIDE, 0, near), to(WIDE, high, near), to(WALK, high, near)], colour, pen)
  const roof = (deep: number): Point[] => [to(WALK - 0.35, high, deep), to(WALK - 0.35, high + 0.5, deep)]
  const [a, b, c, d] = [...roof(near - 0.2), ...roof(far)] as [Point, Point, Point, Point]
  plate(s, [a, c, d, b], '#8A4B3E', pen * 0.8)
  plate(s, [a, b, to(WIDE + 0.3, high + 0.5, near - 0.2), to(WIDE + 0.3, high, near - 0.2)], '#B5604C', pen * 0.8)
  const wide = far - near
  for (const t of [0.14, 0.58])
    plate(s, glassOf(to, [near + wide * t, near + wide * (t + 0.28)], [high * 0.4, high * 0.72]), '#8FB8CC', pen * 0.7)
}
const glassOf = (to: ReturnType<typeof placeOf>, [near, far]: Point, [low, top]: Point) => [
  to(WALK, low, near),
  to(WALK, low, far),
  to(WALK, top, far),
  to(WALK, top, near),
]

function street(s: Sheet, lean: boolean, pen = 3) {
  framed(s, FRAME, () => {
    tint(s, box(...FRAME), '#CFE6EE')
    s.aside(8, () => cloud(s, [60, -190], 100, '#FFFFFF', pen))
    tint(s, [onRoad(-9, 3), onRoad(9, 3), onRoad(9, 26), onRoad(-9, 26)], '#C3C9A0')
    tint(s, [onRoad(-9, 3), onRoad(9, 3), [500, 320], [-500, 320]], '#C3C9A0')
    plate(s, [onRoad(-1.7, 1.6), onRoad(1.7, 1.6), onRoad(1.7, 26), onRoad(-1.7, 26)], '#D8D0C6', pen)
    for (const deep of [4.4, 6, 8.2, 11, 15])
      tint(
        s,
        [onRoad(-0.08, deep), onRoad(0.08, deep), onRoad(0.08, deep * 1.16), onRoad(-0.08, deep * 1.16)],
        '#FFFFFF',
      )
    for (const it of pen < 3 ? homes.slice(2) : homes) home(s, it, lean, pen)
  })
  rim(s, FRAME, 4)
}
/** From the eaves and windows of the two nearest houses to the point to which they go. */
const eaves = (s: Sheet, line: typeof now, lean: boolean) => {
  for (const it of homes.slice(4)) {
    const to = placeOf(it, lean)
    for (const up of [it.high, it.high * 0.4]) line(s, [to(WALK, up, it.near), lean ? SLOPE : HORIZON], 4)
  }
}

export const slopes: TopicDrawing = {
  steps: [
    (s) => {
      around(s, light, box(...FRAME))
      light(s, trace('-375,110 375,110'))
      target(s, HORIZON, light)
      now(s, [HORIZON, SLOPE])
      target(s, SLOPE, now, 11)
    },
    (s) => {
      for (const x of [-1.7, 1.7]) now(s, [onRoad(x, 2.4), SLOPE], 4)
      for (const x of [-WALK, WALK]) now(s, [onRoad(x, 3.6), SLOPE])
    },
    (s) => {
      eaves(s, light, false)
      for (const it of homes.slice(4)) {
        const to = placeOf(it, false)
        now(s, [to(WALK, 0, it.near), to(WALK, 0, it.far)], 4)
      }
      street(s, false)
    },
  ],
  slip: small(
    0.44,
    (s) => {
      street(s, true, 2.6)
      eaves(s, red, true)
    },
    [20, 18],
  ),
  cure: small(
    0.44,
    (s) => {
      street(s, false, 2.6)
      eaves(s, now, false)
      target(s, HORIZON, now, 14)
    },
    [20, 18],
  ),
  checks: [
    [0, -20, 620],
    [-180, 120, 480],
  ],
}
