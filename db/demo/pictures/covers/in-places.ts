import { drawSomebody, type Somebody, type Stance } from './actor.ts'
import { bold, glad } from './gestures.ts'
import { onGround } from './ground.ts'
import { redLine } from './shading.ts'
import { stances } from './stances.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
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

/** He crouches to pick something up: his feet lie on the lines of the floor. */
export function drawFeetOnFloor(s: Sheet) {
  put(s, { stance: stances.squat }, { at: [-80, 73], scale: 41 })
  put(
    s,
    { stance: stances.wave, look: her, wear: { kind: 'skirt', top: s.tones.paper } },
    { at: [210, -52], scale: 41, left: true },
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
