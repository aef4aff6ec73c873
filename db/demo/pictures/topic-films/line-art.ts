import { box } from '../backdrop.ts'
import { ellipse, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import * as artist from '../step-films/artist.ts'
import { light, now, red } from '../step-films/face.ts'
import { shaky, steady } from '../step-films/long-lines.ts'
import { appleOutline, appleShade, appleWithin, type Apple } from './apple-parts.ts'
import { flying, hairColours, streaming, joins, roughHair } from './flying-hair.ts'
import { arrow, materials, roughMaterials, strokesOf } from './material-parts.ts'
import type { Draw, TopicDrawing } from './topic.ts'

const placed = (x: number, y: number, scale: number) => (draw: Draw) => (s: Sheet) =>
  s.at(x, y, { scale }, () => draw(s))

const [largeArtist, smallArtist] = [placed(-10, -54, 1.06), placed(14, -22, 0.5)]
const joints = [
  [artist.SHOULDER, artist.shoulderArc],
  [artist.ELBOW, artist.elbowArc],
  [artist.WRIST, artist.wristArc],
] as const
const paper = (s: Sheet, turn: number) =>
  s.at(0, -70, { rotate: turn }, () => {
    const corners = trace('-202,-150 202,-150 202,150 -202,150')
    corners.forEach((at, i) => light(s, [at, corners[(i + 1) % 4]!], 2.4))
  })
const arms: TopicDrawing = {
  steps: [
    largeArtist((s) => {
      paper(s, -0.22)
      for (const [, way] of joints) {
        artist.arc(s, way)
        for (const end of [way[0]!, way.at(-1)!]) now(s, ellipse(...end, 6, 6, { to: 6.6 }))
      }
    }),
    largeArtist((s) => {
      artist.plan(s, light)
      joints.forEach(([at], i) => artist.joint(s, at, now, 30 - i * 7))
    }),
    largeArtist((s) => {
      artist.inkedArtist(s)
      for (const [, way] of joints) steady(s, way, 7)
      arrow(s, ellipse(0, -70, 270, 200, { from: -2.2, to: -0.9 }), now)
    }),
  ],
  slip: smallArtist((s) => {
    artist.inkedArtist(s)
    artist.longLine(s, shaky)
  }),
  cure: smallArtist((s) => {
    artist.inkedArtist(s)
    artist.longLine(s, steady)
    artist.joint(s, artist.SHOULDER, red, 34)
  }),
  checks: [
    [-30, -120, 420],
    [100, -130, 360],
  ],
}

const apples: readonly Apple[] = [
  { at: [166, -6], size: 1.5, colour: '#F3DC9C', shade: '#DDB662', behind: true },
  { at: [-96, 46], size: 1.76, colour: '#F3BBA6', shade: '#DD8C74' },
]
const small = placed(-2, 4, 0.46)
const weights: TopicDrawing = {
  steps: [
    (s) => {
      s.flat(ellipse(40, 262, 300, 34), '#E4DCCD', { still: true })
      for (const one of apples) appleOutline(s, one)
      now(s, ellipse(-330, -262, 34, 34, { to: 6.6 }))
      arrow(
        s,
        [
          [-296, -232],
          [-236, -180],
        ],
        now,
      )
    },
    (s) => apples.forEach((one) => appleShade(s, one)),
    (s) => apples.forEach((one) => appleWithin(s, one)),
  ],
  slip: small((s) => {
    for (const one of apples) {
      appleOutline(s, one, 6)
      appleWithin(s, one, 6)
    }
  }),
  cure: small((s) => {
    for (const one of apples) {
      appleOutline(s, one, 3.4)
      appleShade(s, one, 11)
      appleWithin(s, one, 2)
    }
  }),
  checks: [
    [-20, 60, 560],
    [-130, -30, 420],
  ],
}

const cropped = (x: number, y: number, scale: number) => (draw: Draw) => (s: Sheet) =>
  s.at(x, y, { scale }, () => s.within(box(84, -220, 580, 220), () => draw(s), true))
const [largeHair, smallHair] = [placed(-190, -60, 1), cropped(-176, 8, 0.62)]
const seams: TopicDrawing = {
  steps: [
    largeHair((s) => {
      roughHair(s)
      for (const at of joins()) now(s, ellipse(...at, 20, 20, { to: 6.6 }), 3)
    }),
    largeHair((s) => flying(s, 'apart')),
    { beneath: largeHair((s) => hairColours(s)) },
  ],
  slip: smallHair((s) => {
    hairColours(s)
    streaming(s, 'knots')
  }),
  cure: smallHair((s) => {
    hairColours(s)
    streaming(s, 'apart')
  }),
  checks: [
    [110, -10, 520],
    [20, -10, 420],
  ],
}

const [largeThings, smallThings] = [placed(0, 24, 1), placed(24, 26, 0.42)]
const touch: TopicDrawing = {
  steps: [largeThings((s) => roughMaterials(s)), largeThings((s) => strokesOf(s)), largeThings((s) => materials(s))],
  slip: smallThings((s) => materials(s, true)),
  cure: smallThings((s) => {
    materials(s)
    strokesOf(s)
  }),
  checks: [
    [0, 30, 420],
    [-230, 40, 420],
  ],
}

export const lineArt: readonly TopicDrawing[] = [arms, weights, seams, touch]
