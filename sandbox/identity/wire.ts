import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { readFields, readText, type Said } from '../payments/say.ts'
import type { Desk } from './desk.ts'
import { CLIENT_ID, CLIENT_SECRET, isService, type Grant, type Service } from './services.ts'

/** What the school's server asks of the services, over the same protocols as of the real ones. */
export type Work = 'discovery' | 'keys' | 'token' | 'userinfo'

const pattern = /^\/identity\/(\w+)(\/.+)$/
const works: Record<string, Work> = {
  '/.well-known/openid-configuration': 'discovery',
  '/keys': 'keys',
  '/token': 'token',
  '/2/oauth2/token': 'token',
  '/2/users/me': 'userinfo',
}

export const isIdentityWire = (path: string) => pattern.test(path)

export function workOf(path: string): Work | undefined {
  return works[pattern.exec(path)?.[2] ?? '']
}

export async function answerWire(desk: Desk, request: IncomingMessage, path: string): Promise<Said> {
  const [, name] = pattern.exec(path) ?? []
  const work = workOf(path)
  if (!isService(name) || !work || (name === 'x') !== path.includes('/2/')) return no(404, 'not_found')
  const base = `http://${request.headers.host}`
  if (work === 'discovery') return { status: 200, body: discovery(base, name) }
  if (work === 'keys') return { status: 200, body: await desk.signer.jwks() }
  if (work === 'userinfo') return me(desk, request)
  return request.method === 'POST' ? token(desk, request, { base, service: name }) : no(405, 'method_not_allowed')
}

const discovery = (base: string, service: Service) => ({
  issuer: `${base}/identity/${service}`,
  authorization_endpoint: `${base}/sandbox/identity/${service}/authorize`,
  token_endpoint: `${base}/identity/${service}/token`,
  jwks_uri: `${base}/identity/${service}/keys`,
  response_types_supported: ['code'],
  subject_types_supported: ['pairwise'],
  scopes_supported: ['openid', 'profile', 'email'],
  code_challenge_methods_supported: ['S256'],
  // As LINE's own says, though it signs by HS256.
  id_token_signing_alg_values_supported: [service === 'line' ? 'ES256' : 'RS256'],
})

async function token(desk: Desk, request: IncomingMessage, at: { base: string; service: Service }): Promise<Said> {
  const fields = readFields((await readText(request)) ?? '', request.headers['content-type'] ?? '') ?? {}
  const said = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '')
  const known = at.service === 'x' ? basic(request) : [said('client_id'), said('client_secret')].join(':')
  if (known !== `${CLIENT_ID}:${CLIENT_SECRET}`) return no(401, 'invalid_client')
  if (said('grant_type') !== 'authorization_code') return no(400, 'unsupported_grant_type')
  const grant = desk.redeem(said('code'))
  if (!grant || grant.service !== at.service || !isTheirs(grant, said('redirect_uri'), said('code_verifier')))
    return no(400, 'invalid_grant')
  const body = { access_token: desk.giveAccess(grant), token_type: 'Bearer', expires_in: 3_600 }
  if (at.service === 'x') return { status: 200, body }
  const id_token = await desk.signer.idToken(`${at.base}/identity/${at.service}`, grant)
  return { status: 200, body: { ...body, id_token, scope: 'openid profile email' } }
}

const basic = ({ headers }: IncomingMessage) => {
  const given = /^Basic (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
  return Buffer.from(given, 'base64').toString('utf8').split(':').map(decodeURIComponent).join(':')
}

/** Whoever fetches it is who was sent with it: the same address to come back to, and the secret of its beginning. */
function isTheirs({ redirectUri, challenge }: Grant, uri: string, verifier: string): boolean {
  return uri === redirectUri && createHash('sha256').update(verifier).digest('base64url') === challenge
}

function me(desk: Desk, { headers }: IncomingMessage): Said {
  const grant = desk.readAccess(/^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '')
  if (!grant || grant.service !== 'x') return no(401, 'unauthorized')
  const { subject, name, email, isVerified } = grant.person
  const confirmed = isVerified && email ? { confirmed_email: email } : {}
  return { status: 200, body: { data: { id: subject, name, username: subject.slice(0, 15), ...confirmed } } }
}

const no = (status: number, error: string): Said => ({ status, body: { error } })
