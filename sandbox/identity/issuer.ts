import type Provider from 'oidc-provider'
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider'
import { forge, type Key } from './keys.ts'
import { CLIENT_ID, CLIENT_SECRET, services, type Agreement, type OpenidService } from './services.ts'
import type { Shelf } from './shelf.ts'

const MINUTE = 60

export type Hearing = {
  shelf: Shelf
  /** Signs the cookies of a visit. */
  secret: string
  /** What somebody said, by the grant that came of it. */
  agreementOf(grant: string): Agreement | undefined
  /** A visit waits at this issuer for its person. */
  waits(visit: string, issuer: Provider): void
}

/** One issuer at one address: a certified library with the settings of the service that it stands for. */
export async function openIssuer(name: string, service: OpenidService, key: Promise<Key>, hearing: Hearing) {
  const [{ default: Issuer }, signing] = await Promise.all([import('oidc-provider'), key])
  const issuer: Provider = new Issuer(name, {
    ...settings(service),
    cookies: { keys: [hearing.secret] },
    adapter: hearing.shelf,
    jwks: { keys: [{ ...signing.privateKey.export({ format: 'jwk' }), kid: signing.kid, use: 'sig', alg: 'RS256' }] },
    findAccount: (_ctx, accountId, token) => ({
      accountId,
      claims: () => ({ sub: accountId, ...claimsOf(service, hearing.agreementOf(token?.grantId ?? '')) }),
    }),
    interactions: {
      url(_ctx, { uid }) {
        hearing.waits(uid, issuer)
        return `/sandbox/identity/${service}/authorize?visit=${uid}`
      },
    },
  } as Configuration)
  const { callback } = services[service]
  // A house may stand at any port: its address there is what counts.
  issuer.Client.prototype.redirectUriAllowed = (uri) => URL.canParse(uri) && new URL(uri).pathname === callback
  issuer.use(async (ctx: KoaContextWithOIDC, next) => {
    await next()
    const body = ctx.body as Record<string, unknown> | undefined
    // As LINE's own says, though it signs by HS256.
    if (ctx.oidc?.route === 'discovery' && service === 'line') body!.id_token_signing_alg_values_supported = ['ES256']
    const lie = hearing.agreementOf(ctx.oidc?.entities.Grant?.jti ?? '')?.lie ?? 'none'
    if (ctx.oidc?.route === 'token' && typeof body?.id_token === 'string' && lie !== 'none')
      body.id_token = await forge(body.id_token, lie, signing)
  })
  return issuer
}

const settings = (service: OpenidService): Configuration => ({
  clients: [
    {
      ...{ client_id: CLIENT_ID, client_secret: CLIENT_SECRET, token_endpoint_auth_method: 'client_secret_post' },
      ...{ grant_types: ['authorization_code'], response_types: ['code'] },
      redirect_uris: [`https://school.example${services[service].callback}`],
      id_token_signed_response_alg: service === 'line' ? 'HS256' : 'RS256',
    },
  ],
  enabledJWA: { idTokenSigningAlgValues: ['RS256', 'HS256'] },
  responseTypes: ['code'],
  clientAuthMethods: ['client_secret_post'],
  pkce: { required: () => true },
  claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
  // Both say who somebody is in the id token, and are not asked again.
  conformIdTokenClaims: false,
  features: {
    ...{ devInteractions: { enabled: false }, userinfo: { enabled: false } },
    ...{ rpInitiatedLogout: { enabled: false }, pushedAuthorizationRequests: { enabled: false } },
  },
  routes: { jwks: '/keys' },
  ttl: {
    ...{ AccessToken: 60 * MINUTE, AuthorizationCode: 5 * MINUTE, IdToken: 60 * MINUTE },
    ...{ Grant: 60 * MINUTE, Interaction: 10 * MINUTE, Session: 10 * MINUTE },
  },
  renderError(ctx, { error, error_description }) {
    ctx.type = 'json'
    ctx.body = { error, error_description }
  },
})

function claimsOf(service: OpenidService, agreement: Agreement | undefined) {
  if (!agreement) return {}
  const { name, email, isVerified } = agreement.person
  // LINE says nothing about whether anybody reads that mailbox.
  return { name, ...(email && { email, ...(service === 'google' && { email_verified: isVerified }) }) }
}
