import { createHash } from 'node:crypto'
import { escape } from '../page.ts'
import type { PartCard, Upload } from './uploads.ts'
import { base64Of } from './write-object.ts'

const SPACE = 'xmlns="http://s3.amazonaws.com/doc/2006-03-01/"'
const OWNER = '<ID>sandbox</ID><DisplayName>sandbox</DisplayName>'
const element = (name: string, value: string | number | boolean) => `<${name}>${escape(String(value))}</${name}>`

/** The checksums that a part can be asked for, by the name of their algorithm. */
const SUMS = { SHA256: 'sha256', CRC32: 'crc32' } as const
export type Algorithm = keyof typeof SUMS
export const isKnown = (algorithm: string): algorithm is Algorithm => algorithm in SUMS
export const headerOf = (algorithm: string) => `x-amz-checksum-${algorithm.toLowerCase()}`
export const checksumOf = (part: PartCard, algorithm: string) =>
  isKnown(algorithm) ? base64Of(part[SUMS[algorithm]]) : null

const checksum = (part: PartCard, algorithm: string | null) =>
  algorithm ? element(`Checksum${algorithm}`, checksumOf(part, algorithm) ?? '') : ''

export const begun = (bucket: string, { key, id }: Upload) =>
  `<InitiateMultipartUploadResult ${SPACE}>${element('Bucket', bucket)}${element('Key', key)}${element('UploadId', id)}</InitiateMultipartUploadResult>`

/** The tag of an object that came in parts: of its parts' sums, and how many they are. */
export function tagOf(parts: readonly PartCard[]) {
  const sum = createHash('md5')
  for (const { etag } of parts) sum.update(Buffer.from(etag.replaceAll('"', ''), 'hex'))
  return `"${sum.digest('hex')}-${parts.length}"`
}

type Completed = { bucket: string; upload: Upload; parts: readonly PartCard[] }

export function completed({ bucket, upload: { key, algorithm }, parts }: Completed) {
  const all = Buffer.concat(parts.map(({ sha256 }) => Buffer.from(sha256, 'hex')))
  const whole = createHash('sha256').update(all).digest('base64')
  const sum = algorithm === 'SHA256' ? element('ChecksumSHA256', `${whole}-${parts.length}`) : ''
  const about = element('Location', `/${bucket}/${key}`) + element('Bucket', bucket) + element('Key', key)
  return `<CompleteMultipartUploadResult ${SPACE}>${about}${element('ETag', tagOf(parts))}${sum}</CompleteMultipartUploadResult>`
}

type PartsPage = { bucket: string; upload: Upload; parts: readonly PartCard[]; after: number; most: number }

/** One page of ListParts. */
export function partsPage({ bucket, upload: { key, id, algorithm }, parts, after, most }: PartsPage) {
  const rest = parts.filter(({ number }) => number > after)
  const page = rest.slice(0, most)
  const more = rest.length > page.length
  const lines = page.map((part) => {
    const about = element('PartNumber', part.number) + element('LastModified', part.changedAt)
    return `<Part>${about}${element('ETag', part.etag)}${element('Size', part.size)}${checksum(part, algorithm)}</Part>`
  })
  const which = element('Bucket', bucket) + element('Key', key) + element('UploadId', id)
  const who = `<Initiator>${OWNER}</Initiator><Owner>${OWNER}</Owner><StorageClass>STANDARD</StorageClass>`
  const place = element('PartNumberMarker', after) + element('NextPartNumberMarker', page.at(-1)?.number ?? after)
  const end = element('MaxParts', most) + element('IsTruncated', more)
  const kind = algorithm ? element('ChecksumAlgorithm', algorithm) : ''
  return `<ListPartsResult ${SPACE}>${which}${who}${place}${end}${kind}${lines.join('')}</ListPartsResult>`
}

type UploadsPage = {
  bucket: string
  prefix: string
  uploads: readonly Upload[]
  after: [key: string, id: string]
  most: number
}

/** One page of ListMultipartUploads. */
export function uploadsPage({ bucket, prefix, uploads, after: [key, id], most }: UploadsPage) {
  // A mark that names an upload begins after it; one that names a key alone begins after all uploads of that key.
  const marked = uploads.findLastIndex((one) => one.key === key && (!id || one.id === id))
  const isAfter = (one: Upload) => Buffer.compare(Buffer.from(one.key), Buffer.from(key)) > 0
  const rest = marked >= 0 ? uploads.slice(marked + 1) : uploads.filter(isAfter)
  const page = rest.slice(0, most)
  const more = rest.length > page.length
  const last = page.at(-1)
  const next = more && last ? element('NextKeyMarker', last.key) + element('NextUploadIdMarker', last.id) : ''
  const lines = page.map((one) => {
    const about = element('Key', one.key) + element('UploadId', one.id)
    const who = `<Initiator>${OWNER}</Initiator><Owner>${OWNER}</Owner><StorageClass>STANDARD</StorageClass>`
    return `<Upload>${about}${who}${element('Initiated', one.begunAt)}</Upload>`
  })
  const place = element('KeyMarker', key) + element('UploadIdMarker', id) + next + element('Prefix', prefix)
  const end = element('MaxUploads', most) + element('IsTruncated', more)
  return `<ListMultipartUploadsResult ${SPACE}>${element('Bucket', bucket)}${place}${end}${lines.join('')}</ListMultipartUploadsResult>`
}
