import { splitSheet } from './ground.ts'
import { limb, lock } from './limbs.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

/** An open hand and a bare foot, large, each beside the boxes it is built from. */
export function drawHandAndFoot(s: Sheet) {
  const { tones } = s
  splitSheet(s, [tones.pale, tones.soft], [40, -60], () => {
    s.at(-300, 120, { rotate: -0.08 }, () => drawLargeHand(s))
    s.at(-24, 0, {}, () => {
      drawLargeFoot(s)
      drawFootGuides(s)
    })
  })
}

function drawLargeHand(s: Sheet) {
  const { tones } = s
  lock(s, trace('16,330 8,230 0,170'), [250, 214, 186], [tones.accent, tones.mid])
  const fingers: [string, number[]][] = [
    ['-92,-60 -136,-150 -156,-214', [62, 54, 34]],
    ['-40,-84 -58,-200 -66,-292', [66, 58, 36]],
    ['22,-86 26,-210 26,-312', [68, 60, 38]],
    ['80,-66 104,-170 116,-256', [66, 58, 36]],
  ]
  limb(s, trace('60,120 150,50 204,-40 216,-88'), [120, 86, 64, 40], tones.skin, 6)
  for (const [spine, widths] of fingers) {
    const line = trace(spine)
    limb(s, line, widths, tones.skin, 6)
    const [x, y] = line[1]!
    s.ink(
      [
        [x - 20, y + 8],
        [x, y + 12],
        [x + 18, y + 6],
      ],
      3.4,
    )
    s.ink(
      [
        [x - 12, y - 48],
        [x + 4, y - 46],
      ],
      2.8,
    )
  }
  const palm = trace('-74,190 -112,80 -128,-20 -122,-74 -60,-100 20,-104 84,-92 112,-62 120,10 128,70 86,150 74,190')
  s.flat(palm, tones.skin, { knock: true })
  s.within(palm, () => {
    s.flat(trace('60,-100 130,-60 140,80 80,200 30,200 60,60'), tones.blush, { still: true, opacity: 0.55 })
    s.flat(ellipse(74, 76, 62, 74, { tilt: 0.5 }), tones.skin, { still: true })
  })
  s.ink(trace('-74,190 -112,80 -128,-20 -122,-66'), 7, { in: 0.1, out: 0.3 })
  s.ink(trace('74,190 84,156 120,84'), 7)
  s.ink(trace('24,150 6,80 36,10 92,-20'), 4.4, { in: 0.3, out: 0.3 })
  s.ink(trace('-110,-4 -30,-30 60,-50 84,-78'), 4)
  s.ink(trace('-104,40 -40,4 30,6'), 3.4, { out: 0.8 })
  s.guide([-130, -90], [120, -80], 0.14, 2.6)
  s.guide([-86, 190], [-134, -80], 0.05, 2.6)
  s.guide([76, 190], [120, -70], 0.05, 2.6)
  for (const [x, y] of trace('-92,-60 -40,-84 22,-86 80,-66')) s.ring(x, y, 26, 20, { width: 2.4 })
}

/** From the side and a little from the front: shin, ankle, instep, five toes, and the sole flat on the ground. */
export function drawLargeFoot(s: Sheet) {
  const { tones } = s
  s.flat(ellipse(350, 262, 300, 26), tones.mid, { still: true, opacity: 0.8 })
  const toes: [Point, number, number][] = [
    [[590, 200], 26, 22],
    [[570, 214], 28, 23],
    [[546, 226], 30, 24],
    [[518, 236], 32, 25],
  ]
  for (const [at, rx, ry] of toes) s.solid(ellipse(...at, rx, ry, { tilt: 0.3 }), tones.skin, 5)
  const foot: Point[] = trace(
    '112,-150 104,-40 92,60 70,150 66,212 96,252 170,262 240,246 320,240 400,262 470,268 500,256 560,196 556,170 470,120 380,60 300,-20 284,-150',
  )
  s.flat(foot, tones.skin, { knock: true })
  s.within(foot, () =>
    s.flat(trace('60,150 60,280 200,280 300,262 420,280 520,280 470,240 330,216 220,226 130,210'), tones.blush, {
      still: true,
      opacity: 0.6,
    }),
  )
  s.ink(foot.slice(0, 13), 7.4, { in: 0.1, out: 0.2 })
  s.ink(foot.slice(14), 7, { in: 0.1, out: 0.1 })
  s.solid(ellipse(476, 240, 50, 33, { tilt: -0.12 }), tones.skin, 6)
  s.flat(ellipse(450, 232, 40, 28), tones.skin, { still: true })
  s.solid(trace('496,226 516,222 522,238 508,248 494,244'), tones.pale, 3)
  s.solid(ellipse(224, 78, 34, 38), tones.skin, 4)
  s.flat(ellipse(236, 66, 28, 32), tones.skin, { still: true })
  s.ink(trace('120,100 112,150 128,196'), 4)
  s.ink(trace('400,120 450,150 490,190'), 3.4, { in: 0.4, out: 0.6 })
  s.ink(trace('350,120 400,160 440,200'), 3, { in: 0.4, out: 0.6 })
  lock(s, trace('196,-400 198,-250 198,-140'), [290, 250, 222], [tones.deep, tones.dark])
}

/** What a foot is built on: a wedge, the ankle, the heel. */
function drawFootGuides(s: Sheet) {
  for (const [a, b] of [
    [
      [60, 264],
      [600, 264],
    ],
    [
      [284, -40],
      [600, 190],
    ],
    [
      [60, 264],
      [284, -40],
    ],
  ] as const)
    s.guide(a, b, 0.1, 2.6)
  s.ring(224, 78, 44, 48, { width: 2.6 })
  s.ring(96, 196, 56, 62, { width: 2.6 })
}
