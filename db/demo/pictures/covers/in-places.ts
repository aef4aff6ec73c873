import { drawSomebody, type Somebody, type Stance } from './actor.ts'
import { bold, calm, glad } from './gestures.ts'
import { onGround } from './ground.ts'
import { redLine } from './shading.ts'
import { stances } from './stances.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import { drawGrass } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'
import { between, INK } from '../tones.ts'

type Part = { stance: Stance; wear?: Partial<Somebody['wear']>; look?: Partial<HeadLook>; face?: Somebody['face'] }
type Spot = { at: Point; scale: number; left?: boolean; rotate?: number }

/** Somebody small in a place, with the shade that ties the feet to the ground. */
function put(
  s: Sheet,
  { stance, wear, look, face = glad }: Part,
  { at: [x, y], scale, left, rotate = 0 }: Spot,
  shade = true,
) {
  const { tones } = s
  if (shade)
    s.flat(ellipse(x, y + scale * (stance === stances.squat ? 5.9 : 8.9), scale * 2.6, scale * 0.34), tones.dark, {
      still: true,
      opacity: 0.5,
    })
  const who: Somebody = {
    stance,
    face,
    wear: { top: tones.accent, low: tones.dark, kind: 'trousers', shoe: tones.dark, ...wear },
    look: { yaw: 0.45, style: 'spiky', lash: 0, tall: 1, hair: between(tones.dark, INK, 0.4), ...look },
  }
  s.pen = 0.84
  s.at(x, y, { scale, scaleX: left ? -1 : 1, rotate }, () => drawSomebody(s, who))
  s.pen = 1
}
const her = { style: 'bob', lash: 2 } as const

/** Barefoot along the edge of the water, so fast that it splashes. */
export function drawBeachRun(s: Sheet) {
  const { tones } = s
  put(
    s,
    {
      stance: stances.run,
      face: glad,
      wear: { top: tones.paper, low: tones.accent, kind: 'shorts', shoe: tones.skin, sleeves: 'short' },
      look: { style: 'ponytail', lash: 2 },
    },
    { at: [40, -156], scale: 54 },
    false,
  )
  for (const [x, y] of trace('-150,240 -190,200 -110,210 40,280 120,250 160,290 0,300'))
    s.solid(
      trace('0,-22 12,4 0,18 -12,4').map(([px, py]): Point => [x + px, y + py]),
      tones.paper,
      4,
    )
}

/** High between the towers, cape and all. */
export function drawFlyer(s: Sheet) {
  const { tones } = s
  s.at(-40, -40, { rotate: -0.5 }, () =>
    s.solid(trace('-20,40 -150,30 -330,110 -300,170 -350,220 -180,220 -40,170'), tones.accent, 6),
  )
  put(
    s,
    {
      stance: { ...stances.reach, legs: '-2.9,5.0 -4.6,5.4 -2.2,5.9 -4.0,6.7' },
      wear: { top: tones.paper, low: tones.deep },
      look: { pitch: -0.2 },
    },
    { at: [10, -120], scale: 54, rotate: 0.5 },
    false,
  )
}

/** He crouches to pick something up: his feet lie on the lines of the floor. */
export function drawFeetOnFloor(s: Sheet) {
  put(s, { stance: stances.squat }, { at: [-80, 73], scale: 41 })
  put(
    s,
    { stance: stances.wave, look: her, wear: { kind: 'skirt', top: s.tones.paper } },
    { at: [210, -52], scale: 41, left: true },
  )
}

/** Large and bright before a quiet wood. */
export function drawBeforeWood(s: Sheet) {
  put(
    s,
    {
      stance: stances.wave,
      look: her,
      wear: { kind: 'skirt', top: s.tones.accent, low: s.tones.dark, sleeves: 'short' },
    },
    { at: [20, -236], scale: 62 },
  )
  drawGrass(s, [-90, 140], 326, 34, 10)
}

/** Two wait for the bus at a corner; one has seen it. */
export function drawBusStop(s: Sheet) {
  const { tones } = s
  s.ink(trace('-330,330 -330,-170'), 14, { in: 0.01, out: 0.01, least: 0.9, colour: tones.dark })
  s.solid(ellipse(-330, -196, 78, 78).slice(0, -1), tones.accent, 7)
  s.solid(trace('-374,-224 -286,-224 -286,-168 -374,-168'), tones.paper, 5, { corners: true })
  for (const x of [-356, -304]) s.solid(ellipse(x, -162, 12, 12), tones.dark, 3)
  s.solid(trace('-376,-60 -284,-60 -284,70 -376,70'), tones.paper, 5, { corners: true })
  for (const y of [-36, -12, 12, 36])
    s.ink(
      [
        [-360, y],
        [-300, y],
      ],
      5,
      { colour: tones.deep },
    )
  put(s, { stance: stances.stiff, face: calm, wear: { top: tones.deep } }, { at: [-120, -160], scale: 52 })
  put(
    s,
    { stance: stances.wave, look: her, wear: { kind: 'skirt', top: tones.accent } },
    { at: [110, -144], scale: 50 },
  )
}

/** A chase through the night: one looks ahead, the other is closing in. */
export function drawChase(s: Sheet) {
  const { tones } = s
  for (const line of [
    '-640,-60 -300,-40',
    '-640,110 -280,100',
    '-640,250 -330,230',
    '380,-120 640,-150',
    '420,240 640,260',
  ])
    s.ink(trace(line), 8, { colour: tones.paper, in: 0.6, out: 0.2 })
  put(s, { stance: stances.run, face: bold, wear: { top: tones.deep, low: INK } }, { at: [-250, -110], scale: 40 })
  put(
    s,
    {
      stance: stances.run,
      face: { eyes: 'open', open: 1.2, brow: [-0.16, 0.04], mouth: 'round', signs: ['sweat'] },
      look: { style: 'ponytail', lash: 2 },
      wear: { top: tones.accent, low: tones.paper },
    },
    { at: [200, -180], scale: 58 },
  )
}

/** Somebody stands, and the teacher's lines say where the weight goes. */
export function drawStandingCheck(s: Sheet) {
  const { tones } = s
  onGround(s, tones.pale, () => {
    s.flat(ellipse(0, 20, 330, 330).slice(0, -1), tones.soft, { still: true })
    const place = { at: [0, -196] as Point, scale: 56 }
    put(
      s,
      {
        stance: { ...stances.wave, arms: '-1.6,2.9 -0.8,3.9 1.4,2.9 1.5,4.2', hands: ['rest', 'rest'] },
        look: { ...her, yaw: 0.2 },
        wear: { sleeves: 'short' },
      },
      place,
    )
    const line = { ...redLine, in: 0.03, out: 0.03, least: 0.8 }
    s.ink(trace('0,-130 0,318'), 8, line)
    s.ink(trace('-110,-106 110,-96'), 9, line)
    s.ink(trace('-96,36 96,22'), 9, line)
    s.ink(trace('150,-60 200,-60 200,300 150,300'), 7, { ...line, corners: true })
    s.ink(ellipse(-44, 292, 66, 34, { to: 6 }), 8, line)
  })
}
