import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  NoSuchUpload,
  UploadPartCommand,
  type Part,
  type S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { PartStorage, StoredPart } from './port.ts'

type Ways = {
  client: S3Client
  /** Makes addresses for browsers. */
  outward: S3Client
  bucket: string
  asLong: () => { abortSignal?: AbortSignal }
}

const CHECKSUM = 'x-amz-checksum-sha256'

/** S3's multipart uploads: each part's length and SHA-256 are signed, so that the store takes nothing else for it. */
export function s3Parts({ client, outward, bucket, asLong }: Ways): PartStorage {
  const at = (Key: string) => ({ Bucket: bucket, Key })
  const of = ({ key, uploadId }: { key: string; uploadId: string }) => ({ ...at(key), UploadId: uploadId })

  return {
    async begin(key, { contentType, cacheControl }) {
      const about = { ContentType: contentType, CacheControl: cacheControl, ChecksumAlgorithm: 'SHA256' as const }
      const { UploadId } = await client.send(new CreateMultipartUploadCommand({ ...at(key), ...about }), asLong())
      if (!UploadId) throw new Error('the store began an upload and did not name it')
      return UploadId
    },
    async sign({ number, bytes, sha256, minutes, ...upload }) {
      const part = { PartNumber: number, ContentLength: bytes, ChecksumSHA256: sha256 }
      const url = await getSignedUrl(outward, new UploadPartCommand({ ...of(upload), ...part }), {
        expiresIn: minutes * 60,
        unhoistableHeaders: new Set([CHECKSUM]),
      })
      return { url, headers: { [CHECKSUM]: sha256 } }
    },
    async list(upload) {
      try {
        const found: StoredPart[] = []
        // Stores name a next mark on the last page too, so that only this tells whether there is more.
        for (let page: Page = { more: true }; page.more;) {
          const asked = new ListPartsCommand({ ...of(upload), PartNumberMarker: page.after })
          const { Parts = [], IsTruncated = false, NextPartNumberMarker } = await client.send(asked, asLong())
          found.push(...Parts.map(partOf))
          page = { more: IsTruncated, after: NextPartNumberMarker }
        }
        return found
      } catch (failure) {
        return overOr(failure, null)
      }
    },
    async complete(upload, parts) {
      const Parts = parts.map(({ number, etag, sha256 }) => ({
        ...{ PartNumber: number, ETag: etag },
        ...(sha256 !== null && { ChecksumSHA256: sha256 }),
      }))
      try {
        await client.send(new CompleteMultipartUploadCommand({ ...of(upload), MultipartUpload: { Parts } }), asLong())
        return true
      } catch (failure) {
        return overOr(failure, false)
      }
    },
    async abort(upload) {
      await client
        .send(new AbortMultipartUploadCommand(of(upload)), asLong())
        .catch((failure) => overOr(failure, undefined))
    },
    async *listUnfinished(prefix) {
      let after: { KeyMarker?: string; UploadIdMarker?: string } | null = {}
      while (after) {
        const asked: ListMultipartUploadsCommand = new ListMultipartUploadsCommand({
          ...{ Bucket: bucket, Prefix: prefix },
          ...after,
        })
        const { Uploads = [], IsTruncated, NextKeyMarker, NextUploadIdMarker } = await client.send(asked, asLong())
        for (const { Key = '', UploadId = '' } of Uploads) yield { key: Key, uploadId: UploadId }
        after = IsTruncated ? { KeyMarker: NextKeyMarker, UploadIdMarker: NextUploadIdMarker } : null
      }
    },
  }
}

type Page = { more: boolean; after?: string }

function partOf({ PartNumber = 0, Size = 0, ETag = '', ChecksumSHA256 }: Part): StoredPart {
  return { number: PartNumber, bytes: Size, etag: ETag, sha256: ChecksumSHA256 ?? null }
}

function overOr<T>(failure: unknown, over: T): T {
  if (failure instanceof NoSuchUpload) return over
  throw failure
}
