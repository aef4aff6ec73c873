export type ImageKind = 'jpeg' | 'png' | 'gif'

/** What a file is by its first bytes; its name and its declared type say nothing. */
export function sniffImage(bytes: Buffer): ImageKind | null {
  if (bytes.length < 16) return null
  if (bytes.readUIntBE(0, 3) === 0xffd8ff) return 'jpeg'
  if (bytes.subarray(0, 8).equals(PNG)) return 'png'
  return /^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6)) ? 'gif' : null
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

export type ImageSize = { width: number; height: number; frames: number }

/** The size that the header declares, read without decoding a single pixel; null when the header is broken. */
export function readImageSize(bytes: Buffer, kind: ImageKind): ImageSize | null {
  try {
    const size = { jpeg: jpegSize, png: pngSize, gif: gifSize }[kind](bytes)
    return size && size.width > 0 && size.height > 0 ? size : null
  } catch {
    // A read beyond the end of the file.
    return null
  }
}

function pngSize(bytes: Buffer): ImageSize | null {
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return null
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), frames: 1 }
}

/** Walks from marker to marker until the frame header. */
function jpegSize(bytes: Buffer): ImageSize | null {
  let at = 2
  while (at < bytes.length) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1]!
    if (marker === 0xff) at += 1
    else if (isFrameHeader(marker))
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5), frames: 1 }
    else at += 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}

// SOF0 to SOF15 without the tables that share their range.
const isFrameHeader = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Counts the frames by their block lengths; a frame may reach beyond the declared screen, and then counts as large as it is. */
function gifSize(bytes: Buffer): ImageSize | null {
  const size = { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8), frames: 0 }
  let at = 13 + tableLength(bytes.readUInt8(10))
  while (at < bytes.length) {
    const block = bytes[at]
    if (block === 0x3b) break
    if (block === 0x21) at = skipSubBlocks(bytes, at + 2)
    else if (block === 0x2c) {
      size.frames += 1
      size.width = Math.max(size.width, bytes.readUInt16LE(at + 1) + bytes.readUInt16LE(at + 5))
      size.height = Math.max(size.height, bytes.readUInt16LE(at + 3) + bytes.readUInt16LE(at + 7))
      at = skipSubBlocks(bytes, at + 11 + tableLength(bytes.readUInt8(at + 9)))
    } else return null
  }
  return size.frames > 0 ? size : null
}

/** The bytes of a table of colours, by the flags before it. */
export const tableLength = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

export function skipSubBlocks(bytes: Buffer, at: number): number {
  let length = bytes.readUInt8(at)
  while (length > 0) {
    at += 1 + length
    length = bytes.readUInt8(at)
  }
  return at + 1
}
