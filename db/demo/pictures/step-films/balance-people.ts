import { drawSomebody, jointsOf, type Somebody, type Stance } from '../covers/actor.ts'
import { cast } from '../covers/cast.ts'
import { stances } from '../covers/stances.ts'
import type { Expression } from '../figure/expression.ts'
import { add, ellipse, mixed, type Point, turned } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { type Line, light, now } from './face.ts'
import { type Clothes, inkedFigure } from './standing-dressed.ts'
import type { Pair, Standing } from './standing.ts'
import { close } from './stands.ts'

const calm: Expression = { eyes: 'open', brow: [0, 0], mouth: 'flat', gaze: [0, 0] }
const worried: Expression = { eyes: 'open', open: 1.2, brow: [-0.18, 0.04], mouth: 'wave' }
const glad: Expression = { eyes: 'smile', brow: [-0.08, 0], mouth: 'laugh' }
const bold: Expression = { eyes: 'open', open: 0.9, brow: [0.12, -0.08], mouth: 'shout', gaze: [0.2, 0] }

/** He who sits on the cover. */
const sitter: Omit<Somebody, 'stance'> = {
  wear: { top: '#E39AA2', low: '#6E3145', kind: 'trousers', shoe: '#B8485C' },
  look: { ...cast.blond, yaw: 0.46, hair: '#4A2638', hairLight: '#80506A', iris: '#6A3148', lit: false },
}
const runner: Omit<Somebody, 'stance'> = {
  wear: { top: '#F3DFA6', low: '#3F7C8C', kind: 'shorts', shoe: '#E4573F', sleeves: 'short' },
  look: { ...cast.teen, yaw: 0.6, lit: false },
}

/** As on a stiff walk: upright, the foot far ahead of the head, arm and leg of one side together. */
export const halted: Stance = {
  shoulders: '0.2,1.7 -0.36,1.8',
  hips: '0.1,4.1 -0.4,4.2',
  arms: '-1.2,2.8 -2.3,3.6 1.0,3.0 2.2,2.5',
  legs: '-1.2,6.1 -2.9,7.0 1.6,5.3 2.1,7.4',
  hands: ['grip', 'grip'],
  feet: [0.7, -0.12],
}
/** The head lies before the foot that comes down. */
export const dashing: Stance = {
  shoulders: '-0.5,1.5 -1.05,1.8',
  hips: '-2.1,3.6 -2.6,3.75',
  arms: '0.7,2.6 1.7,1.6 -2.7,2.3 -2.3,3.8',
  legs: '-3.5,5.4 -5.4,5.2 -0.5,4.8 -1.2,6.9',
  hands: ['grip', 'grip'],
  nod: 0.06,
  feet: [1.4, -0.06],
}
export const { sit } = stances

const drawn = (s: Sheet, who: Somebody) => {
  const { pen } = s
  s.pen = pen * 0.74
  drawSomebody(s, who)
  s.pen = pen
}
export const sitting = (s: Sheet, well: boolean) => drawn(s, { ...sitter, stance: sit, face: well ? glad : worried })
/** Somebody else in the same chair: a learner's own picture. */
export const sittingGirl = (s: Sheet) =>
  drawn(s, {
    ...{ stance: sit, face: calm, wear: { top: '#8DBBA6', low: '#8FB0CE', kind: 'trousers', shoe: '#F2F0E6' } },
    look: { ...cast.woman, yaw: 0.46, lit: false, style: 'bun' },
  })
export const running = (s: Sheet, well: boolean) =>
  drawn(s, { ...runner, stance: well ? dashing : halted, face: well ? bold : calm })

/** The bones of somebody seen from the side, part by part: what is drawn first comes first. */
export function spine(s: Sheet, stance: Stance, line: Line = now) {
  const { shoulders, hips } = jointsOf(stance)
  const [up, low] = [mixed(...shoulders, 0.5), mixed(...hips, 0.5)]
  line(s, [low, add(mixed(low, up, 0.5), [0.1, 0]), up, mixed(up, [0, 0], 0.45)])
  const tilt = Math.atan2(up[1] - low[1], up[0] - low[0]) + Math.PI / 2
  line(s, ellipse(...mixed(up, low, 0.28), 0.72, 1, { tilt, from: 4, to: 10.5 }), 2.4)
}
export function headOf(s: Sheet, line: Line = now) {
  line(s, ellipse(0, 0, 0.92, 1.02, { from: 4, to: 10.5 }))
  light(s, [
    [0.3, -0.96],
    [0.52, 0],
    [0.36, 0.96],
  ])
  light(s, [
    [-0.86, 0.16],
    [0.1, 0.3],
    [0.88, 0.16],
  ])
}
function limbs(s: Sheet, from: Pair, to: readonly [Pair, Pair], line: Line, which: readonly (0 | 1)[]) {
  for (const i of which) {
    line(s, [from[i], ...to[i]].slice(0, 2) as Point[])
    line(s, to[i])
    light(s, ellipse(...to[i][0], 0.2, 0.2, { to: 6.6 }))
  }
}
export const legBones = (s: Sheet, stance: Stance, line: Line = now, which: readonly (0 | 1)[] = [0, 1]) =>
  limbs(s, jointsOf(stance).hips, jointsOf(stance).legs, line, which)
export const armBones = (s: Sheet, stance: Stance, line: Line = now, which: readonly (0 | 1)[] = [0, 1]) =>
  limbs(s, jointsOf(stance).shoulders, jointsOf(stance).arms, line, which)

/** The whole body like a plank that tips over: both feet far from below the neck. */
export const tipping: Standing = {
  pit: [-4, 77],
  shoulders: [
    [-65, 84],
    [56, 100],
  ],
  hips: [
    [-72, 254],
    [-2, 264],
  ],
  elbows: [
    [-112, 168],
    [92, 182],
  ],
  wrists: [
    [-146, 244],
    [110, 262],
  ],
  knees: [
    [-110, 394],
    [-50, 402],
  ],
  ankles: [
    [-146, 536],
    [-96, 538],
  ],
  nod: 0.1,
}
/** The same, but for one foot: it stands where the weight goes down. */
export const caught: Standing = {
  ...tipping,
  knees: [tipping.knees[0], [2, 402]],
  ankles: [tipping.ankles[0], [-6, 538]],
  bears: 1,
  feet: [0.5, 0.1],
}
/** Beside a wall, and as straight as without it. */
export const upright: Standing = {
  ...close,
  hidden: 1,
  elbows: [close.elbows[0], [116, 180]],
  wrists: [close.wrists[0], [54, 250]],
}

const LEAN = -0.21
const leant = (pair: Pair): Pair => pair.map((p) => turned(p, LEAN)) as unknown as Pair
/** The same against the wall: all of it leans over to what bears it, and the shoulder there is pushed up. */
export const leaningOn: Standing = {
  ...upright,
  pit: turned(close.pit, LEAN),
  shoulders: [add(turned(close.shoulders[0], LEAN), [4, -24]), add(turned(close.shoulders[1], LEAN), [0, 14])],
  hips: leant(close.hips),
  elbows: [
    [-44, 184],
    [152, 168],
  ],
  wrists: [
    [-26, 270],
    [108, 236],
  ],
  knees: leant(close.knees),
  ankles: [
    [84, 536],
    [154, 538],
  ],
  nod: -0.1,
  bears: 0,
  feet: [0.1, 0.4],
}

const girlWears: Clothes = {
  ...{ top: '#F3DFA6', low: '#8FB0CE', shoe: '#F2F0E6' },
  look: { ...cast.girl, lit: false, mood: 'smile' },
}
const manWears: Clothes = {
  ...{ top: '#8DBBA6', low: '#CDAE82', shoe: '#5A3A2E', long: true, collar: true },
  look: { ...cast.boy, lit: false, mood: 'smile', yaw: 0.2 },
}
const dull = (clothes: Clothes): Clothes => ({ ...clothes, look: { ...clothes.look, mood: 'calm' } })
export const standing = (s: Sheet, well: boolean) =>
  inkedFigure(s, well ? caught : tipping, well ? girlWears : dull(girlWears))
export const leaner = (s: Sheet, well: boolean) =>
  inkedFigure(s, well ? leaningOn : upright, well ? manWears : dull(manWears))
