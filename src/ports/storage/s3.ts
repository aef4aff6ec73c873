import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3'
import { createPresignedPost } from '@aws-sdk/s3-presigned-post'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { attachmentName, RangeRefused, type Storage, type Stored } from './port.ts'
import { s3Parts } from './s3-parts.ts'

export type S3Settings = {
  url: string
  /** The address at which a browser reaches the store, when it differs from the servers'. */
  publicUrl?: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  timeoutMs?: number
  /** Tells when nobody waits any more for what is being asked. */
  givenUp?: () => AbortSignal | undefined
}

/** Speaks S3 to any store that knows it; the bucket stands in the path, so that no names need to resolve. */
export function s3Storage(settings: S3Settings): Storage {
  const client = clientAt(settings.url, settings)
  // Signing works offline; this client only makes addresses for browsers and never connects.
  const outward = clientAt(settings.publicUrl ?? settings.url, settings)
  const at = (Key: string) => ({ Bucket: settings.bucket, Key })
  const asLong = () => ({ abortSignal: settings.givenUp?.() })

  return {
    async put(key, body, { contentType, cacheControl, bytes }) {
      const length = Buffer.isBuffer(body) ? body.length : bytes
      const about = { ContentType: contentType, CacheControl: cacheControl, ContentLength: length }
      await client.send(new PutObjectCommand({ ...at(key), Body: body, ...about }), asLong())
    },
    async get(key, { range } = {}) {
      try {
        const found = await client.send(new GetObjectCommand({ ...at(key), Range: range }), asLong())
        const bytes = found.ContentLength ?? 0
        const size = Number(found.ContentRange?.split('/')[1] ?? bytes)
        const contentRange = found.ContentRange
        return { ...about(found, size), bytes, contentRange, stream: found.Body as Readable }
      } catch (failure) {
        if (statusOf(failure) === 416) throw new RangeRefused(key, (await this.head(key))?.size ?? null)
        return nullWhenMissing(failure)
      }
    },
    async head(key) {
      try {
        const found = await client.send(new HeadObjectCommand(at(key)), asLong())
        return about(found, found.ContentLength ?? 0)
      } catch (failure) {
        return nullWhenMissing(failure)
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)), asLong())
    },
    async *list(prefix) {
      for await (const page of paginateListObjectsV2({ client }, { Bucket: settings.bucket, Prefix: prefix })) {
        for (const { Key = '', Size = 0, LastModified = new Date(0) } of page.Contents ?? []) {
          yield { key: Key, size: Size, changedAt: LastModified }
        }
      }
    },
    async presignPost({ key, contentType, maxBytes, minutes }) {
      return createPresignedPost(outward, {
        ...at(key),
        Fields: { 'Content-Type': contentType },
        Conditions: [{ key }, { 'Content-Type': contentType }, ['content-length-range', 1, maxBytes]],
        Expires: minutes * 60,
      })
    },
    async presignGet(key, seconds, { downloadName } = {}) {
      const command = new GetObjectCommand({
        ...at(key),
        ResponseContentDisposition: downloadName && attachmentName(downloadName),
      })
      return getSignedUrl(outward, command, { expiresIn: seconds })
    },
    parts: s3Parts({ client, outward, bucket: settings.bucket, asLong }),
    close() {
      client.destroy()
      outward.destroy()
    },
  }
}

// Whoever watches a film holds a connection while the player has enough; nobody else may have to wait for it.
const agent = { keepAlive: true, maxSockets: Infinity }

function clientAt(endpoint: string, { region, accessKeyId, secretAccessKey, timeoutMs = 30_000 }: S3Settings) {
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // Many stores that speak S3 do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: {
      // Who reads a page is told sooner, by the page's own deadline. In a process that draws at the same time on a
      // machine that does much else, ten seconds have passed before an answer that stood was noticed.
      ...{ connectionTimeout: timeoutMs, requestTimeout: timeoutMs, throwOnRequestTimeout: true },
      ...{ httpAgent: agent, httpsAgent: agent },
    },
  })
}

type Headers = { ContentType?: string; CacheControl?: string; ETag?: string; LastModified?: Date }

function about({ ContentType, CacheControl, ETag, LastModified }: Headers, size: number): Stored {
  return {
    contentType: ContentType ?? 'application/octet-stream',
    cacheControl: CacheControl,
    etag: ETag ?? '',
    changedAt: LastModified ?? new Date(0),
    size,
  }
}

function nullWhenMissing(failure: unknown): null {
  if (statusOf(failure) === 404) return null
  throw failure
}

function statusOf(failure: unknown) {
  return (failure as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode
}
