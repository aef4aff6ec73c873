import { box } from '../backdrop.ts'
import { cast } from './cast.ts'
import { ground, splitSheet } from './ground.ts'
import { plainHead } from './heads.ts'
import { redLine } from './shading.ts'
import { drawExpression, type Expression } from '../figure/expression.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook, Tip } from '../figure/head-look.ts'
import { bend, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { darker } from '../tones.ts'

const fringe: Tip[] = [
  { u: -1, v: 0.6 },
  { u: -0.72, v: -0.4 },
  { u: -0.3, v: -0.54 },
  { u: 0.14, v: -0.5, gap: -0.76 },
  { u: 0.6, v: -0.44 },
  { u: 1, v: 0.6 },
]
const feelings: readonly Expression[] = [
  { eyes: 'smile', brow: [-0.08, 0], mouth: 'laugh' },
  { eyes: 'open', open: 0.82, brow: [0.18, -0.1], mouth: 'clench' },
  { eyes: 'open', open: 1.3, brow: [-0.2, -0.16], mouth: 'round' },
]

/** Two faces cut into brows, eyes and mouth, and put together anew, as with a book of flaps. */
export function drawFlapFace(s: Sheet) {
  const { tones } = s
  ground(s, tones.soft)
  const look = plainHead(s, {
    ...cast.boy,
    yaw: 0,
    neck: true,
    collar: 'crew',
    cloth: tones.accent,
    tall: 1.15,
  })
  const scale = 178
  const cuts = [-342, -66, 36, 342]
  const order = [
    [1, 2],
    [2, 0],
    [0, 1],
  ]
  const grounds = ['#FFE9A8', '#F8BFA8', '#CFE9F5']
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 2; column++) {
      const x = (column - 0.5) * 624
      const strip = box(x - 300, cuts[row]! + (row ? 5 : 0), x + 300, cuts[row + 1]! - (row < 2 ? 5 : 0))
      const face = feelings[order[row]![column]!]!
      s.flat(strip, grounds[(row + column) % 3]!, { corners: true, still: true })
      s.within(
        strip,
        () =>
          s.at(x, -62, { scale }, () => {
            const person = column ? { ...look, ...cast.woman, style: 'bob' as const } : look
            const hairDark = darker(person.hair)
            drawHead(s, { ...person, hairDark, own: { features: drawExpression(face), fringe } })
          }),
        true,
      )
      s.contour(strip, 4.4, { corners: true, least: 0.8, shade: 0 })
    }
}

/** Only the mouth laughs on the left, marked by the teacher; on the right eyes, brows and cheeks laugh with it. */
export function drawRealSmile(s: Sheet) {
  const { tones } = s
  splitSheet(s, [tones.soft, tones.pale], [0, 0], () => {
    const look = plainHead(s, {
      ...cast.man,
      yaw: 0.06,
      neck: true,
      collar: 'shirt',
      cloth: tones.accent,
      tall: 1.1,
    })
    const stiff: Expression = { eyes: 'open', open: 1.04, brow: [0.03, -0.02], mouth: 'glad', gaze: [0, 0] }
    const real: Expression = { eyes: 'smile', brow: [-0.1, -0.02], mouth: 'laugh', signs: ['blush'] }
    const head = (x: number, face: Expression, more: Partial<HeadLook> = {}) =>
      s.at(x, -4, { scale: 162, rotate: x > 0 ? 0.07 : 0 }, () =>
        drawHead(s, { ...look, ...more, own: { features: drawExpression(face), fringe } }),
      )
    head(-318, stiff)
    head(318, real)
    drawPen(s)
  })
}

function drawPen(s: Sheet) {
  for (const x of [-384, -238]) {
    s.ink(bend([x - 46, 50], [x, -26], [x + 46, 50], 10), 9, redLine)
    s.ink(bend([x - 44, 84], [x, 64], [x + 44, 82], 8), 6, redLine)
  }
  s.ink(trace('-42,0 24,0'), 12, { in: 0.1, out: 0.1 })
  s.ink(trace('0,-28 30,0 0,28'), 12, { in: 0.1, out: 0.1, corners: true })
}
