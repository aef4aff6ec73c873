/** What a school uses with these services; worth nothing anywhere else. */
export const CLIENT_ID = 'sandbox-client'
export const CLIENT_SECRET = 'sandbox-client-secret-of-thirty-two'

/** The three services: how each is called, and under which name the school knows it. */
export const services = {
  google: { title: 'Google', callback: '/auth/google_oauth2/callback' },
  line: { title: 'LINE', callback: '/auth/line/callback' },
  x: { title: 'X', callback: '/auth/twitter/callback' },
} as const
export type Service = keyof typeof services
/** X speaks OAuth 2.0 alone. */
export type OpenidService = Exclude<Service, 'x'>

export const isService = (name: string | undefined): name is Service =>
  name !== undefined && Object.hasOwn(services, name)

/** What the service may say that a careful school does not believe. */
export const lies = {
  none: '正しく答える',
  'alg-none': '署名のないIDトークンを返す',
  'bad-signature': '違う鍵で署名する',
  'other-audience': 'ほかのサイト宛てのIDトークンを返す',
  'old-nonce': '前に使ったnonceを返す',
  'wrong-issuer': '別の発行者を名乗る',
  expired: '期限の切れたIDトークンを返す',
} as const
export type Lie = keyof typeof lies

export type Person = { subject: string; name: string; email: string; isVerified: boolean }

/** What somebody says when their service asks them, and how it passes that on. */
export type Agreement = { person: Person; lie: Lie }

/** What came of an agreement at X, until the school fetches it: once, and within five minutes. */
export type Grant = { person: Person; redirectUri: string; challenge: string; until: number }
