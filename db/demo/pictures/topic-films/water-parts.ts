import { box } from '../backdrop.ts'
import { bend, ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { now } from '../step-films/face.ts'
import { chance, laid, outlined, sides } from './plain-parts.ts'

export const lens = (x: number, y: number, w: number, h: number): Point[] => [
  ...bend([x - w, y], [x, y - h * 1.6], [x + w, y], 6),
  ...bend([x + w, y], [x, y + h * 1.6], [x - w, y], 6),
]

const gate = {
  pillars: [trace('-132,0 -122,-226 -94,-226 -100,0'), trace('132,0 122,-226 94,-226 100,0')],
  tie: trace('-176,-186 176,-186 176,-160 -176,-160'),
  under: trace('-184,-232 0,-222 184,-232 180,-212 0,-202 -180,-212'),
  roof: trace('-226,-276 -110,-258 0,-254 110,-258 226,-276 216,-240 110,-230 0,-226 -110,-230 -216,-240'),
}
const mirrored = (points: readonly Point[], lean = 0) => points.map(([x, y]): Point => [x - y * lean, -y])

/** A gate that stands in the sea, its feet at the height of nothing. */
export function seaGate(s: Sheet, width = 4) {
  for (const pillar of gate.pillars) {
    laid(s, pillar, '#D8553A')
    laid(
      s,
      [pillar[0]!, pillar[1]!, pillar[2]!, pillar[3]!].map(([x, y], i): Point => [
        i < 2 ? x + (x < 0 ? 18 : -12) : x,
        y,
      ]),
      '#A83A30',
    )
    outlined(s, pillar, width)
  }
  for (const beam of [gate.tie, gate.under]) {
    laid(s, beam, '#D8553A')
    outlined(s, beam, width)
  }
  laid(s, gate.roof, '#4A4350')
  s.contour(gate.roof, width)
}

export const gateMirrored = (s: Sheet, [red, dark]: readonly [string, string], lean = 0) => {
  for (const part of [...gate.pillars, gate.tie, gate.under]) laid(s, mirrored(part, lean), red)
  laid(s, mirrored(gate.roof, lean), dark)
}
export const gateMirrorLines = (s: Sheet) => {
  for (const part of [...gate.pillars, gate.tie, gate.under]) sides(s, mirrored(part), now, 2.4)
  now(s, [...mirrored(gate.roof), mirrored(gate.roof)[0]!], 3)
}
/** The water between the pieces of what is mirrored, wider the nearer. */
export const cuts = (s: Sheet, colour: string, [from, to]: Point, wide: number) => {
  const all = Array.from({ length: 13 }, (_, i) => {
    const y = from + ((to - from) * (i + 0.5)) / 13
    return lens((chance(i, 2) - 0.5) * wide * 1.2, y, wide * (0.4 + 0.4 * chance(i, 4)), 3 + i * 0.35)
  })
  s.scatter(all, colour)
}

/** Spray flies in arcs from where the force is: so long and so high, and with drops so large. */
type Jet = readonly [dx: number, dy: number, drop: number]
export const JETS: readonly Jet[] = [
  [-262, -120, 11],
  [-226, -196, 16],
  [-160, -268, 20],
  [-92, -300, 22],
  [-24, -330, 17],
  [40, -296, 22],
  [104, -262, 15],
  [168, -196, 19],
  [206, -128, 10],
]
export const arcOf = ([dx, dy]: Jet): Point[] => bend([dx * 0.12, 0], [dx * 0.42, dy * 0.86], [dx, dy], 10)

export function drops(s: Sheet, jets: readonly Jet[]) {
  const all = jets.flatMap(([dx, dy, r], i) =>
    [0, 1, 2, 3].map((k): Point[] => {
      const far = 1.05 + k * 0.12
      const [x, y] = [dx * far + (chance(i, k) - 0.5) * 34, dy * (far - k * k * 0.02) + (chance(k, i) - 0.5) * 30]
      return ellipse(x, y, r / (0.9 + k * 0.5), r / (0.9 + k * 0.5))
    }),
  )
  s.scatter(all, '#FFFFFF')
}

/** Where the sea ends. */
export const FAR = -250
type Ripple = readonly [x: number, y: number, rx: number, ry: number]
/** The rows of the net from the nearest to the horizon: large and little ones touch each other, ever flatter and closer together. */
export const rows: readonly (readonly Ripple[])[] = (() => {
  const all: Ripple[][] = []
  for (let y = 262; y > FAR + 14;) {
    const near = (y - FAR) / 480
    const [wide, tall, seed] = [124 * near ** 0.7, Math.max(1.6, 37 * near * near), all.length + 1]
    const row: Ripple[] = []
    for (let x = -520 + 110 * chance(seed, 8), i = 0; x < 430; i++) {
      const size = 0.62 + 0.7 * chance(i, seed)
      row.push([x + wide * size, y + (chance(i, seed + 1) - 0.5) * tall * 0.3, wide * size, tall * (0.6 + size * 0.4)])
      x += wide * size * 1.88
    }
    all.push(row.filter(([x, , rx], i) => Math.abs(x) < 384 + rx * 0.6 && chance(i, seed + 20) > 0.1))
    y -= Math.max(15, tall * 1.56)
  }
  return all
})()
export const ringed = (s: Sheet, [x, y, rx, ry]: Ripple, width = 3) =>
  now(s, ellipse(x, y, rx, ry, { from: 3.4, to: 9.5 }), width)
export const netOf = (from: number, to: number) => rows.slice(from, to).flat()

export const sea = { deep: '#2F6F9C', middle: '#5C9FC6', lit: '#DDF1F5' }
/** The sky in the near side of a wave, and the part of it that glitters. */
export function paintedSea(s: Sheet) {
  const all = netOf(0, rows.length)
  laid(s, box(-384, FAR, 384, 316), sea.deep)
  s.scatter(
    all.map(([x, y, rx, ry]) => lens(x, y, rx * 0.93, ry * 0.86)),
    sea.middle,
  )
  const chosen = all.filter(([x], i) => chance(i, 6) < 0.62 - Math.abs(x - 40) / 900)
  s.scatter(
    chosen.map(([x, y, rx, ry]) => lens(x - rx * 0.08, y - ry * 0.16, rx * 0.66, ry * 0.46)),
    sea.lit,
  )
}
