import { constants, createHash, createPrivateKey, createSign, type KeyObject } from 'node:crypto'
import type { Question } from '../talk.ts'

export const ALGORITHM = 'AMZN-PAY-RSASSA-PSS-V2'
const SALT_LENGTH = 32

export type SigningKey = { id: string; key: KeyObject }

/** A key as settings hold it: PEM, also where its lines came as `\n`. */
export const signingKey = (id: string, pem: string): SigningKey => ({
  id,
  key: createPrivateKey(pem.replaceAll(String.raw`\n`, '\n')),
})

/** What is asked of the provider, signed as its wire wants it: RSA-PSS over the hash of the request in one fixed form. */
export function signedHeaders({ method, path, text, key }: Question, host: string, signing: SigningKey) {
  const headers: Record<string, string> = {
    accept: 'application/json',
    'content-type': 'application/json',
    'x-amz-pay-date': `${new Date().toISOString().split('.')[0]}Z`,
    'x-amz-pay-host': host,
    'x-amz-pay-region': 'jp',
    ...(key && { 'x-amz-pay-idempotency-key': idempotencyKey(key) }),
  }
  const names = Object.keys(headers).toSorted()
  const [place = '', query = ''] = path.split('?')
  const lines = names.map((name) => `${name}:${headers[name]}\n`).join('')
  const canonical = `${method}\n/${place}\n${query}\n${lines}\n${names.join(';')}\n${sha256(text)}`
  const authorization = `${ALGORITHM} PublicKeyId=${signing.id}, SignedHeaders=${names.join(';')}, Signature=${sign(canonical, signing)}`
  return { ...headers, authorization }
}

/** The signature of what the buyer's browser carries over. */
export const signPayload = (payload: string, signing: SigningKey) => sign(payload, signing)

function sign(text: string, { key }: SigningKey): string {
  const padding = constants.RSA_PKCS1_PSS_PADDING
  return createSign('RSA-SHA256')
    .update(`${ALGORITHM}\n${sha256(text)}`)
    .sign({ key, padding, saltLength: SALT_LENGTH }, 'base64')
}

/** The wire takes 32 characters: an id of ours without its hyphens. */
const idempotencyKey = (key: string) => key.replaceAll('-', '').slice(0, 32)
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
