import type { Wallet } from '../port.ts'
import type { Unhurried } from '../talk.ts'
import { buyerOf, done } from './answers.ts'
import { checkouts } from './checkouts.ts'
import { openLine } from './line.ts'
import { noticeReader } from './notices.ts'
import { ALGORITHM, signingKey, signPayload } from './signature.ts'
import { till } from './till.ts'

export type AmazonPaySettings = {
  apiUrl: string
  /** Where buyers choose and agree, in their browser. */
  checkoutUrl: string
  /** Where the certificates of its notification service stand. */
  certificatesUrl: string
  keyId: string
  privateKey: string
  storeId: string
  merchantId: string
  /** What stands on the buyer's own list of payments. */
  storeName: string
  timeoutMs?: number
  unhurried?: Unhurried | undefined
}

const TIMEOUT_MS = 20_000

/** Amazon Pay over its published interface, version 2: signed requests, checkout sessions, permissions, charges. */
export function amazonPay(settings: AmazonPaySettings): Wallet {
  const { apiUrl, checkoutUrl, storeId, timeoutMs = TIMEOUT_MS, unhurried } = settings
  const signing = signingKey(settings.keyId, settings.privateKey)
  const line = openLine({ apiUrl, signing, timeoutMs, unhurried })
  return {
    ...checkouts(line, settings),
    ...till(line, { apiUrl, timeoutMs }),
    readNotice: noticeReader(settings),

    signInUrl({ returnUrl, cancelUrl }) {
      const payload = JSON.stringify({
        signInReturnUrl: returnUrl,
        signInCancelUrl: cancelUrl,
        storeId,
        signInScopes: ['name', 'email'],
      })
      const signature = signPayload(payload, signing)
      const carried = { payload, signature, publicKeyId: settings.keyId, algorithm: ALGORITHM }
      return `${checkoutUrl}/signin?${new URLSearchParams(carried)}`
    },

    async findBuyer(token) {
      const told = await line.get(`buyers/${encodeURIComponent(token)}`)
      return told.status >= 400 && told.status < 500 ? null : buyerOf(done(told))
    },

    close: line.close,
  }
}
