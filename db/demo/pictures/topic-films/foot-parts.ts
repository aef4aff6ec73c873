import { ellipse, mixed, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { open, SHADE, SHADOW, still, within } from './torso-parts.ts'

export const SKIN = '#F0CDB0'
export const shorts = (s: Sheet, left: Point[], right: Point[]) => {
  open(s, left, right, '#4F8FA8', 6)
  s.ink([left.at(-1)!, mixed(left.at(-1)!, right.at(-1)!, 0.5), right.at(-1)!], 5)
}

type Foot = { at: Point; skin: string; scale?: number; rotate?: number }
/** A bare foot from the side, its toes to the right; the ankle lies at the spot, the sole 50 below. */
export function sideFoot(s: Sheet, { at, skin, scale = 1, rotate = 0 }: Foot) {
  s.at(...at, { scale, rotate }, () => {
    const foot = trace('-26,-16 -34,14 -40,34 -26,50 0,50 30,42 60,46 100,52 150,52 164,42 156,28 120,14 78,-6 40,-24')
    s.solid(foot, skin, 6)
    s.within(foot, () => s.flat(trace('-44,36 0,36 30,26 60,32 170,40 170,60 -44,60'), SHADOW, SHADE))
    s.flat(ellipse(2, -14, 30, 20), skin, still)
    s.ink(ellipse(-2, 4, 9, 11, { from: -0.6, to: 2.4 }), 4)
    s.ink(trace('128,20 138,30 134,46'), 4)
  })
}

/** A leg below the knee, from the front: its outer side to the right. */
export function frontCalf(s: Sheet, { outer, inner }: { outer: Point[]; inner: Point[] }) {
  s.solid(trace('-36,236 -58,280 -50,304 10,312 70,306 78,286 40,240'), SKIN, 6)
  for (const x of [-22, 8, 32, 52]) s.ink(trace(`${x},294 ${x + 3},308`), 3.4)
  open(s, inner, outer, SKIN, 7)
  s.within(
    within(inner, outer),
    () => s.flat(trace('30,-260 26,-180 46,-84 30,40 10,140 12,260 100,260 100,-260'), SHADOW, SHADE),
    true,
  )
  s.ink(trace('-32,-226 -40,-196 -20,-170 22,-170 38,-198 30,-226'), 4.6, { in: 0.3, out: 0.3 })
  s.ink(trace('-6,-130 -2,20 -6,150'), 3.4, { in: 0.5, out: 0.6 })
  shorts(s, trace('-92,-316 -84,-230'), trace('94,-316 88,-230'))
}
