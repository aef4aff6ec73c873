import { box } from '../backdrop.ts'
import { cast } from '../covers/cast.ts'
import { ellipse, mixed, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, now, red } from '../step-films/face.ts'
import { type Clothes, inkedFigure, inkedLegs } from '../step-films/standing-dressed.ts'
import * as lines from '../step-films/standing-lines.ts'
import { stiff } from '../step-films/stands.ts'
import type { Standing } from '../step-films/standing.ts'
import { edgesNow } from './still-parts.ts'
import { withPen } from './body-parts.ts'
import type { Draw, TopicDrawing } from './topic.ts'

const area = (s: Sheet, corners: readonly Point[], colour: string) =>
  s.flat(corners, colour, { still: true, corners: true })
const girl: Clothes = {
  ...{ top: '#D97C6B', low: '#6F8E7A', shoe: '#F0C75E' },
  look: { ...cast.teen, lit: false, mood: 'smile' },
}
const firm: Standing = {
  ...stiff,
  knees: [
    [-46, 402],
    [46, 402],
  ],
  ankles: [
    [-62, 538],
    [62, 538],
  ],
  feet: [0.3, 0.3],
}
/** From the heels behind to the toes before, as the floor is seen. */
const quad = trace('-88,550 88,550 122,588 -122,588')
const floor = trace('-150,520 150,520 212,612 -212,612')
const POINT: Point = [0, 570]
const PALE = '#CFE3D6'

/** What is stood on, from above: the toes point at us as they do in front. */
const MAT = box(-150, -170, 150, 170)
const left = trace('-108,-96 -84,-122 -58,-112 -52,-66 -56,-20 -48,40 -58,96 -88,116 -118,94 -124,44 -114,-20')
const right = left.map(([x, y]): Point => [-x, y])
const hull = trace('-98,-122 98,-122 126,106 -126,106')
const aim = (s: Sheet, [x, y]: Point, r: number, line = now) => {
  line(s, ellipse(x, y, r, r, { to: 6.6 }), 5)
  line(s, trace(`${x - r * 2},${y} ${x + r * 2},${y}`), 3)
  line(s, trace(`${x},${y - r * 2} ${x},${y + r * 2}`), 3)
}
const standing = (draw: Draw) => (s: Sheet) => s.at(-190, -244, { scale: 0.92 }, () => draw(s))
const above = (draw: Draw) => (s: Sheet) => s.at(206, 110, { scale: 1.12 }, () => draw(s))

function fromAbove(s: Sheet) {
  s.solid(MAT, '#EFE6D6', 5, { corners: true })
  area(s, hull, PALE)
  for (const foot of [left, right]) {
    s.solid(foot, '#F0C75E', 6)
    const [from, to] = [mixed(foot[4]!, foot[10]!, 0.08), mixed(foot[4]!, foot[10]!, 0.92)]
    s.ink([from, mixed(from, to, 0.5), to], 3)
  }
}

const close = (draw: Draw) => (s: Sheet) =>
  s.within(box(-178, -150, 190, 150), () => s.at(10, -472, {}, () => withPen(s, 0.9, () => draw(s))), true)
const tile = (s: Sheet) => area(s, trace('-120,546 120,546 176,616 -176,616'), '#E3DBCB')
/** Legs that end like nails. */
const nailed: Clothes = {
  ...girl,
  foot: (s, [x, y]) =>
    s.solid(
      [
        [x - 15, y - 4],
        [x + 15, y - 4],
        [x + 7, y + 26],
        [x, y + 58],
        [x - 7, y + 26],
      ],
      girl.shoe,
      5,
      {
        corners: true,
      },
    ),
}

/** How broad feet stand on the floor: in front of us, and from above. */
export const soles: TopicDrawing = {
  steps: [
    (s) => {
      standing((on) => {
        edgesNow(on, floor, light)
        edgesNow(on, quad)
        lines.headBall(on, firm, light)
        lines.bones(on, firm, light)
      })(s)
      above((on) => {
        edgesNow(on, MAT, light)
        edgesNow(on, hull)
        for (const foot of [left, right]) light(on, [...foot, foot[0]!], 2.4)
      })(s)
    },
    (s) => {
      standing((on) => {
        lines.plumb(on, firm)
        now(on, ellipse(...POINT, 15, 7, { to: 6.6 }), 5)
      })(s)
      above((on) => aim(on, [0, 4], 14))(s)
    },
    (s) => {
      standing((on) => {
        area(on, floor, '#EFE6D6')
        area(on, quad, PALE)
        inkedFigure(on, firm, girl)
      })(s)
      above((on) => {
        fromAbove(on)
        red(on, ellipse(0, 4, 46, 46, { from: 3.9, to: 10.5 }), 5)
      })(s)
    },
  ],
  slip: close((s) => {
    tile(s)
    inkedLegs(s, firm, nailed)
  }),
  cure: close((s) => {
    tile(s)
    area(s, quad, PALE)
    inkedLegs(s, firm, girl)
    edgesNow(s, quad)
  }),
  checks: [
    [206, 114, 420],
    [-190, 250, 340],
  ],
}
