import { outsideDeadline } from '#platform/deadline.ts'
import { amazonBuyers } from '#ports/identity/amazon.ts'
import { openidProvider } from '#ports/identity/openid.ts'
import type { Identity } from '#ports/identity/port.ts'
import type { Wallet } from '#ports/payments/port.ts'
import { xProvider } from '#ports/identity/x.ts'
import type { Environment } from './settings.ts'

/** Those with whom members may sign in elsewhere. Each is loaded, and asked what it is, when somebody first needs it. */
export function wireIdentity(env: Environment, sandbox: string, wallet: Wallet | null): Identity {
  const talk = { timeoutMs: env.IDENTITY_TIMEOUT_SECONDS * 1000, unhurried: outsideDeadline }
  const has = (name: Exclude<keyof Identity, 'amazon'>) => env.SIGN_IN_WITH.has(name)
  const google = {
    issuer: env.GOOGLE_ISSUER_URL ?? `${sandbox}/identity/google`,
    clientId: env.GOOGLE_CLIENT_ID,
    clientSecret: env.GOOGLE_CLIENT_SECRET,
  }
  const line = {
    issuer: env.LINE_ISSUER_URL ?? `${sandbox}/identity/line`,
    clientId: env.LINE_CLIENT_ID,
    clientSecret: env.LINE_CLIENT_SECRET,
  }
  const x = {
    authorizeUrl: env.X_AUTHORIZE_URL ?? `${sandbox}/sandbox/identity/x/authorize`,
    apiUrl: env.X_API_URL ?? `${sandbox}/identity/x`,
    clientId: env.X_CLIENT_ID,
    clientSecret: env.X_CLIENT_SECRET,
  }
  return {
    // Who can be paid by a wallet can be known by it.
    ...(wallet && { amazon: amazonBuyers(wallet) }),
    ...(has('google_oauth2') && { google_oauth2: openidProvider({ ...google, ...talk, signs: 'RS256' }) }),
    ...(has('twitter') && { twitter: xProvider({ ...x, ...talk }) }),
    // Its discovery document says ES256; for the web it signs by the channel's secret.
    ...(has('line') && { line: openidProvider({ ...line, ...talk, signs: 'HS256' }) }),
  }
}

/** Their addresses, for who looks whether one is the sandbox. */
export function identityUrls({ GOOGLE_ISSUER_URL, LINE_ISSUER_URL, X_AUTHORIZE_URL, X_API_URL }: Environment) {
  const all = { GOOGLE_ISSUER_URL, LINE_ISSUER_URL, X_AUTHORIZE_URL, X_API_URL }
  return Object.fromEntries(Object.entries(all).flatMap(([name, url]) => (url ? [[name, url]] : [])))
}
