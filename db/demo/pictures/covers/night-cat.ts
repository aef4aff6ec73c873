import { box } from '../backdrop.ts'
import { disc, onGround } from './ground.ts'
import { bend, ellipse, type Point, trace } from '../geometry.ts'
import { drawPuffs } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'
import { between, INK } from '../tones.ts'

/** A black cat on a wall before a large moon. */
export function drawNightCat(s: Sheet) {
  onGround(s, between(s.tones.dark, s.tones.deep, 0.6), () => drawNight(s))
}

function drawNight(s: Sheet) {
  const { tones, dice: roll, hw } = s
  const night = between(tones.dark, INK, 0.4)
  const moon: Point = [110, -66]
  const glow = between(tones.dark, tones.deep, 0.95)
  s.flat(disc(moon, 338), glow, { still: true })
  s.solid(disc(moon, 268), between(tones.paper, '#F3DFA0', 0.55), 4)
  for (const [x, y, rx, ry] of [
    [10, -150, 54, 40],
    [230, -180, 40, 30],
    [250, -10, 66, 50],
    [-30, 20, 34, 26],
    [150, 96, 40, 24],
  ] as const)
    s.flat(ellipse(x, y, rx, ry, { tilt: -0.3 }), '#EBCF86', { still: true, opacity: 0.6 })
  for (let i = 0; i < 34; i++) {
    const [x, y] = [roll.range(-hw + 40, hw - 40), roll.range(-330, 120)]
    if (Math.hypot(x - moon[0], y - moon[1]) < 360) continue
    const r = roll.range(2.4, 6)
    s.flat(
      [
        [x, y - r * 1.6],
        [x + r * 0.4, y - r * 0.4],
        [x + r * 1.6, y],
        [x + r * 0.4, y + r * 0.4],
        [x, y + r * 1.6],
        [x - r * 0.4, y + r * 0.4],
        [x - r * 1.6, y],
        [x - r * 0.4, y - r * 0.4],
      ],
      tones.paper,
      { still: true, corners: true },
    )
  }
  drawPuffs(s, [-420, 20], 190, tones.deep, 3.4)
  drawPuffs(s, [470, 96], 150, tones.deep, 3.4)
  drawRoofs(s, night)
  drawBricks(s)
  s.at(40, 228, { scale: 1.32 }, () => drawBlackCat(s))
}

/** Far roofs with a lit window each. */
function drawRoofs(s: Sheet, night: string) {
  for (const [x, y, w] of [
    [-520, 120, 190],
    [-300, 170, 150],
    [360, 176, 140],
    [560, 130, 170],
  ] as const) {
    s.solid(
      [
        [x - w * 0.72, y],
        [x, y - w * 0.5],
        [x + w * 0.72, y],
        [x + w * 0.6, y],
        [x + w * 0.6, 300],
        [x - w * 0.6, 300],
        [x - w * 0.6, y],
      ],
      night,
      4,
      { corners: true },
    )
    s.flat(box(x - 24, y + 24, x + 24, y + 66), s.tones.accent, { corners: true, still: true })
    s.ink(
      [
        [x, y + 24],
        [x, y + 66],
      ],
      3,
    )
  }
}

function drawBricks(s: Sheet) {
  const { tones, hw, dice: roll } = s
  s.solid(box(-hw - 20, 232, hw + 20, 400), tones.mid, 6, { corners: true })
  s.flat(box(-hw - 20, 268, hw + 20, 400), tones.deep, { corners: true, still: true, opacity: 0.55 })
  s.ink(
    [
      [-hw - 20, 268],
      [hw + 20, 268],
    ],
    5,
    { in: 0.02, out: 0.02 },
  )
  for (let x = -hw; x < hw; x += 150)
    s.ink(
      [
        [x, 236],
        [x - 4, 266],
      ],
      4,
    )
  for (let r = 0; r < 2; r++)
    for (let x = -hw + (r % 2) * 60; x < hw; x += 120) {
      s.ink(
        [
          [x, 270 + r * 46],
          [x + roll.range(-3, 3), 312 + r * 46],
        ],
        3.4,
      )
      s.ink(
        [
          [x, 314 + r * 46],
          [x + 112, 314 + r * 46],
        ],
        3.4,
      )
    }
}

function drawBlackCat(s: Sheet) {
  const { tones } = s
  const fur = between(INK, '#000000', 0.35)
  const rim = { colour: between(tones.mid, tones.paper, 0.5), in: 0.3, out: 0.5 }
  const tail = trace('96,-24 150,6 178,70 158,120 120,112')
  s.ink(tail, 34, { in: 0.02, out: 0.2, least: 0.7, colour: fur })
  const body = trace('-52,-176 -62,-110 -68,-50 -64,-8 -84,4 -66,10 20,8 112,6 124,-30 112,-90 78,-140 44,-180 10,-196')
  s.black(body, { opacity: 1 })
  s.flat(body, fur, { layer: 'ink', still: true })
  s.flat(ellipse(-52, 4, 40, 13), fur, { layer: 'ink', still: true })
  s.flat(ellipse(4, 5, 38, 12), fur, { layer: 'ink', still: true })
  const head = trace(
    '-96,-226 -104,-262 -100,-318 -78,-300 -56,-284 -14,-284 10,-300 34,-320 34,-262 26,-226 2,-196 -34,-184 -72,-196',
  )
  s.flat(head, fur, { layer: 'ink', still: true, corners: false })
  for (const [a, b, c] of [
    ['-92,-300', '-90,-272', '-74,-284'],
    ['26,-302', '6,-284', '22,-272'],
  ])
    s.flat(trace(`${a} ${b} ${c}`), tones.deep, { layer: 'ink', still: true, corners: true })
  for (const [x, k] of [
    [-64, 1],
    [-8, -1],
  ] as const) {
    s.flat(
      bend([x - 20, -242 - k * 4], [x, -272], [x + 20, -242 + k * 4]).concat(
        bend([x + 20, -242 + k * 4], [x, -222], [x - 20, -242 - k * 4]),
      ),
      '#F2C84B',
      { layer: 'ink', still: true, corners: true },
    )
    s.black(ellipse(x, -244, 5, 13))
    s.white(ellipse(x - 6, -250, 4, 4), { layer: 'ink' })
  }
  s.flat(trace('-43,-222 -29,-222 -36,-214'), tones.accent, { layer: 'ink', still: true })
  s.ink(trace('-36,-214 -36,-208 -48,-202'), 2.6, rim)
  s.ink(trace('-36,-208 -26,-202'), 2.6, rim)
  for (const [dy, lift] of [
    [-214, -8],
    [-208, 4],
  ] as const) {
    s.ink(bend([-62, dy], [-94, dy - 6], [-132, dy + lift]), 2.6, rim)
    s.ink(bend([-10, dy], [22, dy - 6], [60, dy + lift]), 2.6, rim)
  }
  s.ink(trace('-58,-160 -66,-100 -70,-40'), 3.6, rim)
  s.ink(trace('-100,-236 -107,-264 -103,-306'), 3.6, rim)
  s.ink(trace('-30,-70 -22,-30 -24,2'), 3, rim)
  s.ink(trace('54,2 36,-30 56,-76 90,-84'), 3.4, rim)
}
