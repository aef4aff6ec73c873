import { box } from '../backdrop.ts'
import { drawCup, drawKettle } from '../covers/kitchen-things.ts'
import { tube } from '../covers/limbs.ts'
import { stances } from '../covers/stances.ts'
import { type Point, ellipse, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { red } from '../step-films/face.ts'
import { fill } from '../step-films/page-panels.ts'
import type { Cell, Shows } from '../step-films/page.ts'
import {
  SMALL,
  WHITE,
  cat,
  flatly,
  head,
  moods,
  panel,
  paper,
  part,
  plain,
  rays,
  schoolgirl,
  somebody,
  withPen,
} from './panel-parts.ts'

/** How a kettle and a cup are seen in a panel: the spot, the size. */
const kettle = (s: Sheet, [x, y]: Point, scale: number, rotate = 0) =>
  s.at(x, y, { scale, rotate }, () => withPen(s, 0.6, () => drawKettle(s, [0, 0])))
export const cup = (s: Sheet, [x, y]: Point, scale: number) =>
  s.at(x, y, { scale }, () => withPen(s, 0.8, () => drawCup(s, [0, 0])))
export const steam = (s: Sheet, [x, y]: Point, size: number) => {
  for (const dx of [-1, 0, 1])
    s.ink(
      trace(
        `${x + dx * size * 0.4},${y} ${x + dx * size * 0.4 - size * 0.2},${y - size * 0.5} ${x + dx * size * 0.4 + size * 0.2},${y - size} ${x + dx * size * 0.4},${y - size * 1.5}`,
      ),
      4,
      { in: 0.2, out: 0.6, colour: s.tones.mid },
    )
}
export const boils: Shows = (s, cell) => {
  fill(s, cell, s.tones.pale)
  flatly(s, [part(cell, 0, 0.86), part(cell, 1, 0.86), part(cell, 1, 1), part(cell, 0, 1)], s.tones.mid)
  kettle(s, part(cell, 0.56, 0.8), 0.5)
}
export const spout: Shows = (s, cell) => {
  fill(s, cell, s.tones.soft)
  kettle(s, part(cell, 1.16, 0.88), 0.68)
}
export const pours: Shows = (s, cell) => {
  fill(s, cell, s.tones.pale)
  s.ink([part(cell, 0.47, 0.34), part(cell, 0.45, 0.72)], 7, { ...plain, colour: s.tones.accent })
  cup(s, part(cell, 0.45, 0.92), 0.72)
  kettle(s, part(cell, 1.1, 0.3), 0.34, -0.32)
}
export const waits: Shows = (s, cell) => {
  fill(s, cell, s.tones.pale)
  flatly(s, [part(cell, 0, 0.8), part(cell, 1, 0.8), part(cell, 1, 1), part(cell, 0, 1)], s.tones.soft)
  cup(s, part(cell, 0.36, 0.9), 1)
  steam(s, part(cell, 0.36, 0.34), 26)
}
export const lifts: Shows = (s, cell) => {
  fill(s, cell, s.tones.soft)
  cup(s, part(cell, 0.4, 0.5), 0.7)
  for (const dx of [-0.3, 0, 0.3])
    s.ink([part(cell, 0.42 + dx, 0.62), part(cell, 0.42 + dx, 0.9)], 3, { in: 0.1, out: 0.7 })
}
export const drinks: Shows = (s, cell) => {
  fill(s, cell, WHITE)
  head(s, part(cell, 0.54, 0.48), 78, { mood: 'rest', yaw: -0.3 })
  cup(s, part(cell, 0.2, 0.95), 1.1)
  steam(s, part(cell, 0.2, 0.52), 30)
}
export const question = (s: Sheet, [x, y]: Point, size: number, colour: string) => {
  const hook = trace('-0.5,-0.5 -0.3,-0.95 0.3,-0.95 0.5,-0.5 0.04,0 0,0.4').map(([px, py]): Point => [
    x + px * size,
    y + py * size,
  ])
  s.scatter(
    [
      tube(
        hook,
        hook.map(() => size * 0.26),
      ),
      ellipse(x, y + size * 0.86, size * 0.17, size * 0.17),
    ],
    colour,
    { layer: 'ink' },
  )
}
export const crate = (s: Sheet, [x, y]: Point, k: number) => {
  const to = (noted: string) => trace(noted).map(([px, py]): Point => [x + px * k, y + py * k])
  s.solid(to('-60,-40 60,-40 54,50 -54,50'), s.tones.mid, 4, { corners: true })
  s.solid(to('-66,-54 66,-54 64,-34 -64,-34'), s.tones.soft, 4, { corners: true })
}
export const found: Shows = (s, cell) => {
  fill(s, cell, s.tones.pale)
  crate(s, part(cell, 0.3, 0.66), 0.62)
  head(s, part(cell, 0.72, 0.5), 36, { mood: 'soft', yaw: -0.4 })
}
export const asks: Shows = (s, cell) => {
  fill(s, cell, s.tones.soft)
  head(s, part(cell, 0.6, 0.56), Math.min(70, (cell[3] - cell[1]) * 0.36), {
    mood: 'startled',
    yaw: -0.4,
    gaze: [-0.2, 0.1],
  })
  question(s, part(cell, 0.17, 0.36), (cell[3] - cell[1]) * 0.2, s.tones.accent)
}
export const answer: Shows = (s, cell) => {
  const [x, y] = part(cell, 0.5, 0.52)
  const k = Math.min((cell[2] - cell[0]) / 280, (cell[3] - cell[1]) / 310)
  rays(s, [x, y], [120 * k, 420 * k], 46, 1.1)
  cat(s, [x, y], 78 * k, -1)
  crate(s, [x, y + 92 * k], 1.3 * k)
}
export const wiped = (s: Sheet, ...areas: readonly Cell[]) =>
  s.scatter(
    areas.map(([l, t, r, b]): Point[] => [
      [l, t],
      [r, t],
      [r, b],
      [l, b],
    ]),
    WHITE,
    { layer: 'ink' },
  )
export const hero = (s: Sheet) =>
  somebody(s, [0, -206], 41, { ...schoolgirl(s), stance: { ...stances.leap, girth: 1.12 }, face: moods.laugh })
export const leaping = (s: Sheet, all: boolean) => {
  paper(s, SMALL)
  panel(s, [-74, -130, 126, -50], undefined, s.tones.pale)
  panel(s, [34, -38, 126, 44], undefined, s.tones.soft)
  panel(s, [-74, -38, 26, 44], undefined, s.tones.pale)
  panel(s, [-74, 56, 126, 130], undefined, s.tones.soft)
  const r = (out: boolean) => (out ? 44 : 24)
  const above = (low: number, draw: () => void) => s.within(box(-140, -190, 190, low), draw, true)
  above(-52, () => head(s, [26, -84], 44, { mood: 'laugh', yaw: 0.3 }))
  above(42, () => {
    head(s, [84, 6], r(all) * 0.96, { who: 'boy', mood: 'talk', yaw: -0.3 })
    head(s, [-26, all ? -2 : 8], r(all), { mood: 'talk', yaw: 0.3 })
  })
  above(128, () => head(s, [24, 96], all ? 48 : 24, { who: 'boy', mood: all ? 'shout' : 'calm', yaw: 0.3 }))
}
export const timeBars = (s: Sheet, lengths: readonly number[], spots: readonly Point[]) =>
  lengths.forEach((long, i) => {
    const [x, y] = spots[i]!
    red(
      s,
      [
        [x - long / 2, y],
        [x + long / 2, y],
      ],
      5,
    )
  })
