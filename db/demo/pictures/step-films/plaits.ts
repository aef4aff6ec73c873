import { type Point, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between, darker } from '../tones.ts'
import { type Line, light, now } from './face.ts'
import { inkThenColourNearby, type StepFilm } from './steps.ts'

/** A plait that hangs down somebody's back: how wide it is, and how high each of its drops. */
type Plait = { x: number; wide: number; high: number; drops: number; hair: string; cloth: string; ribbon: string }
const three: readonly Plait[] = [
  { x: -420, wide: 118, high: 71, drops: 7, hair: '#B5653F', cloth: '#7FA8C9', ribbon: '#F2C45A' },
  { x: 6, wide: 86, high: 57, drops: 9, hair: '#D9A552', cloth: '#8DBBA6', ribbon: '#D9573F' },
  { x: 420, wide: 58, high: 39, drops: 13, hair: '#6A5478', cloth: '#E6B9A6', ribbon: '#5FA8A0' },
]
const TOP = -180
const thin = ({ drops }: Plait, i: number) => 1 - (0.42 * i) / drops
/** How far down the drop of that number begins: the further, the smaller. */
const down = (one: Plait, i: number) =>
  TOP + Array.from({ length: i }, (_, at) => one.high * thin(one, at)).reduce((sum, high) => sum + high, 0)
const sideOf = (i: number) => (i % 2 ? -1 : 1)

/** Something of a drop, noted for one of the right side. */
const inDrop = (one: Plait, i: number, noted: string) =>
  trace(noted).map(([x, y]): Point => [
    one.x + sideOf(i) * x * one.wide * 0.72 * thin(one, i),
    down(one, i) + y * one.high * 1.9 * thin(one, i),
  ])
const DROP = '-0.1,-0.1 0.3,-0.56 0.82,-0.56 1.06,-0.16 0.92,0.3 0.42,0.68 -0.16,0.92 -0.44,0.8 -0.32,0.3'

const each = (draw: (one: Plait) => void) => three.forEach(draw)
const drops = (one: Plait, draw: (i: number) => void) => Array.from({ length: one.drops }, (_, i) => draw(i))

/** How wide it is at the top, and how narrow it ends. */
function funnel(s: Sheet, one: Plait, line: Line = light) {
  const end = down(one, one.drops)
  for (const k of [-1, 1])
    line(s, [
      [one.x + k * one.wide * 0.8, TOP - 30],
      [one.x + k * one.wide * 0.6, (TOP + end) / 2],
      [one.x + k * one.wide * 0.44, end],
    ])
}

/** From side to side, once for each drop. */
const wave = (s: Sheet, one: Plait, line: Line = now) =>
  line(
    s,
    through(
      [
        [one.x, TOP - 40],
        ...Array.from({ length: one.drops }, (_, i): Point => {
          const [p] = inDrop(one, i, '0.34,0.1')
          return p!
        }),
        [one.x, down(one, one.drops) + 20],
      ],
      false,
      6,
    ),
  )

/** An arm of a Y: from outside in over the middle, and down along it. */
const arm = (s: Sheet, one: Plait, i: number, line: Line = now) =>
  line(s, inDrop(one, i, '1.04,-0.14 0.9,0.32 0.42,0.68 -0.16,0.92 -0.2,1.3'), 3)

/** Neck and back, from behind. */
function back(s: Sheet, one: Plait) {
  const { x } = one
  const at = (noted: string) => trace(noted).map(([px, py]): Point => [x + px, py])
  s.solid(at('-204,420 -196,120 -170,-40 -76,-104 76,-104 170,-40 196,120 204,420'), one.cloth, 6)
  s.flat(at('110,-90 168,-36 196,120 204,420 140,420 150,120'), darker(one.cloth), {
    still: true,
    corners: true,
    opacity: 0.45,
  })
  s.solid(at('-52,-170 52,-170 62,-96 0,-78 -62,-96'), '#F0CDB2', 5)
}

/** The lower part of the head: the plait comes out below it. */
function head(s: Sheet, { x, hair }: Plait) {
  const at = (noted: string) => trace(noted).map(([px, py]): Point => [x + px, py])
  const mass = at('-148,-420 -156,-300 -140,-240 -100,-196 -50,-166 50,-166 100,-196 140,-240 156,-300 148,-420')
  s.solid(mass, hair, 6.4)
  s.within(mass, () =>
    s.flat(at('96,-420 170,-420 170,-270 100,-180 40,-150 110,-270'), darker(hair), { still: true, opacity: 0.7 }),
  )
  for (const k of [-1, 1])
    for (const noted of ['150,-310 118,-236 24,-178', '100,-360 78,-260 14,-184', '44,-360 40,-270 8,-196'])
      s.ink(
        trace(noted).map(([px, py]): Point => [x + k * px, py]),
        3.2,
        { in: 0.4, out: 0.3 },
      )
}

/** What is left below the ribbon. */
function tuft(s: Sheet, one: Plait) {
  const y = down(one, one.drops)
  const w = one.wide * 0.4
  const at = (noted: string) => trace(noted).map(([px, py]): Point => [one.x + px * w, y + py * w])
  s.solid(at('-0.7,0.2 0.7,0.2 1.1,1.2 0.7,2.3 0.1,1.7 -0.4,2.4 -1,1.3'), one.hair, 5)
  s.ink(at('-0.2,0.6 -0.36,1.2 -0.3,1.9'), 2.6, { out: 0.7 })
  s.ink(at('0.3,0.6 0.5,1.2 0.46,1.8'), 2.6, { out: 0.7 })
}

const ribbon = (s: Sheet, one: Plait) =>
  s.solid(
    trace('-1.2,-0.1 0,0.04 1.2,-0.1 1.14,0.5 0,0.62 -1.14,0.5').map(([x, y]): Point => [
      one.x + x * one.wide * 0.4,
      down(one, one.drops) + 6 + y * one.wide * 0.4,
    ]),
    one.ribbon,
    5,
  )

function plaited(s: Sheet, one: Plait) {
  tuft(s, one)
  drops(one, (at) => {
    const i = one.drops - 1 - at
    s.solid(inDrop(one, i, DROP), one.hair, i < 1 ? 5.6 : 5)
    s.flat(inDrop(one, i, '0.98,0.16 0.86,0.4 0.42,0.68 -0.16,0.9 -0.4,0.78 0.1,0.5'), darker(one.hair), {
      still: true,
      opacity: 0.8,
    })
    s.flat(inDrop(one, i, '0.34,-0.42 0.76,-0.44 0.84,-0.24 0.4,-0.2'), between(one.hair, '#FFF6E4', 0.42), {
      still: true,
    })
  })
  ribbon(s, one)
}

/** Lines that run with a drop, from its round end to its tip. */
const flow = (s: Sheet, one: Plait, i: number) => {
  for (const noted of ['0.8,-0.3 0.62,0.14 0.06,0.56', '0.52,-0.38 0.36,0 -0.06,0.3'].slice(one.wide < 60 ? 1 : 0))
    s.ink(inDrop(one, i, noted), 2.8, { in: 0.3, out: 0.6 })
}
const everyFlow = (s: Sheet, one: Plait) => drops(one, (i) => i > 0 && flow(s, one, i))

/** Three plaits of another thickness each. */
export const plaits: StepFilm = {
  name: 'hair-style-drill-2',
  subject: 'hair',
  seconds: 80,
  busy: true,
  brisk: true,
  steps: [
    {
      says: '三つ編みの太さを、3本とも先に決めます。下へいくほど細い筒です。',
      draws: (s) => each((one) => funnel(s, one, now)),
      time: 1.5,
    },
    { says: '中心の波線を引きます。太い1本は、ゆったり大きく左右へ。', draws: (s) => wave(s, three[0]!) },
    { says: '中くらいの1本。波の幅は、筒の幅の3分の1くらいです。', draws: (s) => wave(s, three[1]!) },
    { says: '細い1本は、波を小刻みに。先の波ほど短くなります。', draws: (s) => wave(s, three[2]!) },
    {
      says: 'Y字を交互に重ねます。右の肩から、波線を越えて左下へ。',
      draws: (s) => arm(s, three[0]!, 0),
      time: 1.1,
    },
    { says: '次は左の肩から。高さを半分ずらして、右下へ重ねます。', draws: (s) => arm(s, three[0]!, 1) },
    {
      says: '右、左、右、左。迷ったら、半分ずらすことだけ考えます。',
      draws: (s) => drops(three[0]!, (i) => i > 1 && arm(s, three[0]!, i)),
      time: 1.2,
    },
    {
      says: 'となりの2本も同じY字。先へ向かって、ひとつずつ小さく。',
      draws: (s) => three.slice(1).forEach((one) => drops(one, (i) => arm(s, one, i))),
      time: 1.6,
    },
    {
      says: 'ペンを入れます。Y字のあいだが、しずくの形になりました。',
      draws: (s) =>
        each((one) => {
          back(s, one)
          plaited(s, one)
          head(s, one)
        }),
      layer: 'ink',
      order: inkThenColourNearby,
      time: 2.6,
    },
    {
      says: 'しずくの中に流れを入れます。丸い側から、とがった先へ2本。',
      draws: (s) => everyFlow(s, three[0]!),
      layer: 'ink',
      time: 1.4,
    },
    {
      says: '細い編み目では1本だけ。線を減らすと、編み目が見えます。',
      draws: (s) => three.slice(1).forEach((one) => everyFlow(s, one)),
      layer: 'ink',
      order: inkThenColourNearby,
      time: 1.4,
    },
    { says: '色を置きます。しずくの下側を、ひと色暗く。', layer: 'flat', time: 1.8 },
    { says: '下描きを隠します。左右交互に、先まで細くなりました。', hides: true, time: 1.2 },
  ],
}
