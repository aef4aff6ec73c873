import { disc, ground } from './ground.ts'
import { box } from '../backdrop.ts'
import { drawDrop, drawExpression, type Expression } from '../figure/expression.ts'
import { onFace } from '../figure/face.ts'
import { drawHead } from '../figure/head.ts'
import { type HeadLook, shadeOf, someHead, type Tip } from '../figure/head-look.ts'
import { bend } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between, PAPER, PENCIL } from '../tones.ts'

/** One calm face from the front, for rows in which only one thing changes. */
export const plainHead = (s: Sheet, with_: Partial<HeadLook> = {}): HeadLook => {
  const hair = with_.hair ?? s.tones.dark
  return {
    ...someHead(s.dice, s.tones),
    ...{ yaw: 0.2, pitch: 0, jaw: 0, style: 'bob', part: 0, mood: 'calm', tall: 1.1, slant: 0.04, gaze: [0, 0] },
    ...{ lash: 1, earring: false, neck: false, guides: false, hair },
    hairLight: between(hair, s.tones.paper, 0.35),
    hairDark: shadeOf(hair),
    iris: s.tones.deep,
    irisDark: s.tones.dark,
    ...with_,
  }
}

const shortFringe: Tip[] = [
  { u: -1, v: 0.5 },
  { u: -0.74, v: -0.3 },
  { u: -0.46, v: -0.46 },
  { u: -0.1, v: -0.42, gap: -0.74 },
  { u: 0.34, v: -0.48 },
  { u: 0.72, v: -0.32 },
  { u: 1, v: 0.5 },
]

const calm = [0, 0] as const
const faces: readonly Expression[] = [
  { eyes: 'smile', brow: [-0.08, 0], mouth: 'laugh' },
  { eyes: 'open', open: 0.8, brow: [0.17, -0.1], mouth: 'shout', signs: ['vein'] },
  { eyes: 'rest', brow: [-0.14, 0.08], mouth: 'sob', signs: ['tears'] },
  { eyes: 'open', open: 1.05, brow: [-0.1, -0.04], mouth: 'glad', signs: ['blush'] },
  { eyes: 'open', open: 1.3, brow: [-0.2, -0.16], mouth: 'round' },
  { eyes: 'rest', brow: calm, mouth: 'smile' },
  { eyes: 'squeeze', brow: [-0.06, 0.04], mouth: 'laugh', signs: ['drop'] },
  { eyes: 'open', open: 0.6, brow: [0.12, -0.02], mouth: 'frown' },
  { eyes: 'open', open: 0.85, gaze: [0.25, 0.1], brow: [-0.12, 0.06], mouth: 'wave', signs: ['blush'] },
  { eyes: 'blank', brow: [-0.18, 0], mouth: 'clench', signs: ['gloom', 'sweat'] },
  { eyes: 'wink', brow: [-0.04, -0.06], mouth: 'cat' },
  { eyes: 'open', open: 0.8, brow: [-0.16, 0.1], mouth: 'frown', signs: ['drop'] },
  { eyes: 'open', open: 0.62, gaze: [0.3, 0], brow: [0.08, -0.12], mouth: 'smirk' },
  { eyes: 'squeeze', brow: [0.12, -0.06], mouth: 'clench' },
  { eyes: 'open', open: 0.75, gaze: [-0.3, -0.1], brow: [0.1, 0], mouth: 'pout', signs: ['blush'] },
  { eyes: 'open', open: 1.05, gaze: [0.2, -0.2], brow: [-0.04, -0.14], mouth: 'small', signs: ['sweat'] },
]

/** Sixteen squares, in each the same face with another feeling. */
export function drawFeelings(s: Sheet) {
  const { tones } = s
  ground(s, tones.paper)
  const grounds = [tones.accent, tones.mid, between(PAPER, PENCIL, 0.45), tones.pale, tones.soft]
  const which = [0, 1, 2, 3, 4, 3, 0, 1, 3, 2, 0, 2, 4, 1, 3, 4]
  const base = plainHead(s, { tall: 1.15 })
  s.pen = 0.78
  faces.forEach((face, i) => {
    const [x, y] = [((i % 4) - 1.5) * 306, (Math.floor(i / 4) - 1.5) * 172]
    const cell = box(x - 147, y - 80, x + 147, y + 80)
    s.flat(cell, grounds[which[i]!]!, { corners: true, still: true })
    s.within(
      cell,
      () =>
        s.at(x, y - 18, { scale: 88, rotate: (i % 3) * 0.08 - 0.08 }, () =>
          drawHead(s, {
            ...base,
            yaw: [0.3, -0.25, 0.1, -0.35][(i + Math.floor(i / 4)) % 4]!,
            own: { features: drawExpression(face), fringe: shortFringe },
          }),
        ),
      true,
    )
    s.contour(cell, 3.4, { corners: true, least: 0.8, shade: 0 })
  })
  s.pen = 1
}

/** One large face that laughs until it weeps. */
export function drawTearfulLaugh(s: Sheet) {
  const { tones } = s
  ground(s, tones.soft)
  s.flat(disc([0, 0], 420, 340), tones.pale, { still: true })
  const look = plainHead(s, { yaw: 0.28, pitch: -0.08, neck: true, collar: 'hood', style: 'bob', cloth: tones.accent })
  const features = (sheet: Sheet, head: HeadLook) => {
    drawExpression({ eyes: 'smile', brow: [-0.16, 0.07], mouth: 'laugh', signs: ['blush'] })(sheet, head)
    drawRunningTears(sheet, head)
  }
  s.pen = 1.35
  s.at(-20, -10, { scale: 232, rotate: -0.1 }, () => {
    drawHead(s, { ...look, own: { features, fringe: shortFringe } })
    const to = onFace(look)
    drawDrop(s, to(1.22, 0.36), 0.1)
    drawDrop(s, [-1.12, 0.62], 0.08)
  })
  s.pen = 1
}

/** A tear that wells up in each corner of the eye and one that runs down to the chin. */
function drawRunningTears(s: Sheet, look: HeadLook) {
  const to = onFace(look)
  const water = between(PAPER, PENCIL, 0.5)
  for (const side of [-1, 1]) {
    const run = [
      ...bend(to(side * 0.46, 0.2), to(side * 0.66, 0.24), to(side * 0.62, 0.56)),
      ...bend(to(side * 0.6, 0.62), to(side * 0.54, 0.78), to(side * 0.46, 0.86)),
      ...bend(to(side * 0.36, 0.9), to(side * 0.36, 0.74), to(side * 0.45, 0.6)),
      ...bend(to(side * 0.46, 0.52), to(side * 0.42, 0.36), to(side * 0.36, 0.22)),
    ]
    s.flat(run, water, { still: true, knock: true })
    s.contour(run, 3)
    s.ink([to(side * 0.53, 0.4), to(side * 0.53, 0.58), to(side * 0.46, 0.74)], 3.4, { colour: PAPER })
    drawDrop(s, to(side * 0.76, 0.3), 0.075)
  }
}

const sides = (tips: readonly Tip[], v = 0.75): Tip[] => [{ u: -1, v }, ...tips, { u: 1, v }]
const row = (from: number, to: number, count: number, height: (u: number, i: number) => number, gap?: number) =>
  Array.from({ length: count }, (_, i): Tip => {
    const u = from + ((to - from) * i) / (count - 1)
    const v = height(u, i)
    return gap === undefined ? { u, v } : { u, v, gap: v - gap }
  })

type Fringe = { tips: Tip[]; part?: number }
const fringes: readonly Fringe[] = [
  { tips: sides(row(-0.8, 0.8, 9, () => -0.02, 0.05)) },
  { tips: sides(row(-0.8, 0.8, 9, () => -0.46, 0.05)) },
  {
    tips: sides([
      { u: -0.78, v: 0.35 },
      { u: -0.56, v: 0.05, gap: -0.95 },
      { u: 0.56, v: 0.05 },
      { u: 0.78, v: 0.35 },
    ]),
  },
  {
    tips: sides([
      { u: -0.8, v: 0.1, gap: -0.94 },
      { u: 0.1, v: -0.4 },
      { u: 0.45, v: -0.16 },
      { u: 0.78, v: 0.2 },
    ]),
    part: -0.45,
  },
  {
    tips: sides([
      { u: -0.6, v: 0.42 },
      { u: -0.3, v: 0.36 },
      { u: 0, v: 0.14 },
      { u: 0.36, v: -0.2, gap: -0.9 },
      { u: 0.8, v: 0.12 },
    ]),
    part: 0.5,
  },
  { tips: sides(row(-0.78, 0.78, 5, (u) => 0.2 - Math.abs(u) * 0.5, 0.6)) },
  { tips: sides(row(-0.78, 0.78, 7, (_, i) => (i % 2 ? -0.34 : 0.06))) },
  { tips: sides(row(-0.78, 0.78, 8, (u) => 0.08 - (u + 0.78) * 0.36, 0.12)), part: 0.6 },
  { tips: sides(row(-0.78, 0.78, 9, (u) => -0.42 + u * u * 0.72, 0.06)) },
  {
    tips: sides([
      { u: -0.66, v: -0.1 },
      { u: -0.36, v: -0.4, gap: -0.9 },
      { u: 0, v: 0.38, gap: -0.9 },
      { u: 0.36, v: -0.4 },
      { u: 0.66, v: -0.1 },
    ]),
  },
  { tips: sides(row(-0.84, 0.84, 12, (u, i) => -0.12 + (i % 3) * 0.08 - Math.abs(u) * 0.1, 0.1)) },
  {
    tips: sides(
      [
        { u: -0.7, v: 0.46 },
        { u: -0.42, v: 0.52 },
        { u: -0.12, v: 0.42 },
        { u: 0.2, v: 0.1 },
        { u: 0.6, v: -0.3, gap: -0.6 },
      ],
      0.8,
    ),
    part: 0.7,
  },
  {
    tips: sides([
      { u: -0.74, v: -0.44 },
      { u: -0.26, v: -0.62, gap: -0.8 },
      { u: 0.26, v: -0.62 },
      { u: 0.74, v: -0.44 },
    ]),
  },
  {
    tips: sides([
      { u: -0.7, v: 0.0, gap: -0.5 },
      { u: -0.1, v: -0.02, gap: -0.5 },
      { u: 0.6, v: 0.0 },
    ]),
  },
  {
    tips: sides([
      { u: -0.7, v: -0.2 },
      { u: -0.24, v: 0.26, gap: -0.72 },
      { u: 0.02, v: 0.12, gap: -0.95 },
      { u: 0.5, v: -0.36 },
      { u: 0.74, v: 0.0 },
    ]),
    part: 0.25,
  },
  { tips: sides(row(-0.8, 0.8, 6, (u) => -0.2 + u * 0.3, 0.3)), part: -0.7 },
  {
    tips: sides([
      { u: -0.82, v: 0.3 },
      { u: -0.62, v: 0.1, gap: -0.2 },
      ...row(-0.4, 0.4, 5, () => -0.14, 0.05),
      { u: 0.62, v: 0.1 },
      { u: 0.82, v: 0.3 },
    ]),
  },
  { tips: sides(row(-0.8, 0.8, 4, (_, i) => [0.16, -0.3, 0.2, -0.1][i]!, 0.5)), part: -0.2 },
]

/** The same face eighteen times; only the fringe is another. */
export function drawFringes(s: Sheet) {
  const { tones } = s
  ground(s, tones.pale)
  const base = plainHead(s, { hair: between(tones.deep, tones.dark, 0.35), yaw: 0.12, tall: 1.05 })
  s.pen = 0.66
  fringes.forEach(({ tips, part = 0 }, i) => {
    const [x, y] = [((i % 6) - 2.5) * 203, (Math.floor(i / 6) - 1) * 226]
    const cell = box(x - 96, y - 108, x + 96, y + 108)
    s.flat(cell, (i + Math.floor(i / 6)) % 2 ? tones.soft : tones.paper, { corners: true, still: true })
    s.at(x, y + 8, { scale: 75 }, () => drawHead(s, { ...base, part, own: { fringe: tips } }))
  })
  s.pen = 1
}
