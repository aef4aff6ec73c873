import { box } from '../backdrop.ts'
import { ellipse, type Point, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { bands } from './daylight-parts.ts'
import { chance, laid, ribbon, soft } from './plain-parts.ts'

export const hues = {
  sky: '#2F3D7C',
  low: '#6477BC',
  ground: '#232D58',
  tree: '#131A38',
  warm: '#F0A448',
  near: '#FFD98A',
}
export const GROUND = 226
export const FRAME = box(-384, -316, 384, 316)

const TRUNK = trace('0,4 -4,-90 2,-176')
const BOUGHS = [
  '0,-130 -80,-188 -170,-230 -236,-292',
  '0,-150 -60,-232 -130,-304 -172,-392',
  '0,-164 -32,-256 -62,-352 -72,-460',
  '0,-170 8,-264 12,-372 4,-494',
  '0,-164 48,-244 84,-342 98,-452',
  '0,-148 72,-214 150,-284 196,-374',
  '0,-126 90,-180 180,-220 244,-272',
].map(trace)
const TWIGS = [
  '-116,-206 -150,-262 -204,-346',
  '-96,-270 -112,-350 -122,-430',
  '-46,-306 -26,-390 -34,-470',
  '10,-340 46,-410 52,-480',
  '68,-304 118,-364 142,-430',
  '112,-250 176,-290 236,-330',
].map(trace)
const HAZE = trace(
  '-262,-284 -232,-352 -190,-416 -126,-464 -64,-496 6,-518 82,-490 142,-452 204,-402 250,-338 264,-268 180,-206 90,-166 0,-150 -90,-168 -180,-214',
)

/** A bare tree, its foot at the origin, five hundred high; its twigs are one dim mass. */
export function bareTree(s: Sheet, colour = hues.tree) {
  soft(s, HAZE, colour, 0.3)
  s.scatter(
    [
      ribbon(TRUNK, [54, 34, 34]),
      ...BOUGHS.map((way) => ribbon(way, [30, 17, 10, 3])),
      ...TWIGS.map((way) => ribbon(way, [10, 6, 2])),
    ],
    colour,
  )
}
/** Its lights, as they run together into bands around the boughs. */
export function lightBands(s: Sheet, [outer, inner]: readonly [string, string] = [hues.warm, hues.near], strength = 1) {
  const wound = [TRUNK.slice(0, 3), ...BOUGHS]
  for (const [wide, colour, opacity] of [
    [62, outer, 0.26],
    [36, outer, 0.4],
    [14, inner, 0.75],
  ] as const)
    s.scatter(
      wound.map((way) => ribbon(way, [wide * 0.7, wide, wide * 0.9, wide * 0.5])),
      colour,
      { opacity: opacity * strength },
    )
}
const along = (way: readonly Point[], count: number, spread: number, seed: number): Point[] => {
  const line = through(way)
  return Array.from({ length: count }, (_, i): Point => {
    const [x, y] = line[Math.floor(((i + 0.6) / count) * (line.length - 1))]!
    return [x + (chance(i, seed) - 0.5) * spread, y + (chance(i, seed + 1) - 0.5) * spread]
  })
}
/** Single lights: many on the boughs that reach towards us, two or three on those behind. */
export const grains = (s: Sheet) => {
  const few = BOUGHS.slice(1, 6).flatMap((way, i) => along(way, 2, 16, i))
  const many = [TRUNK, BOUGHS[0]!, BOUGHS[6]!].flatMap((way, i) => along(way, 9, 26, i + 9))
  s.scatter([...few.map((p) => ellipse(...p, 4, 4)), ...many.map((p) => ellipse(...p, 7, 7))], '#FFF6D6')
}
/** So many lights that nothing is left of the tree. */
export const speckled = (s: Sheet) =>
  s.scatter(
    Array.from({ length: 300 }, (_, i) => {
      const [turn, out] = [chance(i, 4) * Math.PI * 2, Math.sqrt(chance(i, 6))]
      return ellipse(Math.cos(turn) * out * 290, -290 + Math.sin(turn) * out * 240, 9, 9)
    }).map((points) => points.filter((_, i) => i % 4 === 0)),
    '#FFF0C0',
  )

export function nightSky(
  s: Sheet,
  [high, low]: readonly [string, string] = [hues.sky, hues.low],
  ground = hues.ground,
) {
  bands(s, [high, low], [-384, 384], [-316, GROUND])
  laid(s, box(-384, GROUND, 384, 316), ground)
}
export const pool = (s: Sheet, x: number, rx: number, opacity = 0.3) => {
  soft(s, ellipse(x, GROUND + 34, rx, 26), hues.warm, opacity)
  soft(s, ellipse(x, GROUND + 32, rx * 0.6, 15), hues.near, opacity)
}

const PERSON = [
  ellipse(0, -222, 21, 25),
  trace(
    '-9,-204 9,-204 12,-196 40,-184 56,-112 48,-104 36,-134 36,-116 48,-64 -48,-64 -36,-116 -36,-134 -48,-104 -56,-112 -40,-184 -12,-196',
  ),
  trace('-30,-66 -26,-10 -40,0 -8,0 -6,-66'),
  trace('4,-66 6,0 40,0 28,-10 28,-66'),
]
/** Someone in a coat, seen against the light. */
export function againstLight(s: Sheet, [x, y]: Point, scale: number) {
  s.at(x, y, { scale, scaleX: 0.78 }, () => {
    s.scatter(PERSON, '#0D1229')
    soft(s, trace('-18,-204 18,-204 20,-192 -20,-192'), '#0D1229')
    laid(s, trace('16,-194 30,-194 34,-136 20,-136'), '#0D1229')
    for (const edge of ['-42,-186 -52,-112', '-19,-232 -8,-246 6,-247'])
      s.ink(trace(edge), 5, { colour: hues.warm, opacity: 0.9 })
  })
}
