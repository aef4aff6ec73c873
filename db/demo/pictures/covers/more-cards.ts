import { box } from '../backdrop.ts'
import { cards } from './cards.ts'
import { ground } from './ground.ts'
import { limb } from './limbs.ts'
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

/** A chair, a desk, a shelf of books, ten minutes each. */
export function drawFurniture(s: Sheet) {
  const { tones } = s
  ground(s, tones.paper)
  const floor = () => tint(s, box(-220, 200, 220, 340), tones.mid, 0.6)
  cards(
    s,
    [tones.soft, tones.pale, tones.soft],
    [
      () => {
        floor()
        for (const line of ['-84,-230 -84,250', '70,-190 70,20']) limb(s, trace(line), [22, 22], tones.deep)
        for (const y of [-190, -130, -70])
          s.solid(
            [
              [-84, y],
              [70, y + 26],
              [70, y + 54],
              [-84, y + 28],
            ],
            tones.accent,
            4.4,
            { corners: true },
          )
        for (const line of ['90,70 90,250', '-20,110 -20,300']) limb(s, trace(line), [22, 20], tones.deep)
        s.solid(trace('-104,30 70,10 120,60 -40,96'), tones.accent, 5.4, { corners: true })
        s.solid(trace('-104,30 -40,96 -40,118 -104,52'), tones.deep, 4.4, { corners: true })
        s.solid(trace('-40,96 120,60 120,82 -40,118'), tones.mid, 4.4, { corners: true })
      },
      () => {
        floor()
        for (const line of ['-150,30 -150,250', '160,-20 160,196', '-40,80 -40,300'])
          limb(s, trace(line), [20, 18], tones.deep)
        s.solid(trace('60,50 160,16 160,150 60,196'), tones.deep, 5, { corners: true })
        for (const y of [86, 132])
          s.ink(
            [
              [70, y + 8],
              [152, y - 24],
            ],
            4,
          )
        s.solid(trace('-180,10 20,-60 190,-10 -30,76'), tones.accent, 5.4, { corners: true })
        s.solid(trace('-180,10 -30,76 -30,100 -180,34'), tones.deep, 4.4, { corners: true })
        s.solid(trace('-30,76 190,-10 190,14 -30,100'), tones.mid, 4.4, { corners: true })
        s.ink(trace('40,-20 40,-120 -30,-170'), 9)
        s.solid(trace('-64,-150 -20,-200 10,-168 -20,-120'), tones.paper, 5, { corners: true })
        s.solid(ellipse(40, -18, 34, 12), tones.dark, 4.4)
      },
      () => {
        floor()
        s.solid(trace('-120,-270 90,-270 150,-296 -50,-296'), tones.paper, 5, { corners: true })
        s.solid(trace('90,-270 150,-296 150,220 90,270'), tones.deep, 5, { corners: true })
        s.solid(box(-120, -270, 90, 270), tones.accent, 6, { corners: true })
        for (let row = 0; row < 4; row++) {
          const y = -256 + row * 130
          s.solid(box(-106, y, 76, y + 114), tones.dark, 4.4, { corners: true })
          for (let i = 0; i < 7; i++) {
            const x = -102 + i * 25
            if (row === 2 && i > 4) continue
            s.solid(
              box(x, y + 16 + ((i * 5 + row * 3) % 4) * 9, x + 22, y + 112),
              [tones.paper, tones.mid, tones.soft, tones.deep][(i + row) % 4]!,
              3,
              { corners: true },
            )
          }
        }
        s.solid(ellipse(54, 92, 16, 20), tones.soft, 3.4)
      },
    ],
  )
}
