import { onGround } from './ground.ts'
import { plainHead } from './heads.ts'
import { limb, lock, smallHand } from './limbs.ts'
import { drawExpression } from '../figure/expression.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { ellipse, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between, INK } from '../tones.ts'

/** The sword comes down: its path is still in the air, the cape behind, all weight on the front leg. */
export function drawSwordSwing(s: Sheet) {
  const { tones } = s
  onGround(s, tones.pale, () => {
    s.flat(trace('-660,280 660,240 660,400 -660,400'), tones.mid, { corners: true, still: true })
    s.flat(ellipse(-60, 316, 330, 20), tones.dark, { still: true, opacity: 0.45 })
    drawPath(s)
    s.pen = 0.9
    s.at(-40, -142, { scale: 62, rotate: 0.16 }, () => {
      drawCape(s)
      const features = drawExpression({
        eyes: 'open',
        open: 0.8,
        brow: [0.18, -0.1],
        mouth: 'shout',
        gaze: [0.2, 0.1],
      })
      drawHead(
        s,
        plainHead(s, {
          yaw: 0.52,
          style: 'ponytail',
          lash: 1,
          tall: 0.95,
          slant: 0.16,
          hair: between(tones.dark, INK, 0.35),
          own: { bust: fighter, features },
        }),
      )
      drawSwordArms(s)
    })
    s.pen = 1
    for (const line of ['-420,310 -350,270', '-380,322 -290,300', '300,300 370,256', '330,312 420,286'])
      s.ink(trace(line), 6, { in: 0.1, out: 0.9 })
  })
}

/** The white crescent that the blade has cut. */
function drawPath(s: Sheet) {
  const { tones } = s
  s.flat(
    trace('-420,-60 -330,-230 -120,-330 150,-320 370,-200 480,0 500,160 420,20 290,-140 110,-230 -110,-240 -290,-160'),
    tones.paper,
    { still: true },
  )
  s.flat(trace('-300,-200 -120,-300 140,-296 350,-180 460,0 320,-140 120,-244 -110,-256'), tones.accent, {
    still: true,
    opacity: 0.7,
  })
  for (const line of [
    '-380,-120 -250,-250 -60,-316 150,-306 340,-206 460,-30',
    '-260,-170 -90,-256 110,-246 280,-150 400,0',
  ])
    s.ink(trace(line), 4, { in: 0.6, out: 0.2 })
}

function drawCape(s: Sheet) {
  const { tones } = s
  const cape = trace('-0.4,1.3 -1.6,1.4 -3.0,2.2 -4.4,2.0 -5.2,2.9 -4.2,3.4 -3.6,4.5 -2.4,4.0 -1.4,4.6 -0.4,3.6')
  s.solid(cape, tones.deep, 6.4)
  s.within(cape, () => s.flat(trace('-0.6,3.0 -2.4,3.2 -4.6,2.9 -4,5 -1,5'), tones.dark, { still: true, opacity: 0.6 }))
  for (const fold of ['-0.7,1.8 -2.2,2.3 -3.8,2.7', '-0.7,2.4 -1.9,3.0 -3.0,3.9']) s.ink(trace(fold), 4)
  limb(s, trace('-0.5,4.3 -2.1,5.1 -3.9,6.5'), [1.1, 0.86, 0.62], tones.dark, 6)
  limb(s, trace('-3.0,5.7 -4.1,6.6'), [0.86, 0.76], tones.accent, 6)
  s.solid(trace('-4.5,6.1 -3.7,6.4 -3.8,7.1 -4.7,7.1 -4.9,6.8'), tones.accent, 5)
}

function fighter(s: Sheet, look: HeadLook) {
  const { tones } = s
  s.flat(trace('-0.4,0.5 0.36,0.5 0.4,1.5 -0.4,1.5'), look.skin, { knock: true, corners: true })
  limb(s, trace('0.3,4.3 1.9,4.5 1.7,6.2'), [1.16, 0.92, 0.62], tones.dark, 6)
  limb(s, trace('1.9,5.0 1.7,6.4'), [0.86, 0.76], tones.accent, 6)
  s.solid(trace('1.3,6.1 2.1,6.1 2.4,6.5 3.0,6.8 3.0,7.0 1.3,6.96'), tones.accent, 5)
  const tunic = trace(
    '-0.5,1.3 -0.98,1.6 -0.8,2.6 -0.7,3.3 -1.2,4.7 -0.2,5.0 0.8,4.8 1.5,4.9 0.8,3.3 0.9,2.4 1.04,1.7 0.5,1.3 0,1.6',
  )
  s.solid(tunic, tones.paper, 6)
  s.within(tunic, () => s.flat(trace('-0.9,1.6 -0.7,3.2 -1.3,4.9 -0.5,5 -0.2,3'), tones.soft, { still: true }))
  s.solid(trace('-0.74,3.06 0.8,3.06 0.84,3.4 -0.76,3.4'), tones.deep, 5, { corners: true })
  s.solid(ellipse(0.2, 3.23, 0.2, 0.2), tones.accent, 4)
  lock(s, trace('-0.7,1.3 0,1.66 0.7,1.26'), [0.4, 0.5, 0.4], [tones.deep])
}

/** Both hands on the hilt, the blade low before him. */
function drawSwordArms(s: Sheet) {
  const { tones } = s
  limb(s, trace('-0.8,1.9 0.6,2.9 2.3,2.2'), [0.56, 0.52, 0.4], tones.paper, 6)
  s.solid(trace('2.56,2.3 2.84,2.0 7.0,4.2 7.3,4.7 6.7,4.64'), tones.paper, 5.4, { corners: true })
  s.ink(trace('2.8,2.3 6.9,4.5'), 3)
  s.solid(trace('2.2,2.66 2.9,1.4 3.16,1.56 2.5,2.8'), tones.accent, 5, { corners: true })
  limb(s, trace('1.6,1.6 2.7,2.2'), [0.26, 0.26], tones.dark, 5)
  limb(s, trace('0.96,1.9 1.7,2.2 2.2,1.9'), [0.62, 0.56, 0.44], tones.paper, 6)
  smallHand(s, [1.62, 1.9], 'grip', { size: 0.66, angle: -1.2, skin: tones.skin })
  smallHand(s, [2.06, 2.14], 'grip', { size: 0.66, angle: -1.2, skin: tones.skin })
}
