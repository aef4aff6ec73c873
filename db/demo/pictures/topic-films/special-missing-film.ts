import { inHeads, type Somebody, type Stance } from '../covers/actor.ts'
import { cast } from '../covers/cast.ts'
import { ellipse, mixed, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { headOf } from '../step-films/balance-people.ts'
import { light, now, red } from '../step-films/face.ts'
import { type Clothes, inkedFigure } from '../step-films/standing-dressed.ts'
import * as lines from '../step-films/standing-lines.ts'
import { onHip, stiff } from '../step-films/stands.ts'
import type { Standing } from '../step-films/standing.ts'
import { chestEgg, hipBowl, limbBones, placed, somebody, under, withPen } from './body-parts.ts'
import { carrying, load, LOAD, suitcase, withLoad } from './load-parts.ts'
import { lean } from './lean-parts.ts'
import { soles } from './sole-parts.ts'
import { arrow, paint, round } from './still-parts.ts'
import type { Draw, TopicDrawing } from './topic.ts'

const FLOOR = 11.49
/** Leans forward, and the feet are left behind. */
const inclined: Stance = {
  shoulders: '0.12,1.62 -0.5,1.72',
  hips: '-0.5,4.0 -0.96,4.08',
  arms: '0.5,2.9 0.86,4.1 -0.5,3.0 0.0,4.2',
  legs: '-1.0,6.2 -1.6,8.26 -1.5,6.2 -2.2,8.28',
  hands: ['rest', 'rest'],
  nod: 0.05,
}
const behind = inHeads(inclined, 6)
/** The same down to the hips; the feet stand below the neck. */
const below = inHeads({ ...inclined, legs: '0.1,6.1 0.0,8.26 -0.78,6.2 -1.0,8.28' }, 6)
const PIT = 0.08
const student: Omit<Somebody, 'stance'> = {
  wear: { top: '#5E9A8B', low: '#3F4A66', kind: 'trousers', shoe: '#C8643C', sleeves: 'short' },
  look: { ...lean(cast.boy), yaw: 0.6 },
}
const large = (draw: Draw) => (s: Sheet) => placed(s, { at: [70, -262], scale: 48, pen: 0.84 }, () => draw(s))
const little = (draw: Draw) => (s: Sheet) => placed(s, { at: [44, -118], scale: 22, pen: 0.5 }, () => draw(s))
const pitDown = (s: Sheet, line = now, width = 5) => {
  line(s, ellipse(PIT, 1.7, 0.15, 0.15, { to: 6.6 }), width * 0.8)
  line(s, trace(`${PIT},1.85 ${PIT},${FLOOR + 0.1}`), width)
}
const feetOf = ({ legs }: Stance) => trace(legs).filter((_, i) => i % 2)
const footMarks = (s: Sheet, stance: Stance, line = now) => {
  for (const [x] of feetOf(stance)) line(s, ellipse(x + 0.43, FLOOR - 0.12, 0.86, 0.22, { from: 3.4, to: 10 }), 4)
}
/** From the tips of the toes to the line: so far the feet are to go. */
const shift = (s: Sheet, line = red) => arrow(s, [-0.74, FLOOR + 0.5], [PIT, FLOOR + 0.5], line, [6, 0.34])
const stands = (s: Sheet, stance: Stance) => {
  paint(s, round(-0.5, FLOOR, 2.7, 0.16), '#CFC6B8')
  somebody(s, { ...student, stance }, { scale: 1, pen: 1 })
}

const plumbLine: TopicDrawing = {
  steps: [
    large((s) => {
      headOf(s, light)
      chestEgg(s, behind, light)
      hipBowl(s, behind, light)
      limbBones(s, behind, light)
      pitDown(s)
    }),
    large((s) => {
      now(s, trace(`-5.4,${FLOOR} 4,${FLOOR}`), 3)
      footMarks(s, behind)
    }),
    (s) => {
      paint(s, round(30, -10, 280, 280), '#E5E0CC')
      large((on) => {
        shift(on)
        stands(on, below)
      })(s)
    },
  ],
  slip: little((s) => {
    stands(s, behind)
    pitDown(s, red)
  }),
  cure: little((s) => {
    stands(s, below)
    pitDown(s, now)
  }),
  checks: [
    [30, 190, 360],
    [30, 230, 320],
  ],
}

const upright =
  (draw: Draw, x = 0) =>
  (s: Sheet) =>
    s.at(x, -238, { scale: 0.92 }, () => draw(s))
const tiny = (draw: Draw) => (s: Sheet) => s.at(16, -112, { scale: 0.43 }, () => withPen(s, 0.74, () => draw(s)))
const dancer: Clothes = {
  ...{
    top: '#E8A25C',
    low: '#5B6FA0',
    shoe: '#F2F0E6',
    look: { ...cast.woman, lit: false, style: 'bun', mood: 'smile' },
  },
}
/** The same in few lines. */
const small = (mood: 'calm' | 'smile'): Clothes => ({ ...dancer, look: lean({ ...dancer.look, mood }) })
const shadowed = (s: Sheet, [x, y]: Point, wide: number) => under(s, [x, y], wide, '#CFC6B8')
/** Level hips and shoulders above legs of one length: neither foot comes down to the floor. */
const floating: Standing = {
  ...stiff,
  knees: [
    [-30, 396],
    [64, 386],
  ],
  ankles: [
    [-22, 524],
    [92, 494],
  ],
  elbows: onHip.elbows,
  wrists: onHip.wrists,
  onHip: 1,
  feet: [0.1, 0.5],
}
const legLines = (s: Sheet, i: 0 | 1, line = now) => {
  const { hips, knees, ankles } = onHip
  line(s, [hips[i], knees[i], [ankles[i][0], ankles[i][1] + 30]], 4)
  light(s, ellipse(...knees[i], 12, 12, { to: 6.6 }))
}
const raised = (s: Sheet, line = red) => arrow(s, [-176, 300], [-176, 226], line, [6, 26])

const loadedLeg: TopicDrawing = {
  steps: [
    upright((s) => {
      lines.headBall(s, onHip, light)
      lines.chest(s, onHip, light)
      legLines(s, 1, light)
      legLines(s, 0)
      lines.ground(s, onHip)
      lines.weight(s, onHip.ankles[0], now)
    }),
    upright((s) => {
      lines.hipLine(s, onHip, now, 0.9)
      lines.pelvis(s, onHip)
      raised(s, now)
    }),
    (s) => {
      paint(s, round(10, -10, 270, 270), '#DCE4EA')
      upright((on) => {
        lines.shoulderLine(on, onHip, now, 0.4)
        shadowed(on, [20, 586], 130)
        inkedFigure(on, onHip, dancer)
        lines.plumb(on, onHip)
      })(s)
    },
  ],
  slip: tiny((s) => {
    shadowed(s, [20, 610], 110)
    inkedFigure(s, floating, small('calm'))
    lines.hipLine(s, floating, red, 0.9)
  }),
  cure: tiny((s) => {
    shadowed(s, [20, 586], 130)
    inkedFigure(s, onHip, small('smile'))
    lines.hipLine(s, onHip, now, 0.9)
    raised(s)
  }),
  checks: [
    [-10, 20, 330],
    [-10, -60, 380],
  ],
}

const BODY: Point = [38, 226]
/** Nearer to the body than to what it carries, as that is the heavier one. */
const BOTH = mixed(BODY, LOAD, 0.29)
const spineOf = ({ pit, hips, ankles }: Standing): Point[] => [[4, 54], pit, mixed(...hips, 0.5), mixed(...ankles, 0.5)]
const spot = (s: Sheet, [x, y]: Point, line = now) => {
  line(s, ellipse(x, y, 13, 13, { to: 6.6 }), 4)
  line(s, trace(`${x - 22},${y} ${x + 22},${y}`), 3)
  line(s, trace(`${x},${y - 22} ${x},${y + 22}`), 3)
}
const together = (s: Sheet, line = now) => {
  line(s, [BODY, LOAD], 3)
  for (const at of [BODY, LOAD]) line(s, ellipse(...at, 10, 10, { to: 6.6 }), 4)
  spot(s, BOTH, red)
  red(s, [BOTH, [BOTH[0], 588]], 5)
}
const sideways = (draw: Draw) => upright(draw, -44)

const withSuitcase: TopicDrawing = {
  steps: [
    sideways((s) => {
      suitcase(s, LOAD, now)
      arrow(s, [LOAD[0] + 112, LOAD[1] - 40], [LOAD[0] + 112, LOAD[1] + 70], now, [6, 28])
      lines.headBall(s, carrying, light)
      now(s, trace('-170,590 250,590'), 3)
    }),
    sideways((s) => {
      now(s, spineOf(carrying), 5)
      lines.shoulderLine(s, carrying)
      lines.chest(s, carrying, light)
      lines.pelvis(s, carrying, light)
      lines.bones(s, carrying, light)
    }),
    (s) => {
      paint(s, round(20, -10, 280, 280), '#EADFD2')
      sideways((on) => {
        shadowed(on, [80, 588], 150)
        withLoad(on, carrying)
        together(on)
      })(s)
    },
  ],
  slip: tiny((s) => {
    shadowed(s, [20, 588], 150)
    withLoad(s, load(stiff), 'calm')
  }),
  cure: tiny((s) =>
    s.at(-40, 0, {}, () => {
      shadowed(s, [80, 588], 150)
      withLoad(s, carrying, 'smile')
      now(s, spineOf(carrying), 4)
    }),
  ),
  checks: [
    [0, -40, 560],
    [60, -60, 360],
  ],
}

export const specialMissingFilm: readonly TopicDrawing[] = [plumbLine, loadedLeg, withSuitcase, soles]
