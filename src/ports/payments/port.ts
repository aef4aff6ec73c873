/** A card as the provider keeps it for us; its number never comes here. */
export type RegisteredCard = { ref: string; mask: string; expiresOn: string; fingerprint: string }

/** `soft`: may work later. `hard`: will not work before the card is another. */
export type Charged =
  | { outcome: 'captured'; chargeId: string }
  | { outcome: 'declined'; code: string; kind: 'soft' | 'hard' }

/** `fingerprint` says which card was proven; whether it is the registered one is ours to compare. */
export type Authentication =
  | { status: 'passed'; id: string; fingerprint: string }
  | { status: 'challenge'; id: string; url: string }
  | { status: 'pending'; id: string }
  | { status: 'failed'; code: string }

/** What the provider says it did on a day. */
export type ProviderLine = {
  kind: 'charge' | 'refund' | 'chargeback'
  id: string
  /** The key we gave, or null for what we never asked for. */
  key: string | null
  chargeId: string
  yen: number
  at: string
}

/** Takes money from cards. Whatever is asked with a key is done at most once, however often it is asked. */
export type Payments = {
  /** Where the browser changes a card's number for tokens; never called by us. */
  browser: { tokenUrl: string; tokenKey: string }
  /** `key` names the wish (an order): asked again with it, the card is the same; a token serves one wish only. */
  registerCard(ask: { key: string; token: string; memberRef: string }): Promise<RegisteredCard | { refused: string }>
  forgetCard(ref: string): Promise<void>
  /** 3-D Secure. Where a challenge is asked for, the browser goes to `url` and comes back to `returnUrl`. */
  authenticate(ask: { key: string; token: string; yen: number; returnUrl: string }): Promise<Authentication>
  findAuthentication(id: string): Promise<Authentication>
  charge(ask: { key: string; cardRef: string; yen: number; authenticationId?: string }): Promise<Charged>
  /** What became of a charge; null when the provider never heard of the key. */
  findCharge(key: string): Promise<Charged | null>
  refund(ask: {
    key: string
    chargeId: string
    yen: number
  }): Promise<{ outcome: 'done'; refundId: string } | { outcome: 'declined'; code: string }>
  /** All lines of a day of Tokyo (`2025-04-01`), page by page. */
  listDay(day: string): AsyncIterable<ProviderLine[]>
  close(): void
}

/** The provider said nothing that can be relied on: what was asked may or may not have been done. */
export class PaymentsSilent extends Error {}
