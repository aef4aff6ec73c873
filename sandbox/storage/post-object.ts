import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import busboy from 'busboy'
import { sendError, sendXml } from './answers.ts'
import { TooLong, wholeOf, type Disk } from './disk.ts'
import { verifyPost } from './post-policy.ts'
import type { Keys } from './signature.ts'
import { keptHeaders } from './write-object.ts'

type Target = { disk: Disk; bucket: string; keys: Keys; headers: Record<string, string> }

/** A browser's form post: its fields come first, so that the file is judged before its first byte is kept. */
export function postObject(request: IncomingMessage, response: ServerResponse, target: Target): Promise<void> {
  const fields = new Map<string, string>()
  return new Promise((resolve) => {
    const refuse = (code: string, message = code) => {
      request.unpipe(parser)
      // A sender that does not listen while it sends would see a broken line instead of the reason.
      request.resume()
      if (!response.headersSent) sendError(response, code, message, target.headers)
      resolve()
    }
    let seen = false
    let parser: busboy.Busboy
    try {
      parser = busboy({
        headers: request.headers,
        defParamCharset: 'utf8',
        limits: { files: 1, fields: 50, fieldSize: 20_000 },
      })
    } catch {
      sendError(response, 'MalformedPOSTRequest', undefined, target.headers)
      return resolve()
    }
    parser.on('field', (name, value) => void fields.set(name.toLowerCase(), value))
    parser.on('file', (_name, file, { filename }) => {
      seen = true
      file.on('error', () => {})
      keep(file, filename ?? '', fields, response, target).then(
        resolve,
        (failure: { code?: string; message: string }) => {
          file.resume()
          refuse(failure.code ?? 'InternalError', failure.message)
        },
      )
    })
    parser.on('error', () => refuse('MalformedPOSTRequest'))
    parser.on('close', () => {
      if (!seen) refuse('InvalidArgument', 'POST requires exactly one file upload per request.')
    })
    request.on('error', () => resolve())
    request.pipe(parser)
  })
}

async function keep(
  file: Readable,
  filename: string,
  fields: Map<string, string>,
  response: ServerResponse,
  target: Target,
) {
  const { disk, bucket, keys, headers } = target
  const verdict = verifyPost(fields, bucket, keys, new Date())
  if (!verdict.ok) throw verdict
  const key = (fields.get('key') ?? '').replaceAll('${filename}', filename)
  const received = await disk.receive(bucket, key, file, verdict.maxBytes).catch((failure: unknown) => {
    if (failure instanceof TooLong)
      throw { code: 'EntityTooLarge', message: 'Your proposed upload exceeds the maximum allowed size.' }
    throw { code: 'IncompleteBody', message: 'The upload ended early.' }
  })
  if (received.size < verdict.minBytes) {
    await received.discard()
    throw { code: 'EntityTooSmall', message: 'Your proposed upload is smaller than the minimum allowed size.' }
  }
  await disk.accept(bucket, key, wholeOf(received), keptHeaders(Object.fromEntries(fields)))
  const about = { ...headers, etag: received.etag, location: `/${bucket}/${encodeURIComponent(key)}` }
  const status = Number(fields.get('success_action_status') ?? 204)
  if (status === 201) return sendXml(response, 201, `<PostResponse><ETag>${received.etag}</ETag></PostResponse>`, about)
  response.writeHead(status === 200 ? 200 : 204, about).end()
}
