import { box } from '../backdrop.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, now, red } from '../step-films/face.ts'
import {
  blank,
  finer,
  gently,
  fromBehind,
  fromFront,
  fromSide,
  HEIGHTS,
  type Hues,
  inkScarf,
  inkSecond,
  inThree,
  sideCoat,
} from './coat-girl.ts'
import { satchel, dayWheel, reason, roughBag } from './bag-parts.ts'
import { guides, wizard, type WizardKind, kinds, mixedWizard, moodFace } from './wizard-parts.ts'
import type { TopicDrawing } from './topic.ts'

const row = (s: Sheet, draw: (kind: WizardKind) => void) =>
  kinds.forEach((kind, i) => s.at((i - 1) * 256, 20, {}, () => draw(kind)))
const shapes: TopicDrawing = {
  steps: [
    (s) => row(s, (kind) => moodFace(s, kind)),
    (s) => row(s, (kind) => guides(s, kind)),
    (s) => row(s, (kind) => wizard(s, kind)),
  ],
  slip: (s) => s.at(20, 10, { scale: 0.5 }, () => mixedWizard(s)),
  cure: (s) =>
    s.at(20, 10, { scale: 0.5 }, () => {
      wizard(s, 'round')
      now(s, ellipse(0, 118, 138, 138, { to: 6.8 }))
    }),
  checks: [
    [0, 30, 620],
    [-256, 30, 420],
  ],
}

const belongings: TopicDrawing = {
  steps: [
    (s) => s.at(-242, -158, {}, () => dayWheel(s)),
    (s) => s.at(90, 40, {}, () => roughBag(s)),
    (s) => s.at(90, 40, {}, () => satchel(s, { worn: true })),
  ],
  slip: (s) => s.at(20, 10, { scale: 0.46 }, () => satchel(s, { gaudy: true })),
  cure: (s) => {
    s.at(54, 14, { scale: 0.44 }, () => satchel(s, { worn: true }))
    reason(s)
  },
  checks: [
    [90, 90, 480],
    [90, 30, 560],
  ],
}

const [MAIN, SECOND, ACCENT] = ['#3F5B8C', '#EBD5A8', '#DB4E3A'] as const
const three = inThree(MAIN, SECOND, ACCENT)
const greys = inThree('#5A5A5A', '#D8D8D8', '#7E7E7E')
const still = { still: true, corners: true } as const
const [LEFT, TOP, TALL] = [-330, -200, 420]
const share = (from: number, to: number) => box(LEFT, TOP + TALL * from, LEFT + 46, TOP + TALL * to)
const inkedShare = (s: Sheet, from: number, to: number, colour: string) => {
  s.flat(share(from, to), colour, still)
  s.contour(share(from, to), 4, { corners: true })
}
const gaudy: Hues = {
  ...{ coat: '#62B36B', sleeve: '#9A63C4', belt: '#F2C53D', scarf: '#3FA9D6', hair: '#F08A3C', legs: '#E86AA0' },
  ...{ boots: '#6BD0C2', bag: '#D9403A' },
}

const scheme: TopicDrawing = {
  steps: [
    (s) => {
      finer(s, 0.75, () => fromFront(s, { ...blank, coat: MAIN, sleeve: MAIN }))
      for (const [i, colour] of [MAIN, '#6E9A62', '#8A5B97'].entries()) {
        s.flat(ellipse(LEFT + 24 + i * 62, TOP - 74, 25, 25), colour, { still: true })
        s.contour(ellipse(LEFT + 24 + i * 62, TOP - 74, 25, 25), 3)
      }
      red(s, ellipse(LEFT + 24, TOP - 74, 36, 36, { to: 6.8 }), 4)
    },
    (s) => {
      inkedShare(s, 0, 0.7, MAIN)
      inkedShare(s, 0.7, 0.9, SECOND)
      inkedShare(s, 0.9, 1, blank.coat)
      gently(s, () =>
        finer(s, 0.75, () => {
          inkSecond(s, three)
          inkScarf(s, blank)
        }),
      )
    },
    (s) => {
      inkedShare(s, 0.9, 1, ACCENT)
      gently(s, () => finer(s, 0.75, () => inkScarf(s, three)))
      s.at(270, 136, { scale: 0.52 }, () => finer(s, 0.5, () => fromFront(s, greys)))
    },
  ],
  slip: (s) => s.at(20, -2, { scale: 0.46 }, () => finer(s, 0.5, () => fromFront(s, gaudy))),
  cure: (s) => s.at(20, -2, { scale: 0.46 }, () => finer(s, 0.5, () => fromFront(s, three))),
  checks: [
    [10, -130, 400],
    [270, 136, 340],
  ],
}

const levels = (s: Sheet, [from, to]: Point, line = now) =>
  HEIGHTS.forEach((y) =>
    line(
      s,
      [
        [from, y],
        [to, y],
      ],
      2.2,
    ),
  )
const roughBody = (s: Sheet) => {
  now(s, ellipse(0, -226, 58, 62, { to: 6.8 }), 2.4)
  now(s, [...sideCoat, sideCoat[0]!], 2.4)
  for (const x of [-14, 18]) now(s, trace(`${x},120 ${x + 2},300`), 2.4)
}
const sheet: TopicDrawing = {
  steps: [
    (s) => {
      levels(s, [-385, 385])
      for (const x of [-255, 0, 255])
        light(s, [
          [x, -300],
          [x, 316],
        ])
    },
    (s) => {
      s.at(-255, 0, {}, () => finer(s, 0.75, () => fromFront(s, three)))
      roughBody(s)
    },
    (s) => {
      finer(s, 0.75, () => {
        fromSide(s, three)
        s.at(255, 0, {}, () => fromBehind(s, three))
      })
    },
  ],
  slip: (s) =>
    s.at(20, -2, { scale: 0.46 }, () => {
      s.at(-120, 0, {}, () => finer(s, 0.5, () => fromFront(s, three)))
      s.at(160, 34, {}, () => finer(s, 0.5, () => fromSide(s, three, true)))
    }),
  cure: (s) =>
    s.at(20, -2, { scale: 0.46 }, () => {
      s.at(-120, 0, {}, () => finer(s, 0.5, () => fromFront(s, three)))
      s.at(160, 0, {}, () => finer(s, 0.5, () => fromSide(s, three)))
      levels(s, [-250, 300])
    }),
  checks: [
    [0, -40, 620],
    [240, -90, 420],
  ],
}

export const characterDesign: readonly TopicDrawing[] = [shapes, belongings, scheme, sheet]
