import { plainHead } from './heads.ts'
import { drawHalo, drawSky, round, wash } from './light.ts'
import { limb, lock, type Shade, smallHand } from './limbs.ts'
import { shadedFace } from './shading.ts'
import { tint } from './street-things.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { add, type Point, polar, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

/** Before a storm, among ruins: the sky is green and heavy, and the blade draws the only bright light. */
const hues = {
  sky: ['#1E3F4E', '#4C8A86', '#D9E3A8'] as const,
  ...{ cloud: '#2B5560', cloudLit: '#8FBFA8', far: '#3F7A78', ruin: '#2E5A62', ruinLit: '#6FA08F', gap: '#B9D3A0' },
  ...{ ground: '#5A6B4E', groundLit: '#A9AE6B', groundDark: '#2F4540', stone: '#7A8478', dust: '#D9D2A8' },
  ...{
    arc: '#E9FFFA',
    arcMid: '#7FF0E4',
    arcOuter: '#3FB9C4',
    blade: '#F4FBFF',
    bladeDark: '#8FA9C4',
    gold: '#F2B441',
  },
  ...{ cape: '#C92F45', capeLit: '#F0605A', capeDark: '#6E1740', tunic: '#F4EAD4', trim: '#2F6E8C', leg: '#3E3A5C' },
  ...{ boot: '#A5673C', bootLit: '#D99A5C', sleeve: '#FFF6E4', skin: '#F5CDA9', blush: '#E0937A', mouth: '#7E2E33' },
  ...{ hair: '#E58A3A', hairLit: '#FFD07A', iris: '#2F8C7E', irisDark: '#1C3F4A', shade: '#2A2660' },
}
const shade: Shade = { colour: hues.shade, to: [-1, 0.5], opacity: 0.34 }

/** The sword comes down: its path is still in the air, the cape behind, all weight on the front leg. */
export function drawSwordSwing(s: Sheet) {
  s.inHues({ skin: hues.skin, blush: hues.blush, mouth: hues.mouth }, '#1A1B33', () => {
    drawRuins(s)
    drawPath(s)
    s.pen = 0.9
    s.at(-40, -142, { scale: 62, rotate: 0.16 }, () => {
      drawCape(s)
      const look = plainHead(s, {
        ...{ yaw: 0.52, style: 'ponytail', lash: 1, tall: 0.95, slant: 0.16, skin: hues.skin, blush: hues.blush },
        ...{ hair: hues.hair, hairLight: hues.hairLit, iris: hues.iris, irisDark: hues.irisDark },
      })
      const features = shadedFace(
        { eyes: 'open', open: 0.8, brow: [0.18, -0.1], mouth: 'shout', gaze: [0.2, 0.1] },
        shade,
      )
      drawHead(s, { ...look, own: { bust: fighter, features } })
      drawSwordArms(s)
    })
    s.pen = 1
    drawDust(s)
  })
}

function drawRuins(s: Sheet) {
  drawSky(s, hues.sky, [-360, 200])
  drawHalo(s, [470, 120], [520, 330], hues.sky[2], { opacity: 0.14 })
  for (const [cloud, lit] of [
    [
      '-700,-400 700,-400 700,-300 520,-250 330,-290 120,-240 -80,-280 -300,-220 -480,-262 -700,-200',
      '-700,-222 -480,-276 -300,-236 -80,-292 120,-252 330,-300 520,-262 700,-310 700,-300 520,-250 330,-290 120,-240 -80,-280 -300,-220 -480,-262 -700,-200',
    ],
    [
      '-700,-240 -560,-180 -420,-200 -260,-150 -420,-130 -700,-110',
      '-700,-126 -420,-142 -262,-152 -420,-130 -700,-106',
    ],
  ] as const) {
    wash(s, trace(cloud), hues.cloud, 0.85)
    wash(s, trace(lit), hues.cloudLit, 0.6)
  }
  tint(s, trace('-660,200 -520,120 -360,170 -180,110 40,180 260,120 460,170 660,100 660,300 -660,300'), hues.far, 0.75)
  for (const [ruin, lit] of [
    [
      '-640,290 -640,-60 -600,-90 -560,-60 -560,-20 -520,-20 -520,40 -480,40 -470,290',
      '-500,60 -484,60 -474,290 -500,290',
    ],
    [
      '380,280 386,60 420,30 420,-70 470,-110 520,-60 520,20 570,20 580,-30 620,-40 620,280',
      '480,-100 520,-60 520,280 490,280',
    ],
  ] as const) {
    s.solid(trace(ruin), hues.ruin, 5, { corners: true })
    tint(s, trace(lit), hues.ruinLit, 0.7)
  }
  for (const arch of ['-600,290 -600,110 -580,70 -550,110 -550,290', '440,280 440,80 468,40 496,80 496,280'])
    s.solid(trace(arch), hues.gap, 4.4, { corners: true })
  for (const line of [
    '-636,10 -580,10',
    '-560,60 -500,60',
    '-636,150 -604,150',
    '-540,190 -490,190',
    '400,120 436,120',
    '500,-20 560,60',
    '510,150 610,150',
    '430,0 490,0',
  ])
    s.ink(trace(line), 3)
  tint(s, trace('-660,284 -200,262 240,256 660,240 660,400 -660,400'), hues.ground)
  wash(s, trace('60,262 660,244 660,300 300,300'), hues.groundLit, 0.7)
  wash(s, trace('-660,330 -200,350 200,332 660,346 660,420 -660,420'), hues.groundDark, 0.7)
  for (const [x, y, r] of [
    [-520, 318, 34],
    [-470, 336, 22],
    [480, 318, 30],
    [560, 300, 40],
    [250, 346, 20],
  ] as const) {
    s.solid(
      trace('-1,0.5 -0.8,-0.4 -0.1,-0.7 0.7,-0.4 1,0.5').map(([u, v]) => [x + u * r, y + v * r] as const),
      hues.stone,
      4,
      { corners: true },
    )
    tint(
      s,
      trace('-0.1,-0.66 0.66,-0.38 0.8,0.2 0.1,-0.1').map(([u, v]) => [x + u * r, y + v * r] as const),
      hues.dust,
      0.6,
    )
  }
  wash(s, round(-60, 318, 320, 19), hues.shade, 0.5)
  wash(s, round(330, 296, 200, 26), hues.arcMid, 0.28)
}

const SHOULDER: Point = [60, 10]
const TIP = { angle: 0.596, far: 356 }
/** What the blade has swept since it was so far up: outside the path of its tip, inside nearer to the hilt the later it is. */
function swept(from: number, far: number, wide: number): Point[] {
  const side = (edge: (t: number) => number) =>
    Array.from({ length: 25 }, (_, i): Point => {
      const t = i / 24
      return add(SHOULDER, polar(from + (TIP.angle - from) * t, edge(t)))
    })
  return [...side(() => far), ...side((t) => far - wide * t ** 1.3).toReversed()]
}

/** The crescent of light that the blade has cut: it ends where the blade is. */
function drawPath(s: Sheet) {
  const crescent = (points: Point[], colour: string, opacity: number) =>
    s.flat(points, colour, { still: true, corners: true, opacity })
  crescent(swept(-3.1, TIP.far + 12, 250), hues.arcOuter, 0.34)
  crescent(swept(-2.9, TIP.far, 180), hues.arcMid, 0.6)
  crescent(swept(-2.6, TIP.far, 92), hues.arc, 0.9)
  for (const [from, far] of [
    [-2.9, TIP.far + 8],
    [-1.9, TIP.far - 150],
    [-1.2, TIP.far - 206],
  ] as const)
    s.ink(swept(from, far, 0).slice(0, 25), 4, { in: 0.7, out: 0.05, colour: hues.arc })
  for (const [x, y, r] of [
    [-440, 0, 6],
    [-380, -280, 8],
    [-180, -350, 5],
    [60, -350, 7],
    [450, -220, 8],
    [560, -60, 6],
    [530, 210, 9],
    [250, -190, 5],
  ] as const)
    tint(
      s,
      trace('0,-1.6 0.3,-0.3 1.6,0 0.3,0.3 0,1.6 -0.3,0.3 -1.6,0 -0.3,-0.3').map(
        ([u, v]) => [x + u * r, y + v * r] as const,
      ),
      hues.arc,
    )
}

function drawCape(s: Sheet) {
  const cape = trace('-0.4,1.3 -1.6,1.4 -3.0,2.2 -4.4,2.0 -5.2,2.9 -4.2,3.4 -3.6,4.5 -2.4,4.0 -1.4,4.6 -0.4,3.6')
  s.solid(cape, hues.cape, 6.4)
  s.within(cape, () => {
    wash(s, trace('-0.6,3.0 -2.4,3.2 -4.6,2.9 -4,5 -1,5'), hues.capeDark, 0.75)
    wash(s, trace('-0.4,1.6 -1.2,2.2 -1.4,3.4 -0.8,4.6 -0.2,3'), hues.capeDark, 0.6)
    wash(s, trace('-1.0,1.5 -1.8,1.6 -3.0,2.3 -4.4,2.1 -5,2.8 -3.6,2.6 -2.2,2.1'), hues.capeLit, 0.85)
    wash(s, trace('-2.3,3.0 -3.2,3.5 -3.5,4.3 -2.8,4.0 -2.2,3.6'), hues.cape, 0.9)
  })
  for (const fold of ['-0.7,1.8 -2.2,2.3 -3.8,2.7', '-0.7,2.4 -1.9,3.0 -3.0,3.9', '-0.8,2.9 -1.3,3.7 -1.4,4.4'])
    s.ink(trace(fold), 4, { out: 0.8 })
  limb(s, trace('-0.5,4.3 -2.1,5.1 -3.9,6.5'), [1.1, 0.86, 0.62], hues.leg, {
    pen: 6,
    shade: { ...shade, to: [-0.3, 1] },
  })
  limb(s, trace('-3.0,5.7 -4.1,6.6'), [0.86, 0.76], hues.boot, { pen: 6, shade: { ...shade, to: [-0.3, 1] } })
  s.solid(trace('-4.5,6.1 -3.7,6.4 -3.8,7.1 -4.7,7.1 -4.9,6.8'), hues.boot, 5)
}

function fighter(s: Sheet, look: HeadLook) {
  s.flat(trace('-0.4,0.5 0.36,0.5 0.4,1.5 -0.4,1.5'), look.skin, { knock: true, corners: true })
  wash(s, trace('-0.4,0.8 0.3,0.8 0.1,1.4 -0.4,1.4'), hues.shade, 0.34)
  limb(s, trace('0.3,4.3 1.9,4.5 1.7,6.2'), [1.16, 0.92, 0.62], hues.leg, { pen: 6, shade })
  limb(s, trace('1.9,5.0 1.7,6.4'), [0.86, 0.76], hues.boot, { pen: 6, shade })
  s.solid(trace('1.3,6.1 2.1,6.1 2.4,6.5 3.0,6.8 3.0,7.0 1.3,6.96'), hues.boot, 5)
  wash(s, trace('1.9,6.2 2.3,6.52 2.8,6.78 2.1,6.6'), hues.bootLit, 0.9)
  s.ink(trace('1.46,5.1 1.9,5.2 2.34,5.1'), 6, { colour: hues.gold })
  const tunic = trace(
    '-0.5,1.3 -0.98,1.6 -0.8,2.6 -0.7,3.3 -1.2,4.7 -0.2,5.0 0.8,4.8 1.5,4.9 0.8,3.3 0.9,2.4 1.04,1.7 0.5,1.3 0,1.6',
  )
  s.solid(tunic, hues.tunic, 6)
  s.within(tunic, () => {
    wash(s, trace('-1,1.4 -0.5,1.4 -0.3,2.4 -0.3,3.3 -0.4,5.1 -1.4,5'), hues.shade, 0.36)
    wash(s, trace('0.1,3.4 0.4,3.4 0.5,4.9 0.1,5'), hues.shade, 0.2)
    s.ink(trace('-1.1,4.54 -0.2,4.82 0.8,4.62 1.4,4.72'), 8, { colour: hues.trim, least: 0.9 })
    wash(s, trace('0.5,1.4 1,1.7 0.86,2.4 0.8,3.1 0.6,2.4'), hues.arc, 0.7)
  })
  s.solid(trace('-0.74,3.06 0.8,3.06 0.84,3.4 -0.76,3.4'), hues.trim, 5, { corners: true })
  s.solid(round(0.2, 3.23, 0.2), hues.gold, 4)
  lock(s, trace('-0.7,1.3 0,1.66 0.7,1.26'), [0.4, 0.5, 0.4], [hues.cape, hues.capeDark])
}

/** Both hands on the hilt, the blade low before her. */
function drawSwordArms(s: Sheet) {
  const below: Shade = { ...shade, to: [-0.3, 1] }
  limb(s, trace('-0.8,1.9 0.6,2.9 2.3,2.2'), [0.56, 0.52, 0.4], hues.sleeve, { pen: 6, shade: below })
  const blade = trace('2.56,2.3 2.84,2.0 7.0,4.2 7.3,4.7 6.7,4.64')
  s.solid(blade, hues.blade, 5.4, { corners: true })
  tint(s, trace('2.6,2.36 2.7,2.2 6.9,4.46 7.2,4.66 6.7,4.6'), hues.bladeDark, 0.8)
  s.ink(trace('2.8,2.3 6.9,4.5'), 3)
  for (const [x, y, r] of [
    [7.2, 4.6, 0.4],
    [4.6, 2.96, 0.22],
  ] as const)
    tint(
      s,
      trace('0,-1.6 0.2,-0.2 1.6,0 0.2,0.2 0,1.6 -0.2,0.2 -1.6,0 -0.2,-0.2').map(
        ([u, v]) => [x + u * r, y + v * r] as const,
      ),
      hues.arc,
    )
  s.solid(trace('2.2,2.66 2.9,1.4 3.16,1.56 2.5,2.8'), hues.gold, 5, { corners: true })
  limb(s, trace('1.6,1.6 2.7,2.2'), [0.26, 0.26], hues.leg, 5)
  limb(s, trace('0.96,1.9 1.7,2.2 2.2,1.9'), [0.62, 0.56, 0.44], hues.sleeve, { pen: 6, shade: below })
  limb(s, trace('1.7,2.16 2.04,2.0'), [0.58, 0.5], hues.trim)
  smallHand(s, [1.62, 1.9], 'grip', { size: 0.66, angle: -1.2, skin: hues.skin })
  smallHand(s, [2.06, 2.14], 'grip', { size: 0.66, angle: -1.2, skin: hues.skin })
}

/** What the front foot throws up, and grass that bends away. */
function drawDust(s: Sheet) {
  for (const [x, y, r] of [
    [-340, 300, 40],
    [-400, 316, 28],
    [150, 306, 42],
    [210, 318, 30],
    [90, 318, 24],
    [-290, 318, 22],
  ] as const)
    wash(s, round(x, y, r, r * 0.5), hues.dust, 0.5)
  for (const line of ['-420,310 -350,270', '-380,322 -290,300', '300,300 370,256', '330,312 420,286'])
    s.ink(trace(line), 6, { in: 0.1, out: 0.9, colour: hues.dust })
  for (let i = 0; i < 22; i++) {
    const [x, y] = [s.dice.range(-640, 640), s.dice.range(300, 360)]
    s.ink(
      [
        [x, y],
        [x - 6, y - 16],
        [x - s.dice.range(16, 34), y - 30],
      ],
      6,
      { in: 0.05, out: 0.9, colour: i % 2 ? hues.groundLit : hues.groundDark },
    )
  }
  for (const [x, y, tilt] of [
    [-540, -10, 0.4],
    [-470, 120, 1],
    [330, 60, 0.2],
    [560, 190, 0.7],
    [-300, -120, 1.2],
  ] as const)
    wash(s, round(x, y, 12, 5, tilt), hues.groundLit, 0.9)
}
