import { addDays, startOfDay } from '#platform/tokyo.ts'
import type { Payable } from './queries.ts'
import type { FailureKind } from './terms.ts'

const HOUR = 3_600_000
/**
 * Days after a debt began on which a soft decline is tried again, at ten in the morning. It begins with the first
 * failure: on the due date, or later where the fee was charged late.
 */
const RETRY_DAYS = [3, 7, 14]
const RETRY_HOUR = 10

/** Whether what is owed closes a subscription: a course or coaching does not. */
export const isFee = (kind: string) => kind === 'month' || kind === 'trial_month'

/** When the charge of an unpaid fee is tried again by itself; null when nothing but a new card or its owner helps. */
export function nextRetryAt(since: string, kind: FailureKind, now: Date): Date | null {
  if (kind === 'hard') return null
  return RETRY_DAYS.map((days) => retryMoment(since, days)).find((at) => at > now) ?? null
}

const retryMoment = (since: string, days: number) =>
  new Date(addDays(startOfDay(since), days).getTime() + RETRY_HOUR * HOUR)

/** Why a wish to pay cannot be followed; null when the provider may be asked, or when it is paid or under way. */
export function whyCannotPay({ state, withBank, methodId, methodKind, lastFailure }: Payable) {
  if (state === 'written_off' || state === 'refunded') return 'nothing-to-pay'
  if (withBank) return 'with-bank'
  if (state !== 'open' && state !== 'unpaid') return null
  if (methodId === null) return 'no-card'
  // Cards that are lost or closed are not asked again and again.
  if (lastFailure !== 'hard') return null
  return methodKind === 'amazon_pay' ? 'wallet-refused' : 'card-refused'
}
