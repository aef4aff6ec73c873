import { drawSomebody } from './actor.ts'
import { drawGlow } from './light.ts'
import { limb, lock, smallHand } from './limbs.ts'
import { tint, wholeSheet } from './street-things.ts'
import { ellipse, mixed, type Point, trace } from '../geometry.ts'
import {
  type Block,
  type Camera,
  drawBlock,
  drawFan,
  type Face,
  farFirst,
  inQuad,
  pane,
  seen,
  vanishing,
} from '../scene/camera.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

/** A clear forenoon: sun from the left on roofs and walls, deep blue shade down to the street. */
const hues = {
  ...{ deep: '#2C4A86', street: '#5C6FA0', sunny: '#C9C4CE', mark: '#F3EFE4', haze: '#8FB4DC' },
  roofs: ['#F7EBD2', '#E9D5B8', '#D9DCE2', '#C9DCC4'],
  lit: ['#FBE3B8', '#F3C99A', '#E8EDF0', '#F2B79A'],
  dark: ['#6E83B8', '#5F74AE', '#7292C4', '#6A6BA6'],
  glass: ['#3F7FB8', '#4A5C94'],
  ...{ glint: '#FFFDF0', pane: '#8CCBEA', garden: '#6FA65A', plant: '#B5A79C' },
  cars: ['#E4573D', '#F2C24B', '#FBF6EA', '#2E3A66', '#57B0A0'],
  ...{
    jacket: '#E4452F',
    trim: '#FFD35C',
    trousers: '#35406E',
    scarf: '#FFC83D',
    scarfShade: '#D98A2B',
    shoe: '#FBF6EA',
  },
  ...{ parcel: '#D9A468', parcelTop: '#F0C68C', tape: '#FFF3D8', skin: '#F6D2B2', shade: '#38306E', sun: '#FFF1C0' },
  line: '#1F2A52',
}
const camera: Camera = { eye: [0, 23, 0], yaw: 0.5, pitch: -0.86, focal: 600 }
const see = (x: number, y: number, z: number) => seen(camera, [x, y, z])
const [PITCH, WIDE] = [7.2, 4.7]
const [AX, AZ] = [-1.5, 2.4]

/** With a parcel under the arm, down between the towers; far below, cars as small as peas. */
export function drawDelivery(s: Sheet) {
  s.line = hues.line
  wholeSheet(s, hues.deep)
  drawStreets(s)
  const built: Block[] = []
  for (let i = -3; i <= 5; i++)
    for (let k = -2; k <= 6; k++) {
      const [x, z] = [AX + i * PITCH, AZ + k * PITCH]
      const ahead = (x + 2) * Math.sin(camera.yaw) + (z + 2) * Math.cos(camera.yaw)
      const aside = (x + 2) * Math.cos(camera.yaw) - (z + 2) * Math.sin(camera.yaw)
      if (ahead < 3 || ahead > 34 || Math.abs(aside) > 13 + ahead * 0.8) continue
      const near = Math.hypot(x + WIDE / 2 - 4, z + WIDE / 2 - 8)
      const high = near < 7 ? s.dice.range(5, 9) : s.dice.range(9, 17)
      built.push({ at: [x, 0, z], size: [WIDE, high, WIDE], tint: Math.abs(i * 3 + k * 5) % 4 })
    }
  for (const block of built.toSorted(farFirst(camera))) drawTower(s, block)
  tint(s, trace('-660,-380 -200,-380 300,380 -260,380'), hues.sun, 0.1)
  drawCourier(s)
  drawFan(s, vanishing(camera, [0, -1, 0]), [see(AX + PITCH, 10, AZ + PITCH), see(AX + WIDE, 8, AZ + PITCH)])
}

/** Lanes, crossings and cars on the ground. */
function drawStreets(s: Sheet) {
  const quad = (x1: number, z1: number, x2: number, z2: number) => [
    see(x1, 0, z1),
    see(x2, 0, z1),
    see(x2, 0, z2),
    see(x1, 0, z2),
  ]
  for (let i = -2; i <= 4; i++) {
    const x = AX + WIDE + i * PITCH
    const z = AZ + WIDE + i * PITCH
    tint(s, quad(x + 0.3, -4, x + 2.2, 44), hues.street)
    tint(s, quad(-20, z + 0.3, 40, z + 2.2), hues.street)
  }
  const cars: Point[][][] = hues.cars.map(() => [])
  const roofs: Point[][] = []
  for (let i = -1; i <= 3; i++)
    for (let k = -1; k <= 4; k++) {
      const [x, z] = [AX + WIDE + i * PITCH, AZ + WIDE + k * PITCH]
      tint(s, quad(x, z + 0.3, x + 2.5, z + 2.2), hues.sunny, 0.7)
      const stripes = [0, 1, 2, 3, 4].flatMap((n) => {
        const at = 0.35 + n * 0.4
        return [quad(x - 0.7, z + at, x - 0.1, z + at + 0.2), quad(x + at, z - 0.7, x + at + 0.2, z - 0.1)]
      })
      s.scatter(stripes, hues.mark, { opacity: 0.95 })
      for (const [n, [dx, dz, along]] of (
        [
          [0.6, 2.9, 0],
          [1.5, 4.6, 0],
          [-2.2, 0.7, 1],
          [-4, 1.6, 1],
          [0.8, 6, 0],
        ] as const
      ).entries()) {
        const [w, d] = along ? [0.85, 0.42] : [0.42, 0.85]
        const place = quad(x + dx, z + dz, x + dx + w, z + dz + d)
        cars[(n + i + k + 5) % 5]!.push(place)
        roofs.push(pane(place, 0.2, 0.26, 0.8, 0.66))
      }
    }
  for (const [i, colour] of hues.cars.entries()) s.scatter(cars[i]!, colour)
  s.scatter(roofs, hues.line, { opacity: 0.6 })
}

function drawTower(s: Sheet, block: Block) {
  const {
    at: [x, , z],
    size: [w, high, d],
    tint: kind = 0,
  } = block
  const far = Math.min(1, Math.hypot(x, z) / 46)
  const air = (colour: string) => between(colour, hues.haze, far * 0.6)
  const [lit, dark, roof] = [air(hues.lit[kind]!), air(hues.dark[kind]!), air(hues.roofs[kind]!)]
  const width = 4.2 - far * 2.4
  drawBlock(
    s,
    camera,
    block,
    { top: roof, front: dark, left: lit, right: dark },
    { width, onFace: (face, corners) => drawWindows(s, face, corners, block) },
  )
  const on = (dx1: number, dz1: number, dx2: number, dz2: number) => [
    see(x + dx1, high, z + dz1),
    see(x + dx2, high, z + dz1),
    see(x + dx2, high, z + dz2),
    see(x + dx1, high, z + dz2),
  ]
  s.contour(on(0.3, 0.3, w - 0.3, d - 0.3), width * 0.5, { corners: true, least: 0.7 })
  if (kind === 3 || kind === 0) {
    tint(s, on(0.4, 2.4, 2.6, d - 0.4), air(hues.garden))
    s.scatter(
      [
        [0.9, 2.9],
        [1.7, 3.4],
        [1, 3.9],
        [2.1, 2.8],
      ].map(([a, b]) => ellipse(...see(x + a!, high + 0.3, z + b!), 13 - far * 8, 10 - far * 6)),
      air('#3F7A4C'),
    )
  }
  tint(s, on(2.6, 0.9, 4.3, 1.9), hues.shade, 0.3)
  drawBlock(
    s,
    camera,
    { at: [x + 1.3, high, z + 0.8], size: [1.4, 0.9, 1.2] },
    { top: roof, front: dark, left: lit, right: dark },
    { width: width * 0.7 },
  )
  if (kind === 2)
    s.ink([see(x + 3.6, high, z + 3.6), see(x + 3.6, high + 2.6, z + 3.6)], width * 0.9, { corners: true })
}

/** Storey by storey; on the side to the sun some panes flash. */
function drawWindows(s: Sheet, face: Face, corners: Point[], { size, tint: kind = 0 }: Block) {
  if (face.side === 'top') return
  const floors = Math.round(size[1] / 1.05)
  const columns = kind % 2 ? 5 : 4
  const panes: Point[][] = []
  const flash: Point[][] = []
  for (let row = 0; row < floors; row++)
    for (let c = 0; c < columns; c++) {
      const glass = pane(
        corners,
        (c + 0.18) / columns,
        (row + 0.24) / floors,
        (c + 0.82) / columns,
        (row + 0.8) / floors,
      )
      const bright = face.side === 'left' ? (row + c) % 4 === 0 : (row * 3 + c * 5) % 7 === 0
      ;(bright ? flash : panes).push(glass)
    }
  s.scatter(panes, hues.glass[face.side === 'left' ? 0 : 1]!, { opacity: 0.85 })
  s.scatter(flash, face.side === 'left' ? hues.glint : hues.pane, { opacity: 0.9 })
  tint(s, pane(corners, 0, 0, 1, 0.4), hues.shade, face.side === 'left' ? 0.16 : 0.3)
  if (face.side === 'left')
    tint(
      s,
      [inQuad(corners, 0, 0), inQuad(corners, 1, 0), inQuad(corners, 1, 0.2), inQuad(corners, 0, 0.5)],
      hues.shade,
      0.26,
    )
}

function drawCourier(s: Sheet) {
  const k = 52
  drawGlow(s, [20, -90], 240, hues.sun, 0.09)
  s.at(30, -130, { rotate: 0.42 }, () => {
    const far = (noted: string) => trace(noted).map(([x, y]): Point => [x * k, y * k])
    lock(s, far('-0.4,1.1 -1.8,0.5 -3.2,1.1 -4.6,0.2 -5.8,0.7'), [26, 40, 44, 40, 16], [hues.scarf, hues.scarfShade])
    lock(s, far('-0.3,1.2 -1.5,1.4 -2.7,2.2 -3.9,1.8'), [22, 32, 32, 14], [hues.scarf, hues.scarfShade])
    s.at(0, 0, { scale: k }, () =>
      drawSomebody(s, {
        stance: {
          ...{ shoulders: '-0.86,1.9 0.5,1.3', hips: '-1.3,4.0 -0.36,4.2' },
          arms: '-0.2,3.0 0.9,3.0 1.9,0.5 3.3,-0.6',
          legs: '-2.9,5.0 -4.7,5.2 -1.9,6.2 -3.6,7.4',
          ...{ nod: 0.06, feet: [1.35, 1.0] as const },
        },
        face: { eyes: 'open', open: 1.05, brow: [0.06, -0.06], mouth: 'laugh', gaze: [0.2, 0.02] },
        wear: { top: hues.jacket, low: hues.trousers, kind: 'trousers', shoe: hues.shoe },
        look: {
          yaw: 0.5,
          pitch: -0.04,
          style: 'spiky',
          lash: 1,
          hair: '#5A3428',
          hairLight: '#C9824A',
          skin: hues.skin,
          iris: '#2F7A6A',
        },
      }),
    )
    const crate = far('-0.3,2.2 1.3,1.8 1.7,3.3 0.1,3.8')
    s.solid(crate, hues.parcel, 5, { corners: true })
    s.solid(
      [crate[0]!, crate[1]!, [crate[1]![0] - 22, crate[1]![1] - 24], [crate[0]![0] - 20, crate[0]![1] - 20]],
      hues.parcelTop,
      4,
      { corners: true },
    )
    tint(
      s,
      [
        mixed(crate[0]!, crate[1]!, 0.42),
        mixed(crate[0]!, crate[1]!, 0.58),
        mixed(crate[3]!, crate[2]!, 0.58),
        mixed(crate[3]!, crate[2]!, 0.42),
      ],
      hues.tape,
    )
    tint(
      s,
      [crate[3]!, mixed(crate[3]!, crate[0]!, 0.45), mixed(crate[2]!, crate[1]!, 0.3), crate[2]!],
      hues.shade,
      0.22,
    )
    limb(s, far('-0.84,1.95 -0.6,3.0 0.5,3.2'), [34, 30, 22], hues.jacket)
    smallHand(s, far('0.5,3.2')[0]!, 'rest', { size: 40, angle: -1.4, skin: hues.skin })
    tint(s, far('-1.3,2.2 -0.5,2.6 -0.2,4.1 -1.3,4.3'), hues.shade, 0.22)
    for (const shade of [
      '-1.2,4.3 -2.9,5.3 -4.6,5.4 -4.6,5.6 -2.9,5.6 -1.0,4.6',
      '-0.4,4.7 -1.7,6.4 -3.4,7.6 -3.3,7.8 -1.6,6.7 -0.1,4.8',
    ])
      tint(s, far(shade), hues.shade, 0.34)
    s.ink(far('0.72,1.2 2.0,0.28'), 4, { colour: hues.trim })
    drawCap(s, far)
  })
  for (const [from, to] of [
    ['-560,-300', '-330,-200'],
    ['-600,-120', '-420,-44'],
    ['-330,190', '-210,240'],
    ['120,-330', '230,-284'],
  ] as const)
    s.ink([trace(from)[0]!, trace(to)[0]!], 5, { colour: hues.mark, in: 0.7, out: 0.2 })
}

function drawCap(s: Sheet, far: (noted: string) => Point[]) {
  s.solid(far('-0.98,-0.5 -0.9,-1.06 -0.4,-1.42 0.24,-1.42 0.76,-1.1 0.94,-0.56 0,-0.74'), hues.jacket, 5)
  s.solid(far('0.1,-0.74 0.94,-0.6 1.5,-0.5 1.4,-0.34 0.8,-0.4 0.1,-0.5'), hues.jacket, 4)
  tint(s, far('-0.94,-0.54 -0.86,-1.02 -0.5,-1.34 -0.4,-0.8'), hues.shade, 0.24)
  tint(s, far('0.2,-1.36 0.7,-1.08 0.8,-0.8 0.5,-0.86'), hues.sun, 0.4)
  s.solid(ellipse(...far('0.42,-0.98')[0]!, 13, 11), hues.trim, 3)
}
