import { box } from '../backdrop.ts'
import { type Point, trace } from '../geometry.ts'
import type { Mark, Sheet } from '../sheet.ts'
import { faceAround, inkedEyes } from './eyes.ts'
import { now, redRing } from './face.ts'
import { type Hand, inkedHand, type Shadow, spreadHand } from './hand.ts'
import { inkedHead } from './head-box.ts'
import { after, before, notSo, so } from './side-by-side.ts'
import { inkThenColour, type StepFilm } from './steps.ts'

const BLACK = '#2B2A30'
const MUD: Shadow = { colour: '#8D8079', opacity: 1 }
const WARM: Shadow = { colour: '#CE7C62', opacity: 1 }
const EDGE = '#E4573F'

/** All but the shadow, which lies inside an outline and waits for its step. */
const unshaded = (marks: Mark[]) =>
  inkThenColour(marks.filter(({ colour, clip }) => clip < 0 || (colour !== MUD.colour && colour !== WARM.colour)))

function swatch(s: Sheet, [x, y]: Point, colour: string) {
  const field = box(x - 34, y - 26, x + 34, y + 26)
  s.flat(field, colour, { corners: true, knock: true, still: true })
  s.contour(field, 3.4, { corners: true, least: 0.7 })
}
const plus = (s: Sheet, [x, y]: Point) => {
  now(s, [
    [x - 11, y],
    [x + 11, y],
  ])
  now(s, [
    [x, y - 11],
    [x, y + 11],
  ])
}
const arrow = (s: Sheet, [x, y]: Point) => {
  now(s, [
    [x - 16, y],
    [x + 16, y],
  ])
  now(s, [
    [x + 4, y - 10],
    [x + 17, y],
    [x + 4, y + 10],
  ])
}
const LOW = 292
const skinAndBlack = (s: Sheet) =>
  before(s, () => {
    swatch(s, [-118, LOW], s.tones.skin)
    plus(s, [-62, LOW])
    swatch(s, [-6, LOW], BLACK)
  })
const mud = (s: Sheet) =>
  before(s, () => {
    arrow(s, [50, LOW])
    swatch(s, [106, LOW], MUD.colour)
  })
const skinAlone = (s: Sheet) => after(s, () => swatch(s, [-90, LOW], s.tones.skin))
const moved = (s: Sheet) =>
  after(s, () => {
    arrow(s, [0, LOW])
    swatch(s, [90, LOW], WARM.colour)
  })

const head = (side: typeof before, shadow: Shadow) => (s: Sheet) =>
  side(s, () => s.at(0, -66, { scale: 134 }, () => inkedHead(s, { yaw: 0.62, pitch: 0.08 }, 5, shadow)))

const hand = (side: typeof before, shadow: Shadow) => (s: Sheet) =>
  side(s, () => s.at(0, 16, { scale: 0.94 }, () => inkedHand(s, bare, 5, shadow)))
const bare: Hand = { ...spreadHand, bare: true }

const panel = (side: typeof before, shadow: Shadow) => (s: Sheet) =>
  side(s, () =>
    s.at(0, -6, { scale: 1.2 }, () => {
      faceAround(s, 4, shadow)
      inkedEyes(s, [
        [0, -0.06],
        [0, -0.06],
      ])
    }),
  )
/** The edge of the fringe's shadow, where skin lets light through. */
const edge = (s: Sheet) =>
  after(s, () =>
    s.at(0, -6, { scale: 1.2 }, () => {
      for (const noted of [
        '-118,-96 -104,-74 -92,-57 -82,-74',
        '-32,-102 -22,-82 -16,-65 -4,-80',
        '46,-104 66,-78 80,-59 92,-72',
      ])
        s.ink(trace(noted), 5, { colour: EDGE, layer: 'flat', in: 0.3, out: 0.3, opacity: 0.8 })
    }),
  )

const why: StepFilm = {
  name: 'skin-color-fix-3-1',
  subject: 'light',
  seconds: 52,
  steps: [
    {
      says: '影がくすんで泥のようになるのはなぜか。まず、肌の色まで塗った顔です。',
      time: 1.3,
      draws: head(before, MUD),
      order: unshaded,
    },
    {
      says: '影の色を、肌の色に黒を混ぜて作ります。できたのは、灰色に近い茶色。',
      draws: (s) => {
        skinAndBlack(s)
        mud(s)
      },
      order: unshaded,
    },
    { says: 'その色を、頭の横と首の影に塗ります。' },
    { says: '血の気が消えて、影がくすんで泥のよう。黒は、肌の赤みを打ち消します。', draws: notSo },
    { says: '右に塗り直します。線も肌の色も、左と同じ顔です。', time: 1.3, draws: head(after, WARM), order: unshaded },
    {
      says: '影の色は、肌の色から赤のほうへ動かして、少しだけ暗くします。',
      draws: (s) => {
        skinAlone(s)
        moved(s)
      },
      order: unshaded,
    },
    { says: '同じところに置きます。暗くても、あたたかい影になりました。' },
    { says: '影がくすむのは、黒で暗くするから。色相を動かした右と、くらべてみましょう。', time: 1.3, draws: so },
  ],
}

const shift: StepFilm = {
  name: 'skin-color-fix-3-2',
  subject: 'light',
  seconds: 50,
  lies: (s) => {
    hand(before, MUD)(s)
    skinAndBlack(s)
    mud(s)
  },
  steps: [
    { says: '黒を混ぜず色相を動かす練習です。左の手は、影に黒を混ぜて塗りました。', draws: notSo },
    {
      says: '右に、同じ手を描きます。輪郭と爪にペンを入れて、肌の色をひと塗り。',
      time: 1.8,
      draws: hand(after, WARM),
      order: unshaded,
    },
    { says: '肌の色の見本を置きます。ここから影の色を作ります。', draws: skinAlone, order: unshaded },
    {
      says: '黒を混ぜず、色相だけを赤へ少し。明るさは、そのあとで下げます。',
      draws: moved,
      order: unshaded,
    },
    { says: '指の右側と、小指側の手のひらへ。光と反対の側に置きます。', time: 1.3 },
    { says: '左の影は手袋のよう。右の影は、下に血が通って見えます。' },
    { says: '黒を混ぜず色相を動かす。見本を2つ並べてから塗れば、迷いません。', time: 1.3, draws: so },
  ],
}

const check: StepFilm = {
  name: 'skin-color-fix-3-3',
  subject: 'light',
  seconds: 50,
  lies: (s) => panel(before, MUD)(s),
  steps: [
    {
      says: '影に鮮やかさが残っているか確かめます。左は直す前、前髪の影を見ます。',
      draws: (s) => before(s, () => redRing(s, [-2, -112], [150, 50])),
    },
    {
      says: '影の色を下に取り出すと、灰色。肌の赤みが残っていません。',
      draws: (s) => {
        before(s, () => swatch(s, [0, LOW - 36], MUD.colour))
        notSo(s)
      },
      order: unshaded,
    },
    { says: '右に塗り直します。ペンの線から、肌と髪の色まで。', time: 1.9, draws: panel(after, WARM), order: unshaded },
    { says: '前髪の影に、色相を赤へ動かした色を置きます。' },
    { says: '影の縁に、さらに鮮やかな赤を細く。光が肌を透けたように見えます。', draws: edge },
    {
      says: '取り出してくらべます。暗いのに、鮮やかさが残っています。',
      draws: (s) => {
        after(s, () => swatch(s, [0, LOW - 36], WARM.colour))
        so(s)
      },
      order: unshaded,
    },
    { says: '影に鮮やかさが残っているか。影だけを取り出して、違いを一言で書きましょう。', time: 1.4 },
  ],
}

/** Shadows that went muddy. */
export const skinFilms: readonly StepFilm[] = [why, shift, check]
