import { ellipse, type Point, polar, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { type Line, now } from '../step-films/face.ts'
import { darker } from '../tones.ts'

const soft = (noted: string) => through(trace(noted), true, 5)
const smooth = (noted: string) => through(trace(noted), false, 5)
const still = { still: true, corners: true } as const

const star = (x: number, y: number, r: number): Point[] =>
  Array.from({ length: 10 }, (_, i): Point => {
    const [dx, dy] = polar((Math.PI * i) / 5 - Math.PI / 2, i % 2 ? r * 0.45 : r)
    return [x + dx, y + dy]
  })
const heart = (x: number, y: number, r: number) =>
  soft(
    `${x},${y - r * 0.4} ${x + r * 0.6},${y - r} ${x + r},${y - r * 0.3} ${x},${y + r} ${x - r},${y - r * 0.3} ${x - r * 0.6},${y - r}`,
  )

function letter(s: Sheet, [x, y]: Point, r: number, line: Line) {
  line(
    s,
    [
      [x - r, y - r * 0.65],
      [x + r, y - r * 0.65],
      [x + r, y + r * 0.65],
      [x - r, y + r * 0.65],
      [x - r, y - r * 0.65],
    ],
    2.6,
  )
  line(
    s,
    [
      [x - r, y - r * 0.65],
      [x, y + r * 0.1],
      [x + r, y - r * 0.65],
    ],
    2.6,
  )
}

/** The day of somebody who carries letters: sleep, a walk in the sun, letters, rain, a meal. */
export function dayWheel(s: Sheet) {
  const R = 138
  now(s, ellipse(0, 0, R, R, { to: 6.6 }), 3)
  for (const angle of [-1.57, -0.1, 1.0, 1.9, 2.9]) now(s, [[0, 0], polar(angle, R)], 2.6)
  letter(s, [88, 32], 26, now)
  const [sx, sy] = [58, -64]
  now(s, ellipse(sx, sy, 17, 17, { to: 6.6 }))
  for (let i = 0; i < 6; i++) {
    const [a, b] = [polar(i * 1.05, 23), polar(i * 1.05, 32)]
    now(
      s,
      [
        [sx + a[0], sy + a[1]],
        [sx + b[0], sy + b[1]],
      ],
      2.2,
    )
  }
  now(s, smooth('-40,-96 -64,-84 -70,-54 -48,-34 -24,-42 -46,-56 -48,-78 -40,-96'), 3)
  now(s, smooth('-84,20 -98,32 -84,44 -48,44 -36,32 -48,22 -60,14 -74,12 -84,20'), 2.6)
  for (const x of [-80, -62, -46])
    now(
      s,
      [
        [x, 54],
        [x - 6, 68],
      ],
      2.6,
    )
  now(s, smooth('-4,84 2,108 26,108 32,84 -4,84'), 2.6)
}

const BODY = soft('-190,-80 -160,-104 160,-104 190,-80 204,190 178,222 -178,222 -204,190')
const FLAP = soft('-198,-92 -160,-116 160,-116 198,-92 204,20 170,66 90,92 0,98 -90,92 -170,66 -204,20')
const STRAP = [
  smooth('-176,-96 -130,-230 0,-282 130,-230 176,-96'),
  smooth('-148,-104 -108,-206 0,-250 108,-206 148,-104'),
] as const

export function roughBag(s: Sheet, line: Line = now) {
  for (const shape of [BODY, FLAP]) line(s, [...shape, shape[0]!], 3)
  for (const edge of STRAP) line(s, edge, 3)
  line(s, trace('-30,60 30,60 30,132 -30,132 -30,60'))
}

const LEATHER = '#B9783F'
function stitched(s: Sheet, shape: readonly Point[], colour: string) {
  s.solid(shape, colour, 4.6, { corners: true })
  shape.forEach((at, i) => {
    const to = shape[(i + 1) % shape.length]!
    for (const t of [0.25, 0.6]) {
      const [x, y] = [at[0] + (to[0] - at[0]) * t, at[1] + (to[1] - at[1]) * t]
      const [dx, dy] = polar(Math.atan2(to[1] - at[1], to[0] - at[0]) + Math.PI / 2, 10)
      s.ink(
        [
          [x - dx, y - dy],
          [x + dx, y + dy],
        ],
        3.4,
        { in: 0.1, out: 0.1 },
      )
    }
  })
}

type Bag = { worn?: true; gaudy?: true }
/** A satchel: mended and scuffed by years of use, or hung with ornaments. */
export function satchel(s: Sheet, { worn, gaudy }: Bag) {
  const colour = gaudy ? '#E58AB0' : LEATHER
  s.flat([...STRAP[0], ...STRAP[1].toReversed()], darker(colour), { knock: true, ...still })
  for (const edge of STRAP) s.ink(edge, 5)
  if (worn) {
    s.solid(trace('-96,-150 -50,-166 -34,-90 -80,-80'), '#F6EBD2', 4.6, { corners: true })
    s.solid(trace('-30,-172 40,-168 36,-86 -34,-88'), '#FBF8F2', 4.6, { corners: true })
    s.ink(trace('-30,-170 4,-130 40,-166'), 3.4)
  }
  s.flat(BODY, colour, { knock: true, ...still })
  s.within(
    BODY,
    () => s.flat(trace('110,-110 220,-110 220,230 60,230 120,120'), darker(colour), { ...still, opacity: 0.6 }),
    true,
  )
  s.contour(BODY, 6, { corners: true })
  s.flat(FLAP, colour, { knock: true, ...still })
  s.within(
    BODY,
    () => s.flat(trace('-200,74 0,112 200,74 190,100 0,136 -190,100'), darker(colour), { still: true, opacity: 0.7 }),
    true,
  )
  s.contour(FLAP, 6, { corners: true })
  s.solid(trace('-26,56 26,56 26,136 0,148 -26,136'), '#7A4C2A', 5, { corners: true })
  s.solid(ellipse(0, 116, 13, 13), '#F2C65B', 4)
  if (worn) wear(s)
  if (gaudy) ornaments(s)
}

/** A patch sewn on, a strap that was tied again, rubbed corners, scratches. */
function wear(s: Sheet) {
  stitched(s, trace('70,-64 150,-74 158,6 78,12'), '#7FA8C9')
  for (const k of [-1, 1]) {
    const corner = soft(`${k * 198},150 ${k * 150},218 ${k * 178},222 ${k * 204},190`)
    s.flat(corner, '#E2B987', still)
    s.ink(smooth(`${k * 196},146 ${k * 164},184 ${k * 148},218`), 3)
  }
  for (const scratch of ['-140,-40 -96,-26', '-130,-20 -100,-10', '-150,130 -110,150', '60,170 104,158'])
    s.ink(trace(scratch), 3, { in: 0.5, out: 0.5 })
  for (const turn of ['104,-232 132,-196', '94,-224 124,-186', '114,-238 142,-204'])
    s.ink(trace(turn), 8, { colour: '#F6EBD2', least: 0.8, in: 0.05, out: 0.05 })
  s.ink(trace('132,-196 158,-178'), 4)
}

function ornaments(s: Sheet) {
  for (const [x, y, r, colour] of [
    [-130, -50, 34, '#F2C53D'],
    [110, 20, 30, '#62B36B'],
    [-40, -60, 24, '#3FA9D6'],
    [150, 150, 30, '#F2C53D'],
  ] as const)
    s.solid(star(x, y, r), colour, 4, { corners: true })
  for (const [x, y, r, colour] of [
    [40, -50, 30, '#D9403A'],
    [-120, 40, 28, '#9A63C4'],
    [-140, 150, 32, '#D9403A'],
    [60, 180, 24, '#9A63C4'],
  ] as const)
    s.solid(heart(x, y, r), colour, 4)
  for (const x of [-170, -128, 84, 128, 172]) {
    s.ink(
      [
        [x, -92],
        [x + 4, -130],
      ],
      3,
    )
    s.solid(ellipse(x + 4, -144, 17, 17), x % 4 ? '#6BD0C2' : '#F08A3C', 4)
  }
  for (const k of [-1, 1]) s.solid(soft(`0,-262 ${k * 66},-306 ${k * 74},-232`), '#3FA9D6', 4.6)
}

/** Why it is so, in one sign: letters in the rain. */
export function reason(s: Sheet) {
  now(s, ellipse(-122, 20, 50, 42, { to: 6.7 }), 3)
  letter(s, [-122, 14], 22, now)
  for (const x of [-140, -120, -102])
    now(
      s,
      [
        [x, 36],
        [x - 5, 50],
      ],
      2.4,
    )
  now(s, trace('-72,18 -26,8'), 3)
  now(s, trace('-40,0 -26,8 -38,20'), 3)
}
