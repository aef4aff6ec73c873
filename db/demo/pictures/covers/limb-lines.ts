import { drawSomebody, type Stance, type Wear } from './actor.ts'
import { bold } from './gestures.ts'
import { cast } from './cast.ts'
import { disc, onGround, splitSheet } from './ground.ts'
import { limb, smallHand, smallShoe } from './limbs.ts'
import { redCross, redLine, redRound } from './shading.ts'
import { ellipse, mixed, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

const flex: Stance = {
  shoulders: '-1.0,1.8 1.0,1.8',
  hips: '-0.5,4.1 0.5,4.1',
  arms: '-2.9,2.0 -2.7,0.2 2.9,2.0 2.7,0.2',
  legs: '-1.5,5.9 -1.8,8.0 1.5,5.9 1.8,8.0',
  hands: ['grip', 'grip'],
}

/** He shows what he has: on arm and leg seven muscles, each in its colour. */
export function drawSevenMuscles(s: Sheet) {
  const { tones } = s
  onGround(s, tones.soft, () => {
    s.flat(disc([0, 0], 338), tones.pale, { still: true })
    s.pen = 1.05
    s.at(0, -204, { scale: 62 }, () => {
      const wear: Wear = { top: tones.paper, low: tones.dark, kind: 'shorts', shoe: tones.deep, sleeves: 'short' }
      drawSomebody(s, {
        stance: { ...flex, girth: 1.45 },
        wear,
        face: bold,
        look: { ...cast.blond, yaw: 0.14, skin: tones.skin, blush: tones.blush },
      })
      const strong = [tones.accent, '#D2583F', '#5E8FA6', '#8FA85A', '#D2583F', '#5E8FA6', tones.accent]
      for (const side of [-1, 1]) {
        const at = (x: number, y: number, rx: number, ry: number, tilt: number) =>
          ellipse(side * x, y, rx, ry, { tilt: side * tilt }).slice(0, -1)
        const muscles = [
          at(1.36, 1.74, 0.5, 0.38, 0.2),
          at(2.16, 1.56, 0.5, 0.25, 0.06),
          at(2.1, 2.2, 0.52, 0.22, 0.06),
          at(2.86, 1.16, 0.56, 0.26, -1.5),
        ]
        muscles.push(at(1.3, 4.9, 0.66, 0.25, 1.06), at(0.84, 5.3, 0.56, 0.18, 1.06), at(1.72, 6.7, 0.64, 0.28, 1.42))
        muscles.forEach((muscle, i) => {
          s.solid(muscle, strong[i]!, 4.4)
          const [a, b] = [muscle[0]!, muscle[Math.floor(muscle.length / 2)]!]
          s.ink([mixed(a, b, 0.16), mixed(a, b, 0.84)], 2.6, { colour: tones.paper })
        })
      }
    })
    s.pen = 1
  })
}

/** Left an arm and a leg bent like a hose; right the bones are straight and the joint has its corner. */
export function drawBentJoints(s: Sheet) {
  const { tones } = s
  splitSheet(s, [tones.soft, tones.pale], [20, -20], () => {
    limb(s, trace('-590,-190 -470,-200 -340,-160 -290,-60 -340,10 -440,-10'), [104, 92, 84, 80, 74, 60], tones.skin, 7)
    s.at(-440, -8, { scale: 84, rotate: 1.6 }, () => smallHand(s, [0, 0], 'open', { size: 1, skin: tones.skin }))
    limb(s, trace('-590,120 -440,90 -290,120 -240,210 -300,276 -380,280'), [130, 122, 112, 100, 90, 70], tones.dark, 7)
    smallShoe(s, [-390, 270], { size: 86, mirror: true, colour: tones.deep, sole: tones.paper })
    redRound(s, [-320, -70], 96, 92, 10)
    redRound(s, [-266, 190], 90, 100, 10)
    const elbow = { from: [80, -210], joint: [366, -160], to: [286, 20] } as const
    const knee = { from: [70, 120], joint: [396, 84], to: [330, 290] } as const
    drawJoint(s, elbow, [100, 92, 72, 82, 56], tones.skin)
    s.at(284, 14, { scale: 84, rotate: 0.4 }, () =>
      smallHand(s, [0, 0], 'open', { size: 1, skin: tones.skin, mirror: true }),
    )
    drawJoint(s, knee, [136, 120, 96, 104, 64], tones.dark)
    smallShoe(s, [330, 270], { size: 86, mirror: false, colour: tones.deep, sole: tones.paper })
    for (const { from, joint, to } of [elbow, knee]) {
      s.ink([from, joint, to], 8, { ...redLine, corners: true, in: 0.02, out: 0.05 })
      s.solid(disc([...joint], 24), tones.accent, 6)
    }
    redCross(s, [-570, -284], 30)
    redRound(s, [572, -284], 34)
  })
}

type Joint = { from: Point; joint: Point; to: Point }
function drawJoint(s: Sheet, { from, joint, to }: Joint, widths: readonly number[], colour: string) {
  limb(
    s,
    [from, mixed(from, joint, 0.5), mixed(from, joint, 0.92), joint, mixed(joint, to, 0.5), to],
    [widths[0]!, widths[1]!, widths[2]!, widths[2]!, widths[3]!, widths[4]!],
    colour,
    7,
  )
}
