import { seal, unseal } from '#platform/seal.ts'
import { accountTypes, type PayeeAccount } from './terms.ts'

const purpose = (memberId: number) => `payee:${memberId}`

export const sealAccount = (secret: string, memberId: number, account: PayeeAccount): string =>
  seal(secret, purpose(memberId), JSON.stringify(account))

/** Null where there is none. What cannot be read with the house's secret is a fault, not a payee without an account. */
export function openAccount(secret: string, memberId: number, sealed: string | null): PayeeAccount | null {
  if (sealed === null) return null
  const text = unseal(secret, purpose(memberId), sealed)
  if (text === null) throw new Error(`the account of payee ${memberId} cannot be read with this secret`)
  return JSON.parse(text) as PayeeAccount
}

const hidden = (text: string, shown: number) => '●'.repeat(Math.max(0, text.length - shown)) + text.slice(-shown)

/** What a screen may show of an account: enough to know it again. */
export const masked = ({ bankCode, branchCode, accountType, accountNumber }: PayeeAccount): string =>
  `${bankCode}-${branchCode} ${accountTypes[accountType]} ${hidden(accountNumber, 3)}`
