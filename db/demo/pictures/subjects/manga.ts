import { bend, ellipse, type Point, polar } from '../geometry.ts'
import { drawHead } from '../figure/head.ts'
import { someHead } from '../figure/head-look.ts'
import { type Area, drawFocusLines, drawPanelContent, drawTone } from '../scene/inner.ts'
import type { Sheet } from '../sheet.ts'

/** A page of panels with gutters, seen whole or cropped. */
export function drawPanels(s: Sheet) {
  const roll = s.dice
  const tilt = roll.range(-0.12, 0.12)
  const scale = roll.range(1, 1.2)
  s.flat(
    [
      [-s.hw - 20, -400],
      [s.hw + 20, -400],
      [s.hw + 20, 400],
      [-s.hw - 20, 400],
    ],
    s.dice.pick([s.tones.soft, s.tones.accent, s.tones.mid]),
    { corners: true, still: true },
  )
  s.at(roll.range(-30, 30), roll.range(-60, 60), { rotate: tilt, scale }, () => {
    const pages = [-1, 1]
    for (const side of pages) drawPage(s, side)
  })
}

function drawPage(s: Sheet, side: number) {
  const roll = s.dice
  const [w, h] = [s.hw * 0.86, 840]
  const left = side < 0 ? -w - 8 : 8
  s.solid(
    [
      [left, -h / 2],
      [left + w, -h / 2],
      [left + w, h / 2],
      [left, h / 2],
    ],
    s.tones.paper,
    4,
    { corners: true },
  )
  const rows = roll.int(2, 3)
  let y = -h / 2 + 44
  for (let row = 0; row < rows; row++) {
    const tall = (h - 88 - (rows - 1) * 22) / rows
    const lean = roll.range(-26, 26)
    const cut = roll.chance(0.7) ? roll.range(0.36, 0.64) : 1
    const inner = w - 72
    const x = left + 36
    const first = cut === 1 ? inner : inner * cut - 7
    frame(s, { x, y, w: first, h: tall }, cut === 1 ? 0 : lean, 0)
    if (cut < 1) frame(s, { x: x + inner * cut + 7, y, w: inner * (1 - cut) - 7, h: tall }, 0, lean)
    y += tall + 22
  }
}

function frame(s: Sheet, area: Area, leanRight: number, leanLeft: number) {
  const { x, y, w, h } = area
  const corners: Point[] = [
    [x + leanLeft, y],
    [x + w + leanRight, y],
    [x + w - leanRight, y + h],
    [x - leanLeft, y + h],
  ]
  s.flat(corners, s.tones.paper, { knock: true, corners: true, still: true })
  s.within(corners, () => drawPanelContent(s, area, s.dice.pick([0, 0, 1, 2, 3, 4, 5])), true)
  s.contour(corners, 6, { corners: true, least: 0.8, shade: 0 })
  for (const [a, b] of [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 0],
  ] as const)
    s.guide(corners[a] as Point, corners[b] as Point, 0.06, 1.4)
}

/** Speech balloons of every temper around a speaker. */
export function drawBalloon(s: Sheet) {
  const { dice: roll, tones } = s
  const side = roll.sign()
  const look = {
    ...someHead(roll, tones),
    yaw: side * roll.range(0.3, 0.7),
    mood: roll.pick(['laugh', 'surprise', 'smile', 'anger', 'wink'] as const),
  }
  s.at(-side * s.hw * 0.46, 30, { scale: roll.range(165, 205) }, () => drawHead(s, look))
  const kinds = [0, 1, 2, 3, 4]
  const count = roll.int(2, 3)
  for (let i = 0; i < count; i++) {
    const x = side * s.hw * roll.range(0.28, 0.62)
    const y = -200 + i * (430 / count) + roll.range(-14, 14) + (count === 2 ? 40 : 0)
    balloon(
      s,
      [x + (i % 2) * side * 50, y],
      [roll.range(130, 190), roll.range(78, 100) * (count === 2 ? 1.3 : 0.92)],
      kinds.splice(roll.int(0, kinds.length - 1), 1)[0] ?? 0,
      [-side * 180, 60 - y * 0.5],
    )
  }
}

function balloon(s: Sheet, [x, y]: Point, [rx, ry]: Point, kind: number, toward: Point) {
  const { dice: roll, tones } = s
  const fill = roll.chance(0.75) ? tones.paper : tones.accent
  s.ring(x, y, rx, ry)
  if (kind === 1) {
    const spikes: Point[] = []
    const amount = roll.int(15, 22)
    for (let i = 0; i < amount * 2; i++) {
      const p = polar((i / (amount * 2)) * Math.PI * 2, i % 2 ? 1.06 * roll.range(1, 1.32) : 0.84)
      spikes.push([x + p[0] * rx, y + p[1] * ry])
    }
    s.solid(spikes, fill, 5, { corners: true })
  } else if (kind === 2) {
    const lumps: Point[] = []
    for (let i = 0; i < 10; i++)
      for (let k = 0; k < 6; k++) {
        const a = ((i + k / 6) / 10) * Math.PI * 2
        const r = 0.9 + 0.14 * Math.sin((k / 6) * Math.PI)
        lumps.push([x + Math.cos(a) * rx * r, y + Math.sin(a) * ry * r])
      }
    s.solid(lumps, fill, 5, { corners: true })
    for (const t of [0.62, 0.78, 0.9])
      s.solid(ellipse(x + toward[0] * t, y + toward[1] * t + ry * 0.6, 17 * (1.3 - t), 14 * (1.3 - t)), fill, 4)
  } else {
    const tail = Math.atan2(toward[1] / ry, toward[0] / rx)
    const round = ellipse(x, y, rx, ry, { from: tail + 0.13, to: tail + Math.PI * 2 - 0.13 }).map(([px, py]): Point =>
      kind === 3
        ? [
            x + Math.sign(px - x) * rx * Math.abs((px - x) / rx) ** 0.6,
            y + Math.sign(py - y) * ry * Math.abs((py - y) / ry) ** 0.6,
          ]
        : [px, py],
    )
    const tip: Point = [x + Math.cos(tail) * rx * 1.38, y + Math.sin(tail) * ry * 1.5]
    s.solid(
      [
        ...round,
        ...bend(round[round.length - 1] as Point, [x + Math.cos(tail) * rx * 1.08, y + Math.sin(tail) * ry * 1.2], tip),
        tip,
      ],
      fill,
      5.4,
      { corners: true },
    )
    if (kind === 4) s.contour(ellipse(x, y, rx * 0.92, ry * 0.9), 2.4)
  }
  for (let i = 0; i < 3; i++)
    s.pencil(
      [
        [x + rx * 0.3 - i * rx * 0.3, y - ry * 0.5],
        [x + rx * 0.3 - i * rx * 0.3, y + ry * (0.5 - i * 0.14)],
      ],
      7,
      { opacity: 0.5 },
    )
}

/** Effect lines: focus, speed, flash, with something that moves. */
export function drawEffectLines(s: Sheet) {
  const { dice: roll, tones, hw } = s
  const kind = roll.int(0, 2)
  const at: Point = [roll.range(-0.2, 0.2) * hw, roll.range(-30, 30)]
  if (kind === 0) drawFocusLines(s, at, [roll.range(250, 330), 860], roll.int(110, 170))
  if (kind === 1) speedLines(s, roll.range(-0.25, 0.25))
  if (kind === 2) {
    s.black(
      [
        [-hw - 9, -370],
        [hw + 9, -370],
        [hw + 9, 370],
        [-hw - 9, 370],
      ],
      { corners: true },
    )
    const burst: Point[] = []
    const amount = roll.int(34, 54)
    for (let i = 0; i < amount * 2; i++) {
      const p = polar((i / (amount * 2)) * Math.PI * 2, i % 2 ? roll.range(0.92, 1.3) : roll.range(0.66, 0.74))
      burst.push([at[0] + p[0] * 430, at[1] + p[1] * 300])
    }
    s.flat(burst, roll.pick([tones.paper, tones.accent]), { corners: true, still: true, layer: 'ink' })
  }
  s.ring(at[0], at[1], 280, 200)
  for (let i = 0; i < 12; i++) {
    const p = polar((i / 12) * Math.PI * 2 + 0.1, 1)
    if (kind !== 1)
      s.pencil(
        [
          [at[0] + p[0] * 120, at[1] + p[1] * 90],
          [at[0] + p[0] * 760, at[1] + p[1] * 560],
        ],
        1.4,
      )
  }
  const look = {
    ...someHead(roll, tones),
    mood: roll.pick(['surprise', 'anger', 'laugh'] as const),
    style: roll.pick(['short', 'spiky', 'bob', 'bun', 'ponytail', 'twin'] as const),
    neck: false,
    pitch: 0.05,
  }
  s.at(at[0], at[1] + 6, { scale: roll.range(130, 170), rotate: roll.range(-0.2, 0.2) }, () => drawHead(s, look))
}

function speedLines(s: Sheet, lean: number) {
  const strips: Point[][] = []
  for (let i = 0; i < 90; i++) {
    const y = s.dice.range(-370, 370)
    const from = s.dice.chance(0.5) ? -1 : 1
    const reach = s.hw * s.dice.range(0.25, 0.75) * (0.5 + Math.abs(y) / 480)
    const [x1, x2] = [from * (s.hw + 20), from * (s.hw - reach)]
    const half = s.dice.range(0.8, 4)
    strips.push([
      [x1, y + x1 * lean - half],
      [x2, y + x2 * lean],
      [x1, y + x1 * lean + half],
    ])
  }
  s.scatter(strips, s.line, { layer: 'ink' })
}

/** Screentone: one form in steps of tone. */
export function drawScreentone(s: Sheet) {
  const { dice: roll, tones } = s
  const columns = roll.int(3, 5)
  const wide = (s.hw * 2 - 90) / columns
  const figure = roll.chance(0.6)
  for (let i = 0; i < columns; i++) {
    const area: Area = { x: -s.hw + 45 + i * wide + 8, y: -300, w: wide - 16, h: 600 }
    const corners: Point[] = [
      [area.x, area.y],
      [area.x + area.w, area.y],
      [area.x + area.w, area.y + area.h],
      [area.x, area.y + area.h],
    ]
    s.flat(corners, i % 2 && roll.chance(0.5) ? tones.accent : tones.paper, { corners: true, knock: true })
    const gap = roll.range(11, 22)
    const kind = roll.int(0, 3)
    s.within(
      corners,
      () => {
        if (kind < 2) drawTone(s, area, gap, s.line, kind ? (t) => 0.75 - t * 0.8 : (t) => t * 0.75 - 0.02)
        if (kind === 2)
          for (let y = area.y; y < area.y + area.h; y += gap * 0.8)
            s.ink(
              [
                [area.x - 9, y + 30],
                [area.x + area.w + 9, y - 30],
              ],
              2 + ((y - area.y) / area.h) * 5,
              { corners: true, least: 1 },
            )
        if (kind === 3) drawTone(s, area, gap, s.line, () => 0.12 + i * 0.12)
        if (!figure) {
          const [cx, cy, r] = [area.x + area.w / 2, roll.range(-60, 80), area.w * 0.36]
          s.flat(ellipse(cx, cy, r, r), tones.paper, { knock: true })
          s.within(ellipse(cx, cy, r, r), () =>
            drawTone(s, { x: cx - r, y: cy - r, w: r * 2, h: r * 2 }, gap * 0.7, s.line, (t) => t * 0.9 - 0.25),
          )
          s.contour(ellipse(cx, cy, r, r), 5)
        }
      },
      true,
    )
    s.contour(corners, 4.5, { corners: true, least: 0.8, shade: 0 })
    s.guide(corners[0] as Point, corners[3] as Point, 0.05, 1.4)
  }
  if (!figure) return
  s.at(roll.range(-0.35, 0.35) * s.hw, 0, { scale: roll.range(170, 215), rotate: roll.range(-0.12, 0.12) }, () =>
    drawHead(s, someHead(roll, tones)),
  )
}
