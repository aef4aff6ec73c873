import { box } from '../backdrop.ts'
import { onGround } from './ground.ts'
import { balloon, boy, girl } from './manga-parts.ts'
import { full, roundBox } from './phone-parts.ts'
import { tint } from './street-things.ts'
import { drawExpression } from '../figure/expression.ts'
import { drawHead } from '../figure/head.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

const { sky: SKY, dawn: DAWN, rose: ROSE, leaf: LEAF, hair: HAIR, skin: SKIN } = full
/** Two panels far apart on one strip: the empty stretch between them is the pause. */
export function drawGapStrip(s: Sheet) {
  const { tones } = s
  onGround(s, tones.soft, () => {
    s.flat(box(-290, -380, 310, 380), tones.dark, { corners: true, still: true, opacity: 0.25 })
    tint(s, box(-300, -380, 300, 380), tones.paper)
    for (const x of [-300, 300])
      s.ink(
        [
          [x, -380],
          [x, 380],
        ],
        5,
        { in: 0.01, out: 0.01, least: 0.9, shade: 0 },
      )
    const cells: [Point[], () => void][] = [
      [
        box(-270, -380, 270, -150),
        () =>
          s.at(-90, -250, { scale: 78 }, () =>
            drawHead(s, girl(s, { yaw: 0.4, mood: 'surprise', hair: HAIR, skin: SKIN })),
          ),
      ],
      [
        box(-270, 120, 270, 380),
        () => s.at(90, 232, { scale: 80 }, () => drawHead(s, boy(s, { yaw: -0.4, mood: 'smile', skin: SKIN }))),
      ],
    ]
    for (const [i, [cell, draw]] of cells.entries()) {
      s.flat(cell, i ? DAWN : SKY, { corners: true, still: true })
      s.within(cell, draw, true)
      s.contour(cell, 5.4, { corners: true, least: 0.8, shade: 0 })
    }
    balloon(s, [130, -260], [56, 60], [40, -220])
    for (const [i, at] of trace('120,-96 60,-60 -10,-26 30,14 -40,50 -20,88').entries())
      s.solid(ellipse(...at, 17 - i, 9, { tilt: i * 1.1 }), ROSE, 3)
    for (const side of [-1, 1]) {
      const x = side * 420
      s.pencil(
        [
          [x, -140],
          [x, 110],
        ],
        4,
      )
      for (const [y, d] of [
        [-140, 1],
        [110, -1],
      ] as const)
        s.pencil(
          [
            [x - 26, y + d * 36],
            [x, y],
            [x + 26, y + d * 36],
          ],
          4,
        )
      s.pencil(
        [
          [side * 300, -150],
          [side * 470, -150],
        ],
        3,
      )
      s.pencil(
        [
          [side * 300, 120],
          [side * 470, 120],
        ],
        3,
      )
    }
  })
}

/** The same scene on two phones: crowded and small on one, clear on the other. */
export function drawTwoPhones(s: Sheet) {
  const { tones } = s
  onGround(s, tones.soft, () => {
    for (const side of [-1, 1]) {
      s.at(side * 300, 0, {}, () => {
        s.solid(roundBox(-190, -326, 190, 326, 36), tones.dark, 6, { corners: true })
        const glass = roundBox(-172, -296, 172, 296, 14)
        s.flat(glass, tones.paper, { still: true })
        s.within(glass, () => (side < 0 ? crowded(s) : clear(s)))
        s.contour(glass, 4, { corners: true, least: 0.9, shade: 0 })
      })
    }
    s.ink(trace('-60,0 50,0'), 14, { in: 0.1, out: 0.1 })
    s.ink(trace('16,-34 58,0 16,34'), 14, { in: 0.1, out: 0.1, corners: true })
  })
}

function crowded(s: Sheet) {
  s.pen = 0.4
  for (let i = 0; i < 24; i++) {
    const [x, y] = [-144 + (i % 4) * 82 + 20, -280 + Math.floor(i / 4) * 98 + 40]
    const cell = box(x - 37, y - 44, x + 37, y + 44)
    s.flat(cell, [SKY, DAWN, ROSE, LEAF][(i * 3) % 4]!, { corners: true, still: true })
    s.within(
      cell,
      () =>
        s.at(x + 8, y + 14, { scale: 23 }, () =>
          drawHead(s, (i % 2 ? boy : girl)(s, { yaw: i % 3 ? 0.3 : -0.3, skin: SKIN })),
        ),
      true,
    )
    s.contour(cell, 6, { corners: true, least: 0.8 })
    balloon(s, [x - 18, y - 22], [17, 17], [x, y], 4)
  }
  s.pen = 1
}

function clear(s: Sheet) {
  tint(s, box(-172, -296, 172, 40), SKY)
  const face = drawExpression({ eyes: 'smile', brow: [-0.08, 0], mouth: 'laugh', signs: ['blush'] })
  s.at(30, -40, { scale: 104 }, () =>
    drawHead(s, girl(s, { yaw: -0.2, hair: HAIR, skin: SKIN, own: { features: face } })),
  )
  balloon(s, [-86, -216], [64, 62], [-20, -150], 2)
  tint(s, box(-180, 110, 180, 310), s.tones.paper)
  s.ink(trace('-172,110 172,110'), 5, { in: 0.01, out: 0.01, least: 0.9 })
  for (const [i, at] of trace('-60,150 40,190 -20,240').entries()) s.solid(ellipse(...at, 20, 11, { tilt: i }), ROSE, 3)
}
