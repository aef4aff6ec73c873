import { drawHead } from '../figure/head.ts'
import { someHead } from '../figure/head-look.ts'
import { ellipse, type Point, points } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

type Chibi = { arms: readonly [number, number]; legs: readonly [number, number] }
const chibis: readonly Chibi[] = [
  { arms: [2.5, 0.6], legs: [1.75, 1.4] },
  { arms: [3.6, -0.5], legs: [1.9, 1.25] },
  { arms: [2.2, -0.7], legs: [1.5, 0.8] },
]

/** Children two heads tall, each in another pose, beside the ruler that says so. */
export function drawChibis(s: Sheet) {
  const { dice: roll } = s
  const wanted = roll.int(2, 3)
  // Three stand side by side only where there is room.
  const count = s.hw < 600 ? 2 : wanted
  const style = roll.pick(['bob', 'short', 'curly', 'spiky'] as const)
  const look = { ...someHead(roll, s.tones), pitch: 0.05, neck: false, mood: 'smile' as const, tall: 1.25, style }
  const size = 128
  for (let i = 0; i <= 2; i++) s.guide([-s.hw * 0.9, -300 + i * 305], [s.hw * 0.9, -300 + i * 305], 0.01, i ? 1.6 : 2.4)
  for (let i = 0; i < count; i++) {
    const x = ((i + 0.5) / count - 0.5) * 1.7 * s.hw
    drawChibi(s, [x, -122], size, { ...look, yaw: i % 2 ? -0.34 : 0.34 }, chibis[i]!)
  }
}

function drawChibi(s: Sheet, [x, y]: Point, size: number, look: Parameters<typeof drawHead>[1], pose: Chibi) {
  const { tones } = s
  const at = (px: number, py: number): Point => [x + px * size, y + py * size]
  s.flat(ellipse(x, y + size * 3.38, size * 1.1, size * 0.13), tones.mid, { opacity: 0.5, still: true })
  const limb = (from: Point, angle: number, [length, wide]: Point, colour: string, end: string) => {
    const tip: Point = [from[0] + Math.cos(angle) * length * size, from[1] + Math.sin(angle) * length * size]
    const elbow: Point = [(from[0] + tip[0]) / 2 + 5, (from[1] + tip[1]) / 2 + 3]
    const [dx, dy] = [(-Math.sin(angle) * wide * size) / 2, (Math.cos(angle) * wide * size) / 2]
    const side = (by: number) => [from, elbow, tip].map(([px, py]): Point => [px + by * dx, py + by * dy])
    s.solid([...side(1), ...side(-1).toReversed()], colour, 5)
    s.solid(ellipse(tip[0], tip[1], wide * size * 0.6, wide * size * 0.54), end, 4.5)
  }
  limb(at(-0.26, 2.3), pose.legs[0], [0.84, 0.42], tones.dark, tones.paper)
  limb(at(0.26, 2.3), pose.legs[1], [0.84, 0.42], tones.dark, tones.paper)
  limb(at(-0.46, 1.38), pose.arms[0], [0.72, 0.3], look.cloth, tones.skin)
  limb(at(0.46, 1.38), pose.arms[1], [0.72, 0.3], look.cloth, tones.skin)
  s.solid([at(-0.44, 1.08), at(0.44, 1.08), at(0.66, 2.42), at(0, 2.56), at(-0.66, 2.42)], look.cloth, 5.5)
  s.ring(x, y + size * 1.8, size * 0.62, size * 0.78)
  s.at(x, y, { scale: size }, () => drawHead(s, look))
}

/** A pencil, held from below right. */
export function drawPencil(s: Sheet) {
  const { tones } = s
  const along = (t: number, off: number): Point => [-300 + t * 660 + off * 0.55, 130 - t * 470 + off * 0.83]
  s.solid(points(along(0.12, -24), along(1, -24), along(1, 24), along(0.12, 24)), tones.accent, 5, { corners: true })
  s.ink(points(along(0.12, -6), along(1, -6)), 2.6)
  s.solid(points(along(0.12, -24), along(0.12, 24), along(0, 0)), tones.skin, 4.5, { corners: true })
  s.black(points(along(0.04, -8), along(0.04, 8), along(0, 0)), { corners: true })
  s.solid(points(along(0.92, -24), along(1, -24), along(1, 24), along(0.92, 24)), tones.paper, 4, { corners: true })
  s.ink(points([-330, 150], [-420, 190], [-380, 230], [-480, 250], [-560, 226]), 5, { colour: tones.dark })
}

function drawBottle(s: Sheet, [x, y]: Point, size: number, colour: string) {
  const { tones } = s
  const at = (px: number, py: number): Point => [x + px * size, y + py * size]
  s.solid([at(-0.34, -1.05), at(0.34, -1.05), at(0.3, -0.78), at(-0.3, -0.78)], tones.mid, 4, { corners: true })
  s.solid(
    [
      at(-0.26, -0.8),
      at(0.26, -0.8),
      at(0.3, -0.3),
      at(0.8, 0.2),
      at(0.86, 1),
      at(-0.86, 1),
      at(-0.8, 0.2),
      at(-0.3, -0.3),
    ],
    tones.paper,
    5,
  )
  s.flat([at(-0.76, 0.32), at(0.76, 0.32), at(0.8, 0.94), at(-0.8, 0.94)], colour)
  s.ink([at(-0.56, 0.1), at(-0.62, 0.5), at(-0.6, 0.8)], 4, { colour: tones.paper })
  s.white([at(0.4, 0.4), at(0.52, 0.42), at(0.5, 0.7), at(0.38, 0.68)])
}

const table = (s: Sheet) =>
  s.flat(points([-s.hw, 170], [s.hw, 170], [s.hw, 380], [-s.hw, 380]), s.tones.mid, { corners: true, still: true })

/** A jar, a spoon and a cut stone: what shines, each in its own way. */
export function drawShine(s: Sheet) {
  const { tones } = s
  table(s)
  drawBottle(s, [-230, 60], 190, tones.soft)
  s.solid(ellipse(120, 236, 108, 52, { tilt: -0.24 }), tones.pale, 5)
  s.white(ellipse(92, 226, 34, 12, { tilt: -0.24 }))
  s.ink(points([216, 210], [420, 160], [520, 128]), 20, { in: 0.02, out: 0.02, least: 0.8, colour: tones.deep })
  const stone = points([250, -20], [310, -120], [450, -120], [512, -20], [380, 130])
  s.solid(stone, tones.accent, 5, { corners: true })
  s.flat(points([310, -120], [450, -120], [420, -20], [340, -20]), tones.paper, { corners: true, still: true })
  for (const line of [
    points([250, -20], [512, -20]),
    points([310, -120], [340, -20], [380, 130], [420, -20], [450, -120]),
  ])
    s.ink(line, 3.4, { corners: true })
}

/** What a sorcerer leaves on the desk: potions, a book that lies open, a candle, the hat. */
export function drawDesk(s: Sheet) {
  const { tones } = s
  table(s)
  drawBottle(s, [-470, 70], 112, tones.accent)
  drawBottle(s, [-300, 110], 82, tones.deep)
  for (const side of [-1, 1]) {
    const page = points([0, 150], [side * 190, 128], [side * 236, 262], [0, 286])
    s.solid(page, tones.paper, 4.5, { corners: true })
    for (let i = 0; i < 4; i++) s.ink(points([side * 34, 184 + i * 24], [side * (178 + i * 8), 168 + i * 24]), 2.6)
  }
  s.solid(points([330, 190], [330, 40], [392, 40], [392, 190]), tones.pale, 4.5, { corners: true })
  s.solid(points([361, -66], [388, -6], [361, 26], [334, -6]), tones.accent, 4)
  s.ink(points([361, 40], [361, 12]), 4)
  s.solid(ellipse(361, 196, 74, 20), tones.deep, 4.5)
  drawHat(s, [60, 10], 1)
}

/** With a broad brim and a bent tip. */
function drawHat(s: Sheet, [x, y]: Point, size: number) {
  const { tones } = s
  const at = (px: number, py: number): Point => [x + px * size, y + py * size]
  s.solid(ellipse(x, y + 78 * size, 232 * size, 44 * size), tones.deep, 5)
  s.solid([at(-126, 70), at(-64, -130), at(30, -236), at(150, -222), at(82, -130), at(126, 70)], tones.deep, 5.5)
  s.solid([at(-122, 66), at(-104, 14), at(106, 14), at(122, 66), at(0, 84)], tones.accent, 4.5)
}
