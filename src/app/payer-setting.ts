import type { Settings } from '#platform/house.ts'

/** Whose account pays others, as the bank wrote it: code, bank, branch, type, number, name in kana. */
export const payerPattern = /^(\d{10}) (\d{4})-(\d{3})-([12])-(\d{7}) ([ｱ-ﾝﾞﾟA-Z0-9 ().,/-]{1,40})$/

/** An invented one, for houses that stand on the sandbox. */
export const SANDBOX_PAYER = '0000012345 0001-001-1-1234567 ｶ)ｴｶﾞｸ'

export function payerOf(written: string | null): Settings['payoutAccount'] {
  const parts = written === null ? null : payerPattern.exec(written)
  if (!parts) return null
  const [, code, bankCode, branchCode, type, number, name] = parts as unknown as string[]
  return {
    code: code!,
    bankCode: bankCode!,
    branchCode: branchCode!,
    type: type as '1' | '2',
    number: number!,
    name: name!,
  }
}
