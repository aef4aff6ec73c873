import { feeOf, monthOf, type FeeLine } from '#domains/plans/index.ts'
import type { PlanId } from '#domains/plans/terms.ts'
import { dueNow, type Agreement } from '#domains/contracts/terms.ts'

type Line = FeeLine | { kind: 'course' | 'coaching' | 'commission'; label: string; yen: number }
export type Bill = {
  kind: 'month' | 'trial_month' | 'course' | 'coaching'
  dueOn: string
  lines: Line[]
  period?: { startsOn: string; endsOn: string }
}

/** The bill that comes with the order itself, exactly as it was agreed; null when nothing is due yet. */
export function billOf(terms: Agreement): Bill | null {
  const { planId, trialEndsOn, trialYen, serviceStartsOn: dueOn, title } = terms
  if (dueNow(terms) === 0) return null
  if (terms.coaching) return billOfTicket(terms, terms.coaching)
  if (planId === null)
    return { kind: 'course', dueOn, lines: [{ kind: 'course', label: `講座「${title}」`, yen: terms.totalYen }] }
  if (trialEndsOn !== null) {
    const line: FeeLine = { kind: 'fee', label: `${title} 初月キャンペーン`, yen: trialYen! }
    return { kind: 'trial_month', dueOn, lines: [line], period: { startsOn: dueOn, endsOn: trialEndsOn } }
  }
  return firstMonthOf(terms, planId)
}

function billOfTicket({ title, serviceStartsOn: dueOn }: Agreement, ticket: NonNullable<Agreement['coaching']>): Bill {
  const { priceYen, commissionYen } = ticket
  return {
    kind: 'coaching',
    dueOn,
    lines: [
      { kind: 'coaching', label: `個人コーチング「${title}」`, yen: priceYen },
      ...(commissionYen > 0 ? [{ kind: 'commission' as const, label: '手数料', yen: commissionYen }] : []),
    ],
  }
}

/** The bill of a term's first month; a bank collects it later, and then it is due on a debit day. */
export function firstMonthOf(terms: Agreement, planId: PlanId): Bill {
  const { serviceStartsOn: dueOn, monthlyYen } = terms
  const { discountedYen: discountMonthlyYen, discountMonths } = terms
  const dates = { planId, anchorOn: dueOn, anchorMonths: 0, months: terms.months! }
  const fees = { monthlyYen: monthlyYen!, discountMonthlyYen, discountMonths }
  const { lines } = feeOf({ ...dates, ...fees }, 0, terms.student?.until ?? null)
  return { kind: 'month', dueOn, lines, period: monthOf(dates, 0) }
}
