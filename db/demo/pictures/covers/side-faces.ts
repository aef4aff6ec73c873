import { disc, onGround } from './ground.ts'
import { mended } from './mended.ts'
import { redLine } from './shading.ts'
import { ellipse, type Point, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between, darker } from '../tones.ts'

/** Smooth runs that meet in points: the ends of locks stay sharp. */
const tipped = (runs: readonly string[]): Point[] => runs.flatMap((run) => through(trace(run)))

export const FACE =
  '-60,-170 -112,-140 -130,-96 -122,-66 -146,-30 -172,0 -162,16 -138,20 -148,36 -150,46 -138,54 -146,66 -142,78 -128,90 -132,116 -112,140 -76,146 -30,128 40,90 90,40 110,-60 60,-170'
const LIPS = '-138,20 -148,36 -150,46 -138,54 -146,66 -142,78 -128,90'
const JUTTING = '-142,22 -172,36 -180,48 -166,57 -176,68 -168,84 -132,98'
const streaming = [
  '-96,-118 -128,-150 -112,-196 -50,-246 50,-262 160,-240 300,-252 440,-300 600,-292',
  '600,-292 520,-244 470,-206 560,-196 650,-150',
  '650,-150 540,-136 450,-104 540,-70 620,0',
  '620,0 500,-14 410,0 480,60 510,130',
  '510,130 400,96 290,104 180,140 110,120 60,80',
  '60,80 30,60 20,10 -6,20 -24,64',
  '-24,64 -44,10 -34,-50 -46,-90',
  '-46,-90 -60,-60 -86,-40',
  '-86,-40 -84,-80 -96,-118',
]
const cropped = [
  '-92,-116 -130,-150 -112,-200 -50,-246 40,-258 130,-216 168,-130 160,-30 120,60 90,110',
  '90,110 76,70 60,40 40,60 24,84',
  '24,84 20,40 20,10 -6,20 -24,60',
  '-24,60 -44,10 -34,-50 -46,-90',
  '-46,-90 -60,-60 -86,-44',
  '-86,-44 -84,-80 -92,-116',
]
type Side = {
  hair: string
  skin: string
  iris: string
  cloth: string
  short?: boolean
  /** lips that stick out beyond nose and chin */
  jutting?: boolean
}

/** Somebody who looks to the left, in the wind: the hair is one mass with a few strands. */
export function drawSideFace(s: Sheet, { hair, skin, iris, cloth, short, jutting }: Side) {
  const warm = between(skin, '#C4573F', 0.28)
  s.solid(trace('-64,110 80,60 96,170 130,260 -110,290 -64,200'), skin, 6)
  s.flat(trace('-60,130 20,116 84,70 90,150 20,180 -40,186'), warm, { still: true })
  s.solid(trace('-300,480 -250,310 -120,236 -20,256 90,220 200,260 300,340 340,480'), cloth, 7)
  s.ink(trace('-120,240 -40,286 60,270 96,224'), 10, { colour: darker(cloth) })
  const face = trace(jutting ? FACE.replace(LIPS, JUTTING) : FACE)
  s.flat(face, skin, { knock: true })
  s.within(face, () => {
    s.flat(trace('-110,-130 -60,-100 -30,0 -20,60 -60,140 40,140 120,0 60,-170'), warm, { still: true, opacity: 0.4 })
    s.flat(ellipse(-70, 24, 36, 20), '#E2795F', { still: true, opacity: 0.45 })
  })
  s.ink(face.slice(1, 19), 6.4, { in: 0.05, out: 0.2, least: 0.5 })
  s.ink(trace(jutting ? '-168,57 -144,58 -118,52' : '-144,54 -124,55 -108,50'), 4.6, { in: 0.1, out: 0.6 })
  s.ink(trace('-152,14 -142,12 -140,4'), 3.4, { in: 0.3, out: 0.5 })
  drawSideEye(s, iris)
  const mass = tipped(short ? cropped : streaming)
  s.flat(mass, hair, { knock: true, corners: true })
  s.within(
    mass,
    () => {
      const shade = darker(hair)
      s.flat(trace('60,-120 200,-90 420,-60 660,-60 660,200 60,200 0,60 20,-60'), shade, { still: true, opacity: 0.6 })
      const shine = between(hair, '#FFFFFF', 0.42)
      s.flat(trace('-70,-190 0,-222 90,-216 170,-186 164,-172 90,-190 10,-194 -50,-168'), shine, { still: true })
    },
    true,
  )
  s.ink(mass, 6.4, { corners: true, in: 0.01, out: 0.01, least: 0.6, shade: 0.4 })
  const strands = short
    ? ['-40,-230 40,-190 110,-60', '10,-246 100,-190 140,-80', '-20,-110 40,-60 80,40']
    : [
        '-30,-226 120,-210 300,-206 470,-250',
        '0,-180 180,-170 340,-150 540,-168',
        '-10,-120 160,-110 320,-80 500,-50',
        '10,-60 140,-30 280,10 430,60',
        '40,-10 120,50 220,90 330,90',
      ]
  for (const strand of strands) s.ink(trace(strand), 3.4, { in: 0.3, out: 0.6 })
  if (short) return
  for (const stray of ['90,-258 240,-300 380,-330', '520,-240 600,-250 660,-236', '440,120 500,170 560,176'])
    s.ink(trace(stray), 3.4, { in: 0.1, out: 0.8 })
}

export function drawSideEye(s: Sheet, iris: string) {
  const open = trace('-118,-50 -94,-62 -64,-46 -66,-30 -88,-16 -112,-20')
  s.flat(open, '#FFFFFF', { still: true, knock: true })
  s.within(open, () => {
    s.flat(ellipse(-104, -38, 17, 26).slice(0, -1), iris, { still: true })
    s.black(ellipse(-107, -38, 8, 14))
    s.white(disc([-108, -46], 5), { layer: 'ink' })
  })
  s.ink(trace('-112,-18 -88,-14 -68,-28'), 3.4, { in: 0.3, out: 0.4 })
  s.ink(trace('-126,-48 -96,-66 -62,-48 -48,-52'), 10, { in: 0.3, out: 0.2 })
  s.ink(trace('-116,-58 -134,-66 -142,-60'), 5, { in: 0.05, out: 0.8 })
  s.ink(trace('-120,-90 -92,-104 -60,-92'), 8, { in: 0.3, out: 0.5 })
}

/** Before a blue sky: hair and scarf stream behind her in one direction. */
export function drawWindPortrait(s: Sheet) {
  onGround(s, '#A9D6E8', () => {
    for (const [x, y, r] of [
      [-480, -200, 90],
      [440, 260, 130],
      [-520, 120, 60],
    ] as const)
      for (const [dx, dy, k] of [
        [0, 0, 1],
        [-0.8, 0.2, 0.7],
        [0.9, 0.24, 0.8],
      ] as const)
        s.flat(ellipse(x + dx * r, y + dy * r, r * k, r * k * 0.5), '#FFFFFF', { still: true })
    for (const y of [-290, -40, 210])
      s.ink(
        [
          [-620, y + 30],
          [-480, y],
          [-340, y + 16],
        ],
        5,
        { colour: '#FFFFFF', in: 0.3, out: 0.6 },
      )
    s.at(-110, -10, { scale: 1.06 }, () => {
      s.solid(trace('60,190 220,170 380,220 540,190 640,226 610,300 520,270 380,310 220,262 80,270'), '#D9452F', 6)
      s.flat(trace('220,250 380,296 540,260 620,290 520,270 380,310'), '#A8301F', { still: true })
      for (const x of [590, 606, 622])
        s.ink(
          [
            [x, 250],
            [x + 40, 262],
          ],
          5,
          { colour: '#D9452F' },
        )
      drawSideFace(s, { hair: '#4A3350', skin: '#F7DCC8', iris: '#4F7A9C', cloth: '#F3E3C4' })
      s.solid(trace('-110,200 0,240 110,180 140,240 40,300 -110,276'), '#D9452F', 6)
      s.ink(trace('-70,236 10,266 100,224'), 4)
    })
  })
}

/** Left the mouth juts out before nose and chin; right nose, lips and chin lie on one slope. */
export function drawMouthOnItsLine(s: Sheet) {
  const { tones } = s
  mended(s, [tones.soft, tones.pale], (right) => {
    s.at(6, 26, { scale: 1.02 }, () =>
      drawSideFace(s, {
        hair: '#5A3A34',
        skin: '#F3CDB0',
        iris: '#4F7A9C',
        cloth: tones.mid,
        short: true,
        jutting: !right,
      }),
    )
    if (!right) return s.ink(ellipse(-154, 84, 70, 66, { from: -1.9, to: 4.9 }), 8, redLine)
    s.ink(trace('-184,-6 -118,168'), 5, redLine)
  })
}
