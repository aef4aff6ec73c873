import { box } from '../backdrop.ts'
import { add, ellipse, mixed, type Point, polar, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { now } from '../step-films/face.ts'
import { restingHand } from '../step-films/hand.ts'
import { PAPER } from '../tones.ts'
import { penned } from './eyes-parts.ts'
import { along, flatHand } from './hand-parts.ts'
import * as skin from './skin-parts.ts'
import type { Draw, TopicDrawing } from './topic.ts'

const FIELD = box(-390, -330, 390, 322)
const large = (draw: Draw) => (s: Sheet) => s.within(FIELD, () => s.at(0, -56, { scale: 196 }, () => draw(s)), true)
const SMALL = box(-132, -150, 188, 150)
const small = (draw: Draw) => (s: Sheet) =>
  penned(s, 0.6, () => s.within(SMALL, () => s.at(28, -16, { scale: 90 }, () => draw(s)), true))
const below = (draw: Draw) => ({ beneath: large(draw) })

const BLOOD = '#E5523E'
const COLD = '#8096EA'

const ruddy = (s: Sheet) =>
  skin.onFace(s, () => {
    for (const x of [-0.54, 0.54]) skin.soft(s, [x, 0.48], [0.34, 0.24], BLOOD)
    skin.soft(s, [0.03, 0.54], [0.13, 0.14], BLOOD)
  })
const chilly = (s: Sheet) => {
  skin.onFace(s, () => skin.soft(s, [0, 1.16], [0.36, 0.2], COLD))
  skin.onNeck(s, () => skin.patch(s, skin.neckShade, COLD, 0.62))
}

const handBeside = (s: Sheet, warm: boolean) =>
  s.at(116, 62, { scale: 0.33 }, () => {
    flatHand(s, { fingers: restingHand.fingers, thumb: restingHand.thumb }, 4)
    if (!warm) return
    for (const spine of [...restingHand.fingers, restingHand.thumb]) {
      const [x, y] = mixed(spine[2]!, spine[3]!, 0.7)
      s.flat(ellipse(x, y, 20, 30, { tilt: along(spine[2]!, spine[3]!) + Math.PI / 2 }), BLOOD, {
        still: true,
        opacity: 0.6,
      })
    }
  })
const withHand = (warm: boolean) => (s: Sheet) => {
  penned(s, 0.6, () =>
    s.within(
      SMALL,
      () => {
        s.at(-26, -22, { scale: 84 }, () => skin.portrait(s, { on: PAPER }, warm ? ruddy : undefined))
        handBeside(s, warm)
      },
      true,
    ),
  )
}

const threeGrounds: TopicDrawing = {
  steps: [large((s) => skin.portrait(s)), below(ruddy), below(chilly)],
  slip: withHand(false),
  cure: withHand(true),
  checks: [
    [0, 50, 480],
    [0, 200, 480],
  ],
}

const shadows = (s: Sheet, colour: string, opacity = 1) => {
  skin.onFace(s, () => skin.patch(s, shadedFace, colour, opacity))
  skin.onNeck(s, () => skin.patch(s, skin.neckShade, colour, opacity))
}
/** What the fringe casts and the side away from the light, as one. */
const shadedFace: readonly Point[] = [
  ...skin.castByHair(0.05, 0.14).slice(0, -8),
  ...skin.awaySide,
  [1.1, -1.2],
  [-1.1, -1.2],
]
/** Where light meets shadow, a narrow band. */
const band = (line: readonly Point[]) => {
  const run = through(line)
  return [
    ...run.map(([x, y]): Point => [x - 0.04, y + 0.012]),
    ...run.map(([x, y]): Point => [x + 0.02, y + 0.03]).toReversed(),
  ]
}
const rims = (s: Sheet) => {
  const rim = { still: true, corners: true }
  skin.onFace(s, () => s.flat(band(skin.edge.slice(2)), '#FF2A0E', rim))
  skin.onNeck(s, () => s.flat(band(skin.neckEdge), '#FF2A0E', rim))
}

const shadowHue: TopicDrawing = {
  steps: [
    large((s) => skin.portrait(s, {}, (on) => shadows(on, '#4C443C', 0.5))),
    below((s) => shadows(s, '#C8203C')),
    below(rims),
  ],
  slip: small((s) => skin.portrait(s, { on: PAPER }, (on) => shadows(on, '#1F2224', 0.8))),
  cure: small((s) =>
    skin.portrait(s, { on: PAPER }, (on) => {
      shadows(on, '#8E2A3C')
      rims(on)
    }),
  ),
  checks: [
    [110, 20, 400],
    [60, 90, 320],
  ],
}

const CAST = '#9A2F42'
function sun(s: Sheet) {
  const at: Point = [-316, -252]
  s.flat(ellipse(...at, 44, 44), '#F6C04A', { still: true })
  s.contour(ellipse(...at, 44, 44), 5)
  for (const [x, y] of trace('-220,-120 -150,-206')) {
    const from = add(at, polar(along(at, [x, y]), 66))
    now(s, [from, [x, y]], 5)
    for (const turn of [2.6, -2.6]) now(s, [[x, y], add([x, y], polar(along(from, [x, y]) + turn, 26))], 5)
  }
}
const castNeck = trace('-0.34,1.3 -0.16,1.5 0.12,1.62 0.36,1.56 0.52,1.4')
const neckShadow: readonly Point[] = [...through(castNeck), ...trace('0.6,0.9 -0.4,0.9')]

const hairCast = (s: Sheet) => skin.onFace(s, () => skin.patch(s, skin.castByHair(0.07, 0.18), CAST))
const neckCast = (s: Sheet) => skin.onNeck(s, () => skin.patch(s, neckShadow, CAST))

const forehead = (draw: Draw) => (s: Sheet) =>
  penned(s, 0.8, () => s.within(SMALL, () => s.at(28, 44, { scale: 148 }, () => draw(s)), true))

const castShadow: TopicDrawing = {
  steps: [
    (s) => {
      sun(s)
      large((on) => skin.portrait(on, { cloth: '#E0A23F' }))(s)
    },
    below(hairCast),
    below(neckCast),
  ],
  slip: forehead((s) => skin.portrait(s, { on: PAPER, cloth: '#E0A23F', lifted: 0.16 })),
  cure: forehead((s) => skin.portrait(s, { on: PAPER, cloth: '#E0A23F' }, hairCast)),
  checks: [
    [0, -60, 420],
    [0, 220, 360],
  ],
}

const SHIRT = '#E8632C'
const SHADE = '#7A4A78'
const neckDeep: readonly Point[] = trace('-0.7,1.62 -0.3,1.74 0.1,1.84 0.7,1.72 0.6,0.9 -0.6,0.9')
const jawLight = trace('-0.1,1.1 0.3,0.98 0.6,0.7 0.76,0.5 0.9,0.7 0.6,1.1 0.1,1.34')
const neckLight = trace('-0.6,1.36 -0.2,1.5 0.1,1.54 0.6,1.38 0.62,1.9 0,2.2 -0.6,1.9')
const inShade = (s: Sheet) => {
  skin.onFace(s, () => skin.patch(s, shadedFace, SHADE, 0.62))
  skin.onNeck(s, () => skin.patch(s, neckDeep, SHADE, 0.62))
}
const reflect = (s: Sheet, colour: string, opacity = 1) => {
  skin.onFace(s, () => s.within(shadedFace, () => skin.patch(s, jawLight, colour, opacity)))
  skin.onNeck(s, () => s.within(neckDeep, () => skin.patch(s, neckLight, colour, opacity)))
}
/** What is taken up from a place, and shown beside it. */
function sample(s: Sheet, from: Point, to: Point, colour: string) {
  now(s, [from, to], 3)
  now(s, ellipse(...from, 12, 12, { to: 7 }), 3)
  s.flat(ellipse(...to, 40, 40), colour, { still: true })
  s.contour(ellipse(...to, 40, 40), 5)
}

const reflected: TopicDrawing = {
  steps: [
    (s) => {
      large((on) => skin.portrait(on, { cloth: SHIRT }, inShade))(s)
      sample(s, [-210, 284], [-320, 150], SHIRT)
    },
    below((s) => reflect(s, '#FF9A2A')),
    below((s) => reflect(s, '#B8441E', 0.4)),
  ],
  slip: small((s) => {
    s.flat(SMALL, '#F3B183', { corners: true, still: true })
    for (const shape of [
      skin.hairMass,
      skin.FACE,
      skin.NECK,
      trace('-2.1,3.2 -1.9,2.2 -1.3,1.86 -0.6,1.7 0.6,1.7 1.3,1.86 1.9,2.2 2.1,3.2'),
    ])
      s.contour(shape, 30, { colour: '#FFFFFF', least: 1 })
    skin.portrait(s, { on: PAPER, cloth: SHIRT }, (on) => shadows(on, '#6E7C8C'))
  }),
  cure: small((s) => {
    s.flat(SMALL, '#F3B183', { corners: true, still: true })
    skin.portrait(s, { on: PAPER, cloth: SHIRT }, (on) => {
      reflect(on, '#F07828')
      inShade(on)
      reflect(on, '#E8632C', 0.5)
    })
  }),
  checks: [
    [40, 200, 420],
    [60, 130, 480],
  ],
}

export const skinColor: readonly TopicDrawing[] = [threeGrounds, shadowHue, castShadow, reflected]
