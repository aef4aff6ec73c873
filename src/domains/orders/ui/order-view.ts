import type { CardTokens, TokenSource } from '../cards/ask-for-tokens.ts'
import type { Selection } from '../read-selection.server.ts'
import type { Agreement } from '#domains/contracts/terms.ts'

/** An order as its confirmation shows it: a key that is used once, the figures, and what its form sends along. */
export type OrderView = {
  key: string
  terms: Agreement
  /** `order_type`, `option`, `payment_method`, `subscription_id`, `master_subscription_id`; or the course. */
  payload: Record<string, string>
}

/** The card on file, and where changing it leads back to. */
export type StoredCard = { mask: string; expires: string; returnTo: string }

/** What the server found when an order could not go through as it was shown. */
export type OrderTrouble = {
  changes?: string[]
  guardian?: string
  guardianEmail?: string | undefined
  mistake?: string
}

/** What stands around an order: its token, whom to ask, the way back and how many steps it takes. */
export type OrderFrame = {
  contact: string
  thisYear: number
  backTo: string
  steps: readonly string[]
  hasWallet: boolean
}

/** What an order's page shows after something was sent to it. */
export type Placed =
  | {
      screen: 'card'
      order: OrderView
      frame: OrderFrame
      source: TokenSource
      /** tokens that were not used yet, when the confirmation has to be shown again */
      given?: CardTokens | null
      trouble?: OrderTrouble
    }
  | { screen: 'stored'; order: OrderView; frame: OrderFrame; card: StoredCard; trouble?: OrderTrouble }
  | { screen: 'issuer'; url: string; steps: readonly string[]; at?: 'wallet' }
  /** the person has had their trial: the plans without one */
  | { screen: 'selection'; selection: Selection }
  | { screen: 'stopped'; sentence: string; backTo: string }
