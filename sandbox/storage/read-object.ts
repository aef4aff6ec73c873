import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { sendError } from './answers.ts'
import type { Disk } from './disk.ts'
import { readRange } from './range.ts'

type Target = { disk: Disk; bucket: string; key: string; query: URLSearchParams }

/** GET and HEAD of one object, whole or in part. */
export async function readObject(
  request: IncomingMessage,
  response: ServerResponse,
  target: Target,
  again = true,
): Promise<void> {
  const { disk, bucket, key, query } = target
  const card = await disk.find(bucket, key)
  if (!card) return sendError(response, 'NoSuchKey')
  const headers: Record<string, string> = {
    ...card.headers,
    etag: card.etag,
    'last-modified': new Date(card.changedAt).toUTCString(),
    'accept-ranges': 'bytes',
    ...overrides(query),
  }
  if (request.headers['if-none-match'] === card.etag) {
    response.writeHead(304, headers).end()
    return
  }
  const part = readRange(request.headers.range, card.size)
  if (part === 'none')
    return sendError(response, 'InvalidRange', 'InvalidRange', { 'content-range': `bytes */${card.size}` })
  const { start, end } = part ?? { start: 0, end: card.size - 1 }
  if (part) headers['content-range'] = `bytes ${start}-${end}/${card.size}`
  headers['content-length'] = String(end - start + 1)
  if (request.method === 'HEAD' || card.size === 0) {
    response.writeHead(part ? 206 : 200, headers).end()
    return
  }
  let stream
  try {
    stream = await disk.open(bucket, card, { start, end })
  } catch (failure) {
    // The object was replaced between its card and its body.
    if (!again) throw failure
    return readObject(request, response, target, false)
  }
  response.writeHead(part ? 206 : 200, headers)
  await pipeline(stream, response).catch(() => response.destroy())
}

// Presigned links may say how the browser is to take the file.
function overrides(query: URLSearchParams) {
  const wanted = ['content-type', 'content-disposition', 'cache-control', 'content-encoding', 'content-language']
  return Object.fromEntries(
    wanted.flatMap((name) => (query.has(`response-${name}`) ? [[name, query.get(`response-${name}`)!]] : [])),
  )
}
