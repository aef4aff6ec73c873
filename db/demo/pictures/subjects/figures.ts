import { ellipse, type Point, trace } from '../geometry.ts'
import { drawHand, handPoses } from '../figure/hand.ts'
import { drawMannequin, somePose, still } from '../figure/mannequin.ts'
import type { Sheet } from '../sheet.ts'

function bodyTint(s: Sheet) {
  const t = s.tones
  const [colour, shade, joints] = s.dice.pick([
    [t.pale, t.soft, t.accent],
    [t.accent, t.mid, t.pale],
    [t.soft, t.mid, t.pale],
    [t.paper, t.soft, t.accent],
    [t.skin, t.blush, t.accent],
  ])
  return {
    colour: colour as string,
    shade: shade as string,
    joints: joints as string,
    wide: s.dice.range(0.82, 1.12),
    hips: s.dice.range(0.85, 1.1),
    head: s.dice.range(0.95, 1.15),
  }
}

/** Gesture: the wooden figure in motion along its line of action. */
export function drawGesture(s: Sheet) {
  const roll = s.dice
  const size = roll.range(68, 90)
  const x = roll.range(-0.2, 0.2) * s.hw
  s.flat(ellipse(x, 315, roll.range(170, 280), 20), s.tones.mid, { opacity: 0.6, still: true })
  if (roll.chance(0.55)) ghosts(s, size * 0.62)
  s.at(x, roll.range(10, 40), { scale: size, rotate: roll.range(-0.1, 0.1) }, () =>
    drawMannequin(s, somePose(roll), bodyTint(s)),
  )
}

function ghosts(s: Sheet, size: number) {
  for (const side of [-1, 1]) {
    const pen = s.pen
    s.pen = 0.7
    s.at(side * s.hw * 0.66, 60, { scale: size }, () =>
      drawMannequin(
        s,
        somePose(s.dice),
        { ...bodyTint(s), colour: s.tones.paper, shade: s.tones.pale, joints: s.tones.soft },
        4,
      ),
    )
    s.pen = pen
  }
}

/** Full-body proportions: figures against the ruler of heads. */
export function drawBody(s: Sheet) {
  const roll = s.dice
  const heads = roll.int(2, 4)
  const unit = 84
  const top = -330
  for (let i = 0; i <= 8; i++)
    s.guide([-s.hw * 0.86, top + i * unit * 0.97], [s.hw * 0.86, top + i * unit * 0.97], 0.02, i % 4 ? 1.4 : 2.4)
  for (let i = 0; i < heads; i++) {
    const x = ((i + 0.5) / heads - 0.5) * 1.6 * s.hw
    const tall = roll.range(0.66, 1)
    const size = (unit * 7.76 * tall) / 7.5
    const body = { ...bodyTint(s), head: 1 + (1 - tall) * 1.1 }
    s.flat(ellipse(x, 350, 100 * tall, 12), s.tones.mid, { opacity: 0.6, still: true })
    s.at(x, 346 - size * 4.2, { scale: size }, () =>
      drawMannequin(
        s,
        roll.chance(0.6)
          ? {
              ...still,
              arms: [
                [-0.2 - roll.range(0, 0.3), 0.1],
                [0.2 + roll.range(0, 0.3), -0.1],
              ],
            }
          : {
              ...still,
              hips: 0.18,
              shoulders: -0.14,
              bow: 0.12,
              head: 0.1,
              legs: [
                [-0.04, 0],
                [0.26, -0.1],
              ],
              arms: [
                [-0.55, 1.5],
                [0.2, 0.1],
              ],
            },
        body,
      ),
    )
    s.guide([x, top], [x, 350], 0.02, 1.4)
  }
}

/** A hand in blocks; sometimes with a pen, sometimes two. */
export function drawHandSubject(s: Sheet) {
  const { dice: roll, tones } = s
  const count = roll.pick([1, 1, 2, 3])
  const size = [0, roll.range(98, 118), roll.range(78, 90), roll.range(60, 68)][count] as number
  for (let i = 0; i < count; i++) {
    const x = count === 1 ? roll.range(-0.15, 0.15) * s.hw : ((i + 0.5) / count - 0.5) * 1.6 * s.hw
    const flip = roll.sign()
    const tint = {
      skin: tones.skin,
      shade: tones.blush,
      sleeve: roll.pick([tones.mid, tones.deep, tones.accent]),
      nail: roll.pick([tones.pale, tones.accent, tones.skin]),
    }
    s.at(x, roll.range(70, 120), { scale: size, scaleX: flip, rotate: roll.range(-0.45, 0.45) }, () =>
      drawHand(s, roll.pick(handPoses), tint, count === 1 ? 6 : 5),
    )
  }
  if (count === 1) drawAside(s)
}

/** A small study in pencil beside the large one. */
function drawAside(s: Sheet) {
  const side = s.dice.sign()
  const [x, y] = [side * s.hw * 0.7, s.dice.range(-120, 120)]
  const box: Point[] = trace('-60,-60 55,-70 66,60 -48,72')
  s.pencil([...box.map(([a, b]): Point => [a + x, b + y]), [x - 60, y - 60]], 2, { corners: true })
  for (let i = 0; i < 4; i++) s.ring(x - 45 + i * 32, y - 112 + Math.abs(i - 1.4) * 12, 14, 40)
  s.ring(x - side * 80, y - 6, 16, 44, { tilt: side * 0.6 })
}
