import { box } from '../backdrop.ts'
import { splitSheet } from './ground.ts'
import { plainHead } from './heads.ts'
import { limb, lock } from './limbs.ts'
import { drawExpression } from '../figure/expression.ts'
import { drawHead } from '../figure/head.ts'
import { ellipse, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

/** A face that looks down at a letter, and the hand that holds it, both large. */
export function drawFaceAndLetter(s: Sheet) {
  const { tones } = s
  splitSheet(s, [tones.soft, tones.pale], [-60, 60], () => {
    const features = drawExpression({
      eyes: 'open',
      open: 0.72,
      brow: [-0.16, 0.06],
      mouth: 'smile',
      gaze: [0.3, 0.3],
      signs: ['blush'],
    })
    const hair = between(tones.dark, tones.deep, 0.3)
    const look = plainHead(s, {
      yaw: 0.52,
      pitch: 0.1,
      style: 'bob',
      hair,
      lash: 3,
      neck: true,
      collar: 'shirt',
      cloth: tones.deep,
      tall: 1.1,
    })
    s.pen = 1.15
    s.at(-290, -34, { scale: 178, rotate: 0.08 }, () => drawHead(s, { ...look, own: { features } }))
    s.pen = 1
    drawHandWithLetter(s)
  })
}

/** Four fingers behind the sheet, the thumb on it. */
function drawHandWithLetter(s: Sheet) {
  const { tones } = s
  lock(s, trace('560,420 500,330 440,250'), [230, 200, 176], [tones.accent, between(tones.accent, tones.deep, 0.4)])
  lock(s, trace('470,284 430,232'), [196, 186], [tones.paper])
  limb(s, trace('440,250 380,170 330,110'), [150, 170, 120], tones.skin, 6)
  for (const finger of [
    '400,120 330,40 262,-10',
    '380,150 290,90 222,52',
    '360,180 270,140 206,116',
    '350,210 270,190 214,176',
  ])
    limb(s, trace(finger), [66, 56, 40], tones.skin, 6)
  s.at(236, -76, { rotate: -0.16 }, () => {
    s.flat(box(-126, -150, 160, 176), tones.mid, { corners: true, still: true, opacity: 0.5 })
    s.solid(trace('-140,-164 144,-164 144,100 120,164 -140,164'), tones.paper, 6, { corners: true })
    s.solid(trace('144,100 104,104 120,164'), tones.soft, 4.4, { corners: true })
    for (let i = 0; i < 6; i++)
      s.ink(trace(`${-108},${-116 + i * 38} ${-20},${-120 + i * 38} ${i === 5 ? 10 : 104},${-114 + i * 38}`), 4, {
        colour: tones.deep,
        in: 0.1,
        out: 0.3,
      })
  })
  limb(s, trace('460,230 400,80 330,40 276,60'), [110, 92, 66, 48], tones.skin, 6.4)
  s.solid(ellipse(290, 50, 22, 15, { tilt: -0.4 }), tones.pale, 3.4)
  s.ink(trace('366,34 352,52 350,70'), 3.4)
  s.ink(trace('470,210 430,190 400,196'), 3.6)
}
