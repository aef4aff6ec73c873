import { someProfile } from '../covers/profiles.ts'
import { profileContour } from '../figure/profile.ts'
import { drawProfileHair } from '../figure/profile-hair.ts'
import type { ProfileLook } from '../figure/profile-look.ts'
import { add, ellipse, type Point, through, trace, turned } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { SHADE, SKIN } from './hand-parts.ts'

/** Where on her profile the brow, the hollow of the eye, the tip of the nose and the chin lie. */
export const BROW = 3
export const HOLLOW = 4
export const TIP = 8
export const look = (s: Sheet): ProfileLook =>
  someProfile(s.tones, {
    ...{ nose: -0.06, bridge: 0, up: 0.05, lips: 0.03, chin: 0.03, brow: 0.02, style: 'bun', hair: '#8A4A2E' },
    ...{ cloth: '#3F7C8E', clothDark: '#2E5F70', skin: SKIN, blush: SHADE, lip: '#C9716B', iris: '#3F7C6E' },
  })
export const profileLine = (s: Sheet) => profileContour(look(s))
/** The hollow under the brow, at the root of the nose. */
export const ROOT: Point = [-0.89, 0.07]
/** The eye lies as far behind the root as it is wide. */
export const EYE = { from: -0.632, to: -0.375, y: 0.11 }
export const IRIS_X = -0.575

export const skull = ellipse(0.06, -0.18, 0.98, 1, { from: 2.6, to: 9 })
export const THROAT: Point = [-0.4, 1.22]
/** From the chin back to the throat, and from there down: a little more than a right angle. */
export const underside = trace('-0.84,1.15 -0.7,1.19 -0.5,1.21 -0.4,1.22')
export const neckFront = trace('-0.4,1.22 -0.34,1.34 -0.26,1.58 -0.2,1.8')
const neckBack = trace('0.94,1.66 0.76,1.36 0.66,1.02 0.62,0.6')
const slope = trace('-0.93,1.04 -0.84,1.24 -0.6,1.5 -0.26,1.8')

/** From here on the outline hangs on the jaw, which turns below the ear. */
const LOWER_LIP = 15
const CHIN = 19
const HINGE: Point = [0.06, 0.42]
export const jawed = ([x, y]: Point, open: number) => add(HINGE, turned([x - HINGE[0], y - HINGE[1]], -open))
const openThroat = trace('-0.66,1.33 -0.54,1.37 -0.42,1.4 -0.35,1.46 -0.26,1.62 -0.2,1.8')

type SideHead = {
  /** how far the eye is moved to the front */
  eyeAhead?: number
  /** where the mouth ends */
  corner?: number
  /** chin and neck as one slope */
  oneSlope?: boolean
  /** the side of the chin that looks down, in shade */
  under?: string
  /** how far the jaw has dropped */
  open?: number
  /** neck and shoulders in place of the usual */
  body?: (s: Sheet) => void
}

/** Somebody who looks to the left. */
export function sideHead(
  s: Sheet,
  { eyeAhead = 0, corner = -0.6, oneSlope, under = SHADE, open = 0, body }: SideHead = {},
) {
  const face = look(s)
  const contour = profileContour(face).map((p, i) => (i < LOWER_LIP ? p : jawed(p, i > CHIN + 2 ? 0 : open)))
  if (body) body(s)
  else
    neck(s, face, oneSlope ? slope : open ? openThroat : [...underside, ...neckFront.slice(1)], oneSlope ? SKIN : under)
  const whole = [...contour, ...skull.slice(12)]
  const head = [...contour, ...ellipse(0.06, -0.18, 0.98, 1, { from: 0.6, to: -2.2 })]
  s.flat(head, SKIN, { knock: true, corners: true, still: true })
  s.within(
    whole,
    () => {
      s.flat(ellipse(-0.34, 0.5, 0.2, 0.12), '#EFA792', { still: true, opacity: 0.6 })
    },
    true,
  )
  if (open) s.ink(contour.slice(LOWER_LIP, -4), 6.4, { in: 0.1, out: 0.2, least: 0.4 })
  s.ink(open ? contour.slice(0, LOWER_LIP) : contour.slice(0, oneSlope ? -7 : -1), 6.4, {
    in: 0.06,
    out: 0.2,
    least: 0.4,
    shade: 0.4,
  })
  s.at(0.05 - eyeAhead, 0, { scaleX: 0.85 }, () => sideEye(s, face))
  s.ink(
    trace('-0.8,-0.17 -0.62,-0.26 -0.34,-0.15').map(([x, y]): Point => [x - eyeAhead * 0.6, y]),
    7,
    { in: 0.2, out: 0.8 },
  )
  s.ink(trace('-0.95,0.42 -0.91,0.48 -0.945,0.535'), 3.4, { in: 0.4, out: 0.2 })
  if (open) openMouth(s, face, open)
  else lips(s, face, corner)
  drawProfileHair(s, face)
}

function neck(s: Sheet, face: ProfileLook, front: readonly Point[], under: string) {
  const shape = [...front, ...trace('0.1,1.95'), ...neckBack, ...trace('0.6,0.1 0,0.2')]
  s.flat(shape, SKIN, { knock: true, corners: true, still: true })
  s.within(
    shape,
    () =>
      s.flat(trace('-0.9,1.1 -0.4,1 0.1,0.7 0.5,0.4 0.5,1.1 0.1,1.36 -0.26,1.4 -0.4,1.22 -0.7,1.2'), under, {
        still: true,
      }),
    true,
  )
  s.ink(front, 6, { in: 0.05, out: 0.2, least: 0.5 })
  s.ink(neckBack, 5.4, { in: 0.1, out: 0.2 })
  s.ink(trace('0.2,0.98 0.06,1.3 -0.1,1.62'), 3, { in: 0.3, out: 0.7 })
  const body = trace('-0.3,1.66 -0.62,1.94 -0.84,2.4 -0.9,3.6 1.5,3.6 1.5,2.5 1.36,1.86 0.98,1.5 0.6,1.72 0.1,1.86')
  s.solid(body, face.cloth, 6)
  s.within(body, () =>
    s.flat(trace('0.8,1.4 1.7,1.7 1.7,3.7 0.5,3.7 0.9,2.6'), face.clothDark, { still: true, opacity: 0.7 }),
  )
}

/** From the side an eye is a wedge: the round of the ball in front, its corner behind. */
function sideEye(s: Sheet, { iris }: Pick<ProfileLook, 'iris'>) {
  const front = trace('-0.785,-0.02 -0.81,0.04 -0.815,0.11 -0.8,0.175 -0.775,0.225')
  const eye = [...through(front), ...trace('-0.66,0.2 -0.5,0.135 -0.6,0.05 -0.7,0')]
  s.flat(eye, '#FFFFFF', { still: true, corners: true, knock: true })
  s.within(
    eye,
    () => {
      s.flat(ellipse(-0.8, 0.1, 0.075, 0.125), iris, { still: true })
      s.black(ellipse(-0.812, 0.1, 0.034, 0.075))
      s.white(ellipse(-0.79, 0.05, 0.018, 0.03), { layer: 'ink' })
    },
    true,
  )
  s.ink(front, 3, { in: 0.2, out: 0.3 })
  s.ink(trace('-0.85,-0.01 -0.785,-0.03 -0.68,-0.005 -0.57,0.065 -0.44,0.15'), 9, { in: 0.2, out: 0.35, shade: 0.1 })
  s.ink(trace('-0.8,-0.025 -0.88,-0.03 -0.95,-0.1'), 5, { in: 0.05, out: 0.9 })
  s.ink(trace('-0.785,0.23 -0.68,0.215 -0.58,0.17'), 3, { in: 0.3, out: 0.5 })
  s.ink(trace('-0.74,-0.11 -0.63,-0.1 -0.5,-0.02'), 2.4)
}

/** The upper lip lies a little in front of the lower one; both run back to the corner. */
function lips(s: Sheet, face: ProfileLook, corner: number) {
  const end: Point = [corner, 0.775]
  const upper: Point[] = [
    ...trace('-1.0,0.66 -1.05,0.7 -1.03,0.735 -0.94,0.757 -0.84,0.765'),
    end,
    ...trace('-0.82,0.7 -0.92,0.67'),
  ]
  const lower: Point[] = [
    ...trace('-0.94,0.755 -1.03,0.785 -1.01,0.84 -0.94,0.865 -0.83,0.84'),
    end,
    ...trace('-0.84,0.765'),
  ]
  s.within(
    profileContour(face),
    () => {
      s.flat(upper, face.lip, { still: true, opacity: 0.95 })
      s.flat(lower, face.lip, { still: true, opacity: 0.65 })
    },
    true,
  )
  s.ink([...trace('-0.94,0.755 -0.84,0.765'), end], 4, { in: 0.1, out: 0.4 })
}

export const OPEN_CORNER: Point = [-0.6, 0.83]
/** Upper and lower lip part; between them the teeth and the dark. */
function openMouth(s: Sheet, face: ProfileLook, open: number) {
  const low = (noted: string) => trace(noted).map((p) => jawed(p, open))
  const inside = [...trace('-0.95,0.75 -0.8,0.76'), OPEN_CORNER, ...low('-0.82,0.77 -0.95,0.78')]
  s.flat(inside, '#6B2F35', { still: true, corners: true, layer: 'ink' })
  s.flat(trace('-0.945,0.75 -0.8,0.76 -0.68,0.795 -0.8,0.815 -0.93,0.82'), '#FFFFFF', { still: true, layer: 'ink' })
  s.flat([...low('-0.9,0.8 -0.78,0.78'), ...trace('-0.68,0.92'), ...low('-0.84,0.85')], '#D9847A', {
    still: true,
    layer: 'ink',
  })
  const upper = [
    ...trace('-1.0,0.66 -1.03,0.7 -1.02,0.735 -0.94,0.757 -0.8,0.765'),
    OPEN_CORNER,
    ...trace('-0.8,0.7 -0.92,0.67'),
  ]
  const lower = [...low('-0.93,0.765 -1.01,0.785 -0.99,0.84 -0.92,0.865 -0.78,0.84'), OPEN_CORNER, ...low('-0.8,0.775')]
  for (const lip of [upper, lower]) s.flat(lip, face.lip, { still: true, corners: true, layer: 'ink' })
  s.ink([...trace('-0.95,0.755 -0.8,0.768'), OPEN_CORNER, ...low('-0.8,0.775 -0.94,0.77')], 4, { in: 0.1, out: 0.2 })
}
