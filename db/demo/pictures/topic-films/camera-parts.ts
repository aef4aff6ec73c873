import { box } from '../backdrop.ts'
import { cast } from '../covers/cast.ts'
import { limb, smallHand } from '../covers/limbs.ts'
import { smallPupil } from '../covers/manga-parts.ts'
import { someProfile } from '../covers/profiles.ts'
import { shadeOf } from '../figure/head-look.ts'
import { drawProfile } from '../figure/profile.ts'
import { type Point, mixed, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { standing } from '../step-films/by-eye-height.ts'
import { cloud, fill } from '../step-films/page-panels.ts'
import { type Cell, type Shows } from '../step-films/page.ts'
import {
  type Mood,
  WHITE,
  type Who,
  disc,
  flatly,
  head,
  lean,
  moods,
  panel,
  part,
  plain,
  ruled,
  withPen,
} from './panel-parts.ts'

const SKY = '#CFE3EA'
const GRASS = '#BFD3A2'
const tree = (s: Sheet, [x, y]: Point, k: number) => {
  s.solid(
    [
      [x - 9 * k, y],
      [x - 6 * k, y - 70 * k],
      [x + 6 * k, y - 70 * k],
      [x + 9 * k, y],
    ],
    '#8A5A44',
    3.4,
  )
  s.solid(disc(x, y - 104 * k, 52 * k, 50 * k), '#7FA56B', 3.8)
  s.flat(disc(x + 14 * k, y - 92 * k, 34 * k, 34 * k), '#5F8757', { still: true, opacity: 0.7 })
}
const farPupil = (s: Sheet, at: Point, size: number, hues: string[]) => {
  smallPupil(s, at, size, hues)
  for (const dx of [-7, 7]) s.black(disc(at[0] + dx * size, at[1] - 128 * size, 2.4 * size, 3.6 * size))
  s.ink(
    [
      [at[0] - 4 * size, at[1] - 119 * size],
      [at[0] + 4 * size, at[1] - 119 * size],
    ],
    3,
    plain,
  )
}
export const park: Shows = (s, cell) => {
  fill(s, cell, SKY)
  const low = part(cell, 0, 0.7)[1]
  flatly(s, box(cell[0], low, cell[2], cell[3]), GRASS)
  const house = (x: number, w: number, h: number, colour: string) => {
    const [l, b] = [part(cell, x, 0)[0], low]
    const [r, t] = [l + w * (cell[2] - cell[0]), b - h * (cell[3] - cell[1])]
    s.solid(box(l, t, r, b), colour, 3, { corners: true })
    s.solid(
      [
        [l - 8, t],
        [(l + r) / 2, t - 0.14 * (cell[3] - cell[1])],
        [r + 8, t],
      ],
      '#C96F55',
      3,
      { corners: true },
    )
  }
  house(0.06, 0.17, 0.3, '#F2E3C8')
  house(0.28, 0.13, 0.24, '#E6D3B8')
  const k = (cell[3] - cell[1]) / 240
  cloud(s, part(cell, 0.5, 0.2), 56 * k, WHITE, 2.6)
  tree(s, part(cell, 0.86, 0.84), 1.3 * k)
  withPen(s, 0.7, () => {
    farPupil(s, part(cell, 0.55, 0.95), 0.76 * k, ['#5B3A34', '#E07A6A', '#4A5C86'])
    farPupil(s, part(cell, 0.69, 0.95), 0.8 * k, ['#2F2C38', '#F2E3C8', '#3C4258'])
  })
}
export const colours = {
  girl: { hair: '#5B3A34', cloth: '#E07A6A', collar: 'crew' },
  boy: { hair: '#2F2C38', cloth: '#F2E3C8', collar: 'crew' },
} as const
const her = (mood: Mood, yaw: number, gaze?: Point): Who => ({ mood, yaw, ...(gaze && { gaze }), look: colours.girl })
const him = (mood: Mood, yaw: number): Who => ({ who: 'boy', mood, yaw, look: colours.boy })
export const gives: Shows = (s, cell) => {
  fill(s, cell, GRASS)
  const k = (cell[3] - cell[1]) / 340
  head(s, part(cell, 0.78, 0.4), 62 * k, him('shy', -0.4))
  head(s, part(cell, 0.2, 0.42), 60 * k, her('startled', 0.4))
  const [x, y] = part(cell, 0.44, 0.76)
  limb(
    s,
    [
      [x + 150 * k, y + 60 * k],
      [x + 90 * k, y + 40 * k],
      [x + 30 * k, y + 2 * k],
    ],
    [54 * k, 46 * k, 34 * k],
    colours.boy.cloth,
    4,
  )
  s.solid(
    [
      [x - 46 * k, y - 34 * k],
      [x + 34 * k, y - 28 * k],
      [x + 30 * k, y + 24 * k],
      [x - 50 * k, y + 18 * k],
    ],
    WHITE,
    4,
    { corners: true },
  )
  s.ink(
    [
      [x - 46 * k, y - 34 * k],
      [x - 8 * k, y + 2 * k],
      [x + 34 * k, y - 28 * k],
    ],
    3,
    { ...plain, corners: true },
  )
  smallHand(s, [x + 44 * k, y + 8 * k], 'grip', { size: 44 * k, angle: 1.7, skin: s.tones.skin })
}
export const feels = (s: Sheet, cell: Cell) => {
  fill(s, cell, '#F6D9CF')
  head(
    s,
    part(cell, 0.5, 0.52),
    Math.min(cell[3] - cell[1], (cell[2] - cell[0]) * 0.86) * 0.4,
    her('moved', 0.3, [0.1, 0]),
  )
}
export const distances = (s: Sheet, well: boolean) => {
  panel(
    s,
    [-150, -136, 160, 0],
    well
      ? park
      : (sheet, cell) => {
          fill(sheet, cell, '#E9E2D2')
          head(sheet, part(cell, 0.5, 0.56), 52, him('talk', -0.3))
        },
  )
  panel(s, [10, 12, 160, 140], (sheet, cell) => {
    fill(sheet, cell, '#E9E2D2')
    head(sheet, part(cell, 0.5, 0.5), 50, him('shy', -0.4))
  })
  panel(s, [-150, 12, 0, 140], feels)
}

/** What has been drawn, seen with a lens: points moved by where they lie on the sheet. */
function seenThrough(s: Sheet, bent: (p: Point) => Point, draw: () => void) {
  const from = s.marks.length
  draw()
  const numbers = (d: string) =>
    d.replace(/(-?\d+(?:\.\d+)?)[ ,](-?\d+(?:\.\d+)?)/g, (_, x: string, y: string) =>
      bent([Number(x), Number(y)])
        .map((value) => value.toFixed(1))
        .join(' '),
    )
  for (const mark of s.marks.slice(from))
    if (mark.kind === 'stroke') mark.points = mark.points.map((p) => bent(p))
    else [mark.d, mark.knock] = [numbers(mark.d), numbers(mark.knock)]
}
type Stands = {
  feet: Point
  high: number
  low: boolean
  who: Pick<Parameters<typeof standing>[1], 'look' | 'face' | 'top' | 'low'>
}
/** Somebody from below or from above: what is nearer to the camera is larger. */
function fromHeight(s: Sheet, { feet, high, low, who }: Stands) {
  const [x, y] = s.spot(feet)
  const tall = s.spot([0, high])[1] - s.spot([0, 0])[1]
  const bent = ([px, py]: Point): Point => {
    const up = (y - py) / tall
    const wide = low ? 1.34 - 0.62 * up : 0.62 + 0.6 * up
    return [x + (px - x) * wide, y - tall * (low ? 1.2 * up - 0.2 * up * up : up * (0.74 + 0.26 * up))]
  }
  const clips = s.clips.length
  seenThrough(s, bent, () =>
    s.at(...feet, { scale: high / 500 }, () =>
      lean(
        s,
        () => standing(s, { ...who, eye: low ? -40 : -1100, ribbon: '#F0C050', shoe: '#6E4636', bag: '#B98A5A' }),
        2.05,
        [shadeOf(who.look.hair ?? '')],
      ),
    ),
  )
  for (const clip of s.clips.slice(clips))
    clip.d = clip.d.replace(/(-?\d+(?:\.\d+)?)[ ,](-?\d+(?:\.\d+)?)/g, (_, px: string, py: string) =>
      bent([Number(px), Number(py)])
        .map((value) => value.toFixed(1))
        .join(' '),
    )
}
const strong = {
  look: { ...cast.teen, lit: false, yaw: 0.2 },
  face: { ...moods.shout, mouth: 'smirk' },
  top: '#F7F3E8',
  low: '#B8485C',
} as const
export const frail = {
  look: { ...cast.child, lit: false, yaw: -0.2 },
  face: moods.sad,
  top: '#F7F3E8',
  low: '#5E7FA8',
} as const
/** The ground to its horizon, its lines towards one point there; seen from low, the horizon lies low. */
const ground = (s: Sheet, cell: Cell, horizon: number, sky: string) => {
  fill(s, cell, sky)
  const at = cell[1] + (cell[3] - cell[1]) * horizon
  flatly(s, box(cell[0], Math.max(cell[1], at), cell[2], cell[3]), '#D8C6A4')
  const middle = (cell[0] + cell[2]) / 2
  for (const k of [-2.4, -1.2, 0, 1.2, 2.4]) {
    const to: Point = [middle + k * (cell[2] - cell[0]) * 0.4, cell[3]]
    s.ink([mixed([middle, at], to, 0.14), to], 2.2, { ...plain, colour: '#A98F6C' })
  }
}
export const lowShot =
  (who: Stands['who'] = strong): Shows =>
  (s, cell) => {
    ground(s, cell, 0.86, SKY)
    const high = (cell[3] - cell[1]) * 0.86
    fromHeight(s, { feet: part(cell, 0.5, 0.95), high, low: true, who })
  }
export const highShot =
  (who: Stands['who'] = frail): Shows =>
  (s, cell) => {
    ground(s, cell, 0.06, '#D8C6A4')
    const high = (cell[3] - cell[1]) * 0.62
    s.flat(disc(...part(cell, 0.5, 0.87), high * 0.2, high * 0.06), '#8A6F56', { still: true, opacity: 0.6 })
    fromHeight(s, { feet: part(cell, 0.5, 0.86), high, low: false, who })
  }
/** A camera from the side, its lens towards the right. */
export const lens = (s: Sheet, [x, y]: Point, size: number, turn: number) =>
  s.at(x, y, { rotate: turn, scale: size / 20 }, () => {
    ruled(s, '-20,-12 10,-12 10,12 -20,12')
    ruled(s, '10,-5 22,-11 22,11 10,5')
  })
export const fromAbove = (s: Sheet, [x, y]: Point, r: number, { hair, cloth }: { hair: string; cloth: string }) =>
  s.at(x, y, { scale: r, scaleX: x < 0 ? 1 : -1 }, () => {
    s.solid(disc(-0.12, 0, 0.75, 1.9), cloth, 3.4)
    s.solid(disc(0, 0, 1, 0.94), hair, 3.4)
    s.solid(trace('0.94,-0.2 1.2,0 0.94,0.2'), s.tones.skin, 3)
  })
export const twoShot =
  (swapped: boolean): Shows =>
  (s, cell) => {
    fill(s, cell, SKY)
    const k = (cell[3] - cell[1]) / 280
    const [a, b] = [part(cell, 0.24, 0.5), part(cell, 0.76, 0.5)]
    head(s, swapped ? b : a, 66 * k, him('talk', swapped ? -0.4 : 0.4))
    head(s, swapped ? a : b, 64 * k, her('soft', swapped ? 0.4 : -0.4))
    flatly(s, box(...part(cell, 0, 0.84), ...part(cell, 1, 1)), '#C99B6A')
    s.ink([part(cell, 0, 0.84), part(cell, 1, 0.84)], 3.4, plain)
  }
export const closer: Shows = (s, cell) => {
  fill(s, cell, '#F6D9CF')
  head(s, part(cell, 0.64, 0.5), (cell[3] - cell[1]) * 0.31, her('talk', -0.4, [-0.2, 0]))
  const [x, y] = part(cell, 0.06, 0.62)
  const k = (cell[3] - cell[1]) / 280
  s.solid(disc(x, y + 150 * k, 96 * k, 80 * k), colours.boy.cloth, 4)
  s.solid(disc(x, y, 62 * k, 82 * k), colours.boy.hair, 4)
}
export const lookingOut = (s: Sheet, cell: Cell, at: number) => {
  const [w, h] = [cell[2] - cell[0], cell[3] - cell[1]]
  fill(s, cell, SKY)
  flatly(s, box(...part(cell, 0, 0.62), ...part(cell, 1, 1)), '#7FB2C6')
  s.ink([part(cell, 0, 0.62), part(cell, 1, 0.62)], 2.6, plain)
  s.solid([part(cell, 0.05, 0.62), part(cell, 0.14, 0.5), part(cell, 0.2, 0.53), part(cell, 0.3, 0.62)], '#8FA98A', 3)
  cloud(s, part(cell, 0.3, 0.26), w * 0.13, WHITE, 2.8)
  cloud(s, part(cell, 0.1, 0.14), w * 0.07, WHITE, 2.6)
  const look = someProfile(s.tones, {
    nose: 0,
    bridge: 0,
    up: 0.04,
    lips: 0.02,
    chin: 0,
    style: 'bob',
    hair: '#5B3A34',
    cloth: '#E07A6A',
    skin: '#F6D9C0',
    blush: '#EDB5A2',
    mood: 'smile',
  })
  const r = h * 0.195
  withPen(s, 0.5 + r / 300, () =>
    s.at(part(cell, at, 0)[0], part(cell, 0, 0.32)[1], { scale: r }, () => lean(s, () => drawProfile(s, look), 2.9)),
  )
}
