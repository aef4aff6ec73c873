import { bend, ellipse, mixed, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { now } from '../step-films/face.ts'
import { chance, laid, ribbon, ruled } from './plain-parts.ts'

export const rock = {
  outline: trace('-300,150 -338,14 -236,-128 -60,-204 130,-186 268,-76 330,66 276,186 64,224 -160,212'),
  top: trace('-338,14 -236,-128 -60,-204 130,-186 268,-76 84,-34 -132,16'),
  middle: trace('-338,14 -132,16 84,-34 268,-76 330,66 108,104 -166,120 -300,150'),
  under: trace('-300,150 -166,120 108,104 330,66 276,186 64,224 -160,212'),
  folds: [
    '-338,14 -132,16 84,-34 268,-76',
    '-300,150 -166,120 108,104 330,66',
    '-132,16 -166,120',
    '84,-34 108,104',
  ].map(trace),
  chips: [
    '-168,14 -132,16 -96,6 -126,58',
    '50,-24 84,-34 128,-46 98,14',
    '-84,-196 -60,-204 -22,-200 -44,-168',
    '236,-66 268,-76 282,-36 258,-44',
    '76,104 108,104 144,96 112,140',
    '-316,124 -300,150 -262,142 -286,112',
  ].map(trace),
}
export const stone = { top: '#E3D8C2', middle: '#A89C8C', under: '#655F63', shade: '#8C8F86' }

/** Every point to point is a stroke of its own: no corner is rounded. */
export const broken = (s: Sheet, way: readonly Point[], width: (i: number) => number) => {
  for (const [i, from] of way.entries()) if (way[i + 1]) ruled(s, [from, way[i + 1]!], width(i))
}

export function threePlanes(s: Sheet, width = 1) {
  laid(s, rock.top, stone.top)
  laid(s, rock.middle, stone.middle)
  laid(s, trace('84,-34 268,-76 330,66 108,104'), '#918678')
  laid(s, rock.under, stone.under)
  broken(s, [...rock.outline, rock.outline[0]!], (i) => (i < 5 ? 4 : 8) * width)
  for (const [i, fold] of rock.folds.entries()) broken(s, fold, (k) => (k === 1 ? 2.4 : 4 - i * 0.3) * width)
}
export function chipped(s: Sheet, width = 1) {
  for (const [i, chip] of rock.chips.entries()) {
    laid(s, chip, i < 4 ? '#F6EFDF' : '#8A8280')
    ruled(s, chip, 2.6 * width)
  }
}

/** A cliff whose layers rise to the right. */
export const cliff = trace(
  '-300,270 -318,90 -270,-40 -290,-160 -180,-232 -20,-286 150,-300 290,-250 318,-110 284,20 322,150 300,270',
)
const RISE = -0.26
/** Where its front ends above and on the right: the planes beyond are the top and the side. */
export const cliffEdge = trace('-290,-160 -130,-180 20,-206 160,-226 290,-250')
export const cliffFold = trace('160,-226 180,-110 160,40 186,170 176,290')
const FOLD = 170
/** A layer: it rises on the front and falls on the side. */
export const layerAt = (height: number): Point[] => [
  [-330, height - 330 * RISE],
  [FOLD, height + FOLD * RISE],
  [330, height + FOLD * RISE + (330 - FOLD) * 0.3],
]

/** A crack that follows the layers, with small steps in it. */
export const crackAlong = (height: number, [from, to]: Point, steps = 7): Point[] =>
  Array.from({ length: steps + 1 }, (_, i): Point => {
    const x = from + ((to - from) * i) / steps
    return [x, height + x * RISE + (i % 2 ? 9 : -7) * (0.5 + chance(i, height))]
  })
/** A fine crack that leaves a big one little by little. */
export const branching = ([x, y]: Point, to: number, apart: number, steps = 6): Point[] =>
  Array.from({ length: steps + 1 }, (_, i): Point => {
    const at = x + ((to - x) * i) / steps
    const zigzag = i === 0 ? 0 : (i % 2 ? 6 : -6) * (0.5 + chance(i, to))
    return [at, y + (at - x) * RISE + apart * Math.sqrt(i / steps) + zigzag]
  })
export const cracked = (s: Sheet, way: readonly Point[], wide: number) =>
  s.black(
    ribbon(
      way.flatMap((p, i) => (way[i + 1] ? [p, mixed(p, way[i + 1]!, 0.5)] : [p])),
      [wide * 0.3, wide, wide * 0.7, 1],
    ),
    { corners: true },
  )

/** A tuft: where its root is, how high it grows, where it leans, and how many blades it has. */
export type Tuft = readonly [x: number, y: number, tall: number, lean: number, blades: number]
const bladeOf = ([x, y, tall, lean, blades]: Tuft, i: number) => {
  const out = blades === 1 ? 0 : (i / (blades - 1)) * 2 - 1
  const long = blades === 1 ? tall : tall * (0.66 + 0.4 * chance(i, x) - 0.26 * Math.abs(out))
  const angle = out * 0.95 + lean
  const root: Point = [x + out * tall * 0.07, y + (1 - out * out) * tall * 0.03]
  const tip: Point = [x + Math.sin(angle) * long * 1.05, y - Math.cos(angle * 0.82) * long]
  return bend(root, [x + Math.sin(angle * 0.45) * long * 0.55, y - long * 0.66], tip, 6)
}
/** Tufts that are drawn together. */
export const grown = (s: Sheet, all: readonly Tuft[], [green, lit]: readonly [string, string], pen = 3) => {
  const blades = all.flatMap((one) =>
    Array.from({ length: one[4] }, (_, i) => ({ way: bladeOf(one, i), wide: one[2] * 0.085, i })),
  )
  s.scatter(
    blades.map(({ way, wide }) => ribbon(way, [wide * 0.5 + pen, wide + pen * 2, wide + pen, pen * 0.8])),
    s.line,
    { layer: 'ink' },
  )
  s.scatter(
    blades.map(({ way, wide }) => ribbon(way, [wide * 0.4, wide, wide * 0.7, 0.5])),
    green,
  )
  const bright = blades.filter(({ i }) => i % 2 === 0)
  s.scatter(
    bright.map(({ way, wide }) => ribbon(way, [wide * 0.3, wide * 0.5, wide * 0.4, 0.5])),
    lit,
  )
}
export const root = (s: Sheet, [x, y, tall]: Tuft) =>
  now(s, ellipse(x, y, tall * 0.2, tall * 0.05, { from: 3, to: 9.6 }), 3)

type Pebble = readonly [x: number, y: number, r: number]
const stoneOf = (noted: string, [x, y, r]: Pebble, wider = 0) =>
  trace(noted).map(([px, py]): Point => [x + px * (r + wider), y + py * (r + wider * 1.6)])
const PEBBLE = '-1,0.1 -0.9,-0.26 -0.6,-0.52 0.1,-0.64 0.66,-0.5 0.94,-0.14 1,0.16 0.7,0.38 0.2,0.5 -0.5,0.48 -0.86,0.3'
export const pebbles = (s: Sheet, all: readonly Pebble[], pen = 2.6) => {
  s.scatter(
    all.map((one) => stoneOf(PEBBLE, one, pen)),
    s.line,
    { layer: 'ink' },
  )
  s.scatter(
    all.map((one) => stoneOf(PEBBLE, one)),
    '#C6BCAD',
  )
  s.scatter(
    all.map((one) => stoneOf('-0.86,0.2 0,0.24 1,0.06 1,0.16 0.7,0.38 0.2,0.5 -0.5,0.48 -0.86,0.3', one)),
    '#8A8279',
  )
}
