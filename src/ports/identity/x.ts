import type { Configuration } from 'openid-client'
import { IdentityWrong, type IdentityProvider, type Said } from './port.ts'
import { listen, loadLibrary, talk, type Library, type Talk } from './talk.ts'

export type XSettings = Talk & { authorizeUrl: string; apiUrl: string; clientId: string; clientSecret: string }

/** Who somebody is and their confirmed address; X wants `tweet.read` for the first. Nothing is ever posted. */
const SCOPE = 'users.read tweet.read users.email'

/** X: OAuth 2.0 with PKCE, without OpenID Connect. Who it is says `GET /2/users/me`; the access token is used for that and forgotten. */
export function xProvider(settings: XSettings): IdentityProvider {
  const { authorizeUrl, clientId, clientSecret } = settings
  const api = settings.apiUrl.replace(/\/$/, '')
  const configure = (library: Library): Configuration => {
    const server = {
      issuer: new URL(authorizeUrl).origin,
      authorization_endpoint: authorizeUrl,
      token_endpoint: `${api}/2/oauth2/token`,
    }
    const config = new library.Configuration(server, clientId, {}, library.ClientSecretBasic(clientSecret))
    config.timeout = settings.timeoutMs / 1000
    config[library.customFetch] = listen as never
    if (api.startsWith('http:')) library.allowInsecureRequests(config)
    return config
  }
  return {
    addressFor: ({ state, verifier, callback }) =>
      talk(settings, async () => {
        const library = await loadLibrary()
        const address = library.buildAuthorizationUrl(configure(library), {
          redirect_uri: callback,
          scope: SCOPE,
          state,
          code_challenge: await library.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        })
        return address.href
      }),
    hear: (back, { state, verifier }) =>
      talk(settings, async () => {
        const library = await loadLibrary()
        const config = configure(library)
        const { access_token } = await library.authorizationCodeGrant(config, back, {
          pkceCodeVerifier: verifier,
          expectedState: state,
        })
        const me = new URL(`${api}/2/users/me?user.fields=confirmed_email`)
        const reply = await library.fetchProtectedResource(config, access_token, me, 'GET')
        if (!reply.ok) throw new IdentityWrong(`HTTP ${reply.status}`)
        return saidIn(await reply.json())
      }),
  }
}

function saidIn(answer: unknown): Said {
  const { id, name, confirmed_email: email } = (answer as { data?: Record<string, unknown> } | null)?.data ?? {}
  if (typeof id !== 'string' || id === '') throw new IdentityWrong('the answer names nobody')
  const address = typeof email === 'string' && email !== '' ? email : null
  return { subject: id, name: typeof name === 'string' ? name : null, email: address, emailVerified: address !== null }
}
