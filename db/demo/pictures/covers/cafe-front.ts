import { EAVE, FLOOR, front, hues, LONG, see, street } from './cafe-place.ts'
import { drawAwning, drawPanes, drawPot, plate, tint, wire } from './street-things.ts'
import { ellipse, mixed, type Point, trace } from '../geometry.ts'
import { inQuad, pane } from '../scene/camera.ts'
import type { Sheet } from '../sheet.ts'

export function drawFront(s: Sheet) {
  const base = [see(0, 0, 0), see(LONG, street(LONG), 0), see(LONG, FLOOR + 0.04, 0), see(0, FLOOR, 0)]
  plate(s, base, hues.brick, 4.4)
  for (const y of [0.35, 0.7]) s.ink([see(0, y, 0), see(Math.min(LONG, y / 0.2), y, 0)], 2.4, { corners: true })
  for (const [x, y] of trace('0.5,0.7 1.3,0.7 2.1,0.7 0.9,0.35 0.3,0.1'))
    s.ink([see(x, y, 0), see(x, Math.min(FLOOR, y + 0.35), 0)], 2.2, { corners: true })
  const glass = front(0.4, FLOOR + 0.55, 2.5, 2.95)
  plate(s, glass, hues.glass, 4)
  s.within(glass, () => drawGuests(s, glass), true)
  drawFrame(s, glass)
  for (const [u, w] of trace('0.06,0.09 0.2,0.03 0.62,0.07'))
    tint(
      s,
      [
        inQuad(glass, u, 0.02),
        inQuad(glass, u + w, 0.02),
        inQuad(glass, u + w + 0.16, 0.98),
        inQuad(glass, u + 0.16, 0.98),
      ],
      hues.white,
      0.45,
    )
  const door = front(3.05, FLOOR, 3.95, 2.95)
  plate(s, door, hues.door, 4)
  drawPanes(s, pane(door, 0.16, 0.36, 0.84, 0.94), [2, 3], hues.glass, 2.2)
  s.solid(ellipse(...inQuad(door, 0.12, 0.3), 4, 6), hues.white, 2)
  drawPanes(s, front(4.25, FLOOR + 0.7, 4.95, 2.9), [1, 3], hues.glass)
  plate(s, front(0.3, FLOOR + 0.42, 2.6, FLOOR + 0.55, -0.1), hues.eave, 3)
  tint(s, [...front(0.02, 3.42, LONG, EAVE - 0.1)], hues.shade, 0.14)
  tint(s, [see(0.05, 2.5, 0), see(LONG, 2.28, 0), see(LONG, 3, 0), see(0.05, 3, 0)], hues.shade, 0.22)
  const cloth = [see(0.05, 2.95, -0.95), see(5.15, 2.95, -0.95), see(5.05, 3.5, 0), see(0.15, 3.5, 0)]
  drawAwning(s, cloth, 12, 26, hues.cloth)
  drawHangingSign(s)
  drawPot(s, see(2.62, street(2.62), -0.3), 60, hues.brick, hues.leaf)
}

function drawFrame(s: Sheet, glass: Point[]) {
  for (const u of [0.25, 0.5, 0.75]) s.ink([inQuad(glass, u, 0), inQuad(glass, u, 1)], 4, { corners: true, least: 0.8 })
  s.ink([inQuad(glass, 0, 0.72), inQuad(glass, 1, 0.72)], 3, { corners: true, least: 0.8 })
}

/** Two tables with cups, lamps over them. */
function drawGuests(s: Sheet, glass: Point[]) {
  for (const u of [0.14, 0.6]) {
    const [x, y] = inQuad(glass, u + 0.1, 0.24)
    plate(
      s,
      [
        [x - 34, y],
        [x + 34, y - 8],
        [x + 34, y],
        [x - 34, y + 8],
      ],
      hues.eave,
      2.4,
    )
    s.solid(ellipse(x, y - 10, 9, 7), hues.white, 2)
    const [lx, ly] = inQuad(glass, u + 0.1, 0.84)
    s.ink(
      [
        [lx, ly - 60],
        [lx, ly],
      ],
      2,
    )
    s.solid(
      [
        [lx - 16, ly + 16],
        [lx + 16, ly + 16],
        [lx, ly - 6],
      ],
      hues.white,
      2.4,
      { corners: true },
    )
  }
}

/** A round board with a cup on it instead of a name. */
function drawHangingSign(s: Sheet) {
  const [wall, end] = [see(0, 3.32, 0), see(0, 3.32, -1.2)]
  s.ink([wall, end], 5, { corners: true, least: 0.8 })
  const [x, y] = mixed(wall, end, 0.62)
  s.ink(
    [
      [x, y],
      [x, y + 22],
    ],
    3,
    { corners: true },
  )
  s.solid(ellipse(x, y + 66, 38, 46), hues.eave, 4.4)
  s.solid(ellipse(x, y + 66, 29, 36), hues.white, 2.6)
  s.solid(
    [
      [x - 15, y + 62],
      [x + 11, y + 62],
      [x + 7, y + 82],
      [x - 11, y + 82],
    ],
    hues.door,
    2.6,
    { corners: true },
  )
  s.ink(ellipse(x + 12, y + 70, 7, 7, { from: -1.4, to: 1.6 }), 3)
  for (const dx of [-8, 3])
    s.ink(
      [
        [x + dx, y + 56],
        [x + dx + 4, y + 49],
        [x + dx, y + 42],
      ],
      2.2,
    )
}

export function drawDoorSteps(s: Sheet) {
  const [left, right] = [2.95, 4.05]
  for (const [z, top] of trace(`-0.32,${FLOOR} -0.64,${FLOOR - 0.16}`)) {
    const lit = [see(left, top, z), see(right, top, z), see(right, top, z + 0.32), see(left, top, z + 0.32)]
    plate(s, lit, hues.step, 3)
    plate(
      s,
      [see(left, street(left), z), see(right, street(right), z), see(right, top, z), see(left, top, z)],
      hues.stone,
      3,
    )
    plate(
      s,
      [see(left, street(left), z + 0.32), see(left, street(left), z), see(left, top, z), see(left, top, z + 0.32)],
      hues.rise,
      3,
    )
  }
  wire(s, [-700, -300], [700, -190], 30)
  wire(s, [-700, -270], [700, -176], 34)
}
