import { disc } from './ground.ts'
import { mended } from './mended.ts'
import { plainHead } from './heads.ts'
import { softFringe } from './shading.ts'
import { drawEye } from '../figure/eye.ts'
import { onFace } from '../figure/face.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between, darker } from '../tones.ts'

/** Left the plait is twisted like a rope; right three strands lie over each other in turn. */
export function drawRopeAndBraid(s: Sheet) {
  const { tones } = s
  const hair = '#A8604A'
  const shade = darker(hair)
  mended(s, [tones.soft, tones.pale], (right) => {
    s.solid(trace('-300,400 -250,70 -110,-10 110,-10 250,70 300,400'), tones.mid, 7)
    s.solid(trace('-64,-80 64,-80 84,10 0,34 -84,10'), '#F3D2B8', 5)
    s.solid(
      trace('-186,-150 -170,-270 -80,-344 0,-352 80,-344 170,-270 186,-150 150,-60 60,-22 0,-14 -60,-22 -150,-60'),
      hair,
      7,
    )
    s.flat(trace('60,-338 150,-280 180,-150 140,-62 50,-26 110,-150'), shade, { still: true, opacity: 0.7 })
    for (const k of [-1, 1])
      for (const line of ['8,-346 60,-220 14,-60', '30,-338 120,-210 40,-46', '70,-320 160,-190 84,-50'])
        s.ink(
          trace(line).map(([x, y]): Point => [k * x, y]),
          3.4,
          { in: 0.3, out: 0.5 },
        )
    s.ink(trace('0,-350 4,-200 0,-60'), 4)
    if (right) drawBraid(s, hair, shade)
    else drawRope(s, hair, shade)
  })
}

const GROW = (i: number) => 1 - i * 0.045

function drawBraid(s: Sheet, hair: string, shade: string) {
  s.solid(trace('-40,236 40,236 52,300 26,360 0,330 -28,362 -50,300'), hair, 6)
  for (let i = 7; i >= 0; i--) {
    const y = -56 + i * 38
    const k = i % 2 ? -1 : 1
    const wide = 74 * GROW(i)
    const lobe = trace('-0.1,-0.1 0.3,-0.62 0.82,-0.6 1.06,-0.16 0.9,0.34 0.4,0.74 -0.2,0.98 -0.42,0.8 -0.3,0.3').map(
      ([x, py]): Point => [k * x * wide, y + py * wide * 0.92],
    )
    s.solid(lobe, hair, 6)
    s.within(lobe, () => {
      s.flat(
        trace('-0.5,0.2 0.2,0.5 0.8,0.2 0.9,0.5 0.3,0.9 -0.4,1.1').map(([x, py]): Point => [
          k * x * wide,
          y + py * wide * 0.92,
        ]),
        shade,
        { still: true },
      )
      s.flat(
        trace('0.4,-0.46 0.8,-0.4 0.86,-0.2 0.5,-0.24').map(([x, py]): Point => [k * x * wide, y + py * wide * 0.92]),
        between(hair, '#ffffff', 0.4),
        { still: true },
      )
    })
    for (const t of [0.3, 0.62])
      s.ink(
        trace(`${0.94 - t * 0.4},${-0.4 + t * 0.2} ${0.5 - t * 0.3},${0.26 - t * 0.1} ${-0.14},${0.7 - t * 0.3}`).map(
          ([x, py]): Point => [k * x * wide, y + py * wide * 0.92],
        ),
        2.8,
        { in: 0.3, out: 0.6 },
      )
  }
  s.solid(trace('-40,226 40,226 42,254 -42,254'), '#E8B04A', 5)
}

/** The same slanting turn, over and over. */
function drawRope(s: Sheet, hair: string, shade: string) {
  s.solid(trace('-30,-30 30,-30 34,250 -34,250'), shade, 6)
  for (let i = 0; i < 9; i++) {
    const y = -34 + i * 32
    const turn = trace(`-46,${y + 30} 34,${y - 22} 50,${y - 6} 48,${y + 12} -34,${y + 60} -50,${y + 48}`)
    s.solid(turn, hair, 6)
  }
  for (const x of [-36, -18, 0, 18, 36])
    s.ink(
      [
        [x * 0.6, 262],
        [x * 0.8, 300],
        [x, 344],
      ],
      8,
      { colour: hair },
    )
  s.solid(trace('-40,244 40,244 42,272 -42,272'), '#8E7A5A', 5)
}

/** Left the far eye is as wide as the near one and stands out over the cheek; right it is narrow and lies inside. */
export function drawFarEye(s: Sheet) {
  const { tones } = s
  mended(s, [tones.soft, tones.pale], (right) => {
    const look = plainHead(s, {
      ...{ yaw: 0.74, style: 'short', hair: '#B5483A', neck: true, collar: 'hood', cloth: tones.mid, tall: 1.15 },
      ...{ iris: '#3F6E8C', irisDark: '#24384C', skin: '#F6D9C3', blush: '#EFB6A0', lash: 0 },
    })
    s.at(-34, 20, { scale: 196 }, () =>
      drawHead(s, {
        ...look,
        own: {
          features: (sheet, head) => drawTurnedFace(sheet, head, right),
          fringe: softFringe.map((tip) => (Math.abs(tip.u) === 1 ? { ...tip, v: 0.2 } : tip)),
        },
      }),
    )
    if (!right)
      s.ink(ellipse(128, 62, 78, 84, { from: -1.9, to: 4.9 }), 8, { colour: '#C8361F', in: 0.1, out: 0.25, least: 0.5 })
  })
}

function drawTurnedFace(s: Sheet, look: HeadLook, right: boolean) {
  const to = onFace(look)
  const eye = {
    open: 1.05,
    tall: 1.2,
    slant: 0.04,
    gaze: [0, 0] as Point,
    lash: 1,
    white: '#ffffff',
    pen: 4.4,
    iris: look.iris,
    irisDark: look.irisDark,
  }
  drawEye(s, (x, y) => to(-0.43 - x * 0.25, 0.22 + y * 0.24), eye)
  if (right) drawEye(s, (x, y) => to(0.36 + x * 0.22, 0.22 + y * 0.235), eye)
  else drawEye(s, (x, y) => [0.82 + x * 0.25, 0.2 + y * 0.26], eye)
  s.ink([to(-0.68, -0.12), to(-0.44, -0.2), to(-0.16, -0.14)], 7, { in: 0.3, out: 0.4 })
  s.ink(right ? [to(0.16, -0.14), to(0.38, -0.2), to(0.6, -0.13)] : trace('0.56,-0.16 0.8,-0.24 1.02,-0.14'), 7, {
    in: 0.3,
    out: 0.4,
  })
  s.ink([to(0.06, 0.36), to(0.2, 0.54), to(0.04, 0.58)], 4.4, { in: 0.6, out: 0.3 })
  s.ink([to(-0.16, 0.77), to(0.02, 0.8), to(0.18, 0.75)], 5.4)
  s.flat(disc(to(-0.5, 0.55), 0.14, 0.08), look.blush, { still: true })
}
