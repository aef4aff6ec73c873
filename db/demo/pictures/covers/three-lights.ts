import { shaded, strips } from './cards.ts'
import { limb } from './limbs.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import { drawCrown } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'
import { INK } from '../tones.ts'

type Light = {
  sky: string
  low: string
  sun: string
  far: string
  hill: string
  shade: string
  leaf: string
  lit: string
  wood: string
  coat: string
  lamp: boolean
  sunAt: Point
  cast: number
}

const night = '#1B2556'
const lights: readonly Light[] = [
  {
    ...{
      sky: '#8FCDF0',
      low: '#FFF0CC',
      sun: '#FFF3B0',
      far: '#A9CDA4',
      hill: '#8CC05A',
      shade: '#3F8A5A',
      leaf: '#62AC54',
    },
    ...{ lit: '#CBE070', wood: '#8A5A3E', coat: '#E8A73A', lamp: false, sunAt: [110, -210], cast: -80 },
  },
  {
    ...{
      sky: '#D9604E',
      low: '#FFD08A',
      sun: '#FFF0B8',
      far: '#B0648A',
      hill: '#8A4A6A',
      shade: '#4A2A5E',
      leaf: '#9A4A52',
    },
    ...{ lit: '#F7A24E', wood: '#4E2A40', coat: '#E8D0A0', lamp: false, sunAt: [110, 44], cast: -130 },
  },
  {
    ...{
      sky: night,
      low: '#3F4C94',
      sun: '#F4F0DA',
      far: '#2F3F7E',
      hill: '#26407A',
      shade: '#141B42',
      leaf: '#285A72',
    },
    ...{ lit: '#4F8E92', wood: '#20204A', coat: '#5E86C0', lamp: true, sunAt: [40, -250], cast: 0 },
  },
]

/** One drawing, three hours: a bench below a tree in the morning, in the evening, at night. */
export function drawThreeLights(s: Sheet) {
  strips(
    s,
    lights.map((light) => () => s.at(0, 0, { scale: 1.08 }, () => drawBenchIn(s, light))),
  )
}

function drawBenchIn(s: Sheet, light: Light) {
  shaded(s, [light.sky, light.low], 90)
  const [x, y] = light.sunAt
  s.flat(ellipse(x, y, 92, 92).slice(0, -1), light.sun, { still: true, opacity: 0.35 })
  s.flat(ellipse(x, y, 58, 58).slice(0, -1), light.sun, { still: true })
  if (light.lamp)
    for (let i = 0; i < 26; i++)
      s.flat(ellipse(s.dice.range(-190, 190), s.dice.range(-330, -20), 2.6, 2.6), '#FFF6DC', { still: true })
  s.solid(trace('-220,80 -120,40 0,76 110,30 220,70 220,400 -220,400'), light.far, 3.6)
  s.solid(trace('-220,180 -60,150 220,176 220,400 -220,400'), light.hill, 4.4)
  if (light.lamp)
    s.flat(
      trace('112,-84 150,-84 236,290 -60,290').map(([px, py]): Point => [px, py]),
      '#FFD884',
      { corners: true, still: true, opacity: 0.5 },
    )
  if (light.cast)
    s.flat(
      [
        [-90, 252],
        [70, 252],
        [70 + light.cast, 320],
        [-90 + light.cast, 320],
      ],
      light.shade,
      { still: true, opacity: 0.7 },
    )
  s.solid(trace('-150,232 -140,40 -180,-60 -160,-66 -126,-10 -92,-70 -72,-62 -104,40 -96,232'), light.wood, 4.6)
  drawCrown(s, [-120, -120], [128, 104], [light.lit, light.leaf, light.shade])
  for (const px of [-66, 58])
    s.ink(
      [
        [px, 214],
        [px, 258],
      ],
      8,
      { in: 0.02, out: 0.02, least: 0.9 },
    )
  s.solid(trace('-90,200 84,200 92,220 -98,220'), light.wood, 4.4, { corners: true })
  s.solid(trace('-84,140 78,140 78,156 -84,156'), light.wood, 4, { corners: true })
  s.solid(trace('-84,166 78,166 78,182 -84,182'), light.wood, 4, { corners: true })
  drawSitter(s, light)
  if (light.lamp) {
    s.ink(
      [
        [150, 290],
        [150, -70],
        [134, -96],
      ],
      9,
      { in: 0.02, out: 0.02, least: 0.9, corners: true },
    )
    s.solid(ellipse(132, -84, 30, 24), '#FFD884', 4.4)
    s.flat(ellipse(132, -84, 60, 54), '#FFD884', { still: true, opacity: 0.3 })
  }
}

function drawSitter(s: Sheet, light: Light) {
  const dark = light.lamp ? INK : '#3A2A44'
  for (const dx of [0, 24])
    limb(
      s,
      [
        [-6 + dx, 196],
        [6 + dx, 208],
        [8 + dx, 252],
      ],
      [30, 28, 18],
      dark,
      4,
    )
  s.solid(trace('-24,120 24,120 38,206 -34,206'), light.coat, 4.6)
  limb(s, trace('20,132 34,168 14,190'), [20, 18, 14], light.coat, 4)
  s.solid(ellipse(0, 88, 32, 33), dark, 4.6)
  s.solid(trace('-24,112 24,112 30,126 -28,126'), light.lamp ? '#E2705A' : '#FFF6E4', 4)
}
