import type { Point, View } from './camera.ts'
import { type Ball, farOf, type Mark, type Part, type Tone } from './part.ts'
import { closedPath, tenth, whole } from './line.ts'
import { contour, type Disc, rimOf } from './outline.ts'
import { dot, type V3 } from './space.ts'

export type Palette = Record<Tone, string>
export const INK = '#2c3040'
const GUIDE = '#7fa9cc'

/** `rough` is by how much a line may miss, for what is drawn small. */
export type Sheet = { view: View; palette: Palette; rough?: number }

/** Draws parts from far to near: a line around each, its colour, a shaded edge, and what is marked upon it. */
export function drawParts(parts: readonly Part[], sheet: Sheet, start = 0): string {
  const order = parts.map((part) => ({ part, far: farOf(part, sheet.view) })).toSorted((a, b) => b.far - a.far)
  return order.map(({ part }, i) => drawPart(part, sheet, start + i)).join('')
}

function drawPart(part: Part, { view, palette, rough = 0.6 }: Sheet, id: number): string {
  const disc = ({ at, r }: Ball): Disc => {
    const { x, y, scale } = view.see(at)
    return { x, y, r: r * scale }
  }
  const flat = (places: readonly V3[]) => places.map((place): Point => [view.see(place).x, view.see(place).y])
  const pills = part.links.map(([a, b]) => [disc(a), disc(b)] as const)
  const scale = view.see(part.links[0]![0].at).scale
  const pieces = (part.pieces ?? []).map((piece) => rimOf(flat(piece)))
  const fat = Math.max(...pills.flat().map(({ r }) => r))
  const cell = Math.min(10, Math.max(3, fat / 3))
  const path = contour({ pills, pieces, melt: (part.melt ?? 0) * scale }, cell)
    .map((loop) => closedPath(loop, rough))
    .join('')
  if (!path) return ''
  const colour = palette[part.tone]
  const pen = penOf(scale) * (part.pen ?? 1)
  const shift = Math.min(13, fat * 0.3)
  const holes = (part.holes ?? []).map((hole) => opening(hole, view)).join('')
  const seams = (part.seams ?? []).map(([a, b]) => pill(disc(a), disc(b), colour)).join('')
  return (
    `<clipPath id="c${id}"><path id="p${id}" d="${path}"/></clipPath>` +
    `<use href="#p${id}" fill="${shaded(colour)}" stroke="${INK}" stroke-width="${tenth(pen * 2)}"/>` +
    `<g clip-path="url(#c${id})"><use href="#p${id}" x="${whole(-shift)}" y="${whole(-shift * 0.7)}" fill="${colour}"/></g>` +
    seams +
    holes +
    (part.marks ?? [])
      .filter(({ tone }) => rough < 2 || tone !== 'soft')
      .map((mark) => drawMark(mark, view, scale))
      .join('')
  )
}

const penOf = (scale: number) => Math.max(1.1, Math.min(3.4, scale / 360))

/** One stroke of the brush over the line between two parts of the same colour. */
const pill = (a: Disc, b: Disc, colour: string) =>
  `<path d="M${whole(a.x)} ${whole(a.y)}L${whole(b.x)} ${whole(b.y)}" stroke="${colour}" stroke-width="${whole(a.r + b.r)}"/>`

/** The inside of a sleeve or a trouser leg, where one looks into it. */
function opening(hole: readonly V3[], view: View): string {
  const points = hole.map((place) => view.see(place))
  const area = points.reduce((sum, { x, y }, i) => {
    const next = points[(i + 1) % points.length]!
    return sum + x * next.y - next.x * y
  }, 0)
  if (area < 0) return ''
  const line = points.map(({ x, y }) => `${whole(x)} ${whole(y)}`).join('L')
  return `<path d="M${line}z" fill="#5b5560" stroke="${INK}" stroke-width="1.2"/>`
}

/** What of a line is on the side of the body that one sees. */
function drawMark({ line, normals, width = 1.2, tone = 'ink' }: Mark, view: View, scale: number): string {
  const seen = line.map((place, i) => !normals || dot(normals[i]!, view.toEye(place)) > 0.06)
  const runs: V3[][] = []
  line.forEach((place, i) => {
    if (!seen[i]) return
    if (i === 0 || !seen[i - 1]) runs.push([])
    runs.at(-1)!.push(place)
  })
  const stroke = tone === 'guide' ? GUIDE : INK
  const wide = tenth(Math.max(0.9, (width * scale) / 640))
  return runs
    .filter((run) => run.length > 1)
    .map((run) => {
      const points = run.map((place) => view.see(place))
      return `<path d="${openPath(points)}" fill="none" stroke="${stroke}" stroke-width="${wide}"${tone === 'soft' ? ' opacity=".62"' : ''}/>`
    })
    .join('')
}

function openPath(points: { x: number; y: number }[]): string {
  const [first, ...rest] = points
  if (rest.length === 1) return `M${whole(first!.x)} ${whole(first!.y)}L${whole(rest[0]!.x)} ${whole(rest[0]!.y)}`
  let path = `M${whole(first!.x)} ${whole(first!.y)}`
  rest.slice(0, -1).forEach(({ x, y }, i) => {
    const next = rest[i + 1]!
    const end = i === rest.length - 2 ? next : { x: (x + next.x) / 2, y: (y + next.y) / 2 }
    path += `Q${whole(x)} ${whole(y)} ${whole(end.x)} ${whole(end.y)}`
  })
  return path
}

/** The same colour where the light does not reach. */
export function shaded(colour: string): string {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number, number]
  const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0')
  return `#${hex(r * 0.8)}${hex(g * 0.78)}${hex(b * 0.83)}`
}
