import { termsRows } from '../orders/terms-words.ts'
import type { OrderTerms, PaymentKind } from '../orders/terms.ts'

export const paymentNames: Record<PaymentKind, string> = {
  card: 'クレジットカード',
  direct_debit: '口座振替',
  amazon_pay: 'Amazon Pay',
}

/** What was agreed, line by line, in the words of the final confirmation. */
export function orderFacts(terms: OrderTerms, contact: string): (readonly [name: string, value: string])[] {
  const rows = termsRows(terms, contact).map(({ about, says, charges = [] }) => {
    const charged = charges.map(({ on, yen, label }) => `${on}　${yen}（${label}）`)
    return [about, [...says, ...charged].join('\n')] as const
  })
  return [...rows, ['お支払い方法', paymentNames[terms.payment]]]
}
