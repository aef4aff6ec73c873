import {
  drawUpAndBackFaces,
  her,
  herHead,
  hers,
  his,
  hisEar,
  hisHead,
  type Part,
  partOf,
} from '../covers/up-and-back.ts'
import { FACE } from '../covers/side-faces.ts'
import { faceContour, onFace } from '../figure/face.ts'
import { ellipse, trace } from '../geometry.ts'
import type { Layer, Mark, Sheet } from '../sheet.ts'
import { light, now } from './face.ts'
import * as head from './head-box.ts'
import type { StepFilm } from './steps.ts'

const noted = (s: Sheet, ...lines: readonly string[]) => lines.forEach((line) => now(s, trace(line)))
const faint = (s: Sheet, ...lines: readonly string[]) => lines.forEach((line) => light(s, trace(line), 2))
const profile = trace(FACE)

const round = (s: Sheet, x: number, y: number, r: number) => {
  for (const turn of [0, 1.4])
    light(s, ellipse(x, y, r * (1 + turn * 0.008), r, { from: 3.9 + turn, to: 10.6 + turn, tilt: turn * 0.06 }), 2.2)
}

/** Her ball with the box below it lies a little beside the middle of her head. */
const boxView = { yaw: -0.5, pitch: -0.12 }
const herBox = (s: Sheet, draw: () => void) => herHead(s, () => s.at(0.074, -0.15, { scale: 0.92 }, draw))
const onHer = (s: Sheet) => onFace(her(s))
const ringAt = (s: Sheet, v: number, half = 1.2, line = now) =>
  herHead(s, () =>
    line(
      s,
      [-1, -0.5, 0, 0.5, 1].map((u) => onHer(s)(u * half, v)),
    ),
  )
const herContour = (s: Sheet, from: number, to: number) => herHead(s, () => now(s, faceContour(her(s)).slice(from, to)))

function eyesAndNose(s: Sheet) {
  hisHead(s, () => noted(s, '-118,-44 -94,-62 -64,-46 -66,-30 -88,-16 -112,-22 -118,-44', '-122,-92 -92,-104 -60,-92'))
  herHead(s, () => {
    const to = onHer(s)
    for (const side of [-1, 1]) {
      now(
        s,
        ellipse(side * 0.43, 0.23, 0.21, 0.15, { from: Math.PI, to: Math.PI * 3.1 }).map(([u, v]) => to(u, v)),
      )
      now(s, [to(side * 0.2, -0.2), to(side * 0.45, -0.27), to(side * 0.7, -0.19)])
    }
    now(s, [to(0.03, 0.4), to(-0.1, 0.56), to(0, 0.58)])
    now(s, [to(-0.2, 0.72), to(0, 0.78), to(0.2, 0.72)])
  })
}

const both = (s: Sheet, line: keyof typeof hers) => {
  now(s, his[line])
  herHead(s, () => now(s, hers[line]))
}
const underTheChin = (s: Sheet) => {
  hisHead(s, () => {
    noted(s, '-116,142 -66,156 -10,146 38,86')
    for (const x of [-84, -54, -24, 4])
      light(s, [
        [x, 138 - (x > -30 ? (x + 30) * 0.8 : 0)],
        [x + 14, 152 - (x > -30 ? (x + 30) * 0.9 : 0)],
      ])
  })
  herHead(s, () => noted(s, '-0.5,0.94 -0.24,1.12 0.06,1.08 0.4,0.74'))
}

/** What waits to be drawn of these parts in this layer. */
const only =
  (layer: Layer, ...names: readonly Part[]) =>
  (marks: Mark[]) =>
    marks.filter((mark) => mark.layer === layer && names.includes(partOf(mark)))

/** Two busts from their balls to the light on them; its lessons follow each other through it. */
export const upAndBack: StepFilm = {
  name: 'head-angle-work',
  seconds: 240,
  steps: [
    {
      says: '左にひとつ、軽い丸を2周。頭の球になります。',
      time: 6,
      draws: (s) => hisHead(s, () => round(s, 14, -84, 146)),
    },
    {
      says: '右にも球を。少し大きく、紙の外へ出さずに。',
      time: 6,
      draws: (s) => herHead(s, () => round(s, 0.074, -0.15, 0.97)),
    },
    {
      says: '球の横を切ります。左は真横なので、切り口は丸に近い形。',
      time: 7,
      draws: (s) => hisHead(s, () => now(s, ellipse(24, -84, 98, 102, { from: 4, to: 10.4 }))),
    },
    {
      says: '右はななめ。切り口は、たてに長い楕円になります。',
      time: 7,
      draws: (s) => herBox(s, () => head.cut(s, boxView)),
    },
    {
      says: '左の軸は後ろへ倒して、見上げる向きに。眉の線もいっしょに傾きます。',
      time: 7,
      draws: (s) => hisHead(s, () => faint(s, '24,-262 24,150', '-134,-92 -60,-84 24,-84 122,-84')),
    },
    {
      says: '右は、顔の真ん中の線と眉の線を丸みに沿わせます。',
      time: 7,
      draws: (s) =>
        herBox(s, () => {
          head.middle(s, boxView, light)
          head.browLine(s, boxView, light)
        }),
    },
    {
      says: '右の切り口に、たてと横の線。交わるところが耳の目印です。',
      time: 6,
      draws: (s) => herBox(s, () => head.crossOnCut(s, boxView, light)),
    },
    {
      says: '左の耳は、軸のすぐ後ろ。眉の線の下から始めます。',
      time: 6,
      draws: (s) => hisHead(s, () => now(s, [...hisEar, hisEar[0]!])),
    },
    {
      says: '右の耳も、交わりの後ろに。その奥に頭の厚みが残ります。',
      time: 6,
      draws: (s) => herBox(s, () => head.ear(s, boxView)),
    },
    {
      says: '箱の前の面を、眉の線からあご先へ下ろします。',
      time: 8,
      draws: (s) => {
        hisHead(s, () => noted(s, '-136,-92 -152,18 -120,142'))
        herBox(s, () => {
          head.chin(s, boxView)
          head.cheeks(s, boxView)
        })
      },
    },
    {
      says: '横の面は、耳の下からえらで折れて、あご先で合わせます。',
      time: 7,
      draws: (s) => {
        hisHead(s, () => noted(s, '44,28 38,86 -40,126 -120,142'))
        herBox(s, () => head.jaw(s, boxView))
      },
    },
    {
      says: '左の頭に目の輪を巻きます。軸に直角なので、後ろへ下がります。',
      time: 7,
      draws: (s) => hisHead(s, () => noted(s, '-136,-44 -50,-30 50,-32 152,-50')),
    },
    { says: '右の目の輪は、上へふくらむ弧。少し見上げています。', time: 7, draws: (s) => ringAt(s, 0.22) },
    {
      says: '鼻と口の輪を、目の輪と同じ向きに1本ずつ。',
      time: 8,
      draws: (s) => {
        hisHead(s, () => faint(s, '-148,18 -60,30 40,26', '-148,56 -70,70 24,68'))
        ringAt(s, 0.56, 0.95, light)
        ringAt(s, 0.76, 0.8, light)
      },
    },
    { says: '輪の上に、目と眉。右は鼻と口も置きます。', time: 8, draws: eyesAndNose },
    { says: 'あごの下に見える面を足します。左は、のどまで広く。', time: 8, draws: underTheChin },
    {
      says: '輪郭は、眉の横のくぼみから。奥の目は、その内側です。',
      time: 7,
      draws: (s) => {
        hisHead(s, () => now(s, profile.slice(0, 5)))
        herContour(s, 0, 2)
      },
    },
    {
      says: '頬骨でいちばん外へ出て、折り返します。左は鼻先まで。',
      time: 6,
      draws: (s) => {
        hisHead(s, () => now(s, profile.slice(4, 8)))
        herContour(s, 1, 4)
      },
    },
    {
      says: '口もとで少しへこませ、あご先へつなぎます。',
      time: 6,
      draws: (s) => {
        hisHead(s, () => now(s, profile.slice(7, 19)))
        herContour(s, 3, 10)
      },
    },
    { says: '首の後ろの線は、後頭部のくぼみから斜めに。', time: 6, draws: (s) => both(s, 'nape') },
    { says: '前の線は、あごの裏の奥から下ろします。', time: 5, draws: (s) => both(s, 'throat') },
    { says: '耳の後ろから鎖骨の間へ、筋を1本。ねじれの向きです。', time: 6, draws: (s) => both(s, 'tendon') },
    {
      says: '右の肩は向こうへ。手前の腕が、顔と反対の向きを見せます。',
      time: 6,
      draws: (s) => {
        both(s, 'near')
        both(s, 'far')
        noted(s, '-480,206 -446,254 -372,286 -280,280 -204,238 -156,186', '-560,236 -640,300', '-84,216 -40,270')
        herHead(s, () =>
          noted(
            s,
            '-0.84,1.39 -0.7,1.62 -0.3,1.8 0.2,1.9 0.64,1.84 0.94,1.52',
            '-1.18,1.6 -1.46,2 -1.6,2.6',
            '-0.34,1.92 0.06,2.06 0.3,2.4 0.37,2.9',
            '-0.74,1.98 -0.92,2.2 -0.98,2.6',
          ),
        )
      },
    },
    {
      says: [
        'ペンに持ちかえて、横顔の額から鼻、口、あごへ。',
        '右の顔も、くぼみから頬骨、あごの順に。耳まで入れます。',
      ],
      time: 14,
      draws: drawUpAndBackFaces,
      order: only('ink', 'face'),
    },
    {
      says: ['首の前の線は、あごの裏へ入れて止めます。', '耳の後ろから鎖骨へ、筋をひと息で。'],
      time: 12,
      order: only('ink', 'neck'),
    },
    { says: '髪と服は、外側の太い線から。奥は細く残します。', time: 7, order: only('ink', 'rest') },
    {
      says: ['下描きを消して、背景から平らに塗ります。', '肌、髪、服。まだ影はつけません。'],
      time: 16,
      order: only('flat', 'rest', 'face', 'neck'),
      hides: true,
    },
    {
      says: [
        '左上の光を決めて、あごの裏に影を落とします。',
        '筋の後ろと鎖骨の下にも、うすい影をひと色。',
        '髪の右側を暗く、肩の左に光を残します。',
      ],
      time: 26,
      order: only('flat', 'light', 'rest', 'face', 'neck'),
    },
    { says: '離れて見ます。目、あごの線、首の筋の順に目が動けば完成です。', time: 12 },
  ],
}
