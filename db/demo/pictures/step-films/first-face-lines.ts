import { ellipse } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { INK } from '../tones.ts'
import { ball, crossedOut, level, light, now, upright, type View } from './face.ts'
import type { StepFilm } from './steps.ts'

type Place = readonly [x: number, y: number]
const R = 88
const rows = [-232, -20, 192] as const
const columns = [-500, -250, 0, 250] as const
const places = rows.flatMap((y) => columns.map((x): Place => [x, y]))
const at = (s: Sheet, [x, y]: Place, scale: number, draw: () => void) => s.at(x, y, { scale }, draw)

const lightBalls = (s: Sheet, from: number, to: number) => {
  for (const place of places.slice(from, to)) at(s, place, R, () => ball(s, light))
}

const circles: StepFilm = {
  name: 'first-face-build-1-1',
  seconds: 40,
  steps: [
    { says: '丸は、ひと息で決めなくて大丈夫。軽い線を2周重ねます。', draws: (s) => lightBalls(s, 0, 1) },
    { says: 'ひじから大きく腕を回すと、丸がゆがみにくくなります。', draws: (s) => lightBalls(s, 1, 3) },
    { says: '紙をなでるくらいの力で。形が決まるまで濃くしません。', draws: (s) => lightBalls(s, 3, 5) },
    { says: '同じ大きさの丸を、間をあけて並べていきます。', draws: (s) => lightBalls(s, 5, 8) },
    { says: '少しゆがんでも消さずに、次の丸へ進みます。', draws: (s) => lightBalls(s, 8, 10) },
    { says: 'これで丸が12個。どれも、あとから消せる薄さです。', draws: (s) => lightBalls(s, 10, 12) },
    {
      says: '濃い丸は、あとで消せません。線が濃くなったら力を抜きましょう。',
      time: 1.3,
      draws: (s) =>
        at(s, [500, -20], R, () => {
          s.ink(ellipse(0, 0, 1, 1, { from: 4, to: 10.6 }), 9, { colour: INK, least: 0.7 })
          crossedOut(s)
        }),
    },
  ],
}

const turns: readonly number[] = [0, 0.45, 0.9, -0.45, -0.9]
const turnPlaces: readonly Place[] = [0, 240, 480, -240, -480].map((x): Place => [x, -170])
const TURNED = 104
const leans: readonly number[] = [-0.3, 0.3]
const leanPlaces: readonly Place[] = [
  [-330, 110],
  [-20, 110],
]
const wrong: Place = [330, 110]

const line = (s: Sheet, i: number) => at(s, turnPlaces[i]!, TURNED, () => upright(s, { yaw: turns[i]! }, now))
const leaning = (s: Sheet, i: number, draw: () => void) => {
  const [x, y] = leanPlaces[i]!
  s.at(x, y, { scale: TURNED, rotate: leans[i]! }, draw)
}

const uprights: StepFilm = {
  name: 'first-face-build-1-2',
  seconds: 40,
  lies: (s) => {
    for (const place of [...turnPlaces, ...leanPlaces, wrong]) at(s, place, TURNED, () => ball(s))
  },
  steps: [
    { says: '縦の線は鼻すじです。正面の顔では、丸の真ん中をまっすぐ通ります。', draws: (s) => line(s, 0) },
    { says: '右を向くと、縦の線も右へ。丸みに沿って弓なりになります。', draws: (s) => line(s, 1) },
    { says: 'もっと横を向けば、もっと端へ。曲がりも強くなります。', draws: (s) => line(s, 2) },
    {
      says: '左向きも同じです。てっぺんから下まで、1本で引きます。',
      time: 1.2,
      draws: (s) => [3, 4].forEach((i) => line(s, i)),
    },
    {
      says: '首をかしげた頭では、縦の線もいっしょに傾けます。',
      time: 1.2,
      draws: (s) => [0, 1].forEach((i) => leaning(s, i, () => upright(s, { yaw: 0.3 - i * 0.6 }, now))),
    },
    {
      says: '横を向いたのに縦の線がまっすぐだと、平らなお皿に見えます。',
      time: 1.3,
      draws: (s) =>
        at(s, wrong, TURNED, () => {
          now(s, [
            [0.42, -1.08],
            [0.42, 1.08],
          ])
          crossedOut(s)
        }),
    },
    { says: '縦の線を見れば、どの頭もどちらを向いているかわかりますね。' },
  ],
}

const looks: readonly View[] = [{ pitch: -0.5 }, { pitch: 0 }, { pitch: 0.5 }]
const lookPlaces: readonly Place[] = [-465, -155, 155].map((x): Place => [x, -30])
const LOOKING = 140
const looking = (s: Sheet, i: number, draw: (view: View) => void) =>
  at(s, lookPlaces[i]!, LOOKING, () => draw(looks[i]!))

const levels: StepFilm = {
  name: 'first-face-build-1-3',
  seconds: 40,
  lies: (s) => {
    for (const [i] of looks.entries())
      looking(s, i, (view) => {
        ball(s)
        upright(s, view)
      })
    at(s, [465, -30], LOOKING, () => {
      ball(s)
      upright(s, looks[0]!)
    })
  },
  steps: [
    {
      says: '横の線は、目の高さ。丸に巻いたリボンだと思って引きます。',
      draws: (s) => looking(s, 1, (view) => level(s, view, now, 0)),
    },
    {
      says: '見上げる頭では、横の線が上へふくらみます。',
      draws: (s) => looking(s, 0, (view) => level(s, view, now, 0)),
    },
    {
      says: 'うつむく頭では、下へふくらみます。両端は丸のふちまで。',
      draws: (s) => looking(s, 2, (view) => level(s, view, now, 0)),
    },
    {
      says: 'すぐ下にもう1本。リボンの幅が見えて、丸みがはっきりします。',
      time: 1.5,
      draws: (s) => [1, 0, 2].forEach((i) => looking(s, i, (view) => level(s, view, now, 0.13))),
    },
    {
      says: 'まっすぐで、丸からはみ出した横の線は、表面から浮いて見えます。',
      time: 1.3,
      draws: (s) =>
        at(s, [465, -30], LOOKING, () => {
          now(s, [
            [-1.14, -0.44],
            [1.14, -0.46],
          ])
          crossedOut(s)
        }),
    },
    { says: '丸のふちで始まり、丸みに沿って進み、反対のふちで終わります。' },
    {
      says: '横の線と縦の線が交わるところが、目と目の間の真ん中です。',
      draws: (s) => looking(s, 1, () => now(s, ellipse(0, 0.065, 0.12, 0.12, { to: 7 }), 3)),
    },
  ],
}

/** DAY 1: circles, and the cross around them. */
export const lineFilms: readonly StepFilm[] = [circles, uprights, levels]
