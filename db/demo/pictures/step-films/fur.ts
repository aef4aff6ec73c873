import { bend, evenly, lengthOf, mixed, type Point, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between, darker } from '../tones.ts'
import { penned } from '../topic-films/eyes-parts.ts'
import { dog } from './beasts.ts'
import { crossedOut, now } from './face.ts'
import { type Beast, drawBeast } from './four-legged.ts'
import { inkThenColourNearby, type StepFilm } from './steps.ts'

const short: Beast = { ...dog, coat: '#D9A066', belly: '#F3E0C2' }
const long: Beast = { ...dog, coat: '#A9AFBC', belly: '#ECEEF2' }
const at = (x: number) => (s: Sheet, draw: () => void) => s.at(x, 92, { scale: 0.93 }, draw)
const [onShort, onLong] = [at(-318), at(326)]
const both = (s: Sheet, draw: (one: Beast) => void) => {
  onShort(s, () => draw(short))
  onLong(s, () => draw(long))
}

/** Points along a way, as many as asked for. */
function along(noted: string, count: number): Point[] {
  const way = through(trace(noted), false, 8)
  return evenly(way, lengthOf(way) / count)
}
const moved = ([x, y]: Point, [dx, dy]: Point, k = 1): Point => [x + dx * k, y + dy * k]

/** Single hairs along an edge of shade. */
function hairs(s: Sheet, one: Beast, noted: string, way: Point, count: number) {
  for (const [i, from] of along(noted, count).entries()) {
    const k = i % 3 === 1 ? 1.25 : 0.9
    s.ink([from, moved(moved(from, way, 0.5 * k), [0, -2]), moved(from, way, k)], 4, {
      ...{ colour: between(one.coat, '#2A1C20', 0.62), in: 0.1, out: 0.8 },
    })
  }
}

/** Locks that stand out over a part of the outline. */
function locks(s: Sheet, one: Beast, noted: string, way: Point, count: number) {
  const even = along(noted, count)
  const roots = even.map((root, i) => (even[i + 1] && i ? mixed(root, even[i + 1]!, [0, 0.36, -0.2][i % 3]!) : root))
  const tips = roots
    .slice(1)
    .map((root, i) => moved(mixed(roots[i]!, root, [1.5, 1.1, 1.3][i % 3]!), way, [1.3, 0.8, 1.05][i % 3]))
  const edges = tips.flatMap((tip, i): Point[][] => [
    bend(roots[i]!, moved(mixed(roots[i]!, roots[i + 1]!, 0.3), way, 0.8), tip, 6),
    bend(tip, moved(roots[i + 1]!, way, 0.5), roots[i + 1]!, 6),
  ])
  const inner = roots.map((root) => moved(root, way, -0.5)).toReversed()
  s.flat([...edges.flat(), ...inner], one.coat, { knock: true, corners: true, still: true })
  for (const edge of edges) s.ink(edge, 4.6, { in: 0.2, out: 0.3 })
}

/** Which way the hair lies: from the nose over back and legs to the tail. */
function arrow(s: Sheet, noted: string) {
  const way = through(trace(noted), false, 6)
  now(s, way, 4)
  const [tip, before] = [way.at(-1)!, way.at(-5)!]
  for (const turn of [0.55, -0.55]) {
    const angle = Math.atan2(before[1] - tip[1], before[0] - tip[0]) + turn
    now(s, [tip, [tip[0] + Math.cos(angle) * 26, tip[1] + Math.sin(angle) * 26]], 4)
  }
}
const ARROWS = {
  head: ['-300,-196 -250,-214 -206,-218', '-196,-132 -166,-96 -128,-70'],
  body: ['-90,-72 0,-66 96,-70', '-150,0 -80,24 -6,16', '150,-60 176,-20 170,30'],
  legs: ['-116,90 -124,150 -126,212', '130,60 160,120 168,190'],
  tail: ['196,-74 262,-120 276,-196'],
}
const arrows = (s: Sheet, ...parts: (keyof typeof ARROWS)[]) =>
  parts.forEach((part) => ARROWS[part].forEach((one) => arrow(s, one)))

const SHADES = [
  '-82,22 -30,16 30,0 78,-4 62,32 0,52 -72,66',
  '-186,-112 -160,-70 -158,-10 -134,36 -172,40 -190,-20 -178,-80',
  '168,-64 176,-10 158,40 140,70 190,36 202,-20',
]
const shade = (s: Sheet, one: Beast) =>
  SHADES.forEach((noted) => s.flat(trace(noted), darker(one.coat), { still: true, opacity: 0.75 }))
const EDGES = ['-80,22 -30,16 30,0 74,-4', '-170,-84 -158,-40 -150,4', '172,-50 174,-6 160,34'] as const

/** The light on the back: it stays plain. */
const lit = (s: Sheet, one: Beast) =>
  s.flat(trace('-120,-92 -40,-92 60,-86 140,-86 110,-66 20,-66 -80,-68'), between(one.coat, '#FFFFFF', 0.4), {
    still: true,
  })

/** A small dog on which hair is drawn everywhere, this way and that. */
function scrub(s: Sheet) {
  drawBeast(s, short)
  const rows: readonly (readonly [y: number, from: number, to: number])[] = [
    ...[-200, -176, -150].map((y) => [y, -290 + (y + 200), -190] as const),
    ...[-130, -100].map((y) => [y, -180, -130] as const),
    ...[-76, -50, -24, 2, 28].map((y) => [y, -160, 190] as const),
    ...[60, 100, 140, 180, 220].flatMap((y) => [[y, -130, -110] as const, [y, 110 + y * 0.2, 150 + y * 0.2] as const]),
  ]
  for (const [y, from, to] of rows)
    for (let x = from; x <= to; x += 26) {
      const root: Point = [x + s.dice.range(-7, 7), y + s.dice.range(-7, 7)]
      s.ink([root, moved(root, [s.dice.range(-26, 26), s.dice.range(12, 34)])], 3.2, {
        ...{ colour: '#4A3A34', in: 0.1, out: 0.5 },
      })
    }
  for (const [noted, way] of [
    ['-150,-150 -110,-100 0,-96 120,-98 190,-84', [10, -34]],
    ['206,-60 206,-10 190,40', [34, 8]],
    ['-190,-60 -186,0 -150,50', [-30, 14]],
    ['-78,60 0,50 80,28', [-4, 36]],
  ] as const)
    for (const [i, root] of along(noted, 9).entries())
      s.ink([root, moved(root, [way[0] + (i % 3) * 12 - 12, way[1] + (i % 2) * 10])], 3.4, { in: 0.1, out: 0.5 })
}

/** One with short hair, one with long: only at the edge of shade, and here and there along the outline. */
export const furFilm: StepFilm = {
  name: 'animals-build-3',
  subject: 'animal',
  seconds: 80,
  busy: true,
  brisk: true,
  lies: (s) => {
    s.at(-16, -246, { scale: 0.36 }, () => penned(s, 0.6, () => scrub(s)))
    both(s, (one) => drawBeast(s, one))
  },
  steps: [
    {
      says: '上の犬は、毛を全身に描いた例。たわしのように見えます。',
      draws: (s) => s.at(140, -290, { scale: 32 }, () => crossedOut(s)),
    },
    { says: '左は短い毛の犬。流れの矢印を、鼻先から首へ入れます。', draws: (s) => onShort(s, () => arrows(s, 'head')) },
    { says: '首から背中、腰へ。矢印はどれも後ろを向きます。', draws: (s) => onShort(s, () => arrows(s, 'body')) },
    {
      says: '足では下へ、しっぽでは先へ。毛は尾で終わります。',
      draws: (s) => onShort(s, () => arrows(s, 'legs', 'tail')),
    },
    {
      says: '右は長い毛の犬。長くても、流れの矢印は変わりません。',
      draws: (s) => onLong(s, () => arrows(s, 'head', 'body', 'legs', 'tail')),
      time: 1.4,
    },
    { says: '影を先に塗ります。お腹、胸の下、ももの後ろ。', draws: (s) => both(s, (one) => shade(s, one)), time: 1.2 },
    {
      says: '影の境に毛を描きます。短い毛は、矢印の向きへ短く。',
      draws: (s) =>
        onShort(s, () => EDGES.forEach((edge, i) => hairs(s, short, edge, i ? [8, 20] : [22, 10], i ? 5 : 8))),
      time: 1.3,
    },
    {
      says: '長い毛は、同じ影の境に、倍の長さで。先を細く払います。',
      draws: (s) =>
        onLong(s, () => EDGES.forEach((edge, i) => hairs(s, long, edge, i ? [14, 46] : [44, 30], i ? 5 : 8))),
      time: 1.3,
    },
    { says: '光の当たる背中は、毛を描かずに無地で残します。', draws: (s) => both(s, (one) => lit(s, one)) },
    {
      says: '輪郭を所々くずします。短い毛は、首の後ろと、ももの裏だけ。',
      draws: (s) =>
        onShort(s, () => {
          locks(s, short, '-160,-176 -140,-140 -112,-112', [16, 0], 4)
          locks(s, short, '204,-44 200,0 184,34', [12, 16], 4)
        }),
      order: inkThenColourNearby,
      time: 1.3,
    },
    {
      says: '長い毛は、胸とお腹に大きな束。下へ、後ろへ垂らします。',
      draws: (s) =>
        onLong(s, () => {
          locks(s, long, '-190,-60 -188,0 -160,50', [2, 34], 4)
          locks(s, long, '-78,62 0,50 70,30', [16, 40], 6)
        }),
      order: inkThenColourNearby,
      time: 1.3,
    },
    {
      says: 'しっぽと、足の裏側、耳の先も。残りの輪郭は、なめらかなままです。',
      draws: (s) =>
        onLong(s, () => {
          locks(s, long, '204,-58 258,-84 300,-150 292,-222', [24, 36], 7)
          locks(s, long, '-82,100 -92,150 -104,206', [24, 18], 4)
          locks(s, long, '206,-44 202,0 186,40', [22, 30], 4)
          locks(s, long, '-174,-150 -188,-130 -204,-146', [2, 26], 3)
        }),
      order: inkThenColourNearby,
      time: 1.5,
    },
    { says: '矢印を隠します。無地が残っているので、毛がやわらかく見えます。', hides: true, time: 1.4 },
  ],
}
