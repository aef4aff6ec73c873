import { box } from '../backdrop.ts'
import { stances } from '../covers/stances.ts'
import { ellipse, type Point, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, now, red } from '../step-films/face.ts'
import { INK, PAPER } from '../tones.ts'
import * as pages from './ink-page-parts.ts'
import * as shades from './black-parts.ts'
import { arrow, inBox, ruledFrame, still, WHITE } from './comic-parts.ts'
import { bareHead, shoulders, type Who } from './comic-people.ts'
import { whiteRim } from './night-parts.ts'
import type { TopicDrawing } from './topic.ts'

const placing: TopicDrawing = {
  steps: [
    (s) => {
      ruledFrame(s, pages.paper, 3)
      pages.panels.forEach((panel) => ruledFrame(s, panel, 4))
      for (const [x, y] of [
        [156, -4],
        [-104, -16],
      ] as const)
        light(s, ellipse(x, y, 44, 50, { from: 4, to: 10.4 }))
      light(
        s,
        through(
          pages.CAT.filter((_, i) => i % 4 === 0).map(([x, y]): Point => [94 + x * 0.9, 214 + y * 0.9]),
          true,
          4,
        ),
      )
      pages.drawGirl(s)
      now(s, ellipse(104, -206, 102, 94, { from: 4, to: 10.5 }), 4)
    },
    (s) => {
      pages.triangle(s)
      pages.drawBoy(s)
      pages.drawCat(s)
    },
    (s) => {
      pages.drawFriend(s)
      pages.drawRest(s)
      arrow(s, [60, -128], [60, -70], red, 18)
      arrow(s, [34, 20], [-26, 20], red, 18)
      arrow(s, [-70, 68], [20, 146], red, 18)
    },
  ],
  slip: (s) => pages.smallPage(s, WHITE),
  cure: (s) => {
    pages.smallPage(s, INK)
    s.at(30, 0, { scale: 0.46 }, () => pages.triangle(s))
  },
  checks: [
    [0, -60, 560],
    [0, 60, 520],
  ],
}
const picture = box(-370, -300, 370, 300)
const model: Who = { cut: 'long', hair: INK, cloth: '#B7C7D9', skin: '#F8E3D2', iris: '#4A5F86' }
const HEAD: Point = [0, -20]
const strands = Array.from({ length: shades.STRANDS }, (_, i) => i)
function headUnderHair(s: Sheet, colour: string) {
  const back = trace('-1.1,-0.5 -1.3,0.6 -1.3,1.5 -1.1,2.1 1.1,2.1 1.3,1.5 1.3,0.6 1.1,-0.5 0,-1.1')
  s.flat(back, colour, { still: true, layer: 'ink' })
  shoulders(s, model)
  bareHead(s, model)
  s.flat(
    [
      ...shades.hairEdge.slice(0, 14),
      ...shades.hairEdge.slice(14),
      ...trace('0.9,1.5 0.82,0.4'),
      ...shades.fringeEdge.toReversed(),
      ...trace('-0.82,0.4 -0.9,1.5'),
    ],
    PAPER,
    { ...still, layer: 'ink' },
  )
  s.ink(shades.hairEdge, 6, { in: 0.05, out: 0.05, least: 0.5 })
  s.ink(shades.fringeEdge, 3)
}
const onHead = (s: Sheet, draw: () => void) => inBox(s, picture, () => s.at(...HEAD, { scale: 172 }, draw))

const gloss: TopicDrawing = {
  steps: [
    (s) => {
      s.flat(picture, '#EFE2D4', { ...still, layer: 'ink' })
      onHead(s, () => {
        s.pen = 1.1
        headUnderHair(s, INK)
        for (const by of [-0.13, 0.13]) now(s, shades.lightBand(by), 5)
      })
      s.pen = 1
      ruledFrame(s, picture)
    },
    (s) => onHead(s, () => strands.forEach((i) => s.black(shades.fromRoot(i), { corners: true }))),
    (s) => {
      onHead(s, () => strands.forEach((i) => s.black(shades.fromTip(i), { corners: true })))
      ruledFrame(s, picture)
    },
  ],
  slip: (s) => smallHair(s, true),
  cure: (s) => smallHair(s, false),
  checks: [
    [0, -120, 480],
    [60, -130, 360],
  ],
}
function smallHair(s: Sheet, even: boolean) {
  const small = box(-185, -145, 185, 145)
  inBox(s, small, () =>
    s.at(10, 20, { scale: 100 }, () => {
      s.pen = 0.7
      headUnderHair(s, INK)
      const all = strands.flatMap((i) => [shades.fromRoot(i, even), shades.fromTip(i, even)])
      if (even) {
        const band = [...shades.lightBand(-0.13), ...shades.lightBand(0.13).toReversed()]
        s.black(
          [
            ...shades.hairEdge,
            ...trace('0.9,1.5 0.82,0.4'),
            ...shades.fringeEdge.toReversed(),
            ...trace('-0.82,0.4 -0.9,1.5'),
          ],
          { corners: true },
        )
        s.white(band, { ...still, layer: 'ink' })
      } else shades.blacken(s, all)
      s.pen = 1
    }),
  )
  ruledFrame(s, small, 4)
}

const three = [
  { at: [-242, -206], scale: 52, shapes: shades.shade(shades.akimbo, shades.hat) },
  { at: [-2, -140], scale: 44, shapes: shades.shade(stances.wave, shades.tails) },
  { at: [232, -160], scale: 46, shapes: shades.shade(shades.hailing, shades.spiky) },
] as const
const gaps: readonly (readonly [Point, Point])[] = [
  [
    [-324, -62],
    [26, 40],
  ],
  [
    [-160, -62],
    [26, 40],
  ],
  [
    [-242, 170],
    [26, 50],
  ],
  [
    [172, -36],
    [24, 34],
  ],
  [
    [306, -110],
    [24, 34],
  ],
  [
    [234, 130],
    [28, 56],
  ],
]

const silhouettes: TopicDrawing = {
  steps: [
    (s) => {
      s.flat(picture, '#C9D3E6', { ...still, layer: 'ink' })
      s.flat(ellipse(20, -120, 150, 150), '#F6E7B8', { still: true, layer: 'ink' })
      ruledFrame(s, picture)
      for (const { at, scale, shapes } of three) shades.bluePlan(s, shades.placed(shapes, at, scale))
    },
    (s) => {
      for (const { at, scale, shapes } of three) shades.blacken(s, shades.placed(shapes, at, scale))
      gaps.forEach(([[x, y], [rx, ry]]) =>
        s.ink(ellipse(x, y, rx, ry, { from: 4, to: 10.5 }), 3, { colour: '#2C6BA6', least: 0.5 }),
      )
    },
    (s) =>
      three.forEach(({ at: [x, y], scale }, i) => {
        for (const side of [-1, 1])
          s.flat(
            ellipse(
              x + side * 0.42 * scale + (i - 1) * 4,
              y + 0.16 * scale,
              0.2 * scale,
              [0.1, 0.22, 0.22][i]! * scale,
              { tilt: i ? 0 : side * 0.3 },
            ),
            WHITE,
            { still: true, layer: 'ink' },
          )
      }),
  ],
  slip: (s) => smallShade(s, shades.shade(shades.huddled, ['-1.4,1.3 1.4,1.3 1.7,4 1.8,7.2 -1.8,7.2 -1.7,4'])),
  cure: (s) => {
    smallShade(
      s,
      shades.shade({ ...shades.akimbo, arms: '-2.2,2.7 -0.95,3.9 2.1,1.5 3.0,0' }, [
        '-1.2,1.6 1.2,1.6 0.9,3.6 1.2,4.6 0,4.8 -1.2,4.6 -0.9,3.6',
      ]),
    )
    arrow(s, [150, 60], [104, -20], red, 18)
  },
  checks: [
    [0, -40, 620],
    [-236, -40, 400],
  ],
}
function smallShade(s: Sheet, shapes: readonly Point[][]) {
  s.flat(box(-120, -145, 185, 145), '#C9D3E6', { ...still, layer: 'ink' })
  const [at, scale]: [Point, number] = [[20, -96], 25]
  shades.blacken(
    s,
    shades.placed(
      [...shapes, trace('-1,0 -1.5,-0.4 -1.1,-0.6 -1.3,-1.2 -0.6,-1.2 0,-1.7 0.6,-1.2 1.3,-1.2 1.1,-0.6 1.5,-0.4 1,0')],
      at,
      scale,
    ),
  )
  for (const side of [-1, 1]) s.flat(ellipse(20 + side * 10, -92, 5, 6), WHITE, { still: true, layer: 'ink' })
}

export const black: readonly TopicDrawing[] = [placing, gloss, silhouettes, whiteRim]
