import { box } from '../backdrop.ts'
import { disc, onGround, splitSheet } from './ground.ts'
import { limb, tube } from './limbs.ts'
import { redCross, redRound } from './shading.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

/** A steel nib in its holder; its point lies at the spot and looks left before it is turned. */
function drawNib(s: Sheet, [x, y]: Point, rotate: number, size: number) {
  const { tones } = s
  s.at(x, y, { rotate, scale: size }, () => {
    s.solid(trace('150,-30 220,-44 640,-40 640,40 220,44 150,30'), tones.accent, 7)
    s.solid(trace('0,0 60,-16 110,-36 190,-36 190,36 110,36 60,16'), tones.soft, 7)
    s.ink(trace('6,0 110,0'), 4, { in: 0.02, out: 0.02, least: 0.9 })
    s.solid(disc([118, 0], 11), tones.dark, 3)
    s.flat(trace('80,-20 120,-30 184,-30 184,-16 120,-16'), tones.paper, { still: true })
  })
}

/** Two strokes as they should be: they come in thin, swell in the bend and leave thin; the pen is just lifted. */
export function drawSwellingLine(s: Sheet) {
  const { tones } = s
  onGround(s, tones.paper, () => {
    s.flat(trace('-660,90 660,-110 660,400 -660,400'), tones.soft, { corners: true, still: true })
    const strokes: [string, number[]][] = [
      ['-600,-120 -470,-290 -330,-150 -220,40 -90,-60 20,-260', [2, 20, 54, 26, 62, 3]],
      ['-590,200 -420,70 -240,230 -60,300 60,150 140,40', [2, 26, 70, 30, 56, 3]],
    ]
    for (const [spine, widths] of strokes) s.black(tube(trace(spine), widths))
    for (const [x, y, r] of [
      [-596, -124, 34],
      [-330, -150, 64],
      [20, -262, 34],
    ] as const)
      s.ink(ellipse(x, y, r, r, { to: 6.1 }), 6, { colour: tones.accent, in: 0.03, out: 0.03, least: 0.9 })
    drawNib(s, [150, 34], -0.36, 1.05)
  })
}

/** The sheet of every morning: straight lines, rings, waves, a spiral; beside it the coffee, still hot. */
export function drawMorningLines(s: Sheet) {
  const { tones } = s
  onGround(s, tones.accent, () => {
    s.at(-120, 10, { rotate: -0.04 }, () => {
      s.flat(box(-466, -316, 486, 336), tones.dark, { corners: true, still: true, opacity: 0.35 })
      s.solid(box(-480, -330, 470, 320), tones.paper, 5, { corners: true })
      for (const y of [-170, -10, 150])
        s.ink(
          [
            [-460, y],
            [450, y],
          ],
          2.4,
          { colour: tones.mid, in: 0.01, out: 0.01 },
        )
      for (let i = 0; i < 15; i++)
        s.ink(
          [
            [-440 + i * 58, -200],
            [-400 + i * 58, -306],
          ],
          9,
          { in: 0.2, out: 0.7 },
        )
      for (let i = 0; i < 9; i++)
        s.ink(ellipse(-400 + i * 98, -92, 20 + i * 3, 20 + i * 3, { from: -1.6, to: 4.9 }), 7, { in: 0.1, out: 0.1 })
      for (const y of [42, 98])
        s.ink(
          Array.from({ length: 34 }, (_, i): Point => [-440 + i * 26, y + Math.sin(i * 0.9) * (8 + i * 0.5)]),
          8,
          { in: 0.1, out: 0.2 },
        )
      for (let k = 0; k < 4; k++)
        s.ink(
          Array.from({ length: 26 }, (_, i): Point => [
            -360 + k * 226 + Math.cos(i * 0.7) * i * 2.7,
            236 + Math.sin(i * 0.7) * i * 2.5,
          ]),
          8,
          { in: 0.1, out: 0.4 },
        )
    })
    s.solid(ellipse(492, 200, 146, 104).slice(0, -1), tones.soft, 6)
    s.solid(ellipse(596, 170, 50, 42), tones.soft, 6)
    s.solid(ellipse(486, 180, 104, 92).slice(0, -1), tones.paper, 7)
    s.flat(disc([486, 180], 78, 68), tones.dark, { still: true })
    for (const x of [440, 490, 540])
      s.ink(
        [
          [x, 130],
          [x - 22, 70],
          [x + 16, 20],
          [x, -40],
        ],
        11,
        { colour: tones.paper, in: 0.3, out: 0.5 },
      )
    drawNib(s, [340, -150], -0.7, 0.62)
  })
}

/** Left a cat whose line has gone stiff on the way from rough to ink; right it has kept its swing. */
export function drawStiffLine(s: Sheet) {
  const { tones } = s
  const body =
    '-120,240 -150,120 -110,10 -130,-60 -160,-170 -90,-130 -10,-134 60,-180 40,-70 40,0 110,60 150,170 130,250'
  splitSheet(s, [tones.soft, tones.paper], [20, -20], () => {
    s.at(-330, 20, {}, () => {
      s.flat(trace(body), tones.paper, { corners: true, still: true })
      s.ink(trace(body), 13, { corners: true, in: 0.01, out: 0.01, least: 1, shade: 0 })
      s.ink(trace('-120,240 -40,244 60,240 130,250'), 13, { corners: true, in: 0.01, out: 0.01, least: 1, shade: 0 })
      s.ink(trace('130,250 200,240 240,180 220,100 180,90'), 13, {
        corners: true,
        in: 0.01,
        out: 0.01,
        least: 1,
        shade: 0,
      })
      for (const x of [-100, -20])
        s.ink(trace(`${x - 16},-60 ${x},-72 ${x + 16},-60`), 11, { corners: true, in: 0.01, out: 0.01, least: 1 })
      for (const line of ['-130,-30 -210,-40', '-130,-14 -210,0', '10,-30 90,-44', '10,-14 90,0'])
        s.ink(trace(line), 9, { in: 0.01, out: 0.01, least: 1 })
    })
    s.at(330, 20, {}, () => {
      s.flat(trace(body), tones.paper, { still: true })
      const outline = [
        '-10,-134 -90,-130 -160,-170 -140,-60 -110,10 -150,120 -120,240',
        '-40,-136 20,-150 60,-180 50,-80 40,0 110,60 150,170 130,250',
        '-130,244 -40,256 60,252 140,246',
        '130,250 230,250 260,170 214,96 180,110',
      ]
      for (const line of outline) s.ink(trace(line), 22, { in: 0.4, out: 0.5, least: 0.12, shade: 0.7 })
      for (const x of [-96, -16]) s.ink(trace(`${x - 22},-62 ${x},-84 ${x + 22},-60`), 15, { in: 0.4, out: 0.5 })
      for (const line of [
        '-118,-30 -190,-46 -240,-36',
        '-118,-14 -190,-6 -236,14',
        '10,-30 80,-52 124,-44',
        '10,-14 80,-6 120,12',
      ])
        s.ink(trace(line), 9, { in: 0.1, out: 0.8 })
      s.ink(trace('-70,-26 -56,-14 -42,-26'), 10)
      s.ink(trace('-60,250 -64,180 -40,140'), 10, { in: 0.2, out: 0.7 })
    })
    redCross(s, [-564, -270])
    redRound(s, [564, -268])
  })
}

/** At sunrise a pen does its exercises: it stretches, and its arms draw the first line of the day. */
export function drawPenExercise(s: Sheet) {
  const { tones } = s
  onGround(s, tones.soft, () => {
    for (let i = 0; i < 12; i++)
      s.flat(
        [
          [0, 190],
          [Math.cos(Math.PI + (i * Math.PI) / 12) * 900, 190 + Math.sin(Math.PI + (i * Math.PI) / 12) * 900],
          [
            Math.cos(Math.PI + ((i + 0.5) * Math.PI) / 12) * 900,
            190 + Math.sin(Math.PI + ((i + 0.5) * Math.PI) / 12) * 900,
          ],
        ],
        tones.pale,
        { corners: true, still: true },
      )
    s.flat(disc([0, 190], 280), tones.accent, { still: true })
    s.flat(trace('-660,190 660,190 660,400 -660,400'), tones.mid, { corners: true, still: true })
    s.ink(trace('-560,-60 -420,-190 -250,-160 -120,-40 -90,-30'), 26, { in: 0.3, out: 0.1, least: 0.1 })
    s.flat(ellipse(0, 316, 180, 18), tones.dark, { still: true, opacity: 0.5 })
    s.at(0, -20, { rotate: 0.22 }, () => {
      for (const side of [-1, 1])
        limb(
          s,
          [
            [side * 40, 170],
            [side * 92, 240],
            [side * 84 - 60, 318],
          ],
          [26, 24, 22],
          tones.dark,
        )
      limb(s, trace('-50,-20 -110,-70 -150,-40'), [26, 24, 20], tones.dark)
      limb(s, trace('50,-20 150,-90 180,-210'), [26, 24, 20], tones.dark)
      s.solid(trace('-64,-150 64,-150 66,180 -66,180'), tones.paper, 8, { corners: true })
      s.solid(trace('-64,120 64,120 66,190 -66,190'), between(tones.accent, tones.dark, 0.3), 7, { corners: true })
      s.solid(trace('0,-330 26,-270 60,-200 62,-146 -62,-146 -60,-200 -26,-270'), tones.mid, 8)
      s.ink(trace('0,-320 0,-220'), 5)
      s.solid(disc([0, -208], 12), tones.dark, 3)
      for (const x of [-26, 26])
        s.ink(
          [
            [x - 13, -66],
            [x, -80],
            [x + 13, -66],
          ],
          8,
        )
      s.ink(trace('-24,-34 0,-14 24,-34'), 8)
    })
  })
}
