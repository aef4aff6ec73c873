import { smallHand, tube } from '../covers/limbs.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, now, red } from '../step-films/face.ts'
import { placed } from './body-parts.ts'
import { head, still } from './torso-parts.ts'
import type { Draw, TopicDrawing } from './topic.ts'

const hues = {
  ...{ skin: '#F5CDA9', tunic: '#F4EAD4', trim: '#2F6E8C', leg: '#5A5578', boot: '#A5673C', cape: '#C92F45' },
  ...{ blade: '#E6F0F7', gold: '#F2B441', capeDark: '#8A1F3C' },
}
type How = { in: number; out: number; least: number }
type Hand = (s: Sheet, way: readonly Point[], width?: number) => void
/** Lines that bear, lines that go on to somewhere, and all the others. */
type Lines = { stop: Hand; leave: Hand; plain: Hand }
const drawn =
  (how: How, usual: number): Hand =>
  (s, way, width = usual) =>
    s.ink(way, width, how)
const even = drawn({ in: 0.01, out: 0.01, least: 1 }, 6)
const heavy: Hand = (s, way) => even(s, way, 9)
const alike: Lines = { stop: heavy, leave: heavy, plain: heavy }
const alive: Lines = {
  stop: drawn({ in: 0.02, out: 0.04, least: 0.85 }, 13),
  leave: drawn({ in: 0.03, out: 0.92, least: 0.03 }, 6),
  plain: drawn({ in: 0.1, out: 0.14, least: 0.4 }, 5),
}
type Limb = { spine: readonly Point[]; widths: readonly number[]; colour: string }
function limb(s: Sheet, { spine, widths, colour }: Limb, line: Hand) {
  const around = tube(spine, widths)
  s.flat(around, colour, { knock: true, corners: true, still: true })
  line(s, around.slice(0, around.length / 2))
  line(s, around.slice(around.length / 2))
}
function shape(s: Sheet, points: readonly Point[], colour: string, line: Hand) {
  s.flat(points, colour, { knock: true, still: true })
  line(s, [...points, points[0]!])
}

const FRONT = { spine: trace('0.3,4.3 1.9,4.5 1.7,6.2'), widths: [1.16, 0.92, 0.62] } as const
const BACK = { spine: trace('-0.5,4.3 -2.1,5.1 -3.9,6.5'), widths: [1.1, 0.86, 0.62] } as const
/** The leg that takes all the weight. */
function bearingLeg(s: Sheet, { stop }: Lines) {
  limb(s, { ...FRONT, colour: hues.leg }, stop)
  limb(s, { spine: trace('1.88,5.1 1.7,6.4'), widths: [0.86, 0.76], colour: hues.boot }, stop)
  shape(s, trace('1.3,6.1 2.1,6.1 2.4,6.5 3.0,6.8 3.0,7.0 1.3,6.96'), hues.boot, stop)
}
function backLeg(s: Sheet, { plain }: Lines) {
  limb(s, { ...BACK, colour: hues.leg }, plain)
  limb(s, { spine: trace('-3.0,5.7 -4.1,6.6'), widths: [0.86, 0.76], colour: hues.boot }, plain)
  shape(s, trace('-4.5,6.1 -3.7,6.4 -3.8,7.1 -4.7,7.1 -4.9,6.8'), hues.boot, plain)
}
const tunic = trace(
  '-0.5,1.3 -0.98,1.6 -0.8,2.6 -0.7,3.3 -1.2,4.7 -0.2,5.0 0.8,4.8 1.5,4.9 0.8,3.3 0.9,2.4 1.04,1.7 0.5,1.3 0,1.6',
)
function trunk(s: Sheet, { plain }: Lines) {
  s.flat(trace('-0.34,0.5 0.34,0.5 0.4,1.5 -0.4,1.5'), hues.skin, { knock: true, corners: true, still: true })
  shape(s, tunic, hues.tunic, plain)
  s.within(tunic, () =>
    s.flat(trace('-1,1.4 -0.4,1.4 -0.3,2.4 -0.3,3.3 -0.5,5.1 -1.4,5'), '#5A4A78', { ...still, opacity: 0.3 }),
  )
  shape(s, trace('-0.74,3.06 0.8,3.06 0.84,3.4 -0.76,3.4'), hues.trim, plain)
  head(
    s,
    [0, 0],
    1,
    {
      style: 'short',
      yaw: 0.52,
      skin: hues.skin,
      hair: '#D9803A',
      hairLight: '#FFD07A',
      mood: 'calm',
      iris: '#2F8C7E',
    },
    0.1,
  )
}
/** Both hands on the hilt; the blade runs out towards its tip. */
function sword(s: Sheet, { plain, leave }: Lines) {
  limb(s, { spine: trace('-0.8,1.9 0.6,2.9 2.1,2.3'), widths: [0.56, 0.52, 0.4], colour: '#FFF6E4' }, plain)
  s.flat(trace('2.5,2.34 2.78,1.98 7.2,4.5'), hues.blade, { ...still, corners: true, knock: true })
  leave(s, trace('2.78,1.98 5.0,3.2 7.3,4.54'), 7)
  leave(s, trace('2.5,2.34 4.8,3.4 7.1,4.5'), 7)
  leave(s, trace('2.9,2.3 4.8,3.3 6.2,4.04'), 3)
  shape(s, trace('2.2,2.66 2.9,1.4 3.16,1.56 2.5,2.8'), hues.gold, plain)
  limb(s, { spine: trace('0.96,1.9 1.6,2.3 2.1,2.0'), widths: [0.62, 0.56, 0.44], colour: '#FFF6E4' }, plain)
  for (const [x, y] of trace('1.66,1.86 2.1,2.12'))
    smallHand(s, [x, y], 'grip', { size: 0.66, angle: -1.2, skin: hues.skin })
}
const cape = trace('-0.4,1.3 -1.6,1.4 -3.0,2.2 -4.4,2.0 -5.4,2.7 -4.2,3.2 -3.6,4.3 -2.4,3.9 -1.4,4.5 -0.4,3.6')
/** Cloth that is blown back: every line of it goes the way of the wind. */
function cloth(s: Sheet, { leave }: Lines) {
  s.flat(cape, hues.cape, { still: true })
  s.within(cape, () => s.flat(trace('-0.4,3.0 -2.4,3.1 -5,2.8 -4,5 -0.4,5'), hues.capeDark, { ...still, opacity: 0.7 }))
  for (const way of [
    '-0.5,1.3 -1.6,1.4 -3.0,2.2 -4.4,2.0 -5.5,2.7',
    '-0.6,3.8 -1.4,4.5 -2.4,3.9 -3.6,4.3',
    '-2.4,3.9 -3.4,3.6 -4.2,3.2 -5.2,2.8',
    '-0.7,1.8 -2.2,2.3 -3.8,2.7 -4.6,2.6',
    '-0.7,2.4 -1.9,3.0 -3.0,3.9',
    '-0.8,2.9 -1.3,3.7 -1.4,4.4',
  ])
    leave(s, trace(way))
  s.flat(trace('-0.9,-0.3 -1.7,-0.5 -2.7,0.1 -1.9,0.1 -1.5,0.4 -0.9,0.3'), '#D9803A', still)
  leave(s, trace('-0.8,-0.4 -1.7,-0.5 -2.8,0.1'))
  leave(s, trace('-0.8,0.3 -1.5,0.4 -2.2,0.06'))
}
const swept = trace('-2.2,-1.6 0.4,-2.4 3.4,-1.7 5.9,0.6 7.1,3.6')
const whole = (s: Sheet, lines: Lines) => {
  cloth(s, lines)
  backLeg(s, lines)
  bearingLeg(s, lines)
  trunk(s, lines)
  sword(s, lines)
}
const LARGE = { at: [-34, -104] as Point, scale: 56, pen: 0.8 }
const large = (draw: Draw) => (s: Sheet) => placed(s, LARGE, () => draw(s))
const small = (draw: Draw) => (s: Sheet) => placed(s, { at: [-14, -58], scale: 27.6, pen: 0.62 }, () => draw(s))

const stopAndLeave: TopicDrawing = {
  steps: [
    large((s) => {
      light(s, ellipse(0, 0, 0.9, 1.04, { from: 4, to: 10.6 }), 2.4)
      light(s, tunic, 2.4)
      light(s, [...BACK.spine], 2.4)
      light(s, trace('-0.8,1.9 0.6,2.9 2.3,2.2 7.2,4.6'), 2.4)
      bearingLeg(s, alive)
      now(s, trace('2.0,7.3 -5.0,7.3'), 3)
      now(s, trace('3.5,3.6 3.5,5.6'), 5)
      now(s, trace('3.2,5.2 3.5,5.6 3.8,5.2'), 5)
    }),
    large((s) => {
      trunk(s, alive)
      sword(s, alive)
      now(s, swept, 4)
    }),
    {
      beneath: large((s) => {
        s.flat(ellipse(-0.8, 7.16, 4.6, 0.2).slice(0, -1), '#D9D2C6', still)
        cloth(s, alive)
        backLeg(s, alive)
      }),
    },
  ],
  slip: small((s) => whole(s, alike)),
  cure: small((s) => {
    whole(s, alive)
    red(s, ellipse(6.5, 4.1, 1.1, 1.0, { from: 3.9, to: 10.5 }), 4)
  }),
  checks: [
    [250, 80, 380],
    [70, 200, 420],
  ],
}

export const gestureWork: readonly (TopicDrawing | null)[] = [null, null, stopAndLeave, null]
