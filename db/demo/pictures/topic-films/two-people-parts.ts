import { cast } from '../covers/cast.ts'
import { plainHead } from '../covers/heads.ts'
import { limb } from '../covers/limbs.ts'
import { drawHead } from '../figure/head.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { darker } from '../tones.ts'
import { withPen } from './body-parts.ts'
import { lean } from './lean-parts.ts'
import { head, within } from './torso-parts.ts'

export const touchSpot: Point = [16, 84]
const SHIRT = '#F0C266'
const COAT = '#5B7FA6'
const SKIN = '#F4D6BF'

const left = trace('-180,18 -250,42 -304,70 -330,140 -340,314')
const pressed = trace('-84,18 -40,32 -20,44 -6,92 34,96 60,108 66,180 70,314')
const free = trace('-84,18 -30,36 26,52 56,84 66,140 74,220 78,314')

/** A girl to the chest; where the hand lies her shoulder gives way. */
export function girlTouched(s: Sheet, gives: boolean) {
  const right = gives ? pressed : free
  const skin = cast.girl.skin ?? SKIN
  s.flat(trace('-172,-40 -92,-40 -84,50 -180,50'), skin, { still: true, knock: true, corners: true })
  s.flat(trace('-170,-40 -94,-40 -92,10 -130,36 -170,0'), '#B5685A', { still: true, opacity: 0.3, corners: true })
  s.ink(trace('-172,-30 -176,6 -196,24'), 5)
  s.ink(trace('-92,-30 -88,4 -70,22'), 5)
  const body = within(left, right)
  s.flat(body, SHIRT, { still: true, knock: true, corners: true })
  s.within(
    body,
    () => s.flat(trace('20,20 100,20 100,320 10,320 24,200'), darker(SHIRT), { still: true, opacity: 0.5 }),
    true,
  )
  s.flat(trace('-180,16 -134,58 -84,16'), skin, { still: true })
  s.ink(trace('-182,16 -134,60 -82,16'), 5)
  s.ink(left, 6.4, { in: 0.1, out: 0.1 })
  s.ink(right, 6.4, { in: 0.1, out: 0.1 })
  for (const fold of ['-292,200 -280,250 -286,314', '16,190 10,250 14,314']) s.ink(trace(fold), 4.4, { in: 0.4 })
  if (gives)
    for (const fold of [
      '-70,190 -30,130 0,98',
      '-96,110 -50,100 -10,86',
      '34,190 30,140 22,112',
      '-30,220 -4,160 12,110',
    ])
      s.ink(trace(fold), 4.6, { in: 0.7, out: 0.1 })
  head(s, [-130, -124], 112, { ...cast.girl, lit: false, yaw: 0.24, mood: 'smile' })
}

/** Who stands beside her and lays a hand on her shoulder. */
export function touchingArm(s: Sheet) {
  const look = plainHead(s, {
    ...lean({ ...cast.man, yaw: -0.34 }),
    ...{ neck: true, cloth: COAT, clothDark: COAT, collar: 'crew' },
  })
  s.within(
    trace('66,-330 388,-330 388,314 66,314'),
    () => s.at(262, -196, { scale: 96 }, () => withPen(s, 0.9, () => drawHead(s, look))),
    true,
  )
  s.flat(trace('100,100 388,100 388,314 108,314'), COAT, { still: true, corners: true })
  s.flat(trace('356,-60 388,-60 388,314 330,314'), darker(COAT), { still: true, corners: true, opacity: 0.5 })
  s.ink(trace('96,40 100,200 108,314'), 6)
  const skin = look.skin
  for (const finger of ['26,58 -2,76 -14,104', '38,66 12,90 2,120', '52,76 30,104 22,134', '66,88 50,116 44,144'])
    limb(s, trace(finger), [24, 22, 16], skin, 4.6)
  limb(s, trace('50,52 24,40 4,48'), [26, 22, 16], skin, 4.6)
  s.flat(trace('110,96 78,44 48,42 24,58 42,86 66,100 92,122'), skin, { still: true, knock: true })
  s.ink(trace('112,92 80,44 52,42'), 5)
  s.ink(trace('70,98 92,122'), 5)
  limb(s, trace('196,-10 206,80 190,160'), [96, 90, 80], COAT, 6)
  s.flat(trace('140,-30 252,-30 246,10 150,10'), COAT, { still: true, corners: true })
  s.solid(ellipse(194, 156, 42, 40).slice(0, -1), COAT, 6)
  s.flat(trace('158,60 250,70 232,150 158,150'), COAT, { still: true, corners: true })
  s.ink(trace('152,40 158,96'), 6)
  s.ink(trace('250,76 236,150'), 6)
  limb(s, trace('190,170 150,140 98,96'), [84, 76, 62], COAT, 6)
}
