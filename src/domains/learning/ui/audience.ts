import type { SubscriptionState } from '#platform/ask.ts'

/** Who is looking, as far as buttons need to know. */
export type Audience = {
  signedIn: boolean
  state: SubscriptionState
  subscribed: boolean
  /** how a trial is offered to who may have one */
  trial: { button: string; note: string | null } | null
  /** the member whose plan shows nothing until a debt is paid */
  debtor: number | null
}
