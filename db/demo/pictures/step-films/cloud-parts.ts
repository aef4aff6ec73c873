import { box } from '../backdrop.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'
import { type Line, now } from './face.ts'

/** A lump of a cloud. */
type Lump = readonly [x: number, y: number, r: number]
export type Cloud = { lumps: readonly Lump[]; base: number }

export const lumpLine = (s: Sheet, [x, y, r]: Lump, line: Line = now) =>
  line(s, ellipse(x, y, r, r * 0.94, { from: 3.6, to: 10.1 }))

/** The upper edge of all lumps together, from one end of the flat base to the other. */
function crest({ lumps, base }: Cloud): Point[] {
  const [left, right] = [Math.min(...lumps.map(([x, , r]) => x - r)), Math.max(...lumps.map(([x, , r]) => x + r))]
  const steps = 90
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const x = left + ((right - left) * i) / steps
    const over = lumps.map(([cx, cy, r]) =>
      Math.abs(x - cx) < r ? cy - 0.94 * Math.sqrt(r * r - (x - cx) ** 2) : base,
    )
    return [x, Math.min(base, ...over)]
  })
}

/** The side of a lump that the sun sees, from the upper left, and where it ends. */
export const litSide = (s: Sheet, [x, y, r]: Lump, line: Line) =>
  line(s, ellipse(x - r * 0.5, y - r * 0.5, r * 0.86, r * 0.8, { from: -0.35, to: 1.75 }))

const inside = (s: Sheet, cloud: Cloud, draw: () => void) => s.within(crest(cloud), draw, true)
export const body = (s: Sheet, cloud: Cloud, colour: string) =>
  s.flat(crest(cloud), colour, { corners: true, still: true, knock: true })
export const lit = (s: Sheet, cloud: Cloud, colour: string) =>
  inside(s, cloud, () =>
    s.scatter(
      cloud.lumps.map(([x, y, r]) => ellipse(x - r * 0.2, y - r * 0.24, r * 0.84, r * 0.74).slice(0, -1)),
      colour,
    ),
  )
/** The base lies in shade: in scallops above, cut straight below. */
export const shaded = (s: Sheet, cloud: Cloud, colour: string) =>
  inside(s, cloud, () => {
    const [first, last] = [crest(cloud)[0]![0], crest(cloud).at(-1)![0]]
    const wide = last - first
    const tall = wide * 0.1
    const scallops = Array.from({ length: 6 }, (_, i) =>
      ellipse(first + ((i + 0.5) * wide) / 6, cloud.base - tall * 0.3, wide / 10, tall * (i % 2 ? 1 : 0.7)).slice(
        0,
        -1,
      ),
    )
    s.scatter([...scallops, box(first, cloud.base - tall * 0.5, last, cloud.base)], colour)
  })
export const baseLine = (s: Sheet, cloud: Cloud, line: Line, over = 30) =>
  line(s, [
    [crest(cloud)[0]![0] - over, cloud.base],
    [crest(cloud).at(-1)![0] + over, cloud.base],
  ])
export const upperEdge = (s: Sheet, cloud: Cloud, width = 4.4) =>
  s.ink(crest(cloud), width, { corners: true, in: 0.1, out: 0.3 })

/** The whole sheet between two heights. */
export const belt = (top: number, bottom: number) => box(-660, top, 660, bottom)
export const paint = (s: Sheet, shape: readonly Point[], colour: string, opacity = 1, corners = true) =>
  s.flat(shape, colour, { still: true, corners, opacity })

/** A sky in few bands, from above down to the horizon. */
export function sky(s: Sheet, colours: readonly string[], [top, low]: Point, bands = 6) {
  for (let i = 0; i < bands; i++) {
    const along = (i / (bands - 1)) * (colours.length - 1)
    const at = Math.min(colours.length - 2, Math.floor(along))
    const y = i === 0 ? -380 : top + ((low - top) * i) / bands
    paint(s, belt(y, 380), between(colours[at]!, colours[at + 1]!, along - at))
  }
}

export function fields(s: Sheet, [far, near]: readonly string[]) {
  paint(s, trace('-660,252 -400,240 -120,250 200,238 460,250 660,240 660,400 -660,400'), far!, 1, false)
  paint(s, trace('-660,296 -300,274 60,292 380,270 660,288 660,400 -660,400'), near!, 1, false)
}

/** The sun, and from where its light comes. */
export function sunAt(s: Sheet, [x, y]: Point, [tx, ty]: Point, line: Line = now) {
  line(s, ellipse(x, y, 34, 34, { to: 6.8 }))
  const long = Math.hypot(tx - x, ty - y)
  const [ux, uy] = [(tx - x) / long, (ty - y) / long]
  line(s, [
    [x + ux * 54, y + uy * 54],
    [tx, ty],
  ])
  for (const k of [-1, 1])
    line(s, [
      [tx - ux * 26 - uy * 14 * k, ty - uy * 26 + ux * 14 * k],
      [tx, ty],
    ])
}
