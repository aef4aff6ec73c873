import { splitSheet } from './ground.ts'
import { limb } from './limbs.ts'
import { redLine } from './shading.ts'
import { ellipse, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

const hues = { skin: '#F0C6A4', warm: '#D98F6C', lit: '#FCE4CC', tee: '#F7F1E4', teeShade: '#D8CBB8' }
const shorts = { cloth: '#3A6EA5', shade: '#274E80' }

const ARM =
  '-52,-330 -86,-276 -88,-214 -66,-150 -58,-104 -70,-50 -66,10 -46,84 -34,150 30,150 40,84 56,20 60,-44 44,-96 62,-156 66,-214 52,-330'
const LEG =
  '118,-330 140,-236 140,-150 124,-70 110,-24 118,4 106,36 90,84 76,160 66,226 84,254 150,280 206,300 212,320 186,328 -14,328 -30,300 -20,262 2,226 -20,160 -42,100 -38,46 -8,2 -20,-60 -48,-150 -80,-240 -84,-330'

/** A whole arm and a whole leg, and through each the S on which it swings. */
export function drawSCurves(s: Sheet) {
  splitSheet(s, ['#F3D3C8', '#CBE3E8'], [10, -10], () => {
    s.at(-320, 14, { rotate: 0.06, scale: 0.9 }, () => drawArm(s))
    s.flat(ellipse(400, 322, 180, 17).slice(0, -1), '#8DB5BF', { still: true, opacity: 0.7 })
    s.at(330, 24, { scale: 0.9 }, () => drawLeg(s))
  })
}

function drawArm(s: Sheet) {
  drawHand(s)
  const arm = trace(ARM)
  s.flat(arm, hues.skin, { knock: true })
  s.within(arm, () => {
    s.flat(trace('44,-330 30,-230 40,-150 20,-96 34,-40 30,40 14,160 60,160 90,-40 90,-330'), hues.warm, {
      ...{ still: true, opacity: 0.55 },
    })
    s.flat(trace('-80,-260 -62,-270 -54,-200 -50,-150 -66,-170'), hues.lit, { still: true, opacity: 0.8 })
    s.flat(trace('-66,-60 -52,-70 -44,0 -40,60 -58,20'), hues.lit, { still: true, opacity: 0.8 })
  })
  s.ink(arm.slice(0, 9), 7, { in: 0.05, out: 0.1, least: 0.5 })
  s.ink(arm.slice(9), 7, { in: 0.1, out: 0.05, least: 0.5 })
  s.ink(trace('-48,-104 -20,-92 10,-98'), 4, { in: 0.3, out: 0.6 })
  const sleeve = trace('-106,-222 -112,-286 -92,-348 -40,-384 20,-384 74,-352 92,-290 84,-214 0,-200')
  s.solid(sleeve, hues.tee, 7)
  s.within(sleeve, () => s.flat(trace('30,-400 26,-300 40,-190 100,-190 100,-400'), hues.teeShade, { still: true }))
  s.ink(trace('-104,-242 0,-220 82,-234'), 3.6)
  s.solid(trace('40,-384 78,-362 100,-290 92,-224 70,-240 66,-310'), hues.teeShade, 6)
  drawRhythm(s, '-14,-352 -50,-262 -18,-140 30,-40 10,70 -14,150 2,226')
}

/** A hand at rest: four fingers a little bent, the thumb before them. */
function drawHand(s: Sheet) {
  for (const finger of [
    '40,226 50,268 46,302',
    '20,236 26,292 20,332',
    '-6,238 -8,300 -10,342',
    '-30,230 -40,286 -36,322',
  ])
    limb(s, trace(finger), [32, 29, 19], hues.skin, 6)
  for (const joint of [
    '16,286 26,290 36,286',
    '-20,294 -8,298 4,294',
    '-50,282 -40,286 -28,282',
    '42,264 50,268 60,264',
  ])
    s.ink(trace(joint), 3)
  const palm = trace('-34,134 30,134 46,176 58,222 36,246 4,254 -26,250 -48,232 -48,186')
  s.flat(palm, hues.skin, { knock: true })
  s.within(palm, () => s.flat(trace('10,130 50,160 70,240 20,260 26,190'), hues.warm, { still: true, opacity: 0.5 }))
  s.ink(trace('-34,140 -48,186 -48,234'), 6.4, { in: 0.1, out: 0.2 })
  limb(s, trace('28,156 66,196 76,236 70,268'), [44, 40, 31, 20], hues.skin, 6)
  s.flat(trace('0,140 34,146 50,172 44,196 10,190'), hues.skin, { still: true })
  s.ink(trace('64,228 74,232 84,228'), 3)
}

function drawLeg(s: Sheet) {
  const leg = trace(LEG)
  s.flat(leg, hues.skin, { knock: true })
  s.within(leg, () => {
    s.flat(trace('-90,-330 -30,-240 10,-120 30,0 -6,60 4,140 30,230 10,330 -60,330 -60,80 -30,0'), hues.warm, {
      ...{ still: true, opacity: 0.55 },
    })
    s.flat(trace('122,-150 132,-120 112,-40 98,-30 108,-90'), hues.lit, { still: true, opacity: 0.8 })
    s.flat(trace('98,50 92,100 74,170 64,180 76,100'), hues.lit, { still: true, opacity: 0.8 })
    s.flat(trace('90,268 150,290 190,306 130,302'), hues.lit, { still: true, opacity: 0.8 })
  })
  s.contour(leg, 7)
  s.ink(trace('78,-18 100,-26 116,-10'), 4, { in: 0.3, out: 0.4 })
  s.ink(trace('82,22 100,30 112,16'), 4, { in: 0.3, out: 0.4 })
  s.ink(trace('20,258 32,246 44,256'), 4, { in: 0.3, out: 0.4 })
  s.ink(trace('168,300 174,312 170,322'), 3.6)
  const cloth = trace('-96,-356 20,-366 142,-356 164,-250 158,-152 20,-140 -82,-162 -104,-260')
  s.solid(cloth, shorts.cloth, 7)
  s.within(cloth, () => s.flat(trace('-120,-400 -20,-400 -30,-280 10,-130 -100,-130'), shorts.shade, { still: true }))
  s.solid(trace('-100,-384 20,-392 144,-384 148,-346 20,-354 -100,-344'), shorts.shade, 6)
  s.ink(trace('-80,-182 20,-160 158,-172'), 3.6, { colour: between(shorts.shade, '#1E2230', 0.4) })
  drawRhythm(s, '30,-340 92,-252 92,-130 40,-20 0,70 14,160 40,240 96,296')
}

/** The S in red on a light edge, so that it is read on skin and cloth. */
function drawRhythm(s: Sheet, noted: string) {
  s.ink(trace(noted), 24, { colour: '#FFFFFF', in: 0.03, out: 0.03, least: 0.8 })
  s.ink(trace(noted), 13, { ...redLine, in: 0.05, out: 0.1, least: 0.7 })
}
