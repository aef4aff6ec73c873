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
  parts: PartStorage
  close(): void
}

export type StoredPart = { number: number; bytes: number; etag: string; sha256: string | null }
type Upload = { key: string; uploadId: string }
/** How a browser sends one part: nothing else than these bytes, for these minutes. */
export type SignedPart = { url: string; headers: Record<string, string> }

/** Objects that are too large for one line: they come in parts, and nothing of one shows before it is completed. */
export type PartStorage = {
  /** The id under which its parts are brought. */
  begin(key: string, about: Pick<PutAbout, 'contentType' | 'cacheControl'>): Promise<string>
  sign(part: Upload & { number: number; bytes: number; sha256: string; minutes: number }): Promise<SignedPart>
  /** What has arrived, in order; null when the upload is completed, given up, or never was. */
  list(upload: Upload): Promise<StoredPart[] | null>
  /** False where the upload was over already, by whatever end. */
  complete(upload: Upload, parts: readonly StoredPart[]): Promise<boolean>
  /** Gives an upload up and frees what has arrived; nothing happens to one that is over. */
  abort(upload: Upload): Promise<void>
  /** Uploads under way whose keys begin so. */
  listUnfinished(prefix: string): AsyncIterable<Upload>
}

const MIB = 1024 * 1024
const LEAST_PART = 8 * MIB
/** As many as a store lists at once; it would take ten thousand. */
const MOST_PARTS = 1000

/** How long the parts of an object are: as short as may be, so that little is sent twice, and all in one list. */
export function partBytesFor(bytes: number): number {
  let part = LEAST_PART
  while (part * MOST_PARTS < bytes) part *= 2
  return part
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
