import { box } from './backdrop.ts'
import { bend, ellipse, type Point } from './geometry.ts'
import type { Sheet } from './sheet.ts'
import { draughts } from './subjects.ts'
import { PAPER } from './tones.ts'

/** A tag on its string, and the scissors that take something off it. */
export function drawPriceTag(s: Sheet) {
  s.at(-70, 20, { rotate: -0.12 }, () => {
    const tag: Point[] = [
      [-230, -140],
      [160, -140],
      [270, 0],
      [160, 140],
      [-230, 140],
    ]
    s.solid(tag, s.tones.soft, 6, { corners: true })
    s.solid(ellipse(196, 0, 24, 24), s.tones.paper, 5)
    s.ink(bend([204, 0], [330, -150], [420, -60], 12), 6)
    s.ink(bend([204, 0], [360, -40], [410, -70], 12), 4)
    for (const [y, width] of [
      [-66, 270],
      [-10, 210],
    ] as const)
      s.ink(
        [
          [-180, y],
          [-180 + width, y],
        ],
        12,
        { opacity: 0.55 },
      )
    s.ink(
      [
        [-196, -58],
        [104, -76],
      ],
      9,
      { colour: '#C8361F' },
    )
    s.ink(
      [
        [-170, 70],
        [-60, 70],
      ],
      20,
      { colour: s.tones.deep },
    )
    s.ink(
      [
        [-30, 70],
        [60, 70],
      ],
      20,
      { colour: s.tones.deep },
    )
    s.pencil(box(-210, -120, 140, 120), 1.6, { corners: true, closed: true })
  })
  s.at(300, 170, { rotate: -0.75 }, () => {
    for (const side of [1, -1]) {
      s.at(0, 0, { scaleX: 1, rotate: side * 0.24 }, () => {
        s.solid(
          [
            [-12, 20],
            [0, -230],
            [16, -236],
            [18, 24],
          ],
          s.tones.pale,
          5,
        )
        s.contour(ellipse(-side * 42, 112, 50, 64, { tilt: side * 0.3 }), 14, { colour: s.tones.deep })
        s.ink(
          [
            [0, 18],
            [-side * 16, 58],
          ],
          14,
          { colour: s.tones.deep },
        )
      })
    }
    s.solid(ellipse(0, 8, 11, 11), s.tones.accent, 4)
  })
}

/** A card in an open envelope, a ribbon around it. */
export function drawGiftCard(s: Sheet) {
  s.at(0, 10, { rotate: 0.04 }, () => {
    s.solid(box(-330, -60, 330, 270), s.tones.soft, 6, { corners: true })
    s.at(0, -96, { rotate: -0.06 }, () => {
      s.solid(box(-270, -150, 270, 170), s.tones.paper, 6, { corners: true })
      s.flat(box(-270, -60, 270, -16), s.tones.accent, { corners: true })
      s.flat(box(-150, -150, -106, 170), s.tones.accent, { corners: true })
      s.ink(
        [
          [-270, -60],
          [270, -60],
        ],
        3,
      )
      s.ink(
        [
          [-270, -16],
          [270, -16],
        ],
        3,
      )
      s.solid(bend([-128, -38], [-230, -130], [-206, -20]), s.tones.deep, 5)
      s.solid(bend([-128, -38], [-20, -130], [-46, -20]), s.tones.deep, 5)
      s.solid(ellipse(-128, -38, 26, 22), s.tones.mid, 5)
      for (const [y, width] of [
        [36, 150],
        [76, 96],
      ] as const)
        s.ink(
          [
            [60, y],
            [60 + width, y],
          ],
          8,
          { opacity: 0.5 },
        )
      s.pencil(box(-246, -128, 246, 148), 1.6, { corners: true, closed: true })
    })
    s.solid(
      [
        [-330, -60],
        [0, 130],
        [330, -60],
        [330, 270],
        [-330, 270],
      ],
      s.tones.mid,
      6,
      { corners: true },
    )
    s.ink(
      [
        [-330, 270],
        [-60, 96],
      ],
      4,
    )
    s.ink(
      [
        [330, 270],
        [60, 96],
      ],
      4,
    )
    s.solid(ellipse(0, 150, 44, 44), '#C8361F', 5)
    s.ink(bend([-16, 150], [0, 176], [22, 130]), 6, { colour: PAPER })
  })
}

/** A pen display with a drawing begun on it. */
export function drawTablet(s: Sheet) {
  s.at(-30, 20, { rotate: -0.08 }, () => {
    s.solid(box(-400, -230, 400, 230), s.tones.deep, 7, { corners: true })
    s.flat(box(-340, -190, 350, 190), PAPER, { corners: true, still: true })
    s.contour(box(-340, -190, 350, 190), 4, { corners: true })
    for (const y of [-120, -60, 0, 60, 120])
      s.solid(box(-382, y - 14, -358, y + 14), s.tones.soft, 3, { corners: true })
    s.within(
      box(-338, -188, 348, 188),
      () => {
        s.at(0, 0, { scale: 0.52 }, () => draughts.head.draw(s))
      },
      true,
    )
    s.guide([-340, 0], [350, 0], 0)
    s.guide([0, -190], [0, 190], 0)
  })
  s.at(300, 120, { rotate: 0.6 }, () => {
    s.solid(
      [
        [-22, -300],
        [22, -300],
        [26, 120],
        [-26, 120],
      ],
      s.tones.dark,
      5,
    )
    s.solid(
      [
        [-26, 120],
        [26, 120],
        [4, 200],
        [-4, 200],
      ],
      s.tones.mid,
      5,
      { corners: true },
    )
    s.ink(
      [
        [-8, -270],
        [-6, 90],
      ],
      5,
      { colour: PAPER, opacity: 0.4 },
    )
    s.solid(box(-18, 10, 18, 70), s.tones.accent, 3, { corners: true })
  })
}
