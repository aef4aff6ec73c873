import { createHmac, randomBytes } from 'node:crypto'

/**
 * The name of an open player, given with its page: a UUID that carries when the page was opened and cannot be made
 * by others. So the first log of a playback has something to be measured against without a row written at a GET.
 */
export function makePlaybackId(secret: string, memberId: number, now: Date): string {
  const bytes = Buffer.alloc(16)
  bytes.writeUIntBE(now.getTime(), 0, 6)
  randomBytes(2).copy(bytes, 6)
  bytes[6] = 0x80 | (bytes[6]! & 0x0f)
  sign(secret, memberId, bytes).copy(bytes, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** When the page of that player was opened; null for a name that was not given to this member. */
export function playbackOpenedAt(secret: string, memberId: number, id: string): Date | null {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
  if (bytes.length !== 16 || !bytes.subarray(8).equals(sign(secret, memberId, bytes))) return null
  return new Date(bytes.readUIntBE(0, 6))
}

function sign(secret: string, memberId: number, bytes: Buffer): Buffer {
  const hmac = createHmac('sha256', secret).update(`playback\n${memberId}\n`).update(bytes.subarray(0, 8))
  const end = hmac.digest().subarray(0, 8)
  end[0] = 0x80 | (end[0]! & 0x3f)
  return end
}
