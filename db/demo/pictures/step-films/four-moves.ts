import { type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { dot, type Line, light, now } from './face.ts'
import * as four from './four-legged.ts'
import { bent, lifted, stretched, walk } from './moving-cats.ts'
import { kept } from './side-by-side.ts'
import { inkThenColourNearby, type StepFilm } from './steps.ts'

const step = (s: Sheet, i: number, draw: (one: four.Beast) => void) =>
  s.at(-468 + i * 312, -186, { scale: 0.56 }, () => draw(walk[i]!))
const steps = (s: Sheet, draw: (one: four.Beast, i: number) => void) =>
  [0, 1, 2, 3].forEach((i) => step(s, i, (one) => draw(one, i)))
const before = (s: Sheet, draw: (one: four.Beast) => void) => s.at(-310, 146, { scale: 0.75 }, () => draw(bent))
const flying = (s: Sheet, draw: (one: four.Beast) => void) => s.at(300, 130, { scale: 0.77 }, () => draw(stretched))
const every = (s: Sheet, draw: (one: four.Beast) => void) => {
  steps(s, draw)
  before(s, draw)
  flying(s, draw)
}

const spine = (s: Sheet, one: four.Beast) => kept(s, () => now(s, four.backbone(one), 4))
const balls = (s: Sheet, one: four.Beast, line: Line = light) => {
  for (const round of [one.head, one.shoulder, one.hip]) four.ball(s, round, line, 2.4)
}
type Foot = readonly [which: 'fore' | 'hind', far: 0 | 1]
const feet: readonly Foot[] = [
  ['fore', 0],
  ['fore', 1],
  ['hind', 0],
  ['hind', 1],
]
const isUp = (i: number, [which, far]: Foot) => lifted[i]![0] === which && lifted[i]![1] === far
const leg = (s: Sheet, one: four.Beast, [which, far]: Foot, line: Line = far ? light : now) =>
  line(s, four.bones(one, which, far), 3.2)
const toes = (one: four.Beast, [which, far]: Foot): Point => four.bones(one, which, far)[3]!
const ground = (s: Sheet, from: number, to: number, y: number) =>
  kept(s, () =>
    light(s, [
      [from, y],
      [(from + to) / 2, y - 1],
      [to, y],
    ]),
  )

/** A cat that walks, in four pictures, and one that leaps, in two. */
export const fourMoves: StepFilm = {
  name: 'animals-build-4',
  subject: 'animal',
  seconds: 80,
  busy: true,
  brisk: true,
  steps: [
    {
      says: '上の段に歩く猫を4コマ、下の段に跳ぶ猫。地面から引きます。',
      draws: (s) => {
        ground(s, -610, 610, -46)
        ground(s, -610, 610, 336)
      },
    },
    {
      says: '背骨の弓を決めます。歩くときは、ゆるく波打つだけです。',
      draws: (s) => steps(s, (one) => spine(s, one)),
      time: 1.3,
    },
    { says: '跳ぶ前は、背骨の弓が丸く縮みます。', draws: (s) => before(s, (one) => spine(s, one)) },
    { says: '跳ぶと、弓が一気に伸びます。頭から尾まで長い線です。', draws: (s) => flying(s, (one) => spine(s, one)) },
    {
      says: '弓に、頭と肩と腰の丸を下げます。縮むと、丸が近づきます。',
      draws: (s) => every(s, (one) => balls(s, one)),
      time: 1.5,
    },
    {
      says: '着いている足を選びます。歩く猫は3本ずつ、地面に点を打ちます。',
      draws: (s) =>
        steps(s, (one, i) => feet.filter((foot) => !isUp(i, foot)).forEach((foot) => dot(s, toes(one, foot), now, 8))),
      time: 1.4,
    },
    {
      says: '点から肩と腰へ、足の線。体重が乗るので、まっすぐに近くします。',
      draws: (s) => steps(s, (one, i) => feet.filter((foot) => !isUp(i, foot)).forEach((foot) => leg(s, one, foot))),
      time: 1.6,
    },
    {
      says: '跳ぶ前に着いている足は、うしろ足2本。地面を押します。',
      draws: (s) => before(s, (one) => feet.slice(2).forEach((foot) => leg(s, one, foot))),
    },
    {
      says: '浮いた足を折ります。右うしろ、右前、左うしろ、左前の順です。',
      draws: (s) =>
        steps(s, (one, i) =>
          leg(
            s,
            one,
            feet.find((foot) => isUp(i, foot))!,
            now,
          ),
        ),
      time: 1.3,
    },
    {
      says: '跳ぶ前の前足は、手首から先を胸の下に折りたたみます。',
      draws: (s) => before(s, (one) => feet.slice(0, 2).forEach((foot) => leg(s, one, foot))),
    },
    {
      says: '空中では、4本とも浮いた足。前と後ろへ投げ出します。',
      draws: (s) => flying(s, (one) => feet.forEach((foot) => leg(s, one, foot))),
    },
    {
      says: 'ペンを入れます。着いている足の先は、地面の線の上です。',
      draws: (s) => {
        steps(s, (one) => four.drawBeast(s, one, 4.4))
        for (const place of [before, flying]) place(s, (one) => four.drawBeast(s, one, 5.2))
      },
      layer: 'ink',
      order: inkThenColourNearby,
      time: 2.2,
    },
    { says: '色を置きます。奥の足を暗くすると、左右が見分けられます。', layer: 'flat', time: 1.7 },
    { says: '下描きを隠して、背骨の弓だけ残します。同じ側の足は、同時に浮きません。', hides: true, time: 1.4 },
  ],
}
