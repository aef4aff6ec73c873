import sharp, { type Sharp } from 'sharp'
import { readImageSize, sniffImage, type ImageKind, type ImageSize } from './image-header.ts'
import { makeTurns } from './turns.ts'

export type TakenImage = { bytes: Buffer; contentType: string; ext: string; width: number; height: number }
/** Why a picture is not taken: its kind, its bytes, its pixels, or it cannot be read to the end. */
export type ImageRefusal = 'kind' | 'size' | 'pixels' | 'broken'
export type ImageRules = {
  kinds: readonly ImageKind[]
  maxBytes: number
  /** Only the first frame of an animation. */
  still?: boolean
  /** The result is cut (`cover`) or shrunk (`inside`) to this box; never enlarged by `inside`. */
  fit?: { width: number; height: number; how: 'cover' | 'inside' }
}
export type TakeResult = { ok: true; image: TakenImage } | { ok: false; why: ImageRefusal }

const MEGAPIXEL = 1_000_000
const MAX_PIXELS = 64 * MEGAPIXEL
const MAX_SIDE = 20_000
const MAX_FRAMES = 300
const MAX_ANIMATION = 256 * MEGAPIXEL
const SECONDS = 5

// One picture of 64 megapixels takes some hundred megabytes, so few are worked on at a time, each by one thread.
sharp.concurrency(1)
sharp.cache(false)
const turns = makeTurns(2)

const refused = (why: ImageRefusal): TakeResult => ({ ok: false, why })

/** Takes a stranger's picture in: judged by its content, bounded before it is decoded, drawn anew without metadata. */
export async function takeImage(bytes: Buffer, rules: ImageRules): Promise<TakeResult> {
  const kind = sniffImage(bytes)
  if (!kind || !rules.kinds.includes(kind)) return refused('kind')
  if (bytes.length > rules.maxBytes) return refused('size')
  const size = readImageSize(bytes, kind)
  if (!size) return refused('broken')
  if (!isWithinBounds(size)) return refused('pixels')
  const isLarge = size.width * size.height * size.frames > 16 * MEGAPIXEL
  return turns.take(isLarge ? 2 : 1, () => redraw(bytes, kind, size, rules))
}

export function isWithinBounds({ width, height, frames }: ImageSize): boolean {
  const pixels = width * height
  if (width > MAX_SIDE || height > MAX_SIDE || pixels > MAX_PIXELS) return false
  return frames === 1 || (frames <= MAX_FRAMES && pixels * frames <= MAX_ANIMATION)
}

async function redraw(
  bytes: Buffer,
  kind: ImageKind,
  size: ImageSize,
  { still, fit }: ImageRules,
): Promise<TakeResult> {
  try {
    const animated = kind === 'gif' && size.frames > 1 && !still
    const limitInputPixels = animated ? MAX_ANIMATION : MAX_PIXELS
    const input = sharp(bytes, { limitInputPixels, failOn: 'error', animated, sequentialRead: true })
    const { space, chromaSubsampling } = await input.metadata()
    let picture = input.timeout({ seconds: SECONDS }).autoOrient()
    if (fit) picture = picture.resize({ ...fit, fit: fit.how, withoutEnlargement: fit.how === 'inside' })
    // A painter's wide-gamut profile stays; what no browser can show (CMYK) becomes sRGB.
    picture = space === 'cmyk' ? picture.toColourspace('srgb') : picture.keepIccProfile()
    const { data, info } = await encode(picture, kind, chromaSubsampling).toBuffer({ resolveWithObject: true })
    const { contentType, ext } = NAMES[kind]
    return {
      ok: true,
      image: { bytes: data, contentType, ext, width: info.width, height: info.pageHeight ?? info.height },
    }
  } catch (failure) {
    return refused(/timeout/i.test((failure as Error).message) ? 'pixels' : 'broken')
  }
}

const NAMES = {
  jpeg: { contentType: 'image/jpeg', ext: 'jpg' },
  png: { contentType: 'image/png', ext: 'png' },
  gif: { contentType: 'image/gif', ext: 'gif' },
}

function encode(picture: Sharp, kind: ImageKind, subsampling: string | undefined): Sharp {
  // Line drawings keep their colour edges; what had lost them already need not grow.
  if (kind === 'jpeg')
    return picture.jpeg({ quality: 90, chromaSubsampling: subsampling === '4:2:0' ? '4:2:0' : '4:4:4' })
  if (kind === 'png') return picture.png({ compressionLevel: 6 })
  return picture.gif({ effort: 1, reuse: true })
}
