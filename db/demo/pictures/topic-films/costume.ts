import { trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, now, red } from '../step-films/face.ts'
import * as parts from './costume-parts.ts'
import * as skirts from './skirt-parts.ts'
import type { Draw, TopicDrawing } from './topic.ts'

const placed = (x: number, y: number, scale: number) => (draw: Draw) => (s: Sheet) =>
  s.at(x, y, { scale }, () => draw(s))

const [large, small] = [placed(0, 4, 1), placed(20, 2, 0.46)]
const seams: TopicDrawing = {
  steps: [
    large((s) => {
      parts.bodyRough(s, light)
      parts.shoulderSeams(s, now)
    }),
    large((s) => parts.armholes(s, now)),
    large((s) => {
      parts.sideSeam(s, now)
      parts.sewnShirt(s)
    }),
  ],
  slip: small((s) => parts.paintedShirt(s)),
  cure: small((s) => {
    parts.sewnShirt(s)
    parts.thickness(s)
  }),
  checks: [
    [150, -20, 340],
    [60, -60, 460],
  ],
}

const pleats: skirts.Pleats = { count: 7, colour: '#7C94C4' }
const [largeSkirt, smallSkirt] = [placed(0, 0, 1), placed(18, 6, 0.45)]
const pleated: TopicDrawing = {
  steps: [
    largeSkirt((s) => skirts.waistEllipse(s, now)),
    largeSkirt((s) => {
      skirts.hemEllipse(s, light)
      skirts.hemMarks(s, pleats)
    }),
    largeSkirt((s) => {
      skirts.foldLines(s, pleats, light)
      skirts.skirt(s, pleats)
    }),
  ],
  slip: smallSkirt((s) => {
    skirts.skirt(s, { ...pleats, flat: true })
    skirts.widths(s, { ...pleats, flat: true }, red)
  }),
  cure: smallSkirt((s) => {
    skirts.skirt(s, pleats)
    skirts.widths(s, pleats, now)
  }),
  checks: [
    [200, 40, 360],
    [0, 170, 560],
  ],
}

const [largeYukata, smallYukata] = [placed(-90, 4, 1), placed(24, 46, 0.62)]
const bustOnly = (draw: Draw): Draw =>
  smallYukata((s) =>
    s.within(
      [
        [-300, -330],
        [300, -330],
        [300, 166],
        [-300, 166],
      ],
      () => draw(s),
      true,
    ),
  )
const layered: TopicDrawing = {
  steps: [
    largeYukata((s) => {
      parts.wearerRough(s, light)
      parts.yLines(s, now)
    }),
    largeYukata((s) => parts.obiLines(s, now)),
    (s) => {
      largeYukata((sheet) => parts.yukata(sheet))(s)
      s.at(290, -150, { scale: 68 }, () => parts.sideCollar(s))
    },
  ],
  slip: bustOnly((s) => {
    parts.yukata(s, { wrong: true })
    for (const way of ['-104,-150 -20,-76 52,-4', '52,-4 16,-14', '52,-4 44,-42']) red(s, trace(way), 6)
  }),
  cure: bustOnly((s) => {
    parts.yukata(s)
    red(
      s,
      [
        [-150, -60],
        [-100, -40],
        [-30, -34],
      ],
      5,
    )
    for (const end of [
      [-52, -52],
      [-50, -18],
    ] as const)
      red(s, [[-30, -34], end], 5)
  }),
  checks: [
    [-90, -60, 400],
    [300, -90, 300],
  ],
}

const wide: skirts.Pleats = { count: 5, round: true, colour: '#D9776A' }
const patterned: TopicDrawing = {
  steps: [
    largeSkirt((s) => {
      skirts.skirt(s, wide)
      skirts.flowArrows(s, wide)
    }),
    largeSkirt((s) => skirts.largeFlowers(s, wide)),
    largeSkirt((s) => {
      skirts.cutFlowers(s, wide)
      skirts.inkFolds(s, wide)
    }),
  ],
  slip: smallSkirt((s) => {
    skirts.skirt(s, wide)
    skirts.flatFlowers(s, wide)
  }),
  cure: smallSkirt((s) => {
    skirts.skirt(s, wide)
    skirts.largeFlowers(s, wide)
    skirts.cutFlowers(s, wide)
    skirts.inkFolds(s, wide)
  }),
  checks: [
    [20, 60, 460],
    [180, 60, 400],
  ],
}

export const costume: readonly TopicDrawing[] = [seams, pleated, layered, patterned]
