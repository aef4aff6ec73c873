import type { SubscriptionState } from '#platform/ask.ts'

export type WhyStay = 'staff-stays' | 'plan-runs' | 'plan-ends' | 'bill-open'
export type Leaver = { state: SubscriptionState; owes: boolean; isStaff: boolean }

/** Whoever still has a plan, or a bill that is not settled, cannot vanish from the books. */
export function whyCannotLeave({ state, owes, isStaff }: Leaver): WhyStay | null {
  if (isStaff) return 'staff-stays'
  if (state === 'under_trial' || state === 'will_continue') return 'plan-runs'
  if (state === 'will_cancel') return 'plan-ends'
  return owes ? 'bill-open' : null
}
