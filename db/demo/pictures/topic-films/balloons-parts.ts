import { box } from '../backdrop.ts'
import { limb, smallHand } from '../covers/limbs.ts'
import { type Point, mixed } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { now, redRing } from '../step-films/face.ts'
import { type Bubble, type Voice, bubble, letters, mutter, spoken } from './balloon-parts.ts'
import { head, panel, plain } from './panel-parts.ts'

/** Columns from the right; each a row of phrases: so many letters, in this colour. */
type Phrase = readonly [letters: number, colour: string]
export function phrased(s: Sheet, [x, y]: Point, columns: readonly (readonly Phrase[])[], size: number) {
  columns.forEach((phrases, c) => {
    const px = x + ((columns.length - 1) / 2 - c) * size * 1.7
    let row = 0
    for (const [count, colour] of phrases) {
      letters(s, [px, y + (row + (count - 1) / 2) * size], [count], size, { colour })
      row += count
    }
  })
}
export const words = (s: Sheet): readonly Phrase[] => [
  [7, s.tones.dark],
  [8, s.tones.accent],
  [6, s.tones.deep],
]
/** Where a mouth is on a head. */
export const mouthOf = ([x, y]: Point, r: number, yaw: number): Point => [x + Math.sin(yaw) * r * 0.72, y + r * 0.76]
/** A balloon whose tail goes half of the way to the mouth. */
export function halfway(at: Point, r: Point, mouth: Point): Bubble {
  const angle = Math.atan2((mouth[1] - at[1]) / r[1], (mouth[0] - at[0]) / r[0])
  const edge: Point = [at[0] + Math.cos(angle) * r[0], at[1] + Math.sin(angle) * r[1]]
  return { at, r, tip: mixed(edge, mouth, 0.5) }
}
export const COLUMN: Point = [330, -252]
export const BIG: Bubble = { at: [86, -59], r: [117, 187], tip: [-66, 130] }
export const speakingTo = (s: Sheet, columns: readonly (readonly Phrase[])[]) => {
  panel(s, [-150, -136, 184, 140], undefined, s.tones.pale)
  s.within(box(-148, -134, 182, 138), () => head(s, [-78, 66], 66, { mood: 'talk', yaw: 0.34 }), true)
  bubble(s, { at: [86, -14], r: [84, 112], tip: [-14, 96] }, 4)
  phrased(s, [86, -72], columns, 17)
}
export const shownAt = (s: Sheet, voice: Voice, width: number) => {
  panel(s, [-150, -110, 160, 136], undefined, s.tones.pale)
  s.within(box(-148, -108, 158, 134), () => head(s, [-70, 52], 66, { mood: 'soft', yaw: 0.3 }), true)
  const one: Bubble = { at: [84, -16], r: [60, 80], tip: [2, 66], voice, wide: voice === 'spikes' ? 0.24 : 0.17 }
  bubble(s, one, width)
  mutter(s, one, [1, 0.86, 0.6], [76, width * 1.3])
}
export const pointed = (s: Sheet, well: boolean) => {
  panel(s, [-150, -120, 160, 136], undefined, s.tones.pale)
  const at: Point = [-46, 68]
  const mouth = mouthOf(at, 56, 0.3)
  s.within(box(-148, -118, 158, 134), () => head(s, at, 56, { mood: 'talk', yaw: 0.3 }), true)
  const one: Bubble = well ? halfway([104, -58], [42, 52], mouth) : { at: [96, -64], r: [44, 50], tip: [-40, 2] }
  spoken(s, one, [4, 4], 16, 3.8)
  if (well) {
    now(s, [one.at, mouth])
    redRing(s, mouth, [16, 13])
  } else redRing(s, [-42, 4], [26, 20])
}
export const gift = (s: Sheet) => {
  for (const side of [-1, 1]) {
    limb(
      s,
      [
        [side * 120, 310],
        [side * 76, 276],
        [side * 36, 258],
      ],
      [56, 48, 34],
      side < 0 ? s.tones.paper : s.tones.dark,
      4,
    )
  }
  s.solid(box(-34, 226, 34, 278), s.tones.accent, 4, { corners: true })
  s.ink(
    [
      [0, 226],
      [0, 278],
    ],
    6,
    plain,
  )
  for (const side of [-1, 1])
    smallHand(s, [side * 42, 258], 'grip', { size: 40, angle: side * 1.6, mirror: side > 0, skin: s.tones.skin })
}
export const covered = (s: Sheet, well: boolean) => {
  panel(s, [-150, -120, 160, 136], undefined, s.tones.pale)
  s.within(
    box(-148, -118, 158, 134),
    () => {
      head(s, [74, 46], 58, { mood: 'talk', yaw: -0.3 })
      head(s, [-64, 50], 58, { who: 'boy', mood: 'glad', yaw: 0.3 })
    },
    true,
  )
  spoken(
    s,
    well ? { at: [106, -70], r: [40, 46], tip: [72, 8] } : { at: [62, 30], r: [54, 62], tip: [20, 100] },
    [4, 4],
    16,
    3.8,
  )
  spoken(
    s,
    well ? { at: [-20, -74], r: [40, 42], tip: [-46, -6] } : { at: [-90, 26], r: [52, 58], tip: [-46, 92] },
    [4, 3],
    16,
    3.8,
  )
}
