import { box } from '../backdrop.ts'
import { mixed, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, now } from '../step-films/face.ts'
import { chance, eyeLevel, laid, placed, sides, soft, vanishingPoint } from './plain-parts.ts'
import {
  branching,
  broken,
  chipped,
  cliff,
  cliffEdge,
  cliffFold,
  cracked,
  crackAlong,
  layerAt,
  grown,
  pebbles,
  rock,
  root,
  stone,
  threePlanes,
  type Tuft,
} from './rocks-ground-parts.ts'
import type { TopicDrawing } from './topic.ts'

const onGround = (s: Sheet) =>
  soft(s, trace('-350,180 -160,160 200,150 400,140 420,200 260,250 -40,262 -260,232'), stone.shade, 0.55)

const planes: TopicDrawing = {
  steps: [
    (s) => sides(s, rock.outline, now, 3.4),
    (s) => {
      for (const fold of rock.folds)
        for (const [i, from] of fold.entries()) if (fold[i + 1]) now(s, [from, fold[i + 1]!], 3)
    },
    (s) => {
      onGround(s)
      threePlanes(s)
      chipped(s)
    },
  ],
  slip: placed(16, 10, 0.44, (s) => {
    onGround(s)
    soft(s, rock.outline, '#C9BDA8')
    s.within(rock.outline, () => {
      soft(s, trace('-400,120 -160,150 60,130 240,60 380,-60 400,300 -400,300'), '#9A8F80')
      soft(s, trace('-400,190 -120,206 120,184 300,90 400,20 400,300 -400,300'), '#756C66')
    })
    s.contour(rock.outline, 4)
  }),
  cure: placed(16, 10, 0.44, (s) => {
    onGround(s)
    threePlanes(s, 0.7)
    chipped(s, 0.7)
  }),
  checks: [
    [0, 20, 620],
    [0, 60, 480],
  ],
}

const LAYERS = [-176, -112, -46, 24, 92, 158, 220]
const strata = ['#D9BE95', '#C6A57C', '#DDC6A0', '#B99670', '#CFB088', '#A9855F', '#C09B72', '#9A7757']
const bigCracks = [crackAlong(-78, [-284, 130]), crackAlong(124, [170, -200])]
const fineCracks = [
  branching(bigCracks[0]![2]!, 110, 46),
  branching(bigCracks[0]![4]!, 156, -50),
  branching(bigCracks[1]![2]!, -110, -46),
  branching(bigCracks[1]![3]!, -240, 52),
  branching(bigCracks[1]![1]!, -30, 66),
]

function layered(s: Sheet) {
  s.within(
    cliff,
    () => {
      laid(s, box(-340, -320, 340, 280), strata[0]!)
      for (const [i, height] of LAYERS.entries()) laid(s, [...layerAt(height), [330, 400], [-330, 400]], strata[i + 1]!)
      laid(s, [...cliffEdge, [340, -330], [-340, -330]], '#F0E2C4')
      laid(s, [...cliffFold, [360, 290], [360, -250], cliffEdge.at(-1)!], '#6E5A58', 0.42)
    },
    true,
  )
}
const cliffInked = (s: Sheet, width = 1) => {
  broken(s, cliff, (i) => (i < 5 ? 4 : 6.5) * width)
  s.ink(cliffEdge, 3.4 * width, { corners: true, least: 0.5 })
  s.within(cliff, () => s.ink(cliffFold, 4.4 * width, { corners: true, least: 0.5 }), true)
}
const edgesOf = (s: Sheet, way: readonly Point[]) =>
  way.forEach((from, i) => way[i + 1] && light(s, [from, way[i + 1]!], 2.6))
/** A layer bends sharply where the front ends. */
const layerLine = (s: Sheet, height: number, width: number) => {
  const [from, bend, to] = layerAt(height) as [Point, Point, Point]
  now(s, [from, bend], width)
  now(s, [bend, to], width)
}

/** A crack and, below it, the edge of the stone that catches the light. */
const split = (s: Sheet, way: readonly Point[], width: number) =>
  s.within(
    cliff,
    () => {
      const lit = way.map(([x, y]): Point => [x, y + width * 0.6])
      s.ink(lit, width * 0.5, { colour: '#F3E3C4', corners: true, in: 0.2, out: 0.3 })
      cracked(s, way, width)
    },
    true,
  )
const foot = (s: Sheet) => {
  soft(s, trace('-386,262 -300,244 0,250 300,240 386,262 330,300 0,312 -330,300'), '#B9C98A')
  soft(s, trace('150,262 320,250 390,262 360,286 200,290'), '#7F8F6A', 0.7)
}

const cracks: TopicDrawing = {
  steps: [
    (s) => {
      edgesOf(s, cliff)
      edgesOf(s, cliffEdge)
      s.within(
        cliff,
        () => {
          edgesOf(s, cliffFold)
          for (const height of LAYERS) layerLine(s, height, 2.4)
        },
        true,
      )
    },
    (s) => {
      for (const way of bigCracks) split(s, way, 12)
    },
    (s) => {
      foot(s)
      layered(s)
      for (const way of bigCracks) split(s, way, 12)
      for (const way of fineCracks) split(s, way, 4)
      cliffInked(s)
    },
  ],
  slip: placed(16, 2, 0.48, (s) => {
    foot(s)
    layered(s)
    cliffInked(s, 0.6)
    const ring = (far: number) =>
      Array.from({ length: 9 }, (_, i): Point => [Math.cos((i / 8) * 6.28) * far, Math.sin((i / 8) * 6.28) * far - 10])
    for (const end of ring(236).slice(1)) s.ink([[0, -10], mixed([0, -10], end, 0.5), end], 4, { corners: true })
    for (const far of [70, 140]) s.ink(ring(far), 3, { corners: true, least: 0.6 })
  }),
  cure: placed(16, 2, 0.48, (s) => {
    foot(s)
    layered(s)
    for (const way of bigCracks) split(s, way, 16)
    for (const way of fineCracks) split(s, way, 7)
    cliffInked(s, 0.6)
    s.within(cliff, () => [-112, 158].forEach((height) => layerLine(s, height, 3.4)), true)
  }),
  checks: [
    [0, 0, 620],
    [-20, 30, 480],
  ],
}

const tufts: readonly Tuft[] = [
  [-60, -2, 74, 0.1, 7],
  [190, 12, 84, -0.12, 7],
  [-290, 30, 100, 0.14, 8],
  [60, 110, 156, 0.16, 9],
  [300, 150, 170, -0.2, 9],
  [-180, 240, 250, -0.1, 11],
]
const FRAME = box(-384, -316, 384, 316)
const framed = (s: Sheet, draw: () => void) => s.within(FRAME, draw, true)
const meadow = (s: Sheet) => {
  laid(s, box(-384, -316, 384, -60), '#CFE8F0')
  soft(s, trace('-430,-96 -260,-140 -60,-108 140,-150 430,-100 430,0 -430,0'), '#A9CBB8')
  laid(s, box(-384, -64, 384, 316), '#C5D790')
  soft(s, trace('-430,-66 -200,-76 60,-64 260,-74 430,-64 430,-22 -430,-26'), '#8DB56C')
  soft(s, trace('-430,-28 -180,-36 80,-26 430,-34 430,0 180,8 -140,0 -430,6'), '#A3C47A')
  soft(s, trace('-430,190 -100,226 160,180 430,210 430,400 -430,400'), '#B3C97A')
}
const leaves: readonly [string, string] = ['#5C9A4A', '#A5CC5E']
const earth = (s: Sheet) => soft(s, trace('-170,112 -60,100 120,104 186,114 160,134 20,142 -120,136'), '#B98F63')

const grass: TopicDrawing = {
  steps: [
    (s) => {
      eyeLevel(s, -64, 384, light)
      for (const one of tufts) root(s, one)
    },
    (s) => grown(s, tufts, leaves),
    { beneath: (s) => framed(s, () => meadow(s)) },
  ],
  slip: (s) => {
    earth(s)
    grown(
      s,
      Array.from({ length: 17 }, (_, i): Tuft => [-150 + i * 19, 116, 150, 0, 1]),
      leaves,
      2,
    )
  },
  cure: (s) => {
    earth(s)
    const leaning: readonly Tuft[] = [
      [-96, 116, 150, -0.42, 7],
      [108, 112, 138, 0.46, 7],
      [10, 124, 196, 0.12, 8],
    ]
    for (const one of leaning) grown(s, [one], leaves, 2)
  },
  checks: [
    [-140, 130, 480],
    [0, -40, 620],
  ],
}

const FAR: Point = [46, -96]
const [LEFT, RIGHT]: [Point, Point] = [
  [-330, 316],
  [300, 316],
]
const rutOn = (at: number, wide: number): Point[] => {
  const spot = mixed(LEFT, RIGHT, at)
  return [[spot[0] - wide, 316], [spot[0] + wide, 316], FAR]
}
/** Left or right of the path, so far from its end, a little inwards or outwards. */
const besidePath = (side: number, near: number, out: number): Point =>
  mixed(FAR, add2(side < 0 ? LEFT : RIGHT, side * out), near)
const add2 = ([x, y]: Point, by: number): Point => [x + by, y]
const atEdges = Array.from({ length: 18 }, (_, i): readonly [number, number, number] => {
  const near = 0.34 + 0.6 * ((i + 0.5) / 18) ** 0.8
  const [x, y] = besidePath(i % 2 ? 1 : -1, near, (chance(i, 4) - 0.6) * 56)
  return [x, y, near * near * (24 + 20 * chance(i, 2))]
})
const allOver = Array.from({ length: 30 }, (_, i): readonly [number, number, number] => {
  const near = 0.3 + 0.64 * ((i + 0.5) / 30)
  const [x, y] = mixed(FAR, mixed(LEFT, RIGHT, 0.08 + 0.84 * chance(i, 6)), near)
  return [x, y, near * near * 40]
})
const roadside = [0.34, 0.5, 0.7, 0.96].flatMap((near, i) =>
  [-1, 1].map((side): Tuft => {
    const [x, y] = besidePath(side, near + (side > 0 ? 0.06 : 0), 46)
    return [x, y, 96 * near, side * 0.16, 5 + (i % 2)]
  }),
)

function country(s: Sheet) {
  laid(s, box(-384, -316, 384, FAR[1]), '#CBE6F2')
  soft(s, trace('-430,-90 -430,-150 -300,-186 -140,-140 20,-122 200,-170 330,-150 430,-180 430,-90'), '#9FC0B4')
  laid(s, box(-384, FAR[1], 384, 316), '#A8C877')
  laid(s, [LEFT, RIGHT, FAR], '#C49C6C')
  for (const at of [0.28, 0.72]) laid(s, rutOn(at, 44), '#DDBF8E')
  for (const at of [0.28, 0.72]) laid(s, rutOn(at, 26), '#F0DCB2')
  s.ink([LEFT, FAR], 4)
  s.ink([RIGHT, FAR], 4)
}
const countryWith = (s: Sheet, stones: typeof atEdges, pen = 2.6) => {
  country(s)
  grown(s, roadside, leaves, pen * 0.8)
  pebbles(s, stones, pen)
}

const path: TopicDrawing = {
  steps: [
    (s) => {
      eyeLevel(s, FAR[1])
      vanishingPoint(s, FAR)
      for (const from of [LEFT, RIGHT]) now(s, [from, FAR], 4)
    },
    (s) => {
      for (const at of [0.28, 0.72]) for (const x of [-1, 1]) now(s, [add2(mixed(LEFT, RIGHT, at), x * 44), FAR], 3)
    },
    (s) => framed(s, () => countryWith(s, atEdges)),
  ],
  slip: placed(24, 14, 0.41, (s) => framed(s, () => countryWith(s, allOver, 2))),
  cure: placed(24, 14, 0.41, (s) => framed(s, () => countryWith(s, atEdges, 2))),
  checks: [
    [-140, 130, 480],
    [20, 60, 520],
  ],
}

export const rocksGround: readonly TopicDrawing[] = [planes, cracks, grass, path]
