import { drawSomebody, type Wear } from './actor.ts'
import type { Expression } from '../figure/expression.ts'
import { disc } from './ground.ts'
import { drawFlecks, drawGlow, drawSky } from './light.ts'
import { redCross, redRound } from './shading.ts'
import { stances } from './stances.ts'
import { plate, tint } from './street-things.ts'
import { box } from '../backdrop.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import { drawCrown, drawGrass, drawPuffs } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

const hues = {
  ...{
    zenith: '#3F9ADC',
    middle: '#98D3F0',
    horizon: '#FFF6D8',
    cloud: '#FFFDF4',
    cloudShade: '#C9DCEC',
    sun: '#FFF6C8',
  },
  ...{
    far: '#8FC0B0',
    meadow: '#9CCB58',
    lit: '#D6E27A',
    deep: '#5FA050',
    trunk: '#7E543A',
    trunkShade: '#523645',
    shade: '#2C3A70',
  },
  ...{
    path: '#F3DCA8',
    pathShade: '#C9A882',
    coat: '#F2B43E',
    skirt: '#3B4E94',
    hair: '#4A3038',
    skin: '#F8DCC4',
    shoe: '#A9483A',
  },
  leaf: ['#CFE26A', '#66AE52', '#2F7650'] as [string, string, string],
  bush: ['#A9D070', '#4F9A58', '#2C6A52'] as [string, string, string],
  line: '#22344E',
}

/** Sky, ground and one tree: three shapes, and it is a place. */
export function drawThreeShapes(s: Sheet) {
  s.line = hues.line
  drawSky(s, [hues.zenith, hues.middle, hues.horizon], [-350, 140])
  drawGlow(s, [-560, -300], 230, hues.sun, 0.24)
  drawPuffs(s, [-300, -150], 220, hues.cloud, 3.4)
  tint(s, trace('-480,-122 -120,-122 -160,-140 -300,-134 -420,-142'), hues.cloudShade, 0.7)
  drawPuffs(s, [480, -240], 120, hues.cloud, 3)
  s.flat(trace('-680,150 -420,96 -160,130 120,90 400,126 680,96 680,300 -680,300'), hues.far, { still: true })
  s.solid(trace('-700,180 -300,106 100,156 700,120 700,420 -700,420'), hues.meadow, 4.6)
  s.flat(trace('-680,186 -300,112 -60,140 -300,160 -500,210 -680,230'), hues.lit, { still: true })
  s.flat(trace('-680,320 -260,288 120,330 680,290 680,420 -680,420'), hues.deep, { still: true, opacity: 0.7 })
  tint(s, ellipse(372, 226, 260, 28), hues.shade, 0.36)
  s.solid(trace('164,216 196,100 146,-50 190,-56 216,40 262,-66 296,-48 246,90 264,176 300,222 230,212'), hues.trunk, 5)
  tint(s, trace('226,40 262,-56 288,-46 244,90 262,178 286,214 236,208'), hues.trunkShade, 0.6)
  drawCrown(s, [220, -140], [226, 160], hues.leaf)
  drawFlecks(
    s,
    trace('110,210 320,214 420,222').map((at) => [at, 22, 5] as const),
    hues.lit,
  )
  drawGrass(s, [-600, 80], 306, 34, 14)
  drawGrass(s, [380, 620], 276, 34, 8)
  for (const [x, y] of trace('-560,250 -470,300 -380,250 -240,306 -120,260 20,300 520,250 590,310')) {
    s.scatter(
      [0, 1.3, 2.5, 3.8, 5].map((a) => ellipse(x + Math.cos(a) * 8, y + Math.sin(a) * 6, 6, 5)),
      hues.cloud,
    )
    tint(s, disc([x, y], 4), '#F2B43E')
  }
}

type Card = readonly [sky: readonly [string, string], land: string, near: string, mark: string]
const cardHues: readonly Card[] = [
  [['#4FA3DE', '#E9F6EE'], '#8FBF5A', '#4F8E4A', '#FFF6C8'],
  [['#F28A5E', '#FFE0A0'], '#8A4E6A', '#4E2F58', '#FFF3CC'],
  [['#2A3470', '#6A62A8'], '#2F3E6E', '#1C2648', '#FFE9A8'],
  [['#F7C4C8', '#FFF0DC'], '#E58FA4', '#A9567C', '#FFFDF6'],
  [['#7FC4C0', '#E6F4DC'], '#3F8A84', '#23605E', '#F2C24A'],
  [['#9AA7C4', '#DDE4EC'], '#6E7E98', '#465468', '#F6F4EA'],
  [['#FFD27A', '#FFF3CC'], '#D98A3E', '#9A5230', '#E2573F'],
]

/** A landscape no larger than a card: its hour, its land, and one thing that stands in it. */
function drawLittle(s: Sheet, i: number) {
  const [sky, land, near, mark] = cardHues[(i * 3 + Math.floor(i / 5)) % 7]!
  const card = box(-104, -70, 104, 70)
  tint(s, box(-98, -62, 112, 80), '#2E1F28', 0.4)
  s.flat(card, sky[0], { corners: true, still: true })
  s.within(
    card,
    () => {
      for (let k = 1; k < 5; k++) tint(s, box(-110, -70 + k * 22, 110, 80), between(sky[0], sky[1], k / 4))
      const line = [14, 30, 2, 22, 10][i % 5]!
      tint(s, disc([[52, -44, 6, 58, -56][i % 5]!, -30], [17, 24, 30, 13, 19][i % 5]!), mark)
      s.flat(
        trace(`-120,${line} -70,${line - 30} -20,${line - 4} 40,${line - 36} 120,${line} 120,90 -120,90`),
        between(land, sky[1], 0.45),
        { still: true },
      )
      s.flat(trace(`-120,${line + 10} -40,${line - 12} 30,${line + 14} 120,${line} 120,90 -120,90`), land, {
        still: true,
      })
      drawMark(s, i % 6, line + 8, [near, mark])
      s.flat(trace('-120,62 -30,46 50,60 120,50 120,90 -120,90'), near, { still: true })
    },
    true,
  )
  s.contour(card, 7, { corners: true, least: 0.9, shade: 0, colour: '#FFFAEE' })
}

function drawMark(s: Sheet, kind: number, y: number, [dark, light]: Point2) {
  if (kind === 0) {
    s.ink(
      [
        [-30, y + 20],
        [-30, y - 20],
      ] as Point[],
      6,
      { colour: dark },
    )
    tint(s, ellipse(-30, y - 30, 26, 24), dark)
  }
  if (kind === 1)
    for (const x of [-60, -34, 40]) tint(s, trace(`${x - 15},${y + 16} ${x},${y - 46} ${x + 15},${y + 16}`), dark)
  if (kind === 2) {
    tint(s, trace(`20,${y + 16} 20,${y - 14} 42,${y - 34} 64,${y - 14} 64,${y + 16}`), dark)
    tint(s, box(36, y - 10, 48, y + 4), light)
  }
  if (kind === 3)
    s.flat(trace(`-30,90 10,${y + 26} -6,${y} 8,${y} 28,${y + 26} 50,90`), light, { still: true, opacity: 0.9 })
  if (kind === 4) {
    tint(s, box(-130, y, 130, 90), light, 0.35)
    tint(s, trace(`-20,${y + 16} 40,${y + 16} 30,${y + 28} -10,${y + 28}`), dark)
    tint(s, trace(`8,${y + 12} 8,${y - 34} 36,${y + 10}`), '#FFFAEE')
  }
  if (kind === 5) {
    tint(s, box(-56, y - 44, -44, y + 24), dark)
    tint(s, trace(`-50,${y - 48} -16,${y - 66} -24,${y - 40} -50,${y - 38} -84,${y - 26} -76,${y - 54}`), dark)
  }
}
type Point2 = readonly [string, string]

/** Twenty landscapes the size of a calling card, laid out on a table of wood. */
export function drawTwentyCards(s: Sheet) {
  tint(s, box(-660, -380, 660, 380), '#A9714A')
  for (let i = 0; i < 5; i++) {
    tint(s, box(-660, -380 + i * 152, 660, -304 + i * 152), i % 2 ? '#B57C52' : '#9F6843', 0.7)
    s.ink(trace(`-660,${-380 + i * 152} 660,${-376 + i * 152}`), 3, { colour: '#6E4436', corners: true })
  }
  tint(s, trace('-660,-380 -200,-380 300,380 -300,380 -660,-100'), '#FFE2A0', 0.2)
  for (let i = 0; i < 20; i++)
    s.at(
      -492 + (i % 5) * 246,
      -264 + Math.floor(i / 5) * 176,
      { rotate: (((i * 7) % 5) - 2) * 0.025, scale: 1.08 },
      () => drawLittle(s, i),
    )
}

const content: Expression = { eyes: 'open', brow: [-0.06, 0.02], mouth: 'glad', gaze: [0.1, -0.1] }

/** Left she hangs before the meadow like a sticker; right her feet stand in the grass, her shade lies on it. */
export function drawGrounded(s: Sheet) {
  s.line = hues.line
  for (const x of [-320, 320])
    s.within(box(x - 320, -380, x + 320, 380), () => s.at(x, 0, {}, () => drawMeadow(s, x > 0)), true)
  const wear: Wear = { top: hues.coat, low: hues.skirt, kind: 'skirt', shoe: hues.shoe, sleeves: 'short' }
  const her = {
    wear,
    face: content,
    look: { yaw: 0.36, style: 'bob' as const, lash: 2, hair: hues.hair, skin: hues.skin },
  }
  s.pen = 0.95
  s.at(-330, -236, { scale: 50 }, () => drawSomebody(s, { ...her, stance: stances.stiff }))
  s.flat(trace('290,300 380,296 580,334 560,352 330,326'), hues.shade, { still: true, opacity: 0.5 })
  s.inHues({ accent: hues.coat }, s.line, () =>
    s.at(320, -160, { scale: 52 }, () => drawSomebody(s, { ...her, stance: stances.wave })),
  )
  s.pen = 1
  drawGrass(s, [250, 400], 314, 30, 12)
  plate(s, box(-6, -400, 6, 400), '#FFF9EC', 0.1)
  redCross(s, [-564, -270])
  redRound(s, [564, -268])
  redRound(s, [-330, 224], 130, 46, 8)
}

/** On the left noon without a shade, on the right the sun of the afternoon. */
function drawMeadow(s: Sheet, right: boolean) {
  const sky = right ? ['#5FB0E0', '#FFEFC4'] : ['#9FBFD4', '#E4ECEC']
  for (let i = 0; i < 9; i++) tint(s, box(-330, i ? -360 + i * 44 : -390, 330, 400), between(sky[0]!, sky[1]!, i / 8))
  if (right) {
    drawGlow(s, [-210, -230], 150, hues.sun, 0.3)
    tint(s, disc([-210, -230], 40), hues.sun)
  }
  const dull = (colour: string) => (right ? colour : between(colour, '#A9B8B4', 0.35))
  s.flat(trace('-340,40 -120,-30 90,30 340,-10 340,400 -340,400'), dull(hues.far), { still: true })
  s.flat(trace('-340,140 0,100 340,140 340,400 -340,400'), dull(hues.meadow), { still: true })
  if (right) {
    s.flat(trace('-340,150 -60,108 120,130 -100,160 -340,210'), hues.lit, { still: true })
    s.flat(trace('-30,400 60,300 -40,220 60,150 80,150 20,220 130,300 150,400'), hues.path, { still: true })
    tint(s, trace('140,96 330,130 330,160 200,140'), hues.shade, 0.3)
  }
  drawCrown(s, [210, 0], [80, 90], right ? hues.bush : (hues.bush.map(dull) as [string, string, string]))
  s.flat(trace('-340,350 -60,330 340,352 340,400 -340,400'), dull(hues.deep), { still: true })
}
