import type { Sheet } from '../sheet.ts'
import {
  ball,
  both,
  brow,
  CHIN,
  eye,
  eyeOval,
  EYES,
  eyeTicks,
  inked,
  inner,
  level,
  light,
  measure,
  now,
  outer,
  tick,
  TOP,
  upright,
  type View,
} from './face.ts'
import { drawPerson, faceFirst } from './front-people.ts'
import { kept } from './side-by-side.ts'
import { byTurns, type StepFilm } from './steps.ts'

/** Each lasts so long that its three chapters can follow each other through it. */
export const daily = { seconds: 80, seed: 417 }
/** The middle of the face, from the ball to the chin. */
export const toTheChin = (s: Sheet, line = light) =>
  line(s, [
    [0, 0.96],
    [0, CHIN + 0.06],
  ])

/** Six heads in two rows, as many as the cover has. */
const six = (s: Sheet, i: number, draw: () => void) =>
  s.at(((i % 3) - 1) * 392, i < 3 ? -186 : 148, { scale: 118 }, draw)
/** One of them gets a face: there the construction is hidden in the end. */
const FACED = 3
const these = (s: Sheet, places: readonly number[], draw: (i: number) => void) =>
  places.forEach((i) => (i === FACED ? six(s, i, () => draw(i)) : kept(s, () => six(s, i, () => draw(i)))))
const views: readonly View[] = [{}, {}, { pitch: -0.34 }, {}, { pitch: 0.34 }, {}]
const down = (s: Sheet, ...places: number[]) => these(s, places, (i) => upright(s, views[i]!, now))
const around = (s: Sheet, ...places: number[]) => these(s, places, (i) => level(s, views[i]!, now))
const balls = (s: Sheet, ...places: number[]) => these(s, places, () => ball(s, light))

const sixHeads: StepFilm = {
  name: 'first-face-drill-1',
  ...daily,
  steps: [
    { says: '左上から始めます。紙をなでる力で、丸を2周。', draws: (s) => balls(s, 0) },
    { says: 'となりにも同じ大きさで。線は重なったままで大丈夫です。', draws: (s) => balls(s, 1) },
    { says: '手首を止めて、ひじから回します。', draws: (s) => balls(s, 2) },
    { says: '下の段は、上の丸の真下に。ゆがんでも消しません。', draws: (s) => balls(s, 3, 4) },
    { says: '6つめ。どれも、消しゴムで消える薄さのままです。', draws: (s) => balls(s, 5) },
    {
      says: '縦の線は、てっぺんの真ん中に印をつけてから、下まで1本。',
      draws: (s) =>
        these(s, [0], () => {
          tick(s, [0, TOP], now, 0.09)
          upright(s, {}, now)
        }),
    },
    {
      says: '左右の幅を見くらべます。同じなら、正面を向いています。',
      draws: (s) => these(s, [0], () => both((side) => measure(s, [0, -0.36], [side * 0.93, -0.36], light))),
    },
    { says: '1本を2秒くらいで。縦の線を、となりの丸へ続けます。', draws: (s) => down(s, 1, 2) },
    { says: '下の段も、てっぺんから。紙は回しません。', draws: (s) => down(s, 3, 4, 5) },
    {
      says: 'あごの分だけ、丸の下へのばしておきます。',
      draws: (s) => these(s, [3, 5], () => toTheChin(s, now)),
    },
    { says: '横の線は目の高さ。丸の半分より少し下を、ふちからふちまで。', draws: (s) => around(s, 0, 1) },
    { says: '見上げる頭では、リボンのように上へふくらませます。', draws: (s) => around(s, 2) },
    { says: 'うつむく頭では下へ。横の線の端は、どちらも丸のふちです。', draws: (s) => around(s, 4) },
    { says: '残りは正面。縦の線と直角に重ねます。', draws: (s) => around(s, 3, 5) },
    {
      says: '左下にだけ、顔を入れます。目は横の線の上、鼻は縦の線の上。',
      draws: (s) => six(s, FACED, () => drawPerson(s, 'blond', 0.8)),
      layer: 'ink',
      order: faceFirst,
      time: 1.2,
    },
    { says: '髪と服をひと色ずつ。残りの6つは、紙をもう1枚出して。', layer: 'flat', hides: true, time: 1.2 },
  ],
}

const her = (s: Sheet, draw: () => void) => s.at(-270, -66, { scale: 190 }, draw)
const upper = (s: Sheet, draw: () => void) => s.at(330, -186, { scale: 112 }, draw)
const lower = (s: Sheet, draw: () => void) => s.at(330, 126, { scale: 112 }, draw)
/** How far the eyes of the two small ones lie above the line, and below. */
const raised = (s: Sheet, draw: () => void) => upper(s, () => s.at(0, -0.24, {}, draw))
const sunk = (s: Sheet, draw: () => void) => lower(s, () => s.at(0, 0.22, {}, draw))
const aside = [raised, sunk]

function crossed(s: Sheet) {
  ball(s)
  upright(s, {})
  level(s, {})
  toTheChin(s)
}

const smallEyes = (s: Sheet, side: number) => {
  eye(s, side, 2.4)
  brow(s, side, (sheet, points) => inked(sheet, points, 3.4))
}

const threeHeights: StepFilm = {
  name: 'first-face-drill-2',
  ...daily,
  lies: (s) => {
    her(s, () => crossed(s))
    kept(s, () => [upper, lower].forEach((place) => place(s, () => crossed(s))))
  },
  steps: [
    {
      says: '横線の端から端までを、目5つ分と考えます。',
      draws: (s) => her(s, () => both((side) => tick(s, [side * 0.88, EYES]))),
    },
    {
      says: '縦の線をはさんで、目頭の印を左右の組で打ちます。',
      draws: (s) => her(s, () => both((side) => tick(s, [side * inner, EYES]))),
    },
    {
      says: '目尻の印は、目ひとつ分だけ外。横線の上に4つ並びました。',
      draws: (s) => her(s, () => both((side) => tick(s, [side * outer, EYES]))),
    },
    {
      says: 'てっぺんから横線までを測り、下へ写すと、あごの先です。',
      draws: (s) =>
        her(s, () => {
          measure(s, [-1.13, TOP], [-1.13, EYES])
          measure(s, [-1.13, EYES], [-1.13, CHIN])
        }),
    },
    {
      says: '右の2つは高さだけ変えます。横線より上と、下に。',
      draws: (s) => kept(s, () => aside.forEach((place) => place(s, () => eyeTicks(s, now)))),
      time: 1.2,
    },
    { says: '左の印の間に、目の形をひとつ置きます。', draws: (s) => her(s, () => eyeOval(s, -1, now)) },
    {
      says: '同じ幅を、鉛筆の先でとなりの間へ写します。',
      draws: (s) => her(s, () => measure(s, [-inner, EYES + 0.26], [inner, EYES + 0.26])),
    },
    { says: '間がひとつ分あいていたら、右の目を置きます。', draws: (s) => her(s, () => eyeOval(s, 1, now)) },
    {
      says: '右の2つは、測らずに目分量で。',
      draws: (s) => kept(s, () => aside.forEach((place) => place(s, () => both((side) => eyeOval(s, side, now))))),
      time: 1.4,
    },
    {
      says: ['ペンで左のまつげ、すぐ右のまつげ。', '左右の瞳を見くらべて、鼻先と口まで。'],
      draws: (s) => her(s, () => drawPerson(s, 'woman')),
      layer: 'ink',
      order: faceFirst,
      take: 34,
      time: 2,
    },
    { says: '髪は束より先に、外側の大きなかたまりを取ります。', layer: 'ink', time: 1.3 },
    { says: ['色は髪、服、肌の順に、広い面から。', '瞳は左を塗ったら、右を同じ濃さで。'], layer: 'flat', time: 1.7 },
    {
      says: '右の2つは目だけ。左右、左右と手を動かします。',
      draws: (s) => aside.forEach((place) => place(s, () => both((side) => smallEyes(s, side)))),
      order: byTurns,
      time: 1.2,
    },
    { says: '下描きを隠します。目の高さで、おでこの広さが変わりました。', hides: true },
  ],
}

/** The first two of four days: the ball with its cross, and where the eyes are. */
export const dailyLines: readonly StepFilm[] = [sixHeads, threeHeights]
