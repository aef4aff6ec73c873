const [SEGMENT, INFO, TRACKS, TRACK, CLUSTER, GROUP] = [
  0x18538067, 0x1549a966, 0x1654ae6b, 0xae, 0x1f43b675, 0xa0,
] as const
const CONTAINERS = new Set<number>([SEGMENT, INFO, TRACKS, TRACK, CLUSTER, GROUP])
const [TIMECODE_SCALE, TRACK_TYPE, TIMECODE, SIMPLE_BLOCK, BLOCK] = [0x2ad7b1, 0x83, 0xe7, 0xa3, 0xa1] as const
const SOUND = 2

/**
 * The time of the last block. A browser writes as it records: its segment and clusters have no size and no duration
 * stands in the head, so the elements are read one after the other, and those that hold others are simply entered.
 */
export function measureWebm(bytes: Buffer): number | null {
  const tracks: number[] = []
  let scale = 1_000_000
  let cluster = 0
  let last = -1
  for (let at = 0; at < bytes.length;) {
    const id = readId(bytes, at)
    const size = readSize(bytes, at + id.length)
    const from = at + id.length + size.length
    at = CONTAINERS.has(id.value) ? from : from + size.value
    if (at > bytes.length) return null
    if (id.value === TIMECODE_SCALE) scale = bytes.readUIntBE(from, size.value)
    else if (id.value === TRACK_TYPE) tracks.push(bytes.readUIntBE(from, size.value))
    else if (id.value === TIMECODE) cluster = bytes.readUIntBE(from, size.value)
    else if (id.value === SIMPLE_BLOCK || id.value === BLOCK)
      last = Math.max(last, cluster + bytes.readInt16BE(from + readSize(bytes, from).length))
  }
  const isSound = tracks.length > 0 && tracks.every((kind) => kind === SOUND)
  return isSound && last >= 0 ? (last * scale) / 1e9 : null
}

type Read = { value: number; length: number }

/** An id keeps the bit that says how long it is. */
function readId(bytes: Buffer, at: number): Read {
  const length = Math.clz32(bytes.readUInt8(at)) - 23
  if (length > 4) throw new RangeError('no element')
  return { value: bytes.readUIntBE(at, length), length }
}

function readSize(bytes: Buffer, at: number): Read {
  const first = bytes.readUInt8(at)
  const length = Math.clz32(first) - 23
  if (length > 8) throw new RangeError('no size')
  let value = first & (0xff >> length)
  for (let i = 1; i < length; i++) value = value * 256 + bytes.readUInt8(at + i)
  return { value, length }
}
