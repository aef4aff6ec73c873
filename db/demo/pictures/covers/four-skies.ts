import { disc } from './ground.ts'
import { drawHalo, drawSky, round, wash } from './light.ts'
import { heap } from './skies.ts'
import { tint } from './street-things.ts'
import { box } from '../backdrop.ts'
import { lumpy } from '../scene/nature.ts'
import { bend, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

type Ball = readonly [x: number, y: number, r: number]
const DAY = ['#FFFFFF', '#E0EAF5', '#A9C0DE'] as const

const fleeces: readonly (readonly Ball[])[] = [
  [
    [-190, 30, 56],
    [-110, -8, 84],
    [0, -50, 104],
    [110, -14, 88],
    [196, 28, 60],
    [-50, 34, 80],
    [60, 34, 84],
  ],
  [
    [-120, 26, 54],
    [-40, -24, 82],
    [56, -4, 72],
    [136, 30, 50],
    [10, 34, 66],
  ],
]

/** Fields and a row of trees along the horizon. */
function drawFields(s: Sheet, [far, near, dark]: readonly [string, string, string]) {
  s.flat(trace('-660,252 -400,240 -120,250 200,238 460,250 660,240 660,400 -660,400'), far, { still: true })
  for (let i = 0; i < 22; i++) tint(s, round(-640 + i * 61 + (i % 3) * 9, 250 - (i % 4) * 3, 26, 17), dark)
  s.flat(trace('-660,292 -300,270 60,288 380,266 660,284 660,400 -660,400'), near, { still: true })
}

/** One so far off that it is hardly more than its foot. */
function drawFarFleece(s: Sheet, [x, y]: Point, r: number) {
  s.within(
    box(x - 60, y - 60, x + 60, y),
    () => {
      const lumps = trace('-30,0 -12,-10 10,-14 30,-2')
      s.scatter(
        lumps.map(([dx, dy]) => round(x + dx * r, y + dy * r, 20 * r, 17 * r)),
        DAY[0],
      )
      tint(s, box(x - 60, y - 5 * r, x + 60, y), DAY[2], 0.7)
    },
    true,
  )
}

/** The first day: fleecy clouds, each heaped on a flat foot, smaller and closer towards the horizon. */
export function drawFleecySky(s: Sheet) {
  drawSky(s, ['#2F82D6', '#7CC2EE', '#E6F5FA'], [-360, 250], 20)
  for (const [x, y, r] of [
    [-520, 214, 1],
    [-300, 220, 0.8],
    [-70, 210, 1.1],
    [170, 222, 0.8],
    [330, 212, 1],
    [540, 218, 0.9],
  ] as const)
    drawFarFleece(s, [x, y], r)
  for (const [x, y, scale, kind] of [
    [-400, 100, 0.42, 0],
    [60, 86, 0.44, 1],
    [450, 104, 0.44, 0],
    [-190, -74, 0.98, 0],
    [320, -150, 0.8, 1],
    [-530, -214, 0.6, 1],
  ] as const)
    s.at(x, y, { scale, scaleX: 1.18 }, () => heap(s, fleeces[kind]!, 74, DAY, scale > 0.5 ? 4.4 : 3))
  drawFields(s, ['#9CCB62', '#6DB05A', '#4C9158'])
}

/** The second day: streaks of ice, high up, all combed by one wind; at one end each curls into a hook. */
export function drawStreakySky(s: Sheet) {
  drawSky(s, ['#1F5FB8', '#4E97DC', '#BFE3F2'], [-360, 270], 20)
  const streak = ([x, y]: Point, long: number, up: number, width: number, opacity: number) =>
    s.ink(
      [
        ...bend(
          [x - long * 0.46, y + long * 0.02],
          [x - long * 0.56, y - long * 0.1],
          [x - long * 0.4, y - long * 0.1],
          6,
        ),
        ...bend([x - long * 0.36, y - long * 0.09], [x, y + up * 0.3], [x + long * 0.56, y - up], 9),
      ],
      width,
      { colour: '#FFFFFF', opacity, in: 0.16, out: 0.8, least: 0.02, shade: 0, layer: 'flat' },
    )
  for (const [x, y, size] of [
    [-330, -190, 1.1],
    [220, -230, 0.9],
    [80, -40, 1.2],
    [-440, 60, 0.8],
    [420, 90, 0.7],
    [-120, 160, 0.6],
  ] as const)
    for (let k = 0; k < 9; k++) {
      const at: Point = [x + s.dice.range(-90, 90) * size, y + (k - 4) * 15 * size]
      streak(
        at,
        s.dice.range(300, 520) * size,
        s.dice.range(30, 110) * size,
        s.dice.range(7, 20) * size,
        0.42 + (k % 3) * 0.2,
      )
    }
  drawFields(s, ['#B7C46A', '#8FA552', '#5F8A54'])
}

/** The third day: scales in rows, large overhead, small and close where they go down to the horizon. */
export function drawScalySky(s: Sheet) {
  drawSky(s, ['#3E7CC4', '#86B9E2', '#FBE6C8'], [-360, 260], 20)
  const [shades, scales]: [Point[][], Point[][]] = [[], []]
  for (let row = 0; row < 13; row++) {
    const t = row / 12
    const y = -318 + 520 * t ** 0.72
    const size = 62 * (1 - t) ** 1.15 + 9
    const gap = size * 2.35
    for (let x = -680 - (row % 2) * gap * 0.5; x < 700; x += gap) {
      if (s.dice.range(0, 1) < 0.07) continue
      const at: Point = [x + s.dice.range(-0.2, 0.2) * size + y * 0.16, y + s.dice.range(-0.14, 0.14) * size]
      const squeezed = size * (0.52 - t * 0.2)
      shades.push(lumpy(s.dice, [at[0] + size * 0.1, at[1] + squeezed * 0.3], [size, squeezed], 7, 0.16))
      scales.push(lumpy(s.dice, at, [size * 0.94, squeezed * 0.86], 7, 0.16))
    }
  }
  s.scatter(shades, '#A9B9D6', { opacity: 0.8 })
  s.scatter(scales, '#FFFDF7')
  drawFields(s, ['#D9B45E', '#B98F44', '#7E7A48'])
}

/** The fourth day: yellow about the low sun, then orange, rose and violet up to the zenith; bars of cloud lit from below. */
export function drawEveningSky(s: Sheet) {
  drawSky(s, ['#3B3474', '#6C4A92', '#B65F8E', '#F0836A', '#FBB45C', '#FFE58A'], [-360, 236], 30)
  drawHalo(s, [150, 196], [470, 260], '#FFF0A8', { opacity: 0.15 })
  s.flat(disc([150, 196], 62), '#FFFBE0', { still: true })
  for (const [bar, lit] of [
    [
      '-660,-196 -420,-232 -160,-214 60,-226 -60,-190 -320,-176',
      '-640,-190 -320,-178 -60,-190 40,-216 -90,-204 -330,-188',
    ],
    ['140,-130 360,-160 660,-150 660,-112 420,-104 260,-112', '180,-118 420,-108 660,-116 660,-124 420,-120 280,-124'],
    ['-520,-66 -300,-92 -40,-78 120,-86 20,-56 -260,-44', '-480,-58 -260,-48 20,-58 90,-76 0,-66 -260,-56'],
    ['60,20 300,0 600,10 660,26 460,44 220,40', '100,28 240,38 460,42 640,28 460,36 240,32'],
    ['-640,72 -420,56 -180,66 -260,88 -500,92', '-610,80 -500,90 -260,86 -200,72 -280,80 -490,84'],
    ['300,128 460,118 640,126 600,140 400,142', '320,134 400,140 600,138 628,128 590,134 410,136'],
  ] as const) {
    wash(s, trace(bar), '#6A4482', 0.82)
    wash(s, trace(lit), '#FFD27A', 0.95)
  }
  s.flat(
    trace('-660,236 -480,206 -330,226 -180,198 -20,232 260,238 420,212 560,228 660,206 660,400 -660,400'),
    '#54356C',
    {
      still: true,
    },
  )
  s.flat(trace('-660,276 -300,262 60,282 380,264 660,280 660,400 -660,400'), '#33234F', { still: true })
  for (const [x, w, h] of [
    [-470, 64, 54],
    [-392, 50, 40],
    [330, 70, 50],
    [420, 48, 66],
  ] as const) {
    s.flat(
      trace(`${x},${280} ${x},${280 - h} ${x + w / 2},${262 - h} ${x + w},${280 - h} ${x + w},${280}`),
      '#281B42',
      {
        ...{ corners: true, still: true },
      },
    )
    tint(s, round(x + w * 0.5, 280 - h * 0.5, 6, 7), '#FFD27A')
  }
  s.ink(trace('560,300 560,176'), 6, { colour: '#281B42', in: 0.02, out: 0.02, least: 0.9 })
  s.ink(trace('530,196 590,192'), 5, { colour: '#281B42', in: 0.02, out: 0.02, least: 0.9 })
  s.ink(bend([590, 192], [620, 214], [680, 214]), 3, { colour: '#281B42', least: 0.8 })
  s.ink(bend([-680, 214], [-100, 262], [530, 196], 16), 3, { colour: '#281B42', least: 0.8 })
}
