/** Where a picture hangs: its column, and what hangs above it there — so much of a column's width, so many captions. */
export type Place = { column: number; above: number; captions: number }
export type Hanging = { places: Place[]; columns: { length: number; captions: number }[] }

/** A caption's share of a column's width, near enough to choose the shortest column. */
const CAPTION = 0.3
const [FLATTEST, TALLEST] = [0.5, 1.8]

/** How high a picture hangs for its width; what is flatter or taller than these is cut. */
export const heightOf = ({ width, height }: { width: number; height: number }) =>
  Math.min(TALLEST, Math.max(FLATTEST, Math.round((height / width) * 1000) / 1000))

/** Hangs each picture into the column that is shortest by then, so that newer ones stay above older ones. */
export function hang(heights: readonly number[], count: number): Hanging {
  const columns = Array.from({ length: count }, () => ({ length: 0, captions: 0 }))
  const lengthOf = ({ length, captions }: { length: number; captions: number }) => length + captions * CAPTION
  const places = heights.map((height) => {
    const shortest = columns.reduce((best, one) => (lengthOf(one) < lengthOf(best) - 0.001 ? one : best))
    const place = { column: columns.indexOf(shortest), above: shortest.length, captions: shortest.captions }
    shortest.length = Math.round((shortest.length + height) * 1000) / 1000
    shortest.captions += 1
    return place
  })
  return { places, columns }
}
