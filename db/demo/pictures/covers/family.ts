import { box } from '../backdrop.ts'
import { ground, splitSheet } from './ground.ts'
import { redCross, redRound } from './shading.ts'
import { plainHead } from './heads.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { ellipse, type Point, polar, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

/** Grandparents, parents and two children before the camera, in a frame. */
export function drawFamily(s: Sheet) {
  const { tones } = s
  ground(s, tones.mid)
  const photo = box(-540, -316, 540, 316)
  s.solid(photo, tones.paper, 5, { corners: true })
  const view = box(-508, -284, 508, 284)
  s.flat(view, tones.pale, { corners: true, still: true })
  s.within(
    view,
    () => {
      s.flat(box(-510, 60, 510, 300), tones.soft, { corners: true, still: true })
      s.solid(trace('-330,-300 330,-300 310,20 -310,20'), between(tones.soft, tones.accent, 0.4), 4, { corners: true })
      drawMembers(s)
    },
    true,
  )
  s.contour(view, 4.4, { corners: true, least: 0.8, shade: 0 })
}

function drawMembers(s: Sheet) {
  const { tones } = s
  const white = between(tones.paper, tones.mid, 0.25)
  const one = (at: readonly [number, number, number], look: Partial<HeadLook>) =>
    s.at(at[0], at[1], { scale: at[2] }, () => drawHead(s, plainHead(s, { neck: true, mood: 'smile', ...look })))
  s.pen = 0.86
  one([-120, -120, 88], {
    yaw: 0.16,
    style: 'short',
    hair: tones.dark,
    lash: 0,
    tall: 0.9,
    jaw: 0.04,
    collar: 'shirt',
    cloth: tones.deep,
    glasses: 'square',
  })
  one([110, -104, 84], {
    yaw: -0.16,
    style: 'long',
    hair: between(tones.dark, tones.deep, 0.5),
    lash: 2,
    collar: 'crew',
    cloth: tones.accent,
    mood: 'laugh',
  })
  one([-336, 10, 84], {
    yaw: 0.24,
    style: 'slick',
    hair: white,
    lash: 0,
    tall: 0.85,
    beard: true,
    collar: 'turtle',
    cloth: tones.mid,
  })
  one([334, 18, 80], {
    yaw: -0.24,
    style: 'bun',
    hair: white,
    lash: 1,
    tall: 0.85,
    glasses: 'round',
    collar: 'shirt',
    cloth: tones.deep,
  })
  one([-112, 118, 70], {
    yaw: 0.1,
    style: 'spiky',
    hair: tones.dark,
    lash: 0,
    tall: 1.2,
    collar: 'hood',
    cloth: tones.paper,
    mood: 'laugh',
  })
  one([108, 132, 66], {
    yaw: -0.1,
    style: 'twin',
    hair: tones.deep,
    lash: 2,
    tall: 1.25,
    collar: 'sailor',
    cloth: tones.paper,
    mood: 'wink',
  })
  s.pen = 1
}

/** Two necks of kimonos: the right one shuts as a letter y for who looks; the other is that of the dead. */
export function drawKimonoCollars(s: Sheet) {
  const { tones } = s
  splitSheet(s, [tones.soft, tones.pale], [0, 0], () => {
    for (const side of [-1, 1]) {
      const look = plainHead(s, {
        yaw: side * -0.16,
        style: 'bun',
        hair: tones.dark,
        lash: 2,
        mood: side > 0 ? 'smile' : 'sorrow',
        own: { bust: kimono(side) },
      })
      s.at(side * 318, -130, { scale: 122 }, () => drawHead(s, look))
    }
    redCross(s, [-554, -256], 34)
    redRound(s, [560, -256], 42, 40)
    s.pencil(trace('250,30 330,170 400,300'), 5)
    s.pencil(trace('400,30 330,170'), 5)
    s.pencil(trace('-250,30 -310,170 -390,300'), 5)
    s.pencil(trace('-390,30 -310,170'), 5)
  })
}

/** With side 1 the wearer's left lies on top, so that its edge runs down to the viewer's left. */
const kimono = (side: number) => (s: Sheet, look: HeadLook) => {
  const { tones } = s
  const at = (noted: string) => trace(noted).map(([x, y]): Point => [x * side, y])
  s.flat(at('-0.36,0.5 0.36,0.5 0.5,1.3 0,2.2 -0.5,1.3'), look.skin, { knock: true, corners: true })
  s.ink(at('-0.36,0.8 -0.4,1.3'), 5)
  s.ink(at('0.36,0.8 0.4,1.3'), 5)
  s.solid(at('-0.5,1.2 -1.2,1.5 -1.8,2.0 -2.1,4.2 2.1,4.2 1.8,2.0 1.2,1.5 0.5,1.2 0,2.2'), tones.deep, 6)
  for (const [x, y] of at('-1.3,2.2 -1.5,3.0 -0.9,2.7 1.4,2.2 1.6,3.0 1.0,2.8 -1.2,3.6 1.2,3.6'))
    for (let k = 0; k < 5; k++) {
      const [dx, dy] = polar(k * 1.257, 0.13)
      s.flat(ellipse(x + dx, y + dy, 0.1, 0.1), tones.accent, { still: true })
    }
  s.solid(at('-0.42,1.0 -0.7,1.2 -0.4,2.0 0.4,2.9 0.66,2.7 -0.1,1.8'), tones.paper, 5)
  s.solid(at('0.42,1.0 0.74,1.2 0.4,2.0 -0.8,3.4 -1.16,3.3 -0.1,1.9'), tones.paper, 5.4)
  s.solid(at('0.62,1.12 0.96,1.34 0.5,2.2 -0.7,3.5 -0.96,3.4 0.3,2.0'), tones.mid, 5)
  s.solid(at('-1.5,3.1 1.5,3.1 1.6,4.2 -1.6,4.2'), tones.accent, 6, { corners: true })
  s.ink(at('-1.5,3.5 1.54,3.5'), 5)
}
