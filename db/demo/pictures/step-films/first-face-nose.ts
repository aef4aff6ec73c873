import type { Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import {
  ball,
  bar,
  brow,
  CHIN,
  chin,
  dot,
  eye,
  eyeOval,
  EYES,
  level,
  measure,
  mistake,
  MOUTH,
  mouth,
  NOSE,
  now,
  pale,
  seen,
  upright,
  type View,
} from './face.ts'
import type { StepFilm } from './steps.ts'

type Place = readonly [x: number, y: number]
const large = (s: Sheet, draw: () => void) => s.at(-330, -66, { scale: 208 }, draw)
const places: readonly Place[] = [
  [110, -190],
  [430, -190],
  [110, 104],
  [430, 104],
]
const wrongHead = (s: Sheet, draw: () => void) => s.at(270, 96, { scale: 112 }, draw)
const small = (s: Sheet, i: number, draw: () => void) => s.at(...places[i]!, { scale: 106 }, draw)
const views: readonly View[] = [{ yaw: 0.5 }, { yaw: -0.5 }, { pitch: 0.4 }, {}]

function looking(s: Sheet, view: View = {}) {
  ball(s)
  upright(s, view)
  level(s, view)
  for (const side of [-1, 1]) eyeOval(s, side, pale, view)
}

/** A head from the front that has its eyes. */
function eyed(s: Sheet, pen = 3.2) {
  ball(s)
  upright(s, {})
  level(s, {})
  pale(s, [
    [0, 0.96],
    [0, CHIN + 0.1],
  ])
  for (const side of [-1, 1]) {
    eye(s, side, pen)
    brow(s, side)
  }
}

const chinBar = (s: Sheet, view: View = {}) => bar(s, seen(view)(0, CHIN), pale, 0.16)

const noseDot: StepFilm = {
  name: 'first-face-build-3-1',
  seconds: 80,
  lies: (s) => {
    large(s, () => {
      eyed(s)
      chinBar(s)
    })
    for (const [i, view] of views.entries())
      small(s, i, () => {
        looking(s, view)
        chinBar(s, view)
      })
  },
  steps: [
    {
      says: '鼻先は、目とあごの真ん中。まず目の横線の高さを確かめます。',
      draws: (s) => large(s, () => bar(s, [-1.16, EYES])),
    },
    {
      says: '横線からあごの先までの長さを測ります。',
      draws: (s) => large(s, () => measure(s, [-1.16, EYES], [-1.16, CHIN])),
    },
    { says: '測った長さを半分に分けて、真ん中に印をつけます。', draws: (s) => large(s, () => bar(s, [-1.16, NOSE])) },
    {
      says: 'その高さを、縦の線のところまで水平に運びます。',
      draws: (s) =>
        large(s, () =>
          pale(s, [
            [-1.1, NOSE],
            [0.12, NOSE],
          ]),
        ),
    },
    {
      says: '縦の線の上に、鼻先の点をひとつ。まだ鼻の形は描きません。',
      draws: (s) => large(s, () => dot(s, [0, NOSE])),
    },
    {
      says: [
        '右を向いた顔でも、鼻先は縦の線の上。線といっしょに右へ動きます。',
        '左向きも同じように、曲がった縦の線の上に点を打ちます。',
      ],
      draws: (s) => [0, 1].forEach((i) => small(s, i, () => dot(s, seen(views[i]!)(0, NOSE), now, 0.045))),
    },
    {
      says: 'うつむいた顔では、目と鼻先とあごが下へ集まって見えます。',
      draws: (s) => small(s, 2, () => dot(s, seen(views[2]!)(0, NOSE), now, 0.045)),
    },
    {
      says: '点があごに近すぎると、口を描く場所がなくなります。',
      time: 1.3,
      draws: (s) =>
        small(s, 3, () => {
          dot(s, [0, CHIN - 0.16], now, 0.045)
          mistake(s, [0, CHIN - 0.14], [0.3, 0.24])
        }),
    },
    {
      says: '点が決まったら、鼻すじから鼻先へ、短い影を添えます。',
      draws: (s) =>
        large(s, () =>
          s.ink(
            [
              [0.05, NOSE - 0.24],
              [0.1, NOSE - 0.05],
              [0, NOSE + 0.02],
            ],
            4,
            { in: 0.8, out: 0.3 },
          ),
        ),
    },
    { says: '鼻先が決まると、次の口の高さもすぐに決まります。' },
  ],
}

function nosed(s: Sheet, pen?: number) {
  eyed(s, pen)
  s.ink(
    [
      [0.05, NOSE - 0.24],
      [0.1, NOSE - 0.05],
      [0, NOSE + 0.02],
    ],
    4,
    { in: 0.8, out: 0.3 },
  )
}

/** Small heads that have their nose already. */
const others = [
  (s: Sheet, draw: () => void) => small(s, 0, draw),
  (s: Sheet, draw: () => void) => small(s, 1, draw),
  wrongHead,
]
function dotted(s: Sheet) {
  ball(s)
  upright(s, {})
  level(s, {})
  for (const side of [-1, 1]) eye(s, side, 2)
  dot(s, [0, NOSE], pale, 0.04)
}
const thirds = [1, 2].map((i) => NOSE + ((CHIN - NOSE) * i) / 3)

const mouthLine: StepFilm = {
  name: 'first-face-build-3-2',
  seconds: 45,
  lies: (s) => {
    large(s, () => {
      nosed(s)
      chinBar(s)
    })
    for (const place of others)
      place(s, () => {
        dotted(s)
        chinBar(s)
      })
  },
  steps: [
    {
      says: '口の高さを決めます。鼻先からあごまでの長さを測ります。',
      draws: (s) => large(s, () => measure(s, [1.14, NOSE], [1.14, CHIN])),
    },
    {
      says: '3つに分けて、上から3分の1。ここが口の高さです。',
      draws: (s) => large(s, () => thirds.forEach((y) => bar(s, [1.14, y], now, 0.07))),
    },
    {
      says: '縦の線をまたいで、口の線を短く引きます。中心は縦の線の上。',
      draws: (s) => large(s, () => s.ink(lips(MOUTH), 5)),
    },
    {
      says: '下くちびるの下に、短い影をひとつ。これで口に厚みが出ます。',
      draws: (s) =>
        large(s, () =>
          s.ink(
            [
              [-0.07, MOUTH + 0.13],
              [0.07, MOUTH + 0.13],
            ],
            3,
          ),
        ),
    },
    {
      says: '口を鼻に近づけると幼く、少し離すと大人びて見えます。',
      time: 1.2,
      draws: (s) => {
        small(s, 0, () => mouth(s, now, { at: MOUTH - 0.07, half: 0.12 }))
        small(s, 1, () => mouth(s, now, { at: MOUTH + 0.06, half: 0.2 }))
      },
    },
    {
      says: '口があごに近づきすぎると、あごがなくなって見えます。',
      time: 1.3,
      draws: (s) =>
        wrongHead(s, () => {
          mouth(s, now, { at: CHIN - 0.13 })
          mistake(s, [0, CHIN - 0.1], [0.4, 0.24])
        }),
    },
    { says: '口の線は、目の真ん中より外へ出さないくらいの長さで。' },
  ],
}

function lips(at: number): Point[] {
  return [
    [-0.19, at - 0.03],
    [-0.07, at + 0.02],
    [0.07, at + 0.02],
    [0.19, at - 0.03],
  ]
}

function mouthed(s: Sheet) {
  nosed(s)
  s.ink(lips(MOUTH), 5)
}

const chinTip: StepFilm = {
  name: 'first-face-build-3-3',
  seconds: 45,
  lies: (s) => {
    large(s, () => mouthed(s))
    for (const place of others)
      place(s, () => {
        dotted(s)
        mouth(s, pale)
      })
  },
  steps: [
    {
      says: 'あごの先を決めます。まず、目の横線から鼻先までを測ります。',
      draws: (s) => large(s, () => measure(s, [1.14, EYES], [1.14, NOSE])),
    },
    {
      says: '同じ長さを鼻先から下へ。ここがあごの先の高さです。',
      draws: (s) => large(s, () => measure(s, [1.14, NOSE], [1.14, CHIN])),
    },
    {
      says: '縦の線をのばした上に、あごの先の印をつけます。',
      draws: (s) => large(s, () => bar(s, [0, CHIN], now, 0.12)),
    },
    { says: '印の上に、あごの丸みを短く描きます。左右は同じ幅で。', draws: (s) => large(s, () => chin(s, now)) },
    {
      says: 'あごを短くすると幼く、長くすると大人びた顔になります。',
      time: 1.2,
      draws: (s) => {
        small(s, 0, () => chin(s, now, [0, CHIN - 0.12]))
        small(s, 1, () => chin(s, now, [0, CHIN + 0.1]))
      },
    },
    {
      says: '縦の線から外れたあごは、顔がゆがんで見えるもとです。',
      time: 1.3,
      draws: (s) =>
        wrongHead(s, () => {
          chin(s, now, [0.36, CHIN])
          mistake(s, [0.36, CHIN], [0.36, 0.2])
        }),
    },
    { says: '目、鼻、口、あごが縦の線でつながりました。次は輪郭です。' },
  ],
}

/** DAY 3: how high nose and mouth are. */
export const noseFilms: readonly StepFilm[] = [noseDot, mouthLine, chinTip]
