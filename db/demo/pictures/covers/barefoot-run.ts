import { drawSomebody } from './actor.ts'
import { glad } from './gestures.ts'
import { drawHalo, drawSky, round, shifted, wash } from './light.ts'
import type { Shade } from './limbs.ts'
import { stances } from './stances.ts'
import { tint } from './street-things.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import { drawPuffs } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

/** A hot afternoon by the sea: sun on the left, turquoise water, the wet sand a mirror. */
const hues = {
  sky: ['#3FA9E0', '#A6E0EE', '#FFF2CF'] as const,
  ...{ sun: '#FFFBE0', glow: '#FFF0B8', cloud: '#FFFFFF', cloudShade: '#C4DDEE', cape: '#6FA58F', capeDark: '#4F8390' },
  ...{ deep: '#1E86B4', sea: '#2FB1C6', shallow: '#8FE6DC', foam: '#FFFFFF', foamShade: '#BFE4E4', glint: '#FFFBE6' },
  ...{ wet: '#C79B6C', mirror: '#9FCBD0', sand: '#F3D79C', sandLit: '#FFEBBE', sandDark: '#D3A768', print: '#B98650' },
  ...{ skin: '#F2BE96', blush: '#E08A6C', mouth: '#93403A', hair: '#6A3B2A', hairLit: '#E0A060', ribbon: '#F2604E' },
  ...{ shirt: '#FFFFFF', shorts: '#F2C14A', drop: '#E6FAFB' },
  ...{ shell: '#F7A99A', star: '#F0784A', shade: '#3F4A94' },
}
const shade: Shade = { colour: hues.shade, to: [1, 0.4], opacity: 0.3 }

/** One foot on the wet sand, one in the air: a girl runs barefoot along the foam, prints and drops behind her. */
export function drawBarefootRun(s: Sheet) {
  s.inHues({ skin: hues.skin, blush: hues.blush, mouth: hues.mouth, paper: hues.skin }, '#26254A', () => {
    drawSea(s)
    drawSand(s)
    drawGirl(s)
    for (const [x, y, r] of [
      [-60, 206, 12],
      [-110, 166, 9],
      [150, 220, 11],
      [196, 186, 8],
      [-20, 236, 9],
      [-176, 196, 10],
      [236, 222, 7],
      [110, 196, 6],
      [30, 214, 7],
    ] as const) {
      s.solid(
        shifted(
          trace('0,-2 1,0.1 0.7,0.9 -0.7,0.9 -1,0.1').map(([u, v]): Point => [u * r, v * r]),
          x,
          y,
        ),
        hues.drop,
        3,
      )
      wash(s, round(x - r * 0.3, y + r * 0.1, r * 0.2, r * 0.4), hues.foam, 1)
    }
  })
}

function drawSea(s: Sheet) {
  drawSky(s, hues.sky, [-360, -60])
  drawHalo(s, [-430, -220], [330, 300], hues.glow, { opacity: 0.24 })
  wash(s, round(-430, -220, 66), hues.sun, 1)
  for (const [x, y, size] of [
    [360, -90, 260],
    [560, -150, 190],
    [-120, -110, 120],
  ] as const) {
    drawPuffs(s, [x, y], size, hues.cloud, 3)
    wash(s, round(x + 10, y + size * 0.06, size * 0.66, size * 0.08), hues.cloudShade, 0.7)
  }
  s.solid(trace('-680,-76 -600,-130 -520,-120 -450,-92 -380,-84 -330,-70 -330,-60 -680,-60'), hues.cape, 3.4)
  wash(s, trace('-560,-122 -450,-92 -380,-82 -340,-70 -520,-70'), hues.capeDark, 0.6)
  for (let i = 0; i < 9; i++)
    tint(
      s,
      trace(`-660,${-76 + i * 30} 660,${-76 + i * 30} 660,400 -660,400`),
      between(hues.deep, i > 4 ? hues.shallow : hues.sea, Math.min(1, i / 7)),
    )
  for (const [x, y, w] of [
    [-430, -66, 130],
    [-430, -44, 90],
    [-420, -18, 140],
    [-440, 12, 80],
    [-400, 44, 120],
    [-430, 78, 70],
  ] as const)
    wash(s, round(x, y, w, 4), hues.glint, 0.75)
  for (const [x, y, w] of [
    [60, -50, 80],
    [430, -40, 60],
    [-160, 18, 70],
    [470, 30, 90],
    [180, 70, 70],
    [-560, 96, 60],
    [-120, 108, 90],
    [420, 104, 80],
  ] as const)
    s.ink(
      [
        [x - w, y],
        [x, y - 6],
        [x + w, y],
      ],
      5,
      { colour: hues.foam, in: 0.4, out: 0.4 },
    )
  s.solid(trace('360,-78 500,-78 484,-62 376,-62'), hues.ribbon, 3, { corners: true })
  s.solid(trace('430,-84 430,-160 486,-88'), hues.shirt, 3, { corners: true })
}

function drawSand(s: Sheet) {
  const edge = '-660,190 -440,164 -200,200 60,170 320,202 660,174'
  wash(s, trace(`${edge} 660,400 -660,400`), hues.foamShade, 1)
  wash(s, shifted(trace(`${edge} 660,400 -660,400`), 0, 9), hues.foam, 1)
  wash(s, trace('-660,216 -440,192 -200,226 60,200 320,230 660,204 660,400 -660,400'), hues.wet, 1)
  wash(
    s,
    trace('-660,222 -440,200 -200,232 60,206 320,236 660,210 660,262 100,276 -300,250 -660,268'),
    hues.mirror,
    0.5,
  )
  wash(s, trace('-20,236 120,240 150,276 60,290 -60,270'), hues.shade, 0.34)
  wash(s, trace('-660,288 -300,262 100,294 660,270 660,400 -660,400'), hues.sand, 1)
  wash(s, trace('-660,300 -420,282 -160,300 -60,330 -300,350 -660,340'), hues.sandLit, 0.8)
  wash(s, trace('120,330 420,304 660,320 660,400 60,400'), hues.sandDark, 0.4)
  s.scatter(
    Array.from({ length: 60 }, () => round(s.dice.range(-630, 630), s.dice.range(304, 356), 2.4, 1.6)),
    hues.sandDark,
  )
  for (const [x, y] of trace('-570,290 -440,264 -320,292 -196,264'))
    s.at(x, y, { rotate: -0.1 }, () => {
      wash(s, round(2, 3, 31, 10), hues.sandLit, 0.8)
      wash(s, round(0, 0, 30, 9), hues.print, 0.9)
      s.scatter(
        Array.from({ length: 4 }, (_, i) => round(36 + (i % 2) * 3, -9 + i * 6, 4, 3)),
        hues.print,
      )
    })
  s.at(440, 322, { rotate: 0.2 }, () => {
    const star = Array.from({ length: 10 }, (_, i): Point => [
      Math.cos(i * 0.628) * (i % 2 ? 13 : 34),
      Math.sin(i * 0.628) * (i % 2 ? 9 : 24),
    ])
    wash(s, shifted(star, 5, 6), hues.shade, 0.3)
    s.solid(star, hues.star, 4)
    s.scatter(
      [0, 1, 2, 3, 4].map((i) => round(Math.cos(i * 1.256) * 16, Math.sin(i * 1.256) * 11, 2.6)),
      hues.sandLit,
    )
  })
  s.solid(trace('-480,338 -470,314 -446,308 -424,316 -414,338 -446,346'), hues.shell, 4)
  for (const x of [-462, -447, -432])
    s.ink(
      [
        [x, 316],
        [-447, 342],
      ],
      2.4,
    )
}

function drawGirl(s: Sheet) {
  s.at(40, -166, { scale: 56 }, () => {
    drawSomebody(s, {
      stance: stances.run,
      face: glad,
      shade,
      wear: { top: hues.shirt, low: hues.shorts, kind: 'shorts', shoe: hues.skin, sleeves: 'short' },
      look: {
        yaw: 0.5,
        style: 'ponytail',
        lash: 2,
        hair: hues.hair,
        hairLight: hues.hairLit,
        skin: hues.skin,
        iris: hues.hair,
      },
    })
    for (const [[x, y], angle] of [
      [[-4.7, 5.5], 1.4],
      [[0.5, 6.8], -0.2],
    ] as const)
      s.at(x, y, { rotate: angle }, () => drawBareFoot(s))
    s.solid(trace('-0.86,-0.5 -1.2,-0.86 -1.0,-0.44 -1.3,-0.2 -0.9,-0.3'), hues.ribbon, 3.4)
  })
}

function drawBareFoot(s: Sheet) {
  const foot = trace(
    '-0.28,-0.56 0.26,-0.56 0.3,-0.1 0.6,0.2 1.0,0.36 1.24,0.52 1.2,0.66 0.9,0.7 0.4,0.62 -0.2,0.72 -0.46,0.6 -0.42,0.2 -0.28,-0.1',
  )
  s.solid(foot, hues.skin, 5)
  s.within(foot, () => {
    wash(s, trace('-0.5,0.5 0,0.46 0.5,0.44 1.3,0.6 1.2,0.9 -0.5,0.9'), hues.shade, 0.3)
    wash(s, round(1.06, 0.56, 0.16, 0.1), hues.blush, 0.6)
    wash(s, round(-0.3, 0.54, 0.16, 0.14), hues.blush, 0.5)
    wash(s, trace('0.1,-0.3 0.3,0 0.7,0.26 0.5,0.26 0.14,0.06'), hues.sandLit, 0.8)
  })
  tint(s, trace('-0.24,-0.7 0.24,-0.7 0.24,-0.48 -0.25,-0.48'), hues.skin)
  for (const px of [0.8, 0.92, 1.03, 1.12])
    s.ink(
      [
        [px, 0.44 + (px - 0.8) * 0.3],
        [px + 0.04, 0.62],
      ],
      2.6,
    )
  s.ink(ellipse(-0.02, 0.02, 0.12, 0.12, { from: -0.6, to: 2 }), 2.6)
  s.ink(trace('-0.3,0.1 -0.36,0.34'), 2.6)
}
