import { box } from '../backdrop.ts'
import { add, ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, now } from '../step-films/face.ts'
import { between } from '../tones.ts'
import { laid, placed, soft } from './plain-parts.ts'
import type { Draw, TopicDrawing } from './topic.ts'
import { lens } from './water-parts.ts'

const FRAME = box(-384, -316, 384, 316)
const framed =
  (draw: Draw): Draw =>
  (s) =>
    s.within(FRAME, () => draw(s), true)
const FAR = -150
/** A puddle on a path, seen by someone who stands at its near side. */
const EDGE = trace(
  '-366,120 -350,30 -270,-46 -150,-72 -20,-64 110,-86 240,-58 330,6 362,100 330,200 220,250 80,236 -60,268 -210,252 -320,204',
)
const hues = { path: '#A79A8C', bed: '#C9B48C', sky: '#8FC4E8', clear: '#B9C6A8' }
const PEBBLES: readonly (readonly [x: number, y: number, r: number, colour: string])[] = [
  [-230, 200, 44, '#9C8A78'],
  [-130, 232, 36, '#C2B6A2'],
  [-20, 210, 46, '#8A8682'],
  [84, 204, 34, '#B79A7C'],
  [-290, 150, 30, '#B8A890'],
  [-176, 148, 32, '#857F7A'],
  [-70, 154, 26, '#BFA88A'],
  [300, 168, 32, '#8F8274'],
  [32, 152, 26, '#A69C90'],
  [-240, 98, 20, '#A08E7A'],
  [-110, 100, 20, '#98928A'],
  [70, 104, 18, '#B3A48E'],
]
const pebbles = (s: Sheet, pen: number) => {
  for (const [x, y, r, colour] of PEBBLES) {
    const stone = ellipse(x, y, r, r * 0.52, { tilt: (r % 5) * 0.08 - 0.16 }).slice(0, -1)
    soft(s, stone, colour)
    if (pen) s.contour(stone, pen)
  }
}
const TALL = 116
/** A low fence behind the path, or what the water mirrors of it. */
const fence = (s: Sheet, way: 1 | -1, colour: string, edge = 0) => {
  const turnedUp = ([x, y]: Point): Point => [x, FAR + y * way]
  const pickets = (e: number) =>
    Array.from({ length: 13 }, (_, i) => -380 + i * 62).map((x) =>
      trace(`${x - e},0 ${x + 36 + e},0 ${x + 36 + e},${-96 - e} ${x + 18},${-TALL - e * 1.6} ${x - e},${-96 - e}`).map(
        turnedUp,
      ),
    )
  const rails = (e: number) => [-76, -34].map((y) => box(-390, y - e, 390, y + 12 + e).map(turnedUp))
  for (const shapes of [rails, pickets]) {
    const inner = shapes(0)
    s.scatter(inner, colour)
    if (edge)
      s.scatter(
        shapes(edge).map((outer, i) => [...outer, outer[0]!, inner[i]![0]!, ...inner[i]!.toReversed(), outer[0]!]),
        s.line,
      )
  }
}
const street = (s: Sheet) => {
  laid(s, box(-384, -316, 384, FAR), '#9DBF86')
  laid(s, box(-384, -316, 384, -288), '#CFE6EE')
  fence(s, 1, '#F3E9D6', 3)
  laid(s, box(-384, FAR, 384, 316), hues.path)
  laid(s, box(-384, FAR, 384, FAR + 18), '#7F9A68')
}
const bed = (s: Sheet, pen = 3) => {
  soft(s, EDGE, hues.bed)
  s.within(EDGE, () => pebbles(s, pen))
}
/** Sky, a cloud, and the fence upside down: what the far water mirrors. */
const farWater = (s: Sheet) =>
  s.within(EDGE, () => {
    soft(s, trace('-430,-120 430,-120 430,44 220,58 60,40 -120,60 -300,40 -430,56'), hues.sky)
    laid(s, box(-384, FAR, 384, FAR + 60), '#7FA07C')
    fence(s, -1, '#CFCBC4')
    soft(s, trace('-130,14 -80,-6 -20,0 30,-14 86,6 50,24 -80,26'), '#F2F8FA')
  })
const blended = (s: Sheet) =>
  s.within(EDGE, () => {
    for (let i = 0; i < 5; i++) {
      const y = 44 + i * 30
      const edge = trace(`430,${y} 240,${y + 12} 60,${y - 8} -120,${y + 12} -300,${y - 6} -430,${y + 8}`)
      soft(s, [[-430, 30], [430, 30], ...edge], between(hues.sky, hues.clear, i / 4), 0.32)
    }
  })
const glints = (s: Sheet) => {
  for (const [x, y, w] of [
    [-210, 34, 70],
    [40, 62, 80],
    [-60, 120, 60],
    [-230, 182, 54],
  ] as const)
    laid(s, lens(x, y, w, 3), '#F7FCFD')
}
const rim = (s: Sheet, pen: number) => s.contour(EDGE, pen)

/** A pair of rubber boots, standing in the near water. */
const BOOTS: readonly Point[] = [
  [196, 186],
  [262, 202],
]
const boots = (s: Sheet, pen: number) => {
  for (const at of BOOTS) {
    const part = (noted: string) => trace(noted).map((p) => add(p, at))
    laid(s, part('-26,-130 26,-130 24,-30 30,0 -54,0 -56,-20 -24,-40'), '#F2C53C')
    laid(s, part('6,-130 26,-130 24,-30 30,0 4,0'), '#CF9A2C')
    s.ink(part('-26,-130 26,-130 24,-30 30,0 -54,0 -56,-20 -24,-40 -26,-130'), pen, { corners: true, least: 0.6 })
    s.ink(part('-26,-114 26,-114'), pen)
    s.ink(ellipse(at[0] - 10, at[1] + 2, 66, 14, { from: -0.4, to: 3.5 }), pen * 0.9, { colour: '#F7FCFD' })
  }
}
const whole = (s: Sheet) => {
  street(s)
  bed(s, 0)
  farWater(s)
  blended(s)
  boots(s, 3)
  rim(s, 3)
}

export const clearPuddle: TopicDrawing = {
  steps: [
    framed((s) => {
      street(s)
      soft(s, EDGE, '#D9D2C4')
      s.within(trace('-400,80 400,80 400,320 -400,320'), () => bed(s), true)
      now(s, [...EDGE, EDGE[0]!], 3.4)
    }),
    framed((s) => {
      farWater(s)
      for (const x of [-114, 196]) light(s, trace(`${x},${FAR - TALL} ${x},${FAR + TALL}`), 2)
    }),
    framed((s) => {
      blended(s)
      boots(s, 4)
      glints(s)
      rim(s, 4)
    }),
  ],
  slip: placed(
    24,
    14,
    0.45,
    framed((s) => {
      street(s)
      soft(s, EDGE, '#5FA6DA')
      boots(s, 3)
      rim(s, 3)
    }),
  ),
  cure: placed(24, 14, 0.45, framed(whole)),
  checks: [
    [-60, 170, 480],
    [0, 0, 560],
  ],
}
