import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'
import { ellipse, mixed, type Point, trace } from '../geometry.ts'
import { onFace } from './face.ts'
import type { HeadLook } from './head-look.ts'

const SHADE = '#5A2F63'
const GLOW = '#FFF1CF'
const away = trace(
  '1.5,-0.9 0.72,-0.7 0.6,-0.2 0.74,0.14 0.72,0.36 0.5,0.52 0.46,0.68 0.32,0.86 0.1,0.96 -0.06,1.2 1.5,1.3',
)
const underFringe = trace('-1.4,-0.9 1.4,-0.9 1.3,0.12 0.92,0.06 0.6,-0.1 0.3,0 0,-0.12 -0.4,0.02 -0.8,-0.08 -1.3,0.06')
const besideNose = trace('0.02,0.26 0.15,0.5 0.1,0.62 -0.04,0.6 0.04,0.46')
const underLip = trace('-0.1,0.89 0.12,0.88 0.06,0.95 -0.04,0.95')

/** Light from the upper left on a bare face: the far side, what fringe and nose cast, warm cheeks, a lit brow. */
export function lightFace(s: Sheet, look: HeadLook, whole: readonly Point[]) {
  const to = onFace(look)
  const on = (patch: readonly Point[]) => patch.map(([u, v]) => to(u, v))
  const shade = between(look.skin, SHADE, 0.4)
  s.within(whole, () => {
    s.flat(on(ellipse(-0.4, 0.3, 0.62, 0.6).slice(0, -1)), GLOW, { still: true, opacity: 0.22 })
    s.flat(on(away), shade, { still: true, opacity: 0.34 })
    if (look.style !== 'slick' && look.style !== 'bun')
      s.flat(on(underFringe), shade, { still: true, corners: true, opacity: 0.3 })
    for (const side of [-1, 1])
      s.flat(on(ellipse(side * 0.56, 0.52, 0.27, 0.15).slice(0, -1)), '#EE6F5C', { still: true, opacity: 0.1 })
    s.flat(on(besideNose), shade, { still: true, opacity: 0.4 })
    s.flat(on(underLip), shade, { still: true, opacity: 0.4 })
  })
}

/** The same light on hair: its mass falls into shade to the right, and the upper left is warm. */
export function lightHair(s: Sheet, look: HeadLook, [x, y]: Point) {
  const shade = between(look.hair, SHADE, 0.55)
  const rim = mixed([x, y], [x - 0.6, y - 0.7], 1)
  s.flat(ellipse(...rim, 0.5, 0.34, { tilt: -0.7 }).slice(0, -1), GLOW, { still: true, opacity: 0.13 })
  s.flat(
    trace('0.62,-1.2 0.9,-0.7 0.8,-0.1 0.9,0.5 0.84,1.2 1.6,1.6 1.8,-1.2 0.9,-1.5').map(([px, py]): Point => [
      px + x,
      py,
    ]),
    shade,
    { still: true, opacity: 0.4 },
  )
}

/** The far half of shoulders and what the chin casts on the neck. */
export function lightBust(s: Sheet, look: HeadLook) {
  const x = -look.yaw * 0.14
  const by = (noted: string) => trace(noted).map(([px, py]): Point => [px + x, py])
  s.within(by('-0.36,0.5 -0.36,1.2 -0.5,1.5 0.5,1.5 0.36,1.2 0.36,0.5'), () =>
    s.flat(by('-0.4,0.6 0.5,0.6 0.5,1.5 0.2,1.36 0,1.2 -0.4,1.06'), SHADE, { still: true, opacity: 0.16 }),
  )
  const out = (1.62 + look.jaw * 3) / 1.66
  const wide = (noted: string) => by(noted).map(([px, py]): Point => [x + (px - x) * out, py])
  s.within(
    wide('-0.95,1.5 -1.44,1.68 -1.62,2.1 -1.7,3.4 1.7,3.4 1.62,2.1 1.44,1.68 0.95,1.5 0.5,1.4 0,1.66 -0.5,1.4'),
    () => {
      s.flat(by('-1.7,1.4 -0.8,1.5 -1.1,2.2 -1.2,3.5 -2,3.5'), GLOW, { still: true, opacity: 0.26 })
      s.flat(by('0.3,1.4 0.8,1.5 0.6,2.2 0.8,3.5 2.2,3.5 2.2,1.4'), SHADE, { still: true, opacity: 0.16 })
    },
  )
}
