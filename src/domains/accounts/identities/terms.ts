/** Where else one may show who one is, under the names that the addresses `/auth/{provider}` have. */
export const providerNames = { google_oauth2: 'Google', twitter: 'X', line: 'LINE', amazon: 'Amazon' } as const
export type ProviderName = keyof typeof providerNames

export const isProvider = (name: string): name is ProviderName => Object.hasOwn(providerNames, name)

/**
 * An identity that has just proved itself to the code of its provider: who that is there (`subject`, which never
 * changes), and what the provider says of them. `emailVerified`: the provider itself has seen them read that mailbox.
 */
export type ProvedIdentity = {
  provider: ProviderName
  subject: string
  name: string | null
  email: string | null
  emailVerified: boolean
}

/** So long somebody may take to complete what they began with an identity; then nothing of it is kept. */
export const PROOF_MINUTES = 60
