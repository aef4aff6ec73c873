import { box } from '../backdrop.ts'
import { type Stance } from './actor.ts'
import { ghost } from './gestures.ts'
import { disc, onGround, splitSheet } from './ground.ts'
import { balloon, frame, girl } from './manga-parts.ts'
import { redCross, redRound } from './shading.ts'
import { stances } from './stances.ts'
import { drawHead } from '../figure/head.ts'
import { ellipse, type Point, polar, trace } from '../geometry.ts'
import { drawFocusLines } from '../scene/inner.ts'
import type { Sheet } from '../sheet.ts'
import { between, INK } from '../tones.ts'

/** A man of sticks: a ring and six strokes. */
function stick(s: Sheet, [x, y]: Point, size: number, lines: readonly string[], turn = 1) {
  s.at(x, y, { scale: size, scaleX: turn }, () => {
    s.solid(disc([0, -58], 24), s.tones.paper, 9)
    for (const line of lines) s.ink(trace(line), 10, { in: 0.02, out: 0.05, least: 0.9, shade: 0 })
  })
}
const sticks = {
  stand: ['0,-34 0,30', '0,30 -20,90', '0,30 20,90', '0,-14 -34,20', '0,-14 34,20'],
  run: ['4,-34 -14,26', '-14,26 -60,40 -92,20', '-14,26 26,46 14,90', '-2,-14 34,12 56,-12', '-2,-14 -40,-4 -50,30'],
  cheer: ['0,-34 0,30', '0,30 -24,90', '0,30 24,90', '0,-14 -34,-60', '0,-14 34,-60'],
  fall: ['0,-34 -24,20', '-24,20 -70,-6', '-24,20 -52,66', '-4,-16 44,-44', '-4,-16 36,20'],
}

/** A page told with nothing but sticks: he runs, he trips, he flies, he has arrived. */
export function drawStickPage(s: Sheet) {
  const { tones } = s
  onGround(s, tones.accent, () => {
    s.flat(box(-520, -330, 548, 360), tones.dark, { corners: true, still: true, opacity: 0.3 })
    s.solid(box(-540, -346, 530, 344), tones.paper, 5, { corners: true })
    frame(s, trace('90,-322 506,-322 506,-20 50,-20'), tones.pale, () => {
      s.ink(trace('40,-60 520,-60'), 5)
      stick(s, [300, -150], 1.05, sticks.run, -1)
      for (const line of ['400,-190 490,-190', '410,-150 490,-150', '400,-110 480,-110'])
        s.ink(trace(line), 6, { in: 0.6, out: 0.1 })
    })
    frame(s, trace('-516,-322 66,-322 26,-20 -516,-20'), tones.soft, () => {
      drawFocusLines(s, [-230, -170], [130, 500], 46, 0.7)
      stick(s, [-210, -160], 1.15, sticks.fall, -1)
      s.solid(trace('-60,-20 -40,-80 0,-90 20,-20'), tones.mid, 6)
    })
    frame(s, trace('-10,6 506,6 506,320 40,320'), tones.paper, () => {
      s.flat(disc([330, 100], 60), tones.accent, { still: true })
      s.at(260, 170, { rotate: -0.9 }, () => stick(s, [0, 0], 1.1, sticks.cheer))
      for (const line of ['120,290 170,250', '90,250 150,220', '170,310 210,270'])
        s.ink(trace(line), 7, { in: 0.1, out: 0.8 })
    })
    frame(s, trace('-516,6 -34,6 16,320 -516,320'), tones.pale, () => {
      s.ink(trace('-540,290 40,290'), 5)
      stick(s, [-330, 190], 1.1, sticks.stand)
      stick(s, [-170, 190], 1.1, sticks.cheer)
      for (const [x, y] of trace('-400,70 -250,56 -90,80')) s.flat(disc([x, y], 10), tones.accent, { still: true })
    })
  })
}

/** Thirty balloons, whispered, spoken, thought, shouted. */
export function drawThirtyBalloons(s: Sheet) {
  const { tones } = s
  onGround(s, tones.mid, () => {
    for (let i = 0; i < 30; i++) {
      const [x, y] = [-530 + (i % 6) * 212, -272 + Math.floor(i / 6) * 136]
      const kind = (i * 2 + Math.floor(i / 6)) % 5
      const points = [28, 22, 30, 26, 4][kind]!
      const r = (k: number) =>
        [1, k % 2 ? 0.78 : 1.12, 1 + Math.abs(Math.sin(k * 0.63)) * 0.14, 1 + (k % 3) * 0.05, 1][kind]!
      const shape =
        kind === 4
          ? box(x - 78, y - 40, x + 78, y + 40)
          : Array.from({ length: points }, (_, k): Point => {
              const [dx, dy] = polar((k / points) * Math.PI * 2, r(k))
              return [x + dx * (70 + (i % 3) * 8), y + dy * 42]
            })
      const fill = [tones.paper, tones.paper, tones.accent, tones.paper, tones.pale][(i + kind) % 5]!
      if (kind === 2)
        for (const [k, d] of [
          [0, 14],
          [1, 8],
        ] as const)
          s.solid(disc([x + 62 + k * 20, y + 46 + k * 14], d * 0.8), fill, 4)
      else if (kind !== 1)
        s.solid(
          [
            [x + 20, y + 26],
            [x + 54, y + 60],
            [x + 46, y + 20],
          ],
          fill,
          4,
          { corners: true },
        )
      s.solid(shape, fill, kind === 1 ? 6 : 4.4, { corners: kind === 1 || kind === 4 })
      s.flat(
        shape.map(([px, py]): Point => [x + (px - x) * 0.9, y + (py - y) * 0.88]),
        fill,
        { still: true, corners: kind === 1 || kind === 4 },
      )
      for (const dx of [-20, 0, 20])
        s.ink(
          [
            [x + dx, y - 20],
            [x + dx, y + (dx ? 14 : 22)],
          ],
          6,
          { in: 0.02, out: 0.02, least: 0.9 },
        )
    }
  })
}

/** Left a balloon that lies on her face and bursts with words; right room for both. */
export function drawBalloonRoom(s: Sheet) {
  const { tones } = s
  splitSheet(s, [tones.mid, tones.soft], [20, -20], () => {
    s.pen = 1.05
    s.at(-330, 10, { scale: 156 }, () => drawHead(s, girl(s, { yaw: 0.3, mood: 'smile' })))
    s.at(250, 60, { scale: 140 }, () => drawHead(s, girl(s, { yaw: 0.4, mood: 'smile' })))
    s.pen = 1
    s.solid(ellipse(-360, 50, 190, 124).slice(0, -1), tones.paper, 6)
    for (let i = 0; i < 11; i++)
      s.ink(
        [
          [-190 - i * 34, -70 - (i % 3) * 22],
          [-190 - i * 34, 170 + (i % 4) * 12],
        ],
        12,
        { in: 0.02, out: 0.02, least: 0.9 },
      )
    balloon(s, [500, -180], [108, 132], [396, -40], 3)
    redCross(s, [-564, -270])
    redRound(s, [80, -270])
  })
}

/** A wall of little frames, each cut otherwise: from afar, from near, from below, askew. */
export function drawHundredFrames(s: Sheet) {
  const { tones } = s
  const all: Stance[] = [
    stances.skip,
    stances.run,
    stances.wave,
    stances.leap,
    stances.squat,
    stances.reach,
    stances.kick,
  ]
  onGround(s, between(tones.dark, INK, 0.3), () => {
    for (let i = 0; i < 40; i++) {
      const [x, y] = [-546 + (i % 8) * 156, -266 + Math.floor(i / 8) * 133]
      const cell = box(x - 70, y - 58, x + 70, y + 58)
      const near = i % 4
      s.flat(cell, [tones.paper, tones.soft, tones.accent, tones.mid, tones.pale][(i * 3 + Math.floor(i / 8)) % 5]!, {
        corners: true,
        still: true,
      })
      s.within(
        cell,
        () => {
          s.flat(
            trace(
              `${x - 80},${y + 20 + (i % 3) * 12} ${x + 80},${y + 36 - (i % 5) * 10} ${x + 80},${y + 70} ${x - 80},${y + 70}`,
            ),
            tones.mid,
            { corners: true, still: true, opacity: 0.7 },
          )
          const scale = [6, 12, 26, 46][near]!
          s.at(
            x + (i % 3) * 18 - 18,
            y + [-18, -30, -16, 6][near]!,
            { scale, rotate: (i % 5) * 0.16 - 0.32, scaleX: i % 2 ? 1 : -1 },
            () => ghost(s, all[i % 7]!, tones.dark),
          )
        },
        true,
      )
    }
  })
}
