import { bend, type Point, polar, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { chance, laid, leaf, ribbon } from './plain-parts.ts'

const bark = { lit: '#A9805F', shade: '#7C5845' }
export const greens = { shade: '#2F6B5E', middle: '#5E9C4E', lit: '#C3D85C' }

export type Limb = { way: readonly Point[]; widths: readonly number[] }
export const limb = (noted: string, ...widths: number[]): Limb => ({ way: trace(noted), widths })

/** All limbs of a tree in one outline, their right sides in shade. */
export function limbs(s: Sheet, all: readonly Limb[], pen = 4) {
  for (const { way, widths } of all)
    s.black(
      ribbon(
        way,
        widths.map((wide) => wide + pen * 1.5),
      ),
      { corners: true },
    )
  for (const { way, widths } of all) laid(s, ribbon(way, widths), bark.lit)
  const thick = all.filter(({ widths }) => widths[0]! > 12)
  for (const { way, widths } of thick) {
    const beside = way.map(([x, y], i): Point => [x + (widths[Math.min(i, widths.length - 1)] ?? 0) * 0.26, y])
    laid(
      s,
      ribbon(
        beside,
        widths.map((wide) => wide * 0.46),
      ),
      bark.shade,
    )
  }
}

export type Clump = readonly [x: number, y: number, rx: number, ry: number]
/** A mass of leaves: its edge is made of leaves that overlap, each with a round belly and a tip. */
const leafEdge = ([x, y, rx, ry]: Clump, wider = 0, seed = x): Point[] => {
  const tips = Math.round((rx + ry) / (rx > 60 ? 13 : 9))
  return Array.from({ length: tips }, (_, i) => {
    const long = 0.07 + 0.09 * chance(i, seed) + 4 / rx
    return [
      [0, 0.97],
      [0.26, 1 + long * 0.55],
      [0.56, 1 + long * 0.86],
      [0.94, 1 + long],
      [0.84, 1 + long * 0.4],
    ].map(([along, far]): Point => {
      const angle = ((i + along! + 0.3 * chance(i, seed + 5)) / tips) * Math.PI * 2
      return [x + Math.cos(angle) * (rx * far! + wider), y + Math.sin(angle) * (ry * far! + wider)]
    })
  }).flat()
}
const lumpy = (clump: Clump, wider = 0) => leafEdge(clump, wider)

/** Clumps in one outline, each with its lower half in shade. */
export function foliage(s: Sheet, clumps: readonly Clump[], pen = 4) {
  for (const clump of clumps) s.black(lumpy(clump, pen), { corners: true })
  for (const clump of clumps) {
    const [x, y, rx, ry] = clump
    laid(s, lumpy(clump), greens.middle)
    s.within(
      lumpy(clump),
      () => laid(s, leafEdge([x + rx * 0.2, y + ry * 0.75, rx * 1.15, ry * 0.8], 0, y), greens.shade),
      true,
    )
    const [from, to]: [Point, Point] = [
      [x - rx * 0.62, y - ry * 0.2],
      [x + rx * 0.1, y - ry * 0.55],
    ]
    s.ink(bend(from, [x - rx * 0.45, y - ry * 0.7], to), pen * 0.8, { colour: greens.lit })
  }
}

export const smallTree = limb('0,148 -4,100 4,50 0,10', 30, 22, 18, 12)
export const puffs: readonly Clump[] = [
  [-62, 8, 72, 52],
  [68, 0, 74, 54],
  [4, -66, 82, 58],
]

export const upper = (clump: Clump, part = 0.62): Clump => {
  const [x, y, rx, ry] = clump
  return [x - rx * 0.2, y - ry * 0.3, rx * part, ry * part * 0.85]
}

/** Leaves where a clump turns to the light. */
export const leavesOn = ([x, y, rx, ry]: Clump, count: number, long = 13) =>
  Array.from({ length: count }, (_, i) => {
    const [dx, dy] = polar(Math.PI + chance(i, x) * Math.PI * 0.75, 0.4 + 0.5 * Math.sqrt(chance(i, y)))
    return leaf([x + dx * rx * 0.85, y + dy * ry], long * (0.8 + 0.4 * chance(i, 5)), chance(i, 7) * 3)
  })
/** Without regard to the light. */
export const leavesEverywhere = ([x, y, rx, ry]: Clump, count: number, long: number) =>
  Array.from({ length: count }, (_, i) => {
    const [dx, dy] = polar(chance(i, x) * 6.3, Math.sqrt(chance(i, y)))
    return leaf([x + dx * rx, y + dy * ry], long, chance(i, 7) * 3)
  })

export const inShade = (s: Sheet, clumps: readonly Clump[]) => {
  for (const clump of clumps) laid(s, lumpy(clump), greens.shade)
}
export const halfLit = (s: Sheet, clumps: readonly Clump[]) => {
  for (const clump of clumps) laid(s, lumpy(upper(clump)), greens.middle)
}

/** Sky between the leaves, and the boughs that pass there. */
export const skyBetween = (s: Sheet, clump: Clump, boughs: readonly Limb[]) => {
  s.black(leafEdge(clump, 3), { corners: true })
  laid(s, leafEdge(clump), '#CFE6F2')
  s.within(leafEdge(clump), () => limbs(s, boughs), true)
}
