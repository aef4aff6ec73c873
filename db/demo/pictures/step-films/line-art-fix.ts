import { type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import * as artist from './artist.ts'
import { light, now, red } from './face.ts'
import { edges, foldLines, gowned, gownRough } from './gown.ts'
import { joints, shaky, steady } from './long-lines.ts'
import { after, before, notSo, so } from './side-by-side.ts'
import * as bodyLines from './standing-lines.ts'
import { onHip } from './stands.ts'
import { inkThenColour, inkThenColourNearby, type StepFilm } from './steps.ts'
import { longest, rough, runs, windyGirl } from './windy-girl.ts'

const leftArtist = (s: Sheet, draw: () => void) => before(s, () => s.at(-6, -8, {}, draw))
const rightArtist = (s: Sheet, draw: () => void) => after(s, () => s.at(24, -8, {}, draw))
const dots = (s: Sheet, at: readonly Point[], r: number) => {
  for (const spot of at) artist.joint(s, spot, red, r)
}

const why: StepFilm = {
  name: 'line-art-fix-2-1',
  subject: 'brushes',
  busy: true,
  brisk: true,
  seconds: 44,
  lies: (s) =>
    leftArtist(s, () => {
      artist.inkedArtist(s)
      artist.longLine(s, shaky)
    }),
  steps: [
    {
      says: '長い線がガタガタに震えるのはなぜか。継いだところに印をつけます。',
      time: 1.3,
      draws: (s) => leftArtist(s, () => dots(s, joints(artist.shoulderArc, 6), 13)),
    },
    {
      says: '手首だけで引いたから。手首がとどくのは、これだけ。',
      draws: (s) =>
        leftArtist(s, () => {
          artist.joint(s, artist.WRIST, red, 24)
          artist.arc(s, artist.wristArc, red)
        }),
    },
    { says: '短い弧を継ぐので、長い線がガタガタになりました。', draws: notSo },
    {
      says: '右に、上から見た腕を描きます。動く関節は、肩、ひじ、手首。',
      time: 1.2,
      draws: (s) =>
        rightArtist(s, () => {
          artist.plan(s)
          for (const at of [artist.SHOULDER, artist.ELBOW, artist.WRIST]) artist.joint(s, at)
        }),
    },
    {
      says: '手首でとどくのは短い線。ひじなら、中くらいの線。',
      draws: (s) => rightArtist(s, () => [artist.wristArc, artist.elbowArc].forEach((way) => artist.arc(s, way))),
    },
    {
      says: '肩から腕ごと動かすと、端から端まで一度にとどきます。',
      draws: (s) =>
        rightArtist(s, () => {
          artist.armBefore(s)
          artist.arc(s, artist.shoulderArc)
        }),
    },
    {
      says: ['ペンで、腕と頭を仕上げます。', '色を置きます。腕は、紙から軽く浮かせておきます。'],
      time: 2.2,
      draws: (s) => rightArtist(s, () => artist.inkedArtist(s)),
      order: inkThenColourNearby,
    },
    {
      says: '長い線を引きます。肩を動かして、止まらずに。',
      draws: (s) => rightArtist(s, () => artist.longLine(s, steady)),
    },
    { says: '手首で継いだガタガタの線と、肩で引いた線。くらべてみましょう。', time: 1.3, draws: so, hides: true },
  ],
}

const leftGirl = (s: Sheet, draw: () => void) => before(s, () => s.at(-116, 4, { scale: 112 }, draw))
const rightGirl = (s: Sheet, draw: () => void) => after(s, () => s.at(-74, 4, { scale: 112 }, draw))
/** The paper is turned under the hand. */
const turning = (s: Sheet) =>
  after(s, () => {
    now(s, trace('104,-256 176,-290 246,-270 286,-212'))
    for (const end of ['286,-212 252,-224', '286,-212 288,-248']) now(s, trace(end))
  })

const breath: StepFilm = {
  name: 'line-art-fix-2-2',
  subject: 'brushes',
  busy: true,
  brisk: true,
  seconds: 44,
  lies: (s) => leftGirl(s, () => windyGirl(s, shaky, 'calm')),
  steps: [
    {
      says: '肩から一息で引く練習です。左は、長い髪を少しずつ継いだ線。',
      time: 1.3,
      draws: (s) => leftGirl(s, () => dots(s, joints(longest, 5), 0.15)),
    },
    { says: '風の勢いが、ペンを入れたら消えてしまいました。', draws: notSo },
    { says: '右に描き直します。まず下描き。頭の丸と、顔の向き。', draws: (s) => rightGirl(s, () => rough(s)) },
    {
      says: '髪の流れを、大きく描きます。長い線は、どこからどこまでか。',
      time: 1.3,
      draws: (s) => rightGirl(s, () => runs(s)),
    },
    { says: '紙を回して、腕を振りやすい向きにします。', draws: turning },
    {
      says: [
        'ペンを入れます。長い線は、肩から一息で。終点を見たまま引きます。',
        '短い線は手首で。目と前髪を描きます。',
        '色を置きます。線は、もうさわりません。',
      ],
      time: 3.4,
      draws: (s) => rightGirl(s, () => windyGirl(s, steady, 'smile')),
      order: inkThenColour,
    },
    { says: '肩から一息で引いた線には、風の勢いが残ります。', time: 1.3, draws: so, hides: true },
  ],
}

const leftGown = (s: Sheet, draw: () => void) => before(s, () => s.at(-20, -240, { scale: 0.94 }, draw))
const rightGown = (s: Sheet, draw: () => void) => after(s, () => s.at(-20, -240, { scale: 0.94 }, draw))
const lasts = [...edges, ...foldLines].map((line) => line.at(-1)!)

const check: StepFilm = {
  name: 'line-art-fix-2-3',
  subject: 'brushes',
  busy: true,
  brisk: true,
  seconds: 44,
  lies: (s) => leftGown(s, () => gowned(s, shaky, 'calm')),
  steps: [
    {
      says: '線の途中に迷いがないか確かめます。まず左。',
      time: 1.3,
      draws: (s) => leftGown(s, () => dots(s, joints(edges[1]!, 4), 15)),
    },
    {
      says: 'ドレスの線が、何度も止まっています。',
      draws: (s) => {
        leftGown(s, () => dots(s, joints(edges[0]!, 3), 15))
        notSo(s)
      },
    },
    {
      says: '右に描き直します。体の骨組みを軽く。',
      draws: (s) =>
        rightGown(s, () => {
          bodyLines.headBall(s, onHip)
          bodyLines.shoulderLine(s, onHip, light)
          bodyLines.chest(s, onHip)
          bodyLines.hipLine(s, onHip, light)
        }),
    },
    {
      says: 'ドレスは腰から床まで。長い線の下描きを、大きく置きます。',
      time: 1.2,
      draws: (s) => rightGown(s, () => gownRough(s)),
    },
    {
      says: [
        'ペンを入れます。すそまで、肩から一息で。',
        '顔と手は手首で。小さな線ほど、あとにします。',
        '色を置いて仕上げます。',
      ],
      time: 3.2,
      draws: (s) => rightGown(s, () => gowned(s, steady, 'smile')),
      order: inkThenColour,
    },
    {
      says: '確かめます。赤でたどると、線の途中で一度も止まりません。',
      time: 1.2,
      hides: true,
      draws: (s) => rightGown(s, () => edges.forEach((edge) => red(s, edge, 4))),
    },
    {
      says: '線の終わりも、細く自然に抜けました。',
      draws: (s) => {
        rightGown(s, () => dots(s, lasts.slice(2), 13))
        so(s)
      },
    },
    { says: '線の途中に迷いがないか。左とくらべて、違いを一言で書きましょう。', time: 1.3 },
  ],
}

/** Long lines that shook. */
export const lineFixFilms: readonly StepFilm[] = [why, breath, check]
