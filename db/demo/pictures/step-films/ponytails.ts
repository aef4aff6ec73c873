import type { Sheet } from '../sheet.ts'
import type { Point } from '../geometry.ts'
import { light } from './face.ts'
import { inkThenColourNearby, type StepFilm } from './steps.ts'
import * as tied from './tied-heads.ts'

/** High, where the line from chin to ear comes out, and at the nape. */
const three: readonly tied.Tied[] = [
  {
    knot: [0.5, -1.19],
    falls: '0.3,-0.2 0.86,-0.06 1.14,0.62 1.1,1.3 1.24,2',
    wide: 0.66,
    dress: { hair: '#C4643A', cloth: '#F2E3C4', skin: '#F3D2B8', blush: '#EDA590', hairLight: '#F0A878' },
  },
  {
    knot: [0.92, -0.76],
    falls: '0.3,-0.12 0.72,0.24 0.82,0.9 0.7,1.6 0.82,2.3',
    wide: 0.68,
    dress: { hair: '#E0B255', cloth: '#4F7FA8', skin: '#F6DCC6', blush: '#F2B3A4', hairLight: '#F8E3A8' },
  },
  {
    knot: [0.86, 0.42],
    falls: '0.2,0.08 0.36,0.5 0.32,1.0 0.2,1.5 0.26,2.1',
    wide: 0.6,
    dress: { hair: '#5B4668', cloth: '#2F866C', skin: '#C08A66', blush: '#9C6144', hairLight: '#9C86B0' },
  },
]
const of = (s: Sheet, i: number, draw: (one: tied.Tied) => void) =>
  s.at((i - 1) * 418 - 34, -38, { scale: 124 }, () => draw(three[i]!))
const each = (s: Sheet, draw: (one: tied.Tied) => void) => [0, 1, 2].forEach((i) => of(s, i, draw))
const chinAndEar: readonly Point[] = [
  [-0.92, 1.06],
  [0.2, -0.08],
]

/** Tied at three heights. */
export const ponytails: StepFilm = {
  name: 'hair-style-drill-1',
  subject: 'hair',
  seconds: 80,
  busy: true,
  brisk: true,
  steps: [
    {
      says: '横を向いた頭を3つ。球に目の線と、耳を通る縦の線を引きます。',
      draws: (s) => each(s, () => tied.sideBall(s, light)),
      time: 1.8,
    },
    { says: '耳は、ふたつの線が交わるところのすぐ後ろです。', draws: (s) => each(s, () => tied.sideEar(s)) },
    {
      says: '結び目の位置を決めます。真ん中は、あご先から耳の上へ引いた線の先。',
      draws: (s) =>
        of(s, 1, (one) => {
          light(s, [chinAndEar[0]!, chinAndEar[1]!, one.knot])
          tied.tie(s, one)
        }),
      time: 1.2,
    },
    { says: '左は、てっぺんの少し後ろ。高いほど、元気に見えます。', draws: (s) => of(s, 0, (one) => tied.tie(s, one)) },
    { says: '右は、えりあしの上。低いほど、落ち着いて見えます。', draws: (s) => of(s, 2, (one) => tied.tie(s, one)) },
    {
      says: '生え際は、額から耳の前を通って、えりあしまで続けます。',
      draws: (s) => each(s, () => tied.hairlineOf(s)),
      time: 1.2,
    },
    {
      says: '生え際から線を集めます。頭の丸みに沿わせて、結び目へ。',
      draws: (s) => of(s, 1, (one) => tied.gathered(s, one)),
      time: 1.3,
    },
    {
      says: '高い結び目へは、えりあしの毛も下から上へ引き上げます。',
      draws: (s) => of(s, 0, (one) => tied.gathered(s, one)),
      time: 1.2,
    },
    {
      says: '低い結び目へは、てっぺんの毛も後ろへ回して集めます。',
      draws: (s) => of(s, 2, (one) => tied.gathered(s, one)),
      time: 1.2,
    },
    {
      says: '結んだ先を落とします。一度外へ張り出させて、あとは真下へ。',
      draws: (s) => each(s, (one) => tied.fallLine(s, one)),
      time: 1.2,
    },
    {
      says: '根元をいちばんふくらませて、毛先へ細くしていきます。',
      draws: (s) => each(s, (one) => tied.fallOutline(s, one)),
      time: 1.3,
    },
    {
      says: ['ペンで、顔と髪の外側をなぞります。', '髪の線は、生え際から結び目へ。結んだ先は、毛先へ払います。'],
      draws: (s) => each(s, (one) => tied.tiedHead(s, one)),
      layer: 'ink',
      order: inkThenColourNearby,
      time: 2.8,
    },
    { says: '色を置きます。つやは頭の丸みと、根元のふくらみに。', layer: 'flat', time: 1.8 },
    { says: '下描きを隠します。結び目の高さだけで、印象が変わりました。', hides: true, time: 1.2 },
  ],
}
