import { round, wash } from './light.ts'
import { add, type Point, polar } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

const hues = {
  leaf: ['#5FA98B', '#3D8A7C', '#97C58B'],
  ...{ vein: '#D4ECC2', heart: '#F6B73C', seed: '#B9642E', edge: '#FFFDF6', shade: '#7A5CA8' },
}
type Petals = readonly [colour: string, deep: string]
export const kinds: readonly Petals[] = [
  ['#FF9FB2', '#E0587E'],
  ['#FFFDF8', '#E9C9DC'],
  ['#FFB98F', '#EE7E5A'],
  ['#C7A6EC', '#8A63C4'],
  ['#FFE08A', '#F2A94C'],
]

/** Petals deep towards the heart and lit at their rims. */
export function drawBloom(s: Sheet, [x, y]: Point, r: number, [colour, deep]: Petals, turn: number) {
  const around = Array.from({ length: 6 }, (_, k) => turn + (k / 6) * Math.PI * 2)
  const petal = (angle: number, far: number, long: number, wide: number, lean = 0) => {
    const [dx, dy] = polar(angle, r * far)
    return round(x + dx, y + dy, r * long, r * wide, angle + lean)
  }
  wash(s, round(x + r * 0.14, y + r * 0.2, r * 1.02, r * 0.98), hues.shade, 0.2)
  for (const angle of around) s.solid(petal(angle, 0.62, 0.5, 0.36), colour, 3.6)
  s.scatter(
    around.map((angle) => petal(angle, 0.4, 0.28, 0.18)),
    deep,
    { opacity: 0.6 },
  )
  s.scatter(
    around.map((angle) => petal(angle + 0.14, 0.84, 0.16, 0.07, 1.3)),
    hues.edge,
    { opacity: 0.7 },
  )
  for (const angle of around)
    s.ink([add([x, y], polar(angle, r * 0.28)), add([x, y], polar(angle, r * 0.6))], 2, { colour: deep })
  s.solid(round(x, y, r * 0.26, r * 0.24), hues.heart, 3.4)
  s.scatter(
    around.map((angle) => {
      const [dx, dy] = polar(angle, r * 0.13)
      return round(x + dx, y + dy, r * 0.04)
    }),
    hues.seed,
  )
}

export function drawLeaf(s: Sheet, [x, y]: Point, length: number, tilt: number) {
  const [dx, dy] = polar(tilt, length / 2)
  s.solid(round(x + dx, y + dy, length / 2, length / 5, tilt), hues.leaf[Math.abs(Math.round(x + tilt)) % 3]!, 3.4)
  s.ink(
    [
      [x, y],
      [x + dx * 1.8, y + dy * 1.8],
    ],
    2.4,
    { colour: hues.vein },
  )
}
