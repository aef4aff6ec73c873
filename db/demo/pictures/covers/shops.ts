import { drawAwning, drawPanes, edges, plate } from './street-things.ts'
import { ellipse, type Point } from '../geometry.ts'
import { type Camera, inQuad, pane, seen } from '../scene/camera.ts'
import type { Sheet } from '../sheet.ts'

/** One side of a street that one looks along: where its houses begin, and how high the ground lies. */
export type Row = { camera: Camera; side: 1 | -1; x: number; ground: (z: number) => number }
/** A low house of two storeys with a shop below. */
export type Shop = {
  z: number
  deep: number
  high: number
  wall: string
  glass: string
  inside: string
  awning?: string
  sign?: string
  signLow?: number
  /** a door and a window with bars instead of goods */
  bars?: boolean
  kind?: 'eave' | 'gable' | 'flat'
}

export function drawShop(s: Sheet, row: Row, shop: Shop) {
  const { tones } = s
  const { camera, side, x } = row
  const far = shop.z + shop.deep
  const base = row.ground(shop.z)
  const at = (z: number, y: number, out = 0): Point => seen(camera, [x - side * out, base + y, z])
  const ordered = (corners: Point[]) => (side < 0 ? corners : [corners[1]!, corners[0]!, corners[3]!, corners[2]!])
  const wall = (from: number, low: number, to: number, top: number, out = 0) =>
    ordered([
      at(shop.z + from * shop.deep, low, out),
      at(shop.z + to * shop.deep, low, out),
      at(shop.z + to * shop.deep, top, out),
      at(shop.z + from * shop.deep, top, out),
    ])
  const thick = Math.min(4.4, 16 / Math.max(2, shop.z - camera.eye[2]) + 1.6)
  drawEnd(s, row, shop, thick)
  plate(
    s,
    [at(shop.z, 0), seen(camera, [x, row.ground(far), far]), at(far, shop.high), at(shop.z, shop.high)],
    shop.wall,
    thick,
  )
  const [a, b] = [0.05, 0.95].map((u) => shop.z + u * shop.deep) as [number, number]
  const open = ordered([
    seen(camera, [x, row.ground(a), a]),
    seen(camera, [x, row.ground(b), b]),
    at(b, 2.3),
    at(a, 2.3),
  ])
  plate(s, open, shop.inside, thick * 0.8)
  if (shop.bars) drawBars(s, open, thick)
  else drawGoods(s, open, thick)
  for (const u of [0.12, 0.56]) drawPanes(s, wall(u, 3.15, u + 0.32, shop.high - 0.5), [2, 2], shop.glass, thick * 0.5)
  if (shop.kind === 'eave') {
    const eave = [at(shop.z - 0.1, 2.5, 0.55), at(far + 0.1, 2.5, 0.55), at(far + 0.1, 2.95), at(shop.z - 0.1, 2.95)]
    plate(s, eave, tones.deep, thick * 0.8)
    for (let i = 1; i < 9; i++)
      s.ink([pane(eave, i / 9, 0, 1, 1)[0]!, pane(eave, i / 9, 0, 1, 1)[3]!], thick * 0.35, { corners: true })
  }
  if (shop.awning)
    drawAwning(
      s,
      [at(shop.z + 0.1, 2.25, 0.8), at(far - 0.1, 2.25, 0.8), at(far - 0.1, 2.75), at(shop.z + 0.1, 2.75)],
      7,
      at(far, 2)[1] - at(far, 2.22)[1],
      shop.awning,
    )
  if (shop.sign) drawSideSign(s, row, shop, thick)
}

/** The wall that faces the onlooker, and the gable on it. */
function drawEnd(s: Sheet, { camera, side, x, ground }: Row, { z, high, wall, kind, deep }: Shop, thick: number) {
  const { tones } = s
  const base = ground(z)
  const at = (out: number, y: number, away = z): Point => seen(camera, [x + side * out, base + y, away])
  plate(s, [at(0, 0), at(5, 0), at(5, high), at(0, high)], wall, thick)
  if (kind !== 'gable') return
  plate(s, [at(-0.35, high - 0.1), at(5.4, high - 0.1), at(2.5, high + 1.5)], tones.mid, thick)
  plate(
    s,
    [at(-0.35, high - 0.1), at(-0.35, high - 0.1, z + deep), at(-0.1, high + 0.1, z + deep), at(-0.1, high + 0.1)],
    tones.dark,
    thick * 0.6,
  )
}

/** Crates before the shop, shelves in it, a short curtain over the entrance. */
function drawGoods(s: Sheet, front: readonly Point[], thick: number) {
  const { tones, dice: roll } = s
  const colours = [tones.paper, tones.accent, tones.soft, tones.mid]
  const things = (amount: number, low: number, tall: number, from: number) => {
    for (let i = 0; i < amount; i++) {
      const u = 0.05 + (i * 0.9) / amount
      plate(
        s,
        pane(front, u, low, u + 0.74 / amount, low + roll.range(0.6, 1) * tall),
        colours[(i * 3 + from) % 4]!,
        thick * 0.34,
      )
    }
  }
  for (const v of [0.4, 0.58]) {
    things(9, v, 0.13, Math.round(v * 10))
    s.ink([inQuad(front, 0.03, v), inQuad(front, 0.97, v)], thick * 0.6, { corners: true })
  }
  plate(s, pane(front, 0.02, 0, 0.98, 0.16), tones.mid, thick * 0.6)
  things(7, 0.16, 0.12, 1)
  plate(s, pane(front, 0.02, 0.16, 0.98, 0.19), tones.paper, thick * 0.5)
  for (let i = 0; i < 4; i++) plate(s, pane(front, 0.1 + i * 0.2, 0.82, 0.3 + i * 0.2, 1), tones.deep, thick * 0.5)
}

/** A sliding door with its curtain, a window behind bars, under it the fan of a cooler. */
function drawBars(s: Sheet, front: readonly Point[], thick: number) {
  const { tones } = s
  drawPanes(s, pane(front, 0.05, 0, 0.48, 0.84), [4, 5], tones.accent, thick * 0.5)
  const glass = pane(front, 0.56, 0.36, 0.96, 0.84)
  plate(s, glass, tones.pale, thick * 0.7)
  for (let i = 1; i < 9; i++)
    s.ink([inQuad(glass, i / 9, 0), inQuad(glass, i / 9, 1)], thick * 0.8, { corners: true, least: 0.8 })
  const cooler = pane(front, 0.6, 0.04, 0.92, 0.27)
  plate(s, cooler, tones.paper, thick * 0.7)
  const [low, high] = [inQuad(cooler, 0.62, 0.16), inQuad(cooler, 0.62, 0.84)]
  const [a, b] = [inQuad(cooler, 0.4, 0.5), inQuad(cooler, 0.84, 0.5)]
  s.solid(
    ellipse((a[0] + b[0]) / 2, (low[1] + high[1]) / 2, Math.abs(b[0] - a[0]) / 2, Math.abs(high[1] - low[1]) / 2),
    tones.soft,
    thick * 0.5,
  )
  for (let i = 0; i < 4; i++)
    plate(s, pane(front, 0.02 + i * 0.125, 0.7, 0.145 + i * 0.125, 1), i % 2 ? tones.deep : tones.dark, thick * 0.5)
}

function drawSideSign(
  s: Sheet,
  { camera, side, x, ground }: Row,
  { z, high, sign, deep, signLow = 3 }: Shop,
  thick: number,
) {
  const { tones } = s
  const away = z + deep * 0.2
  const base = ground(z)
  const at = (out: number, y: number, further = 0): Point => seen(camera, [x - side * out, base + y, away + further])
  const [low, top] = [signLow, high + 0.1]
  plate(s, [at(0.7, low), at(0.7, low, 0.16), at(0.7, top, 0.16), at(0.7, top)], tones.deep, thick * 0.6)
  const board = [at(0.1, low), at(0.7, low), at(0.7, top), at(0.1, top)]
  plate(s, board, sign!, thick * 0.8)
  edges(s, pane(board, 0.16, 0.06, 0.84, 0.94), thick * 0.4)
  for (const v of [0.25, 0.5, 0.75]) {
    const [a, b] = [pane(board, 0.5, v, 1, 1)[0]!, pane(board, 0.9, v, 1, 1)[0]!]
    s.solid(ellipse(...a, Math.abs(b[0] - a[0]) * 0.6, Math.abs(b[0] - a[0]) * 0.7), tones.paper, thick * 0.4)
  }
}
