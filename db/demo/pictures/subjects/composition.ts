import { sheetOf } from '../backdrop.ts'
import { ellipse, type Point } from '../geometry.ts'
import { drawCrown, drawPuffs } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'

/** Composition: one small scene in thumbnails, each divided another way. */
export function drawComposition(s: Sheet) {
  const { dice: roll, tones, hw } = s
  const [columns, rows] = roll.pick([
    [3, 2],
    [2, 1],
    [3, 1],
    [2, 2],
    [4, 2],
  ] as const)
  sheetOf(s, roll.pick([tones.pale, tones.paper, tones.soft]))
  const [w, h] = [(hw * 2 - 110) / columns, 640 / rows]
  s.pen = rows === 1 ? 0.9 : 0.62
  for (let i = 0; i < columns * rows; i++) {
    const [x, y] = [-hw + 55 + (i % columns) * w, -320 + Math.floor(i / columns) * h]
    thumbnail(s, x + 14, y + 14, w - 28, h - 28)
  }
  s.pen = 1
}

function thumbnail(s: Sheet, x: number, y: number, w: number, h: number) {
  const { dice: roll, tones } = s
  const corners: Point[] = [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ]
  s.flat(corners, roll.pick([tones.paper, tones.soft, tones.pale, tones.accent]), { corners: true, knock: true })
  s.within(
    corners,
    () => {
      const horizon = y + h * roll.pick([0.33, 0.5, 0.67, 0.8])
      const sun: Point = [x + w * roll.pick([0.33, 0.67, 0.5]), horizon - h * roll.range(0.05, 0.25)]
      s.solid(ellipse(...sun, h * 0.15, h * 0.15), tones.accent, 5)
      drawPuffs(s, [x + w * roll.range(0.1, 0.9), y + h * 0.2], h * 0.22, tones.paper)
      const hill: Point[] = [
        [x - 9, horizon],
        [x + w * 0.25, horizon - h * roll.range(0, 0.24)],
        [x + w * 0.55, horizon - h * roll.range(-0.05, 0.1)],
        [x + w * 0.8, horizon - h * roll.range(0, 0.3)],
        [x + w + 9, horizon],
      ]
      s.flat([...hill, [x + w, y + h + 9], [x, y + h + 9]], tones.mid, { knock: true })
      s.ink(hill, 4.5)
      s.flat(
        [
          [x - 9, horizon + h * 0.1],
          [x + w * 0.5, horizon + h * 0.03],
          [x + w + 9, horizon + h * 0.12],
          [x + w + 9, y + h + 9],
          [x - 9, y + h + 9],
        ],
        tones.deep,
        { still: true },
      )
      const tree = x + w * roll.pick([0.2, 0.33, 0.67, 0.8])
      s.ink(
        [
          [tree, y + h * 1.02],
          [tree + 4, horizon - h * 0.1],
        ],
        16,
      )
      drawCrown(s, [tree, horizon - h * 0.2], [h * roll.range(0.18, 0.3), h * 0.2], [tones.soft, tones.mid, tones.dark])
      drawLittleOne(s, [tree < x + w / 2 ? x + w * 0.7 : x + w * 0.28, y + h * 0.94], h * 0.17)
    },
    true,
  )
  s.contour(corners, 5, { corners: true, least: 0.7 })
  const kind = roll.int(0, 2)
  if (kind === 0)
    for (const t of [1 / 3, 2 / 3]) {
      s.guide([x + w * t, y], [x + w * t, y + h], 0.06)
      s.guide([x, y + h * t], [x + w, y + h * t], 0.06)
    }
  if (kind === 1)
    for (const [a, b] of [
      [0, 2],
      [1, 3],
    ] as const)
      s.guide(corners[a] as Point, corners[b] as Point, 0.05)
  if (kind === 2)
    s.pencil(
      [
        corners[3] as Point,
        [x + w * 0.2, y + h * 0.3],
        [x + w * 0.6, y + h * 0.1],
        [x + w * 0.8, y + h * 0.45],
        [x + w * 0.62, y + h * 0.65],
        [x + w * 0.5, y + h * 0.5],
      ],
      3,
    )
}

/** Somebody small who stands in the picture, two heads high: where they stand is what the thumbnails differ in. */
function drawLittleOne(s: Sheet, [x, foot]: Point, head: number) {
  const { tones } = s
  const at = (dx: number, up: number): Point => [x + dx * head, foot - up * head]
  for (const side of [-1, 1]) s.ink([at(side * 0.24, 0.75), at(side * 0.26, 0)], 9)
  const coat = [at(-0.24, 1.55), at(0.24, 1.55), at(0.55, 0.5), at(-0.55, 0.5)]
  s.flat(coat, tones.accent, { corners: true, knock: true })
  s.contour(coat, 5, { corners: true })
  for (const side of [-1, 1]) s.ink([at(side * 0.26, 1.36), at(side * 0.62, 0.95), at(side * 0.5, 0.84)], 7)
  s.solid(ellipse(...at(0, 2), head * 0.66, head * 0.62), tones.dark, 5)
  s.solid(ellipse(...at(0, 1.86), head * 0.5, head * 0.42), tones.skin, 3)
  for (const side of [-1, 1]) s.ink([at(side * 0.2, 1.9), at(side * 0.2, 1.74)], 7)
  s.ink([at(-0.09, 1.62), at(0.09, 1.62)], 3)
}
