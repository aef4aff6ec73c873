import { bodyParts, jointsOf, type Stance } from '../covers/actor.ts'
import { faceContour, onFace } from '../figure/face.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { bend, ellipse, mixed, type Point, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { darker, INK } from '../tones.ts'
import { still, WHITE } from './comic-parts.ts'

type Mood = 'calm' | 'blank' | 'glad' | 'shout' | 'shock' | 'shut'
export type Who = {
  cut: 'bob' | 'long' | 'short' | 'twin'
  hair: string
  cloth: string
  skin?: string
  iris?: string
  yaw?: number
  mood?: Mood
  bare?: true
}

const crown = (yaw: number) => ellipse(-yaw * 0.1, -0.12, 1.12, 1.18, { from: Math.PI * 0.9, to: Math.PI * 2.1 })
const tips =
  '1.05,0.24 0.72,-0.4 0.5,0.02 0.36,-0.42 0.08,0.04 -0.1,-0.44 -0.42,0.03 -0.5,-0.4 -0.74,0.06 -0.86,-0.34 -1.05,0.24'
const spikes =
  '1.04,0.2 0.8,-0.36 0.66,-0.06 0.46,-0.5 0.22,-0.12 0.02,-0.52 -0.3,-0.08 -0.42,-0.5 -0.72,-0.02 -0.84,-0.4 -1.04,0.2'

/** Straight from corner to corner, however softly it is drawn. */
const sharp = (noted: string): Point[] =>
  trace(noted).flatMap((p, i, all) => {
    const next = all[i + 1]
    return next ? [0, 0.25, 0.5, 0.75, 0.94].map((t) => mixed(p, next, t)) : [p]
  })

function fringe({ cut, yaw = 0 }: Who): Point[] {
  const all = trace(cut === 'short' ? spikes : tips).map(([x, y]): Point => [x + yaw * 0.22 * (1 - x * x), y])
  const side = all.flatMap((p, i) =>
    i ? bend(all[i - 1]!, [mixed(all[i - 1]!, p, 0.5)[0] + 0.03, mixed(all[i - 1]!, p, 0.5)[1] - 0.05], p, 4) : [],
  )
  const top =
    cut === 'short'
      ? sharp(
          '-1.04,0.2 -1.3,-0.2 -1.12,-0.3 -1.34,-0.74 -0.98,-0.78 -0.94,-1.22 -0.5,-1.12 -0.22,-1.5 0.1,-1.2 0.56,-1.46 0.66,-1.08 1.12,-1.1 1.02,-0.68 1.32,-0.5 1.14,-0.18 1.24,0.1 1.04,0.2',
        )
      : crown(yaw)
  return [...top, ...side]
}

const behind: Record<Who['cut'], string> = {
  bob: '-1.1,-0.3 -1.2,0.4 -1.08,0.98 -0.6,1.12 0.6,1.12 1.08,0.98 1.2,0.4 1.1,-0.3 0,-1',
  long: '-1.08,-0.4 -1.24,0.4 -1.3,1.4 -1.42,2.3 -0.7,2.2 0.7,2.2 1.42,2.3 1.3,1.4 1.24,0.4 1.08,-0.4 0,-1',
  twin: '-1.0,-0.6 -1.5,-0.9 -1.95,-0.2 -1.8,0.8 -2.0,1.6 -1.4,1.3 -1.2,0.2 -0.9,0 0.9,0 1.2,0.2 1.4,1.3 2.0,1.6 1.8,0.8 1.95,-0.2 1.5,-0.9 1.0,-0.6 0,-1',
  short: '-1.0,-0.5 -1.02,0.1 -0.9,0.5 -0.5,0.6 0.5,0.6 0.9,0.5 1.02,0.1 1.0,-0.5 0,-1',
}

/** All that somebody's head and shoulders cover. */
export const bustOutline = (who: Who): Point[] => {
  const low = who.bare
    ? trace('0.9,0.5 0.3,1.1 -0.3,1.1 -0.9,0.5')
    : trace('1,0.9 0.62,1.2 1.5,1.7 1.85,2.6 -1.85,2.6 -1.5,1.7 -0.62,1.2 -1,0.9')
  return [...(who.cut === 'short' ? fringe(who).slice(0, 81) : crown(0).map(([x, y]): Point => [x * 1.04, y])), ...low]
}

/** Somebody's head, and shoulders where nothing else is said: few lines, and fewer still where it is small. */
export function somebody(s: Sheet, [x, y]: Point, r: number, who: Who, fine = r) {
  const { pen } = s
  s.pen = Math.max(0.4, Math.min(1.15, fine / 115))
  s.at(x, y, { scale: r }, () => {
    if (fine < 42) return tiny(s, who)
    s.flat(trace(behind[who.cut]), darker(who.hair), { knock: true, still: true })
    s.contour(trace(behind[who.cut]), 5)
    if (!who.bare) shoulders(s, who)
    head(s, who)
  })
  s.pen = pen
}

/** The same with nothing that is too small to be seen. */
function tiny(s: Sheet, who: Who) {
  const { skin = WHITE, hair, cloth, yaw = 0, iris = INK, mood = 'calm' } = who
  const shapes = shapesOf(who)
  const layers = [
    [shapes.back, darker(hair)],
    [shapes.neck, skin],
    [shapes.cloth, cloth],
    [shapes.face, skin],
  ] as const
  for (const [shape, colour] of layers) {
    if (who.bare && (shape === shapes.neck || shape === shapes.cloth)) continue
    s.flat(shape, colour, { knock: true, still: true })
    if (shape === shapes.back || shape === shapes.cloth) s.contour(shape, 5)
  }
  s.ink(faceContour(asLook(yaw)), 5, { in: 0.1, out: 0.12, least: 0.4 })
  const to = onFace(asLook(yaw))
  const eyes = [-1, 1].map((side) => to(side * 0.43, 0.24))
  if (mood === 'shut')
    eyes.forEach(([x, y]) =>
      s.ink(
        [
          [x - 0.2, y],
          [x, y + 0.08],
          [x + 0.2, y],
        ],
        6,
      ),
    )
  else
    s.scatter(
      eyes.map(([x, y]) => ellipse(x, y, mood === 'shock' ? 0.08 : 0.15, mood === 'shock' ? 0.09 : 0.22)),
      iris,
      { layer: 'ink' },
    )
  lips(s, to, mood)
  s.flat(shapes.front, hair, { ...still, knock: true })
  s.contour(shapes.front, 5)
}

const NECK = trace('-0.34,0.7 0.34,0.7 0.36,1.3 0.6,1.5 0,1.9 -0.6,1.5 -0.36,1.3')
const BODY = trace(
  '-0.52,1.4 -1.15,1.58 -1.5,1.85 -1.72,2.7 1.72,2.7 1.5,1.85 1.15,1.58 0.52,1.4 0.3,1.72 0,1.84 -0.3,1.72',
)
export function shoulders(s: Sheet, { skin = WHITE, cloth }: Who) {
  s.flat(NECK, skin, { ...still, knock: true })
  s.ink(trace('-0.33,0.9 -0.36,1.24 -0.56,1.42'), 4.6)
  s.ink(trace('0.33,0.9 0.36,1.24 0.56,1.42'), 4.6)
  s.flat(BODY, cloth, { knock: true, still: true })
  s.contour(BODY, 5.4)
  s.ink(trace('-0.62,1.46 -0.34,1.84 0,1.98 0.34,1.84 0.62,1.46'), 3)
}

const asLook = (yaw: number) => ({ yaw, jaw: 0, pitch: 0 }) as HeadLook

/** The shapes somebody is made of, as they lie on each other. */
export const shapesOf = (who: Who) => {
  const { yaw = 0, cut } = who
  const skull = ellipse(0, -0.2, 0.9, 0.9, { from: Math.PI * 1.03, to: Math.PI * 1.97 })
  const face = [...faceContour(asLook(yaw)), ...(yaw < 0 ? skull.toReversed() : skull)]
  return {
    back: through(trace(behind[cut]), true, 4),
    neck: NECK,
    cloth: through(BODY, true, 4),
    face,
    front: fringe(who),
  }
}

function head(s: Sheet, who: Who) {
  bareHead(s, who)
  s.flat(fringe(who), who.hair, { ...still, knock: true })
  s.contour(fringe(who), 5)
}

/** A face and its ears, without hair. */
export function bareHead(s: Sheet, who: Who) {
  const { skin = WHITE, yaw = 0 } = who
  for (const side of [-1, 1])
    if (side * yaw < 0.2)
      s.solid(
        trace('0.84,0.08 0.98,0 1.06,0.16 1,0.42 0.86,0.46').map(([x, y]): Point => [side * x, y]),
        skin,
        4,
      )
  s.flat(shapesOf(who).face, skin, { knock: true, still: true })
  s.ink(faceContour(asLook(yaw)), 5.4, { in: 0.1, out: 0.12, least: 0.4 })
  features(s, who)
}

const brows: Partial<Record<Mood, Point>> = { shout: [0, -0.2], shock: [-0.34, -0.26] }
const openLips: Partial<Record<Mood, string>> = {
  glad: '-0.26,0.68 0,0.73 0.26,0.68 0.16,0.9 -0.16,0.9',
  shout: '-0.26,0.68 0,0.63 0.26,0.68 0.28,0.92 0,0.97 -0.28,0.92',
  shock: '-0.12,0.76 0,0.68 0.12,0.76 0.12,0.9 0,0.95 -0.12,0.9',
}

export function features(s: Sheet, { yaw = 0, mood = 'calm', iris = INK }: Who) {
  const to = onFace(asLook(yaw))
  const wide = mood === 'shock'
  for (const side of [-1, 1]) {
    const at = (u: number, v: number) => to(side * (0.43 + u), v)
    if (mood === 'shut') s.ink([at(-0.2, 0.22), at(0, 0.3), at(0.22, 0.2)], 6)
    else {
      const [cx, cy] = at(0, 0.24)
      if (wide) s.solid(ellipse(cx, cy, 0.22, 0.27).slice(0, -1), WHITE, 4)
      s.flat(ellipse(cx, cy, wide ? 0.06 : 0.125, wide ? 0.07 : 0.2), iris, { still: true, layer: 'ink' })
      if (!wide) {
        s.flat(ellipse(cx - 0.04, cy - 0.09, 0.04, 0.055), WHITE, { still: true, layer: 'ink' })
        s.ink([at(-0.2, 0.16), at(-0.02, 0.02), at(0.18, 0.09), at(0.26, 0.2)], 8, { in: 0.3, out: 0.3 })
      }
    }
    const [inner, outer] = brows[mood] ?? [-0.2, -0.18]
    s.ink([at(-0.22, inner), at(0.02, (inner + outer) / 2 - 0.07), at(0.24, outer)], 5, { out: 0.5 })
  }
  s.ink([to(0.02, 0.5), to(0.05, 0.56), to(-0.01, 0.575)], 3)
  lips(s, to, mood)
}

function lips(s: Sheet, to: (u: number, v: number) => Point, mood: Mood) {
  const open = openLips[mood]
  if (open)
    return s.solid(
      trace(open).map(([u, v]) => to(u, v)),
      '#A4544C',
      3.6,
    )
  const sag = mood === 'blank' ? 0 : 0.035
  s.ink([to(-0.15, 0.77), to(0, 0.77 + sag), to(0.15, 0.77)], 4.6)
}

/** A body of plain shapes, from the farthest to the nearest, with somebody's head. */
export function plainBody(
  s: Sheet,
  at: Point,
  scale: number,
  stance: Stance,
  who: Who & { low: string; shoe?: string },
) {
  const { skin = WHITE } = who
  const colours = [who.cloth, who.low, who.low, skin, who.cloth, who.cloth]
  s.at(...at, { scale }, () => {
    const { pen } = s
    s.pen = pen * Math.max(0.45, scale / 60)
    bodyParts(stance)
      .slice(0, 6)
      .forEach((part, i) => s.solid(part, colours[i]!, 5))
    const { arms, legs } = jointsOf(stance)
    for (const [, hand] of arms) s.solid(ellipse(...hand, 0.25, 0.27).slice(0, -1), skin, 5)
    legs.forEach(([, ankle], i) =>
      s.at(...ankle, { rotate: stance.feet?.[i] ?? 0 }, () =>
        s.solid(trace('-0.3,-0.2 0.3,-0.2 0.5,0.1 1,0.3 1.06,0.5 -0.34,0.5'), who.shoe ?? '#D9574A', 5),
      ),
    )
    s.pen = pen
    somebody(s, [0, 0], 1, { ...who, bare: true }, scale)
  })
}
