import { inflateSync } from 'node:zlib'
import { skipSubBlocks, tableLength, type ImageKind } from './image-header.ts'

/** A printer's profile has up to two megabytes; a picture without its profile is still a picture. */
const MAX_PROFILE = 2 * 1024 * 1024
const MAX_EXIF = 64 * 1024
/** A camera makes ten; each one goes over the whole picture again. */
const MAX_SCANS = 64

/**
 * What is seen of a picture, and nothing else: texts, comments, previews and makers' notes go before anything unpacks
 * them. Null for what cannot be walked through.
 */
export function withoutExtras(bytes: Buffer, kind: ImageKind): Buffer | null {
  try {
    return { png: seenOfPng, jpeg: seenOfJpeg, gif: seenOfGif }[kind](bytes)
  } catch {
    // A read beyond the end of the file.
    return null
  }
}

const SEEN_ONCE = new Set(['IHDR', 'PLTE', 'tRNS', 'sRGB', 'gAMA', 'cHRM', 'sBIT', 'iCCP', 'eXIf'])

function seenOfPng(bytes: Buffer): Buffer | null {
  const parts = [bytes.subarray(0, 8)]
  const met = new Set<string>()
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    const next = at + 12 + length
    if (next > bytes.length) return null
    const isSeen = name === 'IDAT' || name === 'IEND' || (SEEN_ONCE.has(name) && !met.has(name))
    if (isSeen && isBounded(name, bytes.subarray(at + 8, next - 4))) parts.push(bytes.subarray(at, next))
    if (name === 'IEND') return Buffer.concat(parts)
    met.add(name)
    at = next
  }
  return Buffer.concat(parts)
}

function isBounded(name: string, data: Buffer): boolean {
  if (name === 'eXIf') return data.length <= MAX_EXIF
  if (name !== 'iCCP') return true
  try {
    // Its name, a zero, the way of packing, and the packed profile.
    return inflateSync(data.subarray(data.indexOf(0) + 2), { maxOutputLength: MAX_PROFILE }).length > 0
  } catch {
    return false
  }
}

function seenOfJpeg(bytes: Buffer): Buffer | null {
  const parts = [bytes.subarray(0, 2)]
  const profile: Buffer[] = []
  let scans = 0
  for (let at = 2; at < bytes.length;) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes.readUInt8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0xd9) {
      parts.push(bytes.subarray(at, at + 2))
      break
    }
    const isScan = marker === 0xda
    if (isScan && ++scans > MAX_SCANS) return null
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    const segment = bytes.subarray(at, isScan ? endOfScan(bytes, end) : end)
    if (isProfile(segment)) profile.push(segment)
    else if (isSeenOfJpeg(marker, segment)) parts.push(segment)
    at += segment.length
  }
  const length = profile.reduce((sum, segment) => sum + segment.length, 0)
  if (length <= MAX_PROFILE) parts.splice(1, 0, ...profile)
  return Buffer.concat(parts)
}

const isProfile = (segment: Buffer) => segment[1] === 0xe2 && segment.toString('latin1', 4, 15) === 'ICC_PROFILE'

/** All that is no application's and no comment; of those the resolution, the way up, the profile and the colours' kind. */
function isSeenOfJpeg(marker: number, segment: Buffer): boolean {
  if (marker === 0xfe) return false
  if ((marker & 0xf0) !== 0xe0) return true
  if (marker === 0xe1) return segment.toString('latin1', 4, 8) === 'Exif'
  return marker === 0xe0 || marker === 0xee
}

/** Where the packed lines end: within them a 255 is followed by 0, or by the number of a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const after = bytes[at + 1] ?? 0
    if (after !== 0 && after !== 0xff && (after < 0xd0 || after > 0xd7)) return at
  }
  return bytes.length
}

/** Its frames, and before them how long each stays and how often all are repeated. */
function seenOfGif(bytes: Buffer): Buffer | null {
  const parts: Buffer[] = []
  let at = 13 + tableLength(bytes.readUInt8(10))
  parts.push(bytes.subarray(0, at))
  while (at < bytes.length && bytes[at] !== 0x3b) {
    const block = bytes[at]
    if (block !== 0x21 && block !== 0x2c) return null
    const isFrame = block === 0x2c
    const next = skipSubBlocks(bytes, isFrame ? at + 11 + tableLength(bytes.readUInt8(at + 9)) : at + 2)
    const isSeen = isFrame || bytes[at + 1] === 0xf9 || bytes.toString('latin1', at + 3, at + 14) === 'NETSCAPE2.0'
    if (isSeen) parts.push(bytes.subarray(at, next))
    at = next
  }
  return Buffer.concat([...parts, END_OF_GIF])
}

const END_OF_GIF = Buffer.from(';')
