import { drawBloom, drawLeaf, kinds } from './blooms.ts'
import { plainHead } from './heads.ts'
import { drawHalo, drawSky, round, wash } from './light.ts'
import { awaySide, cheek, fringeShade, lipShade, noseShade, painted, type Patch, softFringe } from './shading.ts'
import type { Expression } from '../figure/expression.ts'
import { drawHead } from '../figure/head.ts'
import { ellipse, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

/** A veiled morning in May: soft light from the upper right, nothing darker than her hair. */
const hues = {
  sky: ['#BFE6E4', '#FFF6E4', '#F9D9DC'] as const,
  ...{ light: '#FFFBEA', mist: '#E4F2EC', shade: '#7A5CA8', line: '#3B2748' },
  edge: '#FFFDF6',
  ...{ skin: '#FFE6D6', blush: '#EDA898', warm: '#F0806E', rose: '#D9657A', lit: '#FFF8EE' },
  ...{
    hair: '#3D3564',
    hairLit: '#8FA2DC',
    dress: '#FFF8F4',
    dressShade: '#C6BBE4',
    iris: '#5C9A9A',
    irisDark: '#2B4A66',
  },
}
const gentle: Expression = { eyes: 'open', open: 0.9, brow: [-0.05, 0.03], mouth: 'smile', gaze: [-0.14, 0.04] }
const patches: readonly Patch[] = [
  { at: fringeShade, colour: hues.shade, opacity: 0.24 },
  { at: awaySide, colour: hues.shade, opacity: 0.2 },
  { at: cheek(-1), colour: hues.warm, opacity: 0.36 },
  { at: cheek(1), colour: hues.warm, opacity: 0.36 },
  { at: noseShade, colour: hues.warm, opacity: 0.4 },
  { at: lipShade, colour: hues.rose, opacity: 0.5 },
  { at: ellipse(0.44, 0.38, 0.2, 0.06, { tilt: 0.1 }).slice(0, -1), colour: hues.lit, opacity: 0.9 },
]

/** A girl among flowers that fill the sheet, some behind her, some before. */
export function drawFlowerGirl(s: Sheet) {
  s.inHues({ paper: hues.edge }, hues.line, () => {
    drawSky(s, hues.sky, [-380, 380])
    drawHalo(s, [330, -230], [520, 460], hues.light, { opacity: 0.24 })
    const behind = trace(
      '-560,-250 -420,-130 -560,-40 -390,60 -540,150 -300,-290 -240,-170 560,-250 420,-130 560,-40 390,60 540,150 300,-290 240,-170',
    )
    for (const [i, at] of behind.entries()) {
      for (const k of [0.6, 2.4, 4.4]) drawLeaf(s, at, 112, k + i)
      drawBloom(s, at, 66 + (i % 3) * 12, kinds[(i * 2) % 5]!, i)
    }
    for (const side of [-1, 1]) wash(s, round(side * 520, -70, 360, 400), hues.mist, 0.34)
    drawHalo(s, [0, -70], [360, 330], hues.light, { opacity: 0.2 })
    const look = plainHead(s, {
      ...{ yaw: -0.26, pitch: 0.04, style: 'long', lash: 3, neck: true, collar: 'crew', tall: 1.18 },
      ...{ hair: hues.hair, hairLight: hues.hairLit, skin: hues.skin, blush: hues.blush, mouth: hues.rose },
      ...{ cloth: hues.dress, clothDark: hues.dressShade, iris: hues.iris, irisDark: hues.irisDark },
      own: { features: painted(gentle, patches), fringe: softFringe },
    })
    s.pen = 1.1
    s.at(0, -46, { scale: 166 }, () => {
      drawHead(s, look)
      wash(s, trace('-0.92,-0.2 -0.98,0.9 -0.9,2.1 -0.62,2.1 -0.74,0.8 -0.72,-0.1'), hues.shade, 0.3)
    })
    s.pen = 1
    for (const [i, at] of trace('-176,-166 -124,-214 -58,-246 16,-254 88,-236 148,-198 184,-150').entries()) {
      drawLeaf(s, at, 62, -2 + i * 0.36)
      drawBloom(s, at, 36 + (i % 2) * 9, kinds[[0, 1, 4, 0, 1, 3, 0][i]!]!, i)
    }
    const before = trace('-600,290 -470,250 -350,310 -220,270 -90,330 60,300 190,320 310,264 440,310 580,260')
    for (const [i, at] of before.entries()) {
      drawLeaf(s, at, 120, -1.2 + (i % 3) * 0.6)
      drawLeaf(s, at, 110, -2.2)
      drawBloom(s, at, 72 + (i % 3) * 10, kinds[(i * 3) % 5]!, i * 0.7)
    }
    for (const [i, [x, y]] of trace('-330,-20 -300,150 300,-40 330,130 -180,-320 220,-330').entries()) {
      s.solid(round(x, y, 16, 9, i), kinds[i % 2 ? 0 : 2]![0], 2.6)
      wash(s, round(x + 3, y + 3, 9, 4, i), hues.edge, 0.7)
    }
  })
}
