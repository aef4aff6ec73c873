import { builds, type Build } from './body.ts'
import type { Hair } from './head.ts'
import { headParts } from './head.ts'
import { heldParts, type Held } from './held.ts'
import { armParts, legParts } from './limbs.ts'
import type { Outfit } from './outfit.ts'
import type { Part } from './part.ts'
import { type Pose, skeletonOf } from './skeleton.ts'
import { skirtParts } from './skirts.ts'
import { plus, rotated, type V3 } from './space.ts'
import { trunkParts } from './trunk.ts'

export type Person = {
  pose: Pose
  build: Build
  hair: Hair
  outfit: Outfit
  holds?: Held
  tall?: number
  stands?: V3
  faces?: number
}

/** All parts of one person, where they stand and whichever way they face. */
export function figureParts({
  pose,
  build,
  hair,
  outfit,
  holds,
  tall = 1,
  stands = [0, 0, 0],
  faces = 0,
}: Person): Part[] {
  const body = builds[build]
  const s = skeletonOf(pose, body)
  const parts = [
    ...trunkParts(s, body, outfit),
    ...s.legs.flatMap((leg) => legParts(leg, s, body, outfit)),
    ...skirtParts(s, body, outfit),
    ...s.arms.flatMap((arm) => armParts(arm, s, body, outfit)),
    ...headParts(s, build, hair),
    ...(holds ? heldParts(s.arms, holds) : []),
  ]
  if (tall === 1 && faces === 0 && stands.every((value) => value === 0)) return parts
  const angle = (faces * Math.PI) / 180
  const way = (v: V3) => rotated(v, [0, 1, 0], angle)
  const place = ([x, y, z]: V3): V3 => plus(way([x * tall, y * tall, z * tall]), stands)
  return parts.map((part) => moved(part, place, way, tall))
}

function moved(part: Part, place: (at: V3) => V3, way: (v: V3) => V3, tall: number): Part {
  const pair = ([a, b]: Part['links'][number]): Part['links'][number] => [
    { at: place(a.at), r: a.r * tall },
    { at: place(b.at), r: b.r * tall },
  ]
  return {
    ...part,
    links: part.links.map(pair),
    ...(part.seams && { seams: part.seams.map(pair) }),
    ...(part.pieces && { pieces: part.pieces.map((piece) => piece.map(place)) }),
    ...(part.holes && { holes: part.holes.map((hole) => hole.map(place)) }),
    ...(part.at && { at: place(part.at) }),
    ...(part.marks && {
      marks: part.marks.map((mark) => ({
        ...mark,
        line: mark.line.map(place),
        ...(mark.normals && { normals: mark.normals.map(way) }),
      })),
    }),
  }
}
