import { box } from '../backdrop.ts'
import { disc, onGround } from './ground.ts'
import { someProfile } from './profiles.ts'
import { drawProfile } from '../figure/profile.ts'
import type { ProfileLook } from '../figure/profile-look.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

/** Two who talk over the table of a diner: cups and a sundae before them, empty balloons above. */
export function drawDiner(s: Sheet) {
  const { tones } = s
  onGround(s, tones.pale, () => {
    drawWindow(s)
    drawBooth(s, -1)
    drawBooth(s, 1)
    const she = someProfile(tones, {
      ...{ nose: -0.02, bridge: -0.02, up: 0.06, lips: 0.02, chin: -0.01, style: 'bob', mood: 'talk' },
      ...{ hair: tones.deep, cloth: tones.accent, lash: true },
    })
    const he = someProfile(tones, {
      ...{ nose: 0.05, bridge: 0.02, up: 0.02, lips: 0, chin: 0.03, style: 'short', mood: 'smile', brow: 0.02 },
      ...{ hair: tones.dark, cloth: tones.mid, lash: false },
    })
    s.at(390, -36, { scale: 118, rotate: -0.04 }, () => drawSitter(s, she))
    s.at(-390, -48, { scale: 122, scaleX: -1, rotate: 0.03 }, () => drawSitter(s, he))
    drawTable(s)
    drawBalloons(s)
  })
}

/** From the side, with the near arm on the table's edge. */
function drawSitter(s: Sheet, look: ProfileLook) {
  drawProfile(s, look)
  const sleeve = trace('0.3,1.86 0.7,2.0 0.8,2.5 0.62,3.0 0.1,3.1 -0.6,2.94 -0.66,2.66 -0.02,2.62 0.1,2.3')
  s.solid(sleeve, look.cloth, 5.4)
  s.within(sleeve, () =>
    s.flat(trace('0.5,2 1,2 1,3.2 -0.6,3.2 -0.5,2.9 0.3,2.9 0.56,2.6'), look.clothDark, { still: true, opacity: 0.6 }),
  )
  s.ink(trace('0.4,2.5 0.3,2.66 0.1,2.66'), 3)
  const hand = trace('-0.58,2.66 -0.86,2.56 -1.1,2.6 -1.26,2.74 -1.2,2.86 -0.9,2.94 -0.6,2.92')
  s.solid(hand, look.skin, 4.6)
  s.ink(trace('-1.22,2.78 -1.02,2.76'), 2.4)
  s.ink(trace('-1.18,2.86 -1.0,2.84'), 2.4)
}

function drawWindow(s: Sheet) {
  const { tones } = s
  const pane = box(-330, -300, 330, 130)
  s.solid(pane, tones.paper, 5, { corners: true })
  s.within(
    pane,
    () => {
      for (const [x, top, w] of [
        [-300, -80, 130],
        [-150, -140, 120],
        [-10, -40, 150],
        [160, -110, 130],
      ] as const) {
        s.solid(box(x, top, x + w, 140), tones.soft, 2.6, { corners: true })
        for (let y = top + 22; y < 120; y += 40)
          for (const k of [0.2, 0.6])
            s.flat(box(x + w * k, y, x + w * (k + 0.2), y + 20), tones.paper, { still: true, corners: true })
      }
    },
    true,
  )
  s.ink(
    [
      [0, -300],
      [0, 130],
    ],
    6,
    { in: 0.02, out: 0.02 },
  )
  s.solid(box(-346, 124, 346, 146), tones.paper, 4, { corners: true })
}

function drawBooth(s: Sheet, side: number) {
  const { tones } = s
  const at = (noted: string) => trace(noted).map(([x, y]): Point => [x * side, y])
  const seat = at('486,40 500,-10 560,-26 680,-26 680,400 420,400 430,330 500,310')
  s.solid(seat, tones.deep, 6)
  s.within(seat, () => s.flat(at('580,-40 700,-40 700,400 600,400'), tones.dark, { still: true, opacity: 0.5 }))
  for (const y of [70, 150, 230]) s.ink(at(`510,${y} 580,${y + 6} 660,${y}`), 3)
}

function drawTable(s: Sheet) {
  const { tones } = s
  s.solid(trace('-318,252 318,252 336,282 -336,282'), tones.paper, 6, { corners: true })
  s.flat(box(-334, 268, 334, 284), tones.mid, { still: true, corners: true })
  s.solid(box(-34, 284, 34, 380), tones.mid, 5, { corners: true })
  drawCup(s, [-150, 250], -1)
  drawCup(s, [196, 250], 1)
  drawSundae(s, [40, 252])
  s.solid(box(-64, 176, -28, 252), tones.accent, 4, { corners: true })
  s.solid(box(-60, 158, -32, 178), tones.dark, 4, { corners: true })
}

function drawCup(s: Sheet, [x, y]: Point, side: number) {
  const { tones } = s
  s.ink(ellipse(x + side * 46, y - 42, 20, 22), 9)
  s.ink(ellipse(x + side * 46, y - 42, 20, 22), 3.4, { colour: tones.paper })
  s.solid(
    [
      [x - 46, y - 78],
      [x + 46, y - 78],
      [x + 40, y - 24],
      [x + 22, y - 6],
      [x - 22, y - 6],
      [x - 40, y - 24],
    ],
    tones.paper,
    5,
  )
  s.flat(
    [
      [x + 12, y - 70],
      [x + 42, y - 70],
      [x + 36, y - 24],
      [x + 14, y - 10],
    ],
    tones.soft,
    { still: true },
  )
  s.solid(ellipse(x, y - 76, 46, 9), tones.deep, 4)
  s.solid(ellipse(x, y - 2, 66, 9), tones.paper, 4.4)
  for (const dx of [-14, 12])
    s.ink(
      [
        [x + dx, y - 94],
        [x + dx + 9, y - 112],
        [x + dx - 6, y - 128],
        [x + dx + 5, y - 148],
      ],
      3.4,
      { out: 0.7, in: 0.5, colour: tones.mid },
    )
}

function drawSundae(s: Sheet, [x, y]: Point) {
  const { tones } = s
  const glass = trace('-44,-118 44,-118 34,-60 10,-34 10,-12 34,0 -34,0 -10,-12 -10,-34 -34,-60').map(
    ([px, py]): Point => [x + px, y + py],
  )
  s.solid(glass, tones.paper, 4.6)
  s.flat(
    trace('-38,-98 38,-98 32,-66 10,-42 -10,-42 -32,-66').map(([px, py]): Point => [x + px, y + py]),
    between(tones.accent, tones.paper, 0.4),
    { still: true },
  )
  for (const [dx, dy, r] of [
    [-20, -130, 27],
    [22, -132, 26],
    [0, -160, 26],
  ] as const)
    s.solid(ellipse(x + dx, y + dy, r, r * 0.9), tones.pale, 4.4)
  s.solid(ellipse(x + 2, y - 190, 11, 11), tones.accent, 4)
  s.ink(
    [
      [x + 4, y - 200],
      [x + 16, y - 222],
    ],
    3,
  )
}

function drawBalloons(s: Sheet) {
  for (const [x, y, rx, ry, tail] of [
    [-150, -240, 168, 80, '-216,-176 -238,-104 -166,-166'],
    [52, -112, 138, 66, '116,-66 226,4 156,-88'],
  ] as const) {
    s.flat(trace(tail), s.tones.paper, { knock: true, still: true, corners: true })
    s.ink(trace(tail), 5, { corners: true, in: 0.05, out: 0.05 })
    s.flat(disc([x, y], rx, ry), s.tones.paper, { knock: true, still: true })
    const points = disc([x, y], rx, ry)
    s.contour(points, 5.4)
    s.flat(disc([x, y], rx - 5, ry - 5), s.tones.paper, { still: true })
    s.flat(
      trace(tail).map(([px, py]): Point => [px * 0.94 + x * 0.06, py * 0.94 + y * 0.06]),
      s.tones.paper,
      { still: true, corners: true },
    )
  }
}
