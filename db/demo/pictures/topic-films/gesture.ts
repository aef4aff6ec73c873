import { bodyParts, jointsOf, type Somebody, type Stance } from '../covers/actor.ts'
import { cast } from '../covers/cast.ts'
import { calm, glad } from '../covers/gestures.ts'
import { smallHand, smallShoe, tube } from '../covers/limbs.ts'
import { box } from '../backdrop.ts'
import { ellipse, mixed, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { inked, light, now, red } from '../step-films/face.ts'
import { headOf } from '../step-films/balance-people.ts'
import { type Clothes, inkedFigure } from '../step-films/standing-dressed.ts'
import * as lines from '../step-films/standing-lines.ts'
import { onHip, stiff } from '../step-films/stands.ts'
import { chestEgg, ends, ghost, hipBowl, limbBones, placed, silhouette, somebody } from './body-parts.ts'
import { figure, lean } from './lean-parts.ts'
import type { TopicDrawing } from './topic.ts'

const dancerLook: Omit<Somebody, 'stance'> = {
  wear: { top: '#E4573F', low: '#2F4F7C', kind: 'skirt', shoe: '#F2F0E6', sleeves: 'short' },
  look: { ...cast.teen, yaw: 0.5, lit: false },
  face: glad,
}
/** One bow from the head to the foot that stands. */
const dancing: Stance = {
  shoulders: '-1.06,1.86 0.36,1.5',
  hips: '-1.5,4.2 -0.66,4.24',
  arms: '-2.3,2.7 -3.5,2.2 1.6,0.3 2.5,-1.1',
  legs: '-3.1,5.6 -4.9,6.1 -0.56,6.4 0.5,8.3',
  nod: 0.16,
  feet: [1.2, 0.06],
}
const bow = trace('0.5,-1.3 -0.1,0.4 -0.6,1.9 -1.0,3.6 -0.9,5.2 -0.4,6.8 0.7,8.9')
/** The same arms and legs on a body like a post. */
const posing: Stance = {
  shoulders: '-0.85,1.7 0.85,1.7',
  hips: '-0.46,4.1 0.46,4.1',
  arms: '-1.7,2.9 -2.5,3.8 1.7,2.9 2.5,3.8',
  legs: '-0.52,6.3 -0.52,8.4 0.52,6.3 0.52,8.4',
  hands: ['rest', 'rest'],
}
const BLACK = '#1E2230'
const WHITE = '#FBF8F2'
/** Nothing but an outline. */
const contours: Somebody['wear'] = { ...dancerLook.wear, top: WHITE, low: WHITE, shoe: WHITE }
const LARGE = { at: [70, -208], scale: 58 } as const
const large = (draw: (s: Sheet) => void) => (s: Sheet) => placed(s, LARGE, () => draw(s))
const SMALL = { at: [30, -104], scale: 27 } as const

const lineOfAction: TopicDrawing = {
  steps: [
    large((s) => now(s, bow, 5)),
    large((s) => {
      headOf(s)
      hipBowl(s, dancing)
    }),
    large((s) => {
      limbBones(s, dancing, light)
      figure(s, { ...dancerLook, stance: dancing })
    }),
  ],
  slip: (s) =>
    s.inHues({ skin: WHITE }, s.line, () =>
      somebody(s, { stance: posing, face: calm, wear: contours, look: { style: 'short', hair: WHITE, yaw: 0 } }, SMALL),
    ),
  cure: (s) => {
    somebody(s, { ...dancerLook, stance: dancing }, { ...SMALL, at: [50, -98] })
    s.at(50, -98, { scale: 27 }, () => now(s, bow, 5))
  },
  checks: [
    [50, -60, 520],
    [60, 180, 420],
  ],
}

const clothes: Clothes = {
  ...{ top: '#F3DFA6', low: '#6E93B8', shoe: '#F2F0E6' },
  look: lean(cast.girl),
}
const tall = (draw: (s: Sheet) => void) => (s: Sheet) => s.at(0, -244, { scale: 0.93 }, () => draw(s))
const short = (draw: (s: Sheet) => void) => (s: Sheet) => s.at(30, -112, { scale: 0.43 }, () => draw(s))

const tilts: TopicDrawing = {
  steps: [
    tall((s) => {
      lines.ground(s, onHip)
      now(s, [onHip.hips[0], onHip.knees[0], onHip.ankles[0]], 4)
    }),
    tall((s) => {
      lines.hipLine(s, onHip)
      lines.pelvis(s, onHip, light)
    }),
    tall((s) => {
      lines.shoulderLine(s, onHip)
      lines.chest(s, onHip, light)
      lines.plumb(s, onHip)
      inkedFigure(s, onHip, clothes)
    }),
  ],
  slip: short((s) => {
    inkedFigure(s, stiff, { ...clothes, look: lean(cast.girl, { mouth: 'flat' }) })
    lines.shoulderLine(s, stiff, red)
    lines.hipLine(s, stiff, red)
  }),
  cure: short((s) => {
    inkedFigure(s, onHip, clothes)
    lines.hipLine(s, onHip)
    lines.shoulderLine(s, onHip)
  }),
  checks: [
    [0, -90, 420],
    [-10, 60, 620],
  ],
}

const lunging: Stance = {
  shoulders: '-0.5,1.7 0.5,1.9',
  hips: '-1.3,4.0 -0.7,4.2',
  arms: '-1.9,1.4 -3.2,0.6 1.8,1.5 3.1,0.8',
  legs: '-2.6,5.7 -4.2,7.4 0.9,5.3 1.0,7.4',
  hands: ['rest', 'rest'],
}
const strokesOf = (joints: readonly Point[], widths: readonly number[]) => {
  const line = tube(
    [joints[0]!, mixed(joints[0]!, joints[1]!, 0.5), joints[1]!, mixed(joints[1]!, joints[2]!, 0.5), joints[2]!],
    widths,
  )
  return [line.slice(0, line.length / 2), line.slice(line.length / 2)]
}
/** The fewest lines that make somebody. */
function swift(s: Sheet, stance: Stance, colour: string) {
  ghost(s, stance, colour)
  const { shoulders, hips, arms, legs } = jointsOf(stance)
  const sweep = { in: 0.08, out: 0.3, least: 0.3 }
  for (const i of [0, 1] as const) {
    for (const edge of strokesOf([shoulders[i], ...arms[i]], [0.6, 0.6, 0.46, 0.44, 0.26])) s.ink(edge, 6, sweep)
    for (const edge of strokesOf([hips[i], ...legs[i]], [1.0, 0.9, 0.62, 0.6, 0.34])) s.ink(edge, 7, sweep)
    const [elbow, wrist] = arms[i]
    const angle = Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]) - Math.PI / 2
    smallHand(s, wrist, 'rest', { size: 0.6, angle, mirror: i === 0, skin: colour })
    smallShoe(s, legs[i][1], { size: 0.74, angle: i ? 0 : 0.3, colour: BLACK, sole: BLACK })
  }
  s.flat(ellipse(...mixed(...hips, 0.5), 0.7, 0.6), colour, { still: true })
  const trunk = bodyParts(stance)[4]!
  for (const edge of [trunk.slice(0, 4), trunk.slice(4).toReversed()]) s.ink(edge, 6, sweep)
  s.contour(trace('-0.7,-0.5 0,-0.96 0.74,-0.5 0.8,0.2 0.5,0.86 0.2,1 -0.3,0.8 -0.7,0.3'), 6)
  s.black(trace('-0.8,0.3 -1.0,-0.3 -0.7,-0.9 0.1,-1.16 0.72,-0.86 0.86,-0.3 0.3,-0.5 -0.3,-0.1 -0.5,0.4'))
  s.black(trace('-0.8,-0.6 -1.5,-0.6 -2.0,0 -1.9,0.7 -1.5,0.2 -0.9,0'))
  for (const x of [0.12, 0.56]) s.ink(trace(`${x - 0.12},0.16 ${x},0.22 ${x + 0.14},0.14`), 4)
}
const quick = (draw: (s: Sheet) => void) => (s: Sheet) => placed(s, { at: [30, -186], scale: 60 }, () => draw(s))
const framed = (s: Sheet, draw: () => void) => {
  s.solid(box(-120, -148, 160, 148), '#FFFFFF', 3, { corners: true })
  s.within(box(-120, -148, 160, 148), draw, true)
}
const SAGE = '#A9CBB6'

const fewLines: TopicDrawing = {
  steps: [
    quick((s) => {
      headOf(s)
      chestEgg(s, lunging)
      hipBowl(s, lunging)
    }),
    quick((s) => ends(s, lunging)),
    quick((s) => swift(s, lunging, SAGE)),
  ],
  slip: (s) =>
    framed(s, () => somebody(s, { ...dancerLook, stance: lunging, face: calm }, { at: [20, -40], scale: 50 })),
  cure: (s) =>
    framed(s, () =>
      placed(s, { at: [30, -92], scale: 27 }, () => {
        swift(s, lunging, SAGE)
        ends(s, lunging, now, 0.5)
      }),
    ),
  checks: [
    [0, 62, 620],
    [10, -40, 520],
  ],
}

const hidden: Stance = {
  shoulders: '-0.5,1.8 0.5,1.8',
  hips: '-0.4,4.2 0.2,4.2',
  arms: '-0.8,3.0 0.2,3.6 0.8,3.0 0.1,3.5',
  legs: '-0.3,6.3 -0.3,8.4 0.2,6.3 0.3,8.4',
  hands: ['grip', 'grip'],
}
const pouring: Stance = {
  shoulders: '-0.66,1.76 0.5,1.7',
  hips: '-0.7,4.2 -0.1,4.2',
  arms: '-2.0,2.7 -0.9,3.9 1.9,2.1 2.9,2.5',
  legs: '-1.2,6.2 -1.7,8.3 0.5,6.2 0.9,8.3',
  hands: ['rest', 'grip'],
  nod: 0.12,
}
const gardener: Omit<Somebody, 'stance'> = {
  wear: { top: '#F0C266', low: '#3F6E5A', kind: 'trousers', shoe: '#B8485C', sleeves: 'short' },
  look: { ...cast.red, lit: false, style: 'ponytail', yaw: 0.5 },
  face: glad,
}
/** A can hanging from a hand; water falls from its rose. */
function can(s: Sheet, [x, y]: Point, colour: string) {
  s.at(x, y, { rotate: 0.34 }, () => {
    s.ink(trace('-0.5,0.9 -0.3,0.1 0.3,0 0.5,0.8'), 9)
    s.solid(trace('0.4,1.5 1.5,0.7 1.7,0.96 0.5,1.9'), colour, 5, { corners: true })
    s.solid(trace('1.4,0.5 1.8,0.4 2.0,1.1 1.66,1.16'), colour, 5, { corners: true })
    s.solid(trace('-0.7,0.8 0.6,0.8 0.7,2.1 -0.8,2.1'), colour, 5, { corners: true })
  })
}
const COLUMN = { at: [0, 0], scale: 44 } as const
const column = (x: number, draw: (s: Sheet) => void) => (s: Sheet) =>
  placed(s, { ...COLUMN, at: [x, -178] }, () => draw(s))
const asBlack = (s: Sheet, stance: Stance) => {
  silhouette(s, { ...gardener, stance }, { scale: 1, pen: 1 })
  if (stance === pouring) can(s, [3.0, 2.9], BLACK)
  else s.black(trace('-0.6,3.8 0.7,3.8 0.8,4.9 -0.7,4.9'), { corners: true })
}
const gaps = ['-0.84,2.4 -1.6,2.74 -0.96,3.6', '-0.3,5.3 -0.7,6.4 -1.0,7.9 0.5,7.9 0.16,6.4']
const readable: TopicDrawing = {
  steps: [
    column(-330, (s) => asBlack(s, hidden)),
    column(-136, (s) => asBlack(s, pouring)),
    column(166, (s) => {
      figure(s, { ...gardener, stance: pouring })
      can(s, [3.0, 2.9], '#7FB2C4')
      for (const gap of gaps) red(s, [...trace(gap), trace(gap)[0]!], 5)
      for (const x of [4.5, 4.9, 5.2])
        inked(
          s,
          [
            [x, 4.6 + (x - 4.5) * 0.3],
            [x + 0.3, 6.0],
          ],
          3,
        )
    }),
  ],
  slip: (s) => placed(s, { at: [10, -104], scale: 27 }, () => asBlack(s, hidden)),
  cure: (s) => placed(s, { at: [-10, -104], scale: 27 }, () => asBlack(s, pouring)),
  checks: [
    [0, 0, 620],
    [-60, -40, 360],
  ],
}

export const gesture: readonly TopicDrawing[] = [lineOfAction, tilts, fewLines, readable]
