import { drawSomebody, type Stance, type Wear } from '../covers/actor.ts'
import { ghost, glad } from '../covers/gestures.ts'
import { stances } from '../covers/stances.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, now, red } from '../step-films/face.ts'
import { penned } from './eyes-parts.ts'
import type { Draw, TopicDrawing } from './topic.ts'

const waving: Stance = {
  ...stances.wave,
  shoulders: '-0.94,1.72 0.72,1.56',
  hips: '-1.0,4.05 -0.04,4.2',
  arms: '-1.86,2.7 -1.2,3.7 1.8,1.9 2.3,0.3',
  legs: '-1.02,6.2 -0.8,8.4 0.3,6.3 0.6,8.4',
}
const SPINE = trace('0,1.1 -0.14,1.7 -0.36,3 -0.54,4.1')
const wear: Wear = { top: '#2F7F86', low: '#3A3550', kind: 'shorts', shoe: '#8A5230' }
const look: Partial<HeadLook> = {
  ...{ yaw: 0.3, style: 'twin', lash: 2, hair: '#E08A3C', hairLight: '#F6B974', hairDark: '#B5652A' },
  ...{ skin: '#F6D9C3', blush: '#EFB6A0', iris: '#2F7F86', mouth: '#94453D' },
}
const RED = '#D9452F'
const moved = (noted: string, [dx, dy]: Point) => trace(noted).map(([x, y]): Point => [x + dx, y + dy])

/** The postwoman of the sky: scarf, goggles, and a bag of letters that hangs where it is said. */
function courier(s: Sheet, stance: Stance, bag: Point, flying = true) {
  if (flying) s.solid(trace('-0.7,1.3 -1.9,0.9 -3.2,1.3 -2.9,1.9 -3.5,2.4 -2.1,2.3 -0.6,2.0'), RED, 5)
  drawSomebody(s, { stance, wear, look, face: flying ? glad : { eyes: 'open', brow: [0, 0], mouth: 'flat' } })
  const strap = [...trace('0.6,1.7'), ...moved('-0.2,0.1', bag)]
  s.ink(strap, 9)
  s.ink(strap, 5, { colour: '#8A5230' })
  s.solid(trace('-0.84,1.2 0.8,1.2 0.9,1.7 0,2.0 -0.92,1.7'), RED, 5)
  s.solid(moved('-0.85,0 0.85,0 0.9,1.4 -0.9,1.4', bag), '#C98A4E', 5)
  s.solid(moved('-0.85,0 0.85,0 0.6,0.6 0,0.84 -0.6,0.6', bag), '#A86B38', 4)
  s.solid(ellipse(...(moved('0,0.72', bag)[0] as Point), 0.13, 0.13).slice(0, -1), '#F2C84A', 3)
  for (const k of [-1, 1]) s.solid(ellipse(0.16 + k * 0.4, -0.72, 0.34, 0.28).slice(0, -1), '#BFE3EC', 5)
  s.ink(trace('-1.02,-0.56 -0.6,-0.74 -0.5,-0.74'), 8)
  s.ink(trace('0.9,-0.74 1.0,-0.7 1.06,-0.6'), 8)
}

const hips = trace('-1.3,3.5 0.2,3.5 0.4,5 -1.6,5')
const SIDE_BAG: Point = [-1.9, 3.9]
const SCALE = 58
const large = (draw: Draw) => (s: Sheet) => s.at(60, -222, { scale: SCALE }, () => draw(s))
const small = (draw: Draw) => (s: Sheet) =>
  penned(s, 0.55, () => {
    s.flat(ellipse(30, 0, 152, 148), '#A9D6DC', { still: true })
    s.flat(ellipse(30, 128, 90, 9), '#4F8A94', { still: true })
    s.at(30, -94, { scale: 26 }, () => draw(s))
  })

const bubble = trace(
  '-380,-220 -350,-296 -270,-312 -190,-296 -160,-226 -190,-158 -150,-116 -230,-140 -290,-136 -350,-150',
)
const waves = (s: Sheet, line = now, [x, y]: Point = [2.5, -0.5]) => {
  for (const r of [0.9, 1.3]) line(s, ellipse(x, y + 0.3, r, r, { from: -1.1, to: -0.2 }), 5)
}

const greeting: TopicDrawing = {
  steps: [
    (s) => {
      now(s, [...bubble, bubble[0]!])
      now(s, ellipse(-270, -224, 54, 54, { to: 6.6 }))
      for (const x of [-290, -250]) now(s, ellipse(x, -236, 9, 8, { from: 3.3, to: 6.1 }), 4)
      now(s, ellipse(-270, -222, 28, 26, { from: 0.3, to: 2.84 }), 4)
      light(s, trace('-120,276 260,276'), 3)
      large((on) => light(on, ellipse(0, 0, 1.1, 1.2, { to: 6.6 })))(s)
      large((on) => light(on, trace('0,1.3 0,8.6')))(s)
    },
    large((s) => {
      now(s, SPINE, 5)
      now(s, trace('-0.94,1.72 0.72,1.56'), 4)
      now(s, trace('-1.0,4.05 -0.04,4.2'), 4)
      light(s, trace('-1.0,4.1 -1.02,6.2 -0.8,8.4'), 3)
      light(s, trace('-0.04,4.2 0.3,6.3 0.6,8.4'), 3)
      light(s, ellipse(-0.3, 2.7, 0.9, 1.2, { tilt: 0.14, to: 6.6 }))
    }),
    (s) => {
      s.flat(ellipse(60, -6, 268, 268), '#A9D6DC', { still: true })
      for (const [x, y] of trace('-130,110 250,150')) s.flat(ellipse(x, y, 72, 20), '#FFFFFF', { still: true })
      s.flat(ellipse(54, 284, 130, 14), '#4F8A94', { still: true })
      large((on) => {
        courier(on, waving, SIDE_BAG)
        waves(on)
      })(s)
      s.at(-296, 62, { scale: 24 }, () => {
        ghost(s, waving, '#6F92B0')
        for (const part of [ellipse(0, 0, 1.1, 1.2), hips, moved('-0.85,0 0.85,0 0.9,1.4 -0.9,1.4', SIDE_BAG)])
          s.flat(part, '#6F92B0', { still: true })
      })
    },
  ],
  slip: small((s) => courier(s, stances.stiff, [-0.1, 3.6], false)),
  cure: small((s) => {
    courier(s, waving, SIDE_BAG)
    red(s, ellipse(2.4, -0.3, 1.3, 1.4, { from: 3.9, to: 10.5 }), 6)
  }),
  checks: [
    [130, -200, 420],
    [0, 60, 480],
  ],
}

export const specialSingleOnly: readonly (TopicDrawing | null)[] = [null, null, null, greeting]
