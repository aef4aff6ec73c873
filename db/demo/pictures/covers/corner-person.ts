import { drawHouse, october } from './house.ts'
import { plainHead } from './heads.ts'
import { frontShoe, limb, lock, smallHand } from './limbs.ts'
import { tint } from './street-things.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { ellipse, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

const her = { dark: '#2F3658', deep: '#C24436', accent: '#F0B23E', paper: '#FFF6E4', skin: '#F6D3B6' }

/** Somebody with a sketchbook before the house on the corner, as high as the one who looks. */
export function drawCornerPerson(s: Sheet) {
  s.at(90, -46, {}, () => drawHouse(s, october))
  tint(s, trace('-340,330 -270,330 -640,392 -760,392'), october.hour!.shade, 0.36)
  s.flat(ellipse(-320, 336, 96, 12), october.hour!.shade, { still: true, opacity: 0.5 })
  s.pen = 0.6
  s.inHues(her, s.line, () =>
    s.at(-330, 40, { scale: 28 }, () => {
      const head = plainHead(s, { yaw: 0.4, style: 'bob', mood: 'smile', tall: 1.2, lash: 2, hair: '#4A3140' })
      drawHead(s, { ...head, own: { bust: drawSketcher } })
      drawBeret(s)
    }),
  )
  s.pen = 1
}

function drawBeret(s: Sheet) {
  const { tones } = s
  s.solid(trace('-1.1,-0.66 -1.3,-1.16 -0.7,-1.62 0.2,-1.6 0.9,-1.2 1.02,-0.68 0,-0.9'), tones.accent, 6)
  s.ink(trace('-0.2,-1.6 -0.16,-1.84'), 8)
}

function drawSketcher(s: Sheet, look: HeadLook) {
  const { tones } = s
  for (const side of [-1, 1]) {
    const x = side * 0.5
    limb(
      s,
      [
        [x * 0.8, 4.6],
        [x, 7],
        [x * 1.04, 9.6],
      ],
      [1.0, 0.86, 0.66],
      tones.dark,
      6,
    )
    frontShoe(s, [x * 1.1, 9.6], { size: 1.3, mirror: side < 0, colour: tones.paper, sole: tones.accent })
  }
  s.flat(trace('-0.34,0.6 0.34,0.6 0.38,1.5 -0.38,1.5'), look.skin, { knock: true, corners: true })
  const coat = trace(
    '-0.5,1.34 -1.0,1.5 -1.16,2.0 -1.04,3.4 -1.3,5.6 -0.6,5.84 0,5.7 0.6,5.84 1.3,5.6 1.04,3.4 1.16,2.0 1.0,1.5 0.5,1.34',
  )
  s.solid(coat, tones.deep, 6)
  s.within(coat, () =>
    s.flat(trace('0.4,1.3 1.3,1.6 1.2,3.4 1.5,6 0.5,6 0.5,3'), tones.dark, { still: true, opacity: 0.6 }),
  )
  s.ink(trace('0,1.7 0.02,5.7'), 4)
  for (const y of [2.4, 3.1, 3.8]) s.solid(ellipse(-0.24, y, 0.12, 0.12), tones.paper, 2.4)
  lock(s, trace('-0.5,1.3 0,1.54 0.54,1.26'), [0.5, 0.56, 0.5], [tones.accent])
  limb(s, trace('-0.96,1.9 -1.5,3.0 -0.5,3.4'), [0.7, 0.68, 0.5], tones.deep, 6)
  s.solid(trace('-0.74,2.5 1.3,2.2 1.5,3.9 -0.5,4.2'), tones.accent, 5, { corners: true })
  s.solid(trace('-0.64,2.6 1.22,2.34 1.38,3.78 -0.44,4.04'), tones.paper, 3, { corners: true })
  s.ink(trace('-0.1,3.8 -0.04,3.0 0.4,2.76 0.9,3.0 1,3.7'), 3)
  smallHand(s, [-0.66, 3.36], 'grip', { size: 0.84, angle: -1.5, skin: look.skin })
  limb(s, trace('0.96,1.9 1.76,2.9 1.2,3.2'), [0.7, 0.7, 0.5], tones.deep, 6)
  s.ink(trace('0.5,3.3 1.4,2.9'), 6, { colour: tones.deep, least: 0.8 })
  smallHand(s, [1.36, 3.16], 'grip', { size: 0.8, angle: 1.4, skin: look.skin })
}
