import { cast } from '../covers/cast.ts'
import type { Sheet } from '../sheet.ts'
import { red } from './face.ts'
import { after, before, kept, notSo, so } from './side-by-side.ts'
import { type Clothes, inkedFigure } from './standing-dressed.ts'
import * as lines from './standing-lines.ts'
import { leaning, onHip, pocket, stiff, close, swing } from './stands.ts'
import { inkThenColourNearby, type StepFilm } from './steps.ts'

const wrong = (s: Sheet, draw: () => void) => before(s, () => s.at(-36, -240, { scale: 0.94 }, draw))
const right = (s: Sheet, draw: () => void) => after(s, () => s.at(0, -240, { scale: 0.94 }, draw))

const { girl, boy, teen } = cast
const plain = { lit: false, mood: 'smile' } as const
const girlWears: Clothes = { top: '#F3DFA6', low: '#8FB0CE', shoe: '#F2F0E6', look: { ...girl, ...plain } }
const boyWears: Clothes = {
  ...{ top: '#8DBBA6', low: '#CDAE82', shoe: '#5A3A2E', long: true, collar: true },
  look: { ...boy, ...plain, yaw: -0.14 },
}
const teenWears: Clothes = { top: '#F0C266', low: '#A98BB8', shoe: '#4A3038', skirt: true, look: { ...teen, ...plain } }
const dull = (clothes: Clothes): Clothes => ({ ...clothes, look: { ...clothes.look, mood: 'calm' } })

const why: StepFilm = {
  name: 'gesture-fix-3-1',
  subject: 'gesture',
  busy: true,
  brisk: true,
  seconds: 44,
  lies: (s) => wrong(s, () => inkedFigure(s, stiff, dull(girlWears))),
  steps: [
    {
      says: '肩と腰が平行に並ぶのはなぜか。まず、肩に線を引きます。',
      time: 1.3,
      draws: (s) => wrong(s, () => lines.shoulderLine(s, stiff, red)),
    },
    {
      says: '腰にも線を。2本は、ぴったり平行でした。',
      draws: (s) => wrong(s, () => lines.hipLine(s, stiff, red)),
    },
    {
      says: '両足に同じだけ体重をのせたから、棒立ちです。',
      draws: (s) => {
        wrong(s, () => stiff.ankles.forEach((ankle) => lines.weight(s, ankle, red)))
        notSo(s)
      },
    },
    {
      says: '右に描き直します。頭から軸足へ、動きの線を一本。',
      draws: (s) =>
        right(s, () => {
          lines.actionLine(s, onHip)
          lines.ground(s, onHip)
        }),
    },
    {
      says: '片足に体重をのせると、その側の腰が上がります。',
      draws: (s) =>
        right(s, () => {
          kept(s, () => lines.hipLine(s, onHip))
          lines.pelvis(s, onHip)
        }),
    },
    {
      says: '肩は反対に下がります。傾けた線に、胸をのせます。',
      draws: (s) =>
        right(s, () => {
          kept(s, () => lines.shoulderLine(s, onHip))
          lines.chest(s, onHip)
        }),
    },
    {
      says: '頭と手足を足します。軸足でない方は、外へ休めます。',
      time: 1.2,
      draws: (s) =>
        right(s, () => {
          lines.headBall(s, onHip)
          lines.bones(s, onHip)
        }),
    },
    {
      says: ['ペンを入れます。片方の脇は縮み、もう片方は伸びます。', '色を置きます。ベルトも、腰の傾きに合わせます。'],
      time: 2.4,
      draws: (s) => right(s, () => inkedFigure(s, onHip, girlWears)),
      order: inkThenColourNearby,
    },
    {
      says: '肩と腰が平行な左と、逆に傾けた右。くらべてみましょう。',
      time: 1.3,
      draws: so,
      hides: true,
    },
  ],
}

const hipsFirst: StepFilm = {
  name: 'gesture-fix-3-2',
  subject: 'gesture',
  busy: true,
  brisk: true,
  seconds: 44,
  lies: (s) => wrong(s, () => inkedFigure(s, leaning, dull(boyWears))),
  steps: [
    {
      says: '腰を傾けてから肩を逆にする練習です。左は、肩から先に傾けた立ち姿。',
      time: 1.3,
      draws: (s) => wrong(s, () => lines.shoulderLine(s, leaning, red)),
    },
    {
      says: '腰もつられて同じ向き。体が横へ倒れていきます。',
      draws: (s) => {
        wrong(s, () => lines.hipLine(s, leaning, red))
        notSo(s)
      },
    },
    {
      says: '右に描き直します。まず地面と、軸足を置くところに印。',
      draws: (s) => right(s, () => lines.ground(s, pocket)),
    },
    {
      says: '肩より先に、腰の線。軸足の側を上げて引きます。',
      draws: (s) =>
        right(s, () => {
          kept(s, () => lines.hipLine(s, pocket))
          lines.pelvis(s, pocket)
        }),
    },
    {
      says: '次に肩の線。腰とは逆に、軸足の側を下げます。',
      draws: (s) =>
        right(s, () => {
          kept(s, () => lines.shoulderLine(s, pocket))
          lines.chest(s, pocket)
        }),
    },
    {
      says: '首の下のくぼみから真下へ。軸足に落ちれば立てます。',
      draws: (s) => right(s, () => kept(s, () => lines.plumb(s, pocket))),
    },
    {
      says: '頭と手足の骨に、肉をつけます。休めた足は外へ。',
      time: 1.3,
      draws: (s) =>
        right(s, () => {
          lines.headBall(s, pocket)
          lines.bones(s, pocket)
          lines.flesh(s, pocket)
        }),
    },
    {
      says: ['ペンを入れます。片手は、上がった腰のポケットへ。', '最後に色。かげは、右の側だけに置きます。'],
      time: 2.4,
      draws: (s) => right(s, () => inkedFigure(s, pocket, boyWears)),
      order: inkThenColourNearby,
    },
    {
      says: '腰が先、肩があと。力の抜けた立ち姿になりました。',
      time: 1.3,
      draws: so,
      hides: true,
    },
  ],
}

const WIDE = { shoulders: 0.72, hips: 1.55 }
const check: StepFilm = {
  name: 'gesture-fix-3-3',
  subject: 'gesture',
  busy: true,
  brisk: true,
  seconds: 44,
  lies: (s) => wrong(s, () => inkedFigure(s, close, dull(teenWears))),
  steps: [
    {
      says: '肩と腰の線が逆に傾いているか確かめます。まず直す前の肩。',
      time: 1.3,
      draws: (s) => wrong(s, () => lines.shoulderLine(s, close, red, WIDE.shoulders)),
    },
    {
      says: '腰の線ものばします。どこまで行っても平行です。',
      draws: (s) => {
        wrong(s, () => lines.hipLine(s, close, red, WIDE.hips))
        notSo(s)
      },
    },
    {
      says: '右に描き直します。頭から軸足へ、ゆるいSの字を一本。',
      draws: (s) =>
        right(s, () => {
          lines.actionLine(s, swing)
          lines.ground(s, swing)
        }),
    },
    {
      says: '腰の線を上げ、肩の線を逆に傾けます。',
      draws: (s) =>
        right(s, () => {
          lines.hipLine(s, swing)
          lines.shoulderLine(s, swing)
        }),
    },
    {
      says: '2本の線に、腰と胸と頭をのせます。',
      draws: (s) =>
        right(s, () => {
          lines.pelvis(s, swing)
          lines.chest(s, swing)
          lines.headBall(s, swing)
        }),
    },
    {
      says: '手足を足します。腕は、胴から少し離すと動いて見えます。',
      draws: (s) => right(s, () => lines.bones(s, swing)),
    },
    {
      says: ['ペンを入れます。スカートの帯も、腰の線に合わせて。', '色を置いて仕上げます。'],
      time: 2.3,
      draws: (s) => right(s, () => inkedFigure(s, swing, teenWears)),
      order: inkThenColourNearby,
    },
    {
      says: '確かめます。肩と腰の線は、軸足の側で近づいていきます。',
      time: 1.2,
      hides: true,
      draws: (s) =>
        right(s, () => {
          lines.shoulderLine(s, swing, red, WIDE.shoulders)
          lines.hipLine(s, swing, red, WIDE.hips)
        }),
    },
    {
      says: '首の下のくぼみは、軸足の真上。違いを一言で書きましょう。',
      time: 1.3,
      draws: (s) => {
        right(s, () => lines.plumb(s, swing, red))
        so(s)
      },
    },
  ],
}

/** Shoulders and hips that stood level. */
export const standingFilms: readonly StepFilm[] = [why, hipsFirst, check]
