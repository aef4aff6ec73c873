import { ellipse, type Point, through } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { strandColour } from './hair-flow.ts'
import type { HeadLook } from './head-look.ts'

/** Ponytails, twin tails, buns and braids: what hangs or sits outside the cap. */
export function drawTails(s: Sheet, look: HeadLook, when: 'behind' | 'before') {
  const away = look.yaw < 0 ? 1 : -1
  if (when === 'behind') {
    if (look.style === 'ponytail')
      drawTail(
        s,
        look,
        [
          [away * 0.75, -0.8],
          [away * 1.45, -0.75],
          [away * 1.72, 0.1],
          [away * 1.5, 1.0],
          [away * 1.7, 1.75],
        ],
        0.36,
      )
    if (look.style === 'twin')
      for (const side of [-1, 1])
        drawTail(
          s,
          look,
          [
            [side * 0.95, -0.55],
            [side * 1.5, -0.35],
            [side * 1.62, 0.5],
            [side * 1.42, 1.3],
            [side * 1.62, 2.1],
          ],
          0.32,
        )
    if (look.style === 'bun') drawBun(s, look, [-look.yaw * 0.5, -1.28])
    return
  }
  if (look.style === 'twin')
    for (const side of [-1, 1])
      s.solid(ellipse(side * 1.0 - look.yaw * 0.1, -0.55, 0.13, 0.19, { tilt: side * 0.5 }), look.cloth, 4)
  if (look.style === 'braid') drawBraid(s, look, away)
}

function drawTail(s: Sheet, look: HeadLook, spine: Point[], wide: number) {
  const line = through(spine, false, 6)
  const last = line.length - 1
  const edge = (sign: number) =>
    line.map((p, i): Point => {
      const next = line[Math.min(last, i + 1)] as Point
      const prior = line[Math.max(0, i - 1)] as Point
      const length = Math.hypot(next[0] - prior[0], next[1] - prior[1]) || 1
      const w = sign * wide * Math.sin(Math.PI * (0.14 + 0.86 * (i / last) ** 0.8))
      return [p[0] - ((next[1] - prior[1]) / length) * w, p[1] + ((next[0] - prior[0]) / length) * w]
    })
  const [a, b] = [edge(1), edge(-1)]
  const band = (from: number, to: number, start: number, end: number) => [
    ...edge(from).slice(Math.round(start * last), Math.round(end * last)),
    ...edge(to)
      .slice(Math.round(start * last), Math.round(end * last))
      .toReversed(),
  ]
  const right = spine[1]![0] > 0 === spine[1]![1] < spine[2]![1] ? -1 : 1
  s.flat([...a, ...b.toReversed()], look.hair, { knock: true, corners: true })
  const plain = { still: true, corners: true }
  s.flat(band(right * -0.5, right * -1, 0.1, 1), look.hairDark, plain)
  s.flat(band(0.06, 0.2, 0.4, 0.96), look.hairDark, plain)
  s.flat(band(right * 0.3, right * 0.72, 0.2, 0.34), look.hairLight, plain)
  s.ink(a, 6, { in: 0.1, out: 0.3 })
  s.ink(b, 6, { in: 0.1, out: 0.3 })
  const colour = strandColour(s, look)
  for (const k of [-0.6, -0.3, 0.12, 0.5])
    s.ink(edge(k).slice(s.dice.int(1, 9), last - s.dice.int(1, 9)), 2.8, { colour, in: 0.5, out: 0.6 })
  if (look.guides) s.pencil(line, 1.6)
}

function drawBun(s: Sheet, look: HeadLook, [x, y]: Point) {
  s.solid(ellipse(x, y, 0.5, 0.44), look.hair, 6)
  s.ink(ellipse(x, y, 0.3, 0.25, { tilt: 0.3, from: 0.4, to: 4.6 }), 3.4)
  s.ink(ellipse(x + 0.02, y + 0.02, 0.14, 0.11, { tilt: 0.3, from: 2, to: 6 }), 3)
  s.ink(
    [
      [x - 0.4, y + 0.3],
      [x, y + 0.46],
      [x + 0.4, y + 0.3],
    ],
    4,
  )
  if (look.guides) s.ring(x, y, 0.52)
}

function drawBraid(s: Sheet, look: HeadLook, away: number) {
  drawPlait(s, look, { from: [away * 0.85 - look.yaw * 0.1, 0.62], r: 0.27, turns: 9, lean: away * 0.012 })
}

type Plait = { from: Point; r: number; turns: number; lean: number }

/** Strands that cross from both sides, each turn a little thinner, with a tie and a tuft at the end. */
export function drawPlait(s: Sheet, look: { hair: string; cloth: string }, plait: Plait) {
  let [x, y] = plait.from
  for (let i = 0; i < plait.turns; i++) {
    const r = plait.r - i * 0.013
    const k = i % 2 ? 1 : -1
    const lobe: Point[] = [
      [x + k * r * 0.95, y - r * 0.75],
      [x + k * r * 1.05, y - r * 0.1],
      [x + k * r * 0.3, y + r * 0.75],
      [x - k * r * 0.62, y + r * 0.95],
      [x - k * r * 0.4, y + r * 0.1],
      [x + k * r * 0.3, y - r * 0.7],
    ]
    s.solid(lobe, look.hair, 4.6)
    s.ink(
      [
        [x + k * r * 0.75, y - r * 0.4],
        [x + k * r * 0.3, y + r * 0.3],
        [x - k * r * 0.4, y + r * 0.7],
      ],
      2.4,
    )
    y += r * 0.78
    x += plait.lean
  }
  y += 0.08
  s.solid(ellipse(x, y, 0.13, 0.08), look.cloth, 4)
  s.solid(
    [
      [x - 0.09, y + 0.06],
      [x + 0.09, y + 0.06],
      [x + 0.15, y + 0.42],
      [x, y + 0.34],
      [x - 0.13, y + 0.44],
    ],
    look.hair,
    4,
    { corners: true },
  )
}
