import { mixed, type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import * as c from './cloth.ts'
import { light, red, redRing } from './face.ts'
import { after, before, notSo, so } from './side-by-side.ts'
import { inkThenColour, type StepFilm } from './steps.ts'

const dressed = (side: typeof before) => (s: Sheet, draw: () => void) =>
  side(s, () => s.at(-20, 110, { scale: 0.84 }, draw))
const [wrong, right] = [dressed(before), dressed(after)]

const why: StepFilm = {
  name: 'folds-fix-2-1',
  subject: 'cloth',
  seconds: 52,
  lies: (s) => [wrong, right].forEach((side) => side(s, () => c.figureInShirt(s))),
  steps: [
    {
      says: 'シワの出どころがわからないのはなぜか。まず、なんとなく足したシワを見ます。',
      draws: (s) => wrong(s, () => c.strayLines(s, c.STRAY)),
    },
    {
      says: 'どの線も、宙から始まって宙で終わります。何にも引っぱられていません。',
      draws: (s) => {
        wrong(s, () => redRing(s, [0, 30], [104, 150]))
        notSo(s)
      },
    },
    {
      says: '右は、まだシワのない同じシャツ。腕を上げると、脇がいちばん引かれます。ここが1つめ。',
      time: 1.1,
      draws: (s) => right(s, () => c.support(s, c.PIT, 26)),
    },
    {
      says: '反対側では、ベルトがすそを押さえています。ここが2つめの出どころです。',
      draws: (s) => right(s, () => c.support(s, c.HIP, 26)),
    },
    {
      says: '2つを結ぶと、布はこの線の向きにぴんと張っています。',
      draws: (s) => right(s, () => c.pull(s, c.PIT, c.HIP)),
    },
    {
      says: '脇の丸から、シワを放します。始まりは強く、終わりは細く抜きます。',
      time: 1.3,
      draws: (s) => right(s, () => c.folds(s, c.SHIRT, c.PULLED)),
      order: inkThenColour,
    },
    {
      says: 'ベルトの丸からは、脇へ向かって。出どころが違えば、向きも変わります。',
      time: 1.2,
      draws: (s) => right(s, () => c.folds(s, c.SHIRT, c.HELD)),
      order: inkThenColour,
    },
    {
      says: 'シワの出どころは、引くところと押さえるところ。先に2つ探せば、線の向きが決まります。',
      time: 1.4,
      draws: so,
    },
  ],
}

const wrongCloth = (s: Sheet, draw: () => void) => before(s, () => s.at(0, 30, { scale: 1.15 }, draw))
const rightCloth = (s: Sheet, draw: () => void) => after(s, () => s.at(0, 30, { scale: 1.15 }, draw))
const pinned = (s: Sheet) => c.PINS.forEach((pin) => c.pin(s, pin))

const circles: StepFilm = {
  name: 'folds-fix-2-2',
  subject: 'cloth',
  seconds: 50,
  lies: (s) =>
    wrongCloth(s, () => {
      c.cloth(s)
      c.strayLines(s, c.STRAY_ON_CLOTH)
      pinned(s)
    }),
  steps: [
    {
      says: '支点に丸をつけてから引く練習です。左は、支点を見ずに横線を並べた布。',
      draws: notSo,
    },
    {
      says: '同じ布を描きます。ピンでとめた2つの角が、布を引っぱっています。',
      time: 1.2,
      draws: (s) =>
        rightCloth(s, () => {
          c.cloth(s)
          pinned(s)
        }),
      order: inkThenColour,
    },
    {
      says: 'シワより先に、支点に丸をつけます。上の角と、下の角です。',
      draws: (s) => rightCloth(s, () => c.PINS.forEach((pin) => c.support(s, pin, 28))),
    },
    {
      says: '丸と丸を、まっすぐ結びます。これが引っぱりの線です。',
      draws: (s) => rightCloth(s, () => light(s, c.PINS, 2.6)),
    },
    {
      says: '丸から引き始めて、途中で力を抜きます。上から1本、下から1本。',
      draws: (s) => rightCloth(s, () => c.folds(s, c.CLOTH, c.FROM_PINS)),
      order: inkThenColour,
    },
    {
      says: '両わきに、少し短いシワを足します。どれも丸から扇のように出ます。',
      time: 1.2,
      draws: (s) => rightCloth(s, () => c.folds(s, c.CLOTH, c.BESIDE_THEM)),
      order: inkThenColour,
    },
    {
      says: '支点が増えたら、丸も増やします。右上もピンでとめました。',
      draws: (s) =>
        rightCloth(s, () => {
          c.pin(s, c.THIRD_PIN)
          c.support(s, c.THIRD_PIN, 28)
        }),
    },
    {
      says: 'そこからも、短いシワが始まります。',
      draws: (s) => rightCloth(s, () => c.folds(s, c.CLOTH, c.FROM_THIRD)),
      order: inkThenColour,
    },
    { says: '支点に丸をつけてから引く。それだけで、線の始まりも向きも迷いません。', time: 1.3, draws: so },
  ],
}

const wrongVest = (s: Sheet, draw: () => void) => before(s, () => s.at(0, 10, { scale: 1.1 }, draw))
const rightVest = (s: Sheet, draw: () => void) => after(s, () => s.at(0, 10, { scale: 1.1 }, draw))
/** A fold, followed on beyond where it begins. */
const backwards = (s: Sheet, [from, to]: readonly [Point, Point], on: number) =>
  red(s, [mixed(from, to, 0.5), mixed(from, to, -on)], 3.4)

const check: StepFilm = {
  name: 'folds-fix-2-3',
  subject: 'cloth',
  seconds: 50,
  lies: (s) => {
    for (const side of [wrongVest, rightVest]) side(s, () => c.waistcoat(s))
    wrongVest(s, () => c.AWAY_FROM_BUTTON.forEach((line) => s.ink(line, 4.4, { in: 0.03, out: 0.03, least: 0.9 })))
  },
  steps: [
    {
      says: 'シワが支点から始まっているか確かめます。左は直す前のベストです。',
      draws: (s) => wrongVest(s, () => c.redSupport(s, c.BUTTON, 26)),
    },
    {
      says: '支点は、とめたボタン。シワを後ろへたどっても、丸に届きません。',
      time: 1.2,
      draws: (s) => {
        wrongVest(s, () => c.AWAY_FROM_BUTTON.forEach((line) => backwards(s, line, 0.9)))
        notSo(s)
      },
    },
    { says: '右に引き直します。まず、ボタンに丸。', draws: (s) => rightVest(s, () => c.support(s, c.BUTTON, 26)) },
    {
      says: 'ボタンから両脇へ、上に2本。始まりを濃く、脇の手前で抜きます。',
      draws: (s) => rightVest(s, () => c.folds(s, c.VEST, c.FROM_BUTTON.slice(0, 2))),
      order: inkThenColour,
    },
    {
      says: '真横にも短く2本。左右で同じ長さにしないのが、自然に見せるこつです。',
      draws: (s) => rightVest(s, () => c.folds(s, c.VEST, c.FROM_BUTTON.slice(2, 4))),
      order: inkThenColour,
    },
    {
      says: '下へ2本。ボタンを中心に、ばつの形に広がりました。',
      draws: (s) => rightVest(s, () => c.folds(s, c.VEST, c.FROM_BUTTON.slice(4))),
      order: inkThenColour,
    },
    {
      says: '確かめます。シワを後ろへたどると、どれもボタンに集まります。',
      time: 1.2,
      draws: (s) => {
        rightVest(s, () =>
          c.FROM_BUTTON.filter((_, i) => i !== 2 && i !== 3).forEach(([from, to]) =>
            red(s, [mixed(from, to, 0.55), mixed(from, to, -0.1)], 5),
          ),
        )
        so(s)
      },
    },
    { says: 'シワが支点から始まっているか。1本ずつ指でたどって、違いを一言で書きましょう。', time: 1.3 },
  ],
}

/** Folds that come from nowhere. */
export const foldFilms: readonly StepFilm[] = [why, circles, check]
