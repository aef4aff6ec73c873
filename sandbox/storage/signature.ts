import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

export type Keys = { accessKeyId: string; secretAccessKey: string }
export type SignedRequest = {
  method: string
  /** Path and query exactly as they came. */
  url: string
  headers: Record<string, string | undefined>
}
export type Verdict = { ok: true; payloadHash: string } | { ok: false; code: string }

const ALGORITHM = 'AWS4-HMAC-SHA256'
const SKEW = 15 * 60_000

/** Checks Signature Version 4 of a request, in its header or in its query. */
export function verifyRequest(request: SignedRequest, keys: Keys, now: Date): Verdict {
  const query = new URL(request.url, 'http://x').searchParams
  if (query.has('X-Amz-Signature')) return verifyQuery(request, query, keys, now)
  const authorization = request.headers.authorization ?? ''
  const parts = /^AWS4-HMAC-SHA256 +Credential=([^,\s]+), *SignedHeaders=([^,\s]+), *Signature=([0-9a-f]{64})$/.exec(
    authorization,
  )
  if (!parts) return { ok: false, code: 'AccessDenied' }
  const [, credential = '', signedHeaders = '', signature = ''] = parts
  const date = request.headers['x-amz-date'] ?? ''
  if (!(Math.abs(parseAmzDate(date) - now.getTime()) <= SKEW)) return { ok: false, code: 'RequestTimeTooSkewed' }
  const payloadHash = request.headers['x-amz-content-sha256'] ?? 'UNSIGNED-PAYLOAD'
  return judge({ request, query, keys, credential, signedHeaders, signature, date, payloadHash })
}

function verifyQuery(request: SignedRequest, query: URLSearchParams, keys: Keys, now: Date): Verdict {
  const date = query.get('X-Amz-Date') ?? ''
  const seconds = Number(query.get('X-Amz-Expires') ?? 0)
  const begins = parseAmzDate(date)
  const lives = seconds > 0 && seconds <= 604_800 && begins - SKEW <= now.getTime()
  if (query.get('X-Amz-Algorithm') !== ALGORITHM || !lives) return { ok: false, code: 'AccessDenied' }
  if (now.getTime() > begins + seconds * 1000) return { ok: false, code: 'AccessDenied' }
  const payloadHash = query.get('X-Amz-Content-Sha256') ?? 'UNSIGNED-PAYLOAD'
  const credential = query.get('X-Amz-Credential') ?? ''
  const signedHeaders = query.get('X-Amz-SignedHeaders') ?? ''
  const signature = query.get('X-Amz-Signature') ?? ''
  return judge({ request, query, keys, credential, signedHeaders, signature, date, payloadHash })
}

type Claim = {
  request: SignedRequest
  query: URLSearchParams
  keys: Keys
  credential: string
  signedHeaders: string
  signature: string
  date: string
  payloadHash: string
}

function judge({ request, query, keys, credential, signedHeaders, signature, date, payloadHash }: Claim): Verdict {
  const key = signingKey(credential, date, keys)
  if (!key) return { ok: false, code: 'InvalidAccessKeyId' }
  const names = signedHeaders.split(';')
  if (!names.includes('host')) return { ok: false, code: 'AccessDenied' }
  const headers = names.map((name) => `${name}:${(request.headers[name] ?? '').trim().replace(/ +/g, ' ')}\n`).join('')
  const path = request.url.split('?')[0] ?? '/'
  const canonical = [
    request.method,
    canonicalPath(path),
    canonicalQuery(query),
    headers,
    signedHeaders,
    payloadHash,
  ].join('\n')
  const scope = credential.split('/').slice(1).join('/')
  const text = [ALGORITHM, date, scope, createHash('sha256').update(canonical).digest('hex')].join('\n')
  const same = equalHex(createHmac('sha256', key).update(text).digest('hex'), signature)
  return same ? { ok: true, payloadHash } : { ok: false, code: 'SignatureDoesNotMatch' }
}

/** The key of that day and region, or null when the credential is not ours. */
export function signingKey(credential: string, date: string, keys: Keys): Buffer | null {
  const [id, day = '', region = '', service, end] = credential.split('/')
  if (id !== keys.accessKeyId || service !== 's3' || end !== 'aws4_request' || !date.startsWith(day)) return null
  const steps = [day, region, 's3', 'aws4_request']
  const first: Buffer = Buffer.from(`AWS4${keys.secretAccessKey}`)
  return steps.reduce((key, step) => createHmac('sha256', key).update(step).digest(), first)
}

export function equalHex(left: string, right: string) {
  return left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right))
}

/** `20261120T063000Z` as milliseconds; NaN for anything else. */
export function parseAmzDate(text: string) {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
}

function canonicalPath(path: string) {
  return path
    .split('/')
    .map((part) => encode(decodeSafely(part)))
    .join('/')
}

function canonicalQuery(query: URLSearchParams) {
  return [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&')
}

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

export function decodeSafely(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
