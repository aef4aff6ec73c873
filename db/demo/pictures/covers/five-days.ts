import { drawSomebody, type Stance, type Wear } from './actor.ts'
import { ghost, glad } from './gestures.ts'
import { disc, onGround } from './ground.ts'
import { stances } from './stances.ts'
import { box } from '../backdrop.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

const stance: Stance = { ...stances.wave, arms: '-1.5,2.8 -0.8,3.7 1.9,1.7 2.3,0.2' }
const PAPER = '#FFFDF8'
type Stage = 'shape' | 'parts' | 'lines' | 'flats' | 'whole'

/** Who is drawn: a postwoman of the sky, with goggles, a scarf in the wind and a bag of letters. */
function drawCourier(s: Sheet, stage: Stage) {
  const bare = stage === 'lines'
  const ink = (colour: string) => (bare ? PAPER : colour)
  const wear: Wear = { top: ink('#2F7F86'), low: ink('#3A3550'), kind: 'shorts', shoe: ink('#8A5230') }
  const hair = ink('#E08A3C')
  s.solid(trace('-0.7,1.3 -1.9,1.0 -3.2,1.5 -2.9,2.2 -3.5,2.7 -2.1,2.5 -0.6,2.0'), ink('#D9452F'), 5)
  drawSomebody(s, {
    stance,
    wear,
    face: glad,
    look: {
      yaw: 0.3,
      style: 'twin',
      lash: 2,
      hair,
      hairLight: bare ? PAPER : '#F6B974',
      hairDark: ink('#B5652A'),
      skin: ink('#F6D9C3'),
      blush: ink('#EFB6A0'),
      iris: ink('#2F7F86'),
      mouth: ink('#94453D'),
    },
  })
  s.solid(trace('-0.84,1.2 0.84,1.2 0.92,1.7 0,2.0 -0.92,1.7'), ink('#D9452F'), 5)
  s.ink(trace('0.7,1.8 -0.2,3.2 -0.8,4.2'), 9)
  s.ink(trace('0.7,1.8 -0.2,3.2 -0.8,4.2'), 5, { colour: ink('#8A5230') })
  s.solid(trace('-1.7,3.9 -0.2,3.9 -0.1,5.2 -1.8,5.2'), ink('#C98A4E'), 5)
  s.solid(trace('-1.7,3.9 -0.2,3.9 -0.4,4.5 -0.95,4.7 -1.5,4.5'), ink('#A86B38'), 4)
  s.solid(disc([-0.95, 4.6], 0.12), ink('#F2C84A'), 3)
  for (const k of [-1, 1]) s.solid(disc([0.16 + k * 0.4, -0.72], 0.34, 0.28), ink('#BFE3EC'), 5)
  s.ink(trace('-1.02,-0.56 -0.6,-0.74 -0.5,-0.74'), 8)
  s.ink(trace('0.9,-0.74 1.0,-0.7 1.06,-0.6'), 8)
  if (stage === 'whole')
    for (const k of [-1, 1])
      s.white(
        trace('-0.12,-0.1 0.02,-0.16 0,-0.02 -0.1,0.06').map(([x, y]): Point => [x + 0.16 + k * 0.4, y - 0.74]),
        { layer: 'ink' },
      )
}

/** Five days, five steps: a shape, its parts, its lines, its flat colours, and she herself, larger. */
export function drawFiveDays(s: Sheet) {
  onGround(s, '#F6E7C8', () => {
    s.flat(disc([400, -6], 300), '#8FC7D0', { still: true })
    for (const [x, y, r] of [
      [250, 130, 60],
      [560, -160, 54],
      [300, -220, 40],
    ] as const) {
      s.flat(ellipse(x, y, r * 1.6, r * 0.4), '#FFFFFF', { still: true })
      s.flat(ellipse(x + r * 0.3, y - r * 0.3, r * 0.8, r * 0.4), '#FFFFFF', { still: true })
    }
    const stages: Stage[] = ['shape', 'parts', 'lines', 'flats']
    stages.forEach((stage, i) => {
      const x = -520 + i * 196
      s.flat(box(x - 82, -232, x + 98, 262), '#C9A25C', { corners: true, still: true, opacity: 0.5 })
      s.solid(box(x - 90, -240, x + 90, 254), PAPER, 4, { corners: true })
      for (let d = 0; d <= i; d++) s.flat(disc([x - 60 + d * 24, 228], 8), '#D9452F', { still: true })
      s.pen = 0.55
      s.at(x + (i > 1 ? 8 : 0), -146, { scale: i > 1 ? 33 : 36 }, () => {
        if (stage === 'shape') {
          s.flat(disc([0, 0], 1.3, 1.3), '#E08A3C', { still: true })
          s.flat(trace('0,1.0 2.0,5.2 -2.0,5.2'), '#2F7F86', { still: true, corners: true })
          s.flat(box(-0.9, 5.1, -0.2, 9), '#3A3550', { still: true, corners: true })
          s.flat(box(0.2, 5.1, 0.9, 9), '#3A3550', { still: true, corners: true })
        } else if (stage === 'parts') ghost(s, stance, '#7FA6C4')
        else drawCourier(s, stage)
      })
      s.pen = 1
    })
    s.flat(ellipse(410, 312, 150, 14), '#4F8A94', { still: true })
    s.pen = 0.95
    s.at(404, -204, { scale: 57 }, () => drawCourier(s, 'whole'))
    s.pen = 1
  })
}

const face = { ...glad, eyes: 'open' as const, mouth: 'smile' as const }
const stand: Stance = { ...stances.stiff, legs: '-0.4,6.3 -0.4,8.4 0.4,6.3 0.4,8.4' }

/** Three ways to be dressed, each with its own make: a uniform with its pleats, a flared skirt, a kimono with its sash. */
export function drawThreeWays(s: Sheet) {
  const { tones } = s
  onGround(s, tones.pale, () => {
    for (const [x, colour] of [
      [-400, tones.soft],
      [0, '#F3E3B8'],
      [400, '#D6E0E6'],
    ] as const)
      s.flat(disc([x, -20], 200, 300), colour, { still: true })
    for (const x of [-400, 0, 400]) s.flat(ellipse(x, 312, 120, 13), tones.mid, { still: true })
    s.at(-400, -206, { scale: 58 }, () => {
      drawSomebody(s, {
        stance: stand,
        face,
        wear: { top: '#34466B', low: '#6E7690', kind: 'skirt', shoe: '#4A3028' },
        look: { yaw: 0.12, style: 'ponytail', lash: 2, hair: '#3A2A33', skin: '#F6D9C3' },
      })
      s.solid(trace('-0.42,1.3 0.42,1.3 0.02,2.6'), '#FFFFFF', 4, { corners: true })
      s.solid(trace('-0.13,1.7 0.13,1.7 0.2,2.5 0,2.8 -0.2,2.5'), '#C8402F', 4, { corners: true })
      for (const k of [-1, 1])
        s.solid(
          trace('0.3,1.26 0.66,1.34 0.5,2.0 0.06,2.9').map(([x, y]): Point => [k * x, y]),
          '#41568A',
          4,
          { corners: true },
        )
      for (const y of [3.1, 3.6]) s.solid(disc([0.1, y], 0.1), '#F2C84A', 3)
      for (const k of [-1.2, -0.72, -0.24, 0.24, 0.72, 1.2])
        s.ink(
          [
            [k * 0.6, 4.1],
            [k, 5.6],
          ],
          4,
          { in: 0.1, out: 0.1 },
        )
    })
    s.at(0, -206, { scale: 58 }, () => {
      drawSomebody(s, {
        stance: { ...stand, arms: '-1.3,2.9 -0.7,3.7 1.3,2.9 0.7,3.7' },
        face: glad,
        wear: { top: '#FFFFFF', low: '#E0A23C', kind: 'shorts', shoe: '#7A3B2E', sleeves: 'short' },
        look: { yaw: -0.1, style: 'bob', lash: 2, hair: '#9A5A34', skin: '#E8BE9C' },
      })
      s.solid(
        trace('-0.74,3.7 0.74,3.7 1.2,5.0 2.0,6.9 1.3,7.2 0.7,6.9 0,7.25 -0.7,6.9 -1.3,7.2 -2.0,6.9 -1.2,5.0'),
        '#E0A23C',
        6,
      )
      for (const k of [-1, 1])
        for (const t of [0.3, 0.7])
          s.ink(
            [
              [k * t * 0.7, 4.0],
              [k * t * 1.2, 5.4],
              [k * t * 1.9, 6.9],
            ],
            4,
            { in: 0.1, out: 0.2 },
          )
      s.solid(trace('-0.78,3.55 0.78,3.55 0.8,3.9 -0.8,3.9'), '#7A3B2E', 4)
      s.solid(trace('-0.4,1.3 0,1.6 0.4,1.3 0.5,1.6 0.1,1.9 -0.1,1.9 -0.5,1.6'), '#F3D9C4', 4, { corners: true })
    })
    s.at(400, -206, { scale: 58 }, () => {
      drawSomebody(s, {
        stance: { ...stand, arms: '-1.4,2.9 -0.5,3.5 1.4,2.9 0.5,3.5' },
        face,
        wear: { top: '#8C5AA0', low: '#8C5AA0', kind: 'trousers', shoe: '#FFFFFF' },
        look: { yaw: 0.1, style: 'bun', lash: 2, hair: '#2E2630', skin: '#F6D9C3' },
      })
      s.solid(trace('-0.9,3.6 0.9,3.6 1.0,6 0.9,8.3 -0.9,8.3 -1.0,6'), '#8C5AA0', 6, { corners: true })
      s.ink(trace('0.3,4.2 0.44,6 0.36,8.2'), 5)
      s.solid(trace('-0.9,1.4 -0.3,1.2 0,1.9 0.3,1.2 0.9,1.4 0.96,3.6 -0.96,3.6'), '#8C5AA0', 5)
      for (const k of [-1, 1])
        s.solid(
          trace('0.7,1.5 1.3,1.7 2.2,3.3 2.2,4.9 1.2,4.9 0.9,3.2').map(([x, y]): Point => [k * x, y]),
          '#8C5AA0',
          6,
        )
      for (const [x, y] of trace('-1.6,4.3 1.6,4.2 -0.5,6.4 0.1,7.4 -0.6,7.8 1.9,3.6 -1.9,3.5')) {
        for (let i = 0; i < 5; i++)
          s.flat(disc([x + Math.cos(i * 1.257) * 0.16, y + Math.sin(i * 1.257) * 0.16], 0.13), '#F6C9D8', {
            still: true,
          })
        s.flat(disc([x, y], 0.1), '#F2C84A', { still: true })
      }
      s.ink(trace('-0.4,1.2 0.1,2.4 0.3,3.0'), 8, { colour: '#FFFFFF' })
      s.solid(trace('0.2,1.16 0.5,1.2 0.2,2.2 -0.4,3.1 -0.66,3.0 -0.1,2.2'), '#F1E4F4', 5)
      s.solid(trace('-1.0,3.0 1.0,3.0 1.04,4.3 -1.04,4.3'), '#E0A23C', 6, { corners: true })
      s.ink(trace('-1.0,3.66 1.0,3.66'), 8, { colour: '#C8402F', in: 0.02, out: 0.02, least: 1 })
      for (const k of [-1, 1]) s.solid(disc([k * 0.46, 3.5], 0.3, 0.26), '#F6D9C3', 4)
    })
  })
}
