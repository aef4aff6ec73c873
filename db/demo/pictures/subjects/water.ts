import { sheetOf } from '../backdrop.ts'
import { bend, ellipse, type Point, trace } from '../geometry.ts'
import { drawCrown, drawPuffs } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'

/** Water: a bay or a river with its reflections. */
export function drawWater(s: Sheet) {
  const { dice: roll, tones, hw } = s
  sheetOf(s, roll.pick([tones.pale, tones.soft, tones.accent, tones.paper]))
  const shore = roll.range(-110, 30)
  const sun: Point = [roll.range(-0.6, 0.6) * hw, shore - roll.range(60, 170)]
  s.solid(ellipse(...sun, 62, 62), roll.pick([tones.accent, tones.paper, tones.mid]), 5)
  s.ring(...sun, 66)
  for (let i = 0; i < 3; i++)
    drawPuffs(s, [roll.range(-0.9, 0.9) * hw, roll.range(-290, shore - 90)], roll.range(70, 150), tones.paper, 3)
  const ridge: Point[] = []
  for (let x = -hw - 40; x <= hw + 60; x += hw / 6) ridge.push([x, shore - roll.range(10, 110)])
  s.flat([...ridge, [hw + 40, shore + 12], [-hw - 40, shore + 12]], tones.mid, { knock: true })
  s.ink(ridge, 5)
  const water: Point[] = [
    [-hw - 20, shore],
    [hw + 20, shore],
    [hw + 20, 400],
    [-hw - 20, 400],
  ]
  s.flat(water, tones.soft, { knock: true, corners: true, still: true })
  s.within(
    water,
    () => {
      s.flat(
        ridge
          .map(([x, y]): Point => [x, shore + (shore - y) * 0.8])
          .concat([
            [hw + 40, shore],
            [-hw - 40, shore],
          ]),
        tones.mid,
        { opacity: 0.7 },
      )
      for (let i = 0; i < 9; i++)
        s.flat(lens(sun[0] + roll.range(-20, 20), shore + 24 + i * 34, 70 + i * 11, 7 + i), tones.paper)
      for (let i = 0; i < 22; i++) {
        const t = roll.next()
        s.flat(
          lens(roll.range(-1, 1) * hw, shore + 30 + t * t * 340, 40 + t * 150, 4 + t * 10),
          roll.pick([tones.mid, tones.deep, tones.pale]),
        )
      }
    },
    true,
  )
  for (let i = 0; i < 26; i++) {
    const t = roll.next()
    const [x, y, w] = [roll.range(-1, 1) * hw, shore + 18 + t * t * 330, 30 + t * 130]
    s.ink(
      [
        [x - w, y],
        [x - w * 0.4, y - 3 - t * 6],
        [x + w * 0.2, y + 2],
        [x + w, y - 2],
      ],
      2.4 + t * 2.6,
    )
  }
  s.ink(
    [
      [-hw - 9, shore],
      [hw + 9, shore],
    ],
    4.4,
    { corners: true, in: 0.02, out: 0.02 },
  )
  if (roll.chance(0.6)) drawBoat(s, roll.range(-0.5, 0.5) * hw, shore + roll.range(80, 190), roll.range(0.7, 1.2))
  else
    for (let i = 0; i < 3; i++)
      drawCrown(
        s,
        [hw * roll.sign() * roll.range(0.7, 1), 330],
        [roll.range(100, 180), 80],
        [tones.mid, tones.deep, tones.dark],
      )
  s.guide([-hw + 9, shore], [hw - 9, shore], 0.01)
  for (let i = -3; i <= 3; i++)
    s.pencil(
      [
        [sun[0], shore],
        [sun[0] + i * 330, 400],
      ],
      1.3,
    )
}

const lens = (x: number, y: number, w: number, h: number): Point[] => [
  ...bend([x - w, y], [x, y - h * 1.6], [x + w, y], 6),
  ...bend([x + w, y], [x, y + h * 1.6], [x - w, y], 6),
]

function drawBoat(s: Sheet, x: number, y: number, size: number) {
  const { tones } = s
  s.at(x, y, { scale: size, scaleX: s.dice.sign() }, () => {
    s.flat(lens(0, 66, 190, 20), tones.deep, { still: true })
    s.solid(trace('10,-230 150,-30 14,-24'), tones.paper, 5, { corners: true })
    s.solid(trace('-6,-200 -110,-34 -6,-26'), tones.accent, 5, { corners: true })
    s.ink(trace('2,-246 2,20'), 8, { corners: true })
    s.solid(trace('-170,0 180,-6 136,62 -120,66'), tones.deep, 6, { corners: true })
    s.flat(trace('-160,8 172,2 164,20 -150,26'), tones.paper, { corners: true })
    s.guide([2, -270], [2, 120])
  })
}
