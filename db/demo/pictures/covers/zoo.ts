import { cards } from './cards.ts'
import { ground } from './ground.ts'
import { limb, limbOn } from './limbs.ts'
import { tint } from './street-things.ts'
import { box } from '../backdrop.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between, type Tones } from '../tones.ts'

const hues = {
  walls: ['#FFD66E', '#8FD8F0', '#CDE6FA', '#FFB48A'],
  floors: ['#E89A4A', '#7CC65A', '#FFFFFF', '#E8784A'],
  shade: '#4A3A86',
  elephant: { accent: '#6F8FC4', soft: '#FFB9B0' },
  giraffe: { mid: '#FFB52E', deep: '#B8602A', dark: '#5A2F28' },
  penguin: { dark: '#2A3560', accent: '#FF9A2E' },
  lion: { mid: '#FFC04A', deep: '#B8482A', dark: '#5A2626' },
}

/** An elephant, a giraffe, a penguin, a lion: each caught in the one form that makes it known. */
export function drawZoo(s: Sheet) {
  ground(s, '#FFFDF6')
  const place = (i: number, own: Partial<Tones>, draw: (s: Sheet) => void) => () => {
    tint(s, box(-200, 214, 200, 400), hues.floors[i]!)
    tint(s, trace('-200,-380 -60,-380 200,80 200,214 60,214 -200,-240'), '#FFFFFF', 0.3)
    s.flat(trace('-90,262 20,246 150,258 200,282 90,290 -20,284'), hues.shade, { still: true, opacity: 0.35 })
    s.inHues(own, s.line, () => draw(s))
  }
  cards(s, hues.walls, [
    place(0, hues.elephant, elephant),
    place(1, hues.giraffe, giraffe),
    place(2, hues.penguin, penguin),
    place(3, hues.lion, lion),
  ])
}

function elephant(s: Sheet) {
  const { tones } = s
  const grey = between(tones.accent, tones.paper, 0.45)
  for (const x of [-6, 96])
    limb(
      s,
      [
        [x, 120],
        [x, 256],
      ],
      [62, 58],
      grey,
    )
  s.solid(trace('-60,-30 0,-80 90,-70 138,-10 136,130 60,150 -40,140 -80,60'), grey, 6)
  for (const x of [-60, 40])
    limb(
      s,
      [
        [x, 100],
        [x, 258],
      ],
      [66, 60],
      grey,
    )
  s.ink(trace('136,10 150,60 142,110'), 7)
  limb(s, trace('-96,-30 -126,60 -118,160 -88,200 -66,180'), [84, 60, 42, 30, 22], grey, 6)
  s.solid(trace('-136,-40 -130,-110 -80,-150 -20,-120 0,-50 -40,0 -110,10'), grey, 6)
  s.solid(trace('-40,-130 30,-160 74,-100 60,-10 10,30 -30,-30'), between(grey, tones.soft, 0.4), 6)
  s.black(ellipse(-92, -64, 7, 8))
  s.solid(trace('-92,14 -70,10 -104,70 -130,86'), tones.paper, 4)
  s.ring(40, 30, 110, 110, { width: 2.6 })
  s.ring(-74, -66, 70, 74, { width: 2.6 })
}

function giraffe(s: Sheet) {
  const { tones } = s
  const coat = between(tones.mid, tones.paper, 0.3)
  for (const x of [-10, 78])
    limb(
      s,
      [
        [x, 90],
        [x + 4, 180],
        [x, 258],
      ],
      [34, 22, 18],
      coat,
    )
  s.solid(trace('-64,20 0,-10 80,10 110,60 96,120 0,130 -70,100'), coat, 6)
  for (const x of [-46, 50])
    limb(
      s,
      [
        [x, 90],
        [x - 2, 180],
        [x, 260],
      ],
      [38, 24, 20],
      coat,
    )
  limb(s, trace('-40,70 -60,-60 -70,-180 -64,-240'), [96, 62, 46, 40], coat, 6)
  s.ink(trace('-12,20 -34,-80 -44,-200'), 10, { colour: tones.deep, least: 0.8 })
  for (const [x, y, r] of [
    [-58, -150, 13],
    [-50, -90, 15],
    [-42, -24, 17],
    [-64, -30, 11],
    [0, 50, 21],
    [52, 60, 19],
    [20, 96, 15],
    [-34, 60, 15],
    [78, 96, 13],
  ] as const)
    s.flat(ellipse(x, y, r, r * 0.9), tones.deep, { still: true })
  for (const x of [-66, -40]) {
    s.ink(
      [
        [x, -264],
        [x + 2, -300],
      ],
      8,
    )
    s.solid(ellipse(x + 2, -302, 9, 8), tones.dark, 3)
  }
  s.solid(trace('-36,-264 -10,-284 -2,-270 -26,-250'), coat, 4)
  s.solid(trace('-36,-270 -70,-276 -120,-230 -140,-200 -120,-180 -70,-200 -36,-216'), coat, 6)
  s.black(ellipse(-76, -244, 6, 8))
  s.ink(trace('-136,-194 -116,-190'), 3.4)
  s.pencil(trace('40,250 20,60 -40,-60 -70,-260'), 4)
}

function penguin(s: Sheet) {
  const { tones } = s
  for (const x of [-44, 44])
    s.solid(
      trace('-34,-10 34,-10 46,16 -46,16').map(([px, py]): Point => [px + x, py + 246]),
      tones.accent,
      5,
    )
  s.solid(
    trace('0,-260 -64,-230 -80,-160 -108,-40 -116,100 -80,220 0,246 80,220 116,100 108,-40 80,-160 64,-230'),
    tones.dark,
    6,
  )
  s.flat(trace('0,-130 -50,-110 -80,20 -76,140 -40,216 0,226 40,216 76,140 80,20 50,-110'), tones.paper, {
    still: true,
  })
  for (const side of [-1, 1]) {
    limbOn(s, side, '96,-60 140,40 132,130', [46, 44, 16], [tones.dark, 6])
    s.flat(ellipse(side * 42, -176, 26, 34), tones.paper, { still: true })
    s.black(ellipse(side * 34, -184, 8, 9))
    s.flat(ellipse(side * 58, -120, 17, 24), tones.accent, { still: true })
  }
  s.solid(trace('-24,-166 24,-166 0,-130'), tones.accent, 4.4)
  s.ring(0, 50, 116, 190, { width: 2.6 })
  s.ring(0, -180, 84, 80, { width: 2.6 })
}

function lion(s: Sheet) {
  const { tones } = s
  const coat = between(tones.mid, tones.paper, 0.3)
  s.ink(trace('90,200 140,180 136,90'), 16)
  s.ink(trace('90,200 140,180 136,90'), 9, { colour: coat })
  s.solid(ellipse(136, 76, 22, 28), tones.deep, 4.4)
  s.solid(trace('-70,60 70,60 104,200 90,256 -90,256 -104,200'), coat, 6)
  for (const x of [-40, 40])
    limb(
      s,
      [
        [x, 120],
        [x, 250],
      ],
      [48, 46],
      coat,
    )
  for (const x of [-40, 40]) s.solid(ellipse(x, 250, 34, 17), coat, 4.4)
  const mane = Array.from({ length: 36 }, (_, i): Point => {
    const [r, angle] = [i % 2 ? 146 : 118, (i / 36) * Math.PI * 2]
    return [Math.cos(angle) * r, -70 + Math.sin(angle) * r]
  })
  s.solid(mane, tones.deep, 6)
  for (const side of [-1, 1]) s.solid(ellipse(side * 66, -142, 26, 26), coat, 4.4)
  s.solid(ellipse(0, -66, 88, 92), coat, 6)
  for (const side of [-1, 1]) {
    s.black(ellipse(side * 34, -86, 8, 11))
    s.solid(ellipse(side * 22, -24, 28, 24), tones.paper, 4)
    for (const dy of [-8, 4])
      s.ink(
        [
          [side * 30, -26 + dy],
          [side * 88, -34 + dy * 2.4],
        ],
        2.6,
      )
  }
  s.solid(trace('-20,-58 20,-58 0,-36'), tones.dark, 4)
  s.ink(trace('0,-38 0,-22'), 4)
  s.ring(0, -66, 150, 150, { width: 2.6 })
}
