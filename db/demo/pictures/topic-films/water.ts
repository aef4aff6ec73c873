import { box } from '../backdrop.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, now } from '../step-films/face.ts'
import { arrow, laid, placed, ribbon, soft } from './plain-parts.ts'
import { clearPuddle } from './puddle-parts.ts'
import type { TopicDrawing } from './topic.ts'
import {
  FAR,
  netOf,
  paintedSea,
  ringed,
  rows,
  sea,
  arcOf,
  cuts,
  drops,
  gateMirrored,
  gateMirrorLines,
  JETS,
  lens,
  seaGate,
} from './water-parts.ts'

const FRAME = box(-384, -316, 384, 316)
const framed = (s: Sheet, draw: () => void) => s.within(FRAME, draw, true)
const across = (s: Sheet, y: number, half = 384, line = now) =>
  line(s, [
    [-half, y],
    [half, y],
  ])

const bay = { sky: '#FBE6CE', hill: '#9DB4C4', sea: '#8FC0CC', mirrorHill: '#7FA3B6', red: '#A8503F', dark: '#3F4150' }

function bayColours(s: Sheet) {
  laid(s, box(-384, -316, 384, -30), bay.sky)
  soft(s, trace('-420,-20 -380,-90 -250,-140 -120,-96 20,-66 160,-110 290,-170 380,-120 420,-20'), bay.hill)
  laid(s, box(-384, -30, 384, 316), bay.sea)
  soft(s, trace('-420,-31 -380,28 -250,70 -120,36 20,6 160,44 290,96 380,52 420,-31'), bay.mirrorHill)
  gateMirrored(s, [bay.red, bay.dark])
  cuts(s, bay.sea, [20, 290], 260)
  for (const [x, y] of [
    [-290, 150],
    [300, 110],
    [-330, 250],
    [310, 262],
  ] as const)
    laid(s, lens(x, y, 62, 4), '#DCEFF0')
}

const smallGate = (s: Sheet, lean: number) => {
  laid(s, box(-330, 0, 330, 290), bay.sea)
  gateMirrored(s, [bay.red, bay.dark], lean)
  cuts(s, bay.sea, [30, 280], 240)
  seaGate(s, 5)
}

const mirror: TopicDrawing = {
  steps: [
    (s) => {
      across(s, 0, 290)
      seaGate(s)
    },
    (s) => {
      for (const x of [-226, -116, 116, 226])
        light(
          s,
          [
            [x, Math.abs(x) > 200 ? -270 : -4],
            [x, 282],
          ],
          2,
        )
      gateMirrorLines(s)
    },
    { beneath: (s) => framed(s, () => bayColours(s)) },
  ],
  slip: placed(20, 4, 0.46, (s) => smallGate(s, 0.55)),
  cure: placed(20, 4, 0.46, (s) => {
    smallGate(s, 0)
    for (const x of [-226, -116, 116, 226])
      now(
        s,
        [
          [x, Math.abs(x) > 200 ? -270 : 0],
          [x, 280],
        ],
        3,
      )
  }),
  checks: [
    [0, 0, 620],
    [0, 140, 480],
  ],
}

const PANE = box(-130, -112, 184, 140)

const waves: TopicDrawing = {
  steps: [
    (s) => {
      across(s, FAR, 384, light)
      framed(s, () => {
        for (const one of netOf(0, 3)) ringed(s, one)
      })
    },
    (s) =>
      framed(s, () => {
        for (const one of netOf(3, 5)) ringed(s, one, 2.2)
        const lines = rows.slice(6).filter((_, i) => i % 3 === 0)
        for (const [x, y, rx] of lines.flatMap((row, i) => row.filter((_, k) => k % 3 === i % 3)))
          now(
            s,
            [
              [x - rx, y],
              [x + rx, y + 1],
            ],
            2,
          )
      }),
    (s) =>
      framed(s, () => {
        laid(s, box(-384, -316, 384, FAR), '#F6E7CF')
        paintedSea(s)
      }),
  ],
  slip: (s) =>
    s.within(
      PANE,
      () => {
        laid(s, PANE, sea.deep)
        for (let i = 0; i < 42; i++) {
          const [x, y] = [-130 + (i % 7) * 54 + (Math.floor(i / 7) % 2) * 27, -82 + Math.floor(i / 7) * 46]
          s.ink(ellipse(x, y, 27, 36, { from: Math.PI, to: Math.PI * 2 }), 4, { colour: sea.lit, least: 0.6 })
        }
      },
      true,
    ),
  cure: (s) => s.within(PANE, () => s.at(27, 14, { scale: 0.5 }, () => paintedSea(s)), true),
  checks: [
    [0, -90, 520],
    [0, 120, 520],
  ],
}

const HIT: Point = [-30, 150]
const spray = { back: '#5C8FB4', sea: '#2F6A93', foam: '#CFE6EE' }
const rock = trace('10,330 -10,190 40,120 96,70 170,60 240,110 330,150 400,200 400,330')

function coast(s: Sheet) {
  laid(s, FRAME, spray.back)
  soft(s, trace('-430,210 -330,196 -240,176 -150,142 -70,130 0,170 40,240 420,250 420,400 -430,400'), spray.sea)
  laid(s, rock, '#57504F')
  laid(s, trace('40,120 96,70 170,60 240,110 150,132 80,150'), '#857A72')
}
const atHit = (s: Sheet, draw: () => void) => s.at(...HIT, {}, draw)
const jets = (s: Sheet) =>
  atHit(s, () => {
    for (const jet of JETS) laid(s, ribbon(arcOf(jet), [40, 22, 12, 3]), spray.foam)
  })
const foam = (s: Sheet) => {
  const heap = trace('-150,6 -118,-30 -84,-22 -52,-62 -14,-50 22,-70 52,-34 84,-30 104,8 60,30 0,22 -70,32')
  atHit(s, () => soft(s, heap, '#FFFFFF'))
}

const splash: TopicDrawing = {
  steps: [
    (s) => {
      framed(s, () => coast(s))
      arrow(
        s,
        now,
        [
          [-340, 120],
          [-130, 116],
        ],
        26,
      )
      atHit(s, () => {
        for (const jet of JETS.filter((_, i) => i % 2 === 1)) arrow(s, now, arcOf(jet), 22)
      })
    },
    (s) => framed(s, () => jets(s)),
    (s) =>
      framed(s, () => {
        foam(s)
        atHit(s, () => drops(s, JETS))
      }),
  ],
  slip: placed(24, 14, 0.41, (s) =>
    framed(s, () => {
      coast(s)
      const dots = Array.from({ length: 63 }, (_, i) =>
        ellipse(-340 + (i % 9) * 84 + (Math.floor(i / 9) % 2) * 40, -270 + Math.floor(i / 9) * 80, 13, 13),
      )
      s.scatter(dots, '#FFFFFF')
    }),
  ),
  cure: placed(24, 14, 0.41, (s) =>
    framed(s, () => {
      coast(s)
      jets(s)
      foam(s)
      atHit(s, () => drops(s, JETS))
    }),
  ),
  checks: [
    [-60, -110, 520],
    [-40, 0, 620],
  ],
}

export const water: readonly TopicDrawing[] = [mirror, clearPuddle, waves, splash]
