import { drawSomebody } from './actor.ts'
import { disc, onGround } from './ground.ts'
import { frame, girl } from './manga-parts.ts'
import { mended } from './mended.ts'
import { redLine } from './shading.ts'
import { stances } from './stances.ts'
import { tint } from './street-things.ts'
import { box } from '../backdrop.ts'
import { drawExpression } from '../figure/expression.ts'
import { drawHead } from '../figure/head.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import { drawFocusLines, drawTone } from '../scene/inner.ts'
import { lumpy } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'
import { INK } from '../tones.ts'

/** Left balloons and panels lie so that the eye jumps to and fro; right it runs from right to left and down. */
export function drawClearOrder(s: Sheet) {
  mended(s, ['#D5D2CC', '#EFEDE6'], (right) => {
    s.at(right ? -50 : 50, 0, { scale: 0.95 }, () => {
      s.flat(box(-196, -296, 220, 334), '#8E8A84', { corners: true, still: true, opacity: 0.6 })
      s.solid(box(-210, -310, 206, 320), '#FFFFFF', 5, { corners: true })
      const cells: Point[][] = right
        ? [
            trace('10,-286 182,-286 182,-110 30,-110'),
            trace('-186,-286 -4,-286 16,-110 -186,-110'),
            trace('-186,-90 182,-90 182,90 -186,90'),
            trace('30,110 182,110 182,296 10,296'),
            trace('-186,110 16,110 -4,296 -186,296'),
          ]
        : [
            trace('-186,-286 -20,-286 -60,-60 -186,-20'),
            trace('-4,-286 182,-286 182,-190 -20,-150'),
            trace('-30,-130 182,-176 182,60 -10,20'),
            trace('-186,0 -66,-40 -30,40 -186,180'),
            trace('-186,200 -20,60 182,84 182,296 -186,296'),
          ]
      const greys = ['#F3F0EA', '#DAD7D0', '#F3F0EA', '#C9C6C0', '#E6E3DC']
      cells.forEach((cell, i) =>
        frame(s, cell, greys[i]!, () => {
          const mid = cell.reduce<Point>(([a, b], [x, y]) => [a + x / cell.length, b + y / cell.length], [0, 0])
          s.at(
            mid[0],
            mid[1] + 34,
            { scale: 38 },
            () => (
              (s.pen = 0.5),
              drawHead(s, {
                ...girl(s, { hair: i % 2 ? INK : '#8A8784', neck: true }),
                yaw: i % 2 ? -0.3 : 0.3,
                own: {
                  features: drawExpression({
                    eyes: i % 2 ? 'smile' : 'open',
                    brow: [0, 0],
                    mouth: i % 2 ? 'laugh' : 'smile',
                  }),
                },
              }),
              (s.pen = 1)
            ),
          )
        }),
      )
      const way = right
        ? trace(
            '150,-236 100,-220 -60,-230 -130,-200 0,-120 120,-40 60,0 -130,10 -60,90 120,150 100,220 -80,200 -140,250',
          )
        : trace('150,-240 -120,-220 -150,60 100,-90 -130,120 120,-10 -100,-130 140,240 -60,120 -140,260')
      const spots = right
        ? trace('148,-240 -140,-240 120,-40 146,150 -142,160')
        : trace('-140,-240 140,-236 130,-20 -140,60 130,240')
      for (const [x, y] of spots) {
        s.solid(ellipse(x, y, 32, 38).slice(0, -1), '#FFFFFF', 4)
        for (const k of [-10, 4])
          s.ink(
            [
              [x + k, y - 18],
              [x + k, y + 16],
            ],
            4,
          )
      }
      s.ink(way, 11, { ...redLine, in: 0.05, out: 0.1 })
      const [a, b] = [way.at(-2)!, way.at(-1)!]
      const angle = Math.atan2(b[1] - a[1], b[0] - a[0])
      s.ink(
        [2.6, 0, -2.6].map((turn): Point =>
          turn ? [b[0] + Math.cos(angle + turn) * 34, b[1] + Math.sin(angle + turn) * 34] : b,
        ),
        11,
        { ...redLine, corners: true },
      )
    })
  })
}

/** One page of a summer afternoon: she reads below the tree, the sun, the leaves, her face in the dappled shade. */
export function drawShadePage(s: Sheet) {
  const gold = '#F2C84A'
  onGround(s, '#FFFFFF', () => {
    frame(s, box(-606, -326, 120, 326), '#FFFFFF', () => {
      tint(s, box(-610, -330, 124, 120), '#FBF3D8')
      for (const [x, y, r] of [
        [-480, -120, 60],
        [-380, -170, 70],
      ] as const)
        s.solid(lumpy(s.dice, [x, y + 40], [r * 1.6, r * 0.7], 7, 0.3), '#FFFFFF', 3.4, { corners: true })
      s.flat(trace('-620,110 -300,84 140,110 140,340 -620,340'), '#D8D4CC', { still: true })
      s.within(trace('-620,150 -200,110 140,140 140,340 -620,340'), () =>
        drawTone(s, { x: -620, y: 110, w: 780, h: 230 }, 15, INK, () => 0.34),
      )
      s.solid(trace('-90,-330 60,-330 40,-60 60,130 130,236 -140,240 -70,120 -60,-80'), '#8E8A84', 7)
      for (const line of ['-40,-300 -30,-60 -50,140', '10,-300 14,-40 10,160', '40,40 60,140 90,200'])
        s.ink(trace(line), 4, { in: 0.3, out: 0.4 })
      for (const [x, y, r] of [
        [-330, -300, 190],
        [-60, -330, 200],
        [130, -280, 170],
      ] as const) {
        const leaf = lumpy(s.dice, [x, y], [r, r * 0.66], 11, 0.24)
        s.solid(leaf, '#5C5A58', 6, { corners: true })
        s.within(
          leaf,
          () =>
            s.flat(lumpy(s.dice, [x - r * 0.2, y - r * 0.16], [r * 0.7, r * 0.4], 9, 0.3), '#A9A6A2', {
              still: true,
              corners: true,
            }),
          true,
        )
      }
      s.at(-196, 44, { scale: 40, scaleX: -1 }, () =>
        drawSomebody(s, {
          stance: {
            ...stances.sit,
            arms: '0.9,2.9 2.0,2.9 0.4,3.2 1.9,3.1',
            legs: '1.3,3.0 2.5,4.6 1.8,3.3 3.2,4.7',
            nod: 0.16,
          },
          wear: { top: '#FFFFFF', low: gold, kind: 'skirt', shoe: INK, sleeves: 'short' },
          face: { eyes: 'rest', brow: [-0.04, 0], mouth: 'smile' },
          look: { yaw: 0.5, style: 'bob', lash: 2, hair: INK, skin: '#FFFFFF', blush: '#E6E2DA' },
        }),
      )
      s.at(-288, 150, { rotate: 0.2 }, () => {
        s.solid(trace('-40,-8 0,4 0,-40 -40,-50'), '#FFFFFF', 4, { corners: true })
        s.solid(trace('40,-8 0,4 0,-40 40,-50'), gold, 4, { corners: true })
      })
      for (const [x, y] of trace('-420,220 -300,270 -60,290 60,260 -520,280 -180,300'))
        s.flat(ellipse(x, y, 34, 9), '#FFFFFF', { still: true })
    })
    frame(s, box(136, -326, 606, -128), gold, () => {
      drawFocusLines(s, [470, -240], [110, 500], 50, 0.8)
      s.solid(disc([470, -240], 70), '#FFFFFF', 5)
      for (const [x, y, t] of [
        [210, -280, 0.6],
        [280, -200, 1.2],
        [340, -280, 0.2],
        [220, -160, -0.4],
      ] as const)
        s.at(x, y, { rotate: t }, () => {
          s.solid(trace('0,-50 24,-14 16,30 0,44 -16,30 -24,-14'), '#5C5A58', 4)
          s.ink(trace('0,-40 0,40'), 3)
        })
    })
    frame(s, box(136, -112, 606, 176), '#E9E6E0', () => {
      s.at(372, 50, { scale: 128, rotate: -0.1 }, () =>
        drawHead(s, {
          ...girl(s, { yaw: -0.2, hair: INK, skin: '#FFFFFF', blush: '#E6E2DA', cloth: '#FFFFFF', collar: 'crew' }),
          own: { features: drawExpression({ eyes: 'smile', brow: [-0.1, 0], mouth: 'smile', signs: ['blush'] }) },
        }),
      )
      for (const [x, y, r] of [
        [200, -60, 30],
        [250, 120, 24],
        [540, -40, 28],
        [560, 110, 34],
        [480, -86, 18],
      ] as const)
        s.flat(disc([x, y], r, r * 0.7), '#FFFFFF', { still: true })
    })
    frame(s, box(136, 192, 606, 326), '#CFEAF0', () => {
      s.solid(trace('470,244 588,244 588,274 470,274'), '#E8CFA0', 4)
      s.solid(trace('196,222 230,206 478,206 490,220 490,298 478,312 230,312 196,296'), '#FFFFFF', 6)
      s.flat(trace('206,262 250,280 330,262 400,282 484,262 484,304 470,306 236,306 204,290'), gold, { still: true })
      for (const y of [232, 252])
        s.ink(
          [
            [226, y],
            [440, y],
          ],
          4,
          { in: 0.2, out: 0.5 },
        )
      for (const [x, y] of trace('260,330 330,322 420,326')) s.solid(disc([x, y], 9, 12), '#FFFFFF', 3)
    })
  })
}

const kinds: readonly ((s: Sheet, x: number, y: number) => void)[] = [
  (s, x, y) => drawFocusLines(s, [x, y], [50, 260], 54, 0.7),
  (s, x, y) => {
    for (let i = 0; i < 17; i++)
      s.ink(
        [
          [x - 180, y - 124 + i * 15.4],
          [x + 40 + ((i * 53) % 130), y - 124 + i * 15.4],
        ],
        3 + (i % 3) * 2,
        { in: 0.02, out: 0.8 },
      )
  },
  (s, x, y) => {
    for (let i = 0; i < 34; i++) {
      const a = (i / 34) * 6.283
      const r = i % 2 ? 60 : 84
      s.ink(
        [
          [x + Math.cos(a) * r, y + Math.sin(a) * r * 0.8],
          [x + Math.cos(a) * 230, y + Math.sin(a) * 200],
        ],
        i % 2 ? 9 : 4,
        { in: 0.5, out: 0.05 },
      )
    }
  },
  (s, x, y) => {
    for (let i = 0; i < 24; i++)
      s.ink(
        [
          [x - 176 + i * 15, y - 150],
          [x - 176 + i * 15, y - 30 + ((i * 41) % 120)],
        ],
        4,
        { in: 0.02, out: 0.8 },
      )
  },
  (s, x, y) =>
    s.black(
      Array.from({ length: 40 }, (_, i): Point => {
        const a = (i / 40) * 6.283
        const r = i % 2 ? 1 : 0.62 + ((i * 7) % 5) * 0.05
        return [x + Math.cos(a) * 150 * r, y + Math.sin(a) * 106 * r]
      }),
      { corners: true },
    ),
  (s, x, y) => {
    for (let i = 0; i < 13; i++)
      s.ink(
        trace(
          `${x - 170},${y - 110 + i * 18} ${x - 60},${y - 60 + i * 12} ${x + 60},${y - 64 + i * 12} ${x + 180},${y - 118 + i * 19}`,
        ),
        3 + (i % 3),
        { in: 0.1, out: 0.5 },
      )
  },
]

/** A sheet of six kinds of lines, some ruled, some by hand, and the ruler and pen that drew them. */
export function drawLineSheet(s: Sheet) {
  onGround(s, '#C9D6E6', () => {
    kinds.forEach((draw, i) => {
      const [x, y] = [((i % 3) - 1) * 396, i < 3 ? -164 : 164]
      frame(s, box(x - 184, y - 146, x + 184, y + 146), '#FFFFFF', () => draw(s, x, y))
    })
    s.at(150, 20, { rotate: -0.34 }, () => {
      s.flat(box(-330, -22, 350, 60), '#5A6A80', { corners: true, still: true, opacity: 0.4 })
      s.solid(box(-340, -40, 340, 40), '#F2C84A', 5, { corners: true })
      for (let i = 0; i < 34; i++)
        s.ink(
          [
            [-326 + i * 20, -40],
            [-326 + i * 20, i % 5 ? -24 : -10],
          ],
          3,
          { in: 0.02, out: 0.02, least: 1 },
        )
    })
    s.at(-60, -40, { rotate: 0.7 }, () => {
      s.solid(box(40, -17, 330, 17), '#D9523C', 5, { corners: true })
      s.solid(trace('40,-17 -10,-12 -60,0 -10,12 40,17'), '#D8DCE2', 4, { corners: true })
      s.ink(trace('-56,0 10,0'), 3)
    })
  })
}
