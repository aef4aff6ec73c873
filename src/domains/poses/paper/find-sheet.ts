import { intoQuad, isSheet, type Point, type Quad } from './homography.ts'
import type { Pixels } from './straighten.ts'

/** So much of what lies within must be light, and no more than so much of what lies outside. */
const [WITHIN, OUTSIDE] = [0.9, 0.12]
const [LEAST_PART, MOST_PART] = [0.15, 0.99]
const LOOKS = 60

/** The corners of a light sheet on a darker table, as a first guess; null where none stands out. */
export function findSheet(photo: Pixels): Quad | null {
  const { width, height } = photo
  const light = lightOf(photo)
  const isLight = partAt(light)
  const corners: [Point, number][] = [0, 1, 2, 3].map(() => [{ x: 0, y: 0 }, -Infinity])
  let all = 0
  for (let at = 0; at < light.length; at++) {
    if (light[at]! < isLight) continue
    all++
    const [x, y] = [at % width, Math.floor(at / width)]
    for (const [corner, far] of [-x - y, x - y, x + y, y - x].entries())
      if (far > corners[corner]![1]) corners[corner] = [{ x, y }, far]
  }
  const quad = corners.map(([place]) => place) as unknown as Quad
  const part = areaOf(quad) / (width * height)
  if (!isSheet(quad) || part < LEAST_PART || part > MOST_PART) return null
  const within = shareWithin(light, width, quad, isLight)
  const outside = (all - within * areaOf(quad)) / (width * height - areaOf(quad))
  return within >= WITHIN && outside <= OUTSIDE ? quad : null
}

function lightOf({ data, width, height }: Pixels): Uint8Array {
  const light = new Uint8Array(width * height)
  for (let at = 0; at < light.length; at++)
    light[at] = data[at * 4]! * 0.3 + data[at * 4 + 1]! * 0.59 + data[at * 4 + 2]! * 0.11
  return light
}

/** From where on it is light: the border that parts all values best into two (Otsu). */
function partAt(light: Uint8Array): number {
  const counts = new Float64Array(256)
  let sum = 0
  for (const value of light) {
    counts[value]!++
    sum += value
  }
  let [below, belowSum, best, border] = [0, 0, 0, 128]
  for (let value = 0; value < 255; value++) {
    below += counts[value]!
    belowSum += counts[value]! * value
    const above = light.length - below
    if (below === 0 || above === 0) continue
    const apart = below * above * (belowSum / below - (sum - belowSum) / above) ** 2
    if (apart > best) [best, border] = [apart, value + 1]
  }
  return border
}

const areaOf = (quad: Quad) =>
  Math.abs(quad.reduce((sum, { x, y }, at) => sum + x * quad[(at + 1) % 4]!.y - quad[(at + 1) % 4]!.x * y, 0)) / 2

function shareWithin(light: Uint8Array, width: number, quad: Quad, isLight: number): number {
  const place = intoQuad(quad)
  let found = 0
  for (let v = 0.5; v < LOOKS; v++)
    for (let u = 0.5; u < LOOKS; u++) {
      const { x, y } = place(u / LOOKS, v / LOOKS)
      if (light[Math.floor(y) * width + Math.floor(x)]! >= isLight) found++
    }
  return found / LOOKS ** 2
}
