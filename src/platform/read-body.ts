import type { IncomingMessage } from 'node:http'
import busboy from 'busboy'
import { nestFields, type Body, type UploadedFile } from './forms.ts'
import { commonRefusal, type Refusal } from './refusal.ts'

const MAX_FIELDS = 200
const MAX_PAIRS = 20_000
const MAX_DEPTH = 32

/**
 * Reads the whole body, never more than the limit: what is longer is cut off with 413. A body that cannot be read is
 * handed on as such, because whoever may not ask at all is told that first.
 */
export async function readRequestBody(request: IncomingMessage, limit: number): Promise<Body> {
  const type = (request.headers['content-type'] ?? '').toLowerCase()
  if (Number(request.headers['content-length'] ?? 0) > limit) throw commonRefusal('too-large')
  if (type.startsWith('multipart/form-data')) return readMultipart(request, limit)
  const bytes = await readBytes(request, limit)
  if (bytes.length === 0) return noBody()
  const text = bytes.toString('utf8')
  if (type.startsWith('application/x-www-form-urlencoded')) {
    // Counted before anything is made of them: a million empty fields would keep the whole process busy.
    if (text.split('&', MAX_PAIRS + 1).length > MAX_PAIRS) return unreadable()
    return { fields: nestFields(new URLSearchParams(text)), files: {} }
  }
  // Beacons come as text/plain; what they carry is JSON like any call.
  return readJson(text)
}

const noBody = (): Body => ({ fields: {}, files: {} })
const unreadable = (): Body => ({ ...noBody(), trouble: commonRefusal('bad-input') })

/** Hands on what arrives until it ends, is too much, or its sender is gone; what comes after that is thrown away. */
function receive(
  request: IncomingMessage,
  limit: number,
  take: (chunk: Buffer) => void,
  end: () => void,
  fail: (reason: Refusal) => void,
) {
  let size = 0
  const data = (chunk: Buffer) => {
    size += chunk.length
    if (size > limit) return stop(commonRefusal('too-large'))
    take(chunk)
  }
  const gone = () => stop(commonRefusal('bad-input'))
  const stop = (reason: Refusal) => {
    request.off('data', data).off('end', end).resume()
    fail(reason)
  }
  request.on('data', data).once('end', end).once('error', gone).once('aborted', gone)
}

function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    receive(
      request,
      limit,
      (chunk) => chunks.push(chunk),
      () => resolve(Buffer.concat(chunks)),
      reject,
    )
  })
}

function readJson(text: string): Body {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value) && !isDeeper(value, MAX_DEPTH)) {
      return { fields: value as Record<string, unknown>, files: {} }
    }
  } catch {
    // falls through: malformed JSON is bad input like any other
  }
  return unreadable()
}

/** Whatever walks down a body later would run out of its stack. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1))
}

function readMultipart(request: IncomingMessage, limit: number): Promise<Body> {
  const pairs: [string, unknown][] = []
  const files: Record<string, UploadedFile[]> = Object.create(null)
  return new Promise((resolve, reject) => {
    let parser: busboy.Busboy
    try {
      parser = busboy({ headers: request.headers, defParamCharset: 'utf8', limits: { fields: MAX_FIELDS, files: 20 } })
    } catch {
      request.resume()
      return resolve(unreadable())
    }
    const broken = () => resolve(unreadable())
    parser.on('field', (name, value) => pairs.push([name, value]))
    parser.on('file', (name, stream, info) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', broken)
      stream.on('end', () => {
        const bytes = Buffer.concat(chunks)
        if (!info.filename && bytes.length === 0) return
        ;(files[name] ??= []).push({ name: info.filename ?? '', type: info.mimeType, bytes })
      })
    })
    parser.on('close', () => resolve({ fields: nestFields(pairs), files })).on('error', broken)
    receive(
      request,
      limit,
      (chunk) => parser.write(chunk),
      () => parser.end(),
      reject,
    )
  })
}
