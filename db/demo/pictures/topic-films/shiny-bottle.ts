import { box } from '../backdrop.ts'
import { tint } from '../covers/street-things.ts'
import { ellipse, type Point, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import type { Line } from '../step-films/face.ts'
import { framed, paint, round, shaped } from './still-parts.ts'

const hues = {
  ...{
    wall: '#C7DCE8',
    table: '#FBF0DC',
    shade: '#8F8AA8',
    glass: '#34A98A',
    deep: '#1C6E62',
    lit: '#8EE0C2',
    cork: '#C98F58',
  },
  ...{ glow: '#FFFBE2', tinged: '#BFEBCF' },
}
const FOOT: Point = [-190, 196]
/** Half as wide as the bottle is, and how high above its foot that is. */
const profile = through(trace('78,0 84,40 84,200 80,250 54,296 30,322 28,380 36,386 36,404'))
const upright = (part: number, high: number): Point => [FOOT[0] + part, FOOT[1] - high]
/** Where the light from the left throws that point onto the table. */
const thrown = (part: number, high: number): Point => [
  FOOT[0] + high * 1.26 + part * 0.5,
  FOOT[1] - high * 0.3 + part * 0.36,
]

const silhouette = (to: (part: number, high: number) => Point, wide = 1, from = 0): Point[] => {
  const used = profile.filter(([, high]) => high >= from)
  return [
    ...used.map(([half, high]) => to(half * wide, high)),
    ...used.toReversed().map(([half, high]) => to(-half * wide, high)),
  ]
}

export function table(s: Sheet) {
  framed(s, [-386, -312, 386, 312], () => {
    tint(s, box(-390, -320, 390, 320), hues.wall)
    tint(s, box(-390, -30, 390, 320), hues.table)
    s.ink(trace('-390,-30 390,-30'), 3.4, { least: 0.8 })
    paint(s, round(-330, -250, 34), '#FFF3B8')
  })
}

const cast = silhouette(thrown)
const stopper = trace('-24,400 24,400 20,446 -20,446').map(([part, high]) => thrown(part, high))
export function shadow(s: Sheet, colour: string = hues.shade) {
  tint(s, cast, colour)
  tint(s, stopper, colour)
}
export const blackShadow = (s: Sheet) => shadow(s, '#17161E')
export const shadowLine = (s: Sheet, line: Line) => line(s, silhouette(thrown, 1, 70))

const along = (noted: string) => trace(noted).map(([part, high]) => thrown(part, high))

/** Light that the glass gathers runs through its shadow. */
export function streaks(s: Sheet) {
  paint(s, along('-16,56 30,60 44,120 36,210 14,268 -6,210 -2,120'), hues.tinged)
  paint(s, along('4,66 26,80 32,130 24,200 10,236 4,140'), hues.glow)
  paint(s, along('-50,84 -40,110 -40,190 -52,220 -60,150'), hues.tinged)
  paint(s, along('-4,300 8,320 6,372 -4,380'), hues.glow)
}

export function rimOfColour(s: Sheet) {
  const ring = (inner: number, outer: number, colour: string, opacity: number) => {
    for (const k of [-1, 1])
      tint(
        s,
        [
          ...profile.map(([half, high]) => thrown(k * half * outer, high)),
          ...profile.toReversed().map(([half, high]) => thrown(k * half * inner, high)),
        ],
        colour,
        opacity,
      )
  }
  ring(0.68, 1, hues.glass, 0.66)
  ring(1, 1.18, hues.lit, 0.6)
}

const body: Point[] = [
  ...silhouette(upright).slice(0, profile.length),
  ...silhouette(upright).slice(profile.length),
  ...ellipse(FOOT[0], FOOT[1], 78, 32, { from: Math.PI, to: 0 }),
]

export function bottle(s: Sheet) {
  tint(s, body, hues.glass)
  s.within(
    body,
    () => {
      for (const k of [-1, 1])
        tint(
          s,
          [
            ...profile.map(([half, high]) => upright(k * half, high)),
            ...profile.toReversed().map(([half, high]) => upright(k * half * 0.76, high)),
          ],
          hues.deep,
        )
      paint(s, round(FOOT[0], FOOT[1] + 6, 68, 24), hues.deep)
      paint(s, trace('-176,-20 -140,-10 -136,120 -160,176 -180,120'), hues.lit)
    },
    true,
  )
  shaped(s, trace('-214,-252 -166,-252 -170,-204 -210,-204'), hues.cork, 4.4, true)
  s.ink([...body, body[0]!], 5.4, { in: 0.02, out: 0.02, least: 0.7 })
  s.ink(ellipse(FOOT[0], FOOT[1] - 404, 36, 9, { from: 0, to: Math.PI }), 3.4)
}

export function bottleShine(s: Sheet) {
  tint(s, trace('-256,-10 -240,-12 -240,120 -254,124'), '#FFFFFF')
  tint(s, trace('-256,136 -242,134 -242,158 -253,160'), '#FFFFFF')
  tint(s, trace('-208,-176 -200,-176 -200,-120 -210,-114'), '#FFFFFF')
}
