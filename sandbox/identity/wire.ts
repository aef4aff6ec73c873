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

export const workOf = (path: string): Work | undefined => works[pattern.exec(path)?.[2] ?? '']

export function serviceAt(path: string): Service | undefined {
  const name = pattern.exec(path)?.[1]
  return isService(name) ? name : undefined
}

/** X speaks OAuth 2.0 of its own kind: a code becomes an access token, and that says who it is about. */
export async function answerX(desk: Desk, request: IncomingMessage, path: string): Promise<Said> {
  const work = workOf(path)
  if (!path.includes('/2/') || !work) return no(404, 'not_found')
  if (work === 'userinfo') return me(desk, request)
  return request.method === 'POST' ? token(desk, request) : no(405, 'method_not_allowed')
}

async function token(desk: Desk, request: IncomingMessage): Promise<Said> {
  const fields = readFields((await readText(request)) ?? '', request.headers['content-type'] ?? '') ?? {}
  const said = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '')
  if (basic(request) !== `${CLIENT_ID}:${CLIENT_SECRET}`) return no(401, 'invalid_client')
  if (said('grant_type') !== 'authorization_code') return no(400, 'unsupported_grant_type')
  const grant = desk.redeem(said('code'))
  if (!grant || !isTheirs(grant, said('redirect_uri'), said('code_verifier'))) return no(400, 'invalid_grant')
  return { status: 200, body: { access_token: desk.giveAccess(grant), token_type: 'Bearer', expires_in: 3_600 } }
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
  if (!grant) return no(401, 'unauthorized')
  const { subject, name, email, isVerified } = grant.person
  const confirmed = isVerified && email ? { confirmed_email: email } : {}
  return { status: 200, body: { data: { id: subject, name, username: subject.slice(0, 15), ...confirmed } } }
}

const no = (status: number, error: string): Said => ({ status, body: { error } })
