import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { Answer } from '#platform/answer.ts'
import type { PageCache } from '#platform/page-cache.ts'
import { notFound } from '#platform/refusal.ts'
import { removedBy } from '#platform/stored-files.ts'
import { outOfRange } from '#platform/stored-answer.ts'
import { RangeRefused, type Opened, type Storage } from '#ports/storage/port.ts'
import { send } from './send.ts'

const AT_HAND = 48 * 1024 * 1024
const SMALL = 512 * 1024

type Kept = { bytes: Buffer; headers: Record<string, string> }

/**
 * Public pictures and films out of the object store. A name never changes its bytes, so small ones stay at hand until
 * somebody lets go of them; from then on they are not there, whatever the store still holds.
 */
export function openPublicFiles(
  storage: Storage,
  pages: Pick<PageCache, 'onPurge'>,
  isGone: (key: string) => Promise<boolean>,
) {
  const kept = new Map<string, Kept>()
  let held = 0
  let purges = 0

  function drop(key: string) {
    held -= kept.get(key)?.bytes.length ?? 0
    kept.delete(key)
  }

  function keep(key: string, file: Kept) {
    drop(key)
    kept.set(key, file)
    held += file.bytes.length
    for (const oldest of kept.keys()) {
      if (held <= AT_HAND) break
      drop(oldest)
    }
  }

  pages.onPurge((tag) => {
    const removed = removedBy(tag)
    purges += removed.length
    removed.forEach(drop)
  })

  async function find(key: string, range: string | undefined): Promise<Answer> {
    const known = kept.get(key)
    if (known && !range) {
      // Asked for again: the last to go.
      kept.delete(key)
      kept.set(key, known)
      return new Answer(200, known.bytes, known.headers)
    }
    const before = purges
    // A database that is away hides no picture.
    if (await isGone(key).catch(() => false)) notFound()
    const file = (await storage.get(key, range ? { range } : {})) ?? notFound()
    const headers = headersOf(file)
    if (range || file.size > SMALL) return new Answer(file.contentRange ? 206 : 200, file.stream, headers)
    const small = { bytes: await buffer(file.stream), headers }
    // It may be the one that went while it was read.
    if (purges === before) keep(key, small)
    return new Answer(200, small.bytes, headers)
  }

  return {
    async answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> {
      const method = request.method ?? 'GET'
      if (!path.startsWith('/files/') || (method !== 'GET' && method !== 'HEAD')) return false
      const answer = await find(keyOf(path), request.headers.range).catch((failure: unknown) => {
        if (failure instanceof RangeRefused) return outOfRange(failure)
        throw failure
      })
      const isKnown = answer.status === 200 && request.headers['if-none-match'] === answer.headers.ETag
      send(response, isKnown ? unchanged(answer) : answer, method)
      return true
    },
  }
}

/** The object that the address means; what climbs out of its folder means none. */
function keyOf(path: string): string {
  const parts = path.slice('/files/'.length).split('/').map(decoded)
  return parts.some((part) => /^\.*$|[/\\\0]/.test(part)) ? notFound() : `public/${parts.join('/')}`
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

function headersOf(file: Opened): Record<string, string> {
  return {
    'Content-Type': file.contentType,
    'Content-Length': String(file.bytes),
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Accept-Ranges': 'bytes',
    // A picture is all it may be, whatever its bytes say.
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'Cross-Origin-Resource-Policy': 'same-origin',
    ETag: file.etag,
    ...(file.contentRange ? { 'Content-Range': file.contentRange } : {}),
  }
}

/** The reader has it already; what was opened for nothing is closed. */
function unchanged({ body, headers }: Answer): Answer {
  if (body instanceof Readable) body.destroy()
  const rest = Object.entries(headers).filter(([name]) => name !== 'Content-Length')
  return new Answer(304, null, Object.fromEntries(rest))
}
