import { smallHand } from '../covers/limbs.ts'
import { ellipse, type Point, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, now } from '../step-films/face.ts'
import { darker } from '../tones.ts'

export const kinds = ['round', 'square', 'sharp'] as const
export type WizardKind = (typeof kinds)[number]
const SKIN = '#F6D6BC'
const soft = (noted: string) => through(trace(noted), true, 5)

const robes: Record<WizardKind, readonly [shape: readonly Point[], colour: string]> = {
  round: [ellipse(0, 118, 122, 122), '#E9A15B'],
  square: [trace('-108,-14 108,-14 112,240 -112,240'), '#5F86A8'],
  sharp: [trace('0,-70 126,242 -126,242'), '#8A5B97'],
}
const heads: Record<WizardKind, readonly Point[]> = {
  round: ellipse(0, -64, 80, 76),
  square: trace('-72,-142 72,-142 72,-8 -72,-8'),
  sharp: trace('-58,-128 58,-128 48,-74 4,2 -4,2 -48,-74'),
}
const hats: Record<WizardKind, readonly Point[]> = {
  round: soft('-92,-96 -100,-150 -66,-214 0,-232 66,-214 100,-150 92,-96 0,-112'),
  square: trace('-96,-124 -96,-154 -70,-154 -70,-250 70,-250 70,-154 96,-154 96,-124'),
  sharp: trace('-96,-102 -46,-132 8,-298 46,-132 96,-102 0,-120'),
}
const plain = { corners: true, in: 0.05, out: 0.05, least: 0.6 } as const

/** The word for who it is, as a face says it. */
export function moodFace(s: Sheet, kind: WizardKind) {
  light(s, ellipse(0, -64, 84, 84, { to: 6.8 }), 2)
  features(kind, (points) => now(s, points, 3))
}

export function guides(s: Sheet, kind: WizardKind) {
  if (kind === 'round') now(s, ellipse(0, -4, 132, 252, { to: 6.6 }), 3)
  const corners = kind === 'square' ? SQUARE : kind === 'sharp' ? TRIANGLE : []
  corners.forEach((at, i) => now(s, [at, corners[(i + 1) % corners.length]!], 3))
}
const SQUARE = trace('-116,-256 116,-256 116,246 -116,246')
const TRIANGLE = trace('8,-306 144,250 -144,250')

function features(kind: WizardKind, line: (points: readonly Point[]) => void) {
  for (const k of [-1, 1]) {
    if (kind === 'round') line(ellipse(k * 30, -62, 7, 11, { to: 6.6 }))
    if (kind === 'square')
      line([
        [k * 20, -74],
        [k * 46, -74],
      ])
    if (kind === 'sharp')
      line([
        [k * 12, -66],
        [k * 34, -78],
      ])
    if (kind === 'square')
      line([
        [k * 14, -96],
        [k * 52, -96],
      ])
    if (kind === 'sharp')
      line([
        [k * 8, -84],
        [k * 40, -100],
      ])
  }
  if (kind === 'round') line(through(trace('-26,-34 0,-20 26,-34'), false, 4))
  if (kind === 'square') line(trace('-22,-36 22,-36'))
  if (kind === 'sharp') line(trace('-12,-38 4,-34 16,-44'))
}

type Parts = { robe: WizardKind; head: WizardKind; hat: WizardKind; face: WizardKind; staff: WizardKind }
function drawn(s: Sheet, { robe, head, hat, face, staff }: Parts) {
  const [shape, colour] = robes[robe]
  s.ink(trace('126,-40 130,246'), 10, { ...plain, colour: '#6B4A34' })
  drawTop(s, staff)
  s.flat(shape, colour, { knock: true, corners: robe !== 'round', still: true })
  s.within(
    shape,
    () => s.flat(trace('50,-80 150,-80 150,260 20,260 70,120'), darker(colour), { still: true, opacity: 0.6 }),
    true,
  )
  s.contour(shape, 6, robe === 'round' ? {} : plain)
  smallHand(s, [108, 92], 'grip', { size: 46, angle: -1.2, skin: SKIN })
  s.solid(heads[head], SKIN, 6, head === 'round' ? {} : plain)
  if (face === 'round') for (const k of [-1, 1]) s.flat(ellipse(k * 50, -40, 15, 9), '#EFA28B', { still: true })
  features(face, (points) => s.ink(points, 6, { in: 0.1, out: 0.1, least: 0.6 }))
  const hatColour = darker(robes[hat][1])
  s.solid(hats[hat], hatColour, 6, hat === 'round' ? {} : plain)
  if (hat === 'round') s.solid(ellipse(0, -236, 22, 22), '#FBE3A4', 5)
  if (hat === 'square') s.solid(trace('-70,-178 70,-178 70,-154 -70,-154'), '#FBE3A4', 4, plain)
  if (hat === 'sharp') s.solid(trace('-46,-132 -38,-158 38,-158 46,-132 0,-140'), '#FBE3A4', 4, plain)
}
function drawTop(s: Sheet, staff: WizardKind) {
  if (staff === 'round') s.solid(ellipse(126, -54, 24, 24), '#FBE3A4', 5)
  if (staff === 'square') s.solid(trace('104,-78 148,-78 148,-34 104,-34'), '#FBE3A4', 5, plain)
  if (staff === 'sharp') s.solid(trace('126,-104 148,-38 104,-38'), '#FBE3A4', 5, plain)
}

/** A wizard made of one shape from hat to hem. */
export const wizard = (s: Sheet, kind: WizardKind) =>
  drawn(s, { robe: kind, head: kind, hat: kind, face: kind, staff: kind })
export const mixedWizard = (s: Sheet) =>
  drawn(s, { robe: 'square', head: 'round', hat: 'sharp', face: 'sharp', staff: 'square' })
