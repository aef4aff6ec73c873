import { createHmac, createSign, generateKeyPair, randomBytes, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import { CLIENT_SECRET, type Lie } from './services.ts'

const makePair = promisify(generateKeyPair)
export type Key = { kid: string; privateKey: KeyObject }

export async function makeKey(): Promise<Key> {
  const { privateKey } = await makePair('rsa', { modulusLength: 2048 })
  return { kid: randomBytes(6).toString('hex'), privateKey }
}

/** What the issuer has signed, as somebody who lies would have it: with other claims, or another's key, or none. */
export async function forge(token: string, lie: Exclude<Lie, 'none'>, { kid, privateKey }: Key): Promise<string> {
  const [head, body] = token.split('.') as [string, string]
  const { alg } = JSON.parse(text(head)) as { alg: string }
  const claims = { ...(JSON.parse(text(body)) as Claims), ...lieAbout(JSON.parse(text(body)) as Claims, lie) }
  if (lie === 'alg-none') return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`
  const words = `${part({ alg, typ: 'JWT', kid })}.${part(claims)}`
  if (alg === 'HS256') {
    const secret = lie === 'bad-signature' ? 'another secret of at least thirty-two' : CLIENT_SECRET
    return `${words}.${createHmac('sha256', secret).update(words).digest('base64url')}`
  }
  const signing = lie === 'bad-signature' ? (await makeKey()).privateKey : privateKey
  return `${words}.${createSign('RSA-SHA256').update(words).sign(signing, 'base64url')}`
}

type Claims = { iss: string; iat: number }

function lieAbout({ iss, iat }: Claims, lie: Exclude<Lie, 'none'>): object {
  if (lie === 'wrong-issuer') return { iss: `${iss}.elsewhere.example` }
  if (lie === 'other-audience') return { aud: 'another-client' }
  if (lie === 'old-nonce') return { nonce: 'a-nonce-of-yesterday' }
  return lie === 'expired' ? { iat: iat - 7_200, exp: iat - 3_600 } : {}
}

const text = (part: string) => Buffer.from(part, 'base64url').toString('utf8')
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
