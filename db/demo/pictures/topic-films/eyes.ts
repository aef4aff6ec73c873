import { box } from '../backdrop.ts'
import { drawFrontFace } from '../covers/front-face.ts'
import { add, ellipse, mixed, type Point, polar, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { butterfly } from '../step-films/eyes.ts'
import { light, now, redRing } from '../step-films/face.ts'
import * as eye from './eyes-parts.ts'
import * as face from './front-eyes-parts.ts'
import { along, SKIN } from './hand-parts.ts'
import type { Draw, TopicDrawing } from './topic.ts'

const large = (draw: Draw) => (s: Sheet) => s.at(0, 20, { scale: 262 }, () => draw(s))
const small = (draw: Draw) => (s: Sheet) => s.at(32, 10, { scale: 106 }, () => eye.penned(s, 0.5, () => draw(s)))

/** Far larger than what is seen of it. */
const WHOLE = 1.52
const ball = ellipse(eye.BALL.x, eye.BALL.y, WHOLE, WHOLE, { from: 3.6, to: 10.2 })
const upright = ellipse(eye.BALL.x, eye.BALL.y, 0.36, WHOLE, { from: -1.57, to: 1.57 })

/** Both eyes of a face; the left one is mirrored. */
const bothEyes = (draw: (s: Sheet, side: 1 | -1) => void) => (s: Sheet) => {
  for (const side of [1, -1] as const)
    s.at(side * 196, 20, { scale: 122, scaleX: side }, () => eye.penned(s, 0.62, () => draw(s, side)))
}
const ballAndLids: TopicDrawing = {
  steps: [
    bothEyes((s) => {
      now(s, ball)
      light(s, upright)
      light(s, ellipse(eye.BALL.x, eye.BALL.y, WHOLE, 0.36, { from: 0, to: 3.14 }))
    }),
    bothEyes((s) => {
      now(s, eye.upperLid, 6)
      now(s, eye.fold, 3)
      for (const i of [8, 24, 40]) {
        const at = eye.upperLid[i]!
        now(s, [at, add(at, [at[0] * 0.14, -0.2])], 2)
      }
    }),
    (s) => {
      s.flat(box(-390, -196, 390, 232), SKIN, { still: true, corners: true })
      bothEyes((on, side) => {
        eye.around(on)
        eye.wholeEye(on, true, [side * -0.22, -0.26])
        eye.lid(on)
        eye.lowerRim(on)
        on.ink(eye.fold, 6, { in: 0.3, out: 0.4 })
        eye.brow(on)
      })(s)
      s.ink(trace('-14,150 -2,174 -6,192 -24,196'), 4, { in: 0.5, out: 0.3 })
    },
  ],
  slip: small((s) => {
    const sticker = eye.opening.map(([x, y]): Point => [x * 1.14, y * 1.26 - 0.02])
    s.flat(box(-1.42, -1.2, 1.42, 1.06), SKIN, { still: true, corners: true })
    s.flat(
      sticker.map((p) => add(p, [0.06, 0.08])),
      '#C98671',
      { still: true, corners: true, opacity: 0.7 },
    )
    s.flat(sticker, '#FFFFFF', { still: true, corners: true })
    s.contour(sticker, 5, { least: 0.9 })
    s.contour(eye.opening, 9, { corners: true, least: 0.9 })
    s.flat(ellipse(0, 0, 0.44, 0.44), eye.VIOLET.base, { still: true })
    s.black(ellipse(0, 0, 0.2, 0.2))
  }),
  cure: small((s) => {
    eye.around(s)
    eye.wholeEye(s)
    eye.lid(s, 26)
    eye.lowerRim(s)
    s.ink(eye.fold, 6, { in: 0.3, out: 0.4 })
    now(s, ellipse(eye.BALL.x, eye.BALL.y - 0.12, 1.36, 1.2, { from: 3.6, to: 10.2 }), 3)
    now(
      s,
      eye.upperLid.slice(4, -4).map(([x, y]): Point => [x * 0.94, y + 0.12]),
      4,
    )
  }),
  checks: [
    [192, -20, 380],
    [192, 20, 400],
  ],
}

const both = (draw: (side: -1 | 1) => void) => ([-1, 1] as const).forEach(draw)
const SIDEWAYS: Point = [0.34, 0.04]
const SEEN: Point = [1.52, 0.42]
const facing = (draw: Draw) => (s: Sheet) =>
  s.within(box(-390, -322, 390, 322), () => s.at(-74, 14, { scale: 234 }, () => draw(s)), true)
const littleFace = (draw: Draw) => (s: Sheet) =>
  eye.penned(s, 0.55, () => s.within(box(-132, -150, 188, 150), () => s.at(28, 6, { scale: 112 }, () => draw(s)), true))
const looker = (s: Sheet, gaze: readonly [Point, Point], pen = 1) =>
  drawFrontFace(s, {
    ...{ cut: 'bob', hair: '#54333B', cloth: '#D9A07E', skin: '#F7DCC8', iris: '#9A5A34', gaze, pen },
  })
const withWhites = (s: Sheet, pen = 1) => {
  looker(s, [SIDEWAYS, SIDEWAYS], pen)
  both((side) => face.whiteLeft(s, side, SIDEWAYS))
}

const gaze: TopicDrawing = {
  steps: [
    facing((s) => {
      both((side) => light(s, face.eyeOpening(side)))
      s.at(...SEEN, { scale: 1 / 160 }, () => butterfly(s, [0, 0]))
      both((side) => {
        const from = face.irisAt(side, [0, 0])
        const to = mixed(from, SEEN, 0.86)
        now(s, [from, to])
        for (const turn of [2.7, -2.7]) now(s, [to, add(to, polar(along(from, to) + turn, 0.1))])
      })
    }),
    facing((s) => both((side) => now(s, face.irisRing(side, SIDEWAYS), 4))),
    facing((s) => withWhites(s)),
  ],
  slip: littleFace((s) =>
    looker(
      s,
      [
        [-0.5, 0],
        [0.46, 0.22],
      ],
      0.8,
    ),
  ),
  cure: littleFace((s) => withWhites(s, 0.8)),
  checks: [
    [-74, 42, 400],
    [10, 38, 300],
  ],
}

const FOLDS = [
  [0.04, 0.3],
  [0.4, 0.66],
  [0.78, 0.98],
] as const
/** The fold of the lid, with gaps in it. */
function brokenFold(s: Sheet, width = 7) {
  const at = (t: number): Point => {
    const k = t * (eye.fold.length - 1)
    return mixed(eye.fold[Math.floor(k)]!, eye.fold[Math.min(eye.fold.length - 1, Math.floor(k) + 1)]!, k % 1)
  }
  for (const [from, to] of FOLDS) s.ink([at(from), at((from + to) / 2), at(to)], width, { in: 0.3, out: 0.4 })
}

const lashes: TopicDrawing = {
  steps: [
    large((s) => {
      light(s, ball)
      light(s, eye.lowerLid)
      light(s, eye.irisRound())
      eye.lid(s)
    }),
    large((s) => {
      for (const [at] of eye.lashes) {
        const root = eye.lashRoot(at)
        light(s, [[0, 0.18], add(root, polar(eye.lashWay(root), 0.4))])
      }
      for (const lash of eye.lashes) eye.bundle(s, lash)
    }),
    large((s) => {
      eye.around(s)
      eye.wholeEye(s)
      eye.lid(s)
      for (const lash of eye.lashes) eye.bundle(s, lash)
      eye.lowerRim(s)
      brokenFold(s)
      eye.brow(s)
    }),
  ],
  slip: small((s) => {
    eye.around(s, false)
    eye.wholeEye(s)
    eye.lid(s)
    eye.lowerRim(s)
    for (let i = 0; i < 11; i++) {
      const root = eye.lashRoot(0.02 + i * 0.09)
      s.ink([root, add(root, [0.26, -0.34])], 7, { in: 0.05, out: 0.5 })
    }
  }),
  cure: small((s) => {
    eye.around(s, false)
    eye.wholeEye(s)
    eye.lid(s)
    eye.lowerRim(s)
    for (const lash of eye.lashes) {
      eye.bundle(s, lash)
      const root = eye.lashRoot(lash[0])
      now(s, [[0, 0.18], add(root, polar(eye.lashWay(root), lash[1] + 0.08))], 2)
    }
  }),
  checks: [
    [180, -90, 420],
    [0, -140, 600],
  ],
}

const SEA: eye.Iris = { base: '#3F8FB5', dark: '#17334F', bright: '#A9EBDD' }
const pair = (draw: (s: Sheet, side: -1 | 1) => void) => (s: Sheet) =>
  both((side) => s.at(side * 196, 20, { scale: 148, scaleX: side }, () => draw(s, side)))
const little = (draw: (s: Sheet, side: -1 | 1) => void) => (s: Sheet) =>
  eye.penned(s, 0.55, () => both((side) => s.at(16 + side * 84, 10, { scale: 66, scaleX: side }, () => draw(s, side))))
/** The light comes from the upper left, whichever eye it is. */
const LIT = (side: number): Point => [-0.2 * side, -0.26]

function paintedEye(s: Sheet, side: -1 | 1) {
  eye.white(s)
  eye.irisBase(s, SEA)
  eye.irisShadow(s, SEA)
  eye.irisGlow(s, SEA, side)
  eye.irisLines(s)
  eye.lid(s, 26)
  eye.lowerRim(s)
}

const irisLight: TopicDrawing = {
  steps: [
    (s) => {
      s.flat(box(-385, -220, 385, 200), SKIN, { still: true, corners: true })
      pair((sheet) => {
        eye.white(sheet)
        eye.irisBase(sheet, SEA)
        eye.irisShadow(sheet, SEA)
        eye.irisLines(sheet)
        eye.lid(sheet, 20)
      })(s)
    },
    pair((s, side) => {
      eye.irisGlow(s, SEA, side)
      s.within(eye.opening, () => s.black(eye.irisRound(0.38)), true)
    }),
    pair((s, side) => {
      eye.shine(s, LIT(side), 0.21)
      eye.lowerRim(s, 5)
      s.ink(eye.fold, 4, { in: 0.3, out: 0.4 })
      eye.brow(s, 11)
      for (const lash of eye.lashes.slice(0, 3)) eye.bundle(s, lash)
    }),
  ],
  slip: little((s, side) => {
    paintedEye(s, side)
    for (const [x, y] of trace('-0.25,-0.4 0.2,-0.3 -0.3,0.05 0.3,0.1 0,0.38 -0.12,-0.1 0.36,-0.1 -0.2,0.3 0.08,0.12'))
      eye.shine(s, [x, y], 0.1)
  }),
  cure: (s) => {
    little((sheet, side) => {
      paintedEye(sheet, side)
      eye.shine(sheet, LIT(side), 0.24)
    })(s)
    both((side) => redRing(s, [16 + side * 84 - 13, -8], [26, 28]))
  },
  checks: [
    [0, 10, 620],
    [-196, 40, 320],
  ],
}

export const eyes: readonly TopicDrawing[] = [ballAndLids, gaze, lashes, irisLight]
