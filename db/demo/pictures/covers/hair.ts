import { plainHead } from './heads.ts'
import { disc, ground } from './ground.ts'
import { someProfile } from './profiles.ts'
import { drawPlait } from '../figure/hair-tails.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { drawProfile } from '../figure/profile.ts'
import { bend, ellipse, mixed, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

/** A braid from behind, a bun and a ponytail from the side: what each is built of. */
export function drawTiedHair(s: Sheet) {
  const { tones } = s
  ground(s, tones.pale)
  s.flat(trace('-680,110 680,60 680,400 -680,400'), tones.soft, { corners: true, still: true })
  const bun = someProfile(tones, {
    ...{
      nose: 0,
      bridge: 0,
      up: 0.05,
      lips: 0.02,
      chin: 0,
      style: 'bun',
      hair: '#C4643A',
      cloth: '#F7F1E4',
      skin: '#EDC4A4',
    },
  })
  const tail = {
    ...bun,
    ...someProfile(tones, {
      ...bun,
      style: 'pony',
      hair: '#3A2C40',
      cloth: '#2F866C',
      lips: 0.03,
      skin: '#B98260',
      blush: '#9C6144',
    }),
  }
  s.at(-425, -66, { scale: 132 }, () =>
    drawFromBehind(s, { ...bun, hair: '#E0B255', hairLight: '#F8E3A8', cloth: '#E4673F', clothDark: '#B9452F' }),
  )
  s.at(-60, -46, { scale: 130 }, () => drawProfile(s, bun))
  s.at(310, -46, { scale: 130 }, () => drawProfile(s, tail))
  s.at(-60, -46, { scale: 130 }, () => drawFlow(s, [0.9, -0.64]))
  s.at(310, -46, { scale: 130 }, () => drawFlow(s, [0.86, -0.74]))
}

/** Construction lines from the hairline to the knot. */
function drawFlow(s: Sheet, knot: Point) {
  for (const root of trace('-0.7,-0.98 -0.44,-0.46 0,0.02 0.5,0.6')) {
    const middle = mixed(root, knot, 0.5)
    s.pencil(bend(root, [middle[0], middle[1] - 0.22], knot), 3.4)
  }
  s.ring(knot[0], knot[1], 0.12, 0.12, { width: 3.4 })
}

type BackLook = { hair: string; hairLight: string; cloth: string; clothDark: string; skin: string; blush: string }

function drawFromBehind(s: Sheet, look: BackLook) {
  const { tones } = s
  const neck = trace('-0.42,0.5 -0.38,1.2 -0.55,1.6 0.55,1.6 0.38,1.2 0.42,0.5')
  s.flat(neck, look.skin, { knock: true, corners: true })
  s.flat(trace('-0.42,0.5 0.42,0.5 0.38,1.1 -0.39,1.1'), look.blush, { corners: true, still: true })
  s.ink(trace('-0.4,0.7 -0.38,1.16 -0.56,1.46'), 5)
  s.ink(trace('0.4,0.7 0.38,1.16 0.56,1.46'), 5.5)
  const body = trace(
    '-0.5,1.34 -1.0,1.52 -1.45,1.76 -1.62,2.2 -1.7,3.6 1.7,3.6 1.62,2.2 1.45,1.76 1.0,1.52 0.5,1.34 0,1.46',
  )
  s.solid(body, look.cloth, 6)
  s.within(body, () =>
    s.flat(trace('0.8,1.3 2,1.6 2,3.6 1.1,3.6 1.2,2.4'), look.clothDark, { still: true, opacity: 0.6 }),
  )
  s.ink(trace('-1.14,2.3 -1.06,2.7 -1.12,3.4'), 4)
  s.ink(trace('1.14,2.3 1.06,2.7 1.12,3.4'), 4)
  for (const side of [-1, 1])
    s.solid(
      trace('0.9,-0.06 1.06,-0.12 1.14,0.06 1.06,0.34 0.92,0.4').map(([x, y]): Point => [x * side, y]),
      look.skin,
      4.6,
    )
  const skull = trace(
    '0,-1.28 -0.5,-1.18 -0.9,-0.8 -1.04,-0.25 -0.98,0.2 -0.8,0.56 -0.46,0.8 -0.2,0.94 0.2,0.94 0.46,0.8 0.8,0.56 0.98,0.2 1.04,-0.25 0.9,-0.8 0.5,-1.18',
  )
  s.solid(skull, look.hair, 6.4)
  s.within(skull, () => {
    s.flat(trace('0.7,-1.3 1.2,-0.8 1.2,0.6 0.3,1.1 0.82,0.2 0.88,-0.4'), between(look.hair, '#000000', 0.3), {
      ...{ still: true, opacity: 0.8 },
    })
    for (const [from, to] of [
      [1.16, 1.3],
      [1.33, 1.46],
    ] as const)
      s.flat(
        [
          ...ellipse(0, -0.2, 0.74, 0.66, { from: Math.PI * from, to: Math.PI * to }),
          ...ellipse(0, -0.2, 0.84, 0.8, { from: Math.PI * to, to: Math.PI * from }),
        ],
        look.hairLight,
        { corners: true, still: true },
      )
  })
  const light = { colour: between(look.hair, tones.paper, 0.42), in: 0.2, out: 0.5 }
  for (const k of [-0.94, -0.7, -0.42, 0.42, 0.7, 0.94]) {
    const root: Point = [k * 0.98, -0.5 + Math.abs(k) * 0.5]
    s.ink(bend(root, [k * 0.86, 0.5], [k * 0.14, 0.86], 6), 3, light)
  }
  for (const k of [-0.3, -0.14, 0.14, 0.3]) s.ink(bend([k * 0.6, -1.1], [k * 2.2, -0.1], [k * 0.5, 0.8], 6), 3, light)
  drawPlait(s, look, { from: [0, 0.86], r: 0.36, turns: 6, lean: 0.006 })
  for (const k of [-0.9, -0.45, 0.45, 0.9]) s.pencil(bend([k, -0.3], [k * 0.8, 0.5], [k * 0.1, 0.84]), 3.4)
  s.pencil(trace('0,-1.26 0.02,-0.4 0,0.5'), 3)
}

const blond = '#E6BC6B'
const front = trace('-1,-0.08 -0.45,-0.02 0.35,0.16 0.92,0.56 1.02,0.9 0.7,1.02 -0.1,0.86 -0.8,0.52 -1.05,0.2')
const lit = trace('-0.9,0.08 -0.4,0.1 0.1,0.24 0.4,0.42 -0.1,0.46 -0.7,0.3')
const inner = trace('1,0.6 0.3,0.8 -0.5,0.86 -1,1 -1,1.3 -0.3,1.22 0.6,1.06 1.02,0.96')

/** A lock that turns like a corkscrew: a bright ribbon in front, its dark inside between the turns. */
function drawRinglet(s: Sheet, look: HeadLook, [from, to]: readonly [Point, Point], wide: number) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const turns = Math.round(length / (wide * 0.92))
  const place = (i: number, shape: readonly Point[]) => {
    const t = i / turns
    const [x, y] = mixed(from, to, t)
    const r = wide * (0.8 + 0.3 * Math.sin(Math.PI * Math.min(1, 0.15 + t * 0.75)) - t ** 3 * 0.5)
    const swing = Math.sin(t * 5 + from[0] * 3) * wide * 0.2
    return shape.map(([px, py]): Point => [x + swing + px * r, y + py * wide])
  }
  for (let i = 0; i < turns; i++) s.solid(place(i, inner), look.hairDark, 4.4)
  for (let i = turns; i >= 0; i--) {
    s.solid(place(i, front), look.hair, 5)
    s.flat(place(i, lit), look.hairLight, { still: true })
    s.ink(place(i, trace('-0.6,0.5 0.1,0.7 0.8,0.86')), 2.6, { in: 0.3, out: 0.5 })
  }
}

/** A princess: hair that falls in ringlets on both sides, a small crown, a gown off the shoulders. */
export function drawPrincess(s: Sheet) {
  const { tones } = s
  ground(s, tones.mid)
  for (const [r, opacity] of [
    [430, 0.3],
    [340, 0.4],
    [250, 0.5],
  ] as const)
    s.flat(disc([-20, -20], r), tones.pale, { still: true, opacity })
  const look = plainHead(s, {
    ...{ yaw: 0.26, pitch: -0.04, hair: blond, style: 'short', mood: 'smile', tall: 1.15, lash: 3 },
    ...{ cloth: '#B83A5C', clothDark: '#7A2450', part: -0.15, lit: true, own: { bust: drawGown } },
  })
  const fair = {
    ...look,
    hairDark: '#B07A3A',
    hairLight: between(blond, tones.paper, 0.6),
  }
  s.pen = 1.1
  s.at(-14, -62, { scale: 148 }, () => {
    for (const side of [-1, 1]) {
      drawRinglet(
        s,
        fair,
        [
          [side * 0.92, 0.2],
          [side * 1.5, 2.1],
        ],
        0.3,
      )
      drawRinglet(
        s,
        fair,
        [
          [side * 0.8, 0.3],
          [side * 0.6, 2.5],
        ],
        0.28,
      )
    }
    drawHead(s, fair)
    for (const side of [-1, 1]) {
      drawRinglet(
        s,
        fair,
        [
          [side * 1.08, -0.1],
          [side * 1.36, 1.35],
        ],
        0.25,
      )
      drawRinglet(
        s,
        fair,
        [
          [side * 0.98, 0.16],
          [side * 1.02, 2.0],
        ],
        0.26,
      )
    }
    s.at(0.05, -0.28, { scale: 0.78 }, () => drawTiara(s))
  })
  s.pen = 1
}

function drawTiara(s: Sheet) {
  const { tones } = s
  const gold = '#F9D16B'
  const crown = trace(
    '-0.52,-0.98 -0.64,-1.5 -0.36,-1.24 -0.2,-1.62 -0.03,-1.28 0.12,-1.72 0.26,-1.28 0.44,-1.6 0.58,-1.22 0.84,-1.46 0.7,-0.96 0.4,-0.88 0.08,-0.86 -0.24,-0.89',
  )
  s.solid(crown, gold, 5.4, { corners: true })
  s.flat(trace('0.3,-1.24 0.44,-1.58 0.58,-1.2 0.84,-1.44 0.7,-0.96 0.4,-0.88'), tones.mid, {
    corners: true,
    still: true,
    opacity: 0.4,
  })
  s.ink(trace('-0.54,-1.08 -0.24,-1 0.08,-0.97 0.4,-0.99 0.72,-1.06'), 3)
  for (const [x, y] of trace('-0.64,-1.52 -0.2,-1.65 0.12,-1.76 0.44,-1.63 0.84,-1.48'))
    s.solid(ellipse(x, y, 0.06, 0.06), tones.paper, 3.4)
  s.solid(ellipse(0.1, -1.12, 0.085, 0.1), '#C8402F', 3.4)
  for (const x of [-0.24, 0.44]) s.solid(ellipse(x, -1.12, 0.05, 0.06), tones.mid, 3)
}

function drawGown(s: Sheet, look: HeadLook) {
  const { tones } = s
  const skin = trace(
    '-0.36,0.5 -0.36,1.12 -0.6,1.42 -1.2,1.6 -1.5,1.9 -1.6,2.5 1.6,2.5 1.5,1.9 1.2,1.6 0.6,1.42 0.36,1.12 0.36,0.5',
  )
  s.flat(skin, look.skin, { knock: true })
  s.flat(trace('-0.36,0.6 0.36,0.6 0.36,0.95 0.1,1.26 -0.36,1.0'), look.blush, { corners: true, still: true })
  for (const side of [-1, 1]) {
    const at = (points: string) => trace(points).map(([x, y]): Point => [x * side, y])
    s.ink(at('0.36,0.8 0.37,1.1 0.62,1.42 1.2,1.6 1.5,1.9 1.58,2.2'), 5.4, { in: 0.1 })
    s.ink(at('0.2,1.56 0.5,1.6 0.8,1.58'), 2.6)
  }
  const gown = trace('-1.66,2.1 -1.0,2.2 -0.5,2.06 -0.04,2.26 0.42,2.06 0.96,2.2 1.66,2.1 1.8,3.6 -1.8,3.6')
  s.solid(gown, look.cloth, 6)
  for (let i = 0; i < 9; i++) {
    const x = -1.6 + i * 0.4
    s.solid(ellipse(x, 2.2 - 0.08 * Math.cos(i * 1.55), 0.25, 0.15), tones.paper, 4)
  }
  for (let i = 0; i < 9; i++) {
    const angle = Math.PI * (0.12 + 0.095 * i)
    s.solid(ellipse(Math.cos(angle) * 0.5, 1.22 + Math.sin(angle) * 0.36, 0.055, 0.055), tones.paper, 3)
  }
  s.solid(ellipse(0, 1.66, 0.09, 0.11), '#3F8FC4', 3.4)
}
