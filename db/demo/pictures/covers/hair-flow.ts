import { box } from '../backdrop.ts'
import { cast } from './cast.ts'
import { onGround, splitSheet } from './ground.ts'
import { redCross, redLine, redRound } from './shading.ts'
import { plainHead } from './heads.ts'
import { lock, tube } from './limbs.ts'
import { drawHead } from '../figure/head.ts'
import { bend, ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

/** Locks in the shape of an S, from one pencil line to a finished ribbon of hair. */
export function drawCurveDrill(s: Sheet) {
  const { tones } = s
  onGround(s, tones.paper, () => {
    for (const [i, y] of [-176, 176].entries()) {
      s.flat(box(-622, y - 166, 622, y + 166), i ? tones.soft : tones.pale, { corners: true, still: true })
      for (let k = 0; k < 8; k++) {
        const x = -520 + k * 148
        const bow = (i ? -1 : 1) * 44
        const spine = Array.from({ length: 9 }, (_, n): Point => [
          x + Math.sin((n / 8) * Math.PI * 2) * bow,
          y - 140 + n * 35,
        ])
        drawStage(s, spine, k)
      }
    }
  })
}

function drawStage(s: Sheet, spine: Point[], stage: number) {
  const { tones } = s
  const widths = [14, 44, 60, 62, 58, 54, 48, 32, 2]
  const outline = tube(spine, widths)
  const half = outline.length / 2
  if (stage < 4) s.pencil(spine, 4.4)
  if (stage === 0) return [0, 2, 4, 6, 8].forEach((n) => s.ring(...spine[n]!, 8, 8, { width: 2.6 }))
  if (stage === 1) return s.pencil(outline, 3)
  if (stage < 4) {
    s.ink(outline.slice(0, half), 5.4, { in: 0.1, out: 0.3 })
    s.ink(outline.slice(half), 5.4, { in: 0.3, out: 0.1 })
    if (stage === 3)
      for (const k of [0.3, 0.7])
        s.ink(
          tube(
            spine,
            widths.map((w) => w * k),
          ).slice(3, half - 6),
          2.6,
          { in: 0.4, out: 0.6 },
        )
    return
  }
  const hair = [tones.accent, tones.mid, tones.deep, tones.deep][stage - 4]!
  lock(s, spine, widths, stage === 4 ? [hair] : [hair, between(hair, tones.dark, 0.55)])
  if (stage < 6) return
  const shine = between(hair, tones.paper, 0.55)
  for (const i of [2, 6]) s.flat(ellipse(spine[i]![0] - 4, spine[i]![1], 15, 10), shine, { still: true })
  if (stage === 7)
    for (const k of [1.3, 1.6])
      s.ink(
        tube(
          spine,
          widths.map((w) => w * k),
        ).slice(6, half - 6),
        3,
        { in: 0.2, out: 0.7 },
      )
}

/** Left hair like a helmet, one lump with a hard rim; right the same girl with locks, shine and loose strands. */
export function drawHelmet(s: Sheet) {
  const { tones } = s
  splitSheet(s, [tones.soft, tones.pale], [0, 0], () => {
    const hair = '#7A4430'
    const look = plainHead(s, {
      ...cast.child,
      yaw: 0.2,
      style: 'bob',
      hair,
      neck: true,
      collar: 'crew',
      cloth: tones.accent,
      mood: 'calm',
      tall: 1.2,
    })
    s.at(-316, -14, { scale: 158 }, () => {
      drawHead(s, {
        ...look,
        hairDark: hair,
        hairLight: hair,
        own: { fringe: [-1, -0.6, 0, 0.6, 1].map((u) => ({ u, v: Math.abs(u) === 1 ? 0.4 : -0.4, gap: -0.44 })) },
      })
      s.solid(
        trace(
          '-1.2,0.96 -1.24,0 -1.16,-0.7 -0.7,-1.24 0,-1.4 0.7,-1.24 1.16,-0.7 1.24,0 1.2,0.96 0.94,1.0 0.92,0.1 0.8,-0.26 0,-0.34 -0.74,-0.26 -0.86,0.1 -0.9,1.0',
        ),
        hair,
        8,
      )
      s.flat(ellipse(-0.4, -0.86, 0.3, 0.14, { tilt: -0.5 }), between(hair, tones.paper, 0.4), { still: true })
    })
    s.at(316, -14, { scale: 158 }, () => {
      drawHead(s, { ...look, mood: 'smile', hairLight: between(hair, tones.paper, 0.5), part: -0.3 })
      for (const line of [
        '0.2,-1.22 0.44,-1.3 0.6,-1.26',
        '0.98,-0.5 1.16,-0.4 1.2,-0.2',
        '-1.0,-0.6 -1.2,-0.44 -1.26,-0.2',
        '-1.1,0.7 -1.3,0.96 -1.5,1.0',
        '1.1,0.7 1.3,0.96 1.46,1.0',
      ])
        s.ink(trace(line), 4, { in: 0.05, out: 0.9 })
    })
    s.ink(bend([-520, -150], [-316, -350], [-112, -150], 12), 8, redLine)
    redCross(s, [-560, -276], 30)
    redRound(s, [566, -276], 34, 33)
    s.ink(trace('-26,0 30,0'), 12, { in: 0.1, out: 0.1 })
    s.ink(trace('4,-28 34,0 4,28'), 12, { in: 0.1, out: 0.1, corners: true })
  })
}
