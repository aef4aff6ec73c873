import { box } from '../backdrop.ts'
import { drawSomebody, type Somebody, type Stance } from '../covers/actor.ts'
import { cast } from '../covers/cast.ts'
import { stances } from '../covers/stances.ts'
import { add, ellipse, mixed, type Point, polar, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { now, red } from './face.ts'
import type { StepFilm } from './steps.ts'

const TEN = Array.from({ length: 10 }, (_, i) => i)
const HALF = [TEN.slice(0, 5), TEN.slice(5)] as const
/** Where one of ten lines starts and ends, and how far its middle lies beside the straight way. */
type Way = { from: Point; to: Point; bow: number }
type Group = (i: number) => Way

/** All across the page, and nearly straight. */
const long: Group = (i) => ({ from: [-312, -312 + i * 24], to: [584, -312 + i * 24], bow: 5 })
/** As far as a forearm turns, and as round. */
const middling: Group = (i) => ({ from: [-312, 4 + i * 32], to: [20, 4 + i * 32], bow: -22 })
/** As far as a hand turns, downwards. */
const short: Group = (i) => ({ from: [316 + i * 29, 108], to: [290 + i * 29, 212], bow: 6 })

/** Those that are over too early or too late. */
const missed: readonly (readonly [Group, number, number])[] = [
  [long, 1, -46],
  [middling, 2, 30],
  [short, 4, -20],
]
const SHAKEN = 2

function endOf(group: Group, i: number): Point {
  const { from, to } = group(i)
  const by = missed.find(([other, at]) => other === group && at === i)?.[2] ?? 0
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  return add(to, polar(angle, by))
}

/** In one breath; the first long ones still tremble a little. */
function line(s: Sheet, group: Group, i: number) {
  const { from, to, bow } = group(i)
  const end = endOf(group, i)
  const across = Math.atan2(to[1] - from[1], to[0] - from[0]) + Math.PI / 2
  const shake = group === long && i < SHAKEN ? 3 - i : 0
  const way = Array.from({ length: 25 }, (_, k): Point => {
    const t = k / 24
    const off = bow * 4 * t * (1 - t) + shake * (Math.sin(k * 1.7 + i) + Math.sin(k * 0.9 + 2 * i))
    return add(mixed(from, end, t), polar(across, off))
  })
  s.ink(way, 5, { in: 0.06, out: 0.14, least: 0.3 })
}
const draw = (group: Group, which: readonly number[]) => (s: Sheet) => which.forEach((i) => line(s, group, i))

/** A dot where each line begins, a short stroke where it ends. */
const starts = (s: Sheet, group: Group) => TEN.forEach((i) => now(s, ellipse(...group(i).from, 3.4, 3.4, { to: 9 }), 4))
const ends = (s: Sheet, group: Group) =>
  TEN.forEach((i) => {
    const { from, to } = group(i)
    const across = Math.atan2(to[1] - from[1], to[0] - from[0]) + Math.PI / 2
    now(s, [add(to, polar(across, -8)), add(to, polar(across, 8))], 4)
  })
const marks = (group: Group) => (s: Sheet) => {
  starts(s, group)
  ends(s, group)
}

type Joint = 'shoulder' | 'elbow' | 'wrist'
type Poised = { at: Point; near: string; ring: Point }
/** How the arm lies on the desk, and which of its joints turns. */
const poses: Record<Joint, Poised> = {
  shoulder: { at: [-556, -270], near: '0.9,2.7 2.2,3.0', ring: [-0.34, 1.84] },
  elbow: { at: [-556, 66], near: '0.5,3.36 1.9,3.1', ring: [0.5, 3.36] },
  wrist: { at: [136, 66], near: '0.34,3.3 1.86,3.34', ring: [1.86, 3.34] },
}
const SIZE = 42
const DESK = 3.82
const artist: Omit<Somebody, 'stance'> = {
  wear: { top: '#7FA3A0', low: '#5A5068', kind: 'trousers', shoe: '#5A3A2E' },
  look: { ...cast.woman, style: 'bun', yaw: 0.5, lit: false },
}
/** Somebody at a desk with a pen in the hand. */
function atDesk(s: Sheet, { near }: Poised) {
  const stance: Stance = {
    ...stances.sit,
    arms: `0.7,2.9 1.1,3.7 ${near}`,
    hands: ['rest', 'grip'],
  }
  const [, [x, y] = [0, 0]] = trace(near)
  s.within(box(-2, -2, 4, DESK + 0.02), () => drawSomebody(s, { ...artist, stance }), true)
  s.ink(trace(`${x + 0.06},${y - 0.34} ${x + 0.5},${DESK}`), 7, { in: 0.02, out: 0.3, least: 0.5 })
  s.solid(box(-1.5, DESK, 3.1, DESK + 0.3), '#C99A6A', 4, { corners: true })
}
const placed = (s: Sheet, { at }: Poised, draw: () => void) => s.at(...at, { scale: SIZE }, draw)
const shown = (joint: Joint) => ({
  lays: (s: Sheet) =>
    placed(s, poses[joint], () => {
      s.pen = 0.6
      atDesk(s, poses[joint])
      s.pen = 1
    }),
  draws: (s: Sheet) =>
    placed(s, poses[joint], () => red(s, ellipse(...poses[joint].ring, 0.62, 0.62, { from: 3.9, to: 10.5 }))),
})

/** Ten long, ten middling and ten short lines, each from its mark to its mark. */
export const morningLines: StepFilm = {
  name: 'special-single-chapter-1',
  seconds: 88,
  rest: 5,
  brisk: true,
  thrifty: true,
  steps: [
    { says: '肩・ひじ・手首で、10本ずつ引きます。長い線は肩から。', time: 4, ...shown('shoulder') },
    { says: '先に印だけを打ちます。左の点が始まり、右の短い線が終わりです。', time: 9, draws: marks(long) },
    { says: 'ひじと手首の角度は変えず、腕ごと横へ運びます。目は右の印へ。', time: 10, draws: draw(long, HALF[0]) },
    { says: '上の2本は震えました。消さずに、次の線へ移ります。', time: 9, draws: draw(long, HALF[1]) },
    { says: '中くらいの線はひじから。紙の左下を使います。', time: 4, ...shown('elbow') },
    { says: '印の間は、上の段の半分もありません。', time: 8, draws: marks(middling) },
    { says: 'ひじを机につけて回すと、線は自然に弧を描きます。', time: 7, draws: draw(middling, HALF[0]) },
    { says: 'ふくらみを、上の線とそろえながら10本まで。', time: 6.5, draws: draw(middling, HALF[1]) },
    { says: '短い線は手首から。腕は机に置いたままです。', time: 4, ...shown('wrist') },
    { says: '上に点を10、下に終わりの印を10打ちます。', time: 7, draws: marks(short) },
    { says: '上から下へ、すっと払います。', time: 3.5, draws: draw(short, HALF[0]) },
    { says: '速くなっても、終わりの印は見たままで。', time: 3.5, draws: draw(short, HALF[1]) },
    {
      says: '印に届かない線と、行きすぎた線を赤で囲みます。明日の紙と、この3か所を比べます。',
      time: 7.5,
      draws: (s) =>
        missed.forEach(([group, i]) => red(s, ellipse(...endOf(group, i), 30, 26, { from: 3.9, to: 10.5 }), 5)),
    },
  ],
}
