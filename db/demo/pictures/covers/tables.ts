import { box } from '../backdrop.ts'
import { ground, onGround } from './ground.ts'
import { cards } from './cards.ts'
import { tint } from './street-things.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

const words = (s: Sheet, [x, y]: Point, wide: number) => {
  s.ink(
    [
      [x, y],
      [x + wide, y],
    ],
    6,
    { colour: s.tones.dark, in: 0.02, out: 0.02, least: 0.9 },
  )
  s.ink(
    [
      [x, y + 22],
      [x + wide * 0.7, y + 22],
    ],
    4,
    { colour: s.tones.mid, in: 0.02, out: 0.02, least: 0.9 },
  )
}

/** The menu of a café lies open: each page shows what it offers. */
export function drawMenu(s: Sheet) {
  const { tones } = s
  onGround(s, tones.mid, () => {
    for (let x = -620; x < 640; x += 124)
      s.ink(
        [
          [x, -342],
          [x - 20, 342],
        ],
        3,
        { colour: tones.deep },
      )
    s.flat(box(-500, -284, 524, 320), tones.dark, { corners: true, still: true, opacity: 0.4 })
    s.solid(box(-516, -304, 516, 304), tones.deep, 6, { corners: true })
    s.solid(
      trace('-496,-288 -10,-280 0,-270 10,-280 496,-288 496,288 10,280 0,290 -10,280 -496,288'),
      tones.paper,
      4.4,
      { corners: true },
    )
    s.ink(trace('0,-270 0,290'), 4, { in: 0.01, out: 0.01 })
    tint(s, trace('-60,-278 0,-270 0,288 -60,280'), tones.soft, 0.6)
    s.contour(box(-472, -262, -34, 262), 3, { corners: true, colour: tones.accent })
    s.contour(box(34, -262, 472, 262), 3, { corners: true, colour: tones.accent })
    s.at(-260, -110, {}, () => parfait(s))
    s.at(-340, 160, { scale: 0.9 }, () => cup(s))
    words(s, [-170, -150], 110)
    words(s, [-210, 140], 150)
    s.at(180, -140, {}, () => pancakes(s))
    s.at(330, 130, {}, () => soda(s))
    words(s, [320, -170], 116)
    words(s, [80, 110], 150)
  })
}

function parfait(s: Sheet) {
  const { tones } = s
  s.solid(trace('-70,-60 70,-60 34,70 14,96 14,130 50,142 -50,142 -14,130 -14,96 -34,70'), tones.pale, 5)
  for (const [y, colour] of [
    [0, tones.accent],
    [34, tones.paper],
    [60, tones.mid],
  ] as const)
    s.flat(
      [
        [-60 + y * 0.36, y],
        [60 - y * 0.36, y],
        [50 - y * 0.36, y + 30],
        [-50 + y * 0.36, y + 30],
      ],
      colour,
      { corners: true, still: true },
    )
  for (const [x, y, r, colour] of [
    [-36, -80, 34, tones.paper],
    [34, -82, 36, tones.soft],
    [0, -112, 36, tones.paper],
  ] as const)
    s.solid(ellipse(x, y, r, r), colour, 4.4)
  s.solid(ellipse(2, -152, 17, 17), tones.accent, 4)
  s.ink(trace('4,-168 22,-190'), 4)
  s.solid(trace('44,-100 66,-176 82,-172 64,-94'), tones.mid, 4)
}

function cup(s: Sheet) {
  const { tones } = s
  s.solid(ellipse(0, 66, 120, 24), tones.soft, 5)
  s.ink(ellipse(82, 0, 36, 34, { from: -1.5, to: 1.8 }), 13)
  s.solid(trace('-84,-44 84,-44 66,40 30,66 -30,66 -66,40'), tones.accent, 5.4)
  s.solid(ellipse(0, -44, 84, 22), tones.paper, 5)
  s.solid(ellipse(0, -42, 70, 15), tones.dark, 3.4)
  for (const x of [-24, 14])
    s.ink(
      [
        [x, -80],
        [x + 14, -106],
        [x, -132],
        [x + 12, -156],
      ],
      5,
      { colour: tones.mid, in: 0.3, out: 0.6 },
    )
}

function pancakes(s: Sheet) {
  const { tones } = s
  s.solid(ellipse(0, 70, 140, 30), tones.pale, 5)
  for (const y of [50, 20, -10]) {
    s.solid(ellipse(0, y, 104, 34), tones.mid, 5)
    s.flat(ellipse(0, y - 8, 96, 25), between(tones.mid, tones.paper, 0.35), { still: true })
  }
  s.solid(trace('-70,-30 -20,-46 50,-40 84,-20 70,20 56,22 50,-4 20,0 12,40 -4,40 -8,0 -60,-8'), tones.deep, 4)
  s.solid(trace('-26,-56 16,-64 32,-44 -10,-34'), tones.paper, 4.4, { corners: true })
}

function soda(s: Sheet) {
  const { tones } = s
  s.solid(trace('-52,-90 52,-90 40,120 -40,120'), tones.pale, 5, { corners: true })
  s.flat(trace('-48,-50 48,-50 38,116 -38,116'), tones.accent, { corners: true, still: true, opacity: 0.85 })
  for (const at of trace('-20,80 12,50 -8,10 22,-20 -26,-10 6,96'))
    s.flat(ellipse(...at, 5, 5), tones.paper, { still: true })
  s.solid(ellipse(0, -92, 44, 32), tones.paper, 5)
  s.solid(ellipse(14, -128, 15, 15), tones.deep, 4)
  s.ink(trace('-24,-60 -46,-160'), 9)
  s.ink(trace('-24,-60 -46,-160'), 4, { colour: tones.paper })
}

/** Breakfast of a week's mornings: toast with egg, rice with soup and fish, a bowl of fruit. */
export function drawBreakfasts(s: Sheet) {
  const { tones } = s
  ground(s, tones.paper)
  cards(
    s,
    [tones.soft, tones.pale, tones.soft],
    [
      () => {
        s.solid(ellipse(0, 20, 176, 150), tones.paper, 6)
        s.contour(ellipse(0, 20, 150, 126), 3)
        s.solid(
          trace('-106,-60 -84,-104 -30,-96 0,-90 40,-100 92,-100 104,-56 92,-30 92,96 -94,96 -94,-30'),
          tones.mid,
          6,
        )
        s.flat(
          trace('-82,-60 -66,-84 70,-80 82,-56 72,-30 72,78 -74,78 -74,-30'),
          between(tones.mid, tones.paper, 0.5),
          { still: true },
        )
        s.solid(trace('-60,10 -30,-40 30,-44 66,0 50,50 -10,62 -54,46'), tones.paper, 5)
        s.solid(ellipse(4, 6, 28, 25), '#E9B23C', 4)
        s.flat(ellipse(-4, -2, 8, 6), tones.paper, { still: true })
      },
      () => {
        s.solid(box(-180, -190, 180, 230), tones.dark, 6, { corners: true })
        s.solid(box(-164, -174, 164, 214), tones.deep, 4, { corners: true })
        s.solid(ellipse(-88, 120, 66, 60), tones.paper, 5)
        s.solid(ellipse(-88, 112, 52, 44), between(tones.paper, tones.soft, 0.3), 4)
        for (const at of trace('-110,106 -90,92 -70,112 -96,124 -78,130'))
          s.ink(
            [
              [at[0] - 5, at[1]],
              [at[0] + 5, at[1] - 3],
            ],
            3,
          )
        s.solid(ellipse(84, 120, 64, 58), tones.dark, 5)
        s.solid(ellipse(84, 114, 52, 45), tones.mid, 4)
        for (const at of trace('66,104 104,120 84,132'))
          s.solid(box(at[0] - 11, at[1] - 9, at[0] + 11, at[1] + 9), tones.paper, 3, { corners: true })
        s.solid(trace('-136,-130 136,-130 136,0 -136,0'), tones.pale, 5, { corners: true })
        s.solid(trace('-110,-60 -50,-100 40,-96 84,-66 118,-98 112,-30 84,-58 30,-28 -60,-26'), tones.accent, 5)
        s.black(ellipse(-74, -68, 5, 5))
        for (const x of [-20, 16, 50])
          s.ink(
            [
              [x, -90],
              [x - 10, -36],
            ],
            4,
          )
        for (const dy of [0, 13])
          s.ink(
            [
              [-150, 196 + dy],
              [150, 190 + dy],
            ],
            7,
            { colour: tones.accent, in: 0.02, out: 0.3 },
          )
      },
      () => drawFruit(s),
    ],
  )
}

function drawFruit(s: Sheet) {
  const { tones } = s
  for (const [x, y, r, colour] of [
    [-70, -40, 56, tones.accent],
    [60, -56, 62, tones.mid],
    [0, -110, 50, tones.paper],
    [116, -4, 34, tones.deep],
    [-122, 0, 30, tones.deep],
  ] as const) {
    s.solid(ellipse(x, y, r, r), colour, 5)
    s.flat(ellipse(x - r * 0.35, y - r * 0.35, r * 0.2, r * 0.3, { tilt: 0.7 }), tones.paper, { still: true })
  }
  s.solid(trace('-176,0 176,0 140,120 70,176 -70,176 -140,120'), tones.deep, 6)
  s.flat(trace('60,10 168,10 134,116 66,166'), tones.dark, { still: true, opacity: 0.5 })
  s.ink(trace('-168,28 0,44 168,28'), 7, { colour: tones.paper })
  s.solid(ellipse(0, 186, 84, 17), tones.dark, 5)
}
