import type { Tool } from './color-tools-girl.ts'

/** Each of a colour's three parts, from 0 to 1, made into another. */
export const through =
  (change: (part: number) => number): Tool =>
  (colour) =>
    `#${[1, 3, 5]
      .map((i) => change(Number.parseInt(colour.slice(i, i + 2), 16) / 255))
      .map((part) =>
        Math.round(255 * Math.max(0, Math.min(1, part)))
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`

/** How far shade is lowered and light is raised. */
export type Bend = { low: number; high: number }
export const flat: Bend = { low: 0, high: 0 }
export const lowered: Bend = { low: 0.6, high: 0 }
export const gentle: Bend = { low: 0.6, high: 0.7 }
export const hard: Bend = { low: 3.6, high: 3.6 }
export const curved =
  ({ low, high }: Bend) =>
  (part: number) =>
    Math.max(0, Math.min(1, part - ((part < 0.5 ? low : high) * Math.sin(part * 2 * Math.PI)) / 6.28))
