import { box } from '../backdrop.ts'
import { drawDoorSteps, drawFront } from './cafe-front.ts'
import { camera, DEEP, EAVE, FLOOR, front, hues, LONG, RIDGE, see, side, street } from './cafe-place.ts'
import { drawPanes, plate, tint, wholeSheet } from './street-things.ts'
import { ellipse, mixed, type Point, trace } from '../geometry.ts'
import { drawBlock, drawFan, drawHorizon, inQuad, pane, vanishing } from '../scene/camera.ts'
import { drawCrown, drawPuffs } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

/** A café halfway up a street that climbs, with steps of stone beside it. */
export function drawSlopeCafe(s: Sheet) {
  wholeSheet(s, hues.zenith)
  for (let i = 1; i <= 12; i++)
    tint(s, box(-s.hw - 20, -350 + i * 38, s.hw + 20, 380), between(hues.zenith, hues.horizon, i / 12))
  drawPuffs(s, [-330, -240], 170, hues.cloud)
  drawUphill(s)
  drawSteps(s)
  drawHouse(s)
  drawStreet(s)
  drawFront(s)
  drawDoorSteps(s)
  drawHorizon(s, camera)
  drawFan(s, vanishing(camera, [1, 0, 0]), [see(0, EAVE, 0), see(0, FLOOR, 0)])
  drawFan(s, vanishing(camera, [0, 0, 1]), [see(0, EAVE, 0), see(0, 0, 0)])
}

/** The neighbours farther up, a tree and the wires. */
function drawUphill(s: Sheet) {
  const shades = { top: hues.farRoof, front: hues.far, left: hues.farSide, right: hues.farSide }
  for (const [x, high] of trace('12.4,4.2 6.9,3.3')) {
    drawBlock(s, camera, { at: [x, street(x) - 1, 0.3], size: [4.6, high + 1, 4] }, shades)
    for (const dx of [0.6, 2.2])
      drawPanes(s, front(x + dx, street(x) + 1.6, x + dx + 1.1, street(x) + 2.7, 0.3), [2, 2], hues.glow, 2)
    const [eave, top] = [street(x) + high, street(x) + high + 2.4]
    plate(s, [see(x, eave, 4.3), see(x, eave, 0.3), see(x, top, 2.3)], hues.farTop, 3.4)
    plate(
      s,
      [see(x - 0.2, eave - 0.1, 0), see(x + 4.8, eave - 0.1, 0), see(x + 4.8, top, 2.3), see(x - 0.2, top, 2.3)],
      hues.farRoof,
      4,
    )
  }
}

/** Steps between the house and a wall of stone on the left. */
function drawSteps(s: Sheet) {
  const [left, right, count] = [-1.75, -0.05, 11]
  const hill = see(-1.7, 2.4, 5)
  drawCrown(s, [hill[0] - 30, hill[1] - 20], [150, 110], hues.leaf as [string, string, string])
  for (let i = count; i >= 0; i--) {
    const [z, y] = [0.1 + i * 0.42, -0.36 + i * 0.22]
    plate(
      s,
      [see(left, y + 0.22, z), see(right, y + 0.22, z), see(right, y + 0.22, z + 0.42), see(left, y + 0.22, z + 0.42)],
      hues.step,
      2.6,
    )
    plate(
      s,
      [see(left, y - 0.1, z), see(right, y - 0.1, z), see(right, y + 0.22, z), see(left, y + 0.22, z)],
      hues.rise,
      3,
    )
  }
  tint(
    s,
    [see(left, -0.4, 0.1), see(left + 0.7, -0.4, 0.1), see(left + 0.5, 2.2, 4.9), see(left, 2.2, 4.9)],
    hues.shade,
    0.2,
  )
  const rail = [0.3, 2.4, 4.6].map((z): [Point, Point] => {
    const y = -0.36 + ((z - 0.1) / 0.42) * 0.22
    return [see(-0.95, y, z), see(-0.95, y + 0.85, z)]
  })
  for (const [low, high] of rail) s.ink([low, high], 6, { corners: true, least: 0.8, colour: hues.rail })
  s.ink(
    rail.map(([, high]) => high),
    7,
    { corners: true, least: 0.7, colour: hues.rail },
  )
  const wall: Point[] = [
    see(-4.4, street(-4.4) - 0.3, 0),
    see(left, street(left) - 0.3, 0),
    see(left, 1.5, 0),
    see(-4.4, 1.5, 0),
  ]
  plate(s, [see(left, -0.6, 0), see(left, 1.9, 4.6), see(left, 2.6, 4.6), see(left, 1.5, 0)], hues.stoneSide, 4)
  const bush = mixed(wall[2]!, wall[3]!, 0.5)
  drawCrown(s, [bush[0], bush[1] - 40], [230, 96], hues.leaf as [string, string, string])
  plate(s, wall, hues.stone, 4.4)
  for (const [i, row] of trace('1,2 3,3 5,2 2,5 5,4 0,4 4,5 2,1'))
    tint(
      s,
      pane(wall, (i + (row % 2) * 0.5) / 7, (row - 1) / 6, (i + 1 + (row % 2) * 0.5) / 7, row / 6),
      hues.stoneTop,
      0.7,
    )
  for (let row = 1; row < 6; row++) {
    s.ink([inQuad(wall, 0, row / 6), inQuad(wall, 1, row / 6)], 2.4, { corners: true, least: 0.6 })
    for (let i = 0; i < 7; i++) {
      const u = (i + (row % 2) * 0.5) / 7
      s.ink([inQuad(wall, u, (row - 1) / 6), inQuad(wall, u, row / 6)], 2.2, { corners: true })
    }
  }
}

function drawHouse(s: Sheet) {
  const gable = [see(0, -0.4, DEEP), see(0, -0.4, 0), see(0, EAVE, 0), see(0, RIDGE, DEEP / 2), see(0, EAVE, DEEP)]
  plate(s, gable, hues.gable, 4.6)
  drawPanes(s, side(0.8, 2.2, 1.7, 3.3), [2, 3], hues.glass)
  plate(s, front(0, -0.4, LONG, EAVE), hues.wall, 5)
  const roof = [
    see(-0.2, EAVE - 0.14, -0.4),
    see(LONG + 0.2, EAVE - 0.14, -0.4),
    see(LONG + 0.2, RIDGE, DEEP / 2),
    see(-0.2, RIDGE, DEEP / 2),
  ]
  const tiles = roof
  plate(
    s,
    [
      see(-0.2, EAVE - 0.14, DEEP + 0.2),
      see(-0.2, EAVE - 0.3, DEEP + 0.2),
      see(-0.2, RIDGE - 0.18, DEEP / 2),
      see(-0.2, RIDGE, DEEP / 2),
    ],
    hues.roofEdge,
    3,
  )
  const under = [
    see(0, EAVE - 0.2, DEEP + 0.2),
    see(0, RIDGE - 0.1, DEEP / 2),
    see(-0.2, RIDGE - 0.1, DEEP / 2),
    see(-0.2, EAVE - 0.2, DEEP + 0.2),
  ]
  tint(s, under, hues.roofEdge)
  plate(s, tiles, hues.roof, 5)
  tint(s, pane(tiles, 0, 0.55, 0.62, 1), hues.glow, 0.22)
  for (let i = 1; i < 5; i++) s.ink([inQuad(tiles, 0, i / 5), inQuad(tiles, 1, i / 5)], 2.4, { corners: true })
  for (let i = 1; i < 16; i++) s.ink([inQuad(tiles, i / 16, 0), inQuad(tiles, i / 16, 1)], 1.6, { corners: true })
  plate(s, [see(-0.2, EAVE - 0.3, -0.4), see(LONG + 0.2, EAVE - 0.3, -0.4), tiles[1]!, tiles[0]!], hues.eave, 3)
  plate(s, [see(-0.2, RIDGE - 0.18, DEEP / 2), see(-0.2, EAVE - 0.3, -0.4), tiles[0]!, tiles[3]!], hues.roofEdge, 3)
}

function drawStreet(s: Sheet) {
  const edge = [-4.4, 30].map((x) => see(x, street(x), 0)) as [Point, Point]
  s.flat([...edge, [700, 400], [-700, 400]], hues.walk, { corners: true, still: true, knock: true })
  const kerb = [-4.4, 30].map((x) => see(x, street(x) - 0.02, -0.75)) as [Point, Point]
  tint(s, [...kerb, [700, 400], [-700, 400]], hues.road)
  const onStreet = (x: number, z: number) => see(x, street(x), z)
  tint(s, [onStreet(0.2, -0.02), onStreet(2.6, -0.02), onStreet(3.1, -2), onStreet(-0.3, -2)], hues.glow, 0.4)
  tint(s, [onStreet(2.9, -0.02), onStreet(4.1, -0.02), onStreet(4.7, -1.7), onStreet(2.8, -1.7)], hues.glow, 0.3)
  tint(s, [onStreet(5.2, -0.02), onStreet(30, -0.02), onStreet(30, -0.75), onStreet(5.6, -0.75)], hues.shade, 0.16)
  s.ink(edge, 4.4, { corners: true })
  s.ink(kerb, 3.6, { corners: true })
  for (const x of [0.4, 1.5, 2.6, 3.7, 4.8, 5.9])
    s.ink([see(x, street(x), 0), see(x, street(x), -0.75)], 2.2, { corners: true })
  for (const [x, z] of trace('-1.2,-1.9 0.2,-1.5 1.4,-2.3 2.6,-1.6 4.2,-2.2 5.6,-1.7 0.6,-3'))
    s.ink(ellipse(...see(x, street(x), z), 30 - x * 3, 9 - x, { tilt: -0.3 }), 2.2, { colour: hues.mark })
}
