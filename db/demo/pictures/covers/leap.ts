import { box } from '../backdrop.ts'
import { onGround } from './ground.ts'
import { plainHead } from './heads.ts'
import { limb, lock, smallHand, smallShoe } from './limbs.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

/** In the middle of a leap over a gap between two roofs: one arm and one leg far ahead, the others far behind. */
export function drawLeap(s: Sheet) {
  const { tones } = s
  onGround(s, tones.pale, () => {
    drawRoofs(s)
    s.pen = 0.9
    s.at(46, -142, { scale: 70, rotate: 0.1 }, () => {
      drawBehind(s)
      const hair = between(tones.dark, tones.deep, 0.35)
      const head = plainHead(s, { yaw: 0.5, style: 'ponytail', mood: 'laugh', tall: 1.1, lash: 2, hair })
      drawHead(s, { ...head, own: { bust: drawLeaper } })
      drawBefore(s)
    })
    s.pen = 1
    drawLineOfMotion(s)
  })
}

function drawRoofs(s: Sheet) {
  const { tones } = s
  s.flat(ellipse(120, -90, 300, 300).slice(0, -1), tones.soft, { still: true })
  for (const [x, y, w] of [
    [-420, -260, 130],
    [470, -230, 110],
    [-250, -120, 80],
  ] as const)
    s.flat(ellipse(x, y, w, 16), tones.paper, { still: true })
  const town = trace(
    '-660,190 -560,190 -560,130 -470,130 -470,176 -300,176 -300,110 -200,110 -200,190 -60,190 -60,140 60,140 60,196 220,196 220,120 330,120 330,180 480,180 480,150 660,150 660,400 -660,400',
  )
  s.flat(town, between(tones.soft, tones.mid, 0.6), { corners: true, still: true })
  for (const [x, y] of trace('-520,160 -440,210 -250,150 0,180 30,230 280,160 280,210 -160,230'))
    s.flat(box(x - 12, y - 12, x + 12, y + 14), tones.paper, { corners: true, still: true })
  s.solid(trace('-680,250 -330,250 -290,296 -330,420 -680,420'), tones.deep, 5.4, { corners: true })
  s.flat(trace('-680,250 -330,250 -290,296 -680,296'), tones.mid, { corners: true, still: true })
  s.ink(trace('-680,296 -290,296'), 4)
  s.solid(trace('680,216 400,216 350,262 390,420 680,420'), tones.deep, 5.4, { corners: true })
  s.flat(trace('680,216 400,216 350,262 680,262'), tones.mid, { corners: true, still: true })
  s.ink(trace('350,262 680,262'), 4)
  for (const x of [-600, -520, -440]) s.solid(box(x - 24, 322, x + 24, 380), tones.accent, 3.4, { corners: true })
  for (const x of [450, 540]) s.solid(box(x - 24, 296, x + 24, 360), tones.accent, 3.4, { corners: true })
}

/** The far arm swings back, the far leg has just pushed off. */
function drawBehind(s: Sheet) {
  const { tones } = s
  limb(s, trace('-0.7,1.8 -1.9,1.5 -2.8,0.7'), [0.5, 0.46, 0.34], tones.skin)
  limb(s, trace('-0.6,1.8 -1.2,1.7 -1.6,1.5'), [0.6, 0.6, 0.6], tones.accent)
  smallHand(s, [-2.76, 0.76], 'open', { size: 0.72, angle: 2.3, skin: tones.skin })
  limb(s, trace('-1.3,4.3 -2.7,4.66 -3.4,4.9 -5.3,4.0'), [1.1, 0.84, 0.72, 0.4], tones.dark, 6)
  limb(s, trace('-4.9,4.2 -5.36,3.98'), [0.46, 0.44], tones.paper)
  smallShoe(s, [-5.4, 3.98], { size: 0.82, angle: 2.0, mirror: true, colour: tones.deep, sole: tones.paper })
}

function drawLeaper(s: Sheet, look: HeadLook) {
  const { tones } = s
  s.flat(trace('-0.4,0.6 0.3,0.6 0.3,1.5 -0.46,1.6'), look.skin, { knock: true, corners: true })
  s.ink(trace('-0.4,0.9 -0.46,1.4'), 4.4)
  const shorts = trace('-1.6,3.4 0.1,3.6 0.6,4.3 0.0,5.0 -0.9,4.9 -1.6,5.0 -2.2,4.3')
  s.solid(shorts, tones.dark, 6)
  const shirt = trace(
    '-0.5,1.36 -0.9,1.5 -1.04,2.1 -1.3,3.0 -1.8,3.9 -0.8,4.3 0.2,4.1 0.5,3.2 0.84,2.2 0.8,1.6 0.4,1.36 0,1.6',
  )
  s.solid(shirt, tones.paper, 6)
  s.within(shirt, () => {
    s.flat(trace('-0.9,1.5 -1.2,2.6 -2,4 -0.9,4.4 -0.7,3'), tones.soft, { still: true })
    s.flat(trace('-1.3,2.5 0.9,2.7 0.8,3.1 -1.5,2.9'), tones.accent, { still: true })
  })
  for (const line of ['-0.9,3.0 -0.4,3.3 0.2,3.2', '-1.2,3.5 -0.7,3.7 -0.1,3.7', '0.3,2.2 0.1,2.6'])
    s.ink(trace(line), 3.4)
  lock(s, trace('-0.5,1.3 0,1.56 0.46,1.3'), [0.22, 0.24, 0.22], [tones.accent])
}

/** The near arm reaches forward and up, the near leg is bent high for the landing. */
function drawBefore(s: Sheet) {
  const { tones } = s
  const thigh: Point[] = trace('-0.5,4.3 1.1,4.0 2.1,3.5')
  limb(s, trace('1.7,3.4 2.5,4.4 3.5,5.3'), [0.66, 0.66, 0.4], tones.dark, 6)
  limb(s, thigh, [1.2, 0.96, 0.76], tones.dark, 6)
  s.ink(trace('1.5,3.34 2.06,3.3 2.3,3.7'), 5)
  limb(s, trace('3.2,5.02 3.56,5.36'), [0.46, 0.46], tones.paper)
  smallShoe(s, [3.6, 5.36], { size: 0.94, angle: -0.3, colour: tones.deep, sole: tones.paper })
  limb(s, trace('0.7,1.8 1.9,1.3 3.2,0.2'), [0.5, 0.46, 0.34], tones.skin)
  limb(s, trace('0.6,1.84 1.2,1.64 1.66,1.4'), [0.62, 0.64, 0.62], tones.paper)
  s.ink(trace('1.5,1.16 1.82,1.66'), 6, { colour: tones.accent })
  smallHand(s, [3.14, 0.26], 'open', { size: 0.84, angle: -2.3, skin: tones.skin, mirror: true })
}

/** The one line from which the pose is made, and what the air does. */
function drawLineOfMotion(s: Sheet) {
  s.pencil(trace('-380,110 -200,190 -40,130 40,10'), 5)
  for (const line of ['-600,60 -470,90 -390,80', '-560,-60 -420,-10 -330,-10', '-520,160 -440,190 -400,186'])
    s.ink(trace(line), 5, { in: 0.7, out: 0.3 })
}
