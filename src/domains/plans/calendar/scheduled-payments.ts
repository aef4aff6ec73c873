import { debitOf } from './debit-day.ts'
import type { ComingCharge, Standing } from '../terms.ts'
import { comingCharges } from './rules.ts'

/** The coming charges as they will really be taken: by a card on the first day of the month, by the bank on a debit day. */
export function scheduledPayments(
  standing: Pick<Standing, 'state' | 'term' | 'studentUntil' | 'paymentKind'>,
): ComingCharge[] {
  return comingCharges(standing).map((charge) => paymentOf(standing, charge))
}

export const paymentOf = ({ paymentKind }: Pick<Standing, 'paymentKind'>, charge: ComingCharge): ComingCharge =>
  paymentKind === 'direct_debit' ? debitOf(charge) : charge
