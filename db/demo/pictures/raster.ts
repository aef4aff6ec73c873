import sharp from 'sharp'

type Raster = { width: number; format: 'avif' | 'webp' | 'jpeg' | 'png'; quality?: number }

/** Rasterises a picture to the given width; the height follows. */
export function raster(svg: string, { width, format, quality = 82 }: Raster): Promise<Buffer> {
  const image = sharp(Buffer.from(svg), { density: density(svg, width) }).resize({ width })
  if (format === 'png') return image.png({ compressionLevel: 9 }).toBuffer()
  if (format === 'jpeg') return image.jpeg({ quality, mozjpeg: false }).toBuffer()
  if (format === 'avif') return image.avif({ quality, effort: 1 }).toBuffer()
  return image.webp({ quality, effort: 2 }).toBuffer()
}

/** Draws the vectors at the wanted size at once, instead of drawing them large and shrinking pixels. */
function density(svg: string, width: number) {
  const own = Number(/<svg[^>]*? width="(\d+)/.exec(svg)?.[1] ?? width)
  return Math.max(1, Math.min(2400, (72 * width) / own))
}
