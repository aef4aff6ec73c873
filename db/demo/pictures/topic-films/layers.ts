import { box } from '../backdrop.ts'
import { ellipse, type Point, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, now, red } from '../step-films/face.ts'
import { akimbo } from './black-parts.ts'
import { arrow, blueFrame, dashes, inBox, ruledFrame, still, WHITE } from './comic-parts.ts'
import { plainBody, somebody, type Who } from './comic-people.ts'
import * as layer from './layer-parts.ts'
import type { TopicDrawing } from './topic.ts'

const ROW = 98
const rowAt = (x: number, i: number): Point => [x, -84 + i * ROW]
const folders = (s: Sheet, x: number) => [0, 1, 2, 3].forEach((i) => layer.folder(s, rowAt(x, i), 340))
const named = (s: Sheet, x: number, parts: layer.Parts) =>
  parts.forEach((part, i) => {
    const [left, top] = rowAt(x, i)
    layer.role(s, i, [left + 62, top + 50], 0.9)
    if (i === 3) s.flat(box(left + 184, top + 22, left + 256, top + 78), '#5B6B8C', still)
    layer.content(s, part, [left + 220, top + 54], 0.19)
  })

const folded: TopicDrawing = {
  steps: [
    (s) => {
      folders(s, -380)
      blueFrame(s, box(-350, -316, -70, -100), light)
    },
    (s) => named(s, -380, layer.appleParts),
    (s) => {
      folders(s, 40)
      named(s, 40, layer.cupParts)
      for (const i of [0, 1, 2, 3])
        now(
          s,
          [
            [-36, rowAt(0, i)[1] + 50],
            [36, rowAt(0, i)[1] + 50],
          ],
          4,
        )
      for (const [x, parts, ground] of [
        [-210, layer.appleParts, '#DCE8EA'],
        [210, layer.cupParts, '#E3D9EC'],
      ] as const) {
        s.flat(box(x - 140, -316, x + 140, -100), ground, still)
        s.at(x, -196, { scale: 0.52 }, () => layer.whole(s, parts))
        ruledFrame(s, box(x - 140, -316, x + 140, -100), 4)
      }
    },
  ],
  slip: (s) => {
    for (let i = 0; i < 12; i++) {
      const [x, y] = [-110 + ((i * 7) % 5) * 14, -142 + i * 22]
      s.flat(box(x, y, x + 230, y + 30), WHITE, { ...still, knock: true })
      ruledFrame(s, box(x, y, x + 230, y + 30), 3)
      s.flat(box(x + 8, y + 6, x + 30, y + 18), '#C9CDD4', still)
    }
  },
  cure: (s) => {
    s.at(-110, -136, {}, () =>
      [0, 1, 2, 3].forEach((i) => {
        layer.folder(s, [0, i * 70], 260, 60)
        layer.role(s, i, [46, i * 70 + 37], 0.66)
      }),
    )
  },
  checks: [
    [-210, 120, 420],
    [0, 110, 620],
  ],
}

const wearer = {
  cut: 'bob',
  hair: '#6A4A58',
  cloth: '#F8E3D2',
  low: '#F8E3D2',
  skin: '#F8E3D2',
  shoe: '#B8485C',
  iris: '#4A3A50',
  mood: 'glad',
} as const satisfies Who & { low: string; shoe: string }
const GIRL: Point = [-120, -200]
const SIZE = 56
const DRESS = through(
  trace(
    '-0.62,1.5 -0.3,1.62 0,1.8 0.3,1.62 0.62,1.5 0.96,1.6 0.86,2.5 0.72,3.3 1.2,4.6 1.9,6.3 1,6.6 0,6.7 -1,6.6 -1.9,6.3 -1.2,4.6 -0.72,3.3 -0.86,2.5 -0.96,1.6',
  ),
  true,
  3,
)
const dressAt = ([x, y]: Point, scale: number) => DRESS.map(([px, py]): Point => [x + px * scale, y + py * scale])
const BASE = '#F3B9AE'
const dress = dressAt(GIRL, SIZE)
/** Shade and stripes in long strokes that do not mind the outline. */
const strokesAt = ([x, y]: Point, scale: number) =>
  ['-3.1,4.5 0,5 3.1,4.5', '-3.2,5.5 0,6 3.2,5.5', '-2.6,3.5 0,3.9 2.6,3.5'].map((noted) =>
    trace(noted).map(([px, py]): Point => [x + px * scale, y + py * scale]),
  )
const shadeAt = ([x, y]: Point, scale: number) =>
  through(trace('0.4,1.3 1.7,1.4 1.8,3 2.8,6.9 0.3,7 0.8,5 0.5,3.2 0.7,2.2'), true, 4).map(([px, py]): Point => [
    x + px * scale,
    y + py * scale,
  ])
const painted = (s: Sheet, at: Point, scale: number) => {
  for (const stroke of strokesAt(at, scale))
    s.ink(stroke, scale * 0.42, { colour: '#D9574A', layer: 'flat', in: 0.02, out: 0.02, least: 0.9, shade: 0 })
  s.flat(shadeAt(at, scale), '#8A3F5C', { still: true, opacity: 0.45 })
}
const rowBox = (i: number) => box(150, -250 + i * 170, 380, -110 + i * 170)
const tag = (s: Sheet, i: number, draw: () => void) => {
  s.flat(rowBox(i), WHITE, still)
  inBox(s, rowBox(i), draw)
  ruledFrame(s, rowBox(i), 4)
}

const clipping: TopicDrawing = {
  steps: [
    (s) => {
      plainBody(s, GIRL, SIZE, akimbo, wearer)
      s.flat(dress, BASE, { still: true, knock: true })
      s.contour(dress, 5)
      tag(s, 1, () => s.flat(dressAt([265, -100], 22), BASE, { still: true }))
    },
    (s) => {
      tag(s, 0, () => {})
      now(s, trace('176,-180 136,-180 136,-10 140,-10'), 4)
      arrow(s, [136, -60], [136, -10], now, 16)
      dashes(s, box(-300, -130, 60, 200))
    },
    (s) => {
      s.within(dress, () => painted(s, GIRL, SIZE), true)
      s.contour(dress, 5)
      tag(s, 0, () => {
        painted(s, [265, -270], 22)
        s.contour(dressAt([265, -270], 22), 2.4)
      })
      tag(s, 2, () =>
        s.within(
          dressAt([265, 70], 22),
          () => {
            s.flat(dressAt([265, 70], 22), BASE, { still: true })
            painted(s, [265, 70], 22)
          },
          true,
        ),
      )
    },
  ],
  slip: (s) => smallDress(s, false),
  cure: (s) => smallDress(s, true),
  checks: [
    [-120, 60, 420],
    [230, 0, 420],
  ],
}
function smallDress(s: Sheet, clipped: boolean) {
  const [at, scale]: [Point, number] = [[20, -214], 52]
  const shape = dressAt(at, scale)
  s.flat(shape, BASE, { still: true })
  if (clipped) s.within(shape, () => painted(s, at, scale), true)
  else painted(s, [34, -212], scale)
  s.contour(shape, 4.4)
}

const chips = [0, 1, 2].map((i): Point => [322, -210 + i * 200])
const pair = (s: Sheet, [x, y]: Point, [a, b, both]: readonly [string, string, string]) => {
  const [left, right] = [ellipse(x - 24, y, 44, 44).slice(0, -1), ellipse(x + 24, y, 44, 44).slice(0, -1)]
  s.flat(left, a, { still: true })
  s.flat(right, b, { still: true })
  s.within(left, () => s.flat(right, both, { still: true }), true)
}
const modes: TopicDrawing = {
  steps: [
    (s) => {
      layer.flatScene(s)
      layer.multiplied(s)
      pair(s, chips[0]!, ['#F1E3C6', '#9C95CF', layer.multiply('#F1E3C6', '#9C95CF')])
    },
    (s) => {
      layer.screened(s)
      pair(s, chips[1]!, ['#7FA7B8', '#D9A24A', layer.screen('#7FA7B8', '#7A5A26')])
    },
    (s) => {
      layer.overlaid(s)
      pair(s, chips[2]!, ['#8FA8A0', '#E08A60', layer.recoloured.overlay('#8FA8A0')])
    },
  ],
  slip: (s) => {
    const hues = ['#FF3FA0', '#3FFFD0', '#FFE000', '#5A2FFF', '#FF6A00', '#00C8FF', '#A0FF00', '#C000C0', '#FF2020']
    hues.forEach((hue, i) =>
      layer.thumb(s, [-128 + (i % 3) * 78, -136 + Math.floor(i / 3) * 92], 70, (colour) =>
        i % 2 ? layer.multiply(colour, hue) : layer.screen(colour, layer.multiply(hue, '#999999')),
      ),
    )
    layer.clock(s, [150, 0], 30, 2.4)
    red(s, ellipse(150, 0, 38, 38, { from: -1.5, to: 4 }), 4)
  },
  cure: (s) => {
    const { multiply, screen, overlay } = layer.recoloured
    ;[multiply, screen, overlay].forEach((hue, i) =>
      layer.thumb(s, [-126 + (i % 2) * 116, -90 + Math.floor(i / 2) * 104], 104, hue),
    )
    layer.clock(s, [150, 0], 30, -0.6)
    red(s, ellipse(150, 0, 38, 38, { from: -1.5, to: -0.6 }), 4)
  },
  checks: [
    [60, 60, 420],
    [0, -80, 560],
  ],
}

const GROUPS = [0, 0, 0, 1, 1, 1, 2, 2, 3, 3]
const sheetAt = (i: number): Point => [-262, 262 - i * 54]
const merging: TopicDrawing = {
  steps: [
    (s) => {
      GROUPS.forEach((group, i) =>
        layer.laidSheet(s, sheetAt(i), 112, layer.multiply(layer.TAGS[3 - group]!, i % 2 ? '#FFFFFF' : '#EDEDF4')),
      )
      for (const i of [3, 6, 8]) {
        const y = sheetAt(i)[1] + 40
        now(
          s,
          [
            [-386, y + 6],
            [-128, y - 6],
          ],
          6,
        )
      }
    },
    (s) => {
      arrow(s, [-124, -226], [-50, -226], now, 20)
      layer.file(s, [40, -226], 0.84, true)
    },
    (s) => {
      ;[0, 1, 2, 3].forEach((group) => {
        const y = 232 - group * 104
        layer.laidSheet(s, [236, y], 140, layer.TAGS[3 - group]!, 26)
        light(
          s,
          [
            [-146, sheetAt([1, 4, 6.5, 8.5][group]!)[1]],
            [88, y + 16],
          ],
          2.4,
        )
      })
      layer.thumb(s, [190, -300], 170, (colour) => colour)
    },
  ],
  slip: (s) => {
    for (let i = 0; i < 14; i++)
      layer.laidSheet(s, [-46 + Math.sin(i * 2.1) * 14, 112 - i * 17], 76, i % 3 ? '#E6E4EC' : '#CFCBDD')
    somebody(s, [96, -10], 50, { ...wearer, cloth: '#8DBBA6', mood: 'shock' })
  },
  cure: (s) => {
    layer.file(s, [-70, -66], 0.62, true)
    ;[0, 1, 2, 3].forEach((group) => layer.laidSheet(s, [-60, 112 - group * 26], 76, layer.TAGS[3 - group]!, 10))
    somebody(s, [96, -10], 50, { ...wearer, cloth: '#8DBBA6', mood: 'glad' })
  },
  checks: [
    [40, -200, 360],
    [236, 80, 420],
  ],
}
export const layers: readonly TopicDrawing[] = [folded, clipping, modes, merging]
