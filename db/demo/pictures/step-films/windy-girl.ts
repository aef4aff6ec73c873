import { cast } from '../covers/cast.ts'
import { plainHead } from '../covers/heads.ts'
import { drawFrontHair } from '../figure/hair.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { type Line, light, now } from './face.ts'
import { bust } from './hair-heads.ts'
import type { Hold } from './long-lines.ts'

/** Long hair in the wind: each lock from the head to its tip, and back to where the next one begins. */
const locks: readonly (readonly [out: string, back: string])[] = [
  ['-0.3,-1.16 0.5,-1.2 1.1,-0.86 1.7,-0.66 2.3,-0.86 2.86,-1.3', '2.86,-1.3 2.5,-0.64 2.04,-0.3 1.7,-0.3'],
  ['1.7,-0.3 2.2,-0.24 2.7,-0.42 3.2,-0.5', '3.2,-0.5 2.84,0.06 2.34,0.36 1.86,0.3'],
  ['1.86,0.3 2.3,0.46 2.7,0.4 3.1,0.5', '3.1,0.5 2.6,0.86 2.1,0.96 1.6,0.8'],
  ['1.6,0.8 1.96,1.1 2.3,1.16 2.66,1.4', '2.66,1.4 2.1,1.5 1.5,1.3 1.1,0.9'],
]
/** Within the mass: the longest lines of the picture. */
const within = [
  '0.4,-1.0 1.0,-0.66 1.6,-0.46 2.2,-0.56 2.6,-0.9',
  '0.7,-0.7 1.2,-0.3 1.8,-0.04 2.4,-0.08 2.9,-0.3',
  '0.86,-0.3 1.2,0.16 1.7,0.5 2.3,0.6 2.8,0.54',
  '0.9,0.1 1.1,0.5 1.5,0.9 2.0,1.2 2.4,1.3',
]
const mass = locks.flatMap((pair) => pair.flatMap((noted) => trace(noted)))
const hairColours = { hair: '#C98A4B', hairLight: '#F0CB94', hairDark: '#9A602C' }

/** A girl whose hair streams to the right; only the long lines depend on the hold. */
export function windyGirl(s: Sheet, hold: Hold, mood: HeadLook['mood']) {
  const look = plainHead(s, {
    ...{ ...cast.girl, lit: false, yaw: -0.3, part: -0.2, neck: true, collar: 'crew', style: 'short', mood },
    ...{ ...hairColours, cloth: '#7FA8C9', clothDark: '#5F86A8' },
  })
  const behind = (sheet: Sheet) => {
    const inner = trace('1.1,0.9 0.7,1.1 0.3,0.9 -0.3,-1.16')
    sheet.flat([...mass, ...inner], hairColours.hair, { knock: true, corners: true, still: true })
    sheet.within(
      [...mass, ...inner],
      () =>
        sheet.flat(trace('0.6,0.2 1.2,0.6 1.8,0.9 2.6,1.36 2.0,1.7 1.0,1.3 0.4,0.9'), hairColours.hairDark, {
          still: true,
        }),
      true,
    )
    sheet.ink(trace('1.1,0.9 0.84,1.06 0.36,0.92'), 4.6)
    for (const [out, back] of locks) {
      hold(sheet, trace(out), 5.6)
      hold(sheet, trace(back), 4.6)
    }
    for (const noted of within) hold(sheet, trace(noted), 3.6)
  }
  drawHead(s, { ...look, own: { bust, hair: { behind, before: drawFrontHair } } })
}

/** The rough below it: the head, and the run of each long line. */
export function rough(s: Sheet, line: Line = now) {
  line(
    s,
    Array.from({ length: 30 }, (_, i): Point => [
      0.03 + Math.cos(4 + i * 0.23) * 1.02,
      -0.12 + Math.sin(4 + i * 0.23) * 1.06,
    ]),
  )
  line(s, trace('-0.86,0.1 -0.8,0.5 -0.4,0.94 -0.08,1.06 0.3,0.92 0.7,0.4'))
  light(s, trace('-0.2,-1 -0.32,-0.2 -0.3,0.5 -0.1,1.02'))
  light(s, trace('-0.9,0.24 -0.3,0.3 0.5,0.24'))
  line(s, trace('-0.4,1.3 -1.1,1.6 -1.6,2.1'))
  line(s, trace('0.4,1.3 1.1,1.6 1.6,2.1'))
}
export const runs = (s: Sheet, line: Line = now) => {
  for (const [out, back] of locks) {
    line(s, trace(out))
    line(s, trace(back))
  }
  for (const noted of within) light(s, trace(noted), 2.2)
}
export const longest: readonly Point[] = trace(locks[0]![0])
