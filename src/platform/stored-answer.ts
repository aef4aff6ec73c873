import { attachmentName, RangeRefused } from '#ports/storage/port.ts'
import { Answer } from './answer.ts'
import type { CallAsk } from './ask.ts'
import { KEPT_FROM_COLLECTORS } from './no-training.ts'
import { orNotFound } from './refusal.ts'

type How = {
  /** The browser saves the file under this name instead of showing it. */
  downloadName?: string
  /** How long this one browser may keep it. */
  seconds?: number
  /** What it is, where that is known better than by the store. */
  contentType?: string
}

/**
 * Answers with a file of the object store, whole or in the part that a player asks for. Whoever calls this has asked
 * the right before; what is not there is 404.
 */
export async function storedAnswer(
  ask: CallAsk,
  key: string | null,
  { downloadName, seconds = 0, contentType }: How = {},
): Promise<Answer> {
  try {
    const file = orNotFound(key === null ? null : await ask.house.storage.get(key, { range: ask.headers.range }))
    return new Answer(file.contentRange ? 206 : 200, file.stream, {
      'Content-Type': contentType ?? file.contentType,
      'Content-Length': String(file.bytes),
      'Accept-Ranges': 'bytes',
      'X-Content-Type-Options': 'nosniff',
      // A picture is all it may be, whatever its bytes say.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': seconds ? `private, max-age=${seconds}` : 'private, no-store',
      Vary: 'Cookie',
      ...KEPT_FROM_COLLECTORS,
      ...(file.contentRange ? { 'Content-Range': file.contentRange } : {}),
      ...(downloadName ? { 'Content-Disposition': attachmentName(downloadName) } : {}),
    })
  } catch (failure) {
    if (failure instanceof RangeRefused) return outOfRange(failure)
    throw failure
  }
}

/** No byte of what was asked for exists: how many there are. */
export const outOfRange = ({ size }: RangeRefused) =>
  new Answer(416, null, size === null ? {} : { 'Content-Range': `bytes */${size}` })
