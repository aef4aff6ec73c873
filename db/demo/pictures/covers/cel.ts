import { box } from '../backdrop.ts'
import { bodyParts, drawSomebody, type Stance } from './actor.ts'
import { glad } from './gestures.ts'
import { onGround, splitSheet } from './ground.ts'
import { plainHead } from './heads.ts'
import {
  awaySide,
  fringeShade,
  lipShade,
  noseShade,
  painted,
  type Patch,
  redCross,
  redRound,
  softFringe,
} from './shading.ts'
import { stances } from './stances.ts'
import { drawPlatform } from './station.ts'
import type { Expression } from '../figure/expression.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between, INK } from '../tones.ts'

const skin = { base: '#F6DAC4', first: '#D98F70', second: '#9E5548' }
const keen: Expression = { eyes: 'open', open: 0.95, brow: [0.06, -0.04], mouth: 'smirk', gaze: [-0.1, 0] }

/** Under a light from the left. */
const mirrored = (at: readonly Point[]) => at.map(([u, v]): Point => [-u, v])
const patches: readonly Patch[] = [
  ...[awaySide, fringeShade, noseShade, lipShade].map((at) => ({ at: mirrored(at), colour: skin.first })),
  { at: mirrored(awaySide).map(([u, v]): Point => [u + 0.26, v + 0.04]), colour: skin.second },
]

function model(s: Sheet, with_: Partial<HeadLook>, face: readonly Patch[]): HeadLook {
  return plainHead(s, {
    ...{
      yaw: -0.42,
      style: 'ponytail',
      neck: true,
      collar: 'hood',
      lash: 2,
      tall: 1.1,
      skin: skin.base,
      blush: skin.first,
    },
    ...with_,
    own: { features: painted(keen, face), fringe: softFringe },
  })
}

const hairShade = mirrored(
  trace('-0.9,-0.42 -0.78,-0.86 -0.36,-1.1 -0.04,-1.0 -0.26,-0.72 -0.34,-0.4 -0.56,-0.3 -0.62,0.16 -0.86,0.2'),
)
const clothShade = mirrored(trace('-1.5,3.4 -1.5,2.1 -1.36,1.76 -0.9,1.6 -0.56,1.74 -0.3,2.3 -0.5,2.7 -0.36,3.4'))

/** One girl, left of the cut in flat colours, right of it with two shades of hard edge. */
export function drawTwoShades(s: Sheet) {
  const { tones } = s
  const hair = between(tones.dark, INK, 0.15)
  const cloth = tones.accent
  const cut = trace('60,-400 700,-400 700,400 -60,400')
  onGround(s, between(tones.pale, tones.paper, 0.4), () => {
    s.flat(cut, tones.mid, { corners: true, still: true })
    const place = { scale: 226, rotate: -0.03 }
    const wear = { hair: between(hair, tones.mid, 0.35), cloth, clothDark: between(cloth, INK, 0.3) }
    s.pen = 1.2
    s.at(-50, -46, place, () => drawHead(s, model(s, { ...wear, blush: skin.base, clothDark: cloth }, [])))
    s.within(
      cut,
      () =>
        s.at(-50, -46, place, () => {
          drawHead(s, model(s, wear, patches))
          s.flat(hairShade, INK, { still: true, opacity: 0.5 })
          s.flat(clothShade, between(tones.dark, INK, 0.4), { still: true, opacity: 0.55 })
        }),
      true,
    )
    s.pen = 1
    s.ink(trace('60,-380 -60,380'), 9, { colour: tones.paper, in: 0.01, out: 0.01, least: 0.95 })
    for (const [i, colour] of [skin.base, skin.first, skin.second].entries())
      s.solid(box(430, -268 + i * 178, 590, -110 + i * 178), colour, 7, { corners: true })
  })
}

/** Left shade in spots like dirt; right two large shapes. */
export function drawDirtyShade(s: Sheet) {
  const { tones } = s
  const spots = [
    '-0.5,0.3',
    '-0.2,0.7',
    '0.3,0.62',
    '0.62,0.4',
    '0.1,-0.02',
    '-0.6,-0.02',
    '0.4,0.9',
    '-0.36,0.5',
    '0.74,0.06',
    '-0.04,0.84',
  ]
  const dirty = spots.map((noted, i): Patch => {
    const [u, v] = trace(noted)[0]!
    return {
      at: ellipse(u, v, 0.1 + (i % 3) * 0.05, 0.06 + (i % 2) * 0.06, { tilt: i }).slice(0, -1),
      colour: i % 2 ? skin.second : skin.first,
    }
  })
  splitSheet(s, [tones.soft, tones.pale], [20, -20], () => {
    const hair = between(tones.deep, tones.dark, 0.4)
    const wear = { hair, cloth: tones.accent, clothDark: tones.deep, style: 'short', collar: 'crew' } as const
    s.pen = 1.1
    s.at(-330, -24, { scale: 176 }, () => {
      drawHead(s, model(s, { ...wear, blush: skin.base, clothDark: wear.cloth }, dirty))
      for (const [x, y] of trace('-0.9,1.9 -0.4,2.0 0.5,1.8 1.0,2.1 0.2,2.1 -1.2,2.1'))
        s.flat(ellipse(x, y, 0.2, 0.1, { tilt: x * 4 }), tones.dark, { still: true, opacity: 0.6 })
    })
    s.at(326, -24, { scale: 176 }, () => {
      drawHead(s, model(s, wear, patches))
      s.flat(hairShade, INK, { still: true, opacity: 0.45 })
      s.flat(clothShade, tones.dark, { still: true, opacity: 0.5 })
    })
    s.pen = 1
    redCross(s, [-564, -270])
    redRound(s, [564, -268])
  })
}

/** Thirty white figures, on each nothing but the shape of its shade. */
export function drawThirtyShades(s: Sheet) {
  const { tones } = s
  const all: Stance[] = Object.values(stances)
  onGround(s, tones.accent, () => {
    for (let i = 0; i < 30; i++) {
      const [column, row] = [i % 10, Math.floor(i / 10)]
      const stance = all[(i * 5 + row) % all.length]!
      const low = stance === stances.squat ? 60 : stance === stances.sit ? 34 : 0
      s.at(-554 + column * 123, -292 + row * 226 + low, { scale: 21.5, scaleX: (i + row) % 2 ? 1 : -1 }, () =>
        statue(s, stance),
      )
    }
  })
}

/** Its parts in the colour of the shade, and on each the side that the light reaches. */
function statue(s: Sheet, stance: Stance) {
  const shade = between(s.tones.dark, s.tones.accent, 0.25)
  for (const part of bodyParts(stance)) {
    s.flat(part, shade, { corners: true, still: true })
    s.within(
      part,
      () =>
        s.flat(
          part.map(([x, y]): Point => [x - 0.32, y - 0.06]),
          s.tones.paper,
          { corners: true, still: true },
        ),
      true,
    )
  }
}

const evening = {
  ...{ skin: '#F8CDA8', blush: '#E8927A', mouth: '#94453D', paper: '#FFF3E0', line: '#2C1F3C' },
  ...{ coat: '#3E4A7C', trousers: '#33304E', hair: '#3B2C40', shoe: '#4A3038' },
  ...{ knit: '#F2D9A8', skirt: '#8C3B52', bob: '#8A4B34', shade: '#4A3470', rim: '#FFE7AE' },
}
const waiting: Stance = {
  ...stances.stiff,
  arms: '-1.06,3.0 -1.1,4.3 1.3,2.9 1.0,4.2',
  legs: '-0.44,6.3 -0.5,8.4 0.52,6.2 0.66,8.4',
}

/** In the evening sun two pupils wait at the edge of the platform. */
export function drawPlatformPair(s: Sheet) {
  const hues = evening
  s.inHues({ skin: hues.skin, blush: hues.blush, mouth: hues.mouth, paper: hues.paper }, hues.line, () => {
    drawPlatform(s)
    for (const x of [40, 236])
      s.flat(trace(`${x - 30},346 ${x + 34},344 ${x + 330},392 ${x + 210},404`), hues.shade, {
        still: true,
        opacity: 0.4,
      })
    const shade = { colour: hues.shade, opacity: 0.36 }
    s.pen = 0.85
    s.at(36, -12, { scale: 40 }, () =>
      drawSomebody(s, {
        stance: waiting,
        wear: { top: hues.coat, low: hues.trousers, kind: 'trousers', shoe: hues.shoe },
        face: { ...glad, mouth: 'smile' },
        shade: { ...shade, to: [1, 0.2] },
        look: { yaw: 0.4, style: 'spiky', lash: 0, hair: hues.hair, hairLight: hues.rim },
      }),
    )
    s.at(236, 8, { scale: 38, scaleX: -1 }, () =>
      drawSomebody(s, {
        stance: stances.wave,
        wear: { top: hues.knit, low: hues.skirt, kind: 'skirt', shoe: hues.shoe },
        face: glad,
        shade: { ...shade, to: [-1, 0.2] },
        look: { yaw: 0.4, style: 'bob', lash: 2, hair: hues.bob, hairLight: hues.rim },
      }),
    )
    const rim = { colour: hues.rim, in: 0.3, out: 0.5, least: 0.3 }
    for (const line of [
      '-9,-50 -2,-62 12,-56',
      '4,66 -4,120 -8,156',
      '16,170 16,240 16,310',
      '198,-20 204,-34 220,-34',
      '206,90 204,120 206,150',
    ])
      s.ink(trace(line), 5, rim)
    s.pen = 1
  })
}
