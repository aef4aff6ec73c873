import { buffer } from 'node:stream/consumers'
import type { Storage } from '#ports/storage/port.ts'

/** The table of contents of an MP4 is seldom larger: some hundred bytes a second. */
const MOOV_MOST = 64 * 1024 * 1024
const BOXES_MOST = 200
/** Pictures and sound that every browser plays. */
const PLAYED = ['avc1', 'mp4a']
const PICTURES = ['avc1', 'avc3', 'hvc1', 'hev1', 'vp09', 'av01', 'mp4v', 'apch', 'apcn', 'jpeg']

type Box = { type: string; from: number; size: number; head: number }

/** How long an MP4 in the store is, where browsers play it as it is; null for anything else. Reads only its contents. */
export async function readMp4(storage: Storage, key: string): Promise<{ seconds: number } | null> {
  const about = await storage.head(key)
  const bytesAt = async (from: number, count: number) => {
    const part = await storage.get(key, { range: `bytes=${from}-${from + count - 1}` })
    return part ? buffer(part.stream) : Buffer.alloc(0)
  }
  for (let from = 0, seen = 0; about && from + 8 <= about.size && seen < BOXES_MOST; seen++) {
    const box = boxIn(await bytesAt(from, Math.min(16, about.size - from)), from, about.size)
    if (!box || (seen === 0 && box.type !== 'ftyp')) return null
    if (box.type === 'moov') {
      return box.size <= MOOV_MOST ? factsIn(await bytesAt(from + box.head, box.size - box.head)) : null
    }
    from += box.size
  }
  return null
}

function boxIn(head: Buffer, from: number, whole: number): Box | null {
  const [short, type] = [head.readUInt32BE(0), head.toString('latin1', 4, 8)]
  if (short === 1 && head.length >= 16) return sized(type, from, Number(head.readBigUInt64BE(8)), 16)
  return sized(type, from, short === 0 ? whole - from : short, 8)
}
const sized = (type: string, from: number, size: number, head: number) =>
  size >= head ? { type, from, size, head } : null

export function factsIn(moov: Buffer): { seconds: number } | null {
  const at = moov.indexOf('mvhd')
  if (at < 0 || at + 36 > moov.length) return null
  const isLong = moov[at + 4] === 1
  const scale = moov.readUInt32BE(at + (isLong ? 24 : 16))
  const length = isLong ? Number(moov.readBigUInt64BE(at + 28)) : moov.readUInt32BE(at + 20)
  const kinds = PICTURES.filter((kind) => hasEntry(moov, kind))
  if (scale === 0 || length === 0 || kinds.length === 0 || !kinds.every((kind) => PLAYED.includes(kind))) return null
  return { seconds: Math.round((length / scale) * 1000) / 1000 }
}

/** The table of samples (`stsd`) names each kind at the place of a box. */
function hasEntry(moov: Buffer, kind: string): boolean {
  for (let at = moov.indexOf('stsd'); at >= 0; at = moov.indexOf('stsd', at + 4))
    if (moov.toString('latin1', at + 16, at + 20) === kind) return true
  return false
}
