import { box } from '../backdrop.ts'
import { onGround, disc } from './ground.ts'
import { plainHead } from './heads.ts'
import { awaySide, cheek, fringeShade, noseShade, painted, softFringe } from './shading.ts'
import type { Expression } from '../figure/expression.ts'
import { drawHead } from '../figure/head.ts'
import { ellipse, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

const pleased: Expression = { eyes: 'open', open: 0.96, brow: [-0.04, 0.02], mouth: 'glad', gaze: [0, 0] }

/** One portrait: left of the handle as it was, grey and flat, right of it with its colours brought out. */
export function drawBeforeAfter(s: Sheet) {
  const { tones } = s
  const grey = (colour: string) => between(between(colour, '#9A9A96', 0.62), '#B9B7B0', 0.2)
  const side = (dull: boolean) => {
    const of = (colour: string) => (dull ? grey(colour) : colour)
    const skin = { base: of('#F8DCC6'), shade: of('#DE8F70'), blood: of('#E97F68') }
    s.flat(box(-660, -380, 660, 380), of(tones.accent), { corners: true, still: true })
    s.flat(disc([0, 0], 330), of(between(tones.soft, '#F2B544', 0.5)), { still: true })
    for (const [x, y, r] of [
      [-480, -200, 66],
      [-430, 190, 84],
      [450, -210, 80],
      [500, 150, 66],
    ] as const)
      for (let i = 0; i < 6; i++)
        s.solid(
          ellipse(x + Math.cos(i * 1.05) * r * 0.66, y + Math.sin(i * 1.05) * r * 0.66, r * 0.44, r * 0.36, {
            tilt: i * 1.05,
          }).slice(0, -1),
          of('#D8543E'),
          4,
        )
    for (const [x, y] of trace('-480,-200 -430,190 450,-210 500,150')) s.solid(disc([x, y], 22), of('#F2C64E'), 4)
    const patches = [fringeShade, awaySide, noseShade].map((at) => ({ at, colour: skin.shade }))
    const look = plainHead(s, {
      ...{
        yaw: 0.22,
        style: 'twin',
        neck: true,
        collar: 'sailor',
        lash: 2,
        tall: 1.2,
        skin: skin.base,
        blush: skin.shade,
      },
      ...{
        hair: of(tones.deep),
        cloth: of(tones.paper),
        clothDark: of('#35508C'),
        iris: of('#4E8C7C'),
        irisDark: of(tones.dark),
        mouth: of('#94453D'),
      },
      own: {
        features: painted(pleased, [
          ...patches,
          { at: cheek(1), colour: skin.blood },
          { at: cheek(-1), colour: skin.blood },
        ]),
        fringe: softFringe,
      },
    })
    s.pen = 1.15
    s.at(0, -20, { scale: 200 }, () => s.aside(7, () => drawHead(s, look)))
    s.pen = 1
  }
  onGround(s, tones.pale, () => {
    s.within(box(-660, -380, 0, 380), () => side(true), true)
    s.within(box(0, -380, 660, 380), () => side(false), true)
    s.ink(trace('0,-360 0,360'), 11, { colour: tones.paper, in: 0.01, out: 0.01, least: 0.95 })
    s.solid(disc([0, 236], 52), tones.paper, 6)
    s.ink(trace('-16,212 -34,236 -16,260'), 8, { corners: true })
    s.ink(trace('16,212 34,236 16,260'), 8, { corners: true })
  })
}
