import { box } from '../backdrop.ts'
import { cards } from './cards.ts'
import { ground } from './ground.ts'
import { tint } from './street-things.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

/** Three things drawn from a hat, and the story they begin: a key, a moon, a cat. */
export function drawThreeThings(s: Sheet) {
  const { tones } = s
  ground(s, tones.mid)
  const places: [number, number, number, string][] = [
    [-400, 0, -0.1, tones.paper],
    [0, -20, 0, tones.accent],
    [400, 0, 0.1, tones.paper],
  ]
  const draw = [
    () => {
      s.solid(ellipse(0, -104, 76, 76), tones.accent, 6)
      s.solid(ellipse(0, -104, 40, 40), tones.paper, 5)
      s.solid(trace('-18,-34 18,-34 18,190 -18,190'), tones.accent, 6, { corners: true })
      s.solid(trace('18,90 76,90 76,126 50,126 50,146 76,146 76,182 18,182'), tones.accent, 6, { corners: true })
    },
    () => {
      s.flat(ellipse(0, 0, 150, 150).slice(0, -1), tones.dark, { still: true })
      const moon = [
        ...ellipse(0, 0, 116, 116, { from: -1.9, to: 1.9 }),
        ...ellipse(-66, 0, 100, 112, { from: 1.2, to: -1.2 }),
      ]
      s.solid(
        moon.map(([x, y]): Point => [x - 10, y]),
        tones.paper,
        5,
        { corners: true },
      )
      for (const at of trace('-80,-60 -100,30 -50,90 -40,-110'))
        s.flat(ellipse(...at, 5, 5), tones.paper, { still: true })
    },
    () => {
      s.ink(trace('70,170 140,150 130,60 104,40'), 26)
      s.solid(trace('-70,190 -84,90 -50,0 40,-10 90,80 96,190'), tones.dark, 6)
      s.solid(trace('-90,-20 -104,-150 -60,-110 0,-110 40,-150 34,-20 -28,20'), tones.dark, 6)
      for (const x of [-62, 2]) {
        s.flat(ellipse(x, -56, 18, 20), tones.accent, { still: true })
        s.black(ellipse(x, -56, 5, 15))
      }
      s.ink(trace('-42,-18 -30,-10 -18,-18'), 4, { colour: tones.paper })
    },
  ]
  places.forEach(([x, y, rotate, colour], i) =>
    s.at(x, y, { rotate }, () => {
      s.flat(box(-160, -244, 184, 268), tones.dark, { corners: true, still: true, opacity: 0.3 })
      s.solid(box(-172, -256, 172, 256), colour, 5.4, { corners: true })
      s.contour(box(-154, -238, 154, 238), 2.6, { corners: true, least: 0.8 })
      draw[i]!()
    }),
  )
}

/** Stitches, pleats, a woven check: each repeated until the hand knows it. */
export function drawClothDrill(s: Sheet) {
  const { tones } = s
  ground(s, tones.paper)
  cards(s, [tones.deep, tones.soft, tones.pale], [() => drawStitches(s), () => drawPleats(s), () => drawCheck(s)])
}

function drawStitches(s: Sheet) {
  const { tones } = s

  for (const [i, x] of [-140, -70, 0, 70, 140].entries())
    for (let y = -310; y < 320; y += 44) {
      if (i % 2)
        s.ink(
          [
            [x - 15, y],
            [x + 15, y + 24],
          ],
          7,
          { colour: tones.paper, in: 0.05, out: 0.05, least: 0.8 },
        )
      else
        s.ink(
          [
            [x, y],
            [x, y + 28],
          ],
          7,
          { colour: tones.accent, in: 0.05, out: 0.05, least: 0.8 },
        )
      if (i === 1)
        s.ink(
          [
            [x + 15, y],
            [x - 15, y + 24],
          ],
          7,
          { colour: tones.paper, in: 0.05, out: 0.05, least: 0.8 },
        )
    }
  s.ink(trace('150,-60 190,40 150,150'), 4, { colour: tones.paper })
}

function drawPleats(s: Sheet) {
  const { tones } = s

  s.solid(box(-190, -300, 190, -230), tones.dark, 5, { corners: true })
  for (let i = 0; i < 5; i++) {
    const [a, b] = [-180 + i * 72, -108 + i * 72]
    s.solid(
      [
        [a, -230],
        [b, -230],
        [b + (i - 1.5) * 10, 300],
        [a + (i - 2.5) * 10, 300],
      ],
      tones.mid,
      5,
      { corners: true },
    )
    s.flat(
      [
        [a + 44, -228],
        [b, -228],
        [b + (i - 1.5) * 10, 298],
        [a + 40 + (i - 2) * 10, 298],
      ],
      tones.deep,
      { corners: true, still: true, opacity: 0.7 },
    )
  }
}

function drawCheck(s: Sheet) {
  const { tones } = s

  for (let k = -3; k <= 3; k++) {
    tint(s, box(k * 60 - 15, -340, k * 60 + 15, 340), tones.mid, 0.55)
    s.ink(
      [
        [k * 60 + 26, -340],
        [k * 60 + 26, 340],
      ],
      4,
      { colour: tones.accent, in: 0.01, out: 0.01, least: 0.9 },
    )
  }
  for (let k = -6; k <= 6; k++) {
    tint(s, box(-200, k * 60 - 15, 200, k * 60 + 15), tones.deep, 0.45)
    s.ink(
      [
        [-200, k * 60 + 26],
        [200, k * 60 + 26],
      ],
      4,
      { colour: tones.accent, in: 0.01, out: 0.01, least: 0.9 },
    )
  }
}
