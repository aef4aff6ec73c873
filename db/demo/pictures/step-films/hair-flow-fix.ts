import { cast } from '../covers/cast.ts'
import type { Sheet } from '../sheet.ts'
import { light, now, red, redRing } from './face.ts'
import * as hair from './hair-heads.ts'
import { after, before, kept, notSo, so } from './side-by-side.ts'
import { inkThenColourNearby, type StepFilm } from './steps.ts'

const wrong = (s: Sheet, draw: () => void) => before(s, () => s.at(0, -24, { scale: 146 }, draw))
const right = (s: Sheet, draw: () => void) => after(s, () => s.at(0, -24, { scale: 146 }, draw))

const plain = { lit: false, neck: true, mood: 'smile', part: 0 } as const
const girl: hair.Wearer = {
  ...cast.girl,
  ...plain,
  yaw: 0.16,
  hair: '#B8763F',
  hairLight: '#EBBE86',
  hairDark: '#8C5229',
  cloth: '#7FA8C9',
  clothDark: '#5F86A8',
  collar: 'sailor',
}
const boy: hair.Wearer = {
  ...cast.boy,
  ...plain,
  yaw: -0.16,
  hair: '#7F86A6',
  hairLight: '#BAC0DA',
  hairDark: '#5C6284',
  cloth: '#E3B566',
  clothDark: '#C08E3E',
  collar: 'crew',
}
const woman: hair.Wearer = {
  ...cast.woman,
  ...plain,
  yaw: 0.14,
  hair: '#D9A552',
  hairLight: '#F6DDA2',
  hairDark: '#AD7A2E',
  cloth: '#8DBBA6',
  clothDark: '#659680',
  collar: 'shirt',
}
const dull = (who: hair.Wearer): hair.Wearer => ({ ...who, mood: 'calm' })

const why: StepFilm = {
  name: 'hair-flow-fix-2-1',
  subject: 'hair',
  busy: true,
  brisk: true,
  seconds: 44,
  lies: (s) => wrong(s, () => hair.stuckHead(s, dull(girl), 0.86)),
  steps: [
    {
      says: '髪が頭に貼りついて見えるのはなぜか。頭の丸を重ねます。',
      time: 1.3,
      draws: (s) => wrong(s, () => hair.skull(s, girl, red, 9)),
    },
    {
      says: '髪の外側と、ぴったり同じ線。厚みがありません。',
      draws: (s) => {
        wrong(s, () => redRing(s, [-0.02, -1.1], [0.52, 0.2]))
        notSo(s)
      },
    },
    {
      says: '毛は、ただ真下へ。流れの出どころがありません。',
      draws: (s) => wrong(s, () => hair.straightDown(s, girl, red)),
    },
    {
      says: '右に描き直します。先に、頭の丸と顔の十字。',
      draws: (s) =>
        right(s, () => {
          kept(s, () => hair.skull(s, girl, now, 4))
          hair.lowerSkull(s, girl)
          hair.faceCross(s, girl)
        }),
    },
    { says: '髪の出どころ、つむじを一点に決めます。', draws: (s) => right(s, () => hair.whorl(s, girl)) },
    {
      says: '髪の厚みは、指1本分。頭の丸から外へ印をつけます。',
      draws: (s) => right(s, () => kept(s, () => hair.fingers(s, girl))),
    },
    {
      says: '印を結んで外側の線。毛は、つむじから丸みに沿って流します。',
      time: 1.3,
      draws: (s) =>
        right(s, () => {
          hair.outside(s, girl, 0.7)
          hair.flow(s, girl)
        }),
    },
    {
      says: ['ペンを入れます。髪は、外側の線から房の先まで。', '色を置くと、頭と髪の間に空気が入りました。'],
      time: 2.6,
      draws: (s) => right(s, () => hair.airyHead(s, girl)),
      order: inkThenColourNearby,
    },
    {
      says: '髪が頭に貼りついた左と、厚みのある右。くらべてみましょう。',
      time: 1.3,
      draws: so,
      hides: true,
    },
  ],
}

const outside: StepFilm = {
  name: 'hair-flow-fix-2-2',
  subject: 'hair',
  busy: true,
  brisk: true,
  seconds: 44,
  lies: (s) => wrong(s, () => hair.stuckHead(s, dull(boy), 0.28)),
  steps: [
    {
      says: '頭の輪郭より外に髪の線を置く練習です。左は輪郭の上に置きました。',
      time: 1.3,
      draws: (s) => wrong(s, () => hair.skull(s, boy, red, 9)),
    },
    { says: 'すき間がどこにもなく、塗った帽子のようです。', draws: notSo },
    {
      says: '右に、頭の丸から描き直します。髪より先に、頭の輪郭です。',
      draws: (s) =>
        right(s, () => {
          kept(s, () => hair.skull(s, boy, now, 4))
          hair.lowerSkull(s, boy)
          hair.faceCross(s, boy)
        }),
    },
    {
      says: 'てっぺんで指1本分、外へ。左右も同じだけ離します。',
      draws: (s) => right(s, () => kept(s, () => hair.fingers(s, boy))),
    },
    {
      says: '頭の輪郭より外に、髪の線をぐるりと置きます。',
      draws: (s) => right(s, () => hair.outside(s, boy, -1)),
    },
    {
      says: 'つむじを打って、前へ、横へ、丸みに沿って流れを引きます。',
      time: 1.3,
      draws: (s) =>
        right(s, () => {
          hair.whorl(s, boy)
          hair.flow(s, boy)
        }),
    },
    {
      says: ['ペンを入れます。髪の線は、内側の丸に触れないように。', '色を置きます。つやも、頭の丸みに沿わせます。'],
      time: 2.6,
      draws: (s) => right(s, () => hair.airyHead(s, boy)),
      order: inkThenColourNearby,
    },
    {
      says: '頭の輪郭より外に置いた髪は、ふんわり軽く見えます。',
      time: 1.3,
      draws: so,
      hides: true,
    },
  ],
}

const check: StepFilm = {
  name: 'hair-flow-fix-2-3',
  subject: 'hair',
  busy: true,
  brisk: true,
  seconds: 44,
  lies: (s) => wrong(s, () => hair.stuckHead(s, dull(woman), 1.9)),
  steps: [
    {
      says: '頭の輪郭との間にすき間があるか確かめます。左に頭の丸を重ねます。',
      time: 1.3,
      draws: (s) => wrong(s, () => hair.skull(s, woman, red, 9)),
    },
    { says: '髪の線と、重なってしまいました。すき間がありません。', draws: notSo },
    {
      says: '右に描き直します。頭の丸と、つむじ。',
      draws: (s) =>
        right(s, () => {
          hair.skull(s, woman)
          hair.lowerSkull(s, woman)
          hair.faceCross(s, woman)
          hair.whorl(s, woman)
        }),
    },
    {
      says: '指1本分離して、外側の線。長い髪は肩へ下ろします。',
      draws: (s) =>
        right(s, () => {
          hair.fingers(s, woman, light, [1.2, 1.5, 1.8])
          hair.outside(s, woman, 1.8)
        }),
    },
    { says: 'つむじから、毛の流れを放します。', draws: (s) => right(s, () => hair.flow(s, woman)) },
    {
      says: ['ペンを入れます。毛先は細く払って、そろえすぎないように。', '色を置いて仕上げます。'],
      time: 2.6,
      draws: (s) => right(s, () => hair.airyHead(s, woman)),
      order: inkThenColourNearby,
    },
    {
      says: '確かめます。頭の丸との間に、ぐるりとすき間があります。',
      hides: true,
      draws: (s) =>
        right(s, () => {
          hair.skull(s, woman, red)
          hair.fingers(s, woman, red)
        }),
    },
    {
      says: '流れをさかのぼると、どれもつむじの一点に集まりました。',
      draws: (s) => {
        right(s, () => hair.flow(s, woman, red, [-0.7, -0.36, 0.3, 0.7]))
        so(s)
      },
    },
    { says: '頭の輪郭との間に、すき間があるか。違いを一言で書きましょう。', time: 1.3 },
  ],
}

/** Hair that lay on the head like a helmet. */
export const hairFilms: readonly StepFilm[] = [why, outside, check]
