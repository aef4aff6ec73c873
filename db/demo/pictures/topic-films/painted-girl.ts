import { drawFeatures } from '../covers/front-face.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { BACK_HAIR, FACE, NECK } from './cel-parts.ts'
import { dab, star } from './thick-parts.ts'

const still = { still: true, corners: true } as const
const SKIN = { light: '#F3C9A4', mid: '#DFA17C', shade: '#AF6A58' } as const
export const EYE: Point = [-0.38, 0.05]
export const NOSE: Point = [0.0, 0.6]
export const EARRING: Point = [-0.98, 0.86]

function ring(s: Sheet, k: number) {
  const [x, y] = [k * EARRING[0] * -1, EARRING[1]]
  s.flat(ellipse(x, y, 0.17, 0.19), '#8A5A22', { still: true })
  s.flat(ellipse(x - 0.02, y - 0.02, 0.14, 0.16), '#D9A23C', { still: true })
  s.flat(ellipse(x + 0.02, y + 0.02, 0.08, 0.09), '#7A4A20', { still: true })
}

/** A face painted without a line, with golden earrings, before the last lights. */
export function paintedGirl(s: Sheet) {
  s.flat(trace('-2.2,-1.8 2.2,-1.8 2.2,1.9 -2.2,1.9'), '#35505A', still)
  for (const way of ['-2,-1.4 -1.2,-1.6 -0.4,-1.5', '-2.1,-0.6 -1.6,-0.8 -1.2,-0.7', '1.3,-1.2 1.7,-1.0 2.1,-1.1'])
    dab(s, trace(way), 0.4, '#43626B', 0.7)
  s.flat(
    BACK_HAIR.map(([x, y]): Point => [x * 1.06, y * 1.06 - 0.1]),
    '#3A2430',
    still,
  )
  s.flat(trace('-2.0,1.9 -1.5,1.72 -0.6,1.58 0,1.76 0.6,1.58 1.5,1.72 2.0,1.9'), '#8A3A4A', still)
  s.flat(NECK, SKIN.shade, still)
  s.within(NECK, () => s.flat(trace('-0.5,1.3 -0.1,1.5 0,2 -0.6,2'), SKIN.mid, still), true)
  s.flat(FACE, SKIN.mid, { still: true })
  s.within(FACE, () => {
    s.flat(trace('0.5,-1 1,-1 1,1.2 0.2,1.3 0.5,0.96 0.66,0.6 0.62,0.2 0.7,-0.3'), SKIN.shade, {
      still: true,
      opacity: 0.8,
    })
    s.flat(trace('-0.9,-0.3 0.3,-0.4 0.2,0 -0.1,0.2 -0.06,0.62 -0.3,0.66 -0.34,1.1 -0.7,0.8 -0.86,0.3'), SKIN.light, {
      still: true,
    })
    s.flat(trace('0.02,0.1 0.1,0.3 0.13,0.58 0.02,0.66 0.0,0.4'), SKIN.shade, { still: true, opacity: 0.6 })
    for (const k of [-1, 1]) s.flat(ellipse(k * 0.55, 0.52, 0.2, 0.13), '#D9705A', { still: true, opacity: 0.4 })
  })
  drawFeatures(s, { cut: 'bob', hair: '#3A2430', cloth: '#8A3A4A', skin: SKIN.mid, iris: '#3F7C8A', mouth: 'smile' })
  s.flat(
    trace(
      '-1.06,0.5 -1.12,-0.6 -0.6,-1.2 0,-1.32 0.6,-1.2 1.12,-0.6 1.06,0.5 0.94,0.1 0.84,-0.3 0.5,-0.6 0.1,-0.84 -0.3,-0.4 -0.7,-0.14 -0.92,0.2',
    ),
    '#4E3038',
    { still: true },
  )
  for (const way of ['0.06,-1.2 -0.5,-0.9 -0.86,-0.3', '0.0,-1.1 -0.3,-0.8 -0.62,-0.4', '0.2,-1.14 0.6,-0.8 0.86,-0.2'])
    dab(s, trace(way), 0.12, '#74493F', 0.8)
  ring(s, -1)
  ring(s, 1)
}

/** One on the eye, one on the tip of the nose, one on the gold. */
export function lastLights(s: Sheet) {
  s.flat(ellipse(...EYE, 0.055, 0.065), '#FFFFFF', { still: true })
  s.flat(ellipse(NOSE[0], NOSE[1] - 0.05, 0.075, 0.05), '#FFE9CF', { still: true, opacity: 0.85 })
  s.flat(star([EARRING[0] - 0.06, EARRING[1] - 0.08], 0.22), '#FFFBE6', still)
}
/** What lies around, a little darker. */
export function darkerAround(s: Sheet) {
  for (const shape of [
    '-2.2,-1.8 2.2,-1.8 2.2,-1.1 1.3,-1.0 0,-1.5 -1.3,-1.0 -2.2,-1.1',
    '1.16,-1.2 2.2,-1.4 2.2,1.9 1.2,1.9 1.3,0.6',
    '-2.2,-1.2 -1.24,-1.0 -1.3,0.4 -1.34,1.3 -2.2,1.6',
  ])
    s.flat(trace(shape), '#14202C', { still: true, opacity: 0.36 })
  s.within(
    FACE,
    () => s.flat(trace('0.4,-0.6 1,-1 1,1.3 0,1.3 0.44,0.9 0.6,0.4'), '#6A2A3A', { still: true, opacity: 0.26 }),
    true,
  )
  s.flat(ellipse(EARRING[0] + 0.06, EARRING[1] + 0.1, 0.1, 0.1), '#4A2A14', { still: true, opacity: 0.6 })
}
/** Points of light everywhere. */
export function greasy(s: Sheet) {
  lastLights(s)
  for (const [x, y] of trace(
    '-0.6,0.5 -0.5,0.66 0.6,0.5 0.5,0.64 -0.1,0.9 0.12,0.9 0,1.12 -0.5,-0.2 -0.2,-0.3 0.2,-0.36 0.44,-0.2 -0.7,0.3 0.72,0.3 -0.3,1.0 0.34,1.0 0.05,0.3 0,0.44 -0.6,-0.9 0.5,-0.9 0.98,0.8 0.14,1.4 -0.2,1.5',
  ))
    s.flat(ellipse(x, y, 0.07, 0.05), '#FFFDF4', { still: true })
}
