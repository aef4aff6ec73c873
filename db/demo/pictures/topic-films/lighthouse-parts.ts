import { box } from '../backdrop.ts'
import { tint } from '../covers/street-things.ts'
import { type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, type Line } from '../step-films/face.ts'
import { between } from '../tones.ts'
import { edgesNow, type Frame, framed, frameNow, paint, round, shaped, type Shares } from './still-parts.ts'

export const PICTURE: Frame = [-300, -200, 300, 200]
export const BAR: Frame = [-300, 236, 300, 290]
/** What a picture of a lighthouse is painted with; in one of many colours the sky has two. */
export type Hues = Readonly<
  Record<'sky' | 'low' | 'sea' | 'cloud' | 'cliff' | 'side' | 'tower' | 'roof' | 'boat', string>
>
export const seven: Hues = {
  ...{ sky: '#4C9DB3', low: '#4C9DB3', sea: '#2E7C97', cloud: '#8CC8D2', cliff: '#F0DCAE', side: '#D9BF8C' },
  ...{ tower: '#FBF0D4', roof: '#E2492F', boat: '#E2492F' },
}
export const alike: Hues = {
  ...{ sky: '#E98AB8', low: '#F4CF4A', sea: '#52B788', cloud: '#7D6BC9', cliff: '#F08A3C', side: '#E0762C' },
  ...{ tower: '#5AA9E6', roof: '#7D6BC9', boat: '#E2492F' },
}
export const shares: Shares = [
  [70, seven.sky],
  [25, seven.cliff],
  [5, seven.roof],
]
export const even: Shares = [alike.sky, alike.low, alike.sea, alike.cliff, alike.cloud, alike.tower].map((c) => [1, c])

const CLIFF = trace('-80,200 -40,164 -50,126 30,76 130,44 300,30 300,200')
const SIDE = trace('-80,200 -40,164 -50,126 30,76 50,104 24,150 40,200')
const TOWER = trace('166,44 182,-106 238,-106 254,44')
const BANDS = [trace('174,-34 179,-76 241,-76 246,-34'), trace('166,44 169,14 251,14 254,44')]
const LAMP = box(190, -136, 230, -106)
const ROOF = trace('174,-134 210,-178 246,-134')
const HUT = box(70, 14, 140, 62)
const HUT_ROOF = trace('56,16 104,-28 154,16')
const SAIL = trace('-176,70 -176,-36 -92,70')
const HULL = trace('-220,80 -96,80 -120,106 -200,106')
const CLOUDS = [
  '-280,-80 -236,-112 -190,-108 -150,-136 -96,-112 -60,-82 -170,-74',
  '-60,-150 -20,-172 30,-166 60,-150 0,-144',
].map(trace)

const reds = [...BANDS, ROOF, HUT_ROOF]
export function areaLines(s: Sheet, line: Line) {
  frameNow(s, PICTURE, line)
  light(s, trace('-300,70 30,70'))
  line(s, CLIFF.slice(0, 3))
  line(s, CLIFF.slice(2, 6))
  for (const part of [TOWER, ROOF, HUT_ROOF, SAIL]) edgesNow(s, part, line)
}
export function water(s: Sheet, { sky, low, sea, cloud }: Hues) {
  tint(s, box(...PICTURE), sky)
  tint(s, trace('-300,-60 -100,-40 120,-66 300,-50 300,80 -300,80'), low)
  tint(s, box(-300, 70, 300, 200), sea)
  for (const one of CLOUDS) paint(s, one, cloud)
}
export function onLand(s: Sheet, { cliff, side, tower, roof, boat, cloud }: Hues) {
  framed(s, PICTURE, () => {
    tint(s, CLIFF, cliff)
    tint(s, SIDE, side)
    s.ink(CLIFF.slice(0, 6), 4.4, { corners: true, least: 0.7 })
    shaped(s, HUT, tower, 4, true)
    shaped(s, TOWER, tower, 4, true)
    shaped(s, LAMP, tower, 4, true)
    for (const red of reds) shaped(s, red, roof, 4, true)
    for (const red of [SAIL, HULL]) shaped(s, red, boat, 4, true)
    for (const wave of ['-270,130 -240,124 -210,130', '-150,164 -110,156 -76,164'])
      s.ink(trace(wave), 5, { colour: cloud })
  })
}
export const lighthouse = (s: Sheet, hues: Hues) => {
  water(s, hues)
  onLand(s, hues)
}

/** A whale in the sea, which is painted beside it. */
const WHALE = trace(
  '-232,10 -212,-58 -150,-98 -60,-108 40,-84 120,-40 176,-6 214,-18 232,-70 214,-116 250,-98 268,-72 292,-104 312,-84 294,-40 262,-2 232,40 170,70 80,92 -40,104 -150,92 -212,58',
)
const BELLY = trace('-226,30 -150,44 -40,52 70,44 120,70 80,90 -40,102 -150,90 -210,58')
const FIN = trace('-60,70 -20,74 10,130 -6,166 -44,140')
const BOAT: Point = [120, -178]
export type SeaHues = Readonly<Record<'sea' | 'deep' | 'whale' | 'belly' | 'boat', string>>
export const seaOnly = (s: Sheet, { sea, deep }: SeaHues, frame: Frame) => {
  tint(s, box(...frame), sea)
  tint(s, box(frame[0], frame[1], frame[2], -162), between(sea, '#FFFFFF', 0.4))
  tint(
    s,
    trace(`${frame[0]},130 -160,150 40,124 ${frame[2]},150 ${frame[2]},${frame[3]} ${frame[0]},${frame[3]}`),
    deep,
  )
}
export function whale(s: Sheet, { whale: back, belly, boat }: SeaHues, pen = 4.4) {
  paint(s, WHALE, back)
  s.within(WHALE, () => paint(s, BELLY, belly))
  s.contour(WHALE, pen)
  shaped(s, FIN, back, pen)
  s.ink(trace('-226,26 -180,36 -132,26 -112,6'), pen * 0.8)
  s.black(round(-140, -4, 8, 9))
  s.at(...BOAT, {}, () => {
    shaped(s, trace('-40,0 44,0 28,22 -26,22'), boat, pen * 0.8, true)
    s.ink(trace('0,0 0,-60'), pen * 0.8)
    shaped(s, trace('6,-58 40,-10 6,-10'), boat, pen * 0.8, true)
  })
}
export const whaleLines = (s: Sheet, line: Line) => line(s, [...WHALE, WHALE[0]!], 3)
