import type { Body } from './body.ts'
import type { Point } from './camera.ts'
import type { Outfit } from './outfit.ts'
import { type Ball, ball, chain, type Mark, type Part } from './part.ts'
import type { Skeleton } from './skeleton.ts'
import { type Frame, minus, plus, times, unit, type V3, within } from './space.ts'

/** A level of the trunk: where, how it is turned, half its width, half its depth. */
type Level = { at: V3; frame: Frame; wide: number; deep: number }

function levelsOf(s: Skeleton, body: Body, loose: number): Level[] {
  const level = (at: V3, frame: Frame, wide: number, deep: number, [front, up]: Point): Level => ({
    at: plus(at, within(frame, [0, up, front])),
    frame,
    wide: wide + loose,
    deep: deep + loose,
  })
  return [
    level(s.ribs, s.chest, body.shoulder * 0.9, 0.03, [-0.004, 0.074]),
    level(s.ribs, s.chest, body.chest + 0.033, body.chest * 0.72 + 0.016, [0.002, 0.03]),
    level(s.ribs, s.chest, body.chest + 0.022, body.chest * 0.62 + 0.02, [0, -0.018]),
    level(s.waist, s.middle, body.waist + 0.022, body.waist * 0.5 + 0.026, [0.002, 0.012]),
    level(s.hips, s.pelvis, body.hip + 0.026, 0.056, [-0.002, 0.03]),
    level(s.hips, s.pelvis, body.hip + 0.032, 0.06, [-0.01, -0.008]),
  ]
}

const sides = ({ at, frame, wide, deep }: Level): [Ball, Ball] => {
  const out = Math.max(0, wide - deep)
  return [ball(plus(at, times(frame.left, out)), deep), ball(minus(at, times(frame.left, out)), deep)]
}

/** Chest, waist and hips in one, the bust on it; under clothes or without. */
export function trunkParts(s: Skeleton, body: Body, outfit: Outfit): Part[] {
  const levels = levelsOf(s, body, outfit.loose)
  const isOne = outfit.lower === 'bare'
  const upper = shell(isOne ? levels : levels.slice(0, 4), 'top')
  if (!isOne) upper.pieces = [hem(levels[3]!, levels[4]!)]
  upper.links.push(...bust(s, body, outfit.loose))
  upper.marks = trunkMarks(s, levels, outfit)
  upper.behind = isOne ? 0 : -0.03
  const neck: Part = {
    tone: 'skin',
    links: chain([
      ball(plus(s.neck, times(s.chest.up, -0.02)), 0.031),
      ball(plus(s.neck, times(s.chest.up, 0.012)), 0.0265 * (0.6 + body.limb * 0.4)),
      ball(minus(s.skull, times(s.head.up, s.headSize * 0.24)), 0.026 * (0.6 + body.limb * 0.4)),
    ]),
    at: plus(s.waist, times(s.chest.up, 0.02)),
    behind: 0.1,
  }
  const slope: Part['links'] = [-1, 1].map((side) => [
    ball(plus(s.neck, within(s.chest, [side * 0.012, -0.002, -0.008])), 0.022 + outfit.loose * 0.5),
    ball(plus(s.ribs, within(s.chest, [side * body.shoulder * 0.62, 0.08, -0.004])), 0.026 + outfit.loose * 0.5),
  ])
  upper.links.push(...slope)
  if (isOne) return [neck, upper]
  const lower = shell(
    levels
      .slice(3)
      .map((level) => ({ ...level, wide: level.wide - outfit.loose * 0.3, deep: level.deep - outfit.loose * 0.3 })),
    'bottom',
  )
  return [neck, { ...lower, behind: 0.07 }, upper]
}

/** The lower edge of what is worn above, flat like cloth that ends. */
function hem(waist: Level, hips: Level): V3[] {
  const turns = Array.from({ length: 12 }, (_, i) => i * 30)
  return [...turns.map((turn) => onSkin(waist, turn).place), ...turns.map((turn) => onSkin(hips, turn).place)]
}

function shell(levels: Level[], tone: Part['tone']): Part {
  const pairs = levels.map(sides)
  const links = pairs.map(([a, b]): [Ball, Ball] => [a, b])
  for (let i = 1; i < pairs.length; i++) {
    const [above, below] = [pairs[i - 1]!, pairs[i]!]
    links.push(
      [above[0], below[0]],
      [above[1], below[1]],
      [ball(levels[i - 1]!.at, levels[i - 1]!.deep), ball(levels[i]!.at, levels[i]!.deep)],
    )
  }
  return { tone, links, melt: 0.02 }
}

function bust(s: Skeleton, body: Body, loose: number): [Ball, Ball][] {
  if (body.bust === 0) return []
  return [1, -1].map((side) => [
    ball(plus(s.ribs, within(s.chest, [side * 0.034, 0.022, body.chest * 0.5])), body.bust + loose * 0.6),
    ball(plus(s.ribs, within(s.chest, [side * 0.04, 0.012, body.chest * 0.72])), body.bust * 0.86 + loose * 0.6),
  ])
}

/** A place on the trunk's skin: `turn` from its front, in degrees to its left. */
function onSkin({ at, frame, wide, deep }: Level, turn: number): { place: V3; normal: V3 } {
  const a = (turn * Math.PI) / 180
  return {
    place: plus(at, within(frame, [Math.sin(a) * wide, 0, Math.cos(a) * deep])),
    normal: unit(within(frame, [Math.sin(a) / wide, 0, Math.cos(a) / deep])),
  }
}

function around(level: Level, look: Omit<Mark, 'line' | 'normals'>, from = 0, to = 360): Mark {
  const places = Array.from({ length: 25 }, (_, i) => onSkin(level, from + ((to - from) * i) / 24))
  return { line: places.map(({ place }) => place), normals: places.map(({ normal }) => normal), ...look }
}

function downwards(levels: Level[], turn: number, look: Omit<Mark, 'line' | 'normals'>): Mark {
  const places = levels.map((level) => onSkin(level, turn))
  return { line: places.map(({ place }) => place), normals: places.map(({ normal }) => normal), ...look }
}

function trunkMarks(s: Skeleton, levels: Level[], outfit: Outfit): Mark[] {
  const [shoulders, chest, ribs, waist, hips, seat] = levels as [Level, Level, Level, Level, Level, Level]
  if (outfit.collar === 'none')
    return [
      downwards([shoulders, chest, ribs, waist, hips, seat], 0, { tone: 'guide' }),
      downwards([shoulders, chest, ribs, waist, hips, seat], 180, { tone: 'guide' }),
      around(chest, { tone: 'guide' }),
      around(waist, { tone: 'guide' }),
      around(seat, { tone: 'guide' }),
    ]
  const marks: Mark[] = []
  if (outfit.belt) marks.push(around(waist, { width: outfit.collar === 'crossed' ? 26 : 4 }))
  else if (outfit.lower !== 'bare')
    marks.push(around({ ...hips, at: plus(hips.at, times(hips.frame.up, -0.012)) }, { width: 1.4 }))
  if (outfit.tails || outfit.collar === 'shirt') marks.push(downwards([chest, ribs, waist, hips], 3, { width: 1.4 }))
  // Cloth pulls from the arms to the middle, and gathers above the waist.
  const gather = (turn: number, from: Level, to: Level): Mark => {
    const [a, b] = [onSkin(from, turn), onSkin(to, turn * 0.55)]
    return {
      line: [a.place, plus(times(plus(a.place, b.place), 0.5), times(a.normal, 0.004)), b.place],
      normals: [a.normal, a.normal, b.normal],
      width: 1.2,
      tone: 'soft',
    }
  }
  const bend = minus(s.chest.up, s.pelvis.up)
  const side = bend[0] >= 0 ? 1 : -1
  marks.push(
    gather(58, chest, ribs),
    gather(-62, chest, ribs),
    gather(side * 75, waist, ribs),
    gather(side * 60, waist, hips),
    gather(side * -48, hips, waist),
  )
  return marks
}
