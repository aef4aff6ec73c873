import { cast } from '../covers/cast.ts'
import { plainHead } from '../covers/heads.ts'
import { drawHead } from '../figure/head.ts'
import { ellipse, type Point, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, now } from '../step-films/face.ts'
import { bust } from '../step-films/hair-heads.ts'
import { box } from '../backdrop.ts'

const HAIR = '#E2B177'
const SHADE = '#BD8548'
/** Long locks in the wind, those behind first: the edges above and below. */
const locks: readonly (readonly [above: string, below: string])[] = [
  ['-60,-176 90,-190 200,-110 320,-120 470,-190', '60,-70 180,-50 300,-50 400,-90 470,-190'],
  ['70,-90 200,-90 300,10 400,30 560,-20', '60,10 170,20 280,90 400,100 560,-20'],
  ['70,60 150,70 240,160 360,170 470,150', '50,120 120,160 220,230 340,240 470,150'],
  ['80,-40 170,-10 240,70 350,90 500,70', '70,70 140,90 220,140 330,160 500,70'],
]
const edgeOf = (noted: string) => through(trace(noted), false, 12)
/** Where a line of each lock may be joined: just behind the lock before it. */
const AT = [0.44, 0.5, 0.42, 0.48] as const
const GAP = 0.06
const part = (line: readonly Point[], from: number, to: number) =>
  line.slice(Math.round(from * (line.length - 1)), Math.round(to * (line.length - 1)) + 1)
const edges = locks.flatMap((pair, i) => pair.map((noted) => [edgeOf(noted), AT[i]!] as const))

export const joins = (): Point[] => edges.map(([line, at]) => line[Math.round((at + GAP / 2) * (line.length - 1))]!)
const SCALE = 128

export function roughHair(s: Sheet) {
  light(s, ellipse(0, -12, SCALE, SCALE, { to: 6.7 }))
  light(s, trace('-110,14 -100,70 -46,124 -10,134 40,118 90,50'))
  for (const [line] of edges) light(s, line, 2.4)
  now(s, edges[0]![0], 2.4)
}

export function hairColours(s: Sheet) {
  for (const [i, [above, below]] of locks.entries()) {
    const shape = [...edgeOf(above), ...edgeOf(below).toReversed()]
    s.flat(shape, i === 2 || i === 0 ? '#D39F62' : HAIR, { corners: true, still: true })
    s.within(
      shape,
      () =>
        s.flat(
          [
            ...edgeOf(below),
            ...edgeOf(below)
              .map(([x, y]): Point => [x, y - 26])
              .toReversed(),
          ],
          SHADE,
          { corners: true, still: true, opacity: 0.7 },
        ),
      true,
    )
  }
}

/** The long lines, each joined once: set apart by a little air, or in a knot. */
export function streaming(s: Sheet, join: 'apart' | 'knots') {
  for (const [line, at] of edges) {
    const apart = join === 'apart'
    s.ink(part(line, 0, at + (apart ? 0 : 0.06)), 5.4, { in: 0.2, out: apart ? 0.6 : 0.02, least: apart ? 0.1 : 0.9 })
    s.ink(part(line, at + (apart ? GAP : -0.04), 1), 5.4, {
      in: apart ? 0.4 : 0.02,
      out: 0.5,
      least: apart ? 0.1 : 0.4,
    })
    if (!apart) s.black(ellipse(...line[Math.round((at + 0.01) * (line.length - 1))]!, 17, 17))
  }
}

/** The same lines behind a girl's head. */
export function flying(s: Sheet, join: 'apart' | 'knots') {
  streaming(s, join)
  const look = plainHead(s, {
    ...{ ...cast.girl, lit: false, yaw: -0.3, part: -0.2, neck: true, collar: 'crew', style: 'short', mood: 'smile' },
    ...{ hair: HAIR, hairLight: '#F7DDB4', hairDark: SHADE, cloth: '#7FA8C9', clothDark: '#5F86A8', own: { bust } },
  })
  s.within(box(-210, -260, 320, 340), () => s.at(0, 0, { scale: SCALE }, () => drawHead(s, look)), true)
}
