import type { Configuration } from 'openid-client'
import { IdentityWrong, type IdentityProvider } from './port.ts'
import { listen, loadLibrary, talk, type Talk } from './talk.ts'

export type OpenidSettings = Talk & {
  /** As the provider calls itself; its discovery document stands below it. */
  issuer: string
  clientId: string
  clientSecret: string
  /** How it signs. By `HS256` the key is our secret; what the discovery document says of it is not heard. */
  signs: 'RS256' | 'HS256'
}

const HOUR = 3_600_000

/**
 * OpenID Connect by discovery, code and PKCE. The id token comes over the provider's own line, and its signature is
 * looked at all the same; a key that we do not know is asked for, so that the provider may change its keys at any time.
 */
export function openidProvider(settings: OpenidSettings): IdentityProvider {
  const known = keepDiscovery(settings)
  return {
    addressFor: ({ state, nonce, verifier, callback }) =>
      talk(settings, async () => {
        const [library, { config }] = await Promise.all([loadLibrary(), known()])
        const address = library.buildAuthorizationUrl(config, {
          redirect_uri: callback,
          scope: 'openid profile email',
          state,
          nonce,
          code_challenge: await library.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        })
        return address.href
      }),
    hear: (back, { state, nonce, verifier }) =>
      talk(settings, async () => {
        const [library, { config, verify }] = await Promise.all([loadLibrary(), known()])
        const tokens = await library.authorizationCodeGrant(config, back, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        })
        await verify(tokens.id_token!)
        const said = tokens.claims()
        if (!said?.sub) throw new IdentityWrong('the id token names nobody')
        return {
          subject: said.sub,
          name: textOf(said.name),
          email: textOf(said.email),
          emailVerified: said.email_verified === true || said.email_verified === 'true',
        }
      }),
  }
}

type Known = { config: Configuration; verify(token: string): Promise<unknown> }

/** What the provider says of itself: asked when somebody first needs it, and anew after an hour. */
function keepDiscovery(settings: OpenidSettings): () => Promise<Known> {
  let kept: { at: number; known: Known } | null = null
  return async () => {
    if (kept && performance.now() - kept.at < HOUR) return kept.known
    const known = await discover(settings)
    kept = { at: performance.now(), known }
    return known
  }
}

async function discover({ issuer, clientId, clientSecret, signs, timeoutMs }: OpenidSettings): Promise<Known> {
  const [library, jose] = await Promise.all([loadLibrary(), import('jose')])
  const config = await library.discovery(
    new URL(issuer),
    clientId,
    { client_secret: clientSecret, id_token_signed_response_alg: signs },
    library.ClientSecretPost(clientSecret),
    {
      timeout: timeoutMs / 1000,
      [library.customFetch]: listen as never,
      execute: issuer.startsWith('http:') ? [library.allowInsecureRequests] : [],
    },
  )
  const { jwks_uri, issuer: name } = config.serverMetadata()
  const expected = { issuer: name, audience: clientId, algorithms: [signs] }
  if (signs === 'HS256') {
    const key = new TextEncoder().encode(clientSecret)
    return { config, verify: (token) => jose.jwtVerify(token, key, expected) }
  }
  if (!jwks_uri) throw new IdentityWrong('the provider names no keys')
  const keys = jose.createRemoteJWKSet(new URL(jwks_uri), {
    timeoutDuration: timeoutMs,
    // Tokens come from the provider alone, so nobody else can make us ask.
    cooldownDuration: 0,
    [jose.customFetch]: listen as never,
  })
  return { config, verify: (token) => jose.jwtVerify(token, keys, expected) }
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
