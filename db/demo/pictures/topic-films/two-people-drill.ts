import type { Somebody, Stance } from '../covers/actor.ts'
import { cast } from '../covers/cast.ts'
import { glad } from '../covers/gestures.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, now, redRing } from '../step-films/face.ts'
import { somebody, under, withPen } from './body-parts.ts'
import type { Draw, TopicDrawing } from './topic.ts'

const him: Omit<Somebody, 'stance'> = {
  wear: { top: '#6E93B8', low: '#3E4A66', kind: 'trousers', shoe: '#5A3A2E' },
  look: { ...cast.boy, lit: false, yaw: 0.46 },
  face: glad,
}
const her: Omit<Somebody, 'stance'> = {
  wear: { top: '#F0C266', low: '#B8485C', kind: 'skirt', shoe: '#F2F0E6', sleeves: 'short' },
  look: { ...cast.girl, lit: false, yaw: 0.46 },
  face: glad,
}
/** One arm reaches back to who follows. */
const leading: Stance = {
  shoulders: '-0.86,1.8 0.3,1.72',
  hips: '-1.3,4.15 -0.7,4.2',
  arms: '-1.9,2.6 -3.0,2.9 1.1,2.8 2.0,2.3',
  legs: '-2.0,6.1 -3.5,7.2 0.4,5.9 0.2,8.1',
  hands: ['rest', 'rest'],
  nod: 0.08,
}
const following: Stance = {
  shoulders: '-0.7,1.8 0.4,1.76',
  hips: '-1.1,4.15 -0.5,4.2',
  arms: '-1.5,2.9 -2.1,3.9 1.5,2.3 2.6,2.6',
  legs: '-1.8,6.1 -3.2,7.3 0.3,6.0 0.1,8.1',
  hands: ['rest', 'rest'],
  nod: -0.06,
}
const short: Stance = { ...following, arms: '-1.5,2.9 -2.1,3.9 1.0,2.6 1.5,3.3' }
const HANDS: Point = [26, -34]
const LEADS = { at: [HANDS[0] - 3.2 * 55, HANDS[1] - 3.0 * 55], scale: 55, left: true } as const
const FOLLOWS = { at: [HANDS[0] + 2.8 * 53, HANDS[1] - 2.7 * 53], scale: 53, left: true } as const
const onBody =
  ({ at: [x, y], scale }: typeof LEADS | typeof FOLLOWS) =>
  (noted: string): Point[] =>
    trace(noted).map(([px, py]): Point => [x - px * scale, y + py * scale])
const [his, hers] = [onBody(LEADS), onBody(FOLLOWS)]
const arms = (s: Sheet, width = 5) => {
  for (const arm of [his('-0.86,1.8 -1.9,2.6'), hers('0.4,1.76 1.5,2.3')]) {
    now(s, [HANDS, arm[1]!], width)
    now(s, [arm[1]!, arm[0]!], width)
    now(s, ellipse(...arm[0]!, 11, 11, { to: 7 }), 3)
  }
}
const ring = (s: Sheet) => now(s, ellipse(...HANDS, 30, 28, { from: 4, to: 10.5 }), 4)
const SKIN = cast.girl.skin ?? '#F4D6BF'
/** His fingers lie over hers. */
function clasp(s: Sheet) {
  const to = (noted: string) => trace(noted).map(([px, py]): Point => [HANDS[0] + px * 1.3, HANDS[1] + py * 1.3])
  s.solid(to('34,-16 12,-24 -14,-18 -20,4 -8,20 16,18 36,10'), SKIN, 4.6)
  s.solid(to('-34,-12 -20,-26 4,-26 20,-14 22,0 18,12 2,18 -18,12 -34,10'), him.look?.skin ?? SKIN, 4.6)
  for (const gap of ['2,-12 20,-10', '2,0 21,1']) s.ink(to(gap), 3.4, { in: 0.3, out: 0.1 })
  s.ink(to('-20,-8 -4,-16 8,-14'), 3.4, { in: 0.2, out: 0.4 })
}
const pair = (s: Sheet, joined = true) => {
  under(s, [20, 292], 330)
  somebody(s, { ...her, stance: joined ? following : short }, FOLLOWS)
  somebody(s, { ...him, stance: leading }, LEADS)
  if (joined) clasp(s)
}
const small = (draw: Draw) => (s: Sheet) => s.at(22, 8, { scale: 0.47 }, () => withPen(s, 0.6, () => draw(s)))

const joinedHands: TopicDrawing = {
  steps: [
    (s) => {
      ring(s)
      for (const { at, scale } of [LEADS, FOLLOWS])
        light(s, ellipse(...at, scale * 0.94, scale, { from: 4, to: 10.5 }), 2.4)
      light(s, trace('-320,292 360,292'), 2.4)
    },
    (s) => {
      arms(s)
      for (const shoulders of [his('-0.86,1.8 0.3,1.72'), hers('-0.7,1.8 0.4,1.76')]) light(s, shoulders, 2.4)
    },
    (s) => {
      for (const back of [his('-0.3,0.9 -0.3,1.8 -1.0,4.2'), hers('-0.2,0.9 -0.2,1.8 -0.8,4.2')]) now(s, back, 4)
      pair(s)
    },
  ],
  slip: small((s) => {
    pair(s, false)
    redRing(s, [HANDS[0] + 30, HANDS[1] + 10], [76, 60])
  }),
  cure: small((s) => {
    pair(s)
    arms(s, 4)
    ring(s)
  }),
  checks: [
    [26, -30, 320],
    [20, -60, 520],
  ],
}

export const twoPeopleDrill: readonly (TopicDrawing | null)[] = [null, joinedHands, null, null]
