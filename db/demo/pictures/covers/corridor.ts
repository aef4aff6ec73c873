import { disc } from './ground.ts'
import { drawFlecks, drawGlow, segment } from './light.ts'
import { room } from './mended-places.ts'
import { plate, tint } from './street-things.ts'
import { mixed, type Point, trace } from '../geometry.ts'
import { pane } from '../scene/camera.ts'
import type { Sheet } from '../sheet.ts'

/** After lunch in June: the sun falls through the windows on the left and lies in fields on the boards. */
const hues = {
  ...{ wall: '#F7ECD2', side: '#E6D3B8', floor: '#C98B55', skirt: '#8FB79A', skirtShade: '#6F9A8C' },
  ...{ sky: '#7CC4EA', skyLow: '#CDEBF2', cloud: '#FFFFFF', leaf: '#6FA85A', leafDeep: '#3F7A50', frame: '#F6F3EA' },
  ...{
    door: '#D9793F',
    glass: '#FFF3C8',
    plate: '#FFFFFF',
    board: '#2C6B55',
    boardLit: '#4F8C70',
    desk: '#E9B872',
    leg: '#5B5F7A',
  },
  ...{
    room: '#F9E7BE',
    roomFloor: '#D9A566',
    far: '#9CC7D6',
    sun: '#FFF3B4',
    shade: '#453A78',
    pin: ['#E2573F', '#F2C040', '#4F8EC0'],
  },
}
const eye: Point = [-60, -20]
const out = ([x, y]: Point, k: number): Point => [eye[0] + (x - eye[0]) * k, eye[1] + (y - eye[1]) * k]
const wall = (x: number, [a, b]: Point, [top, low]: Point): Point[] => [
  out([x, low], a),
  out([x, low], b),
  out([x, top], b),
  out([x, top], a),
]
const spans: readonly Point[] = [
  [1.2, 1.6],
  [1.75, 2.4],
  [2.6, 3.6],
  [3.9, 5.6],
  [6, 9.5],
]

/** Down the corridor: windows left, classroom doors right, all lines to one point; through the near door the desks. */
export function drawCorridor(s: Sheet) {
  room(s, trace('-130,-110 10,-110 10,70 -130,70'), eye, [hues.wall, hues.side, hues.floor], 12)
  tint(s, wall(-130, [1, 12], [24, 70]), hues.skirtShade)
  tint(s, wall(10, [1, 12], [24, 70]), hues.skirt)
  tint(s, wall(-130, [1, 12], [-110, -92]), hues.shade, 0.16)
  tint(s, [out([-130, 70], 1), out([-130, 70], 12), out([-104, 70], 12), out([-104, 70], 1)], hues.shade, 0.2)
  for (const span of spans) drawWindow(s, span)
  for (const [a, b] of [
    [1.25, 1.6],
    [2, 2.7],
  ] as const)
    drawDoor(s, [a, b])
  drawClassroom(s)
  plate(s, wall(10, [2.78, 3.1], [-60, 10]), '#C9986A', 4)
  for (const [i, v] of [0.14, 0.56].entries())
    for (const u of [0.12, 0.56])
      plate(
        s,
        pane(wall(10, [2.78, 3.1], [-60, 10]), u, v, u + 0.32, v + 0.3),
        u < 0.5 === i > 0 ? hues.plate : hues.pin[i + 1]!,
        2,
      )
  const pinned = wall(10, [7.1, 9.6], [-66, 2])
  plate(s, pinned, '#B9855A', 5)
  for (const [i, [u, v]] of trace('0.06,0.1 0.06,0.56 0.54,0.1 0.54,0.56').entries()) {
    const sheet = pane(pinned, u, v, u + 0.38, v + 0.34)
    plate(s, sheet, hues.plate, 3)
    tint(s, pane(sheet, 0.1, 0.12, 0.9, 0.88), hues.pin[i % 3]!, 0.75)
    tint(s, pane(sheet, 0.1, 0.12, 0.9, 0.45), hues.leaf, 0.8)
  }
  drawEnd(s)
  for (const k of [1.5, 2.3, 3.8, 6.4])
    plate(
      s,
      [out([-84, -110], k), out([-36, -110], k), out([-36, -110], k * 1.14), out([-84, -110], k * 1.14)],
      hues.plate,
      2 + k * 0.3,
    )
  drawGlow(s, [-60, -20], 90, hues.sun, 0.1)
}

function drawWindow(s: Sheet, [a, b]: Point) {
  const glass = wall(-130, [a, b], [-84, 16])
  plate(s, glass, hues.sky, 4)
  s.within(
    glass,
    () => {
      tint(s, pane(glass, 0, 0, 1, 0.5), hues.skyLow)
      const [x, y] = mixed(glass[1]!, glass[2]!, 0.62)
      const r = 26 * b
      drawFlecks(s, [[[x + r * 1.2, y], r * 0.9, r * 0.2]], hues.cloud)
      s.scatter(
        Array.from({ length: 7 }, (_, i) =>
          disc(
            mixed(mixed(glass[0]!, glass[1]!, i / 6), mixed(glass[3]!, glass[2]!, i / 6), 0.04 + (i % 3) * 0.06),
            r * 0.42,
          ),
        ),
        hues.leafDeep,
      )
      s.scatter(
        Array.from({ length: 6 }, (_, i) =>
          disc(
            mixed(mixed(glass[0]!, glass[1]!, i / 5), mixed(glass[3]!, glass[2]!, i / 5), 0.08 + (i % 2) * 0.05),
            r * 0.26,
          ),
        ),
        hues.leaf,
      )
    },
    true,
  )
  s.contour(glass, 4, { corners: true })
  s.ink(segment(...out([-130, -34], a), ...out([-130, -34], b)), 3 + b * 0.4, {
    corners: true,
    least: 0.8,
    colour: hues.frame,
  })
  const m = (a + b) / 2
  s.ink([out([-130, -84], m), out([-130, 16], m)], 4 + b * 0.5, { corners: true, least: 0.8, colour: hues.frame })
  tint(s, [out([-112, 70], a), out([-112, 70], b), out([-58, 70], b), out([-64, 70], a)], hues.sun, 0.62)
  tint(s, [out([10, 40], a + 0.1), out([10, 40], b), out([10, -8], b), out([10, -8], a + 0.1)], hues.sun, 0.24)
}

function drawDoor(s: Sheet, [a, b]: Point) {
  plate(s, wall(10, [a, b], [-78, 70]), hues.door, 4)
  tint(s, wall(10, [a, a + (b - a) * 0.5], [-78, 70]), hues.shade, 0.14)
  plate(s, wall(10, [a + 0.06, b - 0.1], [-66, -20]), hues.glass, 3)
  plate(s, wall(10, [a - 0.02, a + 0.22], [-104, -84]), hues.plate, 3)
}

/** A board, desks in its light. */
function drawClassroom(s: Sheet) {
  const opening = wall(10, [3.2, 6.5], [-80, 70])
  plate(s, opening, hues.room, 6)
  s.within(
    opening,
    () => {
      tint(s, trace('150,110 700,200 700,400 150,400'), hues.roomFloor)
      tint(s, trace('150,150 380,190 330,400 150,400'), hues.sun, 0.4)
      plate(s, trace('176,-150 420,-210 420,-60 176,-60'), hues.board, 6)
      tint(s, trace('190,-140 300,-168 240,-66 190,-66'), hues.boardLit, 0.7)
      for (const line of ['210,-110 260,-122', '210,-94 300,-112', '330,-120 390,-134'])
        s.ink(trace(line), 4, { colour: hues.plate })
      for (const [x, y, k] of [
        [210, 60, 0.7],
        [330, 90, 1],
        [270, 150, 1.1],
        [480, 160, 1.5],
      ] as const) {
        tint(
          s,
          trace(
            `${x - 40 * k},${y + 88 * k} ${x + 60 * k},${y + 88 * k} ${x + 90 * k},${y + 100 * k} ${x - 20 * k},${y + 100 * k}`,
          ),
          hues.shade,
          0.26,
        )
        for (const dx of [-40, 40])
          s.ink(segment(x + dx * k, y, x + dx * k, y + 90 * k), 7 * k, {
            in: 0.02,
            out: 0.02,
            least: 1,
            colour: hues.leg,
          })
        s.solid(
          trace(
            `${x - 50 * k},${y} ${x + 50 * k},${y + 6 * k} ${x + 60 * k},${y + 24 * k} ${x - 46 * k},${y + 18 * k}`,
          ),
          hues.desk,
          4,
          { corners: true },
        )
      }
    },
    true,
  )
  s.contour(opening, 7, { corners: true })
}

function drawEnd(s: Sheet) {
  plate(
    s,
    trace('-112,-70 -6,-70 -6,70 -112,70').map((p) => mixed(p, eye, 0.1)),
    hues.far,
    3,
  )
  s.ink(segment(-60, -64, -60, 62), 3)
  for (const x of [-100, -48]) tint(s, trace(`${x},-50 ${x + 30},-50 ${x + 30},0 ${x},0`), hues.plate, 0.7)
}
