import { ellipse, type Point, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { strandColour } from './hair-flow.ts'
import { drawSideEar, type ProfileLook } from './profile-look.ts'

const combed =
  '0.62,0.72 0.46,0.56 0.36,0.5 0.34,0.3 0.2,0.02 0.06,0.06 -0.06,0.3 -0.14,0.02 -0.3,-0.2 -0.5,-0.5 -0.66,-0.86'
const crown = '-0.72,-0.96 -0.5,-1.16 -0.1,-1.3 0.4,-1.24 0.84,-0.96 1.08,-0.46 1.08,0.06 0.92,0.46'

type Cut = { mass: string; flow: readonly string[]; ear: boolean }
const cuts: Record<ProfileLook['style'], Cut> = {
  short: {
    mass: `-1.02,-0.62 -0.92,-0.98 -0.56,-1.26 -0.06,-1.36 0.46,-1.28 0.88,-0.98 1.1,-0.46 1.06,0.06 0.88,0.42 0.7,0.66 0.5,0.6 0.38,0.44 0.24,0.0 0.08,0.02 -0.06,0.34 -0.16,0.0 -0.3,-0.26 -0.48,-0.34 -0.6,-0.2 -0.68,-0.42 -0.82,-0.3 -0.9,-0.5`,
    flow: [
      '-0.3,-1.18 -0.62,-0.9 -0.78,-0.5',
      '-0.06,-1.2 -0.36,-0.8 -0.5,-0.46',
      '0.2,-1.2 0.0,-0.7 -0.06,-0.16',
      '0.5,-1.06 0.52,-0.5 0.4,0.1',
      '0.84,-0.7 0.86,-0.1 0.66,0.42',
    ],
    ear: true,
  },
  bob: {
    mass: `-0.98,-0.3 -0.98,-0.86 -0.6,-1.26 -0.06,-1.36 0.5,-1.28 0.94,-0.96 1.14,-0.4 1.14,0.2 1.18,0.6 1.1,1.0 1.0,0.86 0.8,1.1 0.68,0.94 0.46,1.14 0.34,0.98 0.1,1.12 0.02,0.94 -0.22,1.02 -0.3,0.76 -0.38,0.4 -0.34,0.1 -0.42,-0.14 -0.5,0.04 -0.62,-0.18 -0.74,0.0 -0.82,-0.2 -0.9,-0.04`,
    flow: [
      '-0.3,-1.18 -0.68,-0.8 -0.84,-0.2',
      '-0.1,-1.2 -0.46,-0.7 -0.56,-0.14',
      '0.1,-1.2 -0.1,-0.5 -0.16,0.8',
      '0.4,-1.16 0.34,-0.3 0.2,0.9',
      '0.7,-0.96 0.8,-0.1 0.66,0.86',
    ],
    ear: false,
  },
  long: {
    mass: `-0.96,-0.34 -0.96,-0.88 -0.6,-1.26 -0.06,-1.36 0.5,-1.28 0.94,-0.96 1.18,-0.4 1.24,0.5 1.34,1.5 1.3,2.5 0.9,2.66 0.3,2.5 0.26,1.6 0.14,0.8 -0.02,0.4 -0.2,0.1 -0.36,-0.2 -0.5,-0.08 -0.66,-0.28 -0.78,-0.12 -0.86,-0.26`,
    flow: [
      '-0.3,-1.18 -0.66,-0.8 -0.78,-0.3',
      '0,-1.22 -0.26,-0.7 -0.36,-0.3',
      '0.2,-1.16 0.3,-0.2 0.5,1.0',
      '0.5,-1.06 0.66,0.2 0.74,2.3',
      '0.84,-0.8 0.98,0.4 1.02,2.4',
    ],
    ear: false,
  },
  bun: { mass: `${crown} ${combed}`, flow: combing([0.92, -0.62]), ear: true },
  pony: { mass: `${crown} ${combed}`, flow: combing([0.86, -0.74]), ear: true },
  bald: {
    mass: '0.2,-0.3 0.6,-0.4 0.96,-0.2 1.1,0.06 0.96,0.46 0.7,0.72 0.46,0.56 0.36,0.3 0.22,0.0 0.06,0.06 -0.06,0.3 -0.12,0.0 0.0,-0.2',
    flow: ['0.3,-0.2 0.5,0 0.5,0.4', '0.6,-0.26 0.8,0.04 0.72,0.5', '0.06,-0.16 0,0 -0.04,0.2'],
    ear: true,
  },
  spiky: {
    mass: `-0.98,-0.5 -1.1,-1.0 -0.78,-1.06 -0.8,-1.48 -0.36,-1.3 -0.2,-1.66 0.18,-1.34 0.56,-1.56 0.72,-1.16 1.12,-1.16 1.06,-0.7 1.36,-0.5 1.1,-0.2 1.24,0.12 0.96,0.2 0.98,0.56 0.7,0.62 0.5,0.56 0.36,0.4 0.24,0.0 0.08,0.02 -0.08,0.42 -0.16,0.0 -0.32,-0.2 -0.46,-0.5 -0.62,-0.22 -0.7,-0.5 -0.84,-0.28`,
    flow: [
      '-0.4,-1.1 -0.7,-0.8 -0.78,-0.4',
      '-0.1,-1.1 -0.3,-0.8 -0.4,-0.4',
      '0.3,-1.1 0.4,-0.6 0.3,-0.1',
      '0.9,-0.6 0.8,-0.1 0.6,0.3',
    ],
    ear: true,
  },
  curly: {
    mass: `-0.92,-0.42 -1.06,-0.66 -0.9,-0.86 -0.98,-1.1 -0.7,-1.2 -0.6,-1.46 -0.26,-1.4 -0.06,-1.62 0.26,-1.46 0.54,-1.56 0.74,-1.28 1.06,-1.24 1.08,-0.9 1.36,-0.7 1.24,-0.42 1.42,-0.1 1.24,0.14 1.34,0.46 1.04,0.56 1.0,0.82 0.7,0.76 0.5,0.86 0.34,0.6 0.14,0.62 0.1,0.3 -0.1,0.34 -0.12,0.06 -0.34,0.0 -0.34,-0.28 -0.6,-0.2 -0.64,-0.46 -0.84,-0.36`,
    flow: [
      '-0.7,-0.9 -0.5,-1.04 -0.4,-0.8 -0.6,-0.7',
      '-0.1,-1.2 0.1,-1.3 0.2,-1.06 0,-1',
      '0.5,-0.9 0.76,-0.96 0.74,-0.66 0.5,-0.66',
      '0.1,-0.5 0.3,-0.6 0.34,-0.34 0.14,-0.3',
      '0.8,-0.1 1,-0.16 1,0.14 0.76,0.1',
      '0.3,0.16 0.5,0.1 0.54,0.36 0.34,0.4',
    ],
    ear: false,
  },
}

/** Strands that all run from the hairline to the knot. */
function combing([x, y]: Point): string[] {
  const roots = ['-0.6,-0.94', '-0.52,-0.66', '-0.36,-0.38', '-0.14,-0.06', '0.2,-0.06', '0.5,0.5', '0.8,0.4']
  return roots.map((root, i) => {
    const [rx = 0, ry = 0] = root.split(',').map(Number)
    const lift = (3 - i) * 0.07
    return `${root} ${rx + (x - rx) * 0.5},${ry + (y - ry) * 0.5 - lift} ${x - 0.08},${y + (i - 3) * 0.03}`
  })
}

export function drawProfileHair(s: Sheet, look: ProfileLook) {
  const cut = cuts[look.style]
  const mass = trace(cut.mass)
  const corners = look.style === 'spiky'
  s.flat(mass, look.hair, { knock: true, corners })
  s.within(mass, () => drawSideShine(s, look), corners)
  s.contour(mass, 6.2, { corners })
  const colour = strandColour(s, look)
  for (const line of cut.flow) s.ink(trace(line), 3, { colour, in: 0.25, out: 0.75 })
  if (cut.ear) drawSideEar(s, look)
  if (look.style === 'bun') drawSideBun(s, look, [1.12, -0.76])
  if (look.style === 'pony') s.solid(ellipse(0.93, -0.8, 0.13, 0.2, { tilt: 0.5 }), look.cloth, 4.4)
}

function drawSideShine(s: Sheet, look: ProfileLook) {
  s.flat(trace('0.7,-1.4 1.5,-1 1.5,2.8 0.5,2.8 0.86,0.6 0.9,-0.4'), look.hairDark, { still: true, opacity: 0.75 })
  if (look.style === 'bald') return
  const arc = (k: number, from: number, to: number) =>
    ellipse(0.02, -0.2, k, k, { from: Math.PI * from, to: Math.PI * to })
  for (const [from, to] of [
    [1.16, 1.28],
    [1.3, 1.46],
    [1.48, 1.54],
  ] as const)
    s.flat(
      [...arc(0.74, from, to).map(([x, y], i): Point => [x, y + (i % 2 ? 0.08 : -0.02)]), ...arc(0.88, to, from)],
      look.hairLight,
      { corners: true, still: true },
    )
}

/** A coil of hair behind the head. */
export function drawSideBun(s: Sheet, look: { hair: string; hairDark: string; cloth: string }, [x, y]: Point) {
  const bun = ellipse(x, y, 0.46, 0.44)
  s.solid(bun, look.hair, 6)
  s.within(bun, () => s.flat(ellipse(x + 0.26, y + 0.22, 0.4, 0.4), look.hairDark, { still: true, opacity: 0.7 }))
  s.ink(ellipse(x, y, 0.31, 0.29, { from: 2.2, to: 7.4 }), 4)
  s.ink(ellipse(x + 0.01, y + 0.02, 0.17, 0.16, { from: 3, to: 8.4 }), 3.4)
  s.ink(ellipse(x + 0.02, y + 0.03, 0.06, 0.05, { from: 0, to: 5 }), 3)
  for (const angle of [0.2, 1, 1.8, 2.8, 4, 5])
    s.ink(
      [
        [x + Math.cos(angle) * 0.33, y + Math.sin(angle) * 0.31],
        [x + Math.cos(angle + 0.3) * 0.43, y + Math.sin(angle + 0.3) * 0.41],
      ],
      2.4,
    )
}

/** What hangs behind neck and shoulders. */
export function drawProfileTail(s: Sheet, look: ProfileLook) {
  if (look.style !== 'pony') return
  const spine = through(trace('0.86,-0.78 1.34,-1.0 1.78,-0.5 1.72,0.3 1.5,1.0 1.72,1.8'), false, 6)
  const last = spine.length - 1
  const edge = (k: number) =>
    spine.map((p, i): Point => {
      const [a, b] = [spine[Math.max(0, i - 1)]!, spine[Math.min(last, i + 1)]!]
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
      const w = k * 0.4 * Math.sin(Math.PI * (0.12 + 0.88 * (i / last) ** 0.75))
      return [p[0] - ((b[1] - a[1]) / length) * w, p[1] + ((b[0] - a[0]) / length) * w]
    })
  s.flat([...edge(1), ...edge(-1).toReversed()], look.hair, { knock: true, corners: true })
  s.flat([...edge(-0.2), ...edge(-1).toReversed()], look.hairDark, { corners: true, still: true, opacity: 0.6 })
  s.ink(edge(1), 6, { in: 0.1, out: 0.3 })
  s.ink(edge(-1), 6, { in: 0.1, out: 0.3 })
  for (const k of [-0.6, -0.2, 0.25, 0.6]) s.ink(edge(k).slice(3, last - 3), 3)
}
