import { z } from 'zod'

const url = (example: string) => z.url({ error: `must be an address such as ${example}` })

export const walletEnvironment = {
  AMAZON_PAY_API_URL: url('https://pay-api.amazon.jp').optional(),
  AMAZON_PAY_CHECKOUT_URL: url('https://payments.amazon.co.jp/checkout').optional(),
  AMAZON_PAY_CERTIFICATES_URL: url('https://sns.ap-northeast-1.amazonaws.com/').optional(),
  AMAZON_PAY_KEY_ID: z.string().optional(),
  AMAZON_PAY_PRIVATE_KEY: z
    .string()
    .regex(/^-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'must be a private key in PEM')
    .optional(),
  AMAZON_PAY_STORE_ID: z.string().optional(),
  AMAZON_PAY_MERCHANT_ID: z.string().optional(),
}

export type WalletSettings = z.output<z.ZodObject<typeof walletEnvironment>>
const names = Object.keys(walletEnvironment) as (keyof WalletSettings)[]

/** Amazon Pay is offered where all of it is set, and nowhere where nothing is. */
export function whyHalfAWallet(settings: WalletSettings): string[] {
  const missing = names.filter((name) => !settings[name])
  if (missing.length === names.length) return []
  return missing.map((name) => `${name} is missing: Amazon Pay needs all of its settings, or none.`)
}

/** What of it no production house may have. */
export function whySandboxWallet(settings: WalletSettings): string[] {
  const addresses = ['AMAZON_PAY_API_URL', 'AMAZON_PAY_CHECKOUT_URL', 'AMAZON_PAY_CERTIFICATES_URL'] as const
  const wrong = addresses
    .filter((name) => /sandbox/i.test(settings[name] ?? ''))
    .map((name) => `${name} points at the sandbox, which production does not have.`)
  if (/^SANDBOX-/i.test(settings.AMAZON_PAY_KEY_ID ?? ''))
    wrong.push('AMAZON_PAY_KEY_ID is one of the sandbox: production needs the real one.')
  return wrong
}
