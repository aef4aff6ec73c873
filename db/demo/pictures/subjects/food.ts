import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

/** Food: a bowl of noodles, a cake, fruit, a teacup. */
export function drawFood(s: Sheet) {
  const { dice: roll, tones } = s
  s.flat(
    [
      [-s.hw, 150],
      [s.hw, 130],
      [s.hw, 380],
      [-s.hw, 380],
    ],
    roll.pick([tones.mid, tones.soft, tones.accent]),
    { corners: true, still: true },
  )
  const kind = roll.int(0, 3)
  const x = roll.range(-0.2, 0.2) * s.hw
  s.flat(ellipse(x + 40, 262, 330, 44), tones.deep, { opacity: 0.55, still: true })
  s.at(x, 0, { scale: roll.range(0.9, 1.08), scaleX: roll.sign() }, () =>
    [drawBowl, drawCake, drawFruit, drawCup][kind]?.(s),
  )
}

function drawBowl(s: Sheet) {
  const t = s.tones
  const bowl: Point[] = trace('-300,20 -270,130 -180,230 -90,262 90,262 180,230 270,130 300,20')
  s.solid(bowl, t.deep, 7)
  s.flat(trace('-284,80 0,150 284,80 268,120 0,190 -268,120'), t.accent)
  s.solid(ellipse(0, 16, 300, 78), t.paper, 6)
  s.solid(ellipse(0, 22, 268, 62), t.soft, 4.4)
  for (let i = 0; i < 13; i++)
    s.ink(
      ellipse(-60 + i * 12, 30 + (i % 4) * 6, 120 - i * 4, 30, {
        tilt: 0.05,
        from: s.dice.range(0, 3),
        to: s.dice.range(3.6, 5.6),
      }),
      4,
    )
  s.solid(trace('30,-70 170,-40 190,30 60,34 20,-10'), t.accent, 5.4)
  s.ink(trace('60,-40 150,-18'), 4)
  for (const [x, y] of [
    [-150, 6],
    [-92, -14],
  ] as const) {
    s.solid(ellipse(x, y, 56, 34, { tilt: -0.15 }), t.paper, 5)
    s.solid(ellipse(x, y, 27, 17, { tilt: -0.15 }), t.mid, 4)
  }
  s.solid(trace('-20,-96 52,-112 70,20 4,26'), t.dark, 5, { corners: true })
  for (let i = 0; i < 8; i++)
    s.solid(ellipse(-40 + s.dice.range(-60, 60), 42 + s.dice.range(-12, 18), 11, 8), t.pale, 3)
  for (const k of [0, 26])
    s.ink(
      [
        [70 + k, 0],
        [330 + k, -250],
      ],
      13,
      { corners: true, in: 0.05, out: 0.02, least: 0.6 },
    )
  for (const x of [-150, -40, 60])
    s.ink(
      [
        [x, -110],
        [x + 26, -160],
        [x - 16, -210],
        [x + 14, -270],
      ],
      4,
      { colour: t.mid },
    )
  s.ring(0, 16, 306, 82)
  s.guide([0, -200], [0, 300])
  s.guide([-330, 18], [330, 18])
}

function drawCake(s: Sheet) {
  const t = s.tones
  s.solid(ellipse(0, 240, 330, 60), t.paper, 6)
  s.solid(trace('-240,0 230,-70 240,150 -220,240'), t.accent, 6.4, { corners: true })
  for (const [a, colour] of [
    [0.28, t.paper],
    [0.62, t.paper],
  ] as const)
    s.solid(
      [
        [-240 + 8 * a, 240 * a],
        [234, -70 + 220 * a],
        [234, -36 + 220 * a],
        [-238 + 8 * a, 240 * a + 34],
      ],
      colour,
      4,
      { corners: true },
    )
  s.solid(trace('-240,0 -70,-130 230,-70'), t.pale, 6.4, { corners: true })
  s.solid(trace('-244,0 -120,-20 -90,40 -40,-24 20,26 70,-46 130,10 180,-58 234,-72 -70,-136'), t.paper, 5)
  const berry = (x: number, y: number, r: number) => {
    s.solid(
      [
        [x - r, y - r * 0.5],
        [x, y - r * 0.8],
        [x + r, y - r * 0.5],
        [x + r * 0.6, y + r * 0.6],
        [x, y + r * 1.1],
        [x - r * 0.6, y + r * 0.6],
      ],
      t.deep,
      5,
    )
    for (let i = 0; i < 7; i++)
      s.white(ellipse(x - r * 0.5 + (i % 3) * r * 0.5, y - r * 0.2 + Math.floor(i / 3) * r * 0.4, 3, 4), {
        layer: 'ink',
      })
    for (const k of [-0.6, 0, 0.6])
      s.solid(
        [
          [x, y - r * 0.7],
          [x + k * r, y - r * 1.2],
          [x + k * r + 14, y - r * 0.8],
        ],
        t.mid,
        3.4,
      )
  }
  berry(-70, -120, 50)
  berry(60, -116, 62)
  s.solid(trace('200,216 410,150 440,150 430,172 214,236'), t.soft, 5)
  s.guide([-250, 0], [260, -74])
  s.guide([-230, 244], [260, 154])
  s.guide([-70, -200], [-66, 240])
  s.pencil(trace('-250,0 -80,-140 240,-74 -250,0'), 1.8, { corners: true })
}

function drawFruit(s: Sheet) {
  const t = s.tones
  const fruit = (x: number, y: number, r: number, colour: string, shade: string) => {
    const edge: Point[] = [
      [x, y - r * 0.84],
      [x + r * 0.6, y - r * 0.95],
      [x + r, y - r * 0.2],
      [x + r * 0.72, y + r * 0.76],
      [x, y + r * 0.96],
      [x - r * 0.72, y + r * 0.76],
      [x - r, y - r * 0.2],
      [x - r * 0.6, y - r * 0.95],
    ]
    s.flat(edge, colour, { knock: true })
    s.within(edge, () => {
      s.flat(ellipse(x + r * 0.66, y + r * 0.5, r * 0.9, r), shade, { still: true })
      s.flat(ellipse(x - r * 0.45, y - r * 0.4, r * 0.2, r * 0.28, { tilt: 0.5 }), t.paper, {
        still: true,
        opacity: 0.8,
      })
    })
    s.contour(edge, 6)
    s.ink(
      [
        [x - 4, y - r * 0.8],
        [x + 8, y - r * 1.1],
        [x + 26, y - r * 1.3],
      ],
      9,
    )
    s.solid(
      [
        [x + 14, y - r * 1.12],
        [x + r * 0.5, y - r * 1.42],
        [x + r * 0.8, y - r * 1.16],
        [x + r * 0.46, y - r * 1.02],
      ],
      t.mid,
      4.4,
    )
    s.ring(x, y, r * 1.02)
    s.guide([x, y - r], [x + 6, y + r], 0.15)
  }
  const spots = s.dice.pick([
    [
      [-150, 120, 150],
      [170, 150, 118],
    ],
    [
      [-210, 150, 116],
      [20, 60, 165],
      [230, 176, 96],
    ],
    [[0, 70, 196]],
  ] as const)
  const colours = [
    [t.accent, t.mid],
    [t.mid, t.deep],
    [t.deep, t.dark],
  ] as const
  spots.forEach(([x, y, r], i) => fruit(x, y, r, ...(colours[(i + s.dice.int(0, 2)) % 3] as readonly [string, string])))
}

function drawCup(s: Sheet) {
  const t = s.tones
  s.solid(ellipse(0, 244, 320, 62), t.paper, 6)
  s.solid(ellipse(0, 240, 210, 36), t.pale, 4)
  const handle: Point[] = trace('190,20 310,-10 340,90 260,160 150,160')
  s.ink(handle, 46, { in: 0.01, out: 0.01, least: 1 })
  s.ink(handle, 34, { in: 0.01, out: 0.01, least: 1, colour: t.mid, layer: 'flat' })
  const cup: Point[] = trace('-220,-60 -210,60 -160,190 -90,244 90,244 160,190 210,60 220,-60')
  s.solid(cup, t.mid, 7)
  s.within(cup, () => {
    s.flat(trace('90,-80 240,-80 240,260 20,260 130,130'), t.deep, { still: true })
    for (let i = 0; i < 5; i++) s.flat(ellipse(-150 + i * 76, 90 + (i % 2) * 40, 22, 22), t.accent)
  })
  s.solid(ellipse(0, -60, 220, 58), t.paper, 6)
  s.solid(ellipse(0, -52, 192, 44), t.dark, 4.4)
  s.flat(ellipse(-50, -58, 80, 14), t.deep, { still: true })
  for (const x of [-70, 10, 80])
    s.ink(
      [
        [x, -120],
        [x + 30, -180],
        [x - 20, -230],
        [x + 16, -310],
      ],
      5,
      { colour: t.deep },
    )
  s.ring(0, -60, 226, 62)
  s.ring(0, 220, 110, 30)
  s.guide([0, -180], [0, 300])
}
