import { intoQuad, type Quad, type Size } from './homography.ts'

export type Pixels = Size & { data: Uint8ClampedArray<ArrayBuffer> }

/** The sheet within the photograph as if it had been looked at from straight above. */
export function straighten(photo: Pixels, quad: Quad, { width, height }: Size): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  const place = intoQuad(quad)
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0; x < width; x++, to += 4) {
      const from = place((x + 0.5) / width, (y + 0.5) / height)
      blend(photo, from.x - 0.5, from.y - 0.5, data, to)
    }
  return { data, width, height }
}

const within = (value: number, most: number) => Math.min(Math.max(value, 0), most)

/** The colour between four pixels; beyond the edge it is that of the edge. */
function blend({ data, width, height }: Pixels, x: number, y: number, into: Uint8ClampedArray, to: number): void {
  const [left, top] = [within(x, width - 1), within(y, height - 1)]
  const [x0, y0] = [Math.floor(left), Math.floor(top)]
  const [x1, y1] = [Math.min(x0 + 1, width - 1), Math.min(y0 + 1, height - 1)]
  const [fx, fy] = [left - x0, top - y0]
  const [a, b] = [(y0 * width + x0) * 4, (y0 * width + x1) * 4]
  const [c, d] = [(y1 * width + x0) * 4, (y1 * width + x1) * 4]
  for (let at = 0; at < 4; at++) {
    const upper = data[a + at]! * (1 - fx) + data[b + at]! * fx
    const lower = data[c + at]! * (1 - fx) + data[d + at]! * fx
    into[to + at] = upper * (1 - fy) + lower * fy
  }
}
