import type { Sheet } from '../sheet.ts'
import { light, now, redRing } from './face.ts'
import {
  type Cell,
  eyePath,
  frameLines,
  high,
  inkedPage,
  middle,
  type Page,
  roughHead,
  sheetOfPaper,
  type Shows,
  sized,
  span,
  wide,
} from './page.ts'
import { dunkStory } from './page-dunk.ts'
import { lateStory } from './page-late.ts'
import { rainStory } from './page-rain.ts'
import { after, before, notSo, so } from './side-by-side.ts'
import { inkThenColour, type StepFilm } from './steps.ts'

const lying = (side: typeof before) => (s: Sheet, draw: () => void) => side(s, () => s.at(0, 52, {}, draw))
const [wrong, right] = [lying(before), lying(after)]
const pageOf = (cells: readonly Cell[], story: readonly Shows[]): Page => cells.map((cell, i) => [cell, story[i]!])

/** Six panels of one size, from the upper right to the lower left. */
const equal: readonly Cell[] = [-272, -87, 98].flatMap((top): Cell[] => [
  [6, top, 183, top + 174],
  [-183, top, -6, top + 174],
])
const begins = (page: Page) => (s: Sheet) => {
  wrong(s, () => {
    sheetOfPaper(s)
    inkedPage(s, page)
  })
  right(s, () => sheetOfPaper(s))
}
const around = (s: Sheet, cell: Cell) => redRing(s, middle(cell), [wide(cell) * 0.46, high(cell) * 0.46])

const sameRain = pageOf(equal, rainStory)
const rainCells: readonly Cell[] = [
  [-44, -272, 183, -176],
  [-183, -272, -56, -176],
  [62, -164, 183, -64],
  [-183, -164, 50, -64],
  [-183, -52, 183, 176],
  [-183, 188, 183, 272],
]
export const rainPage = pageOf(rainCells, rainStory)

const why: StepFilm = {
  name: 'panels-fix-2-1',
  subject: 'panels',
  seconds: 40,
  busy: true,
  atOnce: true,
  lies: begins(sameRain),
  steps: [
    { says: 'どのコマも同じ時間で流れるのはなぜか。左は、6コマがみな同じ大きさのページです。', draws: notSo },
    {
      says: '目の動きをたどると、右上から左下まで同じ速さ。どこでも立ち止まりません。',
      draws: (s) => wrong(s, () => eyePath(s, sameRain)),
    },
    {
      says: '見せたいのは、傘をもらったこの顔。なのに、空のコマと同じ長さです。',
      draws: (s) => wrong(s, () => around(s, equal[4]!)),
    },
    {
      says: '大きなコマは長く、小さなコマは短く感じます。顔のコマから、大きく割り直します。',
      draws: (s) => right(s, () => frameLines(s, [rainCells[4]!])),
    },
    {
      says: '雨と出会いは、上の2段に小さく。帰り道は、下に細く置きます。',
      draws: (s) =>
        right(s, () =>
          frameLines(
            s,
            [0, 1, 2, 3, 5].map((i) => rainCells[i]!),
          ),
        ),
    },
    {
      says: '顔の位置を丸でとります。大きなコマの顔は、まわりを空けて。',
      draws: (s) =>
        right(s, () => {
          roughHead(s, [-29, 50], 84, now)
          roughHead(s, [-120, -228], 32, light)
          roughHead(s, [-62, -116], 33, light)
        }),
    },
    {
      says: '枠を定規で引いて、ペンを入れます。絵は左と同じ、大きさだけが違います。',
      time: 1.7,
      draws: (s) => right(s, () => inkedPage(s, rainPage)),
      order: inkThenColour,
    },
    {
      says: '小さく、小さく、小さく。そして大きなコマで、時間が止まりました。くらべてみましょう。',
      time: 1.3,
      draws: so,
      hides: true,
    },
  ],
}

const sameDunk = pageOf(equal, dunkStory)
const [column, leap] = [183 - 177, -6 - 177]
const dunkCells: readonly Cell[] = [
  [column, -272, 183, -196],
  [column, -184, 183, -56],
  [100, -44, 183, 60],
  [column, -44, 88, 60],
  [column, 72, 183, 272],
  [leap, -272, -6, 272],
]
const dunkPage = pageOf(dunkCells, dunkStory)
const oneOf = (i: number): Cell => [leap, -272 + i * 181.4, -6, -272 + (i + 1) * 181.4]

const three: StepFilm = {
  name: 'panels-fix-2-2',
  subject: 'panels',
  seconds: 40,
  busy: true,
  atOnce: true,
  lies: begins(sameDunk),
  steps: [
    {
      says: 'いちばん大事なコマを3倍にする練習です。左は、同じ大きさが6つ並んだページ。',
      draws: notSo,
    },
    {
      says: '大事なコマを1つだけ選びます。ゴールへ跳んだ、最後のコマです。',
      draws: (s) => wrong(s, () => around(s, equal[5]!)),
    },
    {
      says: '右に割り直します。まず、もとのコマの大きさを1つ写します。',
      draws: (s) => right(s, () => frameLines(s, [oneOf(2)], light)),
    },
    {
      says: '上へ、同じ大きさをもう2つ。3つ分がつながりました。',
      draws: (s) => right(s, () => frameLines(s, [oneOf(1), oneOf(0)], light)),
    },
    {
      says: '3つをまとめて、1つのたて長のコマにします。高く跳ぶ絵に合う形です。',
      draws: (s) => right(s, () => frameLines(s, [dunkCells[5]!])),
    },
    {
      says: '残りの5コマは右の列へ。助走は中くらい、手もとと足もとは小さくします。',
      time: 1.1,
      draws: (s) => right(s, () => frameLines(s, dunkCells.slice(0, 5))),
    },
    {
      says: '枠を引いて、ペンを入れます。集中線は、跳ぶ人へ向けて。',
      time: 1.8,
      draws: (s) => right(s, () => inkedPage(s, dunkPage)),
      order: inkThenColour,
    },
    {
      says: 'いちばん大事なコマを3倍にしただけで、跳ぶ時間が長くなりました。くらべてみましょう。',
      time: 1.3,
      draws: so,
      hides: true,
    },
  ],
}

const strips: readonly Cell[] = [0, 1, 2, 3, 4].map((i): Cell => [-183, -272 + i * 111.2, 183, -173 + i * 111.2])
const sameLate = pageOf(strips, lateStory)
const lateCells: readonly Cell[] = [
  [52, -272, 183, -158],
  [-183, -272, 40, -158],
  [-72, -146, 183, 132],
  [-183, -146, -84, 272],
  [-72, 144, 183, 272],
]
export const latePage = pageOf(lateCells, lateStory)

const check: StepFilm = {
  name: 'panels-fix-2-3',
  subject: 'panels',
  seconds: 40,
  busy: true,
  lies: begins(sameLate),
  steps: [
    {
      says: 'コマの大きさに大中小があるか確かめます。左は直す前。どの段も、同じ横長です。',
      draws: (s) => wrong(s, () => strips.forEach((cell) => sized(s, [150, middle(cell)[1]], 'middle', 15))),
    },
    {
      says: '書きこむと、「中」ばかり。大も小もありません。',
      draws: notSo,
    },
    {
      says: '右に割り直します。いちばん大事な、走るコマを大きく。',
      draws: (s) => right(s, () => frameLines(s, [lateCells[2]!])),
    },
    {
      says: '時計は一目でわかるので、小さく。驚く顔は、中くらいの横長に。',
      draws: (s) => right(s, () => frameLines(s, lateCells.slice(0, 2))),
    },
    {
      says: '高い校舎は、たて長のコマへ。ほっとする顔は、横長で終わります。',
      draws: (s) => right(s, () => frameLines(s, lateCells.slice(3))),
    },
    {
      says: '枠とペンを入れて、色を置きます。',
      time: 1.7,
      draws: (s) => right(s, () => inkedPage(s, latePage)),
      order: inkThenColour,
    },
    {
      says: '確かめます。大、中、小。どれもそろいました。',
      hides: true,
      draws: (s) =>
        right(s, () => {
          sized(s, [150, 96], 'large')
          sized(s, [-146, -190], 'middle', 16)
          sized(s, [72, -184], 'small', 12)
        }),
    },
    {
      says: 'たて長と横長も、1つずつ。高さを見せるか、広さを見せるかで使い分けます。',
      draws: (s) => {
        right(s, () => {
          span(s, [-96, -126], [-96, 252])
          span(s, [-54, 258], [166, 258])
        })
        so(s)
      },
    },
    { says: 'コマの大きさに大中小があるか。左右をくらべて、違いを一言で書きましょう。', time: 1.1 },
  ],
}

/** Panels that all last equally long. */
export const panelFilms: readonly StepFilm[] = [why, three, check]
