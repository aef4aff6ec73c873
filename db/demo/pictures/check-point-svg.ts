import { dice } from './dice.ts'
import { drawingSvg } from './drawing-svg.ts'
import { penCircle, penStroke } from './red-pen.ts'
import { distance, type Point } from './geometry.ts'
import { homeTab, pictureOf } from './picture.ts'
import type { Drawing } from './sheet.ts'
import type { Subject } from './subjects.ts'

/** A small picture for a point to check, 480×360, with the teacher's ring around what matters. */
export function checkPointSvg({ seed, subject }: { seed: number; subject: Subject }): string {
  const drawing = pictureOf({ seed, tab: homeTab(subject), subject, width: 480, height: 360 })
  const roll = dice(seed, 'check')
  const [x, y] = richest(drawing)
  const ring = penStroke(penCircle(roll, x, y, roll.range(50, 74), 5))
  return drawingSvg(drawing, undefined, ring)
}

/** The spot of the picture with the most line around it: that is where there is something to check. */
function richest({ marks, width, height }: Drawing): Point {
  const inner = ([x, y]: Point) => x > width * 0.2 && x < width * 0.8 && y > height * 0.2 && y < height * 0.75
  const spots = marks
    .flatMap((mark) =>
      mark.kind === 'stroke' && mark.layer === 'ink' ? mark.points.filter((_, i) => i % 6 === 3) : [],
    )
    .filter(inner)
  const around = (spot: Point) => spots.filter((other) => distance(spot, other) < 48).length
  const some = spots.filter((_, i) => i % Math.ceil(spots.length / 60) === 0)
  return some.reduce((best, spot) => (around(spot) > around(best) ? spot : best), some[0] ?? [width / 2, height / 2])
}
