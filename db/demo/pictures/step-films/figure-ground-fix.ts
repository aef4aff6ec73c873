import { cast } from '../covers/cast.ts'
import { ellipse, mixed, type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { type Line, light, now, red, redRing } from './face.ts'
import * as place from './places.ts'
import { after, before, kept, notSo, so } from './side-by-side.ts'
import { type Around, COLLAR, front, HEM, ring, SOCKS, type Standing, standing, WAIST } from './by-eye-height.ts'
import { inkThenColour, type StepFilm } from './steps.ts'

const framed = (side: typeof before) => (s: Sheet, draw: () => void) =>
  side(s, () => s.at(0, 318, { scale: 1.06 }, draw))
const [wrong, right] = [framed(before), framed(after)]
/** Where they stand in the picture. */
const HERE = -48
const here = (s: Sheet, draw: () => void) => s.at(HERE, 0, {}, draw)
const VX = 70

const uniform = { top: '#FFFFFF', low: '#3B4F8C', ribbon: '#D8492F', shoe: '#5A3A34', bag: '#C98A4A' }
const walker: Standing = {
  ...uniform,
  eye: -455,
  look: cast.girl,
  face: { eyes: 'open', brow: [-0.06, 0.02], mouth: 'smile', gaze: [0.1, 0] },
}
const sailor: Standing = {
  ...{ top: '#FFF4D2', low: '#2F8C8A', ribbon: '#F0A03C', shoe: '#7A4A34', bag: '#D96A52' },
  eye: -168,
  look: { ...cast.teen, yaw: 0.3 },
  face: { eyes: 'open', brow: [-0.1, 0], mouth: 'glad', gaze: [0.14, -0.06] },
}
const reader: Standing = {
  ...{ top: '#EAF1F8', low: '#7A3F5C', ribbon: '#E0B04F', shoe: '#3F3340', bag: '#5F8C6A' },
  eye: -490,
  look: { ...cast.blond, style: 'twin', lash: 2, tall: 1.2, yaw: 0.24 },
  face: { eyes: 'open', brow: [-0.04, 0.02], mouth: 'smile', gaze: [-0.1, 0] },
}

/** The same person on both sides; behind the one on the left lies the place that does not fit. */
const both = (who: Standing, draw: (s: Sheet, at: place.Place, x: number) => void, eye: number) => (s: Sheet) => {
  wrong(s, () => {
    draw(s, { eye, vx: VX }, HERE)
    here(s, () => standing(s, who))
  })
  right(s, () => here(s, () => standing(s, who)))
}
const at = ({ eye }: { eye: number }): place.Place => ({ eye, vx: VX })
const bow = (s: Sheet, eye: number, arc: Around, line = now) => here(s, () => line(s, ring(eye, arc), 3))
const along = (s: Sheet, eye: number, [y, half, x]: Around) => here(s, () => red(s, front(eye, [y, half * 1.25, x])))
const seenFrom = (s: Sheet, where: place.Place) =>
  kept(s, () => {
    place.eyeLine(s, where)
    place.vanishing(s, where)
  })

const LOW = { eye: -140 }
const why: StepFilm = {
  name: 'figure-ground-fix-2-1',
  subject: 'composition',
  seconds: 40,
  busy: true,
  lies: both(walker, place.street, LOW.eye),
  steps: [
    {
      says: '背景の線が人物の角度と合わないのはなぜか。左は、道の上に浮いて見えます。',
      draws: (s) => {
        notSo(s)
        wrong(s, () =>
          place.away(s, at(LOW), [place.STREET[1]!, place.STREET[4]!, place.STREET[6]!], (sheet, p) =>
            red(sheet, p, 3.4),
          ),
        )
      },
    },
    {
      says: '壁と道の線をたどると、ひざの高さに集まりました。しゃがんで見た背景です。',
      draws: (s) => wrong(s, () => redRing(s, [VX, LOW.eye], [22, 20])),
    },
    {
      says: '人物のすその弧は、下にふくらんでいます。立って、上から見た形です。',
      draws: (s) => wrong(s, () => along(s, walker.eye, HEM)),
    },
    {
      says: '目の高さがふたつある。だから合いません。人物はそのまま、背景を描き直します。',
      draws: (s) => right(s, () => [HEM, WAIST].forEach((arc) => bow(s, walker.eye, arc))),
    },
    {
      says: '見る人は、同じ背の高さで立っています。目の高さの線を、顔の真ん中に引きます。',
      draws: (s) => right(s, () => seenFrom(s, at(walker))),
    },
    {
      says: '道も、軒も、へいの上も、この線の一点へ向かいます。',
      time: 1.1,
      draws: (s) => right(s, () => place.away(s, at(walker), place.STREET, (sheet, p) => light(sheet, p, 2.4))),
    },
    {
      says: 'ペンを入れて、空から手前へ色を置きます。足の下には、うすい影。',
      time: 2,
      beneath: true,
      draws: (s) => right(s, () => place.street(s, at(walker), HERE)),
      order: inkThenColour,
    },
    {
      says: '人物は1本も直していません。目の高さが合うと、道に立ちました。くらべてみましょう。',
      time: 1.3,
      draws: so,
      hides: true,
    },
  ],
}

const HIGH = { eye: -470 }
const find: StepFilm = {
  name: 'figure-ground-fix-2-2',
  subject: 'composition',
  seconds: 40,
  busy: true,
  atOnce: true,
  lies: both(sailor, place.seaside, HIGH.eye),
  steps: [
    {
      says: '人物の弧から目の高さを求める練習です。左の海は、なんとなく頭の後ろに置きました。',
      draws: (s) => {
        notSo(s)
        wrong(s, () => redRing(s, [VX + 20, HIGH.eye], [70, 22]))
      },
    },
    {
      says: 'まず、えり。弧の真ん中が上がっています。目より高いところにある形です。',
      draws: (s) => right(s, () => bow(s, sailor.eye, COLLAR)),
    },
    {
      says: 'ウエストも上がっていますが、えりより平らです。目の高さに近づきました。',
      draws: (s) => right(s, () => bow(s, sailor.eye, WAIST)),
    },
    {
      says: 'くつ下の口は、反対に下がっています。ここは目より下です。',
      draws: (s) => right(s, () => SOCKS.forEach((sock) => bow(s, sailor.eye, sock))),
    },
    {
      says: '弧がまっすぐになるのは、そのあいだ。スカートのすそが、目の高さでした。',
      draws: (s) => right(s, () => bow(s, sailor.eye, HEM)),
    },
    {
      says: 'すそから横へ、画面のはしまで線を引きます。海の水平線も、この高さです。',
      draws: (s) => right(s, () => seenFrom(s, at(sailor))),
    },
    {
      says: 'さくと床板の線を、水平線の一点へ集めます。',
      draws: (s) => right(s, () => place.away(s, at(sailor), place.SEASIDE, (sheet, p) => light(sheet, p, 2.4))),
    },
    {
      says: 'ペンと色を入れます。雲は水平線の上、さくは目の高さをまたぎます。',
      time: 2,
      beneath: true,
      draws: (s) => right(s, () => place.seaside(s, at(sailor), HERE)),
      order: inkThenColour,
    },
    {
      says: '人物の弧が、上がるか下がるか。その境目が目の高さです。くらべてみましょう。',
      time: 1.3,
      draws: so,
      hides: true,
    },
  ],
}

const shelves = [1, 2, 5].map((i) => place.LIBRARY[i]!)
/** Not as far as where somebody stands. */
const begun: Line = (s, [near, far]) => red(s, [near!, mixed(near!, far!, 0.34)], 6)
const soles: Point = [HERE + 4, -2]
const DEEP = { eye: -150 }
const check: StepFilm = {
  name: 'figure-ground-fix-2-3',
  subject: 'composition',
  seconds: 40,
  busy: true,
  atOnce: true,
  lies: both(reader, place.library, DEEP.eye),
  steps: [
    {
      says: 'えりの弧と背景の線が合っているか確かめます。左は直す前の図書室です。',
      draws: (s) => wrong(s, () => along(s, reader.eye, [COLLAR[0] + 8, 40])),
    },
    {
      says: 'えりは下がる弧。目より下にあるはずなのに、横の棚は奥へ下がっていきます。',
      draws: (s) => {
        wrong(s, () => place.away(s, at(DEEP), shelves, begun))
        notSo(s)
      },
    },
    {
      says: '足もとも見ます。くつは上から見た形、床は横から見た形。角度が違います。',
      draws: (s) => wrong(s, () => redRing(s, soles, [74, 26])),
    },
    {
      says: '右に描き直します。弧から求めた目の高さは、頭のてっぺん近くです。',
      draws: (s) =>
        right(s, () => {
          bow(s, reader.eye, COLLAR)
          seenFrom(s, at(reader))
        }),
    },
    {
      says: '棚板と床板を、一点から引きます。目より下の棚は、奥へ上がっていきます。',
      draws: (s) => right(s, () => place.away(s, at(reader), place.LIBRARY, (sheet, p) => light(sheet, p, 2.4))),
    },
    {
      says: 'ペンと色で仕上げます。本は棚ごとに、奥ほど細く。',
      time: 2,
      beneath: true,
      draws: (s) => right(s, () => place.library(s, at(reader), HERE)),
      order: inkThenColour,
    },
    {
      says: '確かめます。えりの弧も、棚の線も、目の高さより下の形。床とくつの裏も合いました。',
      time: 1.2,
      hides: true,
      draws: (s) => {
        right(s, () => {
          along(s, reader.eye, [COLLAR[0] + 8, 40])
          place.away(s, at(reader), shelves, begun)
          red(s, ellipse(...soles, 74, 30, { from: 3.9, to: 10.4 }))
        })
        so(s)
      },
    },
    { says: 'えりの弧と背景の線が合っているか。左右をくらべて、違いを一言で書きましょう。', time: 1.2 },
  ],
}

/** A place that another eye sees than the one that sees who stands in it. */
export const groundFilms: readonly StepFilm[] = [why, find, check]
