import { box } from '../backdrop.ts'
import type { Sheet } from '../sheet.ts'
import { ball, CHIN, crossedOut, EYES, level, now, outer, redRing, TOP, upright } from './face.ts'
import * as mend from './mended-face.ts'
import { kept } from './side-by-side.ts'
import type { StepFilm } from './steps.ts'

/** The four mistakes, from the upper left to the lower right: what is wrong, its ring, and how it came about. */
type Case = { fault: mend.Fault; rings: readonly (readonly [x: number, y: number, wide: number, tall: number])[] }
const cases: readonly Case[] = [
  { fault: mend.afloat, rings: [[0.55, 0.2, 0.92, 0.42]] },
  { fault: mend.tooHigh, rings: [[0, -0.5, 0.78, 0.32]] },
  { fault: mend.tooLow, rings: [[0, 1.03, 0.44, 0.31]] },
  { fault: mend.crooked, rings: [[0.7, 0.92, 0.3, 0.36]] },
]
const ends = [-1, 1] as const
const fields = ends.flatMap((y) => ends.map((x) => [x, y] as const))
const FINE = 0.7

/** Four pictures on the whole sheet, or on one half of it. */
type Grid = { x: number; y: number; wide: number; tall: number; scale: number; up: number; pen: number }
const whole: Grid = { x: 0, y: 0, wide: 320, tall: 180, scale: 108, up: 18, pen: FINE }
const aside: Grid = { x: 322, y: 0, wide: 159, tall: 180, scale: 78, up: 22, pen: 0.5 }
const middle = ({ x, y, wide, tall }: Grid, i: number) => {
  const [dx, dy] = fields[i]!
  return [x + dx * wide, y + dy * tall] as const
}
const field = (grid: Grid, i: number) => {
  const [x, y] = middle(grid, i)
  return box(x - grid.wide + 3, y - grid.tall + 3, x + grid.wide - 3, y + grid.tall - 3)
}
const onField = (grid: Grid, i: number) => (s: Sheet, draw: () => void) => {
  const [x, y] = middle(grid, i)
  s.at(x, y - grid.up, { scale: grid.scale }, draw)
}
const GROUNDS = ['#DCD2EC', '#F1ECF8', '#F1ECF8', '#DCD2EC'] as const
const groundsOf = (s: Sheet, grid: Grid) =>
  fields.forEach((_, i) => s.flat(field(grid, i), GROUNDS[i]!, { corners: true, still: true }))
const faceIn = (grid: Grid, i: number) => (s: Sheet) =>
  s.within(field(grid, i), () => onField(grid, i)(s, () => mend.face(s, `${i}`, cases[i]!.fault, grid.pen)), true)
const ringsIn = (grid: Grid, i: number) => (s: Sheet) =>
  onField(grid, i)(s, () => cases[i]!.rings.forEach(([x, y, wide, tall]) => redRing(s, [x, y], [wide, tall])))

/** How each began, in pencil. */
const begun: readonly ((s: Sheet) => void)[] = [
  (s) =>
    s.at(0.2, -0.03, { rotate: 0.16 }, () => {
      mend.straight(s, [0, -1.16], [0.002, 1.12], now)
      mend.straight(s, [-1.4, EYES], [1.2, EYES + 0.002], now)
    }),
  (s) => level(s, {}, now, EYES - mend.EYES_UP),
  (s) => mend.straight(s, [-0.24, 1.06], [0.24, 1.062], now, 4),
  (s) => now(s, mend.crooked.contour!.slice(1, 8)),
]
const start = (i: number) => (s: Sheet) =>
  onField(whole, i)(s, () => {
    ball(s, now, 1)
    if (i > 0) upright(s, {}, now)
    if (i > 1) level(s, {}, now)
    if (i < 2) kept(s, () => begun[i]!(s))
    else begun[i]!(s)
  })
const told = [
  ['1枚めは、丸に十字を引くところから。線の端が外へ出ました。', 'そのまま描くと、目と口が斜めにすべります。'],
  ['2枚めは、横線が丸の真ん中より上。', '目がのぼって、前髪との間がなくなりました。'],
  ['3枚めは、鼻より先に口の線。かなり下です。', '口とあごがくっついて、顔の下がつまります。'],
  ['4枚めは、あごの片側だけ外へ。', '縦線で折ると、左右が重なりません。'],
] as const

const four: StepFilm = {
  name: 'first-face-fix-1-1',
  ...mend.coded,
  lies: (s) => groundsOf(s, whole),
  steps: told.flatMap(([first, then], i) => [
    { says: first, draws: start(i) },
    {
      says: then,
      lays: faceIn(whole, i),
      draws: ringsIn(whole, i),
      ...(i === 3 && { hides: true as const, time: 1.2 }),
    },
  ]),
}

/** Not this one: a small stroke in its corner. */
const no = (s: Sheet, i: number) => {
  const [x, y] = middle(aside, i)
  s.at(x - 124, y - 146, { scale: 16 }, () => crossedOut(s, 0.9))
}

const HIGH = EYES - mend.EYES_UP
const marked: StepFilm = {
  name: 'first-face-fix-1-2',
  ...mend.coded,
  lies: (s) => {
    mend.grounds(s)
    mend.faceOn('wrong', mend.tooHigh)(s)
    groundsOf(s, aside)
    for (const i of fields.keys()) faceIn(aside, i)(s)
  },
  steps: [
    {
      says: '左が自分の絵、右が4つの例です。まず、てっぺんとあごの先に印を。',
      draws: (s) =>
        mend.wrong(s, () =>
          kept(s, () => {
            for (const y of [TOP, CHIN]) mend.straight(s, [-1.52, y], [-1.32, y + 0.002], now, 4)
          }),
        ),
    },
    {
      says: '目の高さから、横へ線をのばします。',
      draws: (s) =>
        mend.wrong(s, () => kept(s, () => mend.straight(s, [-1.52, HIGH], [outer + 0.4, HIGH + 0.002], now, 3))),
    },
    {
      says: '上と下の長さをくらべると、上がずいぶん短い。',
      draws: (s) => mend.wrong(s, () => kept(s, () => mend.straight(s, [-1.42, TOP], [-1.418, CHIN], now, 4))),
    },
    {
      says: '右の4枚を順に見ます。十字は、はみ出していません。',
      time: 0.9,
      draws: (s) => no(s, 0),
    },
    { says: '口とあごの間、左右の幅。ここも、自分の絵とは違います。', draws: (s) => [2, 3].forEach((i) => no(s, i)) },
    { says: '同じなのは、おでこのせまい顔。ぐるりと囲みます。', draws: (s) => ringsIn(aside, 1)(s) },
    {
      says: '自分の絵の同じところにも、赤い丸をひとつ。',
      draws: (s) => mend.wrong(s, () => mend.ring(s, [0, -0.52], [0.74, 0.27])),
    },
    { says: '丸は1つで十分です。あてはまる日から始めましょう。' },
  ],
}
/** DAY 1: four mistakes, and which of them is one's own. */
export const fourFaultFilms: readonly StepFilm[] = [four, marked]
