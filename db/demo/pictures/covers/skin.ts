import { box } from '../backdrop.ts'
import { disc, onGround, splitSheet } from './ground.ts'
import { plainHead } from './heads.ts'
import {
  awaySide,
  cheek,
  fringeShade,
  lipShade,
  noseShade,
  painted,
  type Patch,
  redCross,
  redLine,
  redRound,
  softFringe,
} from './shading.ts'
import type { Expression } from '../figure/expression.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { bend, ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between, INK, skins } from '../tones.ts'

const gentle: Expression = { eyes: 'open', open: 0.95, brow: [-0.04, 0.02], mouth: 'smile', gaze: [0.16, 0] }

/** One skin: light, base, blood, shade, the deepest. */
const skin = {
  light: '#FFF1E2',
  base: skins[1],
  blood: '#E98F78',
  shade: '#D88A70',
  deep: '#A4504C',
}

const warm: readonly Patch[] = [
  { at: fringeShade, colour: skin.shade, opacity: 0.8 },
  { at: awaySide, colour: skin.shade },
  { at: trace('-1.5,-0.4 -0.96,-0.2 -0.9,0.3 -0.7,0.7 -0.3,1.05 -0.2,1.3 -1.5,1.3'), colour: skin.deep, opacity: 0.55 },
  { at: cheek(-1), colour: skin.blood, opacity: 0.7 },
  { at: cheek(1), colour: skin.blood, opacity: 0.75 },
  { at: ellipse(0.1, 0.56, 0.14, 0.09), colour: skin.blood, opacity: 0.6 },
  { at: noseShade, colour: skin.shade },
  { at: lipShade, colour: skin.shade },
  { at: ellipse(0.5, 0.36, 0.2, 0.07, { tilt: 0.1 }), colour: skin.light, opacity: 0.8 },
]

export function model(s: Sheet, patches: readonly Patch[], with_: Partial<HeadLook> = {}): HeadLook {
  return plainHead(s, {
    ...{ yaw: 0.4, style: 'bob', hair: between(s.tones.dark, INK, 0.2), neck: true, collar: 'crew', lash: 2 },
    ...{ skin: skin.base, blush: skin.shade, cloth: s.tones.paper, clothDark: s.tones.soft, tall: 1.14 },
    ...with_,
    own: { features: painted(gentle, patches), fringe: softFringe },
  })
}

/** A large face lit from the right, and the five colours of its skin, each beside the place it comes from. */
export function drawSkinColours(s: Sheet) {
  const { tones } = s
  splitSheet(s, [tones.deep, between(tones.accent, tones.paper, 0.25)], [-120, -330], () => {
    s.pen = 1.2
    s.at(-190, -30, { scale: 232, rotate: 0.04 }, () => {
      const look = model(s, warm)
      drawHead(s, look)
    })
    s.pen = 1
    const spots: [Point, string][] = [
      [[-92, 56], skin.light],
      [[-128, -72], skin.base],
      [[-72, 122], skin.blood],
      [[-300, 134], skin.shade],
      [[-300, 40], skin.deep],
    ]
    spots.forEach(([from, colour], i) => {
      const at: Point = [330 + (i % 2) * 158, -248 + i * 124]
      for (const [spot, rim, r] of [
        [from, 21, 14],
        [at, 88, 73],
      ] as const) {
        s.solid(disc(spot, rim), tones.paper, rim > 50 ? 6 : 4)
        s.flat(disc(spot, r), colour, { still: true })
      }
    })
  })
}

/** The same bust three times, with one, two and three steps of shade. */
export function drawThreeSteps(s: Sheet) {
  const { tones } = s
  const colours = [between(skin.base, skin.shade, 0.55), skin.shade, skin.deep]
  const moved = (by: number) => awaySide.map(([u, v]): Point => [u + by, v])
  const small = [noseShade, lipShade].map((at): Patch => ({ at, colour: skin.shade }))
  const sides = [0.24, 0.02, -0.2].map((by, i): Patch => ({ at: moved(by), colour: colours[i]! }))
  const light: Patch = { at: fringeShade, colour: colours[0]! }
  onGround(s, tones.pale, () => {
    const grounds = [tones.pale, tones.soft, tones.deep]
    for (const i of [0, 1, 2]) {
      const x = (i - 1) * 414
      const strip = trace(`${x - 180},-360 ${x + 234},-360 ${x + 180},360 ${x - 234},360`)
      s.flat(strip, grounds[i]!, { corners: true, still: true })
      const look = model(s, [light, ...sides.slice(0, i + 1), ...(i ? small : [])], {
        yaw: 0.36,
        style: 'short',
        lash: 1,
      })
      s.pen = 1.05
      s.within(
        strip,
        () =>
          s.at(x - 4, -50, { scale: 158 }, () => {
            drawHead(s, look)
            for (let k = 0; k <= i; k++)
              s.flat(
                trace('-1.44,2.2 -1.3,1.72 -0.9,1.58 -0.56,1.56 -0.3,1.9 -0.5,2.6 -0.4,3.4 -1.5,3.4').map(
                  ([px, py]): Point => [px - k * 0.26, py],
                ),
                [tones.soft, tones.mid, tones.deep][k]!,
                { still: true, opacity: 0.7 },
              )
          }),
        true,
      )
      s.pen = 1
      for (let k = 0; k <= i; k++) {
        const cx = x + 10 + (k - i / 2) * 96
        s.solid(box(cx - 44, 232, cx + 44, 318), colours[k]!, 5, { corners: true })
      }
    }
  })
}

/** Left grey shade and a blush that floats, with the teacher's rings; right both belong to the skin. */
export function drawMuddySkin(s: Sheet) {
  const { tones } = s
  const mud = '#8C8A86'
  const muddy: readonly Patch[] = [
    { at: fringeShade, colour: mud, opacity: 0.7 },
    { at: awaySide.map(([u, v]): Point => [u + 0.14, v]), colour: mud, opacity: 0.85 },
    { at: ellipse(-0.42, 0.5, 0.28, 0.22), colour: '#F2567A' },
    { at: ellipse(0.58, 0.5, 0.28, 0.22), colour: '#F2567A' },
    { at: noseShade, colour: '#6F6C6A' },
  ]
  splitSheet(s, [between(tones.soft, mud, 0.35), tones.pale], [20, -20], () => {
    s.pen = 1.1
    const hair = between(tones.deep, tones.dark, 0.5)
    const more = { hair, style: 'bun', collar: 'shirt', cloth: tones.mid } as const
    s.at(-330, -10, { scale: 168 }, () => drawHead(s, model(s, muddy, { ...more, blush: mud })))
    s.at(326, -10, { scale: 168 }, () => drawHead(s, model(s, warm, more)))
    s.pen = 1
    redRound(s, [-388, 72], 62, 58, 10)
    redRound(s, [-214, 70], 62, 58, 10)
    s.ink(bend([-470, -60], [-560, 60], [-450, 150]), 9, redLine)
    redCross(s, [-560, -270])
    redRound(s, [560, -268])
  })
}
