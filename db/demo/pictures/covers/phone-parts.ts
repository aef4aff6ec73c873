import { ellipse, type Point } from '../geometry.ts'
import { hsl } from '../tones.ts'

/** Comics for the phone are in full colour, unlike the pages of their tab. */
export const full = {
  sky: hsl(200, 48, 80),
  dawn: hsl(34, 76, 82),
  rose: hsl(350, 56, 76),
  night: hsl(238, 34, 34),
  leaf: hsl(150, 30, 62),
  hair: hsl(18, 44, 46),
  skin: '#F8E3D2',
}

export const roundBox = (left: number, top: number, right: number, bottom: number, r: number): Point[] => [
  ...ellipse(right - r, top + r, r, r, { from: -Math.PI / 2, to: 0 }),
  ...ellipse(right - r, bottom - r, r, r, { from: 0, to: Math.PI / 2 }),
  ...ellipse(left + r, bottom - r, r, r, { from: Math.PI / 2, to: Math.PI }),
  ...ellipse(left + r, top + r, r, r, { from: Math.PI, to: Math.PI * 1.5 }),
]
