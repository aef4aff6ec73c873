/** A card as the provider keeps it for us; its number never comes here. */
export type RegisteredCard = { ref: string; mask: string; expiresOn: string; fingerprint: string }

/** `soft`: may work later. `hard`: will not work before the card is another. */
export type Charged =
  | { outcome: 'captured'; chargeId: string }
  /** The provider has begun and says later how it ended. */
  | { outcome: 'pending'; chargeId: string }
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
  /** what the provider keeps of it for its work; with tax */
  feeYen?: number
}

/**
 * Takes money and gives it back: from a card, or from what a buyer permitted at a wallet. Whatever is asked with a key
 * is done at most once, however often it is asked.
 */
export type Till = {
  charge(ask: { key: string; methodRef: string; yen: number; authenticationId?: string }): Promise<Charged>
  /** What became of a charge; null when the provider never heard of the key, or cannot be asked by it. */
  findCharge(key: string, chargeId?: string | null): Promise<Charged | null>
  refund(ask: {
    key: string
    chargeId: string
    yen: number
  }): Promise<{ outcome: 'done'; refundId: string } | { outcome: 'declined'; code: string }>
  /** All lines of a day of Tokyo (`2025-04-01`), page by page. */
  listDay(day: string): AsyncIterable<ProviderLine[]>
  close(): void
}

/** Takes money from cards. */
export type Payments = Till & {
  /** Where the browser changes a card's number for tokens; never called by us. */
  browser: { tokenUrl: string; tokenKey: string }
  /** `key` names the wish (an order): asked again with it, the card is the same; a token serves one wish only. */
  registerCard(ask: { key: string; token: string; memberRef: string }): Promise<RegisteredCard | { refused: string }>
  forgetCard(ref: string): Promise<void>
  /** 3-D Secure. Where a challenge is asked for, the browser goes to `url` and comes back to `returnUrl`. */
  authenticate(ask: { key: string; token: string; yen: number; returnUrl: string }): Promise<Authentication>
  findAuthentication(id: string): Promise<Authentication>
}

/** Who pays, as the wallet says. No address is ever asked for. */
export type Buyer = { id: string; name: string; email: string }

/** A buyer's visit at the wallet, from choosing how to pay until they have agreed. */
export type Checkout = {
  id: string
  state: 'open' | 'completed' | 'canceled'
  /** why it was canceled, in the provider's word */
  code: string | null
  buyer: Buyer | null
  /** what the buyer chose to pay with, in the provider's words: 「Visa ****1111 (Amazon Pay)」 */
  descriptor: string | null
  permissionRef: string | null
}

/** `recurring`: what may be taken each month; otherwise it is taken once. */
export type CheckoutAsk = { key: string; yen: number; recurring: boolean; reviewUrl: string; cancelUrl: string }

/** What a buyer permitted; suspended, until they choose another way to pay at the wallet. */
export type Permission = {
  state: 'chargeable' | 'suspended' | 'closed'
  code: string | null
  /** so much may be taken in a month; null where nothing is said */
  limitYen: number | null
  buyer: Buyer | null
}

/** Something changed at the wallet; what, it is asked. */
export type Notice = {
  id: string
  about: 'permission' | 'charge' | 'refund' | 'chargeback'
  objectId: string
  permissionRef: string | null
}

/** Takes money from what buyers permitted at a wallet of theirs. */
export type Wallet = Till & {
  /** Opens a visit; the browser goes to `url` and comes back to `reviewUrl`, or to `cancelUrl`. */
  startCheckout(ask: CheckoutAsk): Promise<{ id: string; url: string }>
  /** Where the buyer chooses, or chooses anew. */
  checkoutUrl(id: string): string
  findCheckout(id: string): Promise<Checkout | null>
  /** What is to be agreed to; the browser goes to `url`, and comes back to `resultUrl`. */
  agree(ask: {
    id: string
    key: string
    yen: number
    recurring: boolean
    resultUrl: string
  }): Promise<{ url: string } | { refused: string }>
  /** The buyer came back and we stand by the sum: from now on there is a permission. */
  complete(ask: { id: string; yen: number }): Promise<Checkout>
  findPermission(ref: string): Promise<Permission | null>
  closePermission(ref: string, reason: string): Promise<void>
  /** Where the buyer changes what this permission is paid with. */
  manageUrl(ref: string): string
  /** What the provider tells by itself; null for what it never wrote. */
  readNotice(text: string): Promise<Notice | null>
  /** Where somebody shows who they are, without paying. */
  signInUrl(ask: { returnUrl: string; cancelUrl: string }): string
  findBuyer(token: string): Promise<Buyer | null>
}

/** The provider said nothing that can be relied on: what was asked may or may not have been done. */
export class PaymentsSilent extends Error {}
