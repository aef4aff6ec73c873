import { readFileSync } from 'node:fs'
import { createPublicKey } from 'node:crypto'

const pem = (name: string) => readFileSync(new URL(`keys/${name}`, import.meta.url), 'utf8')

/** What a school uses with this provider; worth nothing anywhere else. */
export const SANDBOX_MERCHANT = {
  keyId: 'SANDBOX-EGAKU0000000000000000001',
  privateKey: pem('merchant.pem'),
  storeId: 'amzn1.application-oa2-client.egaku-sandbox',
  merchantId: 'EGAKUSANDBOX',
}
export const merchantKey = createPublicKey(SANDBOX_MERCHANT.privateKey)
/** With what the provider signs what it tells by itself, and how anybody can see that. */
export const noticeKey = pem('notices.pem')
export const noticeCertificate = pem('notices.crt')

/** The settings of a school that uses the provider at that address. */
export const settingsAt = (url: string) => ({
  AMAZON_PAY_API_URL: url,
  AMAZON_PAY_CHECKOUT_URL: `${url}/checkout`,
  AMAZON_PAY_CERTIFICATES_URL: `${url}/certificates/`,
  AMAZON_PAY_KEY_ID: SANDBOX_MERCHANT.keyId,
  AMAZON_PAY_PRIVATE_KEY: SANDBOX_MERCHANT.privateKey,
  AMAZON_PAY_STORE_ID: SANDBOX_MERCHANT.storeId,
  AMAZON_PAY_MERCHANT_ID: SANDBOX_MERCHANT.merchantId,
})
