import { disc, onGround } from './ground.ts'
import { limb } from './limbs.ts'
import { mended } from './mended.ts'
import { box } from '../backdrop.ts'
import { ellipse, mixed, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

export type Finger = { spine: string; widths: readonly number[] }
export type Hand = { skin: string; sleeve: string; fingers?: readonly Finger[]; thumb?: Finger; nails?: boolean }

const open: readonly Finger[] = [
  { spine: '-96,-70 -142,-150 -170,-204 -186,-250', widths: [62, 56, 48, 34] },
  { spine: '-42,-96 -62,-200 -70,-262 -74,-316', widths: [66, 60, 52, 36] },
  { spine: '22,-98 28,-212 30,-280 30,-338', widths: [68, 62, 54, 38] },
  { spine: '84,-76 110,-178 124,-240 132,-292', widths: [66, 60, 52, 36] },
]
const spread: Finger = { spine: '56,110 140,60 196,-20 226,-92', widths: [118, 90, 70, 44] }
const warmer = (skin: string) => between(skin, '#C4573F', 0.3)

/** The back of a left hand, its wrist at (0, 190), fingers up: each with two joints and a nail. */
export function drawBackOfHand(s: Sheet, { skin, sleeve, fingers = open, thumb = spread, nails = true }: Hand) {
  const warm = warmer(skin)
  limb(s, trace('6,430 2,300 0,160'), [170, 148, 150], skin, 6.4)
  s.solid(trace('-120,270 120,262 150,460 -150,460'), sleeve, 6.4)
  s.ink(trace('-122,306 126,298'), 4)
  for (const finger of [thumb, ...fingers]) drawFinger(s, finger, skin, nails, finger === thumb)
  const palm = trace('-74,196 -112,90 -130,-20 -126,-84 -70,-118 -8,-122 60,-116 116,-84 124,-20 130,60 92,150 76,196')
  s.flat(palm, skin, { knock: true })
  s.within(palm, () =>
    s.flat(trace('70,-120 150,-90 150,160 60,210 40,130 74,40'), warm, { still: true, opacity: 0.55 }),
  )
  s.ink(trace('-76,210 -112,90 -130,-20 -124,-78'), 7, { in: 0.1, out: 0.3 })
  s.ink(trace('78,210 94,150 128,92'), 7, { in: 0.1, out: 0.3 })
  s.ink(trace('112,10 122,-30 116,-70'), 5, { in: 0.4, out: 0.3 })
  for (const [i, { spine }] of fingers.entries()) {
    const [a, b] = trace(spine) as [Point, Point]
    const at = mixed(a, b, 0.12)
    s.ink(
      [
        [at[0] - 20, at[1] + 8],
        [at[0] - 2, at[1] - 6],
        [at[0] + 18, at[1] + 6],
      ],
      3.6,
      { in: 0.4, out: 0.4 },
    )
    s.ink([mixed(a, [0, 180], 0.16), mixed(a, [0, 180], 0.5 - i * 0.02)], 3, { in: 0.4, out: 0.8, colour: warm })
  }
}

function drawFinger(s: Sheet, { spine, widths }: Finger, skin: string, nails: boolean, isThumb: boolean) {
  const line = trace(spine)
  limb(s, line, widths, skin, 6)
  const [b, c, d] = line.slice(1) as [Point, Point, Point]
  const across = (p: Point, q: Point, k: number): [Point, Point] => {
    const length = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1
    const [nx, ny] = [-(q[1] - p[1]) / length, (q[0] - p[0]) / length]
    return [
      [p[0] - nx * k, p[1] - ny * k],
      [p[0] + nx * k, p[1] + ny * k],
    ]
  }
  for (const [p, q] of isThumb
    ? [[c, d] as const]
    : ([
        [b, c],
        [c, d],
      ] as const)) {
    s.ink(across(p, q, 15), 3.6, { in: 0.4, out: 0.4 })
    s.ink(across(mixed(p, q, -0.14), q, 9), 2.6, { in: 0.4, out: 0.4 })
  }
  if (!nails) return
  const angle = Math.atan2(d[1] - c[1], d[0] - c[0])
  const tip = mixed(c, d, 0.74)
  s.solid(ellipse(tip[0], tip[1], 19, 12, { tilt: angle }).slice(0, -1), between(skin, '#ffffff', 0.6), 3)
}

const skins = ['#F3D2B8', '#C98F68']

/** Left a hand of sausages, as in a glove; right one with long fingers and joints, each of its own length. */
export function drawGlove(s: Sheet) {
  const { tones } = s
  mended(s, [tones.soft, tones.pale], (right) =>
    s.at(-10, 50, { scale: 0.86 }, () => {
      if (right) return drawBackOfHand(s, { skin: skins[0]!, sleeve: tones.deep })
      limb(s, trace('6,430 2,300 0,160'), [170, 160, 170], skins[0]!, 6.4)
      s.solid(trace('-120,270 120,262 150,460 -150,460'), tones.deep, 6.4)
      s.ink(trace('-122,306 126,298'), 4)
      const fat = [112, 122, 120, 96, 50]
      limb(s, trace('70,90 180,40 226,6 244,-10 252,-18'), [120, 118, 112, 84, 40], skins[0]!, 6.4)
      for (const spine of [
        '-118,-40 -136,-130 -146,-176 -151,-200 -153,-212',
        '-40,-70 -46,-160 -48,-206 -49,-230 -49,-242',
        '44,-70 50,-160 54,-206 55,-230 55,-242',
        '122,-40 138,-130 150,-176 155,-200 158,-212',
      ])
        limb(s, trace(spine), fat, skins[0]!, 6.4)
      s.flat(trace('-84,200 -160,90 -172,-40 -120,-76 0,-90 120,-76 176,-40 160,90 84,200'), skins[0]!, { knock: true })
      s.ink(trace('-84,210 -160,90 -174,-44'), 7, { in: 0.1, out: 0.2 })
      s.ink(trace('84,210 130,140 150,110'), 7, { in: 0.1, out: 0.2 })
    }),
  )
}

/** A hand as boxes, one for the palm and three for each finger, and the same hand in skin. */
export function drawHandFromBoxes(s: Sheet) {
  const { tones } = s
  onGround(s, tones.pale, () => {
    s.flat(disc([330, 10], 300), tones.soft, { still: true })
    s.at(-300, 56, { scale: 0.88 }, () => drawBoxHand(s))
    s.at(310, 56, { scale: 0.88 }, () => drawBackOfHand(s, { skin: '#DDA982', sleeve: '#E4673F' }))
    s.ink(trace('-40,40 40,40'), 15, { in: 0.02, out: 0.02, least: 0.8 })
    s.ink(trace('10,6 46,40 10,74'), 15, { corners: true, in: 0.02, out: 0.02, least: 0.8 })
  })
}

function drawBoxHand(s: Sheet) {
  const [front, side, top] = ['#FBE3B0', '#D8944A', '#FFFDF8']
  slab(s, trace('-70,330 76,330 84,204 -80,204'), [front, side, top])
  for (const { spine, widths } of [spread, ...open]) {
    const line = trace(spine)
    for (let i = 0; i < 3; i++) {
      const [a, b] = [mixed(line[i]!, line[i + 1]!, 0.05), mixed(line[i]!, line[i + 1]!, 0.93)]
      const length = Math.hypot(b[0] - a[0], b[1] - a[1])
      const k = (widths[i]! / 2 - 4) / length
      const n: Point = [-(b[1] - a[1]) * k, (b[0] - a[0]) * k]
      slab(
        s,
        [
          [a[0] - n[0], a[1] - n[1]],
          [a[0] + n[0], a[1] + n[1]],
          [b[0] + n[0] * 0.88, b[1] + n[1] * 0.88],
          [b[0] - n[0] * 0.88, b[1] - n[1] * 0.88],
        ],
        [front, side, top],
      )
    }
  }
  slab(s, trace('-84,190 84,190 130,-66 60,-104 -60,-106 -130,-66'), [front, side, top], 26)
  for (const { spine } of open) {
    const [x, y] = trace(spine)[0]!
    s.solid(disc([x, y + 14], 19), s.tones.mid, 5)
  }
}

/** A flat box: what lies behind it is its thickness. */
function slab(s: Sheet, at: readonly Point[], [front, side]: readonly string[], thick = 15) {
  const back = at.map(([x, y]): Point => [x + thick, y + thick * 0.5])
  s.solid([...at, ...back.toReversed()], side!, 4, { corners: true })
  for (let i = 0; i < at.length; i++) {
    const j = (i + 1) % at.length
    s.solid([at[i]!, at[j]!, back[j]!, back[i]!], side!, 4, { corners: true })
  }
  s.solid(at, front!, 5.4, { corners: true })
}

/** A page of one's own left hand: open, a fist, a pointing one, each with its day. */
export function drawHandDiary(s: Sheet) {
  const { tones } = s
  onGround(s, tones.mid, () => {
    s.flat(box(-566, -300, 596, 330), tones.dark, { corners: true, still: true, opacity: 0.35 })
    s.solid(box(-580, -316, 580, 316), tones.paper, 6, { corners: true })
    for (let i = 0; i < 14; i++) s.solid(disc([-536 + i * 82, -300], 11), tones.dark, 3)
    for (const x of [-194, 194])
      s.ink(
        [
          [x, -260],
          [x, 290],
        ],
        3,
        { colour: tones.soft, in: 0.01, out: 0.01, least: 1 },
      )
    const hand: Hand = { skin: skins[0]!, sleeve: tones.deep }
    s.within(
      box(-572, -270, 572, 308),
      () => {
        s.at(-390, 60, { scale: 0.74 }, () => drawBackOfHand(s, hand))
        s.at(-10, 60, { scale: 0.74 }, () => drawBackOfHand(s, { ...hand, ...pointing }))
        s.at(384, 60, { scale: 0.74 }, () => drawBackOfHand(s, { ...hand, ...peace }))
      },
      true,
    )
  })
}

const curled = (x: number, y: number): Finger => ({
  spine: `${x},${y + 30} ${x},${y - 40} ${x + 2},${y - 54} ${x + 4},${y - 60}`,
  widths: [64, 66, 62, 44],
})
const tucked: Finger = { spine: '70,120 120,60 100,-6 46,-36', widths: [110, 84, 66, 46] }
export const pointing: Partial<Hand> = {
  fingers: [open[3]!, curled(22, -90), curled(-42, -88), curled(-96, -60)].toReversed(),
  thumb: tucked,
}
export const peace: Partial<Hand> = {
  fingers: [curled(-96, -60), curled(-38, -86), { ...open[2]!, spine: '16,-98 2,-212 -8,-280 -14,-338' }, open[3]!],
  thumb: tucked,
}
export const pinching: Partial<Hand> = {
  fingers: [
    { spine: '-96,-70 -140,-136 -160,-196 -152,-240', widths: [60, 54, 46, 34] },
    { spine: '-42,-96 -62,-190 -60,-250 -40,-300', widths: [64, 58, 50, 36] },
    { spine: '22,-98 40,-196 60,-250 92,-290', widths: [66, 60, 52, 38] },
    { spine: '84,-76 140,-150 190,-170 236,-150', widths: [66, 58, 50, 36] },
  ],
  thumb: { spine: '56,110 150,60 216,-20 248,-108', widths: [116, 88, 68, 44] },
}

/** Three gestures in a row, each on its own note: look there, two, just so much. */
export function drawHandSigns(s: Sheet) {
  const { tones } = s
  onGround(s, tones.soft, () => {
    const hand: Hand = { skin: skins[1]!, sleeve: tones.accent }
    for (const [i, sign] of [pointing, pinching, peace].entries()) {
      const x = (i - 1) * 410
      s.flat(disc([x, -20], 188), [tones.pale, tones.mid, tones.pale][i]!, { still: true })
      s.at(x - (i === 1 ? 14 : 0), 120, { scale: 0.72, rotate: (i - 1) * 0.1 }, () =>
        drawBackOfHand(s, { ...hand, ...sign }),
      )
    }
  })
}
