import { cast } from './cast.ts'
import { splitSheet } from './ground.ts'
import { plainHead } from './heads.ts'
import { redLine } from './shading.ts'
import { drawExpression, type Expression } from '../figure/expression.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook, Tip } from '../figure/head-look.ts'
import { bend, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

const fringe: Tip[] = [
  { u: -1, v: 0.6 },
  { u: -0.72, v: -0.4 },
  { u: -0.3, v: -0.54 },
  { u: 0.14, v: -0.5, gap: -0.76 },
  { u: 0.6, v: -0.44 },
  { u: 1, v: 0.6 },
]
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
