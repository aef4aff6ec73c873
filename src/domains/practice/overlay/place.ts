/** Where a drawing lies over its target: moved by percents of the frame, larger or smaller about the frame's middle. */
export type Place = { x: number; y: number; scale: number }

export const AT_HOME: Place = { x: 0, y: 0, scale: 1 }
const FURTHEST = 100
const [SMALLEST, LARGEST] = [0.25, 4]
const between = (least: number, n: number, most: number) => Math.min(most, Math.max(least, n))

/** By percents of the frame; never quite out of it. */
export const moved = ({ x, y, scale }: Place, dx: number, dy: number): Place => ({
  x: between(-FURTHEST, x + dx, FURTHEST),
  y: between(-FURTHEST, y + dy, FURTHEST),
  scale,
})

/** Larger or smaller, so that what lies under the hand stays there: `at` in percents from the frame's middle. */
export function scaled(place: Place, by: number, at = { x: place.x, y: place.y }): Place {
  const scale = between(SMALLEST, place.scale * by, LARGEST)
  const grown = scale / place.scale
  return moved({ ...AT_HOME, scale }, at.x + (place.x - at.x) * grown, at.y + (place.y - at.y) * grown)
}
