import { box } from '../backdrop.ts'
import { plainHead } from './heads.ts'
import { drawHalo, round, wash } from './light.ts'
import { limb, type Shade, smallHand, smallShoe } from './limbs.ts'
import { shadedFace } from './shading.ts'
import { plate, tint, wholeSheet } from './street-things.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

/** A school gym in the morning: the sun falls through high windows on the left and lies on the boards. */
const hues = {
  ...{ wall: '#7FC6BC', wallLow: '#4F9E9C', wallDark: '#2F7580', pad: '#2B6F86', padLit: '#5FB0BC' },
  ...{ sky: '#E6F7F2', sun: '#FFF3B8', frame: '#3C7D84', rail: '#F2E3C0', beam: '#5FA9A6' },
  ...{ floor: '#E8AE66', floorFar: '#F6CE8C', board: '#C98745', line: '#FFF6E0', key: '#D9603F' },
  ...{ shirt: '#E23B3F', shirtDark: '#9E2348', trim: '#FFF6EA', shorts: '#D5323C', skin: '#B87850', blush: '#94503C' },
  ...{ hair: '#2B2233', hairLit: '#7A5F86', shoe: '#FFFDF6', sole: '#2F7FC0', mouth: '#6E2A2E', band: '#FFD04A' },
  ...{ ball: '#F2812E', ballLit: '#FFB964', ballDark: '#A8442A', glass: '#F6FBF6', hoop: '#F25B2E', net: '#FFFFFF' },
  shade: '#3A2A6E',
}
const shade: Shade = { colour: hues.shade, to: [-1, 0.5], opacity: 0.34 }
const under: Shade = { ...shade, to: [-0.5, 1] }

/** High above the boards, the ball already over the rim of the basket. */
export function drawDunk(s: Sheet) {
  s.inHues({ skin: hues.skin, blush: hues.blush, mouth: hues.mouth, paper: hues.trim }, '#211A3A', () => {
    drawGym(s)
    drawBasket(s)
    s.pen = 0.84
    s.at(-80, -136, { scale: 58, rotate: 0.14 }, () => {
      limb(s, trace('-0.8,1.8 -1.9,2.4 -2.6,1.7'), [0.6, 0.54, 0.38], hues.skin, { shade: under })
      limb(s, trace('-2.2,2.14 -2.5,1.84'), [0.46, 0.42], hues.band)
      smallHand(s, [-2.56, 1.76], 'open', { size: 0.8, angle: 2.4, skin: hues.skin })
      limb(s, trace('-0.6,4.4 -1.9,5.3 -3.3,4.7'), [1.14, 0.8, 0.48], hues.skin, { pen: 6, shade: under })
      limb(s, trace('-2.9,4.86 -3.3,4.7'), [0.58, 0.5], hues.trim)
      smallShoe(s, [-3.36, 4.7], { size: 0.98, angle: 1.7, mirror: true, colour: hues.shoe, sole: hues.sole })
      const look = plainHead(s, {
        ...{ yaw: 0.55, pitch: -0.2, style: 'spiky', lash: 0, tall: 0.9, skin: hues.skin, blush: hues.blush },
        ...{ hair: hues.hair, hairLight: hues.hairLit, iris: hues.blush, irisDark: hues.hair },
      })
      const features = shadedFace(
        { eyes: 'open', open: 0.9, brow: [0.1, -0.06], mouth: 'shout', gaze: [0.2, -0.2] },
        shade,
      )
      drawHead(s, { ...look, own: { bust: player, features } })
      drawRaised(s)
    })
    s.pen = 1
    for (const x of [-230, -160, -30, 40])
      s.ink(trace(`${x},286 ${x + 14},190`), 5, { in: 0.1, out: 0.9, colour: hues.line })
    for (const [x, y, r] of [
      [-150, 296, 26],
      [-60, 304, 18],
      [-210, 306, 16],
      [20, 300, 22],
    ] as const)
      wash(s, round(x, y, r, r * 0.5), hues.line, 0.5)
  })
}

function drawGym(s: Sheet) {
  wholeSheet(s, hues.wall)
  for (let i = 0; i < 6; i++)
    tint(s, box(-660, -60 + i * 44, 660, 260), between(hues.wall, hues.wallLow, (i + 1) / 6), 0.6)
  for (const x of [-560, -400, -240, -80, 80, 240]) {
    plate(s, box(x, -330, x + 124, -150), hues.sky, 4)
    tint(
      s,
      [
        [x + 4, -326],
        [x + 70, -326],
        [x + 30, -154],
        [x + 4, -154],
      ],
      hues.sun,
      0.5,
    )
    s.ink(trace(`${x + 62},-330 ${x + 62},-150`), 4, { colour: hues.frame, least: 0.9 })
    s.ink(trace(`${x},-240 ${x + 124},-240`), 4, { colour: hues.frame, least: 0.9 })
  }
  tint(s, box(-660, -128, 660, -112), hues.beam)
  for (const y of [-120, -88])
    s.ink(
      [
        [-660, y],
        [660, y],
      ],
      5,
      { colour: hues.rail, least: 0.9 },
    )
  for (let x = -640; x < 660; x += 80)
    s.ink(
      [
        [x, -120],
        [x, -60],
      ],
      3.4,
      { colour: hues.rail, least: 0.9 },
    )
  tint(s, box(-660, -62, 660, -44), hues.wallDark, 0.7)
  for (let x = -640; x < 640; x += 128) {
    plate(s, box(x, 60, x + 124, 206), hues.pad, 3.4)
    tint(s, box(x + 6, 66, x + 118, 92), hues.padLit, 0.6)
  }
  tint(s, box(-660, 206, 660, 380), hues.floor)
  tint(s, box(-660, 206, 660, 250), hues.floorFar, 0.7)
  for (let i = -9; i <= 9; i++)
    s.ink(
      [
        [i * 70, 208],
        [i * 190, 380],
      ],
      2.4,
      { colour: hues.board, least: 0.7 },
    )
  for (const y of [232, 268, 322])
    s.ink(
      [
        [-660, y],
        [660, y],
      ],
      2,
      { colour: hues.board, least: 0.6 },
    )
  tint(s, trace('160,250 620,250 700,322 110,322'), hues.key, 0.75)
  for (const line of ['160,250 110,322 700,322', '160,250 640,250'])
    s.ink(trace(line), 6, { colour: hues.line, corners: true, least: 0.8 })
  s.ink(trace('-660,206 660,206'), 5, { least: 0.8 })
  for (const beam of [
    '-560,-330 -440,-330 -60,380 -380,380',
    '-400,-330 -280,-330 240,380 20,380',
    '-80,-330 40,-330 660,300 660,380 420,380',
  ])
    tint(s, trace(beam), hues.sun, 0.2)
  for (const pool of ['-330,260 -150,260 -60,380 -380,380', '90,272 210,272 250,380 30,380'])
    tint(s, trace(pool), hues.sun, 0.34)
  wash(s, round(-70, 332, 170, 17), hues.shade, 0.44)
}

function player(s: Sheet, look: HeadLook) {
  s.flat(trace('-0.4,0.5 0.4,0.5 0.46,1.5 -0.46,1.5'), look.skin, { knock: true, corners: true })
  wash(s, trace('-0.4,0.8 0.36,0.8 0.2,1.3 -0.4,1.4'), hues.shade, 0.34)
  const shorts = trace('-1.0,3.3 0.9,3.3 1.2,4.2 1.5,5.0 0.3,5.3 0,4.8 -0.4,5.4 -1.5,5.0 -1.1,4.2')
  s.solid(shorts, hues.shorts, 6)
  s.within(shorts, () => wash(s, trace('-1.6,3.4 -0.6,3.4 -0.5,4.4 -0.2,5.5 -1.7,5.4'), hues.shade, 0.36))
  s.ink(trace('-1.46,4.9 -0.9,5.14 -0.44,5.24'), 7, { colour: hues.trim })
  const top = trace('-0.5,1.3 -0.9,1.6 -0.86,2.4 -1.04,3.5 0.94,3.6 0.86,2.4 1.0,1.6 0.56,1.3 0.1,1.9')
  s.solid(top, hues.shirt, 6)
  s.within(top, () => {
    wash(s, trace('-1.1,1.3 -0.5,1.3 -0.36,2.4 -0.5,3.7 -1.2,3.7'), hues.shade, 0.4)
    wash(s, trace('-0.2,3.7 0.3,3.0 0.9,2.6 0.9,3.0 0.5,3.7'), hues.shirtDark, 0.6)
    s.ink(trace('0.86,1.6 0.72,2.4 0.8,3.6'), 10, { colour: hues.trim, least: 0.9 })
    s.ink(trace('-0.8,1.6 -0.72,2.4 -0.9,3.6'), 10, { colour: hues.trim, least: 0.9 })
    s.ink(trace('-0.9,2.5 0,2.62 0.9,2.5'), 16, { colour: hues.trim, least: 0.9 })
  })
  s.ink(trace('-0.5,1.34 -0.2,1.8 0.1,1.92 0.4,1.76 0.56,1.34'), 8, { colour: hues.trim })
  for (const line of ['-0.8,3.0 -0.3,3.1', '0.2,2.9 0.7,2.8']) s.ink(trace(line), 3.4)
}

function drawRaised(s: Sheet) {
  limb(s, trace('0.6,4.5 1.9,4.3 1.7,6.0'), [1.14, 0.86, 0.48], hues.skin, { pen: 6, shade })
  wash(s, round(1.86, 4.3, 0.2, 0.14, 0.4), hues.ballLit, 0.4)
  const hem = trace('0.0,3.9 0.9,3.6 1.7,3.7 1.7,4.9 0.5,5.3')
  s.solid(hem, hues.shorts, 6)
  s.within(hem, () => {
    wash(s, trace('0,4.6 0.9,4.5 1.8,4.3 1.7,5.2 0.4,5.5'), hues.shade, 0.36)
    s.ink(trace('1.58,3.7 1.58,4.9'), 8, { colour: hues.trim, least: 0.9 })
  })
  limb(s, trace('1.7,5.5 1.7,6.1'), [0.54, 0.5], hues.trim)
  smallShoe(s, [1.7, 6.1], { size: 1.02, angle: 0.5, colour: hues.shoe, sole: hues.sole })
  limb(s, trace('0.9,1.8 2.0,0.8 3.0,-0.9'), [0.66, 0.58, 0.38], hues.skin, { shade: { ...shade, to: [0.6, 1] } })
  limb(s, trace('2.66,-0.32 2.88,-0.7'), [0.48, 0.46], hues.band)
  drawBall(s, [3.5, -2.2])
  smallHand(s, [2.96, -0.8], 'open', { size: 1.0, angle: 3.4, skin: hues.skin })
}

function drawBall(s: Sheet, [x, y]: Point) {
  const ball = round(x, y, 1.06)
  s.solid(ball, hues.ball, 6)
  s.within(ball, () => {
    wash(s, ellipse(x + 0.1, y + 0.1, 1.1, 1.1, { from: -0.4, to: 2.7 }), hues.ballDark, 0.7)
    wash(s, round(x - 0.34, y - 0.4, 0.5, 0.36, -0.6), hues.ballLit, 0.9)
    wash(s, round(x - 0.46, y - 0.54, 0.18, 0.11, -0.6), hues.line, 0.9)
  })
  s.ink(ellipse(x, y - 1.1, 1.3, 1.2, { from: 0.6, to: 2.5 }), 4)
  s.ink(ellipse(x + 1.3, y, 1.1, 1.3, { from: 2.4, to: 3.9 }), 4)
  s.ink(
    [
      [x - 0.86, y - 0.6],
      [x - 0.1, y + 0.1],
      [x + 0.5, y + 0.92],
    ],
    4,
  )
}

function drawBasket(s: Sheet) {
  plate(s, box(596, -226, 660, -176), hues.wallDark, 5)
  const board = trace('400,-336 596,-316 596,-56 400,-78')
  s.solid(board, hues.glass, 6, { corners: true })
  tint(s, trace('404,-332 500,-324 430,-76 404,-80'), hues.sky, 0.9)
  tint(s, trace('540,-318 580,-314 520,-66 480,-70'), hues.wall, 0.4)
  s.contour(trace('446,-214 546,-204 546,-106 446,-118'), 7, { corners: true, colour: hues.hoop })
  drawHalo(s, [350, -90], [170, 120], hues.sun, { opacity: 0.1, rings: 4 })
  s.ink(ellipse(350, -76, 90, 20, { from: Math.PI, to: Math.PI * 2 }), 9, { colour: hues.ballDark, least: 0.9 })
  for (let i = 0; i < 7; i++) {
    const x = 264 + i * 29
    for (const k of [i, 6 - i])
      s.ink(
        [
          [x, -68],
          [300 + k * 17, 40],
        ],
        4.4,
        { in: 0.02, out: 0.02, colour: hues.net },
      )
  }
  s.ink(trace('306,38 350,48 396,38'), 4, { colour: hues.net })
  s.ink(ellipse(350, -76, 90, 20, { from: -0.1, to: Math.PI + 0.1 }), 15, { in: 0.02, out: 0.02, least: 0.9 })
  s.ink(ellipse(350, -76, 90, 20, { from: -0.1, to: Math.PI + 0.1 }), 9, {
    in: 0.02,
    out: 0.02,
    least: 0.9,
    colour: hues.hoop,
  })
}
