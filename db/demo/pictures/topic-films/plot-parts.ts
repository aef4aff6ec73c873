import { box } from '../backdrop.ts'
import type { Stance } from '../covers/actor.ts'
import { stances } from '../covers/stances.ts'
import { type Point, bend, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { dog } from '../step-films/beasts.ts'
import { crossedOut } from '../step-films/face.ts'
import { drawBeast } from '../step-films/four-legged.ts'
import { fill } from '../step-films/page-panels.ts'
import type { Cell, Shows } from '../step-films/page.ts'
import { bubble, letters } from './balloon-parts.ts'
import { cake } from './four-panel-parts.ts'
import {
  type Mood,
  WHITE,
  cat,
  disc,
  flatly,
  head,
  lean,
  moods,
  part,
  plain,
  rays,
  schoolgirl,
  somebody,
} from './panel-parts.ts'

export const girlAt = (s: Sheet, at: Point, scale: number, mood: Mood, stance: Stance = stances.stiff) =>
  somebody(s, at, scale, { ...schoolgirl(s), stance: { ...stance, girth: 1.12 }, face: moods[mood] }, -1)
export const hound = (s: Sheet, [x, y]: Point, k: number) =>
  s.at(x, y, { scale: k, scaleX: -1 }, () =>
    lean(s, () => drawBeast(s, { ...dog, coat: s.tones.mid, belly: s.tones.pale }, 4), 2),
  )
export const street: Shows = (s, cell) => {
  fill(s, cell, s.tones.pale)
  flatly(s, box(cell[0], part(cell, 0, 0.84)[1], cell[2], cell[3]), s.tones.soft)
  s.ink([part(cell, 0, 0.84), part(cell, 1, 0.84)], 3, plain)
}
export const stall = (s: Sheet, [x, y]: Point) => {
  s.solid(box(x - 90, y, x + 90, y + 130), s.tones.mid, 4, { corners: true })
  s.solid(box(x - 102, y - 18, x + 102, y + 6), WHITE, 4, { corners: true })
  for (const px of [-92, 92])
    s.ink(
      [
        [x + px, y - 18],
        [x + px, y - 190],
      ],
      6,
      plain,
    )
  for (let i = 0; i < 5; i++) {
    const l = x - 110 + i * 44
    s.solid(
      [
        [l, y - 230],
        [l + 44, y - 230],
        [l + 44, y - 184],
        [l + 22, y - 168],
        [l, y - 184],
      ],
      i % 2 ? WHITE : s.tones.accent,
      3.4,
      { corners: true },
    )
  }
  cake(s, [x, y - 46], 1.2)
}
export const walk = (s: Sheet, cell: Cell, mood: Mood, trouble = false) => {
  street(s, cell)
  const r = (cell[3] - cell[1]) * 0.34
  head(s, part(cell, trouble ? 0.74 : 0.5, 0.5), r, { mood, yaw: -0.3 })
  if (!trouble) return
  rays(s, part(cell, 0.74, 0.5), [r * 1.5, 260], 30)
  hound(s, part(cell, 0.3, 0.52), 0.15)
}
export const rows: readonly Cell[] = [
  [-150, -136, 160, -50],
  [-150, -40, 160, 46],
  [-150, 56, 160, 142],
]
/** Ways that part before whoever stands on them, narrower the farther they go. */
export const fork = (s: Sheet, cell: Cell) => {
  fill(s, cell, s.tones.soft)
  flatly(s, box(...part(cell, 0, 0), ...part(cell, 1, 0.42)), s.tones.pale)
  const p = (x: number, y: number) => part(cell, x, y)
  flatly(
    s,
    [
      p(0.36, 1),
      p(0.4, 0.78),
      p(0.16, 0.42),
      p(0.26, 0.42),
      p(0.5, 0.66),
      p(0.74, 0.42),
      p(0.84, 0.42),
      p(0.6, 0.78),
      p(0.64, 1),
    ],
    WHITE,
  )
  s.ink([p(0.36, 1), p(0.4, 0.78), p(0.16, 0.42)], 3.6, { ...plain, corners: true })
  s.ink([p(0.26, 0.42), p(0.5, 0.66), p(0.74, 0.42)], 3.6, { ...plain, corners: true })
  s.ink([p(0.84, 0.42), p(0.6, 0.78), p(0.64, 1)], 3.6, { ...plain, corners: true })
}
export const wetCat = (s: Sheet, [x, y]: Point, k: number) => {
  for (const [dx, dy] of trace('-70,-120 -30,-146 20,-130 66,-150 84,-90 -86,-70'))
    s.ink(
      [
        [x + dx * k, y + dy * k],
        [x + (dx - 8) * k, y + (dy + 34) * k],
      ],
      3,
      { in: 0.1, out: 0.6 },
    )
  cat(s, [x, y - 46 * k], 36 * k)
  s.solid(
    [
      [x - 54 * k, y - 34 * k],
      [x + 54 * k, y - 34 * k],
      [x + 46 * k, y + 24 * k],
      [x - 46 * k, y + 24 * k],
    ],
    s.tones.mid,
    4,
    { corners: true },
  )
}
export const lost = (s: Sheet, [x, y]: Point, thing: () => void) => {
  bubble(s, { at: [x, y], r: [66, 52], voice: 'cloud' }, 3.4)
  thing()
  s.at(x, y, { scale: 40 }, () => crossedOut(s))
}
const railing = (s: Sheet, cell: Cell) => {
  const y = part(cell, 0, 0.78)[1]
  const h = cell[3] - cell[1]
  s.solid(box(cell[0] - 20, y, cell[2] + 20, cell[3] + 20), s.tones.soft, 3.4, { corners: true })
  s.solid(box(cell[0] - 20, y, cell[2] + 20, y + h * 0.045), s.tones.pale, 3.4, { corners: true })
  for (const x of [0.14, 0.38, 0.62, 0.86]) s.ink([part(cell, x, 0.86), part(cell, x, 0.98)], 5, plain)
}
export const bridge =
  (both: boolean): Shows =>
  (s, cell) => {
    const w = cell[2] - cell[0]
    fill(s, cell, s.tones.pale)
    s.flat(disc(...part(cell, 0.24, 0.2), w * 0.11), s.tones.accent, { still: true })
    flatly(
      s,
      [
        part(cell, 0, 0.46),
        part(cell, 0.2, 0.34),
        part(cell, 0.42, 0.44),
        part(cell, 0.7, 0.3),
        part(cell, 1, 0.42),
        part(cell, 1, 0.56),
        part(cell, 0, 0.56),
      ],
      s.tones.soft,
    )
    flatly(s, box(...part(cell, 0, 0.56), ...part(cell, 1, 1)), s.tones.mid)
    head(s, part(cell, 0.32, 0.56), w * 0.16, { mood: 'soft', yaw: 0.24 })
    if (both) head(s, part(cell, 0.72, 0.55), w * 0.165, { who: 'boy', mood: 'soft', yaw: -0.24 })
    railing(s, cell)
  }
export const explained: Shows = (s, cell) => {
  fill(s, cell, WHITE)
  head(s, part(cell, 0.3, 0.72), (cell[2] - cell[0]) * 0.2, { mood: 'talk', yaw: 0.2 })
  const at = part(cell, 0.52, 0.3)
  bubble(s, { at, r: [(cell[2] - cell[0]) * 0.44, (cell[3] - cell[1]) * 0.27], tip: part(cell, 0.36, 0.64) }, 3.6)
  letters(s, at, [9, 9, 9, 8], 11.5, { gap: 2.2 })
}
export const note = (s: Sheet, [x, y]: Point, half: number, colour: string, draw: () => void) => {
  s.flat(box(x - half + 6, y - half + 8, x + half + 6, y + half + 8), s.tones.dark, {
    corners: true,
    still: true,
    opacity: 0.22,
  })
  s.solid(
    [
      [x - half, y - half],
      [x + half, y - half],
      [x + half, y + half - 22],
      [x + half - 26, y + half],
      [x - half, y + half],
    ],
    colour,
    3.6,
    { corners: true },
  )
  s.within(box(x - half + 2, y - half + 2, x + half - 2, y + half - 2), draw, true)
}
export const peach = (s: Sheet, [x, y]: Point, k: number) => {
  for (const dy of [44, 58])
    s.ink(
      trace(
        `${x - 70 * k},${y + dy * k} ${x - 30 * k},${y + (dy - 8) * k} ${x + 10 * k},${y + dy * k} ${x + 70 * k},${y + (dy - 6) * k}`,
      ),
      3.4,
      { in: 0.1, out: 0.3 },
    )
  s.solid(
    [
      [x, y - 52 * k],
      [x + 40 * k, y - 34 * k],
      [x + 50 * k, y + 4 * k],
      [x + 26 * k, y + 38 * k],
      [x, y + 44 * k],
      [x - 26 * k, y + 38 * k],
      [x - 50 * k, y + 4 * k],
      [x - 40 * k, y - 34 * k],
    ],
    s.tones.accent,
    4,
  )
  s.ink(bend([x, y - 52 * k], [x - 22 * k, y - 10 * k], [x, y + 30 * k]), 3.4)
  s.solid(
    [
      [x, y - 52 * k],
      [x + 24 * k, y - 74 * k],
      [x + 52 * k, y - 66 * k],
      [x + 28 * k, y - 46 * k],
    ],
    s.tones.soft,
    3.4,
  )
}
export const meets = (s: Sheet, [x, y]: Point, k: number) => {
  head(s, [x - 44 * k, y - 18 * k], 34 * k, { who: 'boy', mood: 'glad', yaw: 0.34 })
  s.at(x + 54 * k, y + 26 * k, { scale: 0.17 * k }, () =>
    lean(s, () => drawBeast(s, { ...dog, coat: s.tones.soft, belly: WHITE }, 3), 2),
  )
}
export const ogre = (s: Sheet, [x, y]: Point, k: number) => {
  rays(s, [x, y], [66 * k, 120 * k], 30, 1)
  head(s, [x, y + 4 * k], 44 * k, { who: 'boy', mood: 'angry', yaw: 0.1, look: { skin: s.tones.accent, neck: false } })
  for (const side of [-1, 1])
    s.solid(
      [
        [x + side * 10 * k, y - 38 * k],
        [x + side * 24 * k, y - 78 * k],
        [x + side * 34 * k, y - 34 * k],
      ],
      WHITE,
      3.6,
      { corners: true },
    )
}
export const treasure = (s: Sheet, [x, y]: Point, k: number) => {
  for (const [dx, dy] of trace('-34,-24 -8,-34 20,-28 40,-20 4,-18'))
    s.solid(disc(x + dx * k, y + dy * k, 16 * k), s.tones.accent, 3)
  s.solid(box(x - 60 * k, y - 16 * k, x + 60 * k, y + 50 * k), s.tones.mid, 4, { corners: true })
  for (const dx of [-30, 30])
    s.ink(
      [
        [x + dx * k, y - 16 * k],
        [x + dx * k, y + 50 * k],
      ],
      5,
      plain,
    )
}
export const told = (s: Sheet, at: Point, k: number) =>
  letters(s, at, [7, 7, 7, 5], 15 * k, { colour: s.tones.mid, gap: 1.9 })
