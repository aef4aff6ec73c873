import { box } from '../backdrop.ts'
import { drawSomebody, type Stance, type Wear } from './actor.ts'
import { disc, onGround, splitSheet } from './ground.ts'
import { balloon, boy, frame, girl } from './manga-parts.ts'
import { redCross, redLine, redRound } from './shading.ts'
import { stances } from './stances.ts'
import { drawHead } from '../figure/head.ts'
import { ellipse, type Point, polar, trace } from '../geometry.ts'
import { drawFocusLines, drawTone } from '../scene/inner.ts'
import type { Sheet } from '../sheet.ts'
import { between, INK } from '../tones.ts'

function sittingCat(s: Sheet, [x, y]: Point, size: number, turn = 1) {
  const { tones } = s
  s.at(x, y, { scale: size, scaleX: turn }, () => {
    s.ink(trace('60,96 120,90 140,40 120,0'), 22, { in: 0.05, out: 0.3, least: 0.6 })
    s.black(
      trace(
        '-50,110 -60,20 -40,-30 -64,-96 -40,-140 -50,-190 -14,-160 20,-160 56,-190 50,-130 44,-80 30,-30 76,40 84,110 20,120',
      ),
    )
    for (const dx of [-22, 22]) {
      s.flat(ellipse(dx, -112, 15, 18), tones.accent, { still: true })
      s.black(ellipse(dx + 3, -112, 5, 14))
    }
  })
}

const cup = (s: Sheet, [x, y]: Point, rotate = 0) =>
  s.at(x, y, { rotate }, () => {
    s.solid(ellipse(46, 4, 22, 24), s.tones.paper, 5)
    s.solid(trace('-44,-44 44,-44 36,48 -36,48'), s.tones.accent, 6)
    s.solid(ellipse(0, -44, 44, 12), s.tones.paper, 5)
  })

/** Four panels side by side: a cup; a cat comes; it looks us in the eye; the cup is gone. */
export function drawFourTurns(s: Sheet) {
  const { tones } = s
  onGround(s, tones.accent, () => {
    const grounds = [tones.paper, tones.pale, tones.soft, tones.paper]
    for (let i = 0; i < 4; i++) {
      // Read from the right.
      const x = 468 - i * 312
      frame(s, box(x - 146, -318, x + 146, 318), grounds[i]!, () => {
        s.flat(box(x - 160, 130, x + 160, 400), tones.mid, { corners: true, still: true })
        if (i === 3) drawFocusLines(s, [x, 40], [120, 520], 40, 0.8)
        s.solid(box(x - (i === 3 ? 160 : 170), 126, x + 170, 152), tones.dark, 5, { corners: true })
        if (i === 0) {
          cup(s, [x, 76])
          for (const dx of [-16, 16])
            s.ink(
              [
                [x + dx, 10],
                [x + dx - 10, -30],
                [x + dx + 8, -70],
              ],
              8,
              { colour: tones.mid },
            )
        }
        if (i === 1) {
          cup(s, [x - 64, 76])
          sittingCat(s, [x + 76, 16], 0.94, -1)
        }
        if (i === 2) {
          sittingCat(s, [x + 50, 6], 1.05, -1)
          s.ink(
            [
              [x + 20, 60],
              [x - 36, 70],
              [x - 60, 80],
            ],
            28,
            { in: 0.05, out: 0.2, least: 0.8 },
          )
          cup(s, [x - 96, 74], -0.3)
        }
        if (i === 3) {
          sittingCat(s, [x + 24, 6], 1.05)
          for (const [dx, dy, r] of [
            [-70, 250, 0.4],
            [-20, 270, -0.6],
            [40, 256, 1],
            [84, 276, 0.2],
          ] as const)
            s.at(x + dx, dy, { rotate: r }, () =>
              s.solid(trace('-34,-20 30,-26 16,26 -20,18'), tones.accent, 5, { corners: true }),
            )
        }
      })
    }
  })
}

const tumble: Stance = {
  shoulders: '-0.7,1.8 0.6,1.7',
  hips: '-0.3,4.0 0.5,4.1',
  arms: '-2.0,1.0 -2.9,-0.2 1.9,0.9 2.7,-0.5',
  legs: '-1.7,5.4 -3.0,4.2 1.9,5.3 3.4,4.6',
  feet: [1.2, -0.9],
}

/** Left a last panel in which nothing comes; right he slips on the peel, far too high, and it is funny. */
export function drawPunchline(s: Sheet) {
  const { tones } = s
  const wear: Wear = { top: tones.paper, low: between(tones.dark, INK, 0.3), kind: 'trousers', shoe: tones.deep }
  const look = { yaw: 0.4, style: 'spiky', lash: 0, hair: between(tones.dark, INK, 0.5) } as const
  const peel = (x: number) =>
    s.solid(
      trace('0,-40 16,-16 60,-6 70,14 20,8 6,20 -8,8 -60,16 -52,-4 -16,-14').map(([px, py]): Point => [
        x + px,
        276 + py,
      ]),
      tones.accent,
      5,
    )
  splitSheet(s, [tones.soft, tones.accent], [20, -20], () => {
    frame(s, box(-584, -300, -60, 320), tones.paper, () => {
      s.flat(box(-600, 260, 0, 400), tones.pale, { corners: true, still: true })
      s.pen = 0.9
      s.at(-380, -150, { scale: 48 }, () =>
        drawSomebody(s, { stance: stances.stiff, wear, look, face: { eyes: 'open', brow: [0, 0], mouth: 'flat' } }),
      )
      s.pen = 1
      peel(-180)
      for (const x of [-220, -180, -140]) s.flat(disc([x, -120], 11), tones.dark, { still: true })
    })
    frame(s, box(60, -300, 584, 320), tones.paper, () => {
      drawFocusLines(s, [320, -20], [230, 520], 64, 0.9)
      s.flat(box(40, 260, 640, 400), tones.pale, { corners: true, still: true })
      peel(250)
      s.flat(ellipse(340, 300, 130, 14), tones.mid, { still: true })
    })
    s.pen = 0.95
    s.at(230, -150, { scale: 54, rotate: -0.9 }, () =>
      drawSomebody(s, {
        stance: tumble,
        wear,
        look,
        face: { eyes: 'blank', brow: [-0.2, 0], mouth: 'shout', signs: ['sweat'] },
      }),
    )
    s.pen = 1
    redCross(s, [-576, -284], 30)
    redRound(s, [586, -284], 34)
  })
}

/** One page three times: its frames ruled, its figures roughed in, the page finished. */
export function drawPageGrows(s: Sheet) {
  const { tones } = s
  const panels = [
    '-150,-290 150,-290 150,-110 -150,-80',
    '-150,-56 -10,-70 -10,110 -150,110',
    '14,-72 150,-86 150,110 14,110',
    '-150,134 150,134 150,290 -150,290',
  ]
  onGround(s, tones.accent, () => {
    for (const [stage, x] of [-420, 0, 420].entries())
      s.at(x, 0, { rotate: [-0.04, 0.02, 0.05][stage]! }, () => {
        s.flat(box(-168, -306, 192, 326), tones.dark, { corners: true, still: true, opacity: 0.35 })
        s.solid(box(-180, -318, 180, 318), tones.paper, 5, { corners: true })
        panels.forEach((noted, i) =>
          frame(s, trace(noted), tones.paper, () => (stage ? drawStory(s, i, stage === 2) : undefined)),
        )
      })
    for (const x of [-210, 210])
      s.solid(
        trace('-34,-16 4,-16 4,-38 44,0 4,38 4,16 -34,16').map(([px, py]): Point => [px + x, py]),
        tones.dark,
        5,
        { corners: true },
      )
  })
}

function drawStory(s: Sheet, i: number, done: boolean) {
  const { tones } = s
  const rough = (at: Point, r: number) => {
    s.pencil(ellipse(...at, r, r * 1.1), 4)
    s.pencil(
      [
        [at[0] - r, at[1]],
        [at[0] + r, at[1]],
      ],
      3,
    )
    s.pencil(
      [
        [at[0], at[1] - r],
        [at[0], at[1] + r],
      ],
      3,
    )
    s.pencil(
      [
        [at[0] - r * 1.5, at[1] + r * 2.2],
        [at[0], at[1] + r * 1.2],
        [at[0] + r * 1.5, at[1] + r * 2.2],
      ],
      4,
    )
  }
  const places: Point[] = [
    [60, -206],
    [-80, 20],
    [82, 10],
    [-60, 216],
  ]
  if (!done) return rough(places[i]!, [54, 50, 46, 60][i]!)
  s.pen = 0.7
  if (i === 0) drawTone(s, { x: -150, y: -290, w: 300, h: 210 }, 13, tones.soft, (t) => 0.9 - t * 0.6)
  if (i === 3) drawFocusLines(s, [-60, 216], [80, 300], 40, 0.6)
  const who =
    i % 2
      ? boy(s, { yaw: 0.4, mood: i === 3 ? 'laugh' : 'calm' })
      : girl(s, { yaw: -0.3, mood: i ? 'surprise' : 'smile' })
  s.at(...places[i]!, { scale: [58, 52, 48, 60][i]! }, () => drawHead(s, who))
  s.pen = 1
  if (i === 0) balloon(s, [-84, -220], [52, 50], [-10, -190], 2)
  if (i === 3) balloon(s, [92, 200], [46, 44], [20, 220], 2)
}

/** Eight pages along one arc: it climbs to the sixth and comes to rest with the eighth. */
export function drawStoryArc(s: Sheet) {
  const { tones } = s
  const arc = trace('560,250 420,236 270,170 110,80 -50,-60 -210,-210 -390,-60 -540,170')
  onGround(s, tones.pale, () => {
    s.flat([[660, 260], ...arc, [-660, 230], [-660, 400], [660, 400]], tones.soft, { still: true })
    s.ink([[640, 262], ...arc, [-630, 240]], 11, { ...redLine, in: 0.02, out: 0.05, least: 0.8 })
    arc.forEach(([x, y], i) => {
      const top = i === 5
      const size = top ? 1.35 : 1
      s.at(x, y - 6, { scale: size, rotate: (i % 2 ? 1 : -1) * 0.06 }, () => {
        s.flat(box(-56, -82, 72, 96), tones.dark, { corners: true, still: true, opacity: 0.3 })
        s.solid(box(-66, -90, 62, 86), top ? tones.accent : tones.paper, 5, { corners: true })
        const rows = top
          ? ['-52,-76 48,-76 48,72 -52,72']
          : [
              '-54,-78 50,-78 50,-24 -54,-24',
              i % 2 ? '-54,-14 -6,-14 -6,74 -54,74' : '-54,-14 50,-14 50,26 -54,26',
              i % 2 ? '4,-14 50,-14 50,74 4,74' : '-54,36 50,36 50,74 -54,74',
            ]
        rows.forEach((noted, k) => s.solid(trace(noted), k === i % 3 ? tones.mid : tones.soft, 4, { corners: true }))
        if (top) {
          const star = Array.from({ length: 16 }, (_, k): Point => polar((k * Math.PI) / 8, k % 2 ? 26 : 46))
          s.solid(
            star.map(([px, py]): Point => [px - 2, py - 2]),
            tones.paper,
            5,
            { corners: true },
          )
        }
      })
    })
    s.solid(disc([590, 140], 30), tones.dark, 5)
    s.flat(trace('600,124 600,156 574,140'), tones.paper, { corners: true, still: true })
  })
}
