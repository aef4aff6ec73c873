/** Where a picture lies in its frame: moved by percents of the frame, larger or smaller about the frame's middle. */
export type Place = { x: number; y: number; scale: number }

export const AT_HOME: Place = { x: 0, y: 0, scale: 1 }
const FURTHEST = 100
const [SMALLEST, LARGEST] = [0.25, 4]
const between = (least: number, n: number, most: number) => Math.min(most, Math.max(least, n))

/** Never quite out of the frame. */
export const inFrame = ({ x, y, scale }: Place): Place => ({
  x: between(-FURTHEST, x, FURTHEST),
  y: between(-FURTHEST, y, FURTHEST),
  scale,
})

/** Never so that the frame shows through: of a picture that covers it, as large as `over` of the frame's sides. */
export const covering =
  (over: { width: number; height: number }) =>
  ({ x, y, scale: wanted }: Place): Place => {
    const scale = Math.max(1, wanted)
    const far = (side: number) => 50 * (side * scale - 1)
    return {
      x: between(-far(over.width), x, far(over.width)),
      y: between(-far(over.height), y, far(over.height)),
      scale,
    }
  }

/** By percents of the frame. */
export const moved = ({ x, y, scale }: Place, dx: number, dy: number): Place => ({ x: x + dx, y: y + dy, scale })

/** Larger or smaller, so that what lies under the hand stays there: `at` in percents from the frame's middle. */
export function scaled(place: Place, by: number, at = { x: place.x, y: place.y }): Place {
  const scale = between(SMALLEST, place.scale * by, LARGEST)
  const grown = scale / place.scale
  return moved({ ...AT_HOME, scale }, at.x + (place.x - at.x) * grown, at.y + (place.y - at.y) * grown)
}
