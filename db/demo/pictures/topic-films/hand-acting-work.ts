import { ellipse, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, now, red } from '../step-films/face.ts'
import { restingHand } from '../step-films/hand.ts'
import { onField } from './expression-parts.ts'
import { type FlatHand, flatHand, SHADE, SKIN } from './hand-parts.ts'
import type { Draw, TopicDrawing } from './topic.ts'

const reaching: FlatHand = {
  fingers: [
    '-55,-60 -66,-136 -70,-184 -72,-222',
    '-8,-78 -8,-166 -6,-222 -4,-262',
    '36,-70 44,-152 50,-204 56,-240',
    '74,-44 94,-108 106,-146 114,-178',
  ].map(trace),
  thumb: restingHand.thumb,
}
const leaving: FlatHand = {
  fingers: [
    '-55,-60 -70,-128 -66,-172 -54,-206',
    '-8,-78 -16,-158 -10,-208 4,-246',
    '36,-70 40,-146 48,-194 62,-226',
    '74,-44 84,-102 96,-136 112,-160',
  ].map(trace),
  thumb: restingHand.thumb,
}

const deep: Readonly<Record<string, string>> = { [SKIN]: '#BF8560', [SHADE]: '#8C563C' }
/** The same hand, of somebody whose skin is deeper. */
function deeper(s: Sheet, draw: Draw) {
  const from = s.marks.length
  draw(s)
  for (const mark of s.marks.slice(from)) mark.colour = deep[mark.colour] ?? mark.colour
}

function sleeved(s: Sheet, hand: FlatHand, cloth: string, pen = 5) {
  flatHand(s, hand, pen)
  s.solid(trace('-120,420 -86,164 0,176 86,164 120,420'), cloth, pen * 1.2, { corners: true })
}
const left = (s: Sheet, pen?: number) =>
  s.at(-234, 22, { scale: 0.82, rotate: Math.PI / 2 - 0.06 }, () => sleeved(s, reaching, '#6B4E8E', pen))
const right = (s: Sheet, pen?: number) =>
  s.at(258, -22, { scale: 0.82, scaleX: -1, rotate: -Math.PI / 2 - 0.06 }, () =>
    deeper(s, (on) => sleeved(on, leaving, '#F4EDDD', pen)),
  )

const GAP = ellipse(14, 0, 30, 100, { tilt: 0.1, to: 6.6 })
const around = trace('-380,-40 -240,-160 0,-150 240,-176 380,-100 384,40 240,130 0,140 -240,166 -380,110 -380,-40')

function evening(s: Sheet) {
  s.flat(ellipse(10, 20, 190, 190), '#F9CF8C', { still: true })
  s.flat(ellipse(10, 20, 116, 116), '#FFEBB4', { still: true })
  s.flat(trace('-400,190 400,190 400,300 -400,300'), '#A3606E', { still: true, corners: true })
  for (const [x, y] of trace('-30,214 10,236 -10,256'))
    s.ink(trace(`${x - 70},${y} ${x + 90},${y}`), 7, { colour: '#F9CF8C' })
}

const frame = [-388, -270, 388, 276] as const
const small = (draw: Draw) => (s: Sheet) =>
  s.at(10, 4, { scale: 0.46 }, () => onField(s, [-300, -300, 390, 310], '#F0A878', () => draw(s)))

const apart: TopicDrawing = {
  steps: [
    (s) => {
      now(s, around)
      light(s, trace('-380,30 -60,8'), 3)
      light(s, trace('380,-40 80,-8'), 3)
      light(s, ellipse(-232, 20, 112, 82, { to: 6.6 }))
      light(s, ellipse(244, -24, 112, 82, { to: 6.6 }))
    },
    (s) => {
      now(s, GAP, 4)
      for (const y of [-66, -34, -2, 30, 62]) light(s, trace(`${-10},${y + 12} 38,${y - 12}`), 2)
      light(s, trace('-60,-100 -48,-20 -44,60 -70,120'))
      light(s, trace('90,-120 62,-60 60,20 84,100'))
    },
    (s) =>
      onField(s, frame, '#EE9F72', () => {
        evening(s)
        left(s)
        right(s)
      }),
  ],
  slip: (s) => {
    onField(s, [-130, -146, 26, 148], '#F0A878', () =>
      s.at(-46, 20, { scale: 0.5, rotate: -0.25 }, () => sleeved(s, reaching, '#6B4E8E', 4)),
    )
    onField(s, [34, -146, 190, 148], '#BBD3DE', () =>
      s.at(110, -26, { scale: 0.44, scaleX: -1, rotate: 2.8 }, () =>
        deeper(s, (on) => sleeved(on, leaving, '#F4EDDD', 4)),
      ),
    )
  },
  cure: small((s) => {
    s.at(30, 0, { scale: 0.94 }, () => {
      left(s, 4)
      right(s, 4)
    })
    red(s, ellipse(44, 0, 44, 120, { tilt: 0.1, from: 3.9, to: 10.5 }), 6)
  }),
  checks: [
    [0, 0, 620],
    [10, 0, 400],
  ],
}

export const handActingWork: readonly (TopicDrawing | null)[] = [apart, null, null, null]
