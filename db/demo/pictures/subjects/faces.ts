import { drawEye } from '../figure/eye.ts'
import { drawHead } from '../figure/head.ts'
import { moods, someHead } from '../figure/head-look.ts'
import { bend, ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

/** Eyes in five steps: from the ball in pencil to the finished iris; one large eye leads. */
export function drawEyeSubject(s: Sheet) {
  const { dice: roll, tones } = s
  const colours = roll.pick([
    [tones.accent, tones.deep],
    [tones.mid, tones.deep],
    [tones.deep, tones.dark],
    [tones.soft, tones.deep],
  ] as const)
  const look = {
    open: roll.range(0.85, 1.1),
    tall: roll.range(0.85, 1.15),
    slant: roll.range(-0.12, 0.25),
    gaze: [roll.range(-0.18, 0.18), roll.range(-0.05, 0.08)] as Point,
    iris: colours[0],
    irisDark: colours[1],
    lash: roll.int(1, 3),
    white: '#ffffff',
    pen: 6,
  }
  const pair = roll.chance(0.45)
  const big = pair ? roll.range(165, 190) : roll.range(230, 275)
  const y = roll.range(-100, -60)
  const flip = roll.sign()
  const centres = pair ? [-1, 1].map((k) => k * s.hw * 0.46) : [roll.range(-0.1, 0.1) * s.hw]
  s.flat(ellipse(0, y + 10, s.hw * 0.86, big * 1.02), tones.skin)
  centres.forEach((x, i) => {
    const side = pair ? (i ? 1 : -1) : flip
    s.flat(bend([x - big * 1.05, y - 8], [x, y - big * 1.25], [x + big * 1.05, y - 8]), tones.blush, {
      corners: true,
      opacity: 0.7,
    })
    s.at(x, y, { scaleX: side, scale: big, rotate: roll.range(-0.04, 0.04) }, () => {
      drawEye(s, (px, py) => [px, py], { ...look, pen: pair ? 5.5 : 8 })
      s.ink(trace('-0.95,-0.82 -0.2,-1.06 0.75,-0.9 1.15,-0.66'), 16, { in: 0.25, out: 0.7 })
      s.ring(0, 0, 0.86, 0.86)
      s.ring(0, 0.02, 0.47, 0.6)
      s.guide([-1.2, 0.1], [1.25, -0.02], 0.1)
      s.guide([0, -1], [0, 0.95], 0.06)
      s.pencil(trace('-1.1,0.2 -0.6,-0.55 0.6,-0.6 1.15,0'), 1.8)
    })
  })
  steps(s, { ...look, pen: 2.6 }, 238)
}

function steps(s: Sheet, look: Parameters<typeof drawEye>[2], y: number) {
  const gap = (s.hw * 1.8) / 5
  for (let i = 0; i < 5; i++) {
    const x = -s.hw * 0.9 + gap * (i + 0.5)
    s.flat(
      (trace('-0.46,-70 0.46,-70 0.46,74 -0.46,74') as Point[]).map(([a, b]): Point => [x + a * gap, y + b]),
      s.tones.paper,
      { corners: true, still: true },
    )
    s.keeps = i < 3
    s.at(x, y, { scale: gap * 0.32 }, () => {
      s.ring(0, 0, 0.8, 0.8)
      s.guide([-1, 0.05], [1, 0.05], 0.15)
      if (i > 0) s.pencil(trace('-1,0.15 -0.55,-0.5 0.1,-0.62 0.7,-0.48 1.02,0.05'), 2.4)
      if (i === 1 || i === 2) s.ring(look.gaze[0], 0, 0.46, 0.58)
      if (i === 2) {
        s.ink(trace('-1.02,0.2 -0.6,-0.45 0,-0.6 0.6,-0.5 1.06,0.02'), 7)
        s.ink(trace('0.8,0.3 0.3,0.56 -0.4,0.5'), 2.6)
      }
      if (i === 3) drawEye(s, (a, b) => [a, b], { ...look, iris: s.tones.paper, irisDark: s.tones.pale })
      if (i === 4) drawEye(s, (a, b) => [a, b], look)
    })
  }
  s.keeps = false
}

/** Expressions: one face, several moods. */
export function drawExpressions(s: Sheet) {
  const { dice: roll } = s
  const base = someHead(roll, s.tones)
  const count = roll.pick([2, 3, 3, 6])
  const columns = Math.min(count, 3)
  const rows = count > 3 ? 2 : 1
  const start = roll.int(0, moods.length - 1)
  const size = rows === 2 ? 92 : count === 2 ? 190 : 138
  if (rows === 2 && (base.style === 'long' || base.style === 'braid' || base.style === 'twin')) base.style = 'bob'
  s.pen = rows === 2 ? 0.62 : count === 3 ? 0.85 : 1
  for (let i = 0; i < count; i++) {
    const x = (((i % columns) + 0.5) / columns - 0.5) * 1.86 * s.hw
    const y = rows === 2 ? (i < 3 ? -190 : 165) : roll.range(-40, 10)
    const look = {
      ...base,
      mood: moods[(start + i * 2) % moods.length] ?? 'calm',
      yaw: roll.range(-0.6, 0.6),
      pitch: roll.range(-0.15, 0.2),
      neck: rows === 1,
      guides: roll.chance(0.8),
    }
    s.at(x, y, { scale: size, rotate: roll.range(-0.12, 0.12) }, () => drawHead(s, look))
  }
  s.pen = 1
}
