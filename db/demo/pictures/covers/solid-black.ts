import { box } from '../backdrop.ts'
import { ground } from './ground.ts'
import { plainHead } from './heads.ts'
import { frame } from './manga-parts.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { INK, PAPER } from '../tones.ts'

/** One drawing twice: left in lines alone, right with its blacks, and the sheet holds together. */
export function drawWithBlacks(s: Sheet) {
  const { tones } = s
  ground(s, tones.soft)
  frame(s, box(-610, -330, -226, 330), PAPER, () => s.at(-418, 0, {}, () => drawNightWindow(s, false)))
  frame(s, box(-196, -330, 610, 330), PAPER, () => s.at(206, 0, { scale: 1.02 }, () => drawNightWindow(s, true)))
}

/** A woman with long hair before a window, the moon behind, her coat and the room in shadow. */
function drawNightWindow(s: Sheet, filled: boolean) {
  const black = filled ? INK : PAPER
  const light = filled ? s.tones.accent : PAPER
  const w = filled ? 420 : 210
  if (filled) s.flat(box(-w, -350, w, 350), INK, { corners: true, still: true })
  s.solid(box(-w + 60, -310, w - 60, 170), filled ? PAPER : PAPER, 5, { corners: true })
  s.solid(ellipse(filled ? 190 : 96, -190, 74, 74), light, 4.4)
  if (filled) {
    s.flat(
      trace(
        '-360,-310 -360,30 -300,-40 -260,20 -220,-70 -170,10 -120,-40 -80,20 60,20 120,-30 170,40 230,-60 290,30 360,-20 360,170 -360,170',
      ),
      INK,
      { corners: true, still: true },
    )
    for (const x of [-358, -200])
      s.flat(
        [
          [x, -310],
          [x + 22, -310],
          [x + 34, -200],
          [x + 8, -160],
        ],
        PAPER,
        { still: true, opacity: 0 },
      )
  } else s.ink(trace('-150,20 -110,-40 -80,10 -40,-30 60,0 100,-40 150,20'), 4)
  s.ink(
    [
      [0, -310],
      [0, 170],
    ],
    7,
    { in: 0.01, out: 0.01, least: 0.9 },
  )
  s.ink(
    [
      [-w + 60, -90],
      [w - 60, -90],
    ],
    7,
    { in: 0.01, out: 0.01, least: 0.9 },
  )
  const look = plainHead(s, {
    yaw: -0.42,
    style: 'long',
    mood: 'calm',
    lash: 3,
    tall: 1.0,
    slant: 0.14,
    hair: black,
    part: -0.3,
  })
  const head: HeadLook = {
    ...look,
    hairDark: black,
    hairLight: PAPER,
    skin: PAPER,
    blush: filled ? '#DAD7D2' : PAPER,
    iris: light,
    own: { bust: coat(black, filled) },
  }
  s.at(-10, -20, { scale: filled ? 112 : 100 }, () => drawHead(s, head))
}

const coat = (black: string, filled: boolean) => (s: Sheet) => {
  const line = filled ? PAPER : INK
  s.flat(trace('-0.36,0.5 0.36,0.5 0.42,1.6 -0.42,1.6'), PAPER, { knock: true, corners: true })
  if (filled) s.flat(trace('-0.36,0.66 0.36,0.66 0.36,0.96 -0.36,1.28'), INK, { corners: true, still: true })
  s.ink(trace('-0.36,0.8 -0.37,1.3'), 5)
  s.ink(trace('0.36,0.8 0.37,1.3'), 5)
  const body: Point[] = trace('-0.5,1.3 -1.1,1.5 -1.5,1.9 -1.7,3.4 1.7,3.4 1.5,1.9 1.1,1.5 0.5,1.3 0,2.4')
  s.solid(body, black, 6)
  s.solid(trace('-0.44,1.1 -0.8,1.3 -0.66,2.1 -0.1,2.9 0,2.5 -0.34,1.8'), filled ? s.tones.accent : PAPER, 5)
  s.solid(trace('0.44,1.1 0.8,1.3 0.66,2.1 0.1,2.9 0,2.5 0.34,1.8'), filled ? s.tones.accent : PAPER, 5)
  for (const fold of [
    '-1.14,2.2 -1.06,2.7 -1.12,3.3',
    '1.14,2.2 1.06,2.7 1.1,3.3',
    '-1.4,2.1 -1.5,2.6 -1.56,3.2',
    '0.7,2.6 0.62,3.3',
  ])
    s.ink(trace(fold), filled ? 5 : 4, { colour: line })
}

/** Two pages from afar: black strewn everywhere, and black gathered into one path for the eye. */
export function drawGatheredBlack(s: Sheet) {
  const { tones } = s
  ground(s, tones.soft)
  for (const side of [-1, 1]) {
    s.at(side * 300, 0, {}, () => {
      s.flat(box(-226, -318, 246, 336), tones.dark, { corners: true, still: true, opacity: 0.25 })
      s.solid(box(-236, -328, 236, 326), PAPER, 5, { corners: true })
      const cells = [
        '-216,-308 216,-308 216,-150 -216,-126',
        '-216,-110 -10,-121 -40,90 -216,90',
        '6,-122 216,-134 216,90 -24,90',
        '-216,106 216,106 216,306 -216,306',
      ]
      cells.forEach((noted, i) => frame(s, trace(noted), PAPER, () => drawInky(s, i, side > 0)))
      if (side > 0) s.pencil(trace('150,-250 -60,-190 120,-40 60,60 -140,160 60,240'), 7)
    })
  }
  s.ink(trace('-42,0 36,0'), 13, { in: 0.1, out: 0.1 })
  s.ink(trace('8,-30 42,0 8,30'), 13, { in: 0.1, out: 0.1, corners: true })
}

function drawInky(s: Sheet, cell: number, calm: boolean) {
  const [x, y, r] = [
    [60, -210, 62],
    [-122, 0, 62],
    [110, -10, 70],
    [-40, 224, 84],
  ][cell] as [number, number, number]
  if (calm && (cell === 0 || cell === 3))
    s.flat(cell ? trace('-216,106 -80,106 -20,306 -216,306') : trace('20,-320 220,-320 220,-130 90,-130'), INK, {
      corners: true,
      still: true,
    })
  if (calm && cell === 2) s.flat(trace('60,-140 220,-140 220,100 100,100'), INK, { corners: true, still: true })
  if (!calm)
    for (let i = 0; i < 16; i++) {
      const at: Point = [s.dice.range(-200, 200), s.dice.range(-290, 290)]
      s.flat(
        i % 2
          ? ellipse(...at, s.dice.range(7, 22), s.dice.range(7, 20))
          : box(at[0] - 14, at[1] - 12, at[0] + 15, at[1] + 12),
        INK,
        { still: true },
      )
    }
  s.pen = 0.7
  const hair = calm ? (cell % 2 ? s.tones.soft : INK) : cell % 2 ? INK : s.tones.soft
  const look = plainHead(s, {
    yaw: cell % 2 ? 0.4 : -0.4,
    style: 'bob',
    hair,
    neck: true,
    cloth: calm ? PAPER : INK,
    collar: 'shirt',
    mood: cell === 3 ? 'laugh' : 'calm',
  })
  s.at(x, y, { scale: r }, () => drawHead(s, { ...look, hairDark: hair }))
  s.pen = 1
}
