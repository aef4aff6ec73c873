import sharp, { type Sharp } from 'sharp'
import { MAX_ANIMATION, MAX_PIXELS, type Commission, type Focus, type TakeResult } from './terms.ts'
import { withoutExtras } from './without-extras.ts'

// One picture of 64 megapixels takes some hundred megabytes: each is worked on by one thread, and nothing is kept.
sharp.concurrency(1)
sharp.cache(false)

const broken: TakeResult = { ok: false, why: 'broken' }

/** Draws a picture anew, upright and without anything that is not seen. */
export async function redraw({ bytes, kind, size, rules: { still, fit, as } }: Commission): Promise<TakeResult> {
  const seen = withoutExtras(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), kind)
  if (!seen) return broken
  try {
    const animated = kind === 'gif' && size.frames > 1 && !still
    const limitInputPixels = animated ? MAX_ANIMATION : MAX_PIXELS
    const input = sharp(seen, { limitInputPixels, failOn: 'error', animated, sequentialRead: true })
    const { space, chromaSubsampling, autoOrient } = await input.metadata()
    let picture = input.autoOrient()
    // Cut out first, where a small one shall get its shape and stay small.
    const staysSmall = fit?.how === 'inside' || fit?.enlarged === false
    if (fit?.how === 'cover' && (fit.focus || (staysSmall && !animated)))
      picture = picture.extract(cutAround(fit.focus ?? MIDDLE, autoOrient, fit))
    if (fit) {
      const { width, height, how } = fit
      picture = picture.resize({ width, height, fit: how, withoutEnlargement: staysSmall })
    }
    // A painter's wide-gamut profile stays; what no browser can show (CMYK) becomes sRGB.
    picture = space === 'cmyk' ? picture.toColourspace('srgb') : picture.keepIccProfile()
    const { data, info } = await encode(picture, as ?? kind, chromaSubsampling).toBuffer({ resolveWithObject: true })
    const { contentType, ext } = NAMES[as ?? kind]
    return {
      ok: true,
      image: { bytes: data, contentType, ext, width: info.width, height: info.pageHeight ?? info.height },
    }
  } catch {
    return broken
  }
}

type Box = { width: number; height: number }

/** The part in the shape of the box whose middle is as near to the point as the edges allow. */
function cutAround({ x, y, zoom = 1 }: Focus, whole: Box, box: Box) {
  const scale = Math.min(whole.width / box.width, whole.height / box.height) / zoom
  const width = Math.max(1, Math.min(whole.width, Math.round(box.width * scale)))
  const height = Math.max(1, Math.min(whole.height, Math.round(box.height * scale)))
  const from = (at: number, part: number, all: number) =>
    Math.min(all - part, Math.max(0, Math.round(at * all - part / 2)))
  return { left: from(x, width, whole.width), top: from(y, height, whole.height), width, height }
}

const MIDDLE: Focus = { x: 0.5, y: 0.5 }

const NAMES = {
  jpeg: { contentType: 'image/jpeg', ext: 'jpg' },
  png: { contentType: 'image/png', ext: 'png' },
  gif: { contentType: 'image/gif', ext: 'gif' },
  webp: { contentType: 'image/webp', ext: 'webp' },
}

function encode(picture: Sharp, kind: keyof typeof NAMES, subsampling: string | undefined): Sharp {
  // Line drawings keep their colour edges; what had lost them already need not grow.
  if (kind === 'jpeg')
    return picture.jpeg({ quality: 90, chromaSubsampling: subsampling === '4:2:0' ? '4:2:0' : '4:4:4' })
  if (kind === 'webp') return picture.webp({ quality: 82, effort: 2 })
  if (kind === 'png') return picture.png({ compressionLevel: 6 })
  return picture.gif({ effort: 1, reuse: true })
}
