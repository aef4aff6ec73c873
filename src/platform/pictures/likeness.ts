import { createHash } from 'node:crypto'
import type { Sharp } from 'sharp'

export type Likeness = {
  /** The same for the same pixels, whatever file they came in. */
  fingerprint: string
  /** 64 bits, of which two pictures that look alike share nearly all. */
  likeness: string
}

/** So few of their bits apart, two pictures look alike. */
export const NEAR = 10

/** By what a picture of ours is known again; it is small and was drawn by ourselves. */
export async function likenessOf(bytes: Buffer): Promise<Likeness> {
  // 22 MB that a process holds only once a picture was shown to it.
  const { default: sharp } = await import('sharp')
  const picture = sharp(bytes, { limitInputPixels: 4_000_000 })
  const { data, info } = await picture.clone().ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const fingerprint = createHash('sha256').update(`${info.width}x${info.height}`).update(data).digest('hex')
  return { fingerprint, likeness: wavesOf(await drawnPartOf(picture)) }
}

const LOOKED_AT = 256
/** So much lighter or darker than its paper, it is no longer paper. */
const PAPER = 12
/** So much of what is drawn may lie outside on each side: a speck does not move the frame. */
const OUTSIDE = 0.01
/** With less paper than this it fills its sheet, and is taken whole. */
const EMPTY = 0.5
const SIDE = 32

/**
 * What is drawn, without the empty paper around it: else small sketches in the middle of white sheets would all be
 * alike, as they are alike nearly everywhere.
 */
async function drawnPartOf(picture: Sharp): Promise<Buffer> {
  const grey = picture.clone().flatten({ background: '#ffffff' }).greyscale()
  const size = { width: LOOKED_AT, height: LOOKED_AT, fit: 'inside' as const }
  const { data, info } = await grey.clone().resize(size).raw().toBuffer({ resolveWithObject: true })
  const { across, down, blank } = inkOf(data, info.width)
  const [left, right] = blank < EMPTY ? [0, info.width] : frameOf(across)
  const [top, bottom] = blank < EMPTY ? [0, info.height] : frameOf(down)
  const frame = { left, top, width: right - left, height: bottom - top }
  const { default: sharp } = await import('sharp')
  return (
    sharp(data, { raw: { width: info.width, height: info.height, channels: 1 } })
      .extract(frame)
      .resize(SIDE, SIDE, { fit: 'fill' })
      // Else one light becomes three.
      .greyscale()
      .raw()
      .toBuffer()
  )
}

/** How much is drawn in each column and in each row; what is most frequent is the paper. */
function inkOf(grey: Buffer, width: number) {
  const many = Array.from({ length: 256 }, () => 0)
  for (const light of grey) many[light]! += 1
  const paper = many.indexOf(Math.max(...many))
  const across = Array.from({ length: width }, () => 0)
  const down = Array.from({ length: grey.length / width }, () => 0)
  let blank = 0
  grey.forEach((light, at) => {
    const ink = Math.abs(light - paper)
    if (ink <= PAPER) return void (blank += 1 / grey.length)
    across[at % width]! += ink
    down[Math.floor(at / width)]! += ink
  })
  return { across, down, blank }
}

function frameOf(ink: readonly number[]): [number, number] {
  const spare = ink.reduce((sum, one) => sum + one, 0) * OUTSIDE
  const first = reach(ink, spare)
  const last = ink.length - 1 - reach(ink.toReversed(), spare)
  return first < last ? [first, last + 1] : [0, ink.length]
}

function reach(ink: readonly number[], spare: number): number {
  let sum = 0
  return Math.max(
    0,
    ink.findIndex((one) => (sum += one) > spare),
  )
}

const WAVES = 8
const cosines = Array.from({ length: WAVES }, (_, wave) =>
  Array.from({ length: SIDE }, (_, at) => Math.cos(((2 * at + 1) * wave * Math.PI) / (2 * SIDE))),
)

/** The longest waves of light and dark (a discrete cosine transform): which of them are stronger than the middle one. */
function wavesOf(grey: Buffer): string {
  const rows = Array.from({ length: SIDE }, (_, y) =>
    cosines.map((cosine) => cosine.reduce((sum, factor, x) => sum + factor * grey[y * SIDE + x]!, 0)),
  )
  const waves = cosines.flatMap((cosine) =>
    cosines.map((_, u) => cosine.reduce((sum, factor, y) => sum + factor * rows[y]![u]!, 0)),
  )
  const middle = waves.toSorted((a, b) => a - b)[waves.length / 2]!
  return waves.map((wave) => (wave > middle ? '1' : '0')).join('')
}
