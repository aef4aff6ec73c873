import { ellipse, type Point, trace } from '../geometry.ts'
import { box } from '../backdrop.ts'
import type { Sheet } from '../sheet.ts'
import { now, red } from '../step-films/face.ts'
import { arrow, ruledFrame, still, WHITE } from './comic-parts.ts'
import * as parts from './selection-parts.ts'
import type { TopicDrawing } from './topic.ts'

const side = (s: Sheet, x: number, draw: () => void, scale = 1) => s.at(x, -40, { scale }, draw)
const link = (s: Sheet) => {
  for (const x of [-14, 14]) now(s, ellipse(x, -40, 22, 13, { from: 4, to: 10.5 }), 5)
}
const masked = (s: Sheet, black: readonly Point[], strokes = true) => {
  s.black(black, { corners: true })
  if (strokes) ruledFrame(s, parts.PHOTO, 4)
}

export const mask: TopicDrawing = {
  steps: [
    (s) => {
      side(s, -208, () => parts.photo(s))
      side(s, 208, () => {
        s.flat(parts.PHOTO, WHITE, still)
        ruledFrame(s, parts.PHOTO, 4)
      })
      link(s)
    },
    (s) => {
      side(s, 208, () => {
        masked(s, parts.skyline)
        s.black(parts.TOP, { corners: true })
      })
      side(s, -208, () => {
        parts.nothing(s, parts.skyline)
        parts.nothing(s, parts.TOP)
      })
    },
    (s) => {
      side(s, 208, () => s.flat(parts.TOP, WHITE, { ...still, layer: 'ink' }))
      side(s, -208, () => {
        parts.tallest(s, 170)
        ruledFrame(s, parts.PHOTO, 4)
      })
      arrow(s, [110, -250], [158, -186], red, 20)
      s.at(-208, 248, { scale: 0.3 }, () => parts.photo(s))
      now(s, ellipse(-208, 248, 86, 74, { from: 4, to: 10.5 }), 4)
    },
  ],
  slip: (s) => {
    s.at(30, 4, { scale: 0.62 }, () => {
      parts.photo(s)
      parts.nothing(s, trace('-165,-215 165,-215 165,-60 96,-20 60,60 20,-10 -30,30 -70,90 -120,20 -165,40'))
      ruledFrame(s, parts.PHOTO, 4)
    })
    s.at(128, 10, { rotate: -0.6 }, () => {
      s.solid(box(-20, -34, 20, 10), WHITE, 4, { corners: true })
      s.solid(box(-20, 10, 20, 40), '#5B8CC4', 4, { corners: true })
    })
  },
  cure: (s) => {
    s.at(-62, 10, { scale: 0.46 }, () => {
      parts.photo(s)
      parts.nothing(s, parts.skyline)
      ruledFrame(s, parts.PHOTO, 4)
    })
    s.at(112, 10, { scale: 0.46 }, () => {
      s.flat(parts.PHOTO, WHITE, still)
      masked(s, parts.skyline)
    })
    s.at(25, 26, { scale: 0.5 }, () => link(s))
  },
  checks: [
    [-208, 0, 420],
    [-208, -80, 360],
  ],
}
