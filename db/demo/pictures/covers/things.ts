import { cast } from './cast.ts'
import { drawHead } from '../figure/head.ts'
import { type HeadLook, someHead } from '../figure/head-look.ts'
import { ellipse, type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

type Chibi = { arms: readonly [number, number]; legs: readonly [number, number] }
const chibis: readonly Chibi[] = [
  { arms: [2.5, 0.6], legs: [1.75, 1.4] },
  { arms: [3.6, -0.5], legs: [1.9, 1.25] },
  { arms: [2.2, -0.7], legs: [1.5, 0.8] },
]

const kids: readonly Partial<HeadLook>[] = [
  { ...cast.child, hair: '#D0693A', hairLight: '#F6C08A', hairDark: '#A04A28', cloth: '#3F8FC4' },
  { ...cast.singer, tall: 1.3, hairDark: '#241A20', cloth: '#F2B33D' },
  { ...cast.blond, tall: 1.3, hairDark: '#B98A35', cloth: '#E4573F' },
]

/** Children two heads tall, each in another pose, beside the ruler that says so. */
export function drawChibis(s: Sheet) {
  const { dice: roll } = s
  const wanted = roll.int(2, 3)
  // Three stand side by side only where there is room.
  const count = s.hw < 600 ? 2 : wanted
  roll.next()
  const look = { ...someHead(roll, s.tones), pitch: 0.05, neck: false, mood: 'smile' as const, tall: 1.25 }
  const size = 128
  for (let i = 0; i <= 2; i++) s.guide([-s.hw * 0.9, -300 + i * 305], [s.hw * 0.9, -300 + i * 305], 0.01, i ? 1.6 : 2.4)
  for (let i = 0; i < count; i++) {
    const x = ((i + 0.5) / count - 0.5) * 1.84 * s.hw
    drawChibi(s, [x, -122], size, { ...look, ...kids[i]!, yaw: i % 2 ? -0.34 : 0.34 }, chibis[i]!)
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
  limb(at(-0.46, 1.38), pose.arms[0], [0.72, 0.3], look.cloth, look.skin)
  limb(at(0.46, 1.38), pose.arms[1], [0.72, 0.3], look.cloth, look.skin)
  s.solid([at(-0.44, 1.08), at(0.44, 1.08), at(0.66, 2.42), at(0, 2.56), at(-0.66, 2.42)], look.cloth, 5.5)
  s.ring(x, y + size * 1.8, size * 0.62, size * 0.78)
  s.at(x, y, { scale: size }, () => drawHead(s, look))
}
