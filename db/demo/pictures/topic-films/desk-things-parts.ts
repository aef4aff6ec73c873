import { box } from '../backdrop.ts'
import { bend, ellipse, type Point, through, trace } from '../geometry.ts'
import { type Camera, facesOf, inQuad, quadOn } from '../scene/camera.ts'
import type { Sheet } from '../sheet.ts'
import { light, now } from '../step-films/face.ts'
import { darker } from '../tones.ts'
import { around, arrow, block, over, plate, ruled, shadow, small, soft, tint } from './place-parts.ts'
import type { TopicDrawing } from './topic.ts'

const WOOD = '#D9A871'
type Thing = (s: Sheet, at: Point, size?: number, tilt?: number) => void
const standing =
  (draw: (s: Sheet) => void): Thing =>
  (s, [x, y], size = 1, tilt = 0) =>
    s.at(x, y, { scale: size, rotate: tilt }, () => draw(s))

const mug = standing((s) => {
  s.ink(bend([26, -58], [62, -40], [24, -18]), 7)
  soft(s, trace('-30,-66 -29,-12 -20,-2 20,-2 29,-12 30,-66'), '#D9694F', 3)
  soft(s, ellipse(0, -66, 30, 9).slice(0, -1), '#6A4232', 3)
})
const pens = standing((s) => {
  for (const [x, tilt, colour] of [
    [-10, -0.2, '#E9C25C'],
    [4, 0.06, '#5FA0A8'],
    [14, 0.28, '#D9694F'],
  ] as const)
    s.at(x, -50, { rotate: tilt }, () => plate(s, trace('-4,0 4,0 4,-62 0,-74 -4,-62'), colour, 2.4))
  plate(s, trace('-26,-70 26,-70 22,0 -22,0'), '#6F8CA8', 3)
})
const bookOf = (colour: string, high = 120, wide = 30) =>
  standing((s) => {
    plate(s, box(-wide / 2, -high, wide / 2, 0), colour, 3)
    plate(s, box(-wide / 2, -high * 0.8, wide / 2, -high * 0.68), '#F6EBD0', 2)
  })
const [redBook, blueBook, greenBook] = [bookOf('#C9604A', 128), bookOf('#3F7C8E', 112, 34), bookOf('#5F9468', 134, 26)]
const flatBooks = standing((s) => {
  plate(s, box(-64, -24, 62, 0), '#6A5A9C', 3)
  s.at(4, -24, { rotate: -0.03 }, () => plate(s, box(-56, -22, 58, 0), '#E0B04F', 3))
})
const clock = standing((s) => {
  soft(s, ellipse(0, -34, 34, 34).slice(0, -1), '#7DB39A', 3)
  soft(s, ellipse(0, -34, 25, 25).slice(0, -1), '#FFFDF4', 2.4)
  ruled(s, trace('0,-34 0,-52'))
  ruled(s, trace('0,-34 13,-28'))
})
const plant = standing((s) => {
  for (const k of [-1, 0, 1])
    soft(s, ellipse(k * 22, -78 - (k ? 0 : 18), 13, 30, { tilt: k * 0.6 }).slice(0, -1), k ? '#6FA46C' : '#5F9468', 2.4)
  plate(s, trace('-28,-50 28,-50 20,0 -20,0'), '#C98A52', 3)
})
const lamp = standing((s) => {
  soft(s, ellipse(0, -6, 44, 12).slice(0, -1), '#4A5878', 3)
  s.ink(trace('0,-10 -34,-120 40,-200'), 8, { corners: true, in: 0.02, out: 0.02, least: 0.9 })
  soft(s, trace('16,-214 60,-210 92,-150 44,-136'), '#4A5878', 3)
})

const notebook = (s: Sheet) => {
  s.at(-30, 150, { rotate: -0.12 }, () => {
    plate(s, trace('-118,-62 112,-62 130,62 -136,62'), '#FFFDF4', 3)
    ruled(s, trace('-4,-62 -4,62'), 2.4)
    for (const y of [-30, 0, 30])
      for (const x of [-108, 16]) s.ink(trace(`${x},${y} ${x + 84},${y}`), 2, { colour: '#9AB4C8' })
  })
  s.at(128, 168, { rotate: 0.5 }, () => plate(s, trace('-5,56 5,56 5,-50 0,-66 -5,-50'), '#E9C25C', 2.6))
}
const papers = (s: Sheet) => {
  for (const [x, y, tilt, colour] of [
    [-250, 70, 0.3, '#EFE6D2'],
    [-226, 84, -0.1, '#FFFDF4'],
    [-262, 108, 0.12, '#F6E2B8'],
  ] as const)
    s.at(x, y, { rotate: tilt }, () => plate(s, trace('-54,-32 54,-32 60,32 -60,32'), colour, 2.6))
}
const desktop = (s: Sheet) => {
  plate(s, trace('-290,-110 290,-110 385,240 -385,240'), WOOD, 3.4)
  plate(s, trace('-385,240 385,240 385,276 -385,276'), darker(WOOD), 3.4)
}
const reach = (s: Sheet) => {
  for (const [rx, ry] of [
    [220, 170],
    [340, 300],
  ] as const)
    now(s, ellipse(0, 262, rx, ry, { from: Math.PI * 1.03, to: Math.PI * 1.97 }), 4)
  arrow(s, [90, 250], [170, 130], now, 20)
  arrow(s, [-90, 250], [-170, 130], now, 20)
}
const shelf = (s: Sheet, draw: () => void) => {
  tint(s, box(-160, -90, 180, 74), '#F1E7D2')
  plate(s, box(-160, 70, 180, 92), WOOD, 2.6)
  draw()
}

export const clutter: TopicDrawing = {
  steps: [
    (s) => {
      desktop(s)
      reach(s)
    },
    over((s) => {
      shadow(s, trace('-150,220 110,200 124,216 -140,236'), 0.2)
      notebook(s)
      shadow(s, ellipse(262, 128, 52, 12).slice(0, -1), 0.25)
      mug(s, [250, 130], 1.05)
    }),
    over((s) => {
      shadow(s, trace('-160,-60 250,-60 262,-40 -150,-40'), 0.2)
      lamp(s, [-232, -46], 1.05)
      greenBook(s, [-60, -52], 1.15)
      blueBook(s, [-22, -52], 1.15)
      redBook(s, [48, -52], 1.15, -0.24)
      flatBooks(s, [170, -40], 1.1)
      clock(s, [186, -92], 0.8, 0.08)
      pens(s, [110, -10], 0.95)
      papers(s)
    }),
  ],
  slip: (s) =>
    shelf(s, () => {
      const row = [mug, redBook, clock, pens, plant]
      row.forEach((thing, i) => thing(s, [-126 + i * 68, 70], 0.72))
    }),
  cure: (s) =>
    shelf(s, () => {
      greenBook(s, [-118, 70], 0.72)
      redBook(s, [-78, 70], 0.72, -0.28)
      clock(s, [-46, 70], 0.72)
      pens(s, [70, 70], 0.72)
      plant(s, [108, 70], 0.72)
      mug(s, [142, 70], 0.72, 0)
      for (const x of [-84, 106]) now(s, ellipse(x, 20, 72, 78, { from: 4, to: 10.4 }))
    }),
  checks: [
    [60, -70, 480],
    [-60, 20, 600],
  ],
}

const shelfView: Camera = { eye: [0, 1.5, 0], yaw: 0.55, pitch: 0, focal: 700, lift: -180 }
const crate = facesOf(shelfView, block([0.34, 1.26], [0, 0.82], [2.6, 3.5])).map(({ quad }) => quadOn(shelfView, quad))
const crateFront = crate[0]!
const woods = ['#CF9A62', '#A8703F', '#E9C79A']
const CLOTH = trace('-30,70 40,50 90,66 140,52 190,90 176,150 210,204 150,222 96,206 40,226 -20,210 -60,222 -52,150')
const bottleRight = through(trace('278,-228 278,-156 286,-126 306,-102 316,-72 316,0 316,130 310,154 290,164 256,167'))
const bottleLeft = bottleRight.map(([x, y]): Point => [512 - x, y])
const bottle = [...bottleRight, ...bottleLeft.toReversed()]
const folds = ['-10,80 10,130 -4,196', '64,64 70,130 60,214', '128,66 120,130 140,210']

const edgesOf = (s: Sheet) => {
  for (const [i, face] of crate.entries()) tint(s, face, woods[i]!)
  tint(s, bottle, '#9FD0C8', 0.75)
  s.flat(CLOTH, '#E8B7AE', { still: true })
}
const hardEdges = (s: Sheet) => {
  for (const face of crate) around(s, ruled, face, 5)
}
const softEdges = (s: Sheet) => {
  for (const [from, to] of [
    [0, 4],
    [4, 7],
    [7, 11],
    [10, 13],
  ] as const)
    s.ink(CLOTH.slice(from, to), 3, { in: 0.5, out: 0.6 })
  for (const fold of folds) s.ink(trace(fold), 2.4, { in: 0.5, out: 0.6 })
}
const bottleLine = (s: Sheet, pen: number) => {
  for (const side of [bottleRight, bottleLeft]) s.ink(side, pen, { in: 0.05, out: 0.05 })
  s.ink(ellipse(256, -229, 22, 6), pen)
}
const grain = (s: Sheet) => {
  for (const [u, wave] of [
    [0.16, 0.03],
    [0.38, -0.06],
    [0.62, 0.06],
    [0.84, -0.03],
  ] as const)
    light(s, bend(inQuad(crateFront, 0.04, u), inQuad(crateFront, 0.5, u + wave * 2), inQuad(crateFront, 0.96, u)))
}

/** The one place that is drawn with care: the label, and the window that the glass mirrors. */
const showpiece = (s: Sheet) => {
  s.within(bottle, () => plate(s, trace('190,66 322,66 322,132 190,132'), '#F6EBD0', 2.4), true)
  for (const k of [-1, 1]) soft(s, ellipse(256 + k * 15, 98, 17, 8, { tilt: k * -0.5 }).slice(0, -1), '#6FA46C', 2)
  ruled(s, trace('256,84 256,118'), 2)
  for (const y of [-88, -42]) tint(s, trace(`208,${y} 234,${y - 6} 234,${y + 32} 208,${y + 36}`), '#FFFFFF', 0.9)
}

export const materials: TopicDrawing = {
  steps: [
    (s) => {
      for (const face of crate) around(s, now, face)
      light(s, [...CLOTH, CLOTH[0]!], 2.4)
      now(s, [...bottle, bottle[0]!])
      grain(s)
      for (const fold of folds) light(s, trace(fold), 2.4)
      light(s, trace('222,-70 222,110'), 2.4)
    },
    (s) => {
      hardEdges(s)
      softEdges(s)
      bottleLine(s, 3)
    },
    {
      beneath: (s) => {
        tint(s, trace('-385,120 385,120 385,270 -385,270'), '#E9DFC8')
        shadow(s, [...[0, 1].map((i) => crateFront[i]!), [70, 150], [60, 196], [-120, 214]], 0.2)
        s.flat(ellipse(330, 176, 50, 12).slice(0, -1), '#CFEDE6', { still: true })
        edgesOf(s)
        tint(s, trace('290,-60 298,-56 298,60 290,60'), '#FFFFFF', 0.8)
        s.within(bottle, () => tint(s, trace('190,20 322,20 322,170 190,170'), '#4F9C92', 0.5), true)
        s.flat(ellipse(256, 20, 60, 8).slice(0, -1), '#DDF3EE', { still: true })
        showpiece(s)
      },
    },
  ],
  slip: small(0.46, (s) => alike(s), [0, 14]),
  cure: small(
    0.46,
    (s) => {
      edgesOf(s)
      hardEdges(s)
      softEdges(s)
      bottleLine(s, 3)
      showpiece(s)
    },
    [0, 14],
  ),
  checks: [
    [0, 60, 620],
    [256, 0, 400],
  ],
}
/** All in the same line and with the same hatching. */
const alike = (s: Sheet) => {
  for (const shape of [...crate, CLOTH, bottle]) plate(s, shape, '#D6D0C6', 5)
  for (const [l, r, y] of [
    [-330, -190, 70],
    [-30, 170, 100],
    [206, 306, -60],
  ] as const)
    for (let i = 0; i < 4; i++) ruled(s, trace(`${l},${y + i * 26} ${r},${y + i * 26 - 10}`), 3)
}
