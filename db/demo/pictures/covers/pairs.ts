import { drawSomebody, type Somebody, type Stance, type Wear } from './actor.ts'
import { cast } from './cast.ts'
import { calm, glad } from './gestures.ts'
import { onGround, splitSheet } from './ground.ts'
import { drawShelter } from './shelter.ts'
import { redCross, redLine, redRound } from './shading.ts'
import { stances } from './stances.ts'
import type { Expression } from '../figure/expression.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between, INK } from '../tones.ts'

const her = (s: Sheet, stance: Stance, face: Expression = glad): Somebody => {
  const { tones } = s
  const wear: Wear = { top: tones.accent, low: tones.deep, kind: 'skirt', shoe: tones.dark, sleeves: 'short' }
  return { stance, wear, face, look: { yaw: 0.46, style: 'bob', lash: 2, hair: between(tones.deep, tones.dark, 0.4) } }
}
const him = (s: Sheet, stance: Stance, face: Expression = glad): Somebody => {
  const { tones } = s
  const wear: Wear = { top: tones.paper, low: tones.dark, kind: 'trousers', shoe: tones.deep }
  return {
    stance,
    wear,
    face,
    look: { yaw: 0.46, style: 'spiky', lash: 0, tall: 0.95, hair: between(tones.dark, INK, 0.4) },
  }
}
type Placed = { who: Somebody; at: Point; scale: number; left?: boolean }
const place = (s: Sheet, { who, at, scale, left }: Placed) =>
  s.at(...at, { scale, scaleX: left ? -1 : 1 }, () => drawSomebody(s, who))

const onFloor: Stance = {
  shoulders: '-0.1,1.75 -0.6,1.75',
  hips: '-0.4,4.2 -0.8,4.3',
  arms: '0.9,2.7 1.7,2.9 0.1,3.3 1.4,3.3',
  legs: '1.6,2.9 2.2,4.5 2.0,3.3 2.7,4.6',
  hands: ['rest', 'rest'],
  nod: -0.12,
}
const armOver: Stance = {
  shoulders: '-0.8,1.7 0.8,1.7',
  hips: '-0.46,4.1 0.46,4.1',
  arms: '-1.9,1.4 -2.6,0 1.5,2.9 0.7,3.7',
  legs: '-0.6,6.2 -0.8,8.3 0.5,6.2 0.5,8.4',
}
const pulled: Stance = {
  shoulders: '0.2,1.7 -0.4,1.9',
  hips: '-1.0,4.1 -1.5,4.2',
  arms: '1.4,2.2 2.6,2.3 -1.4,2.9 -2.4,3.6',
  legs: '0.1,5.8 0.2,7.9 -2.1,6.2 -3.7,7.5',
  feet: [0, 0.7],
}
const back: Stance = {
  ...stances.lean,
  shoulders: '0.2,1.7 -0.3,1.75',
  hips: '0.5,4.1 -0.3,4.1',
  legs: '0.7,6.3 1.0,8.3 -0.3,6.3 -0.2,8.4',
  feet: [0, 0],
}

/** Two sit back to back on the ground: together they are one triangle. */
export function drawOneShape(s: Sheet) {
  const { tones } = s
  onGround(s, tones.mid, () => {
    const corners = trace('0,-338 560,306 -560,306')
    s.flat(corners, tones.pale, { corners: true, still: true })
    s.flat(ellipse(0, 306, 420, 18), tones.deep, { still: true, opacity: 0.7 })
    s.pen = 1.1
    place(s, { who: him(s, onFloor), at: [-64, -122], scale: 86, left: true })
    place(s, { who: her(s, onFloor), at: [64, -116], scale: 85 })
    s.pen = 1
    corners.forEach((from, i) =>
      s.ink([from, corners[(i + 1) % 3]!], 8, { ...redLine, in: 0.02, out: 0.02, least: 0.7 }),
    )
  })
}

/** Arm in arm over the shoulders, one pulling the other along, back to back. */
export function drawThreePairs(s: Sheet) {
  const { tones } = s
  onGround(s, tones.pale, () => {
    s.flat(trace('-214,-360 214,-360 214,360 -214,360'), tones.soft, { corners: true, still: true })
    for (const x of [-426, 0, 426]) s.flat(ellipse(x, 314, 160, 14), tones.mid, { still: true, opacity: 0.8 })
    s.pen = 0.8
    place(s, { who: him(s, { ...armOver, arms: '-1.9,1.4 -2.5,0.1 1.9,1.6 3.2,2.1' }), at: [-486, -170], scale: 52 })
    place(s, { who: her(s, armOver), at: [-366, -152], scale: 50, left: true })
    place(s, { who: her(s, { ...pulled, arms: '0.7,2.8 1.2,3.5 -1.5,2.8 -2.6,3.2' }), at: [-84, -150], scale: 48 })
    place(s, { who: him(s, pulled), at: [92, -164], scale: 50 })
    place(s, { who: him(s, back, calm), at: [370, -176], scale: 54, left: true })
    place(s, { who: her(s, back, calm), at: [486, -162], scale: 52 })
    s.pen = 1
  })
}

const offer: Stance = {
  shoulders: '0.4,1.75 -0.5,1.75',
  hips: '0.3,4.1 -0.4,4.1',
  arms: '1.5,2.3 2.4,2.4 -1.0,3.0 -0.9,4.3',
  legs: '0.4,6.2 0.5,8.3 -0.6,6.2 -0.8,8.3',
  hands: ['grip', 'rest'],
}

/** Left hands that miss each other by a foot; right they hold. */
export function drawHandsMeet(s: Sheet) {
  const { tones } = s
  const he = (stance: Stance, face?: Expression): Somebody => ({
    ...him(s, stance, face),
    look: { ...cast.man, yaw: 0.46 },
    wear: { top: '#3A72A8', low: '#4A3A34', kind: 'trousers', shoe: '#F7F1E4' },
  })
  const she = (stance: Stance, face?: Expression): Somebody => ({
    ...her(s, stance, face),
    look: { ...cast.red, style: 'twin', yaw: 0.46 },
    wear: { top: '#F2B33D', low: '#B9476A', kind: 'skirt', shoe: '#4A3A34', sleeves: 'short' },
  })
  splitSheet(s, [tones.soft, tones.pale], [20, -20], () => {
    for (const x of [-320, 320]) s.flat(ellipse(x, 314, 230, 14), tones.mid, { still: true, opacity: 0.8 })
    const short = (arms: string): Stance => ({ ...offer, arms, hands: ['open', 'rest'] })
    const puzzled: Expression = { eyes: 'open', open: 1.1, brow: [-0.14, 0.04], mouth: 'wave', signs: ['sweat'] }
    s.pen = 0.9
    place(s, { who: he(short('1.2,2.2 1.9,1.5 -1.0,3.0 -0.9,4.3'), puzzled), at: [-470, -190], scale: 56 })
    place(s, {
      who: she(short('1.1,2.6 1.7,3.5 -1.0,3.0 -0.9,4.3'), puzzled),
      at: [-176, -176],
      scale: 54,
      left: true,
    })
    place(s, { who: she({ ...offer, hands: ['rest', 'rest'] }), at: [440, -176], scale: 54, left: true })
    place(s, { who: he(offer), at: [196, -190], scale: 56 })
    s.pen = 1
    redRound(s, [-320, -62], 62, 92, 9)
    redRound(s, [318, -50], 60, 56, 9)
    redCross(s, [-570, -284], 28)
    redRound(s, [572, -284], 32)
  })
}

/** The lamp hangs between them, so each has shade on the side of the rain. */
const wetDay = {
  ...{ skin: '#F6D0B4', blush: '#E59A86', mouth: '#94453D', shade: '#4A3A66' },
  ...{ shirt: '#FFF7E8', trousers: '#3A4A6E', shoe: '#5B4038', hair: '#33313F', bag: '#A86240' },
  ...{ sailor: '#FFFBF0', skirt: '#2F5C7A', her: '#7A4A38', scarf: '#D9534A', loafer: '#6B3B30' },
}
const wetPair = {
  him: {
    shoulders: '-0.85,1.74 0.8,1.66',
    hips: '-0.46,4.1 0.46,4.1',
    arms: '-1.2,3.0 -0.9,4.3 1.5,2.9 0.8,4.1',
    legs: '-0.42,6.3 -0.36,8.4 0.6,6.2 0.86,8.3',
    hands: ['rest', 'rest'],
    nod: 0.06,
  },
  her: {
    shoulders: '-0.8,1.7 0.8,1.7',
    hips: '-0.46,4.1 0.46,4.1',
    arms: '-1.1,3.1 -0.2,4.3 1.1,3.1 0.26,4.35',
    legs: '-0.4,6.3 -0.46,8.4 0.34,6.3 0.24,8.4',
    hands: ['grip', 'grip'],
    nod: -0.05,
  },
} satisfies Record<string, Stance>

/** Two who do not know each other yet wait in a bus shelter for the rain to end. */
export function drawShelteredPair(s: Sheet) {
  const hues = wetDay
  drawShelter(s)
  const wet: Expression = { eyes: 'open', brow: [-0.06, 0.02], mouth: 'small', gaze: [-0.26, 0], signs: ['blush'] }
  const shade = { colour: hues.shade, to: [1, 0.2], opacity: 0.26 } as const
  s.pen = 0.7
  s.inHues({ skin: hues.skin, blush: hues.blush, mouth: hues.mouth, dark: hues.hair }, '#2A2338', () => {
    const boy = him(s, wetPair.him, { ...wet, mouth: 'wave' })
    const girl = her(s, wetPair.her, { ...wet, mouth: 'flat' })
    place(s, {
      who: {
        ...boy,
        shade,
        wear: { ...boy.wear, top: hues.shirt, low: hues.trousers, shoe: hues.shoe },
        look: { ...boy.look, hair: hues.hair, iris: hues.trousers },
      },
      at: [-124, -110],
      scale: 43.5,
      left: true,
    })
    place(s, {
      who: {
        ...girl,
        shade,
        wear: { ...girl.wear, top: hues.sailor, low: hues.skirt, shoe: hues.loafer },
        look: { ...girl.look, hair: hues.her, iris: hues.loafer },
      },
      at: [76, -92],
      scale: 41.5,
    })
    s.solid(trace('70,-22 100,-32 100,-10 78,-18 58,-8 56,-30'), hues.scarf, 3, { corners: true })
    s.at(80, 110, { scale: 0.86 }, () => {
      s.solid(trace('-46,0 46,0 50,58 -50,58'), hues.bag, 5, { corners: true })
      s.flat(trace('14,2 46,2 49,56 8,56'), hues.shade, { still: true, corners: true, opacity: 0.3 })
      s.ink(trace('-46,20 0,30 46,20'), 3)
    })
  })
  s.pen = 1
}
