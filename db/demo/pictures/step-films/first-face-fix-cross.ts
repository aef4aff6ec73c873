import { ellipse, type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { ball, bar, dot, EYES, level, light, type Line, MOUTH, NOSE, now, red, tick, upright } from './face.ts'
import * as mend from './mended-face.ts'
import { kept } from './side-by-side.ts'
import type { StepFilm } from './steps.ts'

const { wrong, right, faceOn, features } = mend
const parts = ['left eye', 'right eye', 'nose', 'mouth'] as const
/** So little she looks down: enough that the line of the eyes sags. */
const DOWN = { pitch: 0.1 }
const SAG = Math.sin(DOWN.pitch) * 0.93

/** As stiff as two rods in front of the ball: their ends stand out on all sides. */
const askew = (s: Sheet, draw: () => void) => s.at(0.2, -0.03, { rotate: 0.16 }, draw)
const upStiff = (s: Sheet, line: Line) => askew(s, () => mend.straight(s, [0, -1.16], [0.002, 1.12], line, 3.4))
const acrossStiff = (s: Sheet, line: Line, wide = 3.4) =>
  askew(s, () => mend.straight(s, [-1.4, EYES], [1.2, EYES + 0.002], line, wide))
const ends: readonly Point[] = [
  [-1.16, -0.13],
  [1.27, 0.28],
]

const why: StepFilm = {
  name: 'first-face-fix-2-1',
  ...mend.coded,
  lies: (s) => {
    mend.grounds(s)
    faceOn('right', mend.lookingDown)(s)
  },
  steps: [
    {
      says: '右は、丸に沿わせた十字から描いた顔。左に、丸だけ同じように描きます。',
      draws: (s) => wrong(s, () => kept(s, () => ball(s, now))),
    },
    {
      says: 'そこへ、定規を当てたような十字。端が、丸の外へ飛び出しました。',
      draws: (s) =>
        wrong(s, () =>
          kept(s, () => {
            upStiff(s, now)
            acrossStiff(s, now)
          }),
        ),
    },
    {
      says: 'この線をたよりに、目、鼻、口を置いていきます。',
      time: 1.7,
      lays: faceOn('wrong', mend.afloat),
      ...features('wrong', ...parts),
    },
    {
      says: '線の端を見てください。丸から離れて、宙に浮いています。',
      draws: (s) => wrong(s, () => ends.forEach((end) => mend.ring(s, end, [0.2, 0.2]))),
    },
    {
      says: '顔の前に、ガラスの板を立てたようなもの。目鼻が、まとめて横へすべりました。',
      time: 1.2,
      draws: (s) => {
        wrong(s, () => mend.ring(s, [0.63, 0.19], [0.36, 0.35]))
        mend.notSo(s)
      },
    },
    {
      says: '右の横線は、丸のふちから入って、少し下がり、ふちへ抜けます。',
      draws: (s) => right(s, () => kept(s, () => level(s, DOWN, now))),
    },
    {
      says: '縦線は、鼻すじとあごの真ん中。',
      time: 0.8,
      draws: (s) => right(s, () => kept(s, () => upright(s, {}, now))),
    },
    { says: '目も口も、この2本の上。顔の面から離れません。', draws: mend.so, hides: true },
  ],
}

/** A ribbon around the ball: its two edges, and its colour. */
const WIDE = 0.085
const turned = { yaw: 0.5, pitch: 0.22 }
const ribbonAcross = (s: Sheet, line: Line) => [-WIDE, WIDE].forEach((by) => level(s, turned, line, EYES + by))
const ribbonDown = (s: Sheet, line: Line) =>
  [-WIDE, WIDE].forEach((by) => upright(s, { ...turned, yaw: turned.yaw + by }, line))
const edge = (draw: (s: Sheet, line: Line) => void, s: Sheet) => {
  const ways: Point[][] = []
  draw(s, (_, points) => ways.push([...points]))
  return [...ways[0]!, ...ways[1]!.toReversed()]
}
const RIBBON = '#F2A33C'
const coloured = (s: Sheet) => {
  for (const draw of [ribbonAcross, ribbonDown])
    s.flat(edge(draw, s), RIBBON, { corners: true, still: true, opacity: 0.9 })
}

/** Larger than a head, and alone. */
const study = (s: Sheet, draw: () => void) => s.at(-320, 0, { scale: 226 }, draw)

const ribbon: StepFilm = {
  name: 'first-face-fix-2-2',
  ...mend.coded,
  lies: (s) => {
    mend.grounds(s)
    faceOn('right', mend.lookingDown)(s)
  },
  steps: [
    {
      says: '左に、ボールを1つ。右下へ斜めの線を足して、丸みを出します。',
      draws: (s) =>
        study(s, () => {
          kept(s, () => ball(s, now))
          kept(s, () => {
            for (const r of [0.92, 0.8, 0.66]) light(s, ellipse(0, 0, r, r, { from: 0.35, to: 1.25 }), 2.4)
          })
        }),
    },
    {
      says: '横に、リボンを1周。ふちまで来たら、裏側へ回ります。',
      draws: (s) => study(s, () => kept(s, () => ribbonAcross(s, now))),
    },
    {
      says: '縦にも1周。ボールが右を向いているので、右へふくらみます。',
      draws: (s) => study(s, () => kept(s, () => ribbonDown(s, now))),
    },
    {
      says: '見えているところだけ色をつけます。どこも、ボールから浮いていません。',
      draws: (s) => study(s, () => coloured(s)),
    },
    {
      says: '右の顔にも巻きます。正面なら、横のリボンは真ん中が少し下がるだけ。',
      draws: (s) => right(s, () => level(s, DOWN, now)),
    },
    { says: '縦のリボンは、まっすぐに見えます。', time: 0.8, draws: (s) => right(s, () => upright(s, {}, now)) },
    { says: '交わったところから、目、鼻、口。リボンの上にのせます。', time: 2, ...features('right', ...parts) },
    { says: 'リボンを外しても、目鼻は顔の丸みにのっています。', draws: mend.so, hides: true },
  ],
}

const check: StepFilm = {
  name: 'first-face-fix-2-3',
  ...mend.coded,
  lies: (s) => {
    mend.grounds(s)
    faceOn('wrong', mend.afloat)(s)
    faceOn('right', mend.lookingDown)(s)
    for (const on of [wrong, right]) on(s, () => kept(s, () => ball(s)))
    wrong(s, () => kept(s, () => upStiff(s, light)))
  },
  steps: [
    {
      says: '左の絵の横線を、赤い線で追いかけます。',
      draws: (s) => wrong(s, () => acrossStiff(s, red, 6)),
    },
    {
      says: '丸のふちを過ぎても止まりません。まっすぐのまま、外へ出ています。',
      draws: (s) => {
        wrong(s, () => ends.forEach((end) => mend.ring(s, end, [0.2, 0.2])))
        mend.notSo(s)
      },
    },
    {
      says: '右の絵。丸の左のふちに印をつけて、ここから始めます。',
      draws: (s) => right(s, () => kept(s, () => tick(s, [-0.99, EYES], now, 0.12))),
    },
    {
      says: '真ん中で少し下がって、右のふちで止まりました。',
      draws: (s) =>
        right(s, () =>
          kept(s, () => {
            level(s, DOWN, now)
            tick(s, [0.99, EYES], now, 0.12)
          }),
        ),
    },
    {
      says: '縦線は、てっぺんからあごまで。上も下も、丸の内側です。',
      draws: (s) =>
        right(s, () =>
          kept(s, () => {
            upright(s, {}, now)
            for (const y of [-1, 1]) bar(s, [0, y], now, 0.12)
          }),
        ),
    },
    {
      says: '両目の真ん中、鼻先、口。どれも2本の線の上です。',
      draws: (s) =>
        right(s, () =>
          kept(s, () => {
            for (const y of [EYES + SAG, NOSE + 0.065, MOUTH + 0.05]) dot(s, [0, y], now, 0.03)
          }),
        ),
    },
    { says: '線の濃さも見ます。軽くこすって消えるなら、力の抜きかたも合格です。', draws: mend.so },
  ],
}

/** DAY 2: a cross that floats off the ball. */
export const crossFilms: readonly StepFilm[] = [why, ribbon, check]
