import { randomInt } from 'node:crypto'
import sharp from 'sharp'

/** A picture that nobody has shown before. */
export const newDrawing = (width = 60, height = 40): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: { r: randomInt(256), g: randomInt(256), b: randomInt(256) } },
  })
    .composite([
      {
        input: Buffer.from(
          `<svg width="${width}" height="${height}"><circle cx="${randomInt(width)}" cy="${randomInt(height)}" r="${3 + randomInt(15)}" fill="#${randomInt(4096).toString(16).padStart(3, '0')}"/></svg>`,
        ),
      },
    ])
    .png()
    .toBuffer()
