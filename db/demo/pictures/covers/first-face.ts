import { drawFrontFace, type FrontFace, outline } from './front-face.ts'
import { disc, onGround } from './ground.ts'
import { mended } from './mended.ts'
import { EYES } from '../step-films/face.ts'
import { ellipse, type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between, PENCIL } from '../tones.ts'

const BLUE = between(PENCIL, '#2C6BA6', 0.5)
const somebody = (s: Sheet, more: Partial<FrontFace> = {}): FrontFace => ({
  ...{ cut: 'short', hair: '#6B4433', cloth: s.tones.mid, skin: '#F6D9C3', iris: '#8A5A3C' },
  ...more,
})

/** The circle and its cross in pencil, with the jaw that hangs from them. */
function drawCircleAndCross(s: Sheet) {
  const line = { colour: BLUE, in: 0.1, out: 0.2, least: 0.5, shade: 0 }
  for (const turn of [0, 1.3])
    s.ink(ellipse(0, 0, 1 + turn * 0.012, 1.005, { from: 3.9 + turn, to: 10.5 + turn, tilt: turn * 0.05 }), 5, line)
  s.ink(
    [
      [0.004, -1.22],
      [-0.004, 0],
      [0.002, 1.44],
    ],
    5.4,
    line,
  )
  s.ink(
    [
      [-1.2, EYES + 0.005],
      [1.2, EYES - 0.005],
    ],
    5.4,
    line,
  )
  s.ink(outline.slice(3, -3), 4.4, line)
}

/** A face from the front, friendly and finished, and the circle and the cross that it began with. */
export function drawCircleToFace(s: Sheet) {
  const { tones } = s
  onGround(s, tones.soft, () => {
    for (const [r, opacity] of [
      [340, 0.5],
      [270, 0.5],
    ] as const)
      s.flat(disc([200, -20], r), tones.pale, { still: true, opacity })
    s.at(-420, -10, { rotate: -0.04 }, () => {
      s.flat(paper(-150, 12, 190), between(tones.deep, tones.soft, 0.5), { corners: true, still: true, opacity: 0.5 })
      s.solid(paper(-160, 0, 190), tones.paper, 4, { corners: true })
      s.at(-2, -12, { scale: 112 }, () => drawCircleAndCross(s))
    })
    s.at(210, -52, { scale: 196 }, () =>
      drawFrontFace(s, somebody(s, { cloth: '#E8654A', hair: '#7A4A2E', iris: '#4E7A3A' })),
    )
  })
}
const paper = (left: number, dy: number, half: number): Point[] => [
  [left - 14 + dy, -half - 30 + dy],
  [-left + dy, -half - 30 + dy],
  [-left + dy, half + 14 + dy],
  [left - 14 + dy, half + 14 + dy],
]

/** A laughing face in a ring, as it stands beside somebody's words. */
export function drawSmileIcon(s: Sheet) {
  const { tones } = s
  const her = somebody(s, {
    cut: 'bob',
    hair: '#2F2530',
    skin: '#C68B62',
    cloth: '#E4573F',
    mouth: 'laugh',
    shut: true,
  })
  onGround(s, tones.soft, () => {
    const ring = disc([-190, 0], 318)
    s.flat(disc([-182, 10], 318), tones.mid, { still: true })
    s.flat(ring, '#8CC7C4', { still: true, knock: true })
    s.within(ring, () => s.at(-190, -34, { scale: 186 }, () => drawFrontFace(s, her)), true)
    s.contour(ring, 12, { least: 1, shade: 0 })
    for (const [y, wide] of [
      [-150, 300],
      [30, 220],
      [210, 270],
    ] as const) {
      const small = disc([224, y], 56)
      s.flat(small, '#8CC7C4', { still: true, knock: true })
      s.within(
        small,
        () => s.at(224, y - 6, { scale: 35 }, () => ((s.pen = 0.5), drawFrontFace(s, her), (s.pen = 1))),
        true,
      )
      s.contour(small, 5, { least: 1, shade: 0 })
      s.solid(bubble(304, y, wide), tones.paper, 5, { corners: true })
      for (const [k, part] of [
        [-18, 0.8],
        [16, 0.5],
      ] as const)
        s.ink(
          [
            [328, y + k],
            [328 + (wide - 60) * part, y + k],
          ],
          9,
          { colour: tones.soft, in: 0.01, out: 0.01, least: 1, shade: 0 },
        )
    }
  })
}
const bubble = (x: number, y: number, wide: number): Point[] => [
  [x, y - 54],
  [x + wide, y - 54],
  [x + wide, y + 54],
  [x, y + 54],
  [x, y + 16],
  [x - 20, y],
  [x, y - 16],
]

/** Left eyes, nose and mouth lie as a blindfolded player put them; right they keep to the cross. */
export function drawBlindfolded(s: Sheet) {
  const { tones } = s
  mended(s, [tones.soft, tones.pale], (right) =>
    s.at(0, -10, { scale: 186 }, () =>
      drawFrontFace(
        s,
        somebody(s, {
          hair: '#A85A32',
          skin: '#F2CDB0',
          iris: '#3F7C6E',
          cloth: '#2F866C',
          ...(right ? {} : { askew: true }),
        }),
      ),
    ),
  )
}

/** A glad face as far as the chest, in three colours: what a first week comes to. */
export function drawSmilingBust(s: Sheet) {
  onGround(s, '#F7DDA8', () => {
    s.flat(disc([0, -30], 320), '#FBEBC8', { still: true })
    s.at(0, -96, { scale: 158 }, () =>
      drawFrontFace(s, somebody(s, { cut: 'bob', hair: '#8A4A3C', cloth: '#3F8C94', iris: '#3F6E8C', mouth: 'laugh' })),
    )
  })
}
