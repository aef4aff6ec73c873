import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { sendError, sendXml } from './answers.ts'
import type { Disk } from './disk.ts'
import { begun, checksumOf, completed, headerOf, isKnown, partsPage, tagOf, uploadsPage } from './part-answers.ts'
import type { PartCard, Upload, Uploads } from './uploads.ts'
import { keptHeaders, receiveBody } from './write-object.ts'

const MOST_PARTS = 10_000
const LEAST_BYTES = 5 * 1024 ** 2
const MOST_IN_LIST = 1000
const MOST_BODY = 1024 ** 2

type Target = { disk: Disk; uploads: Uploads; bucket: string; key: string; query: URLSearchParams; payloadHash: string }

/** Whether a request is about an object that comes in parts. */
export const isAboutParts = ({ method }: IncomingMessage, query: URLSearchParams) =>
  query.has('uploadId') || (method === 'POST' && query.has('uploads'))

/** CreateMultipartUpload, UploadPart, ListParts, CompleteMultipartUpload, AbortMultipartUpload. */
export async function answerParts(request: IncomingMessage, response: ServerResponse, target: Target): Promise<void> {
  const { uploads, bucket, key, query } = target
  if (request.method === 'POST' && query.has('uploads')) return begin(request, response, target)
  const upload = await uploads.find(bucket, key, query.get('uploadId') ?? '')
  if (!upload) {
    request.resume()
    return sendError(response, 'NoSuchUpload')
  }
  switch (request.method) {
    case 'PUT':
      return takePart(request, response, target, upload)
    case 'GET': {
      const page = { after: count(query, 'part-number-marker', 0), most: count(query, 'max-parts', MOST_IN_LIST) }
      return sendXml(response, 200, partsPage({ bucket, upload, parts: await uploads.parts(bucket, upload), ...page }))
    }
    case 'POST':
      return complete(request, response, target, upload)
    case 'DELETE': {
      const parts = await uploads.end(bucket, upload)
      if (!parts) return sendError(response, 'NoSuchUpload')
      await target.disk.drop(bucket, key, parts)
      return void response.writeHead(204).end()
    }
    default:
      return sendError(response, 'MethodNotAllowed')
  }
}

/** ListMultipartUploads. */
export async function listUploads(
  response: ServerResponse,
  { uploads, bucket, query }: Pick<Target, 'uploads' | 'bucket' | 'query'>,
) {
  const prefix = query.get('prefix') ?? ''
  const after: [string, string] = [query.get('key-marker') ?? '', query.get('upload-id-marker') ?? '']
  const most = count(query, 'max-uploads', MOST_IN_LIST)
  sendXml(response, 200, uploadsPage({ bucket, prefix, uploads: await uploads.list(bucket, prefix), after, most }))
}

function count(query: URLSearchParams, name: string, otherwise: number) {
  const asked = Number(query.get(name) ?? NaN)
  return Number.isInteger(asked) && asked >= 0
    ? name.startsWith('max')
      ? Math.min(asked, MOST_IN_LIST)
      : asked
    : otherwise
}

async function begin(request: IncomingMessage, response: ServerResponse, { uploads, bucket, key }: Target) {
  const algorithm = (request.headers['x-amz-checksum-algorithm'] as string | undefined)?.toUpperCase() ?? null
  if (algorithm && !isKnown(algorithm)) return sendError(response, 'NotImplemented')
  const upload = await uploads.begin(bucket, { key, headers: keptHeaders(request.headers), algorithm })
  const headers: Record<string, string> = algorithm ? { 'x-amz-checksum-algorithm': algorithm } : {}
  sendXml(response, 200, begun(bucket, upload), headers)
}

async function takePart(request: IncomingMessage, response: ServerResponse, target: Target, upload: Upload) {
  const { uploads, bucket, query } = target
  const number = Number(query.get('partNumber') ?? NaN)
  const refuse = (code: string, message: string) => {
    request.resume()
    sendError(response, code, message)
  }
  if (!Number.isInteger(number) || number < 1 || number > MOST_PARTS)
    return refuse('InvalidArgument', 'Part number must be an integer between 1 and 10000, inclusive')
  if (request.headers['content-length'] === undefined && !request.headers['transfer-encoding'])
    return refuse('MissingContentLength', 'You must provide the Content-Length HTTP header.')
  const { algorithm } = upload
  if (algorithm && request.headers[headerOf(algorithm)] === undefined)
    return refuse('InvalidRequest', `Checksum Type mismatch occurred, expected checksum Type: ${algorithm}`)
  const received = await receiveBody(request, response, target)
  if (!received) return
  if (!(await uploads.keep(bucket, upload, number, received))) return sendError(response, 'NoSuchUpload')
  const sum = algorithm && checksumOf({ ...received, number, changedAt: '' }, algorithm)
  response.writeHead(200, {
    ...{ etag: received.etag, 'content-length': '0' },
    ...(algorithm && sum && { [headerOf(algorithm)]: sum }),
  })
  response.end()
}

type Named = { number: number; etag: string; sums: Record<string, string> }

async function complete(request: IncomingMessage, response: ServerResponse, target: Target, upload: Upload) {
  const { disk, uploads, bucket, key } = target
  const named = readNamed(await bodyOf(request))
  if (!named) return sendError(response, 'MalformedXML')
  const stored = new Map((await uploads.parts(bucket, upload)).map((part) => [part.number, part]))
  const wrong = whyIncomplete(named, stored, upload.algorithm)
  if (wrong) return sendError(response, ...wrong)
  const ended = await uploads.end(bucket, upload)
  if (!ended) return sendError(response, 'NoSuchUpload')
  const parts = named.map(({ number }) => ended.find((part) => part.number === number)!)
  const pieces = parts.map(({ file, size }) => ({ file, size }))
  await disk.accept(bucket, key, { pieces, etag: tagOf(parts) }, upload.headers)
  const unused = ended.filter((part) => !parts.includes(part))
  await disk.drop(bucket, key, unused)
  sendXml(response, 200, completed({ bucket, upload, parts }))
}

function whyIncomplete(
  named: readonly Named[],
  stored: ReadonlyMap<number, PartCard>,
  algorithm: string | null,
): [code: string, message: string] | null {
  if (named.some(({ number }, index) => index > 0 && number <= named[index - 1]!.number))
    return ['InvalidPartOrder', 'The list of parts was not in ascending order.']
  for (const { number, etag, sums } of named) {
    const part = stored.get(number)
    if (!part || part.etag.replaceAll('"', '') !== etag.replaceAll('"', ''))
      return ['InvalidPart', 'One or more of the specified parts could not be found, or its entity tag did not match.']
    const sum = algorithm && sums[algorithm]
    if (algorithm === 'SHA256' && !sum)
      return ['InvalidRequest', `The complete request must include the checksum of part ${number}.`]
    if (algorithm && sum && sum !== checksumOf(part, algorithm))
      return ['InvalidPart', `The checksum of part ${number} did not match.`]
  }
  const isShort = named.slice(0, -1).some(({ number }) => stored.get(number)!.size < LEAST_BYTES)
  return isShort ? ['EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size'] : null
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  if (Number(request.headers['content-length'] ?? 0) > MOST_BODY) return ''
  return (await buffer(request)).toString('utf8')
}

function readNamed(body: string): Named[] | null {
  const parts = [...body.matchAll(/<Part>([\s\S]*?)<\/Part>/g)].map(([, inside = '']) => {
    const of = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(inside)?.[1]
    const sums = Object.fromEntries(['SHA256', 'CRC32'].map((name) => [name, of(`Checksum${name}`) ?? '']))
    return { number: Number(of('PartNumber') ?? NaN), etag: (of('ETag') ?? '').replaceAll('&quot;', '"'), sums }
  })
  const isRead = parts.length > 0 && parts.length <= MOST_PARTS && parts.every(({ number }) => Number.isInteger(number))
  return isRead ? parts : null
}
