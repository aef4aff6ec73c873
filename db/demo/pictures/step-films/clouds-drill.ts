import { bend, type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import * as cloud from './cloud-parts.ts'
import { light, now } from './face.ts'
import type { StepFilm } from './steps.ts'

export const daily = { subject: 'cloud', seconds: 80, seed: 417, busy: true, brisk: true } as const

const big: cloud.Cloud = {
  lumps: [
    [-210, -16, 138],
    [-20, -94, 168],
    [176, -6, 140],
    [-336, 92, 84],
    [318, 98, 76],
    [-104, 66, 112],
    [76, 70, 116],
    [-14, 10, 96],
  ],
  base: 132,
}
const small: cloud.Cloud = {
  lumps: [
    [432, -206, 62],
    [510, -180, 54],
    [370, -176, 42],
    [570, -160, 32],
  ],
  base: -146,
}
const far: readonly cloud.Cloud[] = [-470, 470].map((x, i) => ({
  lumps: [
    [x - 50, 190, 28],
    [x, 178, 36],
    [x + 54, 192, 26],
  ],
  base: 208 - i * 8,
}))
const both = [big, small]
const [LIT, HALF, SHADE] = ['#FBFAF6', '#D3D8DE', '#97A9C4'] as const
const place = (s: Sheet, from: number, to: number) => big.lumps.slice(from, to).forEach((one) => cloud.lumpLine(s, one))

const masses: StepFilm = {
  name: 'clouds-drill-1',
  ...daily,
  steps: [
    { says: '大きなかたまりを3つ、丸で置きます。真ん中をいちばん高く。', draws: (s) => place(s, 0, 3) },
    { says: '輪郭は追いません。両はしに、中くらいの丸を足します。', draws: (s) => place(s, 3, 5) },
    { says: '手前にも丸を2つ。大きさをそろえないと、わた雲らしくなります。', draws: (s) => place(s, 5, 7) },
    {
      says: '奥に小さな雲をひとつ。かたまりは、同じ順に置きます。',
      draws: (s) => small.lumps.forEach((one) => cloud.lumpLine(s, one)),
    },
    {
      says: '光の側を決めます。太陽は左上。矢印を1本引いておきます。',
      draws: (s) => cloud.sunAt(s, [-540, -290], [-400, -180]),
    },
    {
      says: 'どの丸も、左上が明るい面。面の境目を、弧で分けます。',
      time: 1.2,
      draws: (s) => [...big.lumps, ...small.lumps.slice(0, 2)].forEach((one) => cloud.litSide(s, one, light)),
    },
    {
      says: '底を平らに切ります。地平線と同じ向きに、まっすぐ1本。',
      draws: (s) => both.forEach((one) => cloud.baseLine(s, one, now)),
    },
    {
      says: 'ペンは上の縁だけ。丸と丸の間は、とがらせて谷にします。',
      draws: (s) => both.forEach((one) => cloud.upperEdge(s, one)),
    },
    {
      says: '灰色は3色。まず、真ん中の灰色を全体に塗ります。',
      draws: (s) => both.forEach((one) => cloud.body(s, one, HALF)),
    },
    {
      says: '光の側に、いちばん明るい灰色。左上をそろえます。',
      draws: (s) => both.forEach((one) => cloud.lit(s, one, LIT)),
    },
    {
      says: '底には暗い灰色。空の色を映して、少し青くします。',
      draws: (s) => both.forEach((one) => cloud.shaded(s, one, SHADE)),
    },
    {
      says: '底の線を引き直します。丸くふくらんだ所は、切り落とします。',
      draws: (s) =>
        both.forEach((one) =>
          cloud.baseLine(s, one, (sheet, points) => sheet.ink(points, 3.4, { in: 0.3, out: 0.4 }), -20),
        ),
    },
    {
      says: '空と野原を塗ります。遠い雲は、底だけ見えるくらいで十分です。',
      time: 1.3,
      hides: true,
      beneath: true,
      draws: (s) => {
        cloud.sky(s, ['#4E97DC', '#8CC6EE', '#DDF0F6'], [-360, 250])
        for (const one of far) {
          cloud.body(s, one, '#FFFFFF')
          cloud.shaded(s, one, SHADE)
        }
        cloud.fields(s, ['#9CCB62', '#6DB05A'])
      },
    },
    { says: '上が明るく、底が平ら。明るい面が同じ側にあるか見直します。' },
  ],
}

const SKY = ['#2F6FC4', '#5DA2E0', '#C3E4F2'] as const
/** A streak that the wind has combed: along its upper edge, how thick it is, how far it sinks. */
type Streak = readonly [from: Point, over: Point, to: Point, width: number]
const streaks: readonly Streak[] = [
  [[-500, -70], [-220, -250], [200, -290], 46],
  [[-360, 70], [-20, -130], [470, -190], 60],
  [[-60, 150], [200, 20], [560, -40], 38],
]
const along = ([from, over, to]: Streak, down = 0, short = 0): Point[] =>
  bend([from[0] + short, from[1] + down], [over[0], over[1] + down], [to[0] - short, to[1] + down], 12)
/** Hard above, and thinner and thinner below. */
const hard = (streak: Streak): Point[] => {
  const line = along(streak)
  const last = line.length - 1
  return [
    ...line,
    ...line.toReversed().map(([x, y], i): Point => [x, y + streak[3] * Math.sin((Math.PI * i) / last) ** 0.8]),
  ]
}
const soft = (s: Sheet, streak: Streak, k: number) =>
  s.ink(along(streak, streak[3] * (0.75 + k * 0.42), 30 + k * 34), streak[3] * (1.05 - k * 0.12), {
    ...{ colour: '#FFFFFF', opacity: 0.42 - k * 0.11, in: 0.4, out: 0.5, least: 0.05, shade: 0, layer: 'flat' },
  })
const torn: readonly (readonly [Point, number])[] = [
  [[-540, 20], 60],
  [[300, 96], 58],
  [[-250, 186], 46],
  [[500, -290], 34],
  [[420, 150], 26],
  [[-600, -190], 24],
  [[-130, 206], 20],
  [[540, 66], 18],
]
const tatter = ([x, y]: Point, r: number): Point[] => [
  ...bend([x - r, y + r * 0.2], [x - r * 0.3, y - r * 0.6], [x + r * 1.3, y - r * 0.5], 8),
  ...bend([x + r * 1.3, y - r * 0.5], [x + r * 0.4, y + r * 0.06], [x - r, y + r * 0.2], 8),
]
const tatters = (s: Sheet, some: typeof torn) =>
  some.forEach(([at, r]) => {
    cloud.paint(s, tatter(at, r), '#FFFFFF')
    s.ink(
      [
        [at[0] - r * 0.7, at[1] + r * 0.3],
        [at[0] + r * 0.6, at[1] - r * 0.02],
      ],
      r * 0.34,
      { colour: '#FFFFFF', opacity: 0.4, in: 0.4, out: 0.5, least: 0.05, shade: 0, layer: 'flat' },
    )
  })

const edges: StepFilm = {
  name: 'clouds-drill-2',
  ...daily,
  lies: (s) => {
    cloud.sky(s, SKY, [-360, 250])
    cloud.fields(s, ['#B7C46A', '#8FA552'])
  },
  steps: [
    {
      says: 'すじ雲の向きを決めます。風に流れる弧を3本。',
      draws: (s) => streaks.forEach((one) => now(s, along(one))),
    },
    {
      says: '太陽は左上。弧の上が光の側、下が影の側です。',
      draws: (s) => cloud.sunAt(s, [-570, -300], [-470, -200]),
    },
    {
      says: '光の縁をかたく塗ります。上の縁は、筆を止めずに一息で。',
      draws: (s) => cloud.paint(s, hard(streaks[0]!), '#FFFFFF', 1, true),
    },
    {
      says: '残りの2本も、上の縁から。幅は真ん中を太く、先を細く。',
      draws: (s) => streaks.slice(1).forEach((one) => cloud.paint(s, hard(one), '#FFFFFF', 1, true)),
    },
    {
      says: '下の縁もかたいままでは、切り紙のように見えます。',
      draws: (s) => light(s, along(streaks[1]!, 64, 30)),
    },
    {
      says: '影の縁をぼかします。うすい白を、下へずらして重ねます。',
      time: 1.2,
      draws: (s) => streaks.forEach((one) => soft(s, one, 0)),
    },
    {
      says: 'もう一段、さらにうすく。空の色が透けるくらいにします。',
      time: 1.2,
      draws: (s) => streaks.forEach((one) => soft(s, one, 1)),
    },
    {
      says: 'いちばん外は、筆の水だけで。下へ消えていく影の縁になりました。',
      time: 1.2,
      draws: (s) => streaks.forEach((one) => soft(s, one, 2)),
    },
    {
      says: '全部をぼかすと煙に見えます。光の縁は、空の色で削って出します。',
      time: 1.2,
      draws: (s) =>
        streaks.forEach((one) =>
          s.ink(along(one, -5, 20), 7, { colour: '#5796D8', in: 0.3, out: 0.4, layer: 'flat', shade: 0 }),
        ),
    },
    { says: 'ちぎれ雲を足します。大きなものを、すじ雲のそばに3つ。', draws: (s) => tatters(s, torn.slice(0, 3)) },
    { says: '小さなちぎれ雲は、風下へ。大小を混ぜて、間もそろえません。', draws: (s) => tatters(s, torn.slice(3)) },
    {
      says: '光の縁の上に、細いすじを添えます。これもかたい線で。',
      draws: (s) =>
        streaks.forEach((one) =>
          [-20, -36].forEach((dy, i) =>
            s.ink(along(one, dy, 16), 9 - i * 3, {
              colour: '#FFFFFF',
              in: 0.3,
              out: 0.7,
              layer: 'flat',
              shade: 0,
            }),
          ),
        ),
    },
    {
      says: 'かたい縁とやわらかい縁が、ひとつの雲に混ざりました。線を隠して見直します。',
      hides: true,
    },
  ],
}

/** The first two of four days: masses with a flat base, and hard and soft edges. */
export const cloudForms: readonly StepFilm[] = [masses, edges]
