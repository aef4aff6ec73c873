import { box } from '../backdrop.ts'
import { drawHalo, round, wash } from './light.ts'
import { tint, wholeSheet } from './street-things.ts'
import { bend, ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

/** In the wings of a theatre: the stage is gold on the right, all behind her is blue. */
const hues = {
  ...{ dark: '#12283F', blue: '#1F4A66', stage: '#F6B65A', glow: '#FFE4A4', lamp: '#FFF6DC', floor: '#8A4F3C' },
  ...{ curtain: '#A8273F', curtainLit: '#E2574C', curtainDark: '#5A1838', wing: '#1B3A57', wingLit: '#2F6483' },
  ...{ skin: '#F2BE98', lit: '#FFE6C2', warm: '#D9805F', shade: '#3E4A86', deep: '#8A4A52' },
  ...{ hair: '#4A2B2E', hairLit: '#C9774A', hairDark: '#2A1A2E', rose: '#F2707C', roseLit: '#FFC0B4', leaf: '#5FA08A' },
  ...{ leotard: '#5E86B8', leotardLit: '#CFE0EA', leotardDark: '#2F4A86' },
}
const mirrored = (noted: string, side: number) => trace(noted).map(([x, y]): Point => [x * side, y])

/** A dancer from behind, before she goes on: her shoulder blades stand out like small wings. */
export function drawShoulderBlades(s: Sheet) {
  s.inHues({}, '#1C1730', () => {
    drawWings(s)
    s.at(0, -150, { scale: 112 }, () => {
      drawArms(s)
      drawBack(s)
      drawNape(s)
    })
    for (const [x, y, r] of [
      [190, -250, 3],
      [260, -120, 4],
      [330, -20, 3],
      [-260, -60, 2.6],
      [230, 60, 2.6],
      [420, 90, 4],
      [380, -200, 3],
      [-330, 130, 2.4],
    ] as const)
      wash(s, round(x, y, r), hues.lamp, 0.8)
  })
}

/** Dark cloth on the left, and through the gap on the right the lit boards and the red curtain. */
function drawWings(s: Sheet) {
  wholeSheet(s, hues.dark)
  for (let i = 0; i < 9; i++) tint(s, box(-120 + i * 60, -380, 660, 380), between(hues.dark, hues.blue, (i + 1) / 9))
  tint(s, box(250, -380, 660, 380), hues.stage)
  for (let i = 0; i < 6; i++)
    tint(s, box(250 + i * 26, -380, 660, 380), between(hues.stage, hues.glow, (i + 1) / 6), 0.5)
  tint(s, trace('250,236 660,200 660,380 250,380'), hues.floor)
  tint(s, trace('320,236 520,218 660,300 660,380 420,380'), hues.glow, 0.5)
  for (let i = 0; i < 5; i++) {
    const x = 440 + i * 52
    tint(
      s,
      [
        [x, -380],
        [x + 52, -380],
        [x + 60, 226 - i * 4],
        [x - 4, 230 - i * 4],
      ],
      i % 2 ? hues.curtain : hues.curtainLit,
    )
    tint(
      s,
      [
        [x + 34, -380],
        [x + 52, -380],
        [x + 60, 226 - i * 4],
        [x + 40, 228 - i * 4],
      ],
      hues.curtainDark,
      0.5,
    )
  }
  for (const [x, lean] of [
    [300, -260],
    [380, -60],
    [470, 90],
  ] as const) {
    tint(
      s,
      [
        [x - 14, -360],
        [x + 14, -360],
        [x + lean + 130, 380],
        [x + lean - 130, 380],
      ],
      hues.lamp,
      0.16,
    )
    s.solid(
      trace('-26,-370 26,-370 20,-330 -20,-330').map(([px, py]): Point => [px + x, py]),
      hues.dark,
      4,
      { corners: true },
    )
    wash(s, round(x, -330, 20, 8), hues.lamp, 1)
  }
  for (let i = 0; i < 8; i++) {
    const x = -660 + i * 76
    tint(s, trace(`${x},-380 ${x + 40},-380 ${x + 34},380 ${x - 6},380`), hues.wing)
    s.ink(
      [
        [x + 42, -380],
        [x + 38, 0],
        [x + 34, 380],
      ],
      3,
      { colour: hues.wingLit, in: 0.02, out: 0.02 },
    )
  }
  tint(s, trace('216,-380 262,-380 250,380 196,380'), hues.wing)
  s.ink(trace('262,-380 252,0 250,380'), 6, { colour: hues.glow, in: 0.02, out: 0.02, least: 0.9 })
  drawHalo(s, [300, -80], [440, 420], hues.curtainLit, { opacity: 0.06 })
}

/** Elbows out, hands at the waist; the arm of the lit side has an edge of gold. */
function drawArms(s: Sheet) {
  for (const side of [-1, 1]) {
    const arm = mirrored(
      '1.2,1.64 1.66,1.8 2.2,2.5 2.78,3.46 2.7,3.74 2.1,4.34 1.5,4.9 1.1,4.96 1.2,4.5 1.76,3.9 2.02,3.5 1.6,3.1 1.1,2.7',
      side,
    )
    s.solid(arm, hues.skin, 6)
    s.within(arm, () => {
      wash(
        s,
        mirrored('1.2,2.2 1.7,2.8 2.1,3.46 1.9,3.9 1.2,4.6 0.8,4.9 1.1,3', side),
        hues.shade,
        side < 0 ? 0.42 : 0.3,
      )
      if (side > 0)
        wash(s, trace('1.3,1.56 1.9,1.9 2.9,3.4 2.9,3.8 1.5,5.1 1.5,4.86 2.5,3.62 2.06,2.7 1.66,2.0'), hues.lit, 0.95)
      else wash(s, trace('-1.1,1.5 -1.9,2 -2.9,3.4 -2.8,3.8 -1.4,5 -1.3,2'), hues.shade, 0.34)
      wash(s, round(side * 2.5, 3.5, 0.2, 0.3), hues.warm, 0.5)
    })
    s.ink(mirrored('2.5,3.36 2.64,3.5 2.5,3.72', side), 4)
    s.ink(mirrored('1.26,2.5 1.5,2.76 1.66,3.1', side), 4, { in: 0.2, out: 0.8 })
  }
}

function drawBack(s: Sheet) {
  const back = trace(
    '-0.36,0.7 -0.4,1.16 -0.78,1.42 -1.3,1.56 -1.56,1.96 -1.3,2.8 -1.06,3.5 -0.98,4.1 -1.3,5.4 1.3,5.4 0.98,4.1 1.06,3.5 1.3,2.8 1.56,1.96 1.3,1.56 0.78,1.42 0.4,1.16 0.36,0.7',
  )
  s.solid(back, hues.skin, 6)
  s.within(back, () => {
    wash(s, trace('-1.7,1.4 -0.7,1.36 -0.36,2.0 -0.5,3 -0.3,5.4 -1.6,5.4'), hues.shade, 0.34)
    wash(s, trace('-0.4,0.6 0.4,0.6 0.36,1.06 0.1,1.3 -0.4,1.3'), hues.shade, 0.4)
    for (const side of [-1, 1]) {
      wash(s, mirrored('0.2,1.9 0.5,1.66 1.0,1.7 1.24,2.2 0.96,2.9 0.6,3.3 0.36,2.96', side), hues.warm, 0.5)
      wash(s, mirrored('0.62,3.3 0.34,2.9 0.26,2.0 0.4,1.86 0.46,2.6 0.64,3.04 1.0,2.7 0.9,3.1', side), hues.deep, 0.55)
      wash(
        s,
        mirrored('0.5,1.86 0.96,1.76 1.14,2.12 0.82,2.72 0.6,2.86 0.48,2.4', side),
        side > 0 ? hues.lit : hues.skin,
        side > 0 ? 0.95 : 0.7,
      )
    }
    wash(s, trace('0.3,1.14 0.74,1.4 1.3,1.54 1.6,1.96 1.36,2.7 1.36,2.1 1.1,1.72 0.6,1.56'), hues.lit, 0.9)
    wash(s, trace('-0.08,1.4 0.06,1.4 0.1,2.6 0.04,3.6 -0.1,3.6 -0.12,2.6'), hues.deep, 0.5)
    wash(s, trace('0.1,1.7 0.18,2.6 0.12,3.4 0.22,2.8 0.26,2.0'), hues.lit, 0.5)
    drawLeotard(s)
  })
  for (const strap of ['-0.86,1.42 -0.66,2.1 -0.3,3.0 0.3,3.5', '0.86,1.42 0.66,2.1 0.3,3.0 -0.3,3.5']) {
    s.ink(trace(strap), 23, { in: 0.01, out: 0.01, least: 0.95 })
    s.ink(trace(strap), 14, {
      colour: strap.startsWith('-') ? hues.leotard : hues.leotardLit,
      in: 0.01,
      out: 0.01,
      least: 0.95,
    })
  }
  for (const side of [-1, 1])
    s.ink(mirrored('1.02,1.76 1.16,2.16 0.86,2.76 0.6,3.0 0.42,2.7', side), 5, { in: 0.3, out: 0.5 })
  s.ink(trace('0,1.5 0.03,2.5 0,3.3'), 4, { in: 0.4, out: 0.4 })
  for (const side of [-1, 1]) s.ink(mirrored('0.38,1.1 0.6,1.4 0.84,1.46', side), 4, { in: 0.1, out: 0.7 })
}

function drawLeotard(s: Sheet) {
  tint(s, trace('-1.6,2.96 -1.2,2.9 -0.8,3.2 0,3.62 0.8,3.2 1.2,2.9 1.6,2.96 1.6,5.5 -1.6,5.5'), hues.leotard)
  wash(s, trace('-1.6,2.9 -0.9,3.1 -0.5,3.5 -0.6,4.3 -0.4,5.5 -1.7,5.5'), hues.leotardDark, 0.75)
  wash(s, trace('0.74,3.3 1.2,2.96 1.04,3.7 0.94,4.1 1.3,5.4 1.0,5.4 0.74,4.2'), hues.leotardLit, 0.85)
  wash(s, trace('-0.1,3.7 0.1,3.7 0.14,5.4 -0.16,5.4'), hues.leotardDark, 0.5)
  s.ink(trace('-1.3,2.92 -0.8,3.2 0,3.62 0.8,3.2 1.3,2.92'), 6)
  for (const fold of ['-0.94,4.2 -0.5,4.3 -0.2,4.2', '0.94,4.16 0.6,4.3 0.3,4.26'])
    s.ink(trace(fold), 4, { in: 0.1, out: 0.8 })
}

/** Hair drawn up into a knot, a flower in it, a few strands left at the nape. */
function drawNape(s: Sheet) {
  const ear = (side: number) =>
    s.solid(mirrored('0.86,-0.16 1.04,-0.22 1.1,0 0.98,0.3 0.86,0.34', side), side > 0 ? hues.lit : hues.skin, 4.4)
  for (const side of [-1, 1]) ear(side)
  const head = trace(
    '-0.92,-0.4 -0.6,-0.94 0,-1.1 0.6,-0.94 0.92,-0.4 0.9,0.14 0.66,0.58 0.3,0.86 0.12,0.78 0,0.94 -0.14,0.78 -0.3,0.86 -0.66,0.58 -0.9,0.14',
  )
  s.solid(head, hues.hair, 6)
  s.within(head, () => {
    wash(s, trace('-1,-0.6 -0.4,-1.1 -0.3,-0.4 -0.44,0.3 -0.2,1 -1,0.8'), hues.hairDark, 0.7)
    wash(s, trace('0.5,-0.96 0.96,-0.4 0.94,0.2 0.6,0.66 0.72,0.1 0.7,-0.4'), hues.hairLit, 0.9)
    for (let i = 0; i < 7; i++)
      s.ink(bend([-0.66 + i * 0.22, 0.6], [-0.6 + i * 0.2, -0.2], [-0.12 + i * 0.04, -0.84], 6), 3, {
        colour: i > 3 ? hues.hairLit : hues.hairDark,
      })
  })
  const knot = round(0, -1.06, 0.52, 0.44)
  s.solid(knot, hues.hair, 6)
  s.within(knot, () => {
    wash(s, trace('-0.6,-1.4 -0.1,-1.4 -0.2,-0.6 -0.6,-0.6'), hues.hairDark, 0.7)
    wash(s, round(0.3, -1.2, 0.16, 0.2, -0.5), hues.hairLit, 0.9)
  })
  s.ink(ellipse(0, -1.06, 0.34, 0.26, { from: 0.4, to: 5 }), 4)
  s.ink(ellipse(0.02, -1.04, 0.16, 0.12, { from: 0, to: 5 }), 3)
  for (const lock of ['-0.3,0.8 -0.36,1.04 -0.28,1.22', '0.26,0.8 0.34,1.0 0.26,1.2', '0,0.9 0.06,1.06 0.02,1.2'])
    s.ink(trace(lock), 4, { in: 0.1, out: 0.9, colour: hues.hair })
  for (const [x, y, tilt] of [
    [0.66, -0.7, 0.2],
    [0.76, -0.4, 1],
  ] as const)
    s.solid(round(x, y, 0.2, 0.08, tilt), hues.leaf, 3)
  for (let k = 0; k < 5; k++)
    s.solid(
      round(0.5 + Math.cos(k * 1.26) * 0.14, -0.74 + Math.sin(k * 1.26) * 0.13, 0.13, 0.1, k * 1.26),
      hues.rose,
      3,
    )
  s.solid(round(0.5, -0.74, 0.07), hues.roseLit, 2.6)
}
