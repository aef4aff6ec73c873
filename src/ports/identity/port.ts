/** What a provider says of somebody who has just shown it who they are. */
export type Said = {
  /** Who that is there; it never changes and is nobody else's. */
  subject: string
  name: string | null
  email: string | null
  /** The provider has seen them read that mailbox. */
  emailVerified: boolean
}

/** One visit to a provider: what only we know of it until its person comes back. */
export type Visit = {
  /** Comes back with the person as it went. */
  state: string
  /** Stands in what the provider signs. */
  nonce: string
  /** Without it nobody changes what comes back into an answer. */
  verifier: string
  /** Where the person comes back to. */
  callback: string
}

/** Each throws an IdentitySilent where the provider does not answer in time. */
export type IdentityProvider = {
  /** Where the browser is sent to. */
  addressFor(visit: Visit): Promise<string>
  /** Who has come back, by the address at which they did; an IdentityCancelled, an IdentityWrong where it cannot be believed. */
  hear(back: URL, visit: Visit): Promise<Said>
}

/** Those that this house has settings for, under the names of their addresses. */
export type Identity = Partial<Record<'google_oauth2' | 'twitter' | 'line' | 'amazon', IdentityProvider>>

export class IdentitySilent extends Error {
  override name = 'IdentitySilent'
}
export class IdentityCancelled extends Error {
  override name = 'IdentityCancelled'
}
/** Whatever was answered proves nothing; the message names nobody and carries no token. */
export class IdentityWrong extends Error {
  override name = 'IdentityWrong'
}
