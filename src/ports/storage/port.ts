import type { Readable } from 'node:stream'

export type Stored = {
  contentType: string
  cacheControl?: string
  /** Bytes of the whole object, whatever part was asked for. */
  size: number
  etag: string
  changedAt: Date
}

export type Opened = Stored & {
  stream: Readable
  /** Bytes that the stream will give. */
  bytes: number
  /** `bytes 0-99/1234` when a part was asked for and given. */
  contentRange?: string
}

export type PostForm = { url: string; fields: Record<string, string> }

export type Storage = {
  put(key: string, body: Buffer | Readable, about: PutAbout): Promise<void>
  /** `range` is the browser's Range header; throws RangeRefused when no byte of it exists. */
  get(key: string, options?: { range?: string }): Promise<Opened | null>
  head(key: string): Promise<Stored | null>
  remove(key: string): Promise<void>
  list(prefix: string): AsyncIterable<{ key: string; size: number; changedAt: Date }>
  /** A form with which a browser may put this one object, of this one type, of at most this size, for these minutes. */
  presignPost(object: { key: string; contentType: string; maxBytes: number; minutes: number }): Promise<PostForm>
  presignGet(key: string, seconds: number, options?: { downloadName?: string }): Promise<string>
  close(): void
}

export type PutAbout = {
  contentType: string
  cacheControl?: string
  /** Needed for a stream whose length is known only to the caller. */
  bytes?: number
}

export class RangeRefused extends Error {
  override name = 'RangeRefused'
  /** Bytes of the whole object; null when the store does not tell. */
  readonly size: number | null

  constructor(key: string, size: number | null) {
    super(key)
    this.size = size
  }
}

/** An attachment header that keeps a Japanese file name and gives old browsers a plain one. */
export function attachmentName(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_')
  const full = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`
}

/** The store cannot be reached, says nothing, or says that it is broken; asking again later may help. */
export function isStoreAway(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false
  const { $metadata } = failure as { $metadata?: { httpStatusCode?: number } }
  return failure.name === 'TimeoutError' || ($metadata?.httpStatusCode ?? 0) >= 500
}
