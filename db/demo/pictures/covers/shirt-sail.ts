import { plainHead } from './heads.ts'
import { drawHalo, drawSky, round, shifted, wash } from './light.ts'
import { limb, type Shade, smallHand } from './limbs.ts'
import { shadedFace } from './shading.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { ellipse, mixed, type Point, through, trace } from '../geometry.ts'
import { drawPuffs } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'

/** Noon in August, high on a hill by the sea: sun from the upper left, blue in every shade. */
const hues = {
  sky: ['#1F78D1', '#6FC0F0', '#DDF3F4'] as const,
  ...{ cloud: '#FFFFFF', cloudShade: '#BFD5EE', sea: '#2F93BE', seaLit: '#8FD6E0', isle: '#5C8FA8' },
  ...{ hill: '#7CC05A', hillLit: '#BFE070', hillDark: '#3F9160' },
  grass: ['#4FA05A', '#A6D665', '#2F7F58'],
  ...{ shirt: '#FFFFFF', shirtShade: '#AFC3EA', shirtDeep: '#7F92CF', glow: '#FFF3CC' },
  ...{ tee: '#F2664F', stripe: '#FFF3E2', jeans: '#33508C', belt: '#8A5A3C' },
  ...{ skin: '#F3C49C', blush: '#DE8F6E', hair: '#4A2E2A', hairLit: '#B87548', iris: '#6B4A2E', mouth: '#8F3F3A' },
  ...{ seed: '#FFFDF4', petal: '#FFD24A', shade: '#4A4A9C' },
}
const shade: Shade = { colour: hues.shade, to: [1, 0.3], opacity: 0.26 }

/** A boy on the hill turns his back to the wind; his open shirt fills like a sail. */
export function drawShirtSail(s: Sheet) {
  s.inHues({ skin: hues.skin, blush: hues.blush, mouth: hues.mouth, paper: hues.shirt }, '#23264A', () => {
    drawCoast(s)
    s.pen = 0.92
    s.at(-110, -136, { scale: 84, rotate: -0.04 }, () => {
      drawSail(s)
      const look = plainHead(s, {
        ...{ yaw: -0.4, pitch: -0.1, style: 'spiky', part: 0.6, lash: 0, tall: 0.95, skin: hues.skin },
        ...{ hair: hues.hair, hairLight: hues.hairLit, iris: hues.iris, irisDark: hues.hair },
      })
      const features = shadedFace({ eyes: 'open', brow: [-0.08, 0], mouth: 'glad', gaze: [-0.16, -0.06] }, shade)
      drawHead(s, { ...look, own: { bust: drawBody, features } })
      drawArms(s)
    })
    s.pen = 1
    drawMeadow(s)
  })
}

function drawCoast(s: Sheet) {
  drawSky(s, hues.sky, [-360, 150])
  drawHalo(s, [-560, -330], [420, 360], hues.glow, { opacity: 0.16 })
  for (const [x, y, size] of [
    [420, 20, 330],
    [-470, 60, 250],
    [560, -120, 190],
    [-560, -120, 120],
  ] as const) {
    drawPuffs(s, [x, y], size, hues.cloud, 3)
    wash(
      s,
      trace('-0.8,0.06 -0.3,-0.04 0.2,0.02 0.8,-0.06 0.8,0.14 -0.8,0.14').map(([u, v]): Point => [
        x + u * size,
        y + v * size,
      ]),
      hues.cloudShade,
      0.7,
    )
  }
  s.flat(trace('-660,96 660,96 660,300 -660,300'), hues.sea, { still: true, corners: true })
  wash(s, trace('250,96 330,74 420,66 500,78 600,96'), hues.isle, 1)
  for (const [x, y, w] of [
    [-500, 112, 90],
    [-330, 130, 120],
    [440, 116, 110],
    [560, 140, 80],
    [300, 136, 60],
  ] as const)
    wash(s, round(x, y, w, 3.4), hues.seaLit, 0.9)
  s.ink(trace('-660,96 660,96'), 2.6, { least: 0.8, colour: hues.isle })
  const hill = trace('-700,250 -400,196 -100,176 200,190 480,226 700,256 700,420 -700,420')
  s.solid(hill, hues.hill, 5)
  s.within(hill, () => {
    wash(s, trace('-700,250 -400,196 -140,180 -200,220 -460,250 -700,300'), hues.hillLit, 0.8)
    wash(s, trace('0,240 300,250 700,270 700,420 -300,420 -100,330'), hues.hillDark, 0.4)
    wash(s, trace('-60,330 120,300 430,296 560,330 300,352 60,352'), hues.shade, 0.3)
  })
}

/** Smooth runs that meet in corners. */
const cornered = (...runs: string[]) => runs.flatMap((run) => through(trace(run)))

/** The open shirt behind him: one front flies out, its buttons along the lower edge, its hem in waves at the end. */
function drawSail(s: Sheet) {
  const inside = cornered(
    '0.5,1.6 1.6,0.9 2.9,0.7 4.1,1.1 5.0,1.9',
    '5.0,1.9 4.7,2.5 4.9,3.0 4.5,3.5',
    '4.5,3.5 2.8,3.2 1.6,3.4 0.6,3.6',
  )
  s.flat(inside, hues.shirtShade, { knock: true, corners: true })
  s.contour(inside, 6, { corners: true })
  s.within(
    inside,
    () => {
      for (const fold of ['0.7,1.7 2.2,1.3 4.3,1.5 4.2,1.9 2.4,1.7', '0.7,2.1 2.6,2.1 4.6,2.6 4.4,2.9 2.4,2.5'])
        wash(s, trace(fold), hues.shirtDeep, 0.55)
      wash(s, trace('1.2,1.3 2.6,0.9 4.0,1.2 4.8,1.9 3.6,1.4 2.4,1.2'), hues.shirt, 0.9)
    },
    true,
  )
  const hem = '4.9,2.9 4.62,3.3 4.86,3.74 4.44,4.1 4.5,4.6 4.16,5.0'
  const edge = '4.16,5.0 3.0,4.66 2.1,4.5 1.3,4.1 0.66,3.3'
  const front = cornered('0.4,1.4 1.2,1.7 2.4,1.8 3.7,2.2 4.9,2.9', hem, edge)
  s.flat(front, hues.shirt, { knock: true, corners: true })
  s.within(
    front,
    () => {
      for (const fold of [
        '0.6,1.8 1.9,2.2 3.2,2.6 4.7,3.3 4.6,3.6 3.0,3.0 1.7,2.6',
        '0.6,2.3 1.7,2.9 3.0,3.4 4.5,4.1 4.4,4.5 2.8,3.8 1.5,3.3',
        '0.6,2.7 1.5,3.6 2.7,4.2 4.1,4.8 4.0,5.2 2.4,4.6 1.2,4.2 0.5,3.6',
      ])
        wash(s, trace(fold), hues.shirtShade, 0.8)
      for (const fold of ['0.8,2.0 2.2,2.44 4.7,3.5 3.2,2.94', '0.8,2.6 2.0,3.2 4.5,4.4 3.0,3.8'])
        wash(s, trace(fold), hues.shirtDeep, 0.6)
      wash(s, trace('1.0,1.8 2.4,1.9 3.8,2.4 4.7,3.0 3.4,2.5 2.2,2.1'), hues.glow, 0.6)
    },
    true,
  )
  s.contour(front, 6.4, { corners: true })
  const seam = (noted: string, dx: number, dy: number) => shifted(through(trace(noted)), dx, dy)
  s.ink(seam(hem, -0.16, -0.03), 2.6, { colour: hues.shirtDeep })
  s.ink(seam(edge, -0.02, -0.24), 3, { colour: hues.shirtDeep })
  for (const [x, y] of trace('3.6,4.72 2.9,4.5 2.2,4.38 1.5,4.06')) s.solid(round(x, y, 0.075), hues.stripe, 2.4)
  for (const fold of [
    '0.7,1.9 2.0,2.3 3.5,2.8',
    '0.7,2.4 1.9,3.0 3.4,3.6',
    '0.7,2.8 1.6,3.6 2.6,4.0',
    '4.62,3.3 4.1,3.1 3.7,3.0',
  ])
    s.ink(trace(fold), 4, { in: 0.1, out: 0.8 })
}

function drawBody(s: Sheet, look: HeadLook) {
  for (const side of [-1, 1])
    limb(
      s,
      trace('0.4,4.2 0.5,6.2').map(([x, y]): Point => [x * side, y]),
      [0.96, 0.8],
      hues.jeans,
      { pen: 6, shade },
    )
  s.flat(trace('-0.34,0.5 0.34,0.5 0.4,1.6 -0.4,1.6'), look.skin, { knock: true, corners: true })
  wash(s, trace('-0.3,0.8 0.36,0.7 0.4,1.3 0.1,1.3'), hues.shade, 0.3)
  const tee = trace('-0.5,1.3 0.5,1.3 0.76,2.0 0.7,4.3 -0.8,4.3 -0.8,2.0')
  s.solid(tee, hues.tee, 6)
  s.within(tee, () => {
    for (const y of [2.0, 2.6, 3.2, 3.8])
      s.ink(
        [
          [-0.84, y],
          [0, y + 0.1],
          [0.8, y],
        ],
        11,
        { colour: hues.stripe, in: 0.02, out: 0.02, least: 0.9 },
      )
    wash(s, trace('0.2,1.2 0.9,1.4 0.9,4.4 0.3,4.4 0.1,3.0'), hues.shade, 0.32)
    wash(s, trace('-0.8,1.6 -0.4,1.8 -0.5,4.4 -0.9,4.4'), hues.shade, 0.2)
  })
  s.ink(trace('-0.42,1.34 0,1.62 0.42,1.34'), 4)
  s.solid(trace('-0.82,4.1 0.72,4.1 0.74,4.4 -0.84,4.4'), hues.belt, 4.4, { corners: true })
  for (const half of [
    '-0.36,1.1 -0.9,1.4 -1.16,2.0 -1.0,3.2 -1.16,4.4 -0.74,4.5 -0.62,3.0 -0.56,1.8',
    '0.36,1.1 0.9,1.4 1.1,2.0 0.9,3.2 0.76,4.3 0.6,3.0 0.5,1.9',
  ]) {
    const front = trace(half)
    s.solid(front, hues.shirt, 6)
    s.within(front, () => wash(s, shifted(front, 0.26, 0.16), hues.shirtShade, 0.75))
  }
  for (const collar of [
    '-0.34,0.98 -0.66,1.2 -0.86,1.74 -0.46,1.6 -0.24,1.36',
    '0.34,0.98 0.66,1.2 0.9,1.7 0.48,1.6 0.26,1.36',
  ])
    s.solid(trace(collar), hues.shirt, 5, { corners: true })
}

function drawArms(s: Sheet) {
  const arms: [Point[], Point, number, boolean][] = [
    [trace('-0.96,1.8 -2.0,1.9 -3.0,1.3'), [-2.96, 1.34], 2.1, false],
    [trace('0.96,1.8 2.0,1.5 2.9,0.7'), [2.86, 0.74], -2.3, true],
  ]
  const below: Shade = { ...shade, to: [0.2, 1] }
  for (const [spine, hand, angle, mirror] of arms) {
    const [shoulder, elbow] = spine as [Point, Point]
    limb(s, spine, [0.46, 0.42, 0.3], hues.skin, { shade: below })
    const sleeve = [shoulder, mixed(shoulder, elbow, 0.5), mixed(shoulder, elbow, 1.05)]
    limb(s, sleeve, [0.72, 0.9, 0.94], hues.shirt, {
      pen: 6,
      shade: { ...below, colour: hues.shirtDeep, opacity: 0.6 },
    })
    s.ink([mixed(shoulder, elbow, 0.3), mixed(shoulder, elbow, 0.6)], 3, { out: 0.7 })
    s.ink(
      ellipse(...mixed(shoulder, elbow, 1.02), 0.08, 0.4, {
        tilt: Math.atan2(elbow[1] - shoulder[1], elbow[0] - shoulder[0]),
      }),
      2.6,
    )
    smallHand(s, hand, 'open', { size: 0.86, angle, mirror, skin: hues.skin })
  }
}

/** All blades lean with the wind; seeds fly past. */
function drawMeadow(s: Sheet) {
  for (let i = 0; i < 78; i++) {
    const [x, y] = [s.dice.range(-640, 640), s.dice.range(250, 372)]
    const long = s.dice.range(34, 74)
    s.ink(
      [
        [x, y],
        [x + long * 0.3, y - long * 0.5],
        [x + long * 0.9, y - long * 0.78],
      ],
      7,
      { colour: hues.grass[i % 3]!, in: 0.05, out: 0.9 },
    )
  }
  for (const [x, y] of trace('-560,300 -420,320 -300,290 300,310 430,300 560,330 180,336')) {
    s.scatter(
      Array.from({ length: 5 }, (_, k) => round(x + Math.cos(k * 1.26) * 9, y + Math.sin(k * 1.26) * 7, 7, 5)),
      hues.seed,
    )
    wash(s, round(x, y, 5), hues.petal, 1)
  }
  for (const [x, y] of trace('-520,-40 -400,40 -330,-150 210,-250 330,-190 470,-290 560,10 250,-60 -230,-290')) {
    s.ink(
      [
        [x - 16, y + 7],
        [x, y],
      ],
      2,
      { colour: hues.seed },
    )
    s.scatter(
      [-0.7, 0, 0.7].map((lean) => round(x + 9, y - 4 + lean * 9, 9, 2, lean - 0.3)),
      hues.seed,
    )
  }
  for (const line of ['-640,-10 -500,-40 -350,-16', '-620,-230 -480,-256 -340,-240', '380,-70 500,-94 620,-70'])
    s.ink(trace(line), 4, { colour: hues.seed, in: 0.4, out: 0.6, opacity: 0.7 })
}
