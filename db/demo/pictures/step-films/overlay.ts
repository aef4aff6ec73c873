import sharp from 'sharp'
import { boundsOf } from '../drawing-svg.ts'
import type { Mark } from '../sheet.ts'
import { PAPER } from '../tones.ts'
import { size } from './timeline.ts'

export type Box = readonly [left: number, top: number, right: number, bottom: number]

/** Colour is printed a little beside what it hides. */
const BESIDE = 12

/** Where a mark lies on the paper. */
export function boxOf(mark: Mark): Box {
  if (mark.kind === 'shape') {
    const [x, y, wide, high] = boundsOf(mark.d)
    return [x - BESIDE, y - BESIDE, x + wide + BESIDE, y + high + BESIDE]
  }
  const { points, width } = mark
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [Math.min(...xs) - width, Math.min(...ys) - width, Math.max(...xs) + width, Math.max(...ys) + width]
}

export const everything: Box = [0, 0, size.width, size.height]

/** The paper drawn anew where something has changed; raw RGB. */
export async function redrawn(paper: Buffer, svg: string, [left, top, right, bottom]: Box): Promise<Buffer> {
  const [width, height] = [right - left, bottom - top]
  if (width <= 0 || height <= 0) return paper
  const part = svg.replace(
    / width="\d+" height="\d+" viewBox="[^"]+"/,
    ` width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}"`,
  )
  const drawn = await sharp(Buffer.from(part)).flatten({ background: PAPER }).removeAlpha().raw().toBuffer()
  if (width === size.width && height === size.height) return drawn
  const out = Buffer.from(paper)
  for (let y = 0; y < height; y++)
    drawn.copy(out, ((y + top) * size.width + left) * 3, y * width * 3, (y + 1) * width * 3)
  return out
}

/** One box around all of them, in whole pixels and inside the picture. */
export function around(boxes: readonly Box[]): Box {
  const most = (i: 0 | 1 | 2 | 3, pick: (...all: number[]) => number) => pick(...boxes.map((box) => box[i]))
  return [
    Math.max(0, Math.floor(most(0, Math.min))),
    Math.max(0, Math.floor(most(1, Math.min))),
    Math.min(size.width, Math.ceil(most(2, Math.max))),
    Math.min(size.height, Math.ceil(most(3, Math.max))),
  ]
}

/** A picture with something laid over a part of it; both it and what comes of it are raw RGB. */
export async function laidOver(picture: Buffer, svg: string, [left, top, right, bottom]: Box): Promise<Buffer> {
  const [width, height] = [right - left, bottom - top]
  if (!svg || width <= 0 || height <= 0) return picture
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">${svg}</svg>`
  const over = await sharp(Buffer.from(whole)).ensureAlpha().raw().toBuffer()
  const out = Buffer.from(picture)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4
      const share = over[from + 3]! / 255
      if (share === 0) continue
      const to = ((y + top) * size.width + x + left) * 3
      for (let k = 0; k < 3; k++) out[to + k] = Math.round(out[to + k]! * (1 - share) + over[from + k]! * share)
    }
  return out
}
