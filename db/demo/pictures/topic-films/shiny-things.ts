import { tint } from '../covers/street-things.ts'
import { mixed, type Point, polar } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { now } from '../step-films/face.ts'
import { between } from '../tones.ts'
import { blackShadow, bottle, bottleShine, rimOfColour, shadow, shadowLine, streaks, table } from './shiny-bottle.ts'
import { edges, filled, highlights, outline, upsideDown, view } from './shiny-glass.ts'
import { handle, hardBands, jugInk, jugLines, softBands, surroundings, thrownBack } from './shiny-metal.ts'
import { beside, edgesNow } from './still-parts.ts'
import type { TopicDrawing } from './topic.ts'

const metal: TopicDrawing = {
  steps: [
    (s) => {
      surroundings(s)
      jugLines(s)
    },
    (s) => {
      handle(s)
      hardBands(s)
    },
    (s) => {
      thrownBack(s)
      jugInk(s)
    },
  ],
  slip: beside(0.58, (s) => {
    handle(s)
    softBands(s)
    jugInk(s)
  }),
  cure: beside(0.58, (s) => {
    handle(s)
    hardBands(s)
    jugInk(s)
  }),
  checks: [
    [60, 0, 480],
    [60, 60, 420],
  ],
}

const glass: TopicDrawing = {
  steps: [
    (s) => {
      outline(s)
      edges(s)
    },
    { beneath: view },
    (s) => {
      upsideDown(s)
      highlights(s)
    },
  ],
  slip: beside(
    0.4,
    (s) => {
      view(s)
      filled(s)
      outline(s)
    },
    [34, 14],
  ),
  cure: beside(
    0.4,
    (s) => {
      view(s)
      outline(s)
      edges(s)
    },
    [34, 14],
  ),
  checks: [
    [0, -20, 420],
    [0, -120, 480],
  ],
}

const corner: Record<string, Point> = {
  t0: [-180, -230],
  t1: [0, -230],
  t2: [180, -230],
  g0: [-345, -80],
  g1: [-124, -80],
  g2: [124, -80],
  g3: [345, -80],
  l0: [-160, 60],
  l1: [0, 96],
  l2: [160, 60],
  c: [0, 284],
}
/** Each plane by its corners, with its own lightness. */
const planes: readonly (readonly [corners: string, tone: number])[] = [
  ['g0 t0 g1', 3],
  ['t0 t1 g1', 0],
  ['g1 t1 g2', 2],
  ['t1 t2 g2', 4],
  ['g2 t2 g3', 1],
  ['g0 g1 l0', 5],
  ['g0 l0 c', 2],
  ['l0 g1 l1', 1],
  ['l0 l1 c', 4],
  ['g1 g2 l1', 3],
  ['l1 g2 l2', 5],
  ['l1 l2 c', 1],
  ['g2 g3 l2', 2],
  ['l2 g3 c', 5],
]
const blues = ['#EAF7FF', '#A9DBF7', '#5FB0E6', '#2F7FC9', '#1F579E', '#173A74']
const plane = (corners: string) => corners.split(' ').map((name) => corner[name]!)
const girdle = plane('g0 t0 t2 g3 c')
const gemInk = (s: Sheet) => {
  for (const [corners] of planes) s.contour(plane(corners), 3.4, { corners: true, in: 0.01, out: 0.01 })
  s.contour(girdle, 6, { corners: true })
}
const facets = (s: Sheet) => planes.forEach(([corners, tone]) => tint(s, plane(corners), blues[tone]!))

/** Light that came in above leaves again below, on the other side. */
function returned(s: Sheet) {
  const inside = (corners: string, [a, b, c]: readonly [number, number, number]) => {
    const [p, q, r] = plane(corners) as [Point, Point, Point]
    tint(s, [mixed(r, p, a), mixed(r, q, b), mixed(r, mixed(p, q, 0.5), c)], '#E4FBFF')
  }
  inside('l1 l2 c', [0.7, 0.75, 0.2])
  inside('l2 g3 c', [0.62, 0.34, 0.1])
  inside('l0 l1 c', [0.46, 0.62, 0.1])
  inside('g0 l0 c', [0.16, 0.4, 0.06])
  inside('g2 g3 l2', [0.4, 0.2, 0.1])
  for (const [corners, part] of [
    ['l2 g3 c', 0.36],
    ['g0 l0 c', 0.3],
  ] as const) {
    const [p, q, r] = plane(corners) as [Point, Point, Point]
    tint(s, [r, mixed(r, p, part), mixed(r, q, part)], '#6FE0E8')
  }
}

function spark(s: Sheet, [x, y]: Point, r: number) {
  const star = Array.from({ length: 8 }, (_, i): Point => {
    const [dx, dy] = polar((i / 8) * Math.PI * 2, i % 2 ? r * 0.2 : r)
    return [x + dx, y + dy]
  })
  tint(s, star, '#FFFFFF')
  s.contour(star, 2.6, { corners: true })
}

function blurred(s: Sheet) {
  const middle: Point = [0, -10]
  for (let i = 0; i < 9; i++)
    tint(
      s,
      girdle.map((p) => mixed(p, middle, i / 9.5)),
      between(blues[5]!, blues[0]!, i / 8),
    )
}

const gem: TopicDrawing = {
  steps: [
    (s) => {
      for (const [corners] of planes) edgesNow(s, plane(corners))
    },
    facets,
    (s) => {
      returned(s)
      gemInk(s)
      spark(s, [-150, -216], 40)
      spark(s, [118, 150], 30)
    },
  ],
  slip: beside(0.46, (s) => {
    blurred(s)
    s.contour(girdle, 6, { corners: true })
  }),
  cure: beside(0.46, (s) => {
    facets(s)
    gemInk(s)
  }),
  checks: [
    [0, -100, 560],
    [20, 160, 420],
  ],
}

const caustics: TopicDrawing = {
  steps: [
    (s) => {
      table(s)
      shadow(s)
      bottle(s)
      shadowLine(s, now)
    },
    (s) => streaks(s),
    (s) => {
      rimOfColour(s)
      bottleShine(s)
    },
  ],
  slip: beside(
    0.4,
    (s) => {
      table(s)
      blackShadow(s)
      bottle(s)
      bottleShine(s)
    },
    [34, 14],
  ),
  cure: beside(
    0.4,
    (s) => {
      table(s)
      shadow(s)
      streaks(s)
      bottle(s)
      bottleShine(s)
    },
    [34, 14],
  ),
  checks: [
    [110, 110, 480],
    [90, 120, 560],
  ],
}

export const shinyThings: readonly TopicDrawing[] = [metal, glass, gem, caustics]
