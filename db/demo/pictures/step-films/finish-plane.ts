import { limb, smallHand } from '../covers/limbs.ts'
import { onFace } from '../figure/face.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, type Line, now } from './face.ts'
import { type Face, inSheet, mend, portrait } from './finish.ts'
import { cloud } from './page-panels.ts'

const hues = {
  ...{ sky: '#CFE6F2', deep: '#4C93CE', cloud: '#FFFFFF', hill: '#9CC9A2', far: '#BFDDD0', skin: '#F7D2B4' },
  ...{ hood: '#F0A848', hoodDark: '#B9702F', shade: '#7A4F86', plane: '#FFFFFF', under: '#E4573F' },
}
const PLANE: Point = [112, -196]

const him: Face = {
  at: [-44, -30],
  size: 94,
  tilt: -0.1,
  face: { eyes: 'open', open: 1, brow: [-0.08, 0], mouth: 'glad', gaze: [0.22, -0.2] },
  shade: '#B9705F',
  look: {
    ...{ yaw: 0.4, pitch: -0.12, style: 'short', lash: 0, tall: 1.06, collar: 'hood', hair: '#5A4038' },
    ...{ hairLight: '#C08A5C', skin: hues.skin, blush: '#E8A182', iris: '#3F7C8E', irisDark: '#24455A' },
    ...{ cloth: hues.hood, clothDark: hues.hoodDark, mouth: '#A8443C' },
  },
}

/** Folded from paper; so large. */
function plane(s: Sheet, [x, y]: Point, k: number, [top, under]: readonly [string, string]) {
  const to = (noted: string) => trace(noted).map(([px, py]): Point => [x + px * k, y + py * k])
  const wings: readonly (readonly [string, string])[] = [
    ['66,-34 -62,-16 -26,6', top],
    ['66,-34 -26,6 -18,36', under],
    ['66,-34 -18,36 18,18', top],
  ]
  for (const [noted, colour] of wings) {
    const wing = to(noted)
    s.flat(wing, colour, { still: true, corners: true })
    wing.forEach((corner, i) => s.ink([corner, wing[(i + 1) % 3]!], 4, { in: 0.04, out: 0.08, least: 0.5 }))
  }
}

/** He has let a paper plane fly; with what is mended in three places, or without. */
export function paperPlane(s: Sheet, { mended = false, guides = false } = {}) {
  inSheet(s, hues.sky, () => {
    if (mended)
      mend(s, 0, () => {
        s.flat(trace('-210,-300 210,-300 210,-60 120,-84 20,-150 -90,-190 -210,-190'), hues.deep, { still: true })
        for (const line of ['-30,-84 20,-132 66,-168', '-10,-60 34,-108 74,-152'])
          s.ink(trace(line), 4, { layer: 'flat', colour: '#FFFFFF', in: 0.6, out: 0.2 })
      })
    cloud(s, [-128, -206], 58, hues.cloud)
    cloud(s, [150, 30], 66, hues.cloud)
    s.flat(trace('-220,140 -90,90 60,140 220,90 220,300 -220,300'), hues.far, { still: true })
    s.flat(trace('-220,220 0,176 220,200 220,300 -220,300'), hues.hill, { still: true })
    plane(s, PLANE, 0.62, [hues.plane, '#E3EEF4'])
    portrait(s, him, guides)
    limb(s, trace('64,330 106,214 128,120'), [78, 66, 54], hues.hood)
    limb(s, trace('122,128 130,98'), [38, 32], hues.skin)
    smallHand(s, [130, 100], 'open', { size: 72, angle: Math.PI + 0.16, skin: hues.skin, mirror: true })
    if (!mended) return
    mend(s, 0, () => plane(s, PLANE, 0.92, [hues.plane, hues.under]))
    mend(s, 1, () => shines(s))
    mend(s, 2, () => {
      for (const noted of [
        '-70,70 -34,68 -6,80 -12,100 -40,98 -64,86',
        '78,300 112,220 136,128 152,134 130,224 104,300',
      ])
        s.flat(trace(noted), hues.shade, { still: true, opacity: 0.34 })
    })
  })
}

/** Light in the eyes, on the side from which it comes. */
function shines(s: Sheet) {
  const { at, size, tilt = 0, look } = him
  const to = onFace({ yaw: look.yaw!, pitch: look.pitch! } as Parameters<typeof onFace>[0])
  s.at(...at, { scale: size, rotate: tilt }, () => {
    for (const u of [-0.34, 0.5]) {
      const [x, y] = to(u, 0.13)
      s.flat(ellipse(x, y, 0.046, 0.052).slice(0, -1), '#FFFFFF', { still: true })
      s.flat(ellipse(x - 0.07, y + 0.16, 0.036, 0.022).slice(0, -1), '#BFE8F4', { still: true })
    }
  })
}

/** What one would like to mend, once one looks for it. */
export const anywhere: readonly (readonly [x: number, y: number, r: number])[] = [
  [-128, -206, 38],
  [-110, -106, 32],
  [14, -30, 28],
  [-52, 104, 30],
  [132, 62, 36],
  [112, -196, 42],
  [160, 30, 30],
  [-150, 150, 34],
  [70, 230, 32],
]
export const planeLines = (s: Sheet, line: Line = now) => {
  line(
    s,
    trace(`${PLANE[0] - 58},${PLANE[1] - 14} ${PLANE[0] + 62},${PLANE[1] - 32} ${PLANE[0] - 16},${PLANE[1] + 34}`),
  )
  light(s, [him.at, PLANE], 2.4)
}
