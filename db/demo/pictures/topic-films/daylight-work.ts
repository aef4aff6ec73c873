import { type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, now, red as signal } from '../step-films/face.ts'
import { arrow, small, tint } from './place-parts.ts'
import type { Draw, TopicDrawing } from './topic.ts'
import {
  AT_SHELF,
  BELOW,
  CUP_AT,
  cupLines,
  darkShelf,
  dimSteam,
  FRAME,
  gaps,
  KETTLE,
  kettle,
  kettleLines,
  litSteam,
  LONG,
  onTable,
  redByShelf,
  room,
  roomLines,
  shadows,
  smoke,
} from './winter-kitchen-parts.ts'

const framed =
  (draw: Draw): Draw =>
  (s) =>
    s.within(FRAME, () => draw(s), true)
const arrows = (s: Sheet, pen = now) => {
  for (const [from, to] of [
    [
      [-300, -150],
      [-70, -66],
    ],
    [
      [-300, -60],
      [-130, 2],
    ],
  ] as const satisfies readonly (readonly [Point, Point])[])
    arrow(s, from, to, pen, 24)
}
const cold = ['#A9BAD4', '#BCC8DA', '#A48A86', '#FDE9B4'] as const
const noon = ['#E4E8E4', '#D4DCE0', '#D9B48C', '#BFE0F2'] as const
/** What the low sun reaches of the table. */
const paleYellow = (s: Sheet) => {
  tint(s, trace('-384,92 384,150 384,316 -200,316 -384,220'), '#FBE6A2', 0.9)
}
const morning = (s: Sheet, pen: number) => {
  room(s, cold, pen * 0.75)
  paleYellow(s)
}

const lowLight: TopicDrawing = {
  steps: [
    framed((s) => {
      roomLines(s)
      kettleLines(s, KETTLE, light)
      cupLines(s, CUP_AT, light)
      arrows(s)
    }),
    framed((s) => {
      shadows(s, LONG)
      for (const one of LONG) now(s, [...one, one[0]!], 2.4)
    }),
    {
      beneath: framed((s) => {
        morning(s, 4)
        onTable(s)
      }),
    },
  ],
  slip: small(
    0.46,
    framed((s) => {
      room(s, noon, 2.4)
      shadows(s, BELOW, '#5A5058')
      onTable(s, 3)
    }),
    [24, 14],
  ),
  cure: small(
    0.46,
    framed((s) => {
      morning(s, 3)
      onTable(s, 3)
      shadows(s, LONG)
      arrow(s, [-300, -150], [-70, -66], now, 30)
    }),
    [24, 14],
  ),
  checks: [
    [140, 170, 480],
    [0, 60, 620],
  ],
}

const atShelf = (s: Sheet, pen: number) => {
  darkShelf(s, pen)
  s.flat(trace('-60,206 60,196 250,214 384,236 384,268 220,250 40,232 -40,226'), '#2F3060', {
    still: true,
    opacity: 0.5,
  })
  kettle(s, AT_SHELF, redByShelf, pen)
}
const steam: TopicDrawing = {
  steps: [
    framed((s) => {
      atShelf(s, 4)
      dimSteam(s)
    }),
    framed((s) => {
      litSteam(s)
      arrow(s, [-376, -120], [-250, -74], signal, 24)
    }),
    framed(gaps),
  ],
  slip: small(
    0.46,
    framed((s) => {
      atShelf(s, 3)
      smoke(s)
    }),
    [24, 14],
  ),
  cure: small(
    0.46,
    framed((s) => {
      atShelf(s, 3)
      dimSteam(s)
      litSteam(s)
      gaps(s)
    }),
    [24, 14],
  ),
  checks: [
    [-60, -40, 520],
    [-80, -120, 480],
  ],
}

export const daylightWork: readonly (TopicDrawing | null)[] = [null, lowLight, null, steam]
