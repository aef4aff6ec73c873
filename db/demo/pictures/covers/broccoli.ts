import { drawFlecks, drawGlow, drawSky } from './light.ts'
import { plate, tint } from './street-things.ts'
import { box } from '../backdrop.ts'
import { disc } from './ground.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import { drawGrass, drawPuffs, lumpy } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

/** A clear forenoon in early summer: the sun high on the left. */
const hues = {
  ...{ zenith: '#4FA3DE', middle: '#A5D9EE', horizon: '#FDF3D2', cloud: '#FFFDF6', far: '#9DBFC8', farther: '#BBD2D6' },
  ...{ meadow: '#A9CC5E', meadowLit: '#D2DE78', meadowShade: '#6FA050', trunk: '#7A5138', trunkShade: '#4E3340' },
  tree: ['#C5DE6C', '#6FB052', '#3B8050', '#28604E'],
  floret: ['#A9D06A', '#4FA05A', '#2B7652', '#1F5648'],
  ...{
    stalk: '#CFE3A0',
    stalkShade: '#94B878',
    board: '#E0AE72',
    boardEdge: '#B07C4C',
    boardLit: '#F3D09A',
    cloth: '#F7F3E6',
    check: '#E2695A',
  },
  ...{ shade: '#2F2F6B', lit: '#FFF6C0', line: '#24364A' },
}

type Ball = readonly [x: number, y: number, r: number]
/** Balls in the order from behind to the front, around the middle of the head. */
const balls: readonly Ball[] = [
  [-96, -120, 92],
  [20, -168, 104],
  [118, -110, 96],
  [-176, -30, 96],
  [182, -24, 98],
  [-84, -30, 112],
  [80, -36, 116],
  [-140, 50, 80],
  [0, 42, 104],
  [142, 52, 82],
]

/** On the board in front a head of broccoli, in the meadow behind it the tree that is built of the same balls. */
export function drawBroccoliTree(s: Sheet) {
  s.line = hues.line
  drawSky(s, [hues.zenith, hues.middle, hues.horizon], [-350, 60])
  drawGlow(s, [-560, -320], 260, hues.lit, 0.2)
  drawPuffs(s, [-120, -236], 120, hues.cloud, 2.6)
  drawPuffs(s, [560, -250], 90, hues.cloud, 2.4)
  tint(s, trace('-660,60 -480,4 -300,40 -120,-10 80,38 280,-6 480,40 660,10 660,200 -660,200'), hues.farther)
  tint(s, trace('-660,80 -420,44 -200,76 40,50 300,80 660,52 660,200 -660,200'), hues.far)
  s.solid(trace('-680,96 -360,66 -40,100 260,80 680,104 680,420 -680,420'), hues.meadow, 3)
  tint(s, trace('-660,104 -360,76 -60,108 -300,124 -660,150'), hues.meadowLit, 0.8)
  tint(s, ellipse(420, 200, 270, 26), hues.shade, 0.3)
  drawGrass(s, [-80, 620], 178, 18, 12)
  s.at(320, -30, { scale: 1.06 }, () => {
    trunk(
      s,
      '-30,220 -18,100 -70,20 -40,10 -6,70 0,0 22,0 22,70 60,10 88,24 34,110 44,222',
      hues.trunk,
      hues.trunkShade,
    )
    drawHead(s, hues.tree, true)
  })
  drawTable(s)
  s.at(-330, 44, { scale: 0.96 }, () => {
    tint(s, ellipse(70, 228, 190, 24), hues.shade, 0.34)
    trunk(
      s,
      '-58,220 -50,120 -110,40 -60,20 -14,70 -4,10 34,10 40,76 84,22 128,46 62,124 66,222',
      hues.stalk,
      hues.stalkShade,
    )
    drawHead(s, hues.floret, false)
  })
  s.at(-60, 300, { scale: 0.3, rotate: 0.5 }, () => {
    trunk(s, '-30,160 -40,60 40,60 34,160', hues.stalk, hues.stalkShade)
    drawHead(s, hues.floret, false)
  })
}

function trunk(s: Sheet, noted: string, colour: string, shade: string) {
  const shape = trace(noted)
  s.solid(shape, colour, 4.4)
  s.within(shape, () => tint(s, trace('14,-20 140,-20 140,240 14,240'), shade, 0.8))
  tint(s, trace('-110,60 110,60 40,110 -40,110'), hues.shade, 0.24)
}

function drawHead(s: Sheet, [lit, half, shade, deep]: readonly string[], leafy: boolean) {
  for (const [x, y, r] of balls) {
    const edge = lumpy(s.dice, [x, y], [r, r * 0.94], leafy ? 13 : 11, leafy ? 0.12 : 0.16)
    s.flat(edge, shade!, { knock: true, corners: true, still: true })
    s.within(
      edge,
      () => {
        tint(s, lumpy(s.dice, [x - r * 0.16, y - r * 0.2], [r * 0.86, r * 0.8], 11, 0.2), half!)
        tint(s, lumpy(s.dice, [x - r * 0.34, y - r * 0.42], [r * 0.5, r * 0.42], 9, 0.24), lit!)
        tint(s, lumpy(s.dice, [x + r * 0.3, y + r * 0.86], [r * 0.9, r * 0.4], 9, 0.24), deep!, 0.8)
        s.scatter(dots([x, y], r, leafy), between(lit!, '#FFFFFF', 0.2), { opacity: 0.8 })
      },
      true,
    )
    s.contour(edge, 3.4, { corners: true, shade: 0.7 })
  }
}

const dots = ([x, y]: Point, r: number, leafy: boolean) =>
  Array.from({ length: 14 }, (_, i) => {
    const [a, k] = [i * 2.4, 0.2 + (i % 5) * 0.15]
    return ellipse(
      x - r * 0.2 + Math.cos(a) * r * k,
      y - r * 0.24 + Math.sin(a) * r * k,
      leafy ? 6 : 4.4,
      leafy ? 3 : 4.4,
      { tilt: a },
    ).slice(0, -1)
  })

function drawTable(s: Sheet) {
  s.flat(box(-680, 236, 680, 420), hues.cloth, { corners: true, still: true, knock: true })
  for (let i = 0; i < 9; i++)
    tint(
      s,
      trace(`${-600 + i * 150},236 ${-540 + i * 150},236 ${-590 + i * 180},400 ${-670 + i * 180},400`),
      hues.check,
      0.4,
    )
  tint(s, box(-680, 262, 680, 290), hues.check, 0.4)
  tint(s, box(-680, 324, 680, 352), hues.check, 0.4)
  s.ink(trace('-680,236 680,236'), 3.4, { corners: true })
  tint(s, trace('-600,330 80,330 150,352 -560,356'), hues.shade, 0.3)
  plate(s, trace('-590,300 40,300 40,326 -590,326'), hues.boardEdge, 3.4)
  plate(s, trace('-590,300 40,300 -10,240 -550,240'), hues.board, 4)
  tint(s, trace('-580,296 -400,296 -380,246 -546,246'), hues.boardLit, 0.7)
  for (const y of [256, 274, 288]) s.ink(trace(`${-500 + y},${y} ${-300 + y},${y}`), 1.8, { colour: hues.boardEdge })
  s.solid(disc([-16, 270], 8), hues.boardEdge, 2.4)
  drawFlecks(
    s,
    [
      [[250, 300], 20, 6],
      [[420, 330], 16, 5],
    ],
    hues.floret[1]!,
  )
}
