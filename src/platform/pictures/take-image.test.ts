import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { takeImage, whyOutOfBounds } from './take-image.ts'
import type { ImageRules } from './terms.ts'
import { withoutExtras } from './without-extras.ts'

const MB = 1024 * 1024
const any: ImageRules = { kinds: ['jpeg', 'png', 'gif'], maxBytes: 4 * MB }
const plain = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 60 } } })

async function taken(bytes: Buffer, rules = any) {
  const result = await takeImage(1, bytes, rules)
  if (!result.ok) throw new Error(`refused: ${result.why}`)
  return result.image
}

async function refusal(bytes: Buffer, rules = any) {
  const result = await takeImage(1, bytes, rules)
  return result.ok ? 'taken' : result.why
}

/** A GIF of that many frames of one pixel each. */
function tinyGif(frames: number, width = 1, height = 1) {
  const head = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1')
  head.writeUInt16LE(width, 6)
  head.writeUInt16LE(height, 8)
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0])
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from(';')])
}

function chunk(type: string, data: Buffer) {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(data.length)
  head.write(type, 4)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(data, crc32(type)))
  return Buffer.concat([head, data, sum])
}

/** A PNG of that size over a few bytes of nothing, with what is said beside it. */
function hollowPng(width: number, height: number, beside: Buffer[] = []) {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const line = chunk('IDAT', deflateSync(Buffer.alloc(9)))
  return Buffer.concat([start, chunk('IHDR', header), ...beside, line, chunk('IEND', Buffer.alloc(0))])
}

describe('the kind of a picture', () => {
  it('is what its content says, so that a PNG named .jpg is taken as a PNG [MI-009]', async () => {
    expect(await taken(await plain().png().toBuffer())).toMatchObject({
      contentType: 'image/png',
      ext: 'png',
      width: 40,
      height: 20,
    })
    expect(await taken(await plain().jpeg().toBuffer())).toMatchObject({ contentType: 'image/jpeg', ext: 'jpg' })
    expect(await taken(tinyGif(1))).toMatchObject({ contentType: 'image/gif', ext: 'gif' })
  })

  it('is refused for text, HTML, SVG, WebP and PDF, whatever they are named [MI-009]', async () => {
    const webp = await plain().webp().toBuffer()
    const others = [
      'just text in a file named .png',
      '<!doctype html><script>1</script>',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      '%PDF-1.7 and more',
    ]
    for (const bytes of [webp, Buffer.alloc(0), ...others.map((text) => Buffer.from(text))])
      expect(await refusal(bytes)).toBe('kind')
  })

  it('is refused when the place does not take it', async () => {
    expect(await refusal(tinyGif(1), { ...any, kinds: ['jpeg', 'png'] })).toBe('kind')
  })

  it('is not enough: what breaks off, or is a signature before other things, is refused [MI-009]', async () => {
    const noisy = sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
    for (const whole of [
      await noisy.clone().jpeg().toBuffer(),
      await noisy.clone().png().toBuffer(),
      await noisy.clone().gif().toBuffer(),
    ]) {
      expect(await refusal(whole)).toBe('taken')
      expect(await refusal(whole.subarray(0, whole.length >> 1))).toBe('broken')
      expect(await refusal(whole.subarray(0, 24))).toBe('broken')
      expect(await refusal(Buffer.concat([whole.subarray(0, 16), Buffer.from('<html>'.repeat(100))]))).not.toBe('taken')
    }
  })
})

describe('the size of a picture', () => {
  it('may be 4,194,304 bytes and not one more [MI-010]', async () => {
    const picture = await plain().jpeg().toBuffer()
    const padded = (length: number) => Buffer.concat([picture, Buffer.alloc(length - picture.length)])
    expect(await refusal(padded(4_194_304))).toBe('taken')
    expect(await refusal(padded(4_194_305))).toBe('size')
  })

  it('may be 64 megapixels with no side over 20,000 [MI-011]', () => {
    const within = (width: number, height: number, frames = 1) => whyOutOfBounds({ width, height, frames }) === null
    expect([within(8000, 8000), within(8001, 8000)]).toEqual([true, false])
    expect([within(20_000, 3200), within(20_001, 1)]).toEqual([true, false])
    expect(within(6071, 8598)).toBe(true)
    expect([within(100, 100, 300), within(100, 100, 301)]).toEqual([true, false])
    expect([within(1000, 1000, 256), within(1000, 1000, 257)]).toEqual([true, false])
  })

  it('is read from the header, so that a bomb is refused at once and without memory [MI-011]', async () => {
    const before = process.memoryUsage().rss
    const begun = performance.now()
    expect(await refusal(hollowPng(30_000, 30_000))).toBe('pixels')
    expect(await refusal(hollowPng(20_001, 10))).toBe('pixels')
    expect(await refusal(tinyGif(1, 60_000, 60_000))).toBe('pixels')
    expect(await refusal(tinyGif(300, 1000, 1000))).toBe('pixels')
    expect(performance.now() - begun).toBeLessThan(500)
    expect(process.memoryUsage().rss - before).toBeLessThan(50 * MB)
  })

  it('counts the frames of an animation: 300 are taken, 301 are not [MI-011]', async () => {
    expect(await refusal(tinyGif(300))).toBe('taken')
    expect(await refusal(tinyGif(301))).toBe('frames')
  })

  it('is decoded within 5 seconds at its largest [MI-011]', { timeout: 20_000 }, async () => {
    const begun = performance.now()
    expect(await refusal(await plain(8000, 8000).png().toBuffer())).toBe('taken')
    expect(performance.now() - begun).toBeLessThan(5_000)
  })
})

describe('what is packed beside a picture', () => {
  /** `zTXt` of that many megabytes once unpacked. */
  const texts = (count: number, megabytes: number) => {
    const packed = deflateSync(Buffer.alloc(megabytes * MB, 'x'), { level: 9 })
    return Array.from({ length: count }, (_, at) => chunk('zTXt', Buffer.concat([Buffer.from(`k${at}\0\0`), packed])))
  }

  it('is never unpacked: twenty texts of 50 MB, or a hundred and forty of 7 MB, cost what the picture costs', async () => {
    await taken(await plain().png().toBuffer())
    const before = process.memoryUsage.rss()
    for (const beside of [texts(20, 50), texts(140, 7)]) {
      const bomb = hollowPng(1, 2, beside)
      expect(bomb.length).toBeLessThan(1.1 * MB)
      const begun = performance.now()
      const image = await taken(bomb)
      expect(performance.now() - begun).toBeLessThan(1_000)
      expect(image.bytes.length).toBeLessThan(1_000)
    }
    // Other tests take memory of this process meanwhile; unpacked here, the texts alone took three gigabytes of it.
    expect(process.memoryUsage.rss() - before).toBeLessThan(400 * MB)
  })

  it('is a profile only as far as a profile is large: what unpacks to 50 MB is left out', async () => {
    const packed = deflateSync(Buffer.alloc(50 * MB, 'x'))
    const image = await taken(hollowPng(1, 2, [chunk('iCCP', Buffer.concat([Buffer.from('p\0\0'), packed]))]))
    expect((await sharp(image.bytes).metadata()).icc).toBeUndefined()
  })

  it('is dropped from photographs and animations too, and they stay what they are', async () => {
    const photo = await plain().withMetadata({ orientation: 6 }).jpeg({ progressive: true }).toBuffer()
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0x00, 0x08]), Buffer.from('SECRET')])
    const seen = withoutExtras(Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2)]), 'jpeg')!
    expect(seen.includes('SECRET')).toBe(false)
    expect((await sharp(seen).metadata()).orientation).toBe(6)
    const said = Buffer.concat([Buffer.from([0x21, 0xfe, 6]), Buffer.from('SECRET\0')])
    const gif = tinyGif(2)
    expect(withoutExtras(Buffer.concat([gif.subarray(0, 19), said, gif.subarray(19)]), 'gif')).toEqual(gif)
  })

  it('is no way to have a picture gone over a thousand times: a photograph comes in few scans', async () => {
    const photo = await plain().jpeg().toBuffer()
    const scan = photo.subarray(photo.lastIndexOf(Buffer.from([0xff, 0xda])), -2)
    expect(await refusal(Buffer.concat([photo.subarray(0, -2), ...Array<Buffer>(1_000).fill(scan)]))).toBe('broken')
  })
})

describe('the pictures of one member', () => {
  it('hold nobody else’s: a small one is done before the second of their large ones', { timeout: 60_000 }, async () => {
    const large = await plain(4_500, 4_500).png({ progressive: true }).toBuffer()
    const small = await plain().png().toBuffer()
    const done: string[] = []
    const bring = (member: number, bytes: Buffer, name: string) =>
      takeImage(member, bytes, any).then(({ ok }) => void done.push(`${name} ${ok}`))
    const all = [1, 2, 3].map((number) => bring(2, large, `large ${number}`))
    await bring(3, small, 'small')
    expect(done).not.toContain('large 2 true')
    await Promise.all(all)
    expect(done.toSorted()).toEqual(['large 1 true', 'large 2 true', 'large 3 true', 'small true'])
  })

  it('are refused politely when too many of them wait, and nobody else’s are', { timeout: 60_000 }, async () => {
    const large = await plain(5_000, 5_000).png().toBuffer()
    const mine = await Promise.allSettled(Array.from({ length: 9 }, () => takeImage(4, large, any)))
    const no = mine.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(no).toHaveLength(2)
    expect(no[0]).toMatchObject({ status: 429, retryAfter: 10 })
  })
})

describe('a picture that is kept', () => {
  it('stands upright and says nothing about where and by whom it was taken [MI-011]', async () => {
    const exif = {
      IFD0: { Copyright: 'SECRET', ImageDescription: 'SECRET' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 41/1 22/1' },
    }
    const photo = await plain()
      .withMetadata({ orientation: 6 })
      .withExifMerge(exif)
      .withXmp('<x>SECRET</x>')
      .jpeg()
      .toBuffer()
    expect(photo.includes('SECRET')).toBe(true)
    const image = await taken(Buffer.concat([photo, Buffer.from('SECRET after the end')]))
    expect([image.width, image.height]).toEqual([20, 40])
    const about = await sharp(image.bytes).metadata()
    expect([about.exif, about.xmp, about.iptc, about.orientation]).toEqual([undefined, undefined, undefined, undefined])
    expect(image.bytes.includes('SECRET')).toBe(false)
  })

  it('keeps the wide colours of its profile and their numbers', async () => {
    const wide = await plain().withIccProfile('p3').png().toBuffer()
    const image = await taken(wide)
    const profile = async (bytes: Buffer) => (await sharp(bytes).metadata()).icc?.toString('hex')
    expect(await profile(image.bytes)).toBe(await profile(wide))
    const pixel = async (bytes: Buffer) => [
      ...(await sharp(bytes, { ignoreIcc: true }).raw().toBuffer()).subarray(0, 3),
    ]
    expect(await pixel(image.bytes)).toEqual(await pixel(wide))
  })

  it('comes from print colours to those of a screen', async () => {
    const image = await taken(await plain().toColourspace('cmyk').jpeg().toBuffer())
    expect((await sharp(image.bytes).metadata()).space).toBe('srgb')
  })

  it('still moves, unless only its first frame is wanted', async () => {
    const frames = [0, 120, 240].map((red) => ({
      create: { width: 8, height: 8, channels: 3 as const, background: { r: red, g: 0, b: 255 - red } },
    }))
    const pictures = await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer()))
    const moving = await sharp(pictures, { join: { animated: true } })
      .gif({ delay: [100, 200, 300], loop: 0 })
      .toBuffer()
    const image = await taken(moving)
    expect(await sharp(image.bytes, { animated: true }).metadata()).toMatchObject({ pages: 3, delay: [100, 200, 300] })
    expect(image).toMatchObject({ width: 8, height: 8 })
    const still = await taken(moving, { ...any, still: true, fit: { width: 4, height: 4, how: 'cover' } })
    expect((await sharp(still.bytes, { animated: true }).metadata()).pages ?? 1).toBe(1)
    expect(still).toMatchObject({ width: 4, height: 4 })
  })
})
