import { constants, createHash, createVerify, type KeyObject } from 'node:crypto'

const ALGORITHM = 'AMZN-PAY-RSASSA-PSS-V2'
const SALT_LENGTH = 32
const OUT_OF_DATE_MS = 15 * 60_000

export type SignedRequest = {
  method: string
  /** as the school wrote it, without the folder that this provider stands in here */
  path: string
  headers: Record<string, string | string[] | undefined>
  text: string
}

/** Why a request is not who it says it is from; null when its signature holds. */
export function whyUnsigned(request: SignedRequest, merchant: { keyId: string; key: KeyObject }): string | null {
  const header = String(request.headers.authorization ?? '')
  const parts = /^(\S+) PublicKeyId=([^,\s]+), ?SignedHeaders=([^,\s]+), ?Signature=(\S+)$/.exec(header)
  if (!parts) return 'MissingHeader'
  const [, algorithm, keyId, signedNames, signature] = parts
  if (algorithm !== ALGORITHM) return 'UnrecognizedAlgorithm'
  if (keyId !== merchant.keyId) return 'UnauthorizedAccess'
  const names = signedNames!.split(';')
  const needed = ['accept', 'content-type', 'x-amz-pay-date', 'x-amz-pay-host', 'x-amz-pay-region']
  if (request.headers['x-amz-pay-idempotency-key'] !== undefined) needed.push('x-amz-pay-idempotency-key')
  if (needed.some((name) => !names.includes(name))) return 'InvalidHeaderValue'
  if (!isRecent(String(request.headers['x-amz-pay-date'] ?? ''))) return 'RequestExpired'
  return isBy(canonical(request, names), signature!, merchant.key) ? null : 'InvalidRequestSignature'
}

/** Whether what a browser carried over was signed by the school. */
export const isSignedPayload = (payload: string, signature: string, key: KeyObject) => isBy(payload, signature, key)

function canonical({ method, path, headers, text }: SignedRequest, names: readonly string[]): string {
  const [place = '', query = ''] = path.split('?')
  const ordered = query.split('&').filter(Boolean).toSorted().join('&')
  const lines = names.map((name) => `${name}:${String(headers[name] ?? '')}\n`).join('')
  return `${method}\n${place}\n${ordered}\n${lines}\n${names.join(';')}\n${sha256(text)}`
}

function isBy(text: string, signature: string, key: KeyObject): boolean {
  const padding = constants.RSA_PKCS1_PSS_PADDING
  return createVerify('RSA-SHA256')
    .update(`${ALGORITHM}\n${sha256(text)}`)
    .verify({ key, padding, saltLength: SALT_LENGTH }, signature, 'base64')
}

/** `2026-11-20T12:00:00Z` or `20261120T120000Z`; requests are dated by the machine, whatever the moved clock says. */
function isRecent(text: string): boolean {
  const plain = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text)
  const [, year, month, day, hour, minute, second] = plain ?? []
  const at = Date.parse(plain ? `${year}-${month}-${day}T${hour}:${minute}:${second}Z` : text)
  return Math.abs(Date.now() - at) < OUT_OF_DATE_MS
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
