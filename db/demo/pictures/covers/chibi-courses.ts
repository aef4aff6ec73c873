import { box } from '../backdrop.ts'
import { onGround, splitSheet } from './ground.ts'
import { redCross, redRound } from './shading.ts'
import { plainHead } from './heads.ts'
import { limb, limbOn } from './limbs.ts'
import { tint } from './street-things.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { ellipse, type Point, polar, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

type Pose = {
  lean: number
  arms: readonly [number, number]
  legs: readonly [number, number]
  lift?: number
  mood: HeadLook['mood']
}

/** A child like a bean with a large head; the ground lies 1.9 below the middle of the head at rest. */
function bean(s: Sheet, { lean, arms, legs, mood }: Pose, cloth: string, look: Partial<HeadLook> = {}) {
  const { tones } = s
  const end = (from: Point, angle: number, length: number): Point => {
    const [x, y] = polar(angle, length)
    return [from[0] + x, from[1] + y]
  }
  const hips: Point[] = [
    [-0.2 + lean * 0.3, 1.9],
    [0.2 + lean * 0.3, 1.9],
  ]
  hips.forEach((hip, i) => {
    const tip = end(hip, legs[i]!, 0.66)
    limb(s, [hip, [(hip[0] + tip[0]) / 2, (hip[1] + tip[1]) / 2 + 0.03], tip], [0.4, 0.38, 0.34], tones.dark)
    s.solid(ellipse(tip[0] + 0.06, tip[1] + 0.02, 0.27, 0.18), tones.paper, 4.4)
  })
  const sides: Point[] = [
    [-0.36, 1.26],
    [0.36, 1.26],
  ]
  const arm = (i: number) => {
    const tip = end(sides[i]!, arms[i]!, 0.66)
    limb(s, [sides[i]!, tip], [0.32, 0.26], cloth)
    s.solid(ellipse(...tip, 0.17, 0.17), tones.skin, 4)
  }
  arm(0)
  s.solid(
    trace('-0.4,0.9 0.4,0.9 0.56,1.5 0.5,2.0 0,2.14 -0.5,2.0 -0.56,1.5').map(([x, y]): Point => [
      x + (y - 0.9) * lean * 0.3,
      y,
    ]),
    cloth,
    5,
  )
  arm(1)
  const head = plainHead(s, {
    style: 'bob',
    tall: 1.35,
    mood,
    lash: 1,
    hair: between(tones.dark, tones.deep, 0.4),
    yaw: lean * 0.8 || 0.2,
    ...look,
  })
  drawHead(s, head)
}

const poses: readonly Pose[] = [
  { lean: 0, arms: [2.4, 0.7], legs: [1.8, 1.34], mood: 'smile' },
  { lean: 0.4, arms: [3.4, -0.4], legs: [2.5, 0.9], mood: 'laugh' },
  { lean: -0.4, arms: [-2.4, 0.4], legs: [2.2, 0.6], mood: 'wink' },
  { lean: 0.1, arms: [-2.2, -0.9], legs: [1.9, 1.2], mood: 'laugh' },
  { lean: -0.2, arms: [3.1, 0.0], legs: [1.57, 0.2], mood: 'surprise' },
  { lean: 0.3, arms: [2.0, -0.2], legs: [3.0, 1.4], mood: 'smile' },
  { lean: 0, arms: [2.9, 0.25], legs: [2.6, 0.5], mood: 'sleep' },
  { lean: -0.3, arms: [-2.7, 1.1], legs: [1.7, 1.5], mood: 'anger' },
  { lean: 0.2, arms: [2.5, -1.2], legs: [1.57, 1.2], mood: 'smile' },
  { lean: -0.1, arms: [-1.9, -1.2], legs: [2.9, 0.2], mood: 'surprise' },
]

/** Twenty beans, each in another pose. */
export function drawTwentyBeans(s: Sheet) {
  const { tones } = s
  onGround(s, tones.pale, () => {
    s.pen = 0.5
    for (let i = 0; i < 20; i++) {
      const [column, row] = [i % 7, Math.floor(i / 7)]
      const count = row === 2 ? 6 : 7
      const [x, y] = [(column - (count - 1) / 2) * 174, row * 218 - 252]
      s.flat(ellipse(x, y + 120, 58, 8), tones.mid, { still: true, opacity: 0.6 })
      const pose = poses[i % 10]!
      const turned =
        i >= 10
          ? {
              ...pose,
              lean: -pose.lean,
              arms: [Math.PI - pose.arms[1], Math.PI - pose.arms[0]] as const,
              legs: [Math.PI - pose.legs[1], Math.PI - pose.legs[0]] as const,
            }
          : pose
      s.at(x, y, { scale: 44 }, () =>
        bean(s, turned, [tones.accent, tones.mid, tones.soft, tones.paper][(i + row) % 4]!),
      )
    }
    s.pen = 1
  })
}

/** Left a grown-up merely made small, crossed out; right large head, short limbs, round forms. */
export function drawNotShrunken(s: Sheet) {
  const { tones } = s
  splitSheet(s, [tones.soft, tones.pale], [0, 0], () => {
    for (const x of [-320, 320]) s.flat(ellipse(x, 296, 170, 18), tones.mid, { still: true, opacity: 0.7 })
    s.pen = 0.8
    s.at(-320, -96, { scale: 60 }, () => shrunken(s))
    s.at(320, -64, { scale: 136 }, () =>
      bean(s, { lean: 0.1, arms: [2.3, -0.7], legs: [1.75, 1.4], mood: 'laugh' }, tones.accent),
    )
    s.pen = 1
    redCross(s, [-547, -257], 33)
    redRound(s, [560, -262], 38, 36)
    for (const y of [-200, 74]) s.guide([180, y], [470, y], 0.02, 3)
    s.guide([180, 290], [470, 290], 0.02, 3)
  })
}

/** Long legs, broad shoulders, small eyes: all the measures of an adult. */
function shrunken(s: Sheet) {
  const { tones } = s
  const body = () => {
    for (const side of [-1, 1]) {
      limbOn(s, side, '0.44,3.4 0.5,4.9 0.5,6.1', [0.8, 0.66, 0.46], [tones.dark])
      s.solid(ellipse(side * 0.6, 6.24, 0.42, 0.22), tones.paper, 4.4)
      limbOn(s, side, '1.16,1.6 1.5,2.7 1.4,3.7', [0.5, 0.44, 0.34], [tones.accent])
      s.solid(ellipse(side * 1.4, 3.9, 0.2, 0.28), tones.skin, 4)
    }
    s.solid(trace('-0.36,0.6 0.36,0.6 0.4,1.5 -0.4,1.5'), tones.skin, 4.4, { corners: true })
    s.solid(
      trace('-0.5,1.2 -1.3,1.44 -1.2,2.2 -0.8,2.9 -0.92,3.7 0.92,3.7 0.8,2.9 1.2,2.2 1.3,1.44 0.5,1.2 0,1.4'),
      tones.accent,
      5,
    )
  }
  drawHead(
    s,
    plainHead(s, {
      style: 'bob',
      tall: 0.7,
      mood: 'calm',
      lash: 0,
      hair: between(tones.dark, tones.deep, 0.4),
      yaw: 0.2,
      own: { bust: body },
    }),
  )
}

/** A child of clear plastic on its foot, cut out round the drawing, the window's light behind. */
export function drawAcrylicStand(s: Sheet) {
  const { tones } = s
  onGround(s, tones.pale, () => {
    tint(s, box(-660, 190, 660, 380), tones.mid)
    s.ink(trace('-660,190 660,190'), 3)
    s.flat(trace('-560,-340 -300,-340 -420,190 -640,190'), tones.paper, { corners: true, still: true, opacity: 0.7 })
    s.flat(trace('240,-340 420,-340 320,190 160,190'), tones.paper, { corners: true, still: true, opacity: 0.5 })
    const figures: [number, number, Pose, string, Partial<HeadLook>][] = [
      [-250, 100, poses[1]!, tones.accent, {}],
      [250, 100, poses[2]!, tones.deep, { style: 'twin', hair: tones.accent }],
    ]
    for (const [x, scale, pose, cloth, look] of figures) {
      s.flat(ellipse(x + 40, 300, 230, 22), tones.deep, { still: true, opacity: 0.5 })
      const clear = trace(
        '-1.3,-0.2 -1.3,-1.0 -0.7,-1.5 0.3,-1.56 1.1,-1.2 1.36,-0.4 1.3,0.6 1.5,1.3 1.1,1.8 1.1,2.5 0.8,2.86 -0.9,2.86 -1.2,2.3 -1.1,1.8 -1.5,1.2',
      ).map(([px, py]): Point => [x + px * scale, -36 + py * scale])
      s.flat(clear, tones.paper, { still: true })
      s.contour(clear, 4)
      s.at(x, -36, { scale }, () => bean(s, pose, cloth, look))
      s.ink(
        [
          [x - scale * 1.12, -90],
          [x - scale * 0.98, -140],
          [x - scale * 0.62, -172],
        ],
        7,
        { colour: tones.soft, in: 0.3, out: 0.3 },
      )
      s.solid(ellipse(x, 278, 170, 34), tones.paper, 5)
      s.solid(ellipse(x, 266, 170, 34), between(tones.paper, tones.soft, 0.5), 5)
      s.solid(box(x - 66, 246, x + 66, 268), tones.paper, 4, { corners: true })
    }
  })
}
