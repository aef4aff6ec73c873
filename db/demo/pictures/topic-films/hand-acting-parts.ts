import { tube } from '../covers/limbs.ts'
import { add, bend, ellipse, mixed, type Point, polar, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { along, roundFinger, SHADE, sideNail, SKIN } from './hand-parts.ts'

const SLEEVE = '#3F7C8E'
const moved = (noted: string, dx: number) => trace(noted).map(([x, y]): Point => [x + dx, y])

/** A glass of juice, clear enough for what is behind it to be seen. */
export function glass(s: Sheet, x = 0, clear = false) {
  const by = (noted: string) => moved(noted, x)
  s.flat(by('-96,-200 96,-200 78,200 -78,200'), '#E4F2F6', { corners: true, still: true, opacity: clear ? 0.5 : 1 })
  s.flat(by('-90,-96 90,-96 76,188 -76,188'), '#F6A63C', { corners: true, still: true, opacity: clear ? 0.66 : 1 })
  s.flat(ellipse(x, -96, 89, 15).slice(0, -1), '#FFD184', { still: true })
  for (const side of [-1, 1])
    s.ink(
      [
        [x + side * 96, -200],
        [x + side * 78, 200],
      ],
      6,
      { in: 0.02, out: 0.02, least: 0.8 },
    )
  s.ink(by('-78,198 -40,208 40,208 78,198'), 6.4)
  s.flat(ellipse(x, -200, 96, 19).slice(0, -1), '#F7FCFC', { still: true })
  s.contour(ellipse(x, -200, 96, 19), 5)
  s.flat(by('-74,-176 -54,-174 -46,170 -58,170'), '#ffffff', { still: true, corners: true, opacity: 0.6 })
}

/** Four fingers that come round behind it: their tips lie along its far side. */
export const farFingers = [
  '150,-66 60,-84 -40,-88 -100,-78 -122,-66',
  '150,-4 60,-22 -50,-24 -106,-14 -128,-2',
  '150,58 60,42 -44,40 -100,48 -120,60',
  '150,112 60,100 -34,96 -84,102 -106,112',
].map(trace)
const FAR_WIDE = [74, 70, 62, 50, 30]
export const farFinger = (spine: readonly Point[]) => roundFinger(spine, FAR_WIDE)

export const behindGlass = (s: Sheet, dx = 0) => {
  for (const spine of farFingers) {
    const outline = farFinger(spine.map(([x, y]): Point => [x + dx, y]))
    s.flat(outline, SKIN, { still: true, corners: true })
    s.ink(outline, 6, { in: 0.05, out: 0.05, least: 0.5 })
  }
}

const THUMB = trace('236,60 176,-10 90,-64 10,-92 -30,-98')

function filled(s: Sheet, shape: readonly Point[], colour = SKIN) {
  s.flat(shape, colour, { still: true })
  s.contour(shape, 6.4)
}

/** The heel of the hand beside the glass and the thumb that lies over it. */
export function nearThumb(s: Sheet, dx = 0) {
  const by = (noted: string) => moved(noted, dx)
  filled(s, roundFinger(by('520,250 360,150 220,70'), [176, 158, 176]))
  const palm = by('112,-96 170,-128 236,-96 286,-20 300,80 262,150 190,160 128,142 104,90 98,0')
  filled(s, palm)
  s.within(palm, () => s.flat(by('100,70 160,110 300,60 320,170 160,190 90,150'), SHADE, { still: true, opacity: 0.7 }))
  s.flat(by('236,-70 300,20 310,130 360,190 300,210 220,150 230,40'), SKIN, { still: true })
  const spine = THUMB.map(([x, y]): Point => [x + dx, y])
  const thumb = roundFinger(spine, [120, 96, 76, 62, 48])
  s.flat(thumb, SKIN, { still: true, corners: true })
  s.flat(by('210,20 250,60 240,120 190,110 160,40'), SKIN, { still: true })
  s.within(
    thumb,
    () => s.flat(by('200,60 100,-26 10,-66 -50,-80 -30,-40 90,0 170,70'), SHADE, { still: true, opacity: 0.6 }),
    true,
  )
  s.ink(thumb.slice(3, -3), 6.4, { in: 0.2, out: 0.2, least: 0.5 })
  s.ink(by('96,-92 88,-72 92,-54'), 4, { in: 0.3, out: 0.4 })
  s.flat(by('-40,-116 -8,-122 12,-114 8,-98 -16,-94 -40,-100'), '#FCEFE6', { still: true })
  s.contour(by('-40,-116 -8,-122 12,-114 8,-98 -16,-94 -40,-100'), 3)
  filled(s, by('330,60 520,110 760,220 760,460 420,340 300,240'), SLEEVE)
}

/** An arm from the lower left to its wrist, and the hand from there on, seen from the little finger's side. */
export type Limp = {
  turn: number
  waist: number
  bump: number
  /** where its fingers go, in place of how they hang */
  fingers?: readonly (readonly Point[])[]
  thumb?: readonly Point[]
}
const ELBOW: Point = [-400, 250]
const WRIST: Point = [-40, -110]
export const arm = [ELBOW, mixed(ELBOW, WRIST, 0.5), WRIST] as const
const forearmWay = along(ELBOW, WRIST)
/** Fingers as they hang from the knuckles: how far along the hand and beside it each joint lies. */
const HANGING = [
  '136,-30 244,-52 312,-36 356,-8',
  '136,-14 252,-22 322,0 366,30',
  '130,4 240,8 302,34 340,66',
  '120,20 208,36 262,60 292,92',
].map(trace)
export const onHand = ({ turn }: Pick<Limp, 'turn'>, points: readonly Point[]) =>
  points.map(([x, y]) => add(WRIST, add(polar(forearmWay + turn, x), polar(forearmWay + turn + Math.PI / 2, y))))
export const hangingFingers = (limp: Pick<Limp, 'turn' | 'fingers'>) =>
  (limp.fingers ?? HANGING).map((spine) => onHand(limp, spine))
const HAND_WIDE = [48, 42, 37, 26]

export function limpHand(s: Sheet, limp: Limp) {
  const { waist, bump } = limp
  const across = (p: Point, wide: number) => add(p, polar(forearmWay - Math.PI / 2, wide))
  const near = (t: number) => mixed(ELBOW, WRIST, t)
  const back = onHand(limp, trace('40,-52 110,-66 172,-56'))
  const heel = onHand(limp, trace('150,46 100,56 58,50'))
  const upper = [across(near(0), 104), across(near(0.5), 92), across(near(0.82), waist + 4)]
  const hill = [across(near(0.91), waist + bump), across(near(0.97), waist + bump), across(near(1.03), waist)]
  const lower = [across(near(0.88), -waist), across(near(0.5), -92), across(near(0), -104)]
  const top = [...upper, ...hill, ...back]
  const whole = [...through(top), ...through([...heel, ...lower])]
  if (limp.thumb) {
    const spine = onHand(limp, limp.thumb)
    const thumb = roundFinger(spine, [70, 52, 42, 30])
    s.flat(thumb, SKIN, { knock: true, still: true, corners: true })
    s.flat(thumb, SHADE, { still: true, corners: true, opacity: 0.4 })
    s.ink(thumb, 5.6, { in: 0.05, out: 0.05, least: 0.5 })
  }
  for (const [i, spine] of hangingFingers(limp).entries()) {
    if (i === 3) flatPalm(s, whole)
    const outline = roundFinger(spine, HAND_WIDE)
    s.flat(outline, SKIN, { knock: true, still: true, corners: true })
    s.within(
      outline,
      () =>
        s.flat([...spine, ...outline.slice(0, 18).toReversed()], SHADE, { still: true, corners: true, opacity: 0.55 }),
      true,
    )
    if (i === 3) s.within(outline, () => s.within(whole, () => palmShade(s, whole), true), true)
    s.ink(i === 3 ? outline.slice(2, -5) : outline, 5.6, { in: 0.05, out: 0.05, least: 0.5 })
    sideNail(s, spine[2]!, spine[3]!, 13)
  }
  s.ink(top, 6.4, { in: 0.05, out: 0.1, least: 0.5 })
  s.ink([...heel, ...lower], 6.4, { in: 0.1, out: 0.05, least: 0.5 })
  if (bump)
    s.ink(bend(across(near(0.86), waist * 0.5), across(near(0.97), waist * 0.2), across(near(1.02), waist * 0.6)), 4, {
      in: 0.2,
      out: 0.4,
    })
  cuff(s)
}

export const besideArm = (t: number, wide: number) => add(mixed(ELBOW, WRIST, t), polar(forearmWay - Math.PI / 2, wide))
const cuff = (s: Sheet) =>
  s.solid(
    [besideArm(-0.1, 132), besideArm(0.26, 118), besideArm(0.24, 0), besideArm(0.26, -118), besideArm(-0.1, -132)],
    '#8A5A9C',
    6.4,
  )

const palmShade = (s: Sheet, whole: readonly Point[]) =>
  s.flat(
    whole.map(([x, y]): Point => [x + 34, y + 66]),
    SHADE,
    { still: true, corners: true, opacity: 0.5 },
  )

function flatPalm(s: Sheet, whole: readonly Point[]) {
  s.flat(whole, SKIN, { knock: true, still: true, corners: true })
  s.within(whole, () => palmShade(s, whole), true)
}

/** Arm and hand as one stick, as it is drawn by who forgets the wrist. */
export function stickArm(s: Sheet) {
  const straight = { turn: 0 }
  const [knuckles] = onHand(straight, [[176, 0]])
  const stick = tube([ELBOW, mixed(ELBOW, knuckles!, 0.5), knuckles!], [176, 150, 124])
  for (const spine of hangingFingers(straight)) {
    const outline = roundFinger(spine, HAND_WIDE)
    s.flat(outline, SKIN, { still: true, corners: true })
    s.ink(outline, 5.6, { in: 0.05, out: 0.05, least: 0.5 })
  }
  s.flat(stick, SKIN, { still: true, corners: true })
  const half = stick.length / 2
  s.ink(stick.slice(0, half), 6.4, { in: 0.05, out: 0.05, least: 0.5 })
  s.ink(stick.slice(half), 6.4, { in: 0.05, out: 0.05, least: 0.5 })
  cuff(s)
}
