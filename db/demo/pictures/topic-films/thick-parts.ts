import { tube } from '../covers/limbs.ts'
import { add, ellipse, type Point, polar, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

const still = { still: true, corners: true } as const
const soft = (noted: string) => through(trace(noted), true, 5)
/** A stroke of a broad brush. */
export const dab = (s: Sheet, way: readonly Point[], wide: number, colour: string, opacity = 1) =>
  s.flat(
    tube(
      way,
      way.map((_, i) => wide * (i === 0 ? 0.6 : i === way.length - 1 ? 0.35 : 1)),
    ),
    colour,
    { ...still, opacity },
  )

const APPLE = { light: '#F5A06A', mid: '#CE4034', shade: '#7A2138' } as const
const apple = soft('0,-74 50,-104 108,-84 126,-10 104,84 56,146 0,136 -56,146 -104,84 -126,-10 -108,-84 -50,-104')
const MID = trace('-140,-120 58,-120 78,-84 84,-20 58,30 66,84 30,126 24,160 -140,160')
const LIGHT = trace('-112,-92 -46,-100 -22,-64 -34,-18 -56,12 -58,58 -88,78 -130,20')
const DIP = trace('-44,-90 0,-78 46,-90 34,-60 4,-48 -30,-60')
export const appleLine = apple

/** Three dabs of paint on a palette. */
export function palette(s: Sheet) {
  s.flat(soft('-120,0 -100,-62 0,-84 100,-62 124,0 90,58 30,44 0,66 -90,58'), '#D9B98C', { still: true })
  s.flat(soft('-40,38 -20,30 0,40 -18,52'), '#FBF8F2', { still: true })
  for (const [i, colour] of Object.values(APPLE).entries())
    s.flat(
      soft('0,-26 26,-12 24,14 0,24 -26,12 -24,-14').map(([x, y]): Point => [x - 66 + i * 66, y - 26 + (i % 2) * -14]),
      colour,
      { still: true },
    )
}
/** The apple in three colours, each plane cut out with a clear edge. */
export function applePlanes(s: Sheet) {
  s.flat(ellipse(34, 140, 150, 22), '#B9A998', { still: true })
  s.flat(apple, APPLE.shade, still)
  s.within(
    apple,
    () => {
      s.flat(MID, APPLE.mid, still)
      s.flat(LIGHT, APPLE.light, still)
      s.flat(DIP, APPLE.shade, still)
    },
    true,
  )
  dab(s, trace('2,-64 0,-110 16,-144'), 13, '#5A3A28')
}
/** Some borders are joined by a colour between, others stay. */
export function appleJoined(s: Sheet) {
  const [warm, deep] = [between(APPLE.light, APPLE.mid, 0.5), between(APPLE.mid, APPLE.shade, 0.5)]
  s.within(
    apple,
    () => {
      dab(s, trace('-36,-14 -54,14 -58,54 -92,80'), 22, warm)
      dab(s, trace('66,10 60,34 66,80 26,130'), 22, deep)
    },
    true,
  )
  s.flat(trace('12,-122 50,-168 112,-166 88,-130 46,-110'), '#6E9A46', still)
  s.flat(trace('24,-126 60,-158 104,-162 66,-140'), '#A9C866', still)
}
/** Blurred from the first stroke on. */
export function appleBlurred(s: Sheet) {
  for (let i = 0; i < 9; i++) {
    const k = 1.14 - i * 0.12
    s.flat(ellipse(-i * 5, 20 - i * 5, 128 * k, 132 * k), between('#A8505A', '#EBA98A', i / 8), {
      still: true,
      opacity: 0.5,
    })
  }
  dab(s, trace('2,-100 2,-120 14,-146'), 13, '#5A3A28', 0.6)
}

const VASE: readonly (readonly [y: number, half: number])[] = [
  [-262, 70],
  [-244, 62],
  [-206, 50],
  [-160, 66],
  [-100, 112],
  [-30, 152],
  [50, 168],
  [130, 150],
  [200, 108],
  [244, 78],
]
const edge = (f: number) =>
  through(
    VASE.map(([y, half]): Point => [half * f, y + 12 * Math.sqrt(1 - f * f)]),
    false,
    5,
  )
const vase = [...edge(-1), ...ellipse(0, 244, 78, 14, { from: Math.PI, to: 0 }), ...edge(1).toReversed()]
const rim = (s: Sheet) => s.flat(ellipse(0, -258, 70, 15), tone(0.86), { still: true })
const [VASE_LIGHT, VASE_DARK] = ['#F7CF94', '#7E3638'] as const
export const tone = (t: number) => between(VASE_LIGHT, VASE_DARK, t)
const BORDER = 0.16
const bandOf = (from: number, to: number) => [...edge(from), ...edge(to).toReversed()]
const inVase = (s: Sheet, draw: () => void) => s.within(vase, draw, true)

export function twoColours(s: Sheet) {
  s.flat(ellipse(50, 252, 190, 24), '#CDBBA6', { still: true })
  s.flat(vase, VASE_LIGHT, still)
  inVase(s, () => s.flat(bandOf(BORDER, 1), VASE_DARK, still))
  rim(s)
}
export function middleBand(s: Sheet) {
  inVase(s, () => s.flat(bandOf(BORDER - 0.22, BORDER + 0.22), tone(0.5), still))
  rim(s)
}
/** Two more colours between, and strokes that run round the form. */
export function spread(s: Sheet) {
  inVase(s, () => {
    s.flat(bandOf(BORDER - 0.46, BORDER - 0.22), tone(0.25), still)
    s.flat(bandOf(BORDER + 0.22, BORDER + 0.46), tone(0.75), still)
    for (const [i, [y, half]] of VASE.slice(3, 9).entries())
      for (const [k, [f, t]] of STROKES.entries())
        dab(s, round(y + ((i * 2 + k * 5) % 4) * 15, half, f - 0.16, f + 0.16), 24, tone(t))
  })
  rim(s)
}
const STROKES: readonly Point[] = [
  [BORDER - 0.46, 0.12],
  [BORDER - 0.22, 0.38],
  [BORDER + 0.22, 0.62],
  [BORDER + 0.46, 0.88],
]
const round = (y: number, half: number, from: number, to: number): Point[] =>
  [0, 0.33, 0.66, 1].map((t) => {
    const f = from + (to - from) * t
    return [f * half, y + 30 * Math.sqrt(Math.max(0, 1 - f * f))]
  })
/** Rubbed to and fro until it is mud. */
export function mud(s: Sheet) {
  inVase(s, () => {
    for (let i = 0; i < 15; i++) {
      const y = -236 + i * 33
      dab(
        s,
        [
          [-56 - (i % 3) * 22, y - 10],
          [10, y + 14 * (i % 2 ? 1 : -1)],
          [112 + (i % 4) * 14, y + 6],
        ],
        40,
        i % 2 ? '#8C857A' : '#716A68',
        0.75,
      )
    }
  })
}

const BACK = '#453D55'
/** What lies in the shade, whatever it is. */
const LOST = '#483E55'
const TABLE = '#7B6268'
export const FRAME = trace('-370,-296 370,-296 370,296 -370,296')
const pear = soft(
  '0,-196 44,-178 62,-116 84,-52 140,16 162,100 124,186 44,216 -48,216 -128,184 -162,98 -140,12 -84,-54 -62,-118 -42,-180',
)
const RIGHT = pear.slice(0, 36)
const LEFT = pear.slice(35).toReversed()
/** A strip along the right edge, so far within it and without. */
const alongRight = (within: number, without: number) => {
  const moved = (by: number) =>
    RIGHT.map(([x, y], i): Point => [
      x + by * Math.sin((Math.PI * i) / 35),
      y + by * 0.2 * Math.sin((Math.PI * i) / 35),
    ])
  return [...moved(without), ...moved(-within).toReversed()]
}

export function pearOnTable(s: Sheet) {
  s.flat(FRAME, BACK, still)
  s.flat(trace('-370,110 370,130 370,296 -370,296'), TABLE, still)
  s.flat(pear, '#74543F', still)
  s.within(
    pear,
    () => {
      s.flat(trace('-200,-220 20,-220 30,-120 20,-40 70,40 74,120 20,230 -200,230'), '#C9A046', { still: true })
      s.flat(trace('-200,-200 -10,-200 -20,-110 -50,-40 -70,30 -80,110 -200,140'), '#F4DC86', { still: true })
    },
    true,
  )
  dab(s, trace('0,-188 4,-220 20,-250'), 13, '#3E2C2A')
}
/** The edge towards the light, in one go. */
export const litEdge = (s: Sheet) =>
  s.ink(trace('-30,-186 -62,-118 -84,-54 -140,12 -162,98 -128,184'), 5, { colour: '#F4DC86', out: 0.3 })
/** The edge away from the light, dissolved in the dark behind it. */
export function meltedEdge(s: Sheet) {
  for (const [within, without, opacity] of [
    [56, 8, 0.3],
    [40, 10, 0.38],
    [24, 12, 0.5],
    [10, 14, 0.7],
  ] as const)
    s.flat(alongRight(within, without), LOST, { ...still, opacity })
}
/** Shade that goes on from the pear into table and background. */
export function joinedBackground(s: Sheet) {
  const behind: Point[] = [[-370, -296], [0, -296], ...LEFT.filter(([, y]) => y < 112), [-370, 111]]
  s.within(
    behind,
    () => {
      for (const k of [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4])
        s.flat(ellipse(-180, -20, 186 * k, 250 * k), '#2A2338', { still: true, opacity: 0.13 })
    },
    true,
  )
  const inRight = RIGHT.map(([x, y]): Point => [x - 14, y]).filter(([, y]) => y < 112)
  s.within(
    [...inRight, [370, 126], [370, -296], [0, -296]],
    () => {
      for (const k of [1, 0.86, 0.72, 0.58, 0.44])
        s.flat(ellipse(210, 20, 170 * k, 210 * k), '#5C4A60', { still: true, opacity: 0.13 })
    },
    true,
  )
  s.flat(soft('24,218 96,200 128,160 150,126 214,140 300,168 340,196 300,226 180,240 80,236'), LOST, { still: true })
  s.within(
    pear,
    () => {
      for (const [by, opacity] of [
        [0, 0.4],
        [22, 0.5],
        [42, 0.8],
      ] as const)
        s.flat(soft(`${46 + by},240 ${70 + by},190 ${96 + by},130 ${120 + by},60 240,60 240,240`), LOST, {
          still: true,
          opacity,
        })
    },
    true,
  )
  for (const way of ['-340,180 -260,172 -190,180', '-330,240 -220,232 -120,246'])
    dab(s, trace(way), 30, '#94787A', 0.45)
  dab(s, trace('-96,-10 -112,60 -100,120'), 26, '#FBEBAE', 0.9)
}
/** Every edge as clear as the next. */
export function cutOut(s: Sheet) {
  s.ink([...pear, pear[0]!], 9, { colour: '#FBF3DC', layer: 'flat', least: 0.95, in: 0.02, out: 0.02 })
}

export const star = ([x, y]: Point, r: number): Point[] =>
  Array.from({ length: 8 }, (_, i): Point => add([x, y], polar((Math.PI * i) / 4 - Math.PI / 2, i % 2 ? r * 0.22 : r)))
