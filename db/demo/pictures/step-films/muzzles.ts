import { bend, ellipse, mixed, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import * as face from './beast-faces.ts'
import { type Line, light, now } from './face.ts'
import { inkThenColourNearby, type StepFilm } from './steps.ts'

type Kind = { shape: face.HeadShape; kind: 'dog' | 'cat'; coat: string; belly: string; iris?: string }
const six: readonly Kind[] = [
  { shape: face.longDog, kind: 'dog', coat: '#E3A45A', belly: '#F7E2BE' },
  { shape: face.prickedDog, kind: 'dog', coat: '#C9793F', belly: '#FBEBD2' },
  { shape: face.shortDog, kind: 'dog', coat: '#E2C79C', belly: '#6B5548' },
  { shape: face.commonCat, kind: 'cat', coat: '#8E96C4', belly: '#E9E6F2' },
  { shape: face.flatCat, kind: 'cat', coat: '#EFE3D0', belly: '#FFFFFF', iris: '#F0B050' },
  { shape: face.leanCat, kind: 'cat', coat: '#E9D6B8', belly: '#8A6A58', iris: '#8CC4E8' },
]
const R = 98
const of = (s: Sheet, i: number, draw: (one: Kind) => void) =>
  s.at(((i % 3) - 1) * 416 + (i % 3 === 0 ? 46 : 24), i < 3 ? -182 : 172, { scale: R }, () => draw(six[i]!))
const these = (s: Sheet, places: readonly number[], draw: (one: Kind) => void) => places.forEach((i) => of(s, i, draw))
const [dogs, cats, all] = [
  [0, 1, 2],
  [3, 4, 5],
  [0, 1, 2, 3, 4, 5],
] as const

const ball = (s: Sheet) => now(s, ellipse(0, 0, 0.98, 0.98, { from: 3.9, to: 10.6 }))
/** It looks left: the middle lies close to that side. */
const cross = (s: Sheet) => {
  light(s, bend([-0.1, -0.98], [-1.5, -0.1], [-0.2, 0.96]))
  light(s, bend([-0.96, -0.06], [0, 0.16], [0.96, -0.06]))
}
/** A box with its upper face; the front lies at the nose. */
function box(s: Sheet, { shape }: Kind, line: Line = now) {
  const [from, to, top, bottom] = shape.box
  const slant = (bottom - top) * 0.14
  const front: [Point, Point] = [
    [to, top + slant],
    [to + 0.06, bottom - slant],
  ]
  line(s, [[from, top], front[0]])
  line(s, front)
  line(s, [front[1], [from, bottom]])
  const [dx, dy] = [0.14, -0.15]
  line(
    s,
    [front[0], [to + dx, top + slant + dy], [from + dx * 0.4, top + dy]].map(([x, y]): Point => [x!, y!]),
  )
}
const noseAndMouth = (s: Sheet, { shape }: Kind) => {
  const nose = trace(shape.nose)
  now(s, [...nose, nose[0]!], 2.4)
  now(s, trace(shape.mouth), 2.4)
}
/** Where an ear grows: along the ball. */
function roots(s: Sheet, { shape }: Kind) {
  for (const noted of shape.ears) {
    const ear = trace(noted)
    const [a, b] = [ear[0]!, shape.stands ? ear.at(-1)! : ear[2]!]
    const [x, y] = mixed(a, b, 0.5)
    const far = Math.hypot(x, y)
    now(s, bend(a, [(x / far) * (far + 0.12), (y / far) * (far + 0.12)], b), 5)
  }
}
const ears = (s: Sheet, { shape }: Kind) => shape.ears.forEach((noted) => now(s, trace(noted), 2.8))

/** Neck below the head, cut off before the shoulder. */
function neck(s: Sheet, { coat }: Kind) {
  const [front, back] = [trace('-0.34,0.8 -0.3,1.2 -0.52,1.62'), trace('0.92,0.2 1.12,0.9 1.5,1.5')]
  s.flat([...front, ...trace('0.4,1.74'), ...back.toReversed()], coat, { knock: true, corners: true })
  s.ink(front, 5, { in: 0.1, out: 0.5 })
  s.ink(back, 5, { in: 0.1, out: 0.5 })
}
function drawn(s: Sheet, one: Kind) {
  neck(s, one)
  face.drawFace(s, { ...one, r: 1, pen: 5.2 }, trace)
}

/** Three dogs and three cats: a ball, a box at the mouth, ears. */
export const muzzles: StepFilm = {
  name: 'animals-build-2',
  subject: 'animal',
  seconds: 80,
  busy: true,
  brisk: true,
  steps: [
    { says: '頭は球。上の段に、犬3匹の球を描きます。', draws: (s) => these(s, dogs, () => ball(s)) },
    { says: '下の段は猫3匹。球の大きさは、犬とそろえます。', draws: (s) => these(s, cats, () => ball(s)) },
    {
      says: '球に、左を向いた真ん中の線と、目の線を回します。',
      draws: (s) => these(s, all, () => cross(s)),
      time: 1.6,
    },
    {
      says: '口もとの箱をつけます。左の犬は長い箱。目の線の高さから前へ。',
      draws: (s) => of(s, 0, (one) => box(s, one)),
      time: 1.2,
    },
    {
      says: '真ん中の犬は中くらい、右の犬はごく短い箱です。',
      draws: (s) => these(s, [1, 2], (one) => box(s, one)),
      time: 1.2,
    },
    {
      says: '猫の箱は、どれも短く。球から少し出るだけにします。',
      draws: (s) => these(s, cats, (one) => box(s, one)),
      time: 1.3,
    },
    {
      says: '鼻は箱の前の面、口の線は横の面に。口もとに厚みが出ます。',
      draws: (s) => these(s, all, (one) => noseAndMouth(s, one)),
      time: 1.6,
    },
    {
      says: '耳の付け根を決めます。球の丸みに沿った弧で印します。',
      draws: (s) => these(s, all, (one) => roots(s, one)),
      time: 1.5,
    },
    {
      says: '犬の耳。垂れ耳は付け根から下へ、立ち耳は上へ。',
      draws: (s) => these(s, dogs, (one) => ears(s, one)),
      time: 1.2,
    },
    {
      says: '猫の耳は三角。付け根の広さで、種類が分かれます。',
      draws: (s) => these(s, cats, (one) => ears(s, one)),
      time: 1.2,
    },
    {
      says: 'ペンを入れます。額から箱へ下りる段を、ひと続きの線で。',
      draws: (s) => these(s, all, (one) => drawn(s, one)),
      layer: 'ink',
      order: inkThenColourNearby,
      time: 2.2,
    },
    { says: '色を置きます。口もとの色を変えると、箱の厚みが見えます。', layer: 'flat', time: 1.7 },
    { says: '下描きを隠します。同じ球から、6匹になりました。', hides: true, time: 1.2 },
  ],
}
