import { drawGlow, drawLit, drawSky } from './light.ts'
import { drawRain, drawRings } from './rain.ts'
import { stances } from './stances.ts'
import { edges, plate, tint, wire } from './street-things.ts'
import { bend, ellipse, type Point, trace } from '../geometry.ts'
import { type Camera, drawFan, drawHorizon, inQuad, pane, seen } from '../scene/camera.ts'
import type { Sheet } from '../sheet.ts'

/** Late in a night of rain: no sky, only signs; pink and cyan lead, all else is blue. */
const hues = {
  ...{ zenith: '#0E1238', haze: '#4A2F78', farWall: '#2A235C', road: '#1C2150', roadLit: '#3A3478', line: '#080A22' },
  walls: ['#2E2F6E', '#3B2A66', '#22386E'],
  ...{ wallDeep: '#3F4A90', dark: '#14163C', board: '#120F30', pane: '#3A4A8C', cloth: '#B23A6E' },
  shops: ['#FFC45E', '#FF8FA8', '#7FD6E0'],
  ...{ pink: '#FF5CAE', cyan: '#58E6F0', lamp: '#FFD766', red: '#FF6B4E', green: '#7CF0A0', rain: '#C4D6FF' },
  ...{ coat: '#F4B93A', vinyl: '#D6ECFF', rib: '#F4F8FF', boot: '#D6465E', shade: '#1B1450' },
}
const camera: Camera = { eye: [0.1, 1.5, 0], yaw: 0, pitch: 0, focal: 600, lift: 24 }
const see = (x: number, y: number, z: number) => seen(camera, [x, y, z])
type Neon = { side: 1 | -1; z: number; low: number; high: number; wide: number; kind: number }
const neons: readonly Neon[] = [
  { side: -1, z: 14, low: 2.6, high: 5.8, wide: 0.9, kind: 1 },
  { side: 1, z: 13, low: 2.6, high: 5.4, wide: 0.9, kind: 2 },
  { side: 1, z: 9.6, low: 2.4, high: 3.5, wide: 1.2, kind: 0 },
  { side: -1, z: 9, low: 2.3, high: 4.7, wide: 0.9, kind: 3 },
  { side: -1, z: 6.2, low: 2.7, high: 3.8, wide: 1.2, kind: 0 },
  { side: 1, z: 6, low: 2.2, high: 4.2, wide: 0.9, kind: 1 },
  { side: 1, z: 4.2, low: 2.1, high: 2.9, wide: 0.9, kind: 2 },
  { side: 1, z: 2.9, low: 2.2, high: 3.7, wide: 0.8, kind: 3 },
  { side: -1, z: 2.7, low: 2.3, high: 3.7, wide: 0.7, kind: 2 },
  { side: -1, z: 3.9, low: 1.9, high: 3.1, wide: 0.8, kind: 1 },
]

/** A street of bars at night: signs of light on both sides, and again in the wet ground. */
export function drawNeonStreet(s: Sheet) {
  s.line = hues.line
  drawSky(s, [hues.zenith, hues.haze], [-350, 40])
  drawGlow(s, [0, 10], 260, hues.pink, 0.08)
  plate(s, [see(-3, 0, 26), see(3, 0, 26), see(3, 9, 26), see(-3, 9, 26)], hues.farWall, 3)
  for (const [x, y] of trace('-2,2 -1,2 0,2 1,2 -2,4 0,4 1,4 -1,6 0,6 1,6'))
    tint(s, [see(x, y, 26), see(x + 0.6, y, 26), see(x + 0.6, y + 1, 26), see(x, y + 1, 26)], hues.lamp)
  tint(s, [see(-2.6, 0, 0.7), see(2.6, 0, 0.7), see(2.6, 0, 26), see(-2.6, 0, 26)], hues.road)
  tint(s, [see(-0.8, 0, 0.7), see(0.8, 0, 0.7), see(0.8, 0, 26), see(-0.8, 0, 26)], hues.roadLit, 0.6)
  tint(s, [see(-0.3, 0, 2), see(0.3, 0, 2), see(0.5, 0, 26), see(-0.5, 0, 26)], hues.lamp, 0.16)
  for (const side of [-1, 1] as const) drawFacades(s, side)
  for (const neon of neons) drawReflection(s, neon)
  for (const side of [-1, 1])
    s.ink([see(side * 2.2, 0, 0.8), see(side * 2.2, 0, 26)], 3.4, { corners: true, colour: hues.line })
  for (const neon of neons) drawNeon(s, neon)
  for (let i = 0; i < 3; i++) wire(s, [-700, -250 + i * 30], [700, -300 + i * 24], 34)
  drawRings(s, trace('-250,210 -420,300 250,240 440,320 -110,330 160,150 -120,140 330,180 -560,250 540,270'), hues.rain)
  drawWalker(s)
  drawRain(s, 110, [-640, 680], hues.rain)
  drawHorizon(s, camera)
  drawFan(s, see(0, 1.5, 9000), [see(-2.6, 0, 3), see(2.6, 0, 3), see(-2.6, 5, 5), see(2.6, 5, 5)])
}

function drawFacades(s: Sheet, side: 1 | -1) {
  const x = side * 2.6
  for (const [i, z] of [20, 16, 12.4, 9, 6, 3.4, 0.8].entries()) {
    const far = z + [6, 4, 3.6, 3.4, 3, 2.6, 2.6][i]!
    const high = 6 + ((i * 5 + side + 1) % 4)
    const wall = [see(x, 0, z), see(x, 0, far), see(x, high, far), see(x, high, z)]
    plate(s, [see(x, 0, z), see(x + side * 4, 0, z), see(x + side * 4, high, z), see(x, high, z)], hues.dark, 3)
    plate(s, wall, hues.walls[(i + (side > 0 ? 1 : 0)) % 3]!, 3)
    const shop = pane(wall, 0.1, 0.02, 0.9, 2.1 / high)
    plate(s, shop, hues.shops[(i + (side > 0 ? 2 : 0)) % 3]!, 3)
    const [near, back] = [side * 2.58, side * 1.5]
    tint(
      s,
      [see(near, 0, z), see(near, 0, far), see(back, 0, far), see(back, 0, z)],
      hues.shops[(i + (side > 0 ? 2 : 0)) % 3]!,
      0.22,
    )
    tint(s, pane(wall, 0, 0.4, 1, 1), hues.dark, 0.24)
    for (const u of [0.33, 0.66]) s.ink([inQuad(shop, u, 0), inQuad(shop, u, 1)], 3, { corners: true, least: 0.8 })
    plate(s, pane(shop, 0.02, 0.74, 0.98, 1), i % 2 ? hues.wallDeep : hues.cloth, 2.4)
    for (let row = 0; row < 2; row++)
      for (const u of [0.16, 0.58])
        plate(
          s,
          pane(wall, u, (3 + row * 1.7) / high, u + 0.26, (4 + row * 1.7) / high),
          (i + row + (u > 0.5 ? 1 : 0)) % 3 ? hues.pane : hues.lamp,
          2.2,
        )
  }
}

const glowOf = ({ side, kind }: Neon) => [hues.lamp, hues.cyan, hues.pink, side < 0 ? hues.red : hues.green][kind]!

/** A box of light on its arm; the tubes show a cup, an arrow, bars or stars, never letters. */
function drawNeon(s: Sheet, neon: Neon) {
  const { side, z, low, high, wide, kind } = neon
  const [from, to] = [side * 2.6, side * (2.6 - wide)]
  const [a, b] = side < 0 ? [from, to] : [to, from]
  const board = [see(a, low, z), see(b, low, z), see(b, high, z), see(a, high, z)]
  const [x, y] = inQuad(board, 0.5, 0.5)
  const [w, h] = [board[1]![0] - board[0]![0], board[0]![1] - board[3]![1]]
  const colour = glowOf(neon)
  for (const k of [1.3, 1.05, 0.8])
    s.flat(ellipse(x, y, w * k, h * k * 0.76).slice(0, -1), colour, { still: true, opacity: 0.13 })
  plate(s, board, hues.board, 4)
  tint(s, board, colour, 0.12)
  edges(s, board, 2)
  const line = (points: Point[], width = 5) =>
    s.ink(
      points.map(([px, py]): Point => [x + px * w, y + py * h]),
      Math.max(2, (width * w) / 130),
      { colour, in: 0.05, out: 0.05, least: 0.8 },
    )
  edges(s, pane(board, 0.1, 0.06, 0.9, 0.94), Math.max(2, w / 30), colour)
  if (kind === 0) {
    line(trace('-0.22,-0.14 -0.16,0.2 0.1,0.2 0.16,-0.14 -0.22,-0.14'), 7)
    line(trace('0.16,-0.06 0.28,-0.04 0.24,0.1 0.12,0.1'), 6)
    for (const px of [-0.1, 0.04])
      line([
        [px, -0.2],
        [px + 0.05, -0.27],
        [px, -0.33],
      ])
  }
  if (kind === 1) for (const py of [-0.27, 0, 0.27]) line(ellipse(0, py, 0.22, (0.22 * w) / h), 8)
  if (kind === 2)
    for (const py of [-0.28, -0.06, 0.16])
      line(
        [
          [-0.24, py],
          [0, py + 0.16],
          [0.24, py],
        ],
        9,
      )
  if (kind === 3)
    for (const py of [-0.3, -0.15, 0, 0.15, 0.3])
      line(
        [
          [-0.22, py],
          [0.22, py],
        ],
        10,
      )
}

/** Light that the wet ground draws out downwards, broken by the rain. */
function drawReflection(s: Sheet, neon: Neon) {
  const { side, z, low, high, wide } = neon
  const { dice: roll } = s
  const [x] = see(side * (2.6 - wide / 2), 0, z)
  const [top, bottom] = [see(0, -low * 0.35, z)[1], Math.min(372, see(0, -high, z)[1])]
  const w = (wide * camera.focal * 0.5) / z
  const colour = glowOf(neon)
  for (let y = top; y < bottom; y += 11) {
    const t = (y - top) / (bottom - top + 1)
    const [dx, reach] = [roll.range(-0.18, 0.18) * w, w * roll.range(0.6, 1.1) * (1 - t * 0.45)]
    s.flat(
      [
        ...bend([x + dx - reach, y], [x + dx, y - 11], [x + dx + reach, y], 5),
        ...bend([x + dx + reach, y], [x + dx, y + 9], [x + dx - reach, y], 5),
      ],
      colour,
      { still: true, corners: true, opacity: 0.85 - t * 0.4 },
    )
  }
}

/** She comes towards us under a clear umbrella, pink light on one side and cyan on the other; around her it is quiet. */
function drawWalker(s: Sheet) {
  const k = 39
  const [x, y] = [0, -40]
  tint(s, ellipse(0, 318, 130, 20), hues.shade, 0.7)
  tint(s, trace('-60,318 60,318 40,380 -40,380'), hues.coat, 0.28)
  const to = (u: number, v: number): Point => [x + u * k, y + v * k]
  const dome = [...ellipse(...to(0.5, -0.4), 4.5 * k, 3.6 * k, { from: Math.PI, to: Math.PI * 2 })]
  const low = trace('5,-0.4 3.6,-0.95 2.2,-0.4 0.5,-0.9 -1.2,-0.4 -2.6,-0.95 -4,-0.4').map(([u, v]) => to(u, v))
  s.flat([...dome, ...low], hues.vinyl, { corners: true, still: true, opacity: 0.2 })
  s.ink([to(0.5, -4), to(1.1, 3.3)], 8, { in: 0.01, out: 0.01, least: 1 })
  s.ink([to(0.5, -4), to(1.1, 3.3)], 4, { in: 0.01, out: 0.01, least: 1, colour: hues.rib })
  drawLit(
    s,
    {
      stance: {
        ...stances.stiff,
        arms: '-1.1,3.0 -0.9,4.3 1.5,2.7 1.05,3.1',
        legs: '-0.5,6.2 -0.8,8.2 0.5,6.2 0.6,8.5',
        hands: ['rest', 'grip'],
      },
      face: { eyes: 'open', brow: [-0.06, 0.02], mouth: 'smile', gaze: [0.12, -0.08] },
      wear: { top: hues.coat, low: '#3F4A9A', kind: 'skirt', shoe: hues.boot },
      look: {
        yaw: 0.34,
        style: 'bob',
        lash: 2,
        hair: '#2E2450',
        hairLight: '#8A6AD0',
        skin: '#EFC3B8',
        iris: '#3F9AB0',
      },
    },
    { at: [x, y], scale: k, shade: hues.shade, lit: hues.cyan },
  )
  const grip = [to(0.98, 2.6), to(1.14, 3.9)]
  s.ink(grip, 9, { in: 0.01, out: 0.01, least: 1 })
  s.ink(grip, 5, { in: 0.01, out: 0.01, least: 1, colour: hues.rib })
  for (const side of [
    '-1.0,-0.5 -1.08,0.3 -0.98,1.0',
    '-1.1,1.9 -1.4,3.0 -1.24,4.2',
    '-0.98,4.6 -1.0,6.2',
    '-0.86,6.6 -0.94,7.9',
  ])
    s.ink(
      trace(side).map(([u, v]) => to(u, v)),
      4,
      { colour: hues.pink, in: 0.3, out: 0.4 },
    )
  for (const side of ['1.02,-0.4 1.1,0.4 0.98,1.0', '1.0,4.6 1.04,6.2', '0.86,6.5 0.87,7.9'])
    s.ink(
      trace(side).map(([u, v]) => to(u, v)),
      4,
      { colour: hues.cyan, in: 0.3, out: 0.4 },
    )
  s.within(
    [...dome, ...low],
    () => {
      tint(s, [to(-4.2, -0.2), to(-3.4, -3), to(-2.4, -3.6), to(-3, -0.4)], hues.pink, 0.34)
      tint(s, [to(5.2, -0.2), to(4.4, -3), to(3.5, -3.6), to(4, -0.4)], hues.cyan, 0.34)
      tint(s, [to(-1.6, -3.4), to(-0.8, -3.7), to(-1.4, -0.7), to(-2.1, -0.7)], hues.rib, 0.3)
    },
    true,
  )
  s.ink(dome, 5, { colour: hues.rib, in: 0.05, out: 0.05, least: 0.7 })
  s.ink(low, 4, { colour: hues.rib, corners: true, in: 0.05, out: 0.05, least: 0.7 })
  for (const at of [low[2]!, low[4]!])
    s.ink(bend(to(0.5, -4), [at[0] + (at[0] - x) * 0.1, y - 2.8 * k], at), 2.6, { colour: hues.rib })
  s.ink([to(0.5, -4), to(0.46, -4.5)], 7, { colour: hues.rib, corners: true })
  for (const [u, v] of trace('-3.6,-2.4 -2.4,-3.3 -0.9,-3.9 2,-3.9 3.5,-3.2 4.7,-2.2'))
    s.ink([to(u, v), to(u * 1.12, v - 0.5)], 3, { colour: hues.rib })
}
