import { drawHalo, drawSky, round, wash } from './light.ts'
import { awaySide, cheek, fringeShade, lipShade, noseShade, type Patch } from './shading.ts'
import { model } from './skin.ts'
import { tint, wholeSheet } from './street-things.ts'
import { drawHead } from '../figure/head.ts'
import { ellipse, type Point, trace, turned } from '../geometry.ts'
import { drawCrown } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'

/** A forenoon in early summer: the sun high on the left, behind leaves. */
const hues = {
  sky: ['#F6F3C4', '#A9D49B'] as const,
  ...{ far: '#7FBE86', mid: '#4F9A6C', sun: '#FFF6C8' },
  leaf: ['#D3E37A', '#7DBB5C', '#3F8A57'] as const,
  ...{ trunk: '#7A5A4C', trunkLit: '#C79E6C', trunkDark: '#4C3B48' },
  ...{ skin: '#FBDCC2', blush: '#E2A9A4', lit: '#FFF3DA', shade: '#8468B4', warm: '#E9836B' },
  ...{
    hair: '#7B4630',
    hairLit: '#E9A95C',
    dress: '#FDFBF4',
    dressShade: '#B9B4DE',
    iris: '#4E8F5C',
    irisDark: '#23503F',
  },
}

/** A leaf's shadow: broad in the middle, bent over what it falls on. */
const leafAt = ([x, y, long, tilt]: readonly number[]): Point[] =>
  trace('-1,0 -0.4,-0.36 0.3,-0.32 1,0.06 0.3,0.34 -0.4,0.3').map(([u, v]): Point => {
    const [dx, dy] = turned([u * long!, v * long!], tilt!)
    return [x! + dx, y! + dy]
  })
const shadows = [
  [-0.78, -0.32, 0.4, 0.5],
  [-0.2, -0.46, 0.34, -0.4],
  [0.72, -0.3, 0.3, 0.7],
  [-0.72, 0.42, 0.3, 1.1],
  [-0.42, 0.74, 0.34, 0.3],
  [0.78, 0.62, 0.3, -0.9],
  [0.36, 0.88, 0.24, 0.2],
]
const onSkin = [
  [0.52, 0.34, 0.24, 0.14, 0.3],
  [-0.3, 0.5, 0.17, 0.11, 0.3],
  [0.2, -0.28, 0.2, 0.12, 0.2],
  [0.16, 0.62, 0.09, 0.06, 0.4],
]
const onHair = [
  [-0.44, -0.84, 0.3, 0.12, -0.5],
  [0.36, -0.9, 0.26, 0.1, 0.4],
  [-0.86, 0.5, 0.07, 0.24, 0.06],
  [0.86, 0.9, 0.06, 0.22, 0],
  [-0.84, 1.3, 0.06, 0.16, 0.1],
]
const onDress = [
  [-1.16, 2.02, 0.34, 0.5],
  [-0.5, 2.2, 0.36, -0.3],
  [0.1, 1.96, 0.3, 0.4],
  [0.66, 2.26, 0.36, 0.8],
  [1.2, 1.96, 0.34, 0.3],
  [-0.9, 2.5, 0.3, 1.2],
  [0.3, 2.5, 0.3, 0.2],
]
const spot = ([x, y, rx, ry, tilt]: readonly number[], k = 1) => round(x!, y!, rx! * k, ry! * k, tilt)

const dapples: readonly Patch[] = [
  { at: awaySide, colour: hues.shade, opacity: 0.26 },
  { at: fringeShade, colour: hues.shade, opacity: 0.3 },
  ...[-1, 1].map((side): Patch => ({ at: cheek(side), colour: hues.warm, opacity: 0.34 })),
  ...shadows.map((one): Patch => ({ at: leafAt(one), colour: hues.shade, opacity: 0.2 })),
  ...[noseShade, lipShade].map((at): Patch => ({ at, colour: hues.warm, opacity: 0.4 })),
  ...onSkin.flatMap((one): Patch[] => [
    { at: spot(one, 1.3), colour: hues.lit, opacity: 0.4 },
    { at: spot(one), colour: hues.lit, opacity: 0.75 },
  ]),
]

/** A girl looks up below a tree: leaves throw soft shade on face, hair and dress, and the sun falls between them. */
export function drawDappledGirl(s: Sheet) {
  s.inHues({ paper: hues.dress, deep: hues.iris, dark: hues.irisDark }, '#33263A', () => {
    drawGrove(s)
    const look = model(s, dapples, {
      ...{ yaw: 0.34, pitch: -0.2, style: 'long', hair: hues.hair, tall: 1.2, skin: hues.skin, blush: hues.blush },
      ...{ cloth: hues.dress, clothDark: hues.dressShade, hairLight: hues.hairLit },
    })
    s.pen = 1.2
    s.at(40, -34, { scale: 190, rotate: -0.06 }, () => {
      drawHead(s, look)
      for (const one of onHair)
        for (const [k, opacity] of trace('1.3,0.3 0.8,0.4')) wash(s, spot(one, k), hues.hairLit, opacity)
      for (const one of onDress) wash(s, leafAt(one), hues.shade, 0.24)
    })
    s.pen = 1
    drawNearLeaves(s)
  })
}

/** Far leaves swim in light; the trunk stands before them, lit from the left. */
function drawGrove(s: Sheet) {
  wholeSheet(s, hues.far)
  drawSky(s, hues.sky, [-380, 240])
  for (const [x, y, r] of trace('-640,300 -380,380 640,330 420,400').map(([x, y], i) => [x, y, 210 - i * 20] as const))
    wash(s, round(x, y, r * 1.5, r), hues.mid, 0.6)
  wash(s, trace('-700,-380 -300,-400 -420,-150 -560,60 -700,140'), hues.mid, 0.55)
  wash(s, trace('700,-380 240,-400 400,-170 520,40 700,160'), hues.mid, 0.6)
  for (let i = 0; i < 30; i++) {
    const [x, y, r] = [s.dice.range(-640, 640), s.dice.range(-340, 340), s.dice.range(10, 46)]
    wash(s, round(x, y, r), i % 3 ? hues.sun : hues.leaf[0], s.dice.range(0.16, 0.42))
  }
  s.solid(
    trace('-500,400 -450,200 -466,-60 -560,-320 -400,-350 -360,-180 -280,-350 -170,-340 -290,-80 -276,200 -210,400'),
    hues.trunk,
    6,
  )
  tint(s, trace('-500,400 -450,200 -466,-60 -540,-280 -500,-280 -424,-60 -412,200 -430,400'), hues.trunkLit, 0.6)
  tint(s, trace('-330,400 -340,180 -330,-80 -210,-330 -180,-330 -296,-80 -282,200 -220,400'), hues.trunkDark, 0.6)
  for (const line of ['-400,380 -396,160 -410,-60', '-356,300 -362,60 -350,-120', '-420,-180 -470,-290'])
    s.ink(trace(line), 3, { colour: hues.trunkDark })
  for (const [x, y] of trace('-400,120 -380,-20 -420,260 -340,220')) wash(s, round(x, y, 30, 18, 0.4), hues.sun, 0.5)
  drawHalo(s, [-60, -360], [420, 330], hues.sun, { opacity: 0.15 })
}

function drawNearLeaves(s: Sheet) {
  for (const [i, at] of trace('-600,-290 560,-310 -330,-372 300,-384').entries())
    drawCrown(s, at, i < 2 ? [210, 130] : [190, 80], hues.leaf)
  for (const [beam, opacity] of [
    ['-60,-380 40,-380 -200,380 -430,380', 0.16],
    ['90,-380 130,-380 150,380 30,380', 0.12],
    ['200,-380 300,-380 540,380 380,380', 0.16],
  ] as const)
    tint(s, trace(beam), hues.sun, opacity)
  for (const [x, y, tilt] of [
    [-250, -170, 0.6],
    [470, -60, -0.4],
    [520, 150, 0.9],
    [-540, 60, 0.3],
  ] as const) {
    s.solid(leafAt([x, y, 26, tilt]), hues.leaf[1], 3)
    s.ink(ellipse(x, y, 18, 2, { tilt, from: 0, to: 3 }), 1.6)
  }
}
