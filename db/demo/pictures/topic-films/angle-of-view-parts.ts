import { box } from '../backdrop.ts'
import { add, ellipse, mixed, type Point, trace } from '../geometry.ts'
import { type Camera, seen } from '../scene/camera.ts'
import type { Sheet } from '../sheet.ts'
import { light, type Line, now } from '../step-films/face.ts'
import { close as level } from '../step-films/stands.ts'
import { dressed, wears } from './dressed-parts.ts'
import {
  around,
  block,
  type Frame,
  framed,
  plate,
  rim,
  ruled,
  shadow,
  soft,
  table,
  tint,
  wires,
} from './place-parts.ts'
import type { TopicDrawing } from './topic.ts'

/** The same room from where the camera stands, and how wide its angle is; the one who is shown stays as large. */
type View = { y: number; camera: Camera }
const [WALL, HALF, CEILING, HERS, EYE] = [4.6, 2.6, 2.4, 2.2, 1.35]
const STANDS = 107
const viewFrom = (deep: number, y: number): View => ({
  y,
  camera: { eye: [0, EYE, deep], yaw: 0, pitch: 0, focal: STANDS * (HERS - deep), lift: -56 },
})
const NEAR = viewFrom(0.5, -158)
const FAR = viewFrom(-4, 158)
const FRAME: Frame = [-266, -145, 266, 145]
const PICTURE = 118
const desks = [-1.85, 1.05].map((x) => block([x, x + 0.8], [0, 0.7], [1.8, 2.5]))

/** Lines in blue that a later colour hides. */
const faint: Line = (s, points, width = 2.6) => s.ink(points, width, { colour: '#8DB7DB', corners: true, least: 0.8 })
const drawn: Line = (s, points, width = 3) => s.ink(points, width, { colour: '#2C6BA6', corners: true, least: 0.8 })
const inView = (s: Sheet, { y }: View, draw: () => void) => s.at(PICTURE, y, {}, draw)
const wallOf = ({ camera }: View): Point[] => [
  seen(camera, [-HALF, 0, WALL]),
  seen(camera, [HALF, 0, WALL]),
  seen(camera, [HALF, CEILING, WALL]),
  seen(camera, [-HALF, CEILING, WALL]),
]
const VP: Point = [0, -56]
const away = (corner: Point) => mixed(VP, corner, 6)
const planned = (s: Sheet, view: View) =>
  inView(s, view, () => {
    around(s, faint, box(...FRAME))
    framed(s, FRAME, () => {
      around(s, drawn, wallOf(view), 2.6)
      for (const corner of wallOf(view)) faint(s, [corner, away(corner)])
      for (const desk of desks) wires(s, view.camera, desk, drawn)
    })
  })

/** The room from above: its wall, the desks, the one who is shown, and what the camera sees. */
const PLAN = 26
const plan = (s: Sheet, { y, camera }: View) =>
  s.at(-292, y, {}, () => {
    const on = (x: number, deep: number): Point => [x * PLAN, (WALL - deep) * PLAN - 130]
    const walls = [on(-HALF, 0.4), on(-HALF, WALL), on(HALF, WALL), on(HALF, 0.4)]
    for (const i of [0, 1, 2]) now(s, [walls[i]!, walls[i + 1]!], 3)
    for (const x of [-1.85, 1.05]) around(s, light, [on(x, 1.8), on(x + 0.8, 1.8), on(x + 0.8, 2.5), on(x, 2.5)])
    const [ex, , deep] = camera.eye
    const eye = on(ex, deep)
    s.flat(ellipse(...on(-0.28, HERS), 8, 8).slice(0, -1), '#3F6FA8', { still: true, layer: 'ink' })
    s.flat(ellipse(...eye, 9, 9).slice(0, -1), '#D8492F', { still: true, layer: 'ink' })
    const far = Math.min(WALL - deep, (84 / PLAN) * (camera.focal / 266))
    for (const k of [-1, 1])
      s.ink([eye, on((k * far * 266) / camera.focal, deep + far)], 3, { colour: '#D8492F', least: 0.8 })
  })

function room(s: Sheet, view: View, frame = FRAME) {
  const { camera } = view
  const wall = wallOf(view)
  framed(s, frame, () => {
    tint(s, box(...frame), '#F3E6CC')
    plate(s, [wall[0]!, wall[1]!, away(wall[1]!), away(wall[0]!)], '#D9B48A', 0)
    plate(s, wall, '#E6EEDD', 3)
    for (const corner of wall) ruled(s, [corner, away(corner)])
    const window = [-0.1, 1.5].flatMap((x) => [1.05, 2].map((up) => seen(camera, [x, up, WALL])))
    plate(s, [window[0]!, window[2]!, window[3]!, window[1]!], '#BFE3F2', 2.6)
    for (const desk of desks) table(s, camera, desk, '#B97F4C', 3)
    shown(s, camera)
  })
  rim(s, frame)
}
function shown(s: Sheet, camera: Camera) {
  const her = seen(camera, [-0.28, 0, HERS])
  shadow(s, ellipse(her[0] + 10, her[1], 36, 6), 0.3)
  dressed(s, her, 1.45 * STANDS, [level, wears.her], 0.62)
  table(s, camera, block([0.15, 0.6], [0, 0.6], [2.1, 2.5]), '#C98A52', 2.6)
  const vase = add(seen(camera, [0.38, 0.6, 2.3]), [0, 1])
  const at = (noted: string) => trace(noted).map((p) => add(vase, p))
  soft(s, at('-8,0 -12,-16 -5,-28 5,-28 12,-16 8,0'), '#5FA0A8', 2.4)
  for (const [x, y] of trace('-11,-38 0,-45 11,-38'))
    soft(s, ellipse(vase[0] + x, vase[1] + y, 8, 8).slice(0, -1), '#E2705A', 2)
}

const SAFE = 0.86 * NEAR.camera.focal
const CUT: Frame = [-150, -145, 150, 145]

export const angleOfView: TopicDrawing = {
  steps: [
    (s) => {
      plan(s, NEAR)
      planned(s, NEAR)
    },
    (s) => {
      plan(s, FAR)
      planned(s, FAR)
    },
    (s) => {
      for (const view of [NEAR, FAR]) inView(s, view, () => room(s, view))
      inView(s, NEAR, () => framed(s, FRAME, () => now(s, ellipse(...VP, SAFE, SAFE, { from: -0.7, to: 3.9 }), 4)))
    },
  ],
  slip: (s) => s.at(18, 12, { scale: 0.62 }, () => room(s, NEAR)),
  cure: (s) =>
    s.at(18, 8, { scale: 0.9 }, () => {
      room(s, NEAR, CUT)
      around(s, now, box(...CUT), 4)
    }),
  checks: [
    [PICTURE, -158, 420],
    [PICTURE, 158, 560],
  ],
}
