import type { ServerResponse } from 'node:http'
import { escape } from '../page.ts'
import type { ObjectCard } from './disk.ts'

const STATUS: Record<string, number> = {
  AccessDenied: 403,
  InvalidAccessKeyId: 403,
  SignatureDoesNotMatch: 403,
  RequestTimeTooSkewed: 403,
  NoSuchKey: 404,
  NoSuchUpload: 404,
  InvalidRange: 416,
  MethodNotAllowed: 405,
  MissingContentLength: 411,
  NotImplemented: 501,
  SlowDown: 503,
}

export function sendError(
  response: ServerResponse,
  code: string,
  message = code,
  headers: Record<string, string> = {},
) {
  const text = `<Error><Code>${escape(code)}</Code><Message>${escape(message)}</Message></Error>`
  sendXml(response, STATUS[code] ?? 400, text, headers)
}

export function sendXml(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}) {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n${text}`
  response.writeHead(status, {
    'Content-Type': 'application/xml',
    'Content-Length': Buffer.byteLength(body),
    ...headers,
  })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}

type Page = { bucket: string; prefix: string; cards: ObjectCard[]; maxKeys: number; after: string }

/** One page of ListObjectsV2; the token that continues it is the last key of the page. */
export function listing({ bucket, prefix, cards, maxKeys, after }: Page) {
  const rest = cards.filter(({ key }) => !after || Buffer.compare(Buffer.from(key), Buffer.from(after)) > 0)
  const page = rest.slice(0, maxKeys)
  const more = rest.length > page.length
  const token = more ? `<NextContinuationToken>${escape(page.at(-1)?.key ?? '')}</NextContinuationToken>` : ''
  const contents = page.map(({ key, size, etag, changedAt }) => {
    const about = `<LastModified>${changedAt}</LastModified><ETag>${escape(etag)}</ETag><Size>${size}</Size>`
    return `<Contents><Key>${escape(key)}</Key>${about}<StorageClass>STANDARD</StorageClass></Contents>`
  })
  const head = `<Name>${escape(bucket)}</Name><Prefix>${escape(prefix)}</Prefix><KeyCount>${page.length}</KeyCount>`
  const end = `<MaxKeys>${maxKeys}</MaxKeys><IsTruncated>${more}</IsTruncated>${token}`
  const space = 'http://s3.amazonaws.com/doc/2006-03-01/'
  return `<ListBucketResult xmlns="${space}">${head}${end}${contents.join('')}</ListBucketResult>`
}
