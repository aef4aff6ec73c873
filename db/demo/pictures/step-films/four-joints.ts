import { ellipse } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { cat, dog } from './beasts.ts'
import { dot, type Line, light, now, red } from './face.ts'
import * as four from './four-legged.ts'
import { kept } from './side-by-side.ts'
import { inkThenColourNearby, type StepFilm } from './steps.ts'

const GROUND = 250
const onDog = (s: Sheet, draw: (one: four.Beast) => void) => s.at(-312, 74, { scale: 0.94 }, () => draw(dog))
const onCat = (s: Sheet, draw: (one: four.Beast) => void) => s.at(352, 80, { scale: 0.92 }, () => draw(cat))
const both = (s: Sheet, draw: (one: four.Beast) => void) => {
  onDog(s, draw)
  onCat(s, draw)
}
const spine = (s: Sheet, one: four.Beast) => kept(s, () => now(s, four.backbone(one), 4))
const balls = (s: Sheet, one: four.Beast) => kept(s, () => [one.shoulder, one.hip].forEach((at) => four.ball(s, at)))
const leg = (s: Sheet, one: four.Beast, which: 'fore' | 'hind', far: 0 | 1, line: Line = now) => {
  line(s, four.bones(one, which, far), 3.4)
}
const joints = (s: Sheet, one: four.Beast, which: 'fore' | 'hind', from: number) =>
  four
    .bones(one, which, 0)
    .slice(from, 3)
    .forEach((at) => dot(s, at, now, 7))
const heel = ({ hind }: four.Beast) => hind[0][1]

/** How high the heel lies over the ground. */
const height = (s: Sheet, one: four.Beast) => {
  const [x, y] = heel(one)
  now(s, ellipse(x, y, 15, 15, { to: 6.8 }), 3.4)
  now(s, [
    [x + 66, y],
    [x + 66.5, GROUND],
  ])
  for (const end of [y, GROUND])
    now(s, [
      [x + 54, end],
      [x + 78, end],
    ])
}
const ground = (s: Sheet) =>
  light(s, [
    [-600, 312],
    [0, 310],
    [600, 312],
  ])
/** The teacher's ring around the heel. */
const ringed = (s: Sheet, one: four.Beast) => {
  const [x, y] = heel(one)
  red(s, ellipse(x, y, 44, 44, { from: 4, to: 10.5 }))
}

/** Dog and cat side by side, from the line of the back to the heel. */
export const fourJoints: StepFilm = {
  name: 'animals-build-1',
  subject: 'animal',
  seconds: 80,
  busy: true,
  brisk: true,
  steps: [
    {
      says: '地面の線を1本。左に犬、右に猫を、横から描きます。',
      draws: (s) => kept(s, () => ground(s)),
      time: 1.2,
    },
    {
      says: '背骨の線を引きます。首から肩、腰、しっぽの先までひと息に。',
      draws: (s) => onDog(s, (one) => spine(s, one)),
      time: 1.3,
    },
    {
      says: '猫の背骨の線は、犬より低く。尾は付け根から上へ立てます。',
      draws: (s) => onCat(s, (one) => spine(s, one)),
      time: 1.3,
    },
    {
      says: '線の先に、頭の丸。犬の頭は、背中よりずっと高い所です。',
      draws: (s) => both(s, ({ head }) => four.ball(s, head)),
      time: 1.1,
    },
    {
      says: '肩と腰の丸を置きます。胸の入る肩を、腰より大きく。',
      draws: (s) => onDog(s, (one) => balls(s, one)),
      time: 1.2,
    },
    { says: '猫は、肩と腰の差を小さく。それでも肩が大きめです。', draws: (s) => onCat(s, (one) => balls(s, one)) },
    {
      says: '丸をつないで胴にします。お腹は、腰の手前で細く。',
      draws: (s) => both(s, (one) => now(s, [...four.trunk(one), four.trunk(one)[0]!], 2.6)),
      time: 1.2,
    },
    {
      says: '前足は、ひじが胴のすぐ下。手首まで、ほぼまっすぐです。',
      draws: (s) =>
        both(s, (one) => {
          leg(s, one, 'fore', 0)
          leg(s, one, 'fore', 1, light)
        }),
      time: 1.2,
    },
    {
      says: 'かかとの位置を決めます。地面から、足の長さの3分の1も上です。',
      draws: (s) => kept(s, () => both(s, (one) => height(s, one))),
      time: 1.3,
    },
    {
      says: '腰からひざは前へ、ひざからかかとは後ろへ。つま先で立ちます。',
      draws: (s) =>
        kept(s, () =>
          both(s, (one) => {
            leg(s, one, 'hind', 0)
            joints(s, one, 'hind', 1)
          }),
        ),
      time: 1.4,
    },
    {
      says: '奥のうしろ足も、同じ曲がり方で少し後ろへ。',
      draws: (s) => both(s, (one) => leg(s, one, 'hind', 1, light)),
    },
    {
      says: 'ペンを入れます。手前の足から。太ももは太く、かかとの下は細く。',
      draws: (s) => both(s, (one) => four.drawBeast(s, one)),
      layer: 'ink',
      order: inkThenColourNearby,
      time: 2,
    },
    { says: '色を置きます。奥の足は、ひと色暗く。', layer: 'flat', time: 1.6 },
    { says: '下描きを隠して、骨ぐみだけ残します。背骨は、尾までひと続き。', hides: true, time: 1.2 },
    {
      says: '逆に曲がって見えるのは、ひざでなくかかと。地面から離れています。',
      draws: (s) => both(s, (one) => ringed(s, one)),
      time: 1.2,
    },
  ],
}
