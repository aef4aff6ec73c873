import { cast } from '../covers/cast.ts'
import { ellipse, type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { now, red, redRing } from './face.ts'
import * as desks from './room-desks.ts'
import * as room from './room.ts'
import { after, before, kept, notSo, so } from './side-by-side.ts'
import type { Clothes } from './standing-dressed.ts'
import * as lines from './standing-lines.ts'
import { onHip, pocket } from './stands.ts'
import { inkThenColour, type StepFilm } from './steps.ts'

/** A film that the three chapters of a lesson follow each other through. */
export const shared = { subject: 'one-point', seconds: 80, busy: true, brisk: true } as const
export const wrong = (s: Sheet, draw: () => void) => before(s, () => s.at(0, 30, { scale: 1.1 }, draw))
export const right = (s: Sheet, draw: () => void) => after(s, () => s.at(0, 30, { scale: 1.1 }, draw))
/** What is measured from the vanishing point. */
export const fromPoint = (s: Sheet, draw: () => void) => s.at(0, room.EYE_LEVEL, {}, draw)

const boyWears: Clothes = {
  ...{ top: '#E58F5A', low: '#4F6C8C', shoe: '#5A3A2E', long: true },
  look: { ...cast.boy, lit: false, mood: 'smile' },
}
const girlWears: Clothes = {
  ...{ top: '#F3DFA6', low: '#7E6BA8', shoe: '#4A3038', skirt: true },
  look: { ...cast.girl, lit: false, mood: 'smile' },
}
const NEAR: Point = [104, 0.9]
const FAR: Point = [-6, 0.52]
const WAIST = 0.54
const fitting: desks.Desk = { left: -190, right: -54, high: WAIST, near: 0.9, far: 0.68 }
const huge: desks.Desk = { ...fitting, right: -20, high: 1.14 }
const BACK = 0.426
const DOOR = -120
/** As high as somebody and a head more; too low for anybody. */
const lofty = desks.doorway(DOOR, 1.25, BACK)
const low = desks.doorway(150, 0.74, BACK)

const tooBig = (s: Sheet) => {
  room.inkedRoom(s, room.lived)
  fromPoint(s, () => {
    desks.door(s, low)
    desks.desk(s, huge)
  })
}
const livedIn = (s: Sheet) => {
  room.inkedRoom(s, room.lived)
  fromPoint(s, () => {
    desks.door(s, lofty)
    desks.person(s, FAR, onHip, girlWears)
    desks.desk(s, fitting)
    desks.person(s, NEAR, pocket, boyWears)
  })
}
const atWaist = (s: Sheet, line: typeof now, to = NEAR[0] + 30) => {
  const y = desks.EYES_OVER_FLOOR * (1 - WAIST) * NEAR[1]
  line(s, [
    [fitting.left * fitting.near, y],
    [to, y],
  ])
}
const outline = (s: Sheet, at: readonly Point[], line: typeof now) =>
  at.forEach((corner, i) => line(s, [corner, at[(i + 1) % at.length]!]))

export const beside: StepFilm = {
  name: 'one-point-fix-3',
  ...shared,
  lies: (s) => wrong(s, () => tooBig(s)),
  steps: [
    {
      says: '家具が人より大きくなるのはなぜか。左の部屋に、目の高さの線を引きます。',
      time: 1.2,
      draws: (s) => wrong(s, () => room.eyeLevel(s, red)),
    },
    {
      says: '机の天板が、線より上にあります。立った人の目より高い机です。',
      draws: (s) => wrong(s, () => fromPoint(s, () => redRing(s, [-90, -28], [106, 32]))),
    },
    {
      says: 'ドアは線より下。人がくぐれない高さになりました。',
      draws: (s) => wrong(s, () => fromPoint(s, () => redRing(s, [64, 54], [36, 58]))),
    },
    {
      says: '部屋に人がいないと、大きさをくらべるものがありません。',
      draws: notSo,
    },
    {
      says: '右に描き直します。枠と目の高さ、消失点から床の線。',
      time: 1.2,
      draws: (s) =>
        right(s, () => {
          room.frame(s, now)
          kept(s, () => room.eyeLevel(s))
          room.vanishingPoint(s)
          room.rays(s)
        }),
    },
    {
      says: '目の高さが立った人の目なら、天井は床からその1.5倍の高さです。',
      draws: (s) => right(s, () => room.walls(s, room.lived)),
    },
    {
      says: '人を一人立たせます。立った人の目は、目の高さの線に重ねます。',
      time: 1.2,
      draws: (s) =>
        right(s, () =>
          fromPoint(s, () =>
            desks.whereStands(s, ...NEAR, () => {
              lines.headBall(s, pocket)
              lines.bones(s, pocket)
            }),
          ),
        ),
    },
    {
      says: '奥にも一人。体は小さくなっても、目は同じ線の上です。',
      draws: (s) =>
        right(s, () =>
          fromPoint(s, () =>
            desks.whereStands(s, ...FAR, () => {
              lines.headBall(s, onHip)
              lines.flesh(s, onHip)
            }),
          ),
        ),
    },
    {
      says: '人の腰から横へ線を引き、机の高さを決めます。',
      draws: (s) =>
        right(s, () =>
          fromPoint(s, () => {
            atWaist(s, now)
            desks.deskLines(s, fitting)
          }),
        ),
    },
    {
      says: 'ドアは、そばに立つ人より頭ひとつ高くします。',
      draws: (s) => right(s, () => fromPoint(s, () => outline(s, lofty, now))),
    },
    {
      says: ['ペンを入れます。手前の人と机が重なる所は、奥の線を止めます。', '床は、うすい色でマスを塗り分けます。'],
      time: 2.6,
      draws: (s) => right(s, () => livedIn(s)),
      order: inkThenColour,
    },
    {
      says: '机が人の腰の高さにあるか、横の線で確かめます。',
      hides: true,
      draws: (s) => right(s, () => fromPoint(s, () => atWaist(s, red))),
    },
    {
      says: 'ドアのてっぺんは、奥の人より頭ひとつ上。2か所に印をつけます。',
      draws: (s) => {
        right(s, () =>
          fromPoint(s, () => {
            red(s, [lofty[0]!, [FAR[0] + 16, lofty[0]![1]]], 4)
            red(s, ellipse(FAR[0] * FAR[1], -2, 18, 22, { from: 4, to: 10.4 }), 3.4)
          }),
        )
        so(s)
      },
    },
    { says: '人がいると、家具の大きさが決まります。直す前と後の違いを、一言で書いておきましょう。' },
  ],
}
