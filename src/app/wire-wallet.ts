import { outsideDeadline } from '#platform/deadline.ts'
import { amazonPay } from '#ports/payments/amazon-pay/adapter.ts'
import type { Wallet } from '#ports/payments/port.ts'
import type { WalletSettings } from './wallet-settings.ts'

/** Amazon Pay, where the school has it. */
export function wireWallet(env: WalletSettings & { SITE_NAME: string; CARD_TIMEOUT_SECONDS: number }): Wallet | null {
  if (!env.AMAZON_PAY_API_URL) return null
  return amazonPay({
    apiUrl: env.AMAZON_PAY_API_URL,
    checkoutUrl: env.AMAZON_PAY_CHECKOUT_URL!,
    certificatesUrl: env.AMAZON_PAY_CERTIFICATES_URL!,
    keyId: env.AMAZON_PAY_KEY_ID!,
    privateKey: env.AMAZON_PAY_PRIVATE_KEY!,
    storeId: env.AMAZON_PAY_STORE_ID!,
    merchantId: env.AMAZON_PAY_MERCHANT_ID!,
    storeName: env.SITE_NAME,
    timeoutMs: env.CARD_TIMEOUT_SECONDS * 1000,
    unhurried: outsideDeadline,
  })
}

/** Its address, for who looks whether it is the sandbox. */
export const walletUrls = ({ AMAZON_PAY_API_URL: url }: WalletSettings): Record<string, string> =>
  url ? { AMAZON_PAY_API_URL: url } : {}
