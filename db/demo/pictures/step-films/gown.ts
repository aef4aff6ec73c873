import { cast } from '../covers/cast.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { darker } from '../tones.ts'
import { type Line, light, now } from './face.ts'
import type { Hold } from './long-lines.ts'
import { inkedFigure } from './standing-dressed.ts'
import { onHip } from './stands.ts'

const BLUE = '#7E9BCB'
/** The edges of a gown that swings out to the right, from the belt to the ground. */
const left = trace('-62,206 -84,270 -86,350 -104,450 -140,560')
const right = trace('42,218 66,270 92,350 150,450 228,548')
const hem = trace('-140,560 -96,584 -50,568 2,590 60,570 116,584 166,562 228,548')
/** The folds that fall from the belt: the longest lines of all. */
export const foldLines: readonly Point[][] = [
  '-46,216 -54,300 -52,400 -62,500 -94,574',
  '-24,222 -18,320 -6,420 -8,520 -40,566',
  '0,224 22,310 48,400 62,490 58,562',
  '22,222 52,300 92,390 130,470 162,556',
].map((noted) => trace(noted))

function gown(hold: Hold) {
  return (s: Sheet) => {
    const shape = [...left, ...hem.slice(1, -1), ...right.toReversed()]
    s.flat(shape, BLUE, { knock: true, corners: true, still: true })
    s.within(
      shape,
      () => {
        const dark = { still: true, opacity: 0.7 }
        s.flat(trace('-24,222 -18,320 -6,420 -8,520 -40,600 -100,600 -62,500 -46,380'), darker(BLUE), dark)
        s.flat(trace('22,222 52,300 92,390 130,470 162,600 70,600 62,490 40,360'), darker(BLUE), dark)
      },
      true,
    )
    hold(s, left, 9)
    hold(s, right, 9)
    for (const fold of foldLines) hold(s, fold, 6)
    s.ink(hem, 8, { in: 0.1, out: 0.2 })
  }
}

/** Somebody in a gown; only its long lines depend on the hold. */
export function gowned(s: Sheet, hold: Hold, mood: HeadLook['mood']) {
  inkedFigure(s, onHip, {
    ...{ top: BLUE, low: '#4E67A0', shoe: '#3F4A78', gown: gown(hold) },
    look: { ...cast.woman, lit: false, style: 'bun', hair: '#A8623A', mood },
  })
}

/** Both edges, the hem, and where each fold falls. */
export function gownRough(s: Sheet, line: Line = now) {
  for (const edge of [left, right, hem]) line(s, edge)
  for (const fold of foldLines) light(s, fold, 2.4)
}
export const edges: readonly Point[][] = [left, right]
