import { cast } from '../covers/cast.ts'
import { limb, smallShoe } from '../covers/limbs.ts'
import { someProfile } from '../covers/profiles.ts'
import { drawProfile } from '../figure/profile.ts'
import { ellipse, type Point, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { darker } from '../tones.ts'
import { hairBefore, simpleHead, SKIN } from './simple-head.ts'

export type Hues = {
  coat: string
  sleeve: string
  belt: string
  scarf: string
  hair: string
  legs: string
  boots: string
  bag: string
}
const PAPER = '#FBF8F2'
export const blank: Hues = {
  coat: PAPER,
  sleeve: PAPER,
  belt: PAPER,
  scarf: PAPER,
  hair: PAPER,
  legs: PAPER,
  boots: PAPER,
  bag: PAPER,
}
export const inThree = (main: string, second: string, accent: string): Hues => ({
  ...{ coat: main, sleeve: main, belt: second, scarf: accent, hair: second, legs: second, boots: second, bag: second },
})

const HEAD = 52
const HEAD_AT = -226
/** How high eyes, shoulders, waist, knees and soles lie, from the front, the side and behind. */
export const HEIGHTS = [-214, -150, -40, 150, 306] as const
const corners = { corners: true } as const
const mirrored = (points: readonly Point[]) => points.map(([x, y]): Point => [-x, y])
const smooth = (noted: string) => through(trace(noted), false, 4)

const coatSide = smooth('28,-162 64,-148 74,-112 60,-40 74,40 92,116')
const coat = [...coatSide, [0, 126] as Point, ...mirrored(coatSide).toReversed()]
const scarf = smooth('-44,-174 0,-162 44,-174 54,-150 30,-132 0,-126 -30,-132 -54,-150 -44,-174')
const scarfTail = smooth('12,-134 42,-140 52,-62 22,-56 12,-134')
const bag = trace('56,-24 118,-18 114,44 52,38')

const boot = smooth('-20,190 -22,240 -26,272 -30,300 0,306 24,302 24,276 20,240 20,190')
function legs(s: Sheet, hues: Hues) {
  for (const k of [-1, 1]) {
    limb(s, trace(`${k * 28},90 ${k * 29},150 ${k * 30},200`), [40, 36, 34], hues.legs, 5)
    s.solid(
      boot.map(([x, y]): Point => [k * (30 - x), y]),
      hues.boots,
      5,
      corners,
    )
  }
}
const hand = smooth('-13,0 -17,26 -8,46 6,46 14,28 13,0')
const inkHand = (s: Sheet, x: number, y: number, k: number) =>
  s.solid(
    hand.map(([dx, dy]): Point => [x - k * dx, y + dy]),
    SKIN,
    4,
    corners,
  )
const arms = (s: Sheet, hues: Hues) => {
  for (const k of [-1, 1]) {
    inkHand(s, k * 97, 10, k)
    limb(s, trace(`${k * 44},-142 ${k * 70},-116 ${k * 86},-60 ${k * 97},20`), [22, 42, 42, 38], hues.sleeve, 5)
  }
}
const shade = (s: Sheet, hues: Hues) =>
  s.within(
    coat,
    () =>
      s.flat(trace('40,-160 120,-140 120,130 44,130 56,20 38,-60'), hues.coat === PAPER ? PAPER : darker(hues.coat), {
        still: true,
        opacity: 0.6,
      }),
    true,
  )

/** A girl in a coat with a scarf, from the front. */
export function fromFront(s: Sheet, hues: Hues) {
  legs(s, hues)
  arms(s, hues)
  s.flat(coat, hues.coat, { knock: true, ...corners, still: true })
  shade(s, hues)
  s.contour(coat, 6, corners)
  s.ink(trace('2,-126 4,126'), 4)
  for (const y of [-92, 0, 46]) s.ink(ellipse(-16, y, 5, 5, { to: 6.6 }), 3)
  inkBeltAndBag(s, hues)
  s.at(0, HEAD_AT, { scale: HEAD }, () => simpleHead(s, 'bob', hues.hair))
  inkScarf(s, hues)
}

export function inkScarf(s: Sheet, { scarf: colour }: Hues) {
  for (const shape of [scarf, scarfTail]) {
    s.flat(shape, colour, { knock: true, ...corners, still: true })
    s.contour(shape, 5, corners)
  }
}

/** What has her second colour, above what lies there. */
export function inkSecond(s: Sheet, hues: Hues) {
  s.within(trace('-140,118 0,128 140,118 140,330 -140,330'), () => legs(s, hues), true)
  inkBeltAndBag(s, hues)
  s.at(0, HEAD_AT, { scale: HEAD }, () => hairBefore(s, 'bob', hues.hair))
}

function inkBeltAndBag(s: Sheet, hues: Hues) {
  s.solid(trace('-60,-50 0,-42 60,-50 62,-30 0,-22 -62,-30'), hues.belt, 4, corners)
  s.ink(smooth('-50,-140 0,-70 56,-24'), 5)
  s.solid(bag, hues.bag, 5, corners)
  s.ink(trace('54,-2 86,14 116,4'), 3.4)
}

export const sideCoat = [
  ...smooth('-24,-162 -46,-120 -42,-40 -52,40 -62,118'),
  ...smooth('64,120 56,40 42,-40 48,-110 26,-162'),
]
/** Her hair from the side lies close to the skull, or stands off it by its own thickness. */
function sideHead(s: Sheet, hues: Hues, thin: boolean) {
  const stuck = trace(
    '-0.9,-0.5 -0.7,-0.86 -0.3,-1.1 0.1,-1.16 0.5,-1.06 0.8,-0.8 0.94,-0.4 0.9,0 0.7,0.4 0.56,0.9 0.34,0.9 0.3,0.3 -0.1,0.1 -0.4,-0.3',
  )
  const own = { behind: () => {}, before: () => s.solid(stuck, hues.hair, 6) }
  const look = someProfile(s.tones, {
    ...{ nose: -0.02, bridge: -0.04, up: 0.04, lips: -0.03, chin: 0, style: 'bob', body: false, mood: 'smile' },
    ...{ hair: hues.hair, skin: SKIN, blush: cast.girl.blush!, iris: '#7A4A34', ...(thin && { own }) },
  })
  s.at(0, HEAD_AT, { scale: HEAD }, () => drawProfile(s, look))
}

export function fromSide(s: Sheet, hues: Hues, thin = false) {
  for (const x of [10, -4]) {
    limb(s, trace(`${x},90 ${x + 2},180 ${x + 4},258`), [46, 38, 32], hues.legs, 5)
    smallShoe(s, [x + 4, 266], { size: 52, mirror: true, colour: hues.boots, sole: PAPER })
    limb(s, trace(`${x + 3},188 ${x + 4},230 ${x + 4},272`), [48, 44, 42], hues.boots, 5)
  }
  s.flat(sideCoat, hues.coat, { knock: true, ...corners, still: true })
  s.within(
    sideCoat,
    () => s.flat(trace('20,-170 80,-120 80,130 24,130 34,20 16,-60'), darker(hues.coat), { still: true, opacity: 0.6 }),
    true,
  )
  s.contour(sideCoat, 6, corners)
  s.solid(trace('-46,-50 0,-42 44,-50 46,-30 0,-22 -48,-30'), hues.belt, 4, corners)
  inkHand(s, -2, 10, 1)
  limb(s, trace('2,-128 8,-60 -2,20'), [44, 40, 38], hues.sleeve, 5)
  sideHead(s, hues, thin)
  s.solid(smooth('-34,-172 6,-160 44,-178 54,-154 36,-136 0,-128 -32,-134 -44,-150 -34,-172'), hues.scarf, 5, corners)
}

export function fromBehind(s: Sheet, hues: Hues) {
  legs(s, hues)
  arms(s, hues)
  s.flat(coat, hues.coat, { knock: true, ...corners, still: true })
  shade(s, hues)
  s.contour(coat, 6, corners)
  s.ink(trace('0,-126 0,124'), 4)
  s.ink(smooth('-64,-146 0,-118 64,-146'), 3.4)
  s.solid(trace('-60,-50 0,-42 60,-50 62,-30 0,-22 -62,-30'), hues.belt, 4, corners)
  s.solid(scarf, hues.scarf, 5, corners)
  s.at(0, HEAD_AT, { scale: HEAD }, () => {
    const half = smooth('0,-1.25 0.44,-1.2 0.78,-0.98 1.06,-0.4 1.12,0.3 1.2,0.8 1.04,1.1')
    const hair = [
      ...half,
      ...smooth('1.04,1.1 0.8,1.06 0.56,1.34 0.3,1.1 0,1.4 -0.3,1.12 -0.6,1.32 -0.8,1.06 -1.04,1.1'),
      ...mirrored(half).toReversed(),
    ]
    s.flat(hair, hues.hair, { knock: true, ...corners, still: true })
    s.within(
      hair,
      () => s.flat(trace('0.7,-1.2 1.3,-1 1.4,1.3 0.6,1.4 0.86,0.3'), darker(hues.hair), { still: true, opacity: 0.6 }),
      true,
    )
    s.contour(hair, 6, corners)
    for (const strand of [
      '0.1,-1.1 0.3,-0.3 0.3,0.9',
      '-0.1,-1.1 -0.36,-0.3 -0.34,0.9',
      '0.2,-1.1 0.72,-0.4 0.78,0.8',
      '-0.2,-1.1 -0.74,-0.4 -0.8,0.8',
    ])
      s.ink(smooth(strand), 3, { in: 0.3, out: 0.6 })
  })
}

/** With a finer pen, as small figures are drawn. */
export function finer(s: Sheet, pen: number, draw: () => void) {
  const before = s.pen
  s.pen = before * pen
  draw()
  s.pen = before
}

/** Without blotting out at once what lies there: it stays until the new colour covers it. */
export function gently(s: Sheet, draw: () => void) {
  const before = s.marks.length
  draw()
  for (const mark of s.marks.slice(before)) if (mark.kind === 'shape') mark.knock = ''
}
