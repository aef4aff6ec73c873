import { termsRows } from '../terms-words.ts'
import type { Agreement } from '#domains/contracts/terms.ts'
import { paymentNames } from '#domains/plans/terms.ts'

/** What was agreed, line by line, in the words of the final confirmation. */
export function orderFacts(terms: Agreement, contact: string): (readonly [name: string, value: string])[] {
  const rows = termsRows(terms, contact).map(({ about, says, charges = [] }) => {
    const charged = charges.map(({ on, yen, label }) => `${on}　${yen}（${label}）`)
    return [about, [...says, ...charged].join('\n')] as const
  })
  return [...rows, ['お支払い方法', paymentNames[terms.payment]]]
}
