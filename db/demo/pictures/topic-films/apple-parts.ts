import { ellipse, type Point, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

/** An apple, lit from the upper left. */
export type Apple = { at: Point; size: number; colour: string; shade: string; behind?: true }
const soft = (noted: string) => through(trace(noted), false, 6)
const lit = soft('-34,126 -88,108 -130,50 -138,-16 -114,-76 -62,-100 -22,-92 0,-74 22,-92 62,-100')
const dark = soft('62,-100 114,-76 138,-16 130,50 88,108 34,126 0,118 -34,126')
const outline = [...lit, ...dark.slice(1)]
const leaf = soft('16,-128 54,-174 112,-168 90,-128 44,-112 16,-128')
const inner = outline.map(([x, y]): Point => [x * 0.93, 20 + (y - 20) * 0.93])
const on = (s: Sheet, { at, size }: Apple, draw: () => void) => s.at(...at, { scale: size }, draw)

export function appleOutline(s: Sheet, apple: Apple, pen = 5) {
  on(s, apple, () => {
    s.flat(outline, apple.colour, { knock: true, corners: true, still: true })
    s.flat(leaf, '#CFE0B0', { knock: true, corners: true, still: true })
    const plain = { in: 0.1, out: 0.1, least: 0.7 }
    s.ink(lit, pen, plain)
    s.ink(dark, pen * (pen > 5 ? 1 : 1.5), plain)
    s.ink(soft('0,-66 4,-108 18,-146'), pen * (pen > 5 ? 1 : 1.5), plain)
    s.ink(leaf, pen, plain)
  })
}

/** The side away from the light once more, and its shade. */
export function appleShade(s: Sheet, apple: Apple, pen = 15) {
  on(s, apple, () => {
    s.within(
      inner,
      () =>
        s.flat(soft('76,-120 160,-100 160,150 -70,150 20,104 78,48 98,-30 76,-120'), apple.shade, {
          still: true,
          corners: true,
          opacity: 0.7,
        }),
      true,
    )
    s.ink(dark.slice(5), pen, { in: 0.45, out: 0.45, least: 0.2 })
    s.ink(soft('92,-128 72,-114 44,-110'), pen * 0.6, { in: 0.5, out: 0.5 })
  })
}

/** What lies within the outline: the dip of the stem, the vein of the leaf, where it shines. */
export function appleWithin(s: Sheet, apple: Apple, pen = 2.4) {
  const even = pen > 5 ? { in: 0.05, out: 0.05, least: 0.9 } : { in: 0.4, out: 0.6 }
  on(s, apple, () => {
    if (pen < 5 && !apple.behind) s.flat(ellipse(-84, -34, 18, 32, { tilt: 0.4 }), '#FFF6EC', { still: true })
    s.ink(soft('-44,-78 -20,-60 0,-56 22,-60 46,-78'), pen, even)
    s.ink(soft('22,-130 58,-146 98,-158'), pen, even)
    for (const line of ['-18,-46 -42,-4 -46,44', '20,-46 46,0 48,52', '46,-56 88,-6 90,44'])
      s.ink(soft(line), pen, even)
    if (pen > 5 && !apple.behind) s.ink(ellipse(-84, -34, 18, 32, { tilt: 0.4, to: 6.4 }), pen, even)
  })
}
