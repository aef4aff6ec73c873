import type { Dice } from './dice.ts'

export const PAPER = '#FBF8F2'
export const INK = '#1E2230'
export const PENCIL = '#8DB7DB'
export const VERMILION = '#C8361F'

export type Tab = 'character' | 'background' | 'manga' | 'other'
/** One family of flat colours, from pale to dark, with one accent, skin and its shade. */
export type Tones = {
  paper: string
  pale: string
  soft: string
  mid: string
  deep: string
  dark: string
  accent: string
  skin: string
  blush: string
  mouth: string
}

/** hue, saturation, lightness of pale, soft, mid, deep, dark, accent */
const families: Record<Tab, readonly (readonly (readonly [number, number, number])[])[]> = {
  character: [
    [
      [16, 62, 92],
      [14, 58, 82],
      [10, 56, 66],
      [8, 56, 47],
      [350, 36, 26],
      [42, 62, 70],
    ],
    [
      [350, 50, 93],
      [350, 46, 84],
      [350, 44, 69],
      [349, 42, 49],
      [345, 36, 27],
      [24, 62, 70],
    ],
    [
      [28, 62, 91],
      [22, 58, 81],
      [15, 58, 64],
      [8, 58, 46],
      [356, 34, 25],
      [196, 24, 64],
    ],
    [
      [2, 46, 92],
      [0, 42, 83],
      [358, 42, 68],
      [355, 46, 48],
      [340, 30, 26],
      [34, 56, 74],
    ],
  ],
  background: [
    [
      [184, 30, 90],
      [184, 30, 77],
      [188, 32, 57],
      [197, 40, 37],
      [218, 40, 23],
      [34, 66, 72],
    ],
    [
      [212, 40, 92],
      [212, 38, 80],
      [215, 38, 62],
      [219, 46, 40],
      [224, 42, 23],
      [16, 62, 72],
    ],
    [
      [168, 28, 90],
      [168, 28, 76],
      [174, 30, 54],
      [184, 38, 34],
      [204, 42, 21],
      [46, 68, 74],
    ],
    [
      [200, 36, 91],
      [198, 36, 78],
      [202, 36, 58],
      [210, 44, 38],
      [222, 42, 22],
      [352, 52, 76],
    ],
  ],
  manga: [
    [
      [40, 8, 92],
      [36, 5, 81],
      [222, 4, 64],
      [224, 7, 42],
      [226, 14, 22],
      [10, 66, 56],
    ],
    [
      [40, 8, 92],
      [36, 5, 81],
      [222, 4, 64],
      [224, 7, 42],
      [226, 14, 22],
      [43, 76, 60],
    ],
    [
      [40, 8, 92],
      [36, 5, 81],
      [222, 4, 64],
      [224, 7, 42],
      [226, 14, 22],
      [178, 40, 48],
    ],
    [
      [40, 8, 92],
      [36, 5, 81],
      [222, 4, 64],
      [224, 7, 42],
      [226, 14, 22],
      [216, 50, 58],
    ],
    [
      [40, 8, 92],
      [36, 5, 81],
      [222, 4, 64],
      [224, 7, 42],
      [226, 14, 22],
      [346, 54, 68],
    ],
  ],
  other: [
    [
      [44, 66, 91],
      [42, 62, 78],
      [38, 58, 58],
      [31, 58, 39],
      [24, 40, 22],
      [10, 52, 58],
    ],
    [
      [38, 58, 91],
      [34, 56, 79],
      [30, 54, 61],
      [25, 54, 41],
      [18, 38, 23],
      [186, 28, 52],
    ],
    [
      [52, 52, 90],
      [48, 50, 76],
      [44, 50, 55],
      [38, 54, 37],
      [30, 38, 21],
      [92, 22, 48],
    ],
  ],
}

export const skins = ['#F8E3D2', '#F4D6BF', '#EDC4A4', '#DDA982', '#B98260', '#8F5F45'] as const
const blushes = ['#EDB5A2', '#E6A68F', '#DB967A', '#C78762', '#9C6449', '#75483A'] as const

export function tonesOf(tab: Tab, roll: Dice): Tones {
  const family = roll.pick(families[tab])
  const shift = tab === 'manga' ? 0 : roll.range(-7, 7)
  const lift = roll.range(-2.5, 2.5)
  const colour = (i: number) => {
    const [h, s, l] = family[i] as readonly [number, number, number]
    return hsl(h + (i < 5 ? shift : 0), s, l + (i < 5 ? lift : 0))
  }
  const skin = roll.pick([0, 0, 1, 1, 2, 3, 4])
  return {
    paper: PAPER,
    pale: colour(0),
    soft: colour(1),
    mid: colour(2),
    deep: colour(3),
    dark: colour(4),
    accent: colour(5),
    skin: tab === 'manga' ? '#F6F2EB' : (skins[skin] as string),
    mouth: tab === 'manga' ? colour(3) : '#94453D',
    blush: tab === 'manga' ? '#DAD7D2' : (blushes[skin] as string),
  }
}

/** A colour on the way from one to another; both as #rrggbb. */
export function between(from: string, to: string, t: number) {
  const part = (colour: string, i: number) => Number.parseInt(colour.slice(1 + i * 2, 3 + i * 2), 16)
  return `#${[0, 1, 2]
    .map((i) =>
      Math.round(part(from, i) * (1 - t) + part(to, i) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** One step darker in the same hue; what is dark already has less far to go. */
export function darker(colour: string) {
  const [r, g, b] = [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16) / 255) as [number, number, number]
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)]
  const [range, light] = [most - least, (most + least) / 2]
  const turn = most === r ? (g - b) / range : most === g ? 2 + (b - r) / range : 4 + (r - g) / range
  const full = range === 0 ? 0 : range / (1 - Math.abs(2 * light - 1))
  const lower = Math.max(light * 72, light * 100 - 11)
  return hsl(range === 0 ? 0 : turn * 60, full * 100, lower)
}

export function hsl(h: number, s: number, l: number) {
  const a = (s / 100) * Math.min(l / 100, 1 - l / 100)
  const part = (n: number) => {
    const k = (n + ((h + 360) % 360) / 30) % 12
    const value = l / 100 - a * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return Math.round(255 * value)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(0)}${part(8)}${part(4)}`
}
