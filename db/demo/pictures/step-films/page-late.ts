import { box } from '../backdrop.ts'
import { drawSomebody } from '../covers/actor.ts'
import { balloon, girl } from '../covers/manga-parts.ts'
import { plate } from '../covers/street-things.ts'
import { stances } from '../covers/stances.ts'
import { drawExpression } from '../figure/expression.ts'
import { drawHead } from '../figure/head.ts'
import { ellipse, type Point, polar } from '../geometry.ts'
import { drawFocusLines } from '../scene/inner.ts'
import { INK } from '../tones.ts'
import { high, middle, type Shows, wide } from './page.ts'
import { bust, cloud, fill, size, within } from './page-panels.ts'

const clock: Shows = (s, cell) => {
  fill(s, cell, s.tones.soft)
  const [x, y] = within(cell, 0.5, 0.54)
  const r = Math.min(wide(cell), high(cell)) * 0.36
  for (const side of [-1, 1]) s.solid(ellipse(x + side * r * 0.6, y - r * 0.9, r * 0.34, r * 0.26), s.tones.accent, 4)
  s.solid(ellipse(x, y, r, r).slice(0, -1), '#FFFFFF', 6)
  for (let i = 0; i < 12; i++) {
    const [dx, dy] = polar((i / 12) * Math.PI * 2, r)
    s.ink(
      [
        [x + dx * 0.78, y + dy * 0.78],
        [x + dx * 0.9, y + dy * 0.9],
      ],
      3.4,
      { in: 0.02, out: 0.02, least: 0.9 },
    )
  }
  s.ink(
    [
      [x, y],
      [x - r * 0.34, y + r * 0.36],
    ],
    7,
    { in: 0.02, out: 0.1 },
  )
  s.ink(
    [
      [x, y],
      [x + r * 0.06, y - r * 0.66],
    ],
    5,
    { in: 0.02, out: 0.1 },
  )
}
const startled = bust(
  {
    who: girl,
    yaw: -0.24,
    large: 0.37,
    face: { eyes: 'open', open: 1.3, brow: [-0.2, -0.14], mouth: 'round', signs: ['sweat'] },
  },
  (s, cell) => {
    fill(s, cell, '#FFFFFF')
    drawFocusLines(s, middle(cell), [size(cell) * 0.5, wide(cell)], 44, 0.8)
  },
)
const late: Shows = (s, cell) => {
  fill(s, cell, '#FFFFFF')
  const strip = wide(cell) > high(cell) * 2
  const k = strip ? high(cell) / 5.4 : Math.min(wide(cell) / 7.8, high(cell) / 9.8)
  const low = strip ? 1.2 : 0.86
  s.flat(
    [within(cell, 0, low), within(cell, 1, low - 0.04), within(cell, 1, 1.3), within(cell, 0, 1.3)],
    s.tones.soft,
    { still: true, corners: true },
  )
  for (const y of [0.1, 0.22, 0.42, 0.56, 0.7])
    s.ink([within(cell, 0.99, y), within(cell, 0.68 + ((y * 7) % 0.2), y)], 4, { in: 0.05, out: 0.8 })
  const pen = s.pen
  s.pen = 0.24 + k / 120
  s.at(...within(cell, 0.4, strip ? 0.32 : 0.2), { scale: k, scaleX: -1 }, () =>
    drawSomebody(s, {
      stance: { ...stances.run, girth: 1.16 },
      face: { eyes: 'open', open: 1.1, brow: [-0.14, 0.02], mouth: 'round', signs: ['sweat'] },
      wear: { top: s.tones.accent, low: s.tones.deep, kind: 'skirt', shoe: INK },
      look: girl(s, { yaw: 0.4, neck: false }),
    }),
  )
  s.pen = pen
}
const school: Shows = (s, cell) => {
  fill(s, cell, s.tones.pale)
  const tall = high(cell) > wide(cell)
  cloud(s, within(cell, 0.3, 0.12), size(cell) * 0.5, '#FFFFFF', 3)
  const [l, t] = within(cell, tall ? 0.16 : 0.34, tall ? 0.2 : 0.16)
  const [r, b] = within(cell, tall ? 0.86 : 0.66, 0.9)
  plate(s, box(l, t, r, b + 60), s.tones.soft, 4)
  plate(
    s,
    [
      [l - 4, t],
      [(l + r) / 2, t - (r - l) * 0.44],
      [r + 4, t],
    ],
    s.tones.accent,
    4,
  )
  const clockAt: Point = [(l + r) / 2, t + (r - l) * 0.36]
  s.solid(ellipse(...clockAt, (r - l) * 0.24, (r - l) * 0.24), '#FFFFFF', 4)
  s.ink([[clockAt[0], clockAt[1] - (r - l) * 0.16], clockAt, [clockAt[0] + (r - l) * 0.1, clockAt[1]]], 3.6, {
    corners: true,
  })
  const rows = tall ? 6 : 2
  for (let i = 0; i < rows; i++)
    for (const x of [0.22, 0.6]) {
      const [px, py] = [l + (r - l) * x, t + (r - l) * 0.8 + i * (r - l) * 0.5]
      s.flat(box(px, py, px + (r - l) * 0.2, py + (r - l) * 0.3), s.tones.deep, { corners: true, still: true })
    }
}
const relieved: Shows = (s, cell) => {
  fill(s, cell, s.tones.pale)
  const scale = size(cell) * 0.36
  const [x, y] = within(cell, 0.36, 0.48)
  s.at(x, y, { scale, rotate: 0.06 }, () =>
    drawHead(
      s,
      girl(s, {
        yaw: 0.3,
        own: {
          features: drawExpression({ eyes: 'smile', brow: [-0.12, 0.04], mouth: 'glad', signs: ['blush', 'sweat'] }),
        },
      }),
    ),
  )
  const [bx, by] = [x + scale * 2.5, y - scale * 0.1]
  balloon(s, [bx, by], [scale * 0.72, scale * 0.86], [bx - scale * 1.1, by + scale * 0.6], 2)
}
/** She wakes late, runs, and is there in time. */
export const lateStory: readonly Shows[] = [clock, startled, late, school, relieved]
