const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'mvex', 'moof', 'traf'])

type Found = { kinds: string[]; movie: number; scale: number; usual: number; fragments: number }

/** What its head says, or, where it was written as it was recorded, the durations of all its samples together. */
export function measureMp4(bytes: Buffer): number | null {
  const found: Found = { kinds: [], movie: 0, scale: 0, usual: 0, fragments: 0 }
  let ofFragment = 0
  const walk = (from: number, to: number) => {
    for (let at = from; at + 8 <= to;) {
      const size = bytes.readUInt32BE(at)
      const type = bytes.toString('latin1', at + 4, at + 8)
      const end = size === 0 ? to : at + size
      if (size === 1 || (size !== 0 && size < 8) || end > to) throw new RangeError('no box')
      const body = at + 8
      if (CONTAINERS.has(type)) walk(body, end)
      else if (type === 'hdlr') found.kinds.push(bytes.toString('latin1', body + 8, body + 12))
      else if (type === 'mvhd') found.movie = lengthOf(bytes, body).seconds
      else if (type === 'mdhd') found.scale = lengthOf(bytes, body).scale
      else if (type === 'trex') found.usual = bytes.readUInt32BE(body + 12)
      else if (type === 'tfhd') ofFragment = usualOf(bytes, body) ?? found.usual
      else if (type === 'trun') found.fragments += runOf(bytes, body, ofFragment)
      at = end
    }
  }
  walk(0, bytes.length)
  if (found.kinds.length === 0 || found.kinds.some((kind) => kind !== 'soun')) return null
  if (found.movie > 0) return found.movie
  return found.scale > 0 && found.fragments > 0 ? found.fragments / found.scale : null
}

/** Of a movie or a track: units a second, and how long it is. */
function lengthOf(bytes: Buffer, body: number) {
  const isLong = bytes.readUInt8(body) === 1
  const scale = bytes.readUInt32BE(body + (isLong ? 20 : 12))
  const units = isLong ? Number(bytes.readBigUInt64BE(body + 24)) : bytes.readUInt32BE(body + 16)
  return { scale, seconds: scale > 0 ? units / scale : 0 }
}

const flagsOf = (bytes: Buffer, body: number) => bytes.readUIntBE(body + 1, 3)

/** How long a sample of this fragment is where it does not say so itself. */
function usualOf(bytes: Buffer, body: number): number | null {
  const flags = flagsOf(bytes, body)
  if (!(flags & 0x8)) return null
  return bytes.readUInt32BE(body + 8 + (flags & 0x1 ? 8 : 0) + (flags & 0x2 ? 4 : 0))
}

/** All samples of a run together. */
function runOf(bytes: Buffer, body: number, usual: number): number {
  const flags = flagsOf(bytes, body)
  const count = bytes.readUInt32BE(body + 4)
  if (!(flags & 0x100)) return count * usual
  const first = body + 8 + (flags & 0x1 ? 4 : 0) + (flags & 0x4 ? 4 : 0)
  const step = [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length * 4
  let sum = 0
  for (let i = 0; i < count; i++) sum += bytes.readUInt32BE(first + i * step)
  return sum
}
