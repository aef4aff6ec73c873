import { cast } from '../covers/cast.ts'
import type { Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { type Clothes, inkedFigure } from '../step-films/standing-dressed.ts'
import type { Standing } from '../step-films/standing.ts'

export const wears = {
  her: {
    top: '#E2785E',
    low: '#3F6FA8',
    shoe: '#5A3A34',
    skirt: true,
    long: true,
    look: { ...cast.girl, mood: 'smile' },
  },
  fourth: {
    ...{ top: '#E9C25C', low: '#7C5A8C', shoe: '#5A3A34', skirt: true, long: true },
    look: { ...cast.woman, style: 'ponytail', mood: 'smile' },
  },
} satisfies Record<string, Clothes>

/** From the eyes of somebody to their soles, in the measures of those who stand. */
const STANDS = 590
/** Somebody dressed, their colours true to the lines, with the soles at a place and the eyes so high above. */
export function dressed(s: Sheet, [x, y]: Point, eyes: number, [pose, clothes]: [Standing, Clothes], pen = 0.8) {
  const before = s.pen
  const from = s.marks.length
  s.pen = before * pen
  s.at(x, y - eyes, { scale: eyes / STANDS }, () => inkedFigure(s, pose, clothes))
  s.pen = before
  for (const mark of s.marks.slice(from)) if (mark.kind === 'shape' && mark.knock) mark.d = mark.knock
}
