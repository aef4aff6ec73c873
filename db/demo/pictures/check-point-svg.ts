import { dice } from './dice.ts'
import { drawingSvg } from './drawing-svg.ts'
import { penCircle, penStroke } from './red-pen.ts'
import { distance, type Point } from './geometry.ts'
import { ownPictureOf } from './picture.ts'
import type { Drawing } from './sheet.ts'
import type { Subject } from './subjects.ts'

const [WIDTH, HEIGHT] = [480, 360]
/** So far apart are two places of one drawing. */
const APART = 170

type CheckPoint = { seed: number; subject: Subject; place: number }

/** A small picture for a point to check, 480×360: a part of the drawing, with the teacher's ring around what matters. */
export function checkPointSvg({ seed, subject, place }: CheckPoint): string {
  const drawing = ownPictureOf({ seed, subject, width: WIDTH * 2, height: HEIGHT * 2 })
  const [x, y] = placesIn(drawing, place + 1).at(-1)!
  const ring = penStroke(penCircle(dice(seed + place, 'check'), x, y, 62, 5))
  const [left, top] = [within(x - WIDTH / 2, WIDTH), within(y - HEIGHT / 2, HEIGHT)]
  return drawingSvg(drawing, undefined, ring).replace(
    / width="\d+" height="\d+" viewBox="[^"]+"/,
    ` width="${WIDTH}" height="${HEIGHT}" viewBox="${left} ${top} ${WIDTH} ${HEIGHT}"`,
  )
}

const within = (from: number, most: number) => Math.round(Math.max(0, Math.min(most, from)))

/** The spots of the picture with the most line around them: that is where there is something to check. */
function placesIn({ marks, width, height }: Drawing, count: number): Point[] {
  const inner = ([x, y]: Point) => x > width * 0.15 && x < width * 0.85 && y > height * 0.15 && y < height * 0.8
  const spots = marks
    .flatMap((mark) =>
      mark.kind === 'stroke' && mark.layer === 'ink' ? mark.points.filter((_, i) => i % 6 === 3) : [],
    )
    .filter(inner)
  const around = (spot: Point) => spots.filter((other) => distance(spot, other) < 80).length
  const some = spots
    .filter((_, i) => i % Math.ceil(spots.length / 60) === 0)
    .map((spot) => ({ spot, around: around(spot) }))
    .toSorted((a, b) => b.around - a.around)
  const found: Point[] = []
  for (const { spot } of some) if (found.every((one) => distance(one, spot) > APART)) found.push(spot)
  const last = found.at(-1) ?? [width / 2, height / 2]
  return Array.from({ length: count }, (_, at) => found[at] ?? last)
}
