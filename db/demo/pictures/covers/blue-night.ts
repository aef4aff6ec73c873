import { drawGlow, drawSky } from './light.ts'
import { tube } from './limbs.ts'
import { drawAwning, plate, tint, wire } from './street-things.ts'
import { disc } from './ground.ts'
import { ellipse, mixed, type Point, trace } from '../geometry.ts'
import { type Camera, drawBlock, type Face, pane, seen } from '../scene/camera.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

/** A clear night: all is blue first; then lamps and windows lay amber on it. */
const hues = {
  ...{ zenith: '#0F1B4E', middle: '#24408E', horizon: '#7A78C4', moon: '#FFF3CC', star: '#E6ECFF', line: '#0E1438' },
  ...{ road: '#2A3F86', walk: '#3F58A4', roadLit: '#F2B45E', lamp: '#FFD27A', core: '#FFF6D8', post: '#16204E' },
  ...{
    glass: '#33509E',
    shop: '#FFC766',
    shopLit: '#FFE9B0',
    cloth: '#C9506A',
    clothAlt: '#3F8AA8',
    red: '#E2604A',
    skin: '#F0C4A0',
  },
  walls: ['#31509E', '#3E5FB0', '#29418A', '#4A62A8'],
}
const camera: Camera = { eye: [0.3, 1.55, -1.6], yaw: 0.05, pitch: 0, focal: 620, lift: 70 }
const see = (x: number, y: number, z: number): Point => seen(camera, [x, y, z])
const WIDE = 2.3

/** A street at night, blue in blue, with street lamps, lit windows and somebody on the way home. */
export const drawBlueNight = (s: Sheet) => s.inHues({ paper: '#B4BEEA' }, s.line, () => drawStreet(s))

function drawStreet(s: Sheet) {
  s.line = hues.line
  drawSky(s, [hues.zenith, hues.middle, hues.horizon], [-360, 80], 14)
  s.scatter(
    Array.from({ length: 40 }, (_, i) => disc([-300 + ((i * 173) % 600), -350 + ((i * 97) % 300)], 1.4 + (i % 3))),
    hues.star,
  )
  tint(s, disc([40, -236], 40), hues.moon)
  tint(s, disc([56, -246], 34), between(hues.zenith, hues.middle, 0.6))
  drawGlow(s, [40, -236], 130, hues.moon, 0.16)
  tint(
    s,
    trace('-120,76 -120,20 -60,20 -60,-10 -10,-10 -10,30 40,30 40,0 90,0 90,76'),
    between(hues.middle, hues.horizon, 0.4),
  )
  tint(s, [see(-WIDE, 0, -1), see(WIDE, 0, -1), see(WIDE, 0, 60), see(-WIDE, 0, 60)], hues.road)
  for (const side of [-1, 1])
    tint(
      s,
      [
        see(side * WIDE * 0.62, 0, -1),
        see(side * WIDE, 0, -1),
        see(side * WIDE, 0, 60),
        see(side * WIDE * 0.62, 0, 60),
      ],
      hues.walk,
    )
  for (let i = 0; i < 6; i++)
    tint(
      s,
      [see(-0.06, 0, 0.6 + i * 3), see(0.06, 0, 0.6 + i * 3), see(0.06, 0, 2 + i * 3), see(-0.06, 0, 2 + i * 3)],
      hues.star,
      0.6,
    )
  for (let i = 7; i >= 0; i--) for (const side of [-1, 1]) drawHouse(s, side, i)
  for (const side of [-1, 1])
    s.ink([see(side * WIDE * 0.62, 0, -0.6), see(side * WIDE * 0.62, 0, 40)], 2.6, { corners: true })
  for (let i = 3; i >= 0; i--) for (const side of [-1, 1]) drawLamp(s, side, 3.4 + i * 4 + (side > 0 ? 0.8 : 0))
  wire(s, [-700, -300], [120, -60], 20)
  wire(s, [700, -320], [-60, -40], 20)
  drawWalker(s)
}

function drawHouse(s: Sheet, side: number, i: number) {
  const z = -0.6 + i * 2.6
  const high = 3.4 + ((i * 3 + (side > 0 ? 1 : 0)) % 4) * 0.7
  const wall = between(hues.walls[(i + (side > 0 ? 1 : 0)) % 4]!, hues.horizon, i * 0.05)
  const shades = { top: wall, front: between(wall, hues.zenith, 0.4), left: wall, right: wall }
  const block = { at: [side > 0 ? WIDE : -WIDE - 4, 0, z], size: [4, high, 2.5] } as const
  drawBlock(s, camera, block, shades, { width: 3.4, onFace: (face, corners) => drawFront(s, face, corners, i) })
}

function drawFront(s: Sheet, face: Face, corners: Point[], i: number) {
  if (face.side !== 'left' && face.side !== 'right') return
  const panes = trace('0.12,0.56 0.56,0.56 0.12,0.78 0.56,0.78').map(([u, v]) => pane(corners, u, v, u + 0.3, v + 0.15))
  const near = i < 3
  for (const [n, glass] of panes.entries()) {
    const lit = (n + i * 2 + (face.side === 'left' ? 1 : 0)) % 3 !== 0
    plate(s, glass, lit ? hues.shop : hues.glass, 2.4)
    if (!near) continue
    if (lit) tint(s, pane(glass, 0.1, 0.1, 0.9, 0.5), hues.shopLit, 0.8)
    s.ink([mixed(glass[0]!, glass[1]!, 0.5), mixed(glass[3]!, glass[2]!, 0.5)], 1.8, { corners: true })
  }
  const shop = pane(corners, 0.1, 0, 0.9, 0.42)
  plate(s, shop, i % 3 === 1 ? hues.glass : hues.shop, 3)
  if (i % 3 !== 1) tint(s, pane(shop, 0.06, 0.1, 0.94, 0.6), hues.shopLit, 0.7)
  if (near)
    for (const u of [0.36, 0.66])
      s.ink([mixed(shop[0]!, shop[1]!, u), mixed(shop[3]!, shop[2]!, u)], 2.4, { corners: true })
  if (i % 3 === 1) return
  const [cloth, colour] = [pane(corners, 0.06, 0.38, 0.94, 0.52), i % 2 ? hues.clothAlt : hues.cloth] as const
  if (near) drawAwning(s, cloth, 4, 8, colour)
  else plate(s, cloth, colour, 2)
  const side = face.side === 'left' ? 1 : -1
  const z = -0.6 + i * 2.6
  tint(
    s,
    [
      see(side * WIDE, 0, z + 0.3),
      see(side * WIDE, 0, z + 2.2),
      see(side * 1.2, 0, z + 2),
      see(side * 1.3, 0, z + 0.2),
    ],
    hues.roadLit,
    0.4,
  )
}

function drawLamp(s: Sheet, side: number, z: number) {
  const x = side * WIDE * 0.7
  const [foot, head] = [see(x, 0, z), see(x, 2.7, z)]
  const k = 60 / (z + 1.6)
  const tip: Point = [head[0] - side * k * 3.4, head[1] + k * 0.6]
  const pool = see(x - side * 0.5, 0, z)
  tint(
    s,
    [
      [tip[0] - k, tip[1]],
      [tip[0] + k, tip[1]],
      [pool[0] + k * 9, pool[1]],
      [pool[0] - k * 9, pool[1]],
    ],
    hues.lamp,
    0.16,
  )
  tint(s, ellipse(pool[0], pool[1], k * 11, k * 2.4), hues.roadLit, 0.4)
  tint(s, ellipse(pool[0], pool[1], k * 7, k * 1.4), hues.core, 0.4)
  s.ink([foot, head, [head[0] - side * k * 1.4, head[1] - k], tip], k * 0.62 + 1.4, {
    in: 0.01,
    out: 0.05,
    least: 0.8,
    colour: hues.post,
  })
  drawGlow(s, tip, k * 7, hues.lamp, 0.2)
  s.solid(ellipse(tip[0], tip[1], k * 1.3, k * 0.9).slice(0, -1), hues.core, 2)
}

/** From behind, with a bag; two lamps give two shadows. */
function drawWalker(s: Sheet) {
  const [x, y] = see(0.55, 0, 2.7)
  s.at(x, y, { scale: 1 }, () => {
    tint(s, trace('-20,0 20,0 110,64 60,74'), hues.line, 0.4)
    tint(s, trace('-20,0 20,0 -60,70 -110,62'), hues.line, 0.3)
    for (const [a, b] of [
      ['-13,-86 -16,-46 -14,-2', '#1A2556'],
      ['13,-86 18,-48 22,-8', '#1A2556'],
    ] as const) {
      s.solid(tube(trace(a), [24, 22, 18]), b, 3)
    }
    s.solid(trace('-30,-184 30,-184 38,-80 -38,-80'), hues.red, 3.6)
    tint(s, trace('6,-182 28,-182 36,-82 8,-82'), hues.line, 0.2)
    tint(s, trace('-30,-180 -20,-182 -26,-84 -36,-84'), hues.lamp, 0.7)
    s.solid(tube(trace('-30,-172 -44,-136 -38,-104'), [20, 18, 14]), hues.red, 3)
    s.solid(tube(trace('30,-172 44,-136 40,-104'), [20, 18, 14]), hues.red, 3)
    s.solid(trace('26,-106 62,-106 66,-66 24,-66'), '#F2C46A', 3, { corners: true })
    s.solid(trace('-28,-190 30,-190 26,-170 -26,-170'), '#FFF3DC', 3)
    s.solid(ellipse(0, -214, 29, 30).slice(0, -1), '#33264E', 3.4)
    tint(s, ellipse(-16, -222, 7, 14, { tilt: 0.4 }), hues.lamp, 0.7)
  })
}
