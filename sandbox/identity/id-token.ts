import { createHmac, createSign, generateKeyPair, randomBytes, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import { CLIENT_ID, CLIENT_SECRET, type Grant } from './services.ts'

const makePair = promisify(generateKeyPair)
type Key = { kid: string; privateKey: KeyObject; publicKey: KeyObject }

async function makeKey(): Promise<Key> {
  const pair = await makePair('rsa', { modulusLength: 2048 })
  return { kid: randomBytes(6).toString('hex'), ...pair }
}

export type Signer = ReturnType<typeof openSigner>

/** The keys with which the services sign; made when somebody first needs one, and changed whenever they are told to. */
export function openSigner() {
  let key: Promise<Key> | undefined
  const current = () => (key ??= makeKey())
  return {
    rotate: () => void (key = undefined),
    async jwks() {
      const { kid, publicKey } = await current()
      return { keys: [{ ...publicKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' }] }
    },
    async idToken(issuer: string, grant: Grant): Promise<string> {
      const claims = claimsOf(issuer, grant)
      if (grant.lie === 'alg-none') return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`
      // LINE signs with the channel's secret, whatever its discovery document says.
      if (grant.service === 'line') {
        const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`
        const secret = grant.lie === 'bad-signature' ? 'another secret of at least thirty-two' : CLIENT_SECRET
        return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
      }
      const { kid, privateKey } = await current()
      const { privateKey: signing } = grant.lie === 'bad-signature' ? await makeKey() : { privateKey }
      const text = `${part({ alg: 'RS256', typ: 'JWT', kid })}.${part(claims)}`
      return `${text}.${createSign('RSA-SHA256').update(text).sign(signing, 'base64url')}`
    },
  }
}

function claimsOf(issuer: string, { service, person, nonce, lie }: Grant) {
  const now = Math.floor(Date.now() / 1000)
  const issued = lie === 'expired' ? now - 7_200 : now
  return {
    iss: lie === 'wrong-issuer' ? `${issuer}.elsewhere.example` : issuer,
    aud: lie === 'other-audience' ? 'another-client' : CLIENT_ID,
    sub: person.subject,
    iat: issued,
    exp: issued + 3_600,
    nonce: lie === 'old-nonce' ? 'a-nonce-of-yesterday' : nonce,
    name: person.name,
    ...(person.email && { email: person.email }),
    // LINE says nothing about whether anybody reads that mailbox.
    ...(person.email && service === 'google' && { email_verified: person.isVerified }),
  }
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
