import { box } from '../backdrop.ts'
import { drawPanes, drawPole, drawPot, plate, tint, wholeSheet, wire } from './street-things.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import { type Camera, drawFan, drawHorizon, inQuad, seen, vanishing } from '../scene/camera.ts'
import { drawSky } from './light.ts'
import { drawCrown, drawPuffs } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'
import { between, type Tones } from '../tones.ts'

const camera: Camera = { eye: [-5.4, 1.7, -6.9], yaw: 0.7, pitch: 0, focal: 800, lift: 96 }
const see = (x: number, y: number, z: number) => seen(camera, [x, y, z])
/** A wall along the street to the right, or along the one to the left. */
const right = (x1: number, low: number, x2: number, top: number, z = 0): Point[] => [
  see(x1, low, z),
  see(x2, low, z),
  see(x2, top, z),
  see(x1, top, z),
]
const left = (z1: number, low: number, z2: number, top: number, x = 0): Point[] => [
  see(x, low, z2),
  see(x, low, z1),
  see(x, top, z1),
  see(x, top, z2),
]
const flatOn = (x1: number, z1: number, x2: number, z2: number, y = 0): Point[] => [
  see(x1, y, z1),
  see(x2, y, z1),
  see(x2, y, z2),
  see(x1, y, z2),
]
const [LONG, DEEP, EAVE, RIDGE] = [4.6, 4.8, 5, 6.7]

export type HouseHues = Record<
  | ('walk' | 'mark' | 'road' | 'far' | 'farSide' | 'farRoof' | 'farGlass' | 'near' | 'nearSide')
  | ('boards' | 'wall' | 'belt' | 'glass' | 'frame' | 'eave' | 'roof' | 'rim' | 'verge' | 'door')
  | ('stone' | 'stoneTop' | 'balcony' | 'balconySide' | 'pot' | 'mirror'),
  string
> & {
  leaf: [string, string, string]
  crown: [string, string, string]
  /** what a painted hour adds: bands of its sky, its shade and its light, which comes from the right */
  hour?: { sky: readonly string[]; cloud: string; shade: string; lit: string }
}

const ofTones = ({ paper, pale, soft, mid, deep, dark, accent }: Tones): HouseHues => ({
  ...{ walk: soft, mark: paper, road: mid, far: paper, farSide: mid, farRoof: deep, farGlass: soft },
  ...{ near: soft, nearSide: soft, boards: soft, wall: paper, belt: mid, glass: accent, frame: dark },
  ...{ eave: dark, roof: deep, rim: mid, verge: soft, door: deep, stone: pale, stoneTop: paper },
  ...{ balcony: soft, balconySide: mid, pot: accent, mirror: accent },
  ...{ leaf: [soft, mid, deep], crown: [soft, mid, deep] },
})

/** A morning in May: the sun stands on the right, the boards of the gable lie in cool shade. */
const may: HouseHues = {
  ...{ walk: '#E9DECB', mark: '#FFF9EC', road: '#A5A3B4', far: '#F4D9B4', farSide: '#B98F86', farRoof: '#8D6A78' },
  ...{ farGlass: '#BFE0EA', near: '#C7B1AC', nearSide: '#B5A2AE', boards: '#D9A441', wall: '#FFF3D6' },
  ...{ belt: '#F7E6BE', glass: '#BFE6F2', frame: '#3B3E5C', eave: '#7A4A3A', roof: '#3F6E9A', rim: '#EBD7A8' },
  ...{ verge: '#C9A878', door: '#C9412F', stone: '#B8A9A4', stoneTop: '#EFE3D0', balcony: '#F3F0E6' },
  ...{ balconySide: '#B9AEBB', pot: '#C7643F', mirror: '#E9752E' },
  ...{ leaf: ['#B5D36A', '#62A352', '#2F7049'], crown: ['#B5D36A', '#62A352', '#2F7049'] },
  hour: { sky: ['#6FB4E4', '#AEDAF0', '#FBEFD2'], cloud: '#FFFDF4', shade: '#43407A', lit: '#FFF2B4' },
}

/** The same corner on an evening in October. */
export const october: HouseHues = {
  ...{ walk: '#D9B8A4', mark: '#FCE7CE', road: '#8B7C98', far: '#EDB48A', farSide: '#9A6A80', farRoof: '#6E4A6A' },
  ...{ farGlass: '#FFD88A', near: '#A98A9C', nearSide: '#96789A', boards: '#5E8C7A', wall: '#F6E3C4' },
  ...{ belt: '#E9CFA6', glass: '#FFDB86', frame: '#33304E', eave: '#4E2F3E', roof: '#A9483A', rim: '#E2B98C' },
  ...{ verge: '#8E6A62', door: '#2F5E76', stone: '#A08C94', stoneTop: '#E4CDB6', balcony: '#EAD9BE' },
  ...{ balconySide: '#8E7C8E', pot: '#B5563C', mirror: '#E0702E' },
  ...{ leaf: ['#D6B44A', '#8A9648', '#4F6E48'], crown: ['#F6C04A', '#DE7F34', '#A9452E'] },
  hour: { sky: ['#7C7FC0', '#D79BB4', '#FFC98A', '#FFE7B4'], cloud: '#FFE3CC', shade: '#3A2A66', lit: '#FFC878' },
}

/** A house of two storeys on the corner of two streets, its edges running to their two points. */
export const drawCornerHouse = (s: Sheet) => drawHouse(s, ofTones(s.tones))
export const drawCornerHouseInMay = (s: Sheet) => drawHouse(s, may)

export function drawHouse(s: Sheet, hues: HouseHues) {
  const { hw } = s
  const horizon = vanishing(camera, [1, 0, 0])[1]
  const { hour } = hues
  const { keeps } = s
  s.keeps = false
  if (hour) s.at(0, 0, { scaleX: 1.3 }, () => drawSky(s, hour.sky, [-350, horizon]))
  else wholeSheet(s, s.tones.pale)
  drawPuffs(s, [-400, -230], 150, hour?.cloud ?? s.tones.paper)
  tint(
    s,
    [
      [-hw - 120, horizon],
      [hw + 20, horizon],
      [hw + 20, 440],
      [-hw - 120, 440],
    ],
    hues.road,
  )
  if (hour)
    s.scatter(
      trace('-640,22 -590,30 -540,18 -490,30 520,28 570,16 620,26 660,14').map(([x, y]) =>
        ellipse(x, horizon + y - 40, 46, 34, { from: Math.PI, to: Math.PI * 2 }),
      ),
      between(hour.sky.at(-1)!, hues.leaf[2], 0.5),
    )
  drawPavement(s, hues)
  drawNeighbours(s, hues)
  drawCrown(s, see(8, 3.4, 3.4), [84, 112], hues.crown)
  drawWalls(s, hues)
  drawRoof(s, hues)
  drawPorch(s, hues)
  if (hour) drawLight(s, hour)
  drawGarden(s, hues)
  drawCornerThings(s, hues)
  s.keeps = keeps
  drawHorizon(s, camera)
  const corners = [see(0, EAVE, 0), see(0, 2.5, 0), see(0, 0, 0)]
  for (const direction of [
    [1, 0, 0],
    [0, 0, 1],
  ] as const)
    drawFan(s, vanishing(camera, direction), corners, 0.02)
}

/** The gable and what juts out keep the sun away; it falls on the front and lies on the street. */
function drawLight(s: Sheet, { shade, lit }: NonNullable<HouseHues['hour']>) {
  tint(s, [see(0, 0, DEEP), see(0, 0, 0), see(0, EAVE, 0), see(0, RIDGE, DEEP / 2), see(0, EAVE, DEEP)], shade, 0.26)
  tint(s, right(0, 4.5, LONG, EAVE - 0.1, -0.02), shade, 0.22)
  tint(s, [see(0.3, 2.56, 0), see(2.5, 2.56, 0), see(2.1, 1.7, 0), see(0, 1.7, 0)], shade, 0.18)
  tint(s, [see(2.8, 2.1, 0), see(4.2, 2.1, 0), see(3.9, 1.5, 0), see(2.6, 1.5, 0)], shade, 0.2)
  tint(s, [see(2.9, 4.9, 0), see(LONG, 4.9, 0), see(LONG, 0.1, 0), see(4.25, 0.1, 0)], lit, 0.3)
  tint(s, [see(0, 0, 0), see(0, 0, DEEP), see(-4.6, 0, DEEP + 2.6), see(-4.6, 0, 1.2), see(-2.4, 0, -0.6)], shade, 0.24)
  tint(s, flatOn(-1, -2, 20, -1.72), lit, 0.4)
}

/** Kerbs round the corner, a crossing on each street. */
function drawPavement(s: Sheet, hues: HouseHues) {
  const kerb = [see(-1.7, 0, 40), see(-1.7, 0, -0.9), see(-0.9, 0, -1.7), see(40, 0, -1.7), see(40, 0, 40)]
  s.flat(kerb, hues.walk, { knock: true, corners: true, still: true })
  s.ink(kerb.slice(0, 4), 4.4, { corners: true, in: 0.02, out: 0.02, least: 0.6 })
  s.ink([see(-1.85, 0, 40), see(-1.85, 0, -1), see(-1, 0, -1.85), see(40, 0, -1.85)], 2.4, {
    corners: true,
    in: 0.02,
    out: 0.02,
  })
  for (let i = 0; i < 5; i++) tint(s, flatOn(0.6, -2.5 - i * 0.56, 3, -2.2 - i * 0.56), hues.mark)
  for (let i = 0; i < 5; i++) tint(s, flatOn(-2.5 - i * 0.56, 0.6, -2.2 - i * 0.56, 3), hues.mark)
}

function drawNeighbours(s: Sheet, hues: HouseHues) {
  for (const [x, high] of trace('14,4.4 8.2,3.4')) {
    plate(s, left(0.4, 0, 5, high, x), hues.farSide, 3.4)
    plate(s, right(x, 0, x + 5, high, 0.4), hues.far, 3.4)
    for (const dx of [0.8, 2.7]) drawPanes(s, right(x + dx, 1, x + dx + 1.2, 2.2, 0.4), [2, 2], hues.farGlass, 2)
    plate(
      s,
      [see(x - 0.2, high, 0.1), see(x + 5.2, high, 0.1), see(x + 4.6, high + 1.5, 2.6), see(x + 0.6, high + 1.5, 2.6)],
      hues.farRoof,
      3.4,
    )
  }
  for (const [z, high] of trace('14,4.2 7.6,3.6')) {
    plate(s, right(0.3, 0, 5, high, z), hues.near, 3.4)
    plate(s, left(z, 0, z + 5, high, 0.3), hues.nearSide, 3.4)
    for (const dz of [0.8, 2.7]) drawPanes(s, left(z + dz, 1, z + dz + 1.1, 2.3, 0.3), [2, 2], hues.farGlass, 2)
    plate(
      s,
      [see(0, high, z + 5.2), see(0, high, z - 0.2), see(2.4, high + 1.5, z + 0.4), see(2.4, high + 1.5, z + 4.6)],
      hues.farRoof,
      3.4,
    )
  }
}

function drawWalls(s: Sheet, hues: HouseHues) {
  plate(
    s,
    [see(0, 0, DEEP), see(0, 0, 0), see(0, EAVE, 0), see(0, RIDGE, DEEP / 2), see(0, EAVE, DEEP)],
    hues.boards,
    5,
  )
  for (let y = 0.5; y < EAVE; y += 0.36) s.ink([see(0, y, DEEP), see(0, y, 0)], 1.5, { corners: true, least: 0.7 })
  plate(s, right(0, 0, LONG, EAVE), hues.wall, 5)
  plate(s, left(0, 2.42, DEEP, 2.6, -0.02), hues.belt, 3)
  plate(s, right(0, 2.42, LONG, 2.6, -0.02), hues.belt, 3)
  drawPanes(s, left(1.5, 3.2, 3.3, 4.5), [2, 2], hues.glass, 3)
  drawPanes(s, left(0.7, 0.9, 1.9, 2), [2, 2], hues.glass, 3)
  drawPanes(s, left(2.9, 0.9, 4.1, 2), [2, 2], hues.glass, 3)
  s.solid(ellipse(...see(0, 5.5, DEEP / 2), 11, 17), hues.frame, 3)
  drawPanes(s, right(0.6, 0.75, 2.2, 2.1), [3, 2], hues.glass, 3)
  drawPanes(s, right(0.8, 2.75, 2.4, 4.4), [2, 2], hues.glass, 3)
  drawPanes(s, right(3.1, 3.2, 4.1, 4.4), [2, 2], hues.glass, 3)
}

function drawRoof(s: Sheet, hues: HouseHues) {
  const low = EAVE - 0.2
  const tiles = [
    see(-0.35, low, -0.5),
    see(LONG + 0.35, low, -0.5),
    see(LONG + 0.35, RIDGE, DEEP / 2),
    see(-0.35, RIDGE, DEEP / 2),
  ]
  tint(
    s,
    [
      see(0, EAVE - 0.1, DEEP),
      see(0, RIDGE, DEEP / 2),
      see(-0.35, RIDGE, DEEP / 2),
      see(-0.35, low, DEEP + 0.5),
      see(0, low, DEEP + 0.5),
    ],
    hues.eave,
  )
  tint(
    s,
    [
      see(0, EAVE - 0.1, 0),
      see(0, RIDGE, DEEP / 2),
      see(-0.35, RIDGE, DEEP / 2),
      see(-0.35, low, -0.5),
      see(0, low, -0.5),
    ],
    hues.eave,
  )
  plate(
    s,
    [see(-0.35, RIDGE - 0.2, DEEP / 2), tiles[3]!, see(-0.35, low, DEEP + 0.5), see(-0.35, low - 0.2, DEEP + 0.5)],
    hues.rim,
    3,
  )
  plate(s, tiles, hues.roof, 5)
  for (let i = 1; i < 7; i++) s.ink([inQuad(tiles, 0, i / 7), inQuad(tiles, 1, i / 7)], 2.2, { corners: true })
  for (let i = 1; i < 14; i++) s.ink([inQuad(tiles, i / 14, 0), inQuad(tiles, i / 14, 1)], 1.5, { corners: true })
  plate(s, [see(-0.35, low - 0.2, -0.5), see(LONG + 0.35, low - 0.2, -0.5), tiles[1]!, tiles[0]!], hues.rim, 3.4)
  plate(s, [see(-0.35, RIDGE - 0.2, DEEP / 2), see(-0.35, low - 0.2, -0.5), tiles[0]!, tiles[3]!], hues.verge, 3.4)
}

/** A balcony upstairs, the door below under a roof of its own. */
function drawPorch(s: Sheet, hues: HouseHues) {
  plate(s, right(3, 0.14, 4, 2.1), hues.door, 4)
  drawPanes(s, right(3.14, 1.2, 3.5, 1.9), [1, 2], hues.glass, 2)
  s.solid(ellipse(...see(3.85, 1, 0), 4, 7), hues.mark, 2)
  plate(s, flatOn(2.8, -0.6, 4.2, 0, 0.14), hues.mark, 3)
  plate(s, right(2.8, 0, 4.2, 0.14, -0.6), hues.stone, 3)
  plate(s, left(-0.6, 0, 0, 0.14, 2.8), hues.stone, 2.6)
  plate(s, [see(2.7, 2.2, -0.8), see(4.3, 2.2, -0.8), see(4.3, 2.5, 0), see(2.7, 2.5, 0)], hues.roof, 3.4)
  plate(s, [see(2.7, 2.1, -0.8), see(4.3, 2.1, -0.8), see(4.3, 2.2, -0.8), see(2.7, 2.2, -0.8)], hues.rim, 2.6)
  plate(s, left(-0.7, 2.6, 0, 3.4, 0.5), hues.balconySide, 3)
  plate(s, right(0.5, 2.6, 2.6, 3.4, -0.7), hues.balcony, 3.6)
  for (let x = 0.76; x < 2.5; x += 0.26) s.ink([see(x, 2.66, -0.7), see(x, 3.34, -0.7)], 2.6, { corners: true })
}

/** A low wall with a hedge along the left street. */
function drawGarden(s: Sheet, hues: HouseHues) {
  for (const z of [3.9, 2.9, 1.9, 1]) {
    const [x, y] = see(-0.5, 0.6, z)
    drawCrown(s, [x, y], [44, 36], hues.leaf)
  }
  plate(s, left(0.5, 0, 4.6, 0.5, -0.75), hues.stoneTop, 3.4)
  plate(s, right(-0.75, 0, -0.45, 0.5, 0.5), hues.stone, 3)
  for (const x of [0.7, 1.3]) drawPot(s, see(x, 0, -0.4), 48, hues.pot, hues.leaf)
}

const concrete = { mid: '#B4ABA6', deep: '#857C8A', soft: '#D6CDC4' }

/** The round mirror that shows who comes round the corner, a pole and its wires. */
function drawCornerThings(s: Sheet, hues: HouseHues) {
  const { hw } = s
  const [foot, top] = [see(5.4, 0, -1.3), see(5.4, 6.6, -1.3)]
  let hung: Point[] = []
  s.inHues(hues.hour ? concrete : {}, s.line, () => {
    hung = drawPole(s, foot, foot[1] - top[1], 17)
  })
  for (const at of hung.slice(0, 3)) {
    wire(s, at, [hw + 60, at[1] + 40], 14)
    wire(s, at, [-hw - 60, at[1] - 130], 40)
  }
  const [base, head] = [see(-1.4, 0, 3), see(-1.4, 2.7, 3)]
  const [x, y] = [head[0], head[1] - 24]
  s.ink([base, head], 9, { corners: true, in: 0.01, out: 0.01, least: 0.9, colour: hues.frame })
  s.solid(ellipse(x, y, 36, 37), hues.mirror, 4)
  const glass = ellipse(x, y, 27, 28)
  s.solid(glass, hues.mark, 3)
  s.within(glass, () => {
    tint(s, ellipse(x, y + 24, 34, 18), hues.walk)
    tint(s, box(x - 22, y - 12, x - 2, y + 16), hues.boards)
  })
}
