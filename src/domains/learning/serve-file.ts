import { Answer } from '#platform/answer.ts'
import type { CallAsk } from '#platform/ask.ts'
import { notFound } from '#platform/refusal.ts'
import { RangeRefused } from '#ports/storage/port.ts'

/** A file of a lesson, whole or in the part that was asked for. Whoever calls this has asked the right before. */
export async function serveFile(ask: CallAsk, key: string | null, more: Record<string, string> = {}): Promise<Answer> {
  if (!key) return notFound()
  try {
    const file = (await ask.house.storage.get(key, { range: ask.headers.range })) ?? notFound()
    return new Answer(file.contentRange ? 206 : 200, file.stream, {
      'Content-Type': file.contentType,
      'Content-Length': String(file.bytes),
      'Accept-Ranges': 'bytes',
      // The browser may keep it for this lesson's hour, nobody in between may.
      'Cache-Control': 'private, max-age=3600',
      Vary: 'Cookie',
      ...(file.contentRange && { 'Content-Range': file.contentRange }),
      ...more,
    })
  } catch (failure) {
    if (failure instanceof RangeRefused) return new Answer(416, null, { 'Content-Range': 'bytes */*' })
    throw failure
  }
}
