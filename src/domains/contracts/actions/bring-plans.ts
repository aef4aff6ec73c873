import { beginTerms } from '#domains/plans/index.ts'
import type { Actor } from '#platform/ask.ts'
import type { Day } from '#platform/days.ts'
import type { Tx } from '#platform/db.ts'
import { dayKey } from '#platform/tokyo.ts'

/** As far as the name of its length goes, what came along counts as the shortest plan. */
const SHORTEST = 2

/**
 * New members have what they paid for at another system until that day: nothing is charged or invoiced, nothing renews,
 * and it ends by itself.
 */
export async function bringPlans(
  tx: Tx,
  { memberId: actorId, now: at }: Pick<Actor, 'memberId' | 'now'>,
  plans: readonly { memberId: number; until: Day }[],
): Promise<void> {
  const today = dayKey(at)
  const nothing = { monthlyYen: 0, discountMonthlyYen: null, discountMonths: 0, invoicedMonths: 0, months: 0 }
  await beginTerms(
    tx,
    plans.map(({ memberId, until }) => ({
      standing: { memberId, state: 'before_subscribe' },
      change: { cause: 'staff', actorId, at },
      to: 'will_cancel',
      term: {
        ...{ ...nothing, kind: 'brought', planId: SHORTEST, startsOn: today, endsOn: until },
        ...{ anchorOn: today, anchorMonths: 0, cancelAnytime: false, optionId: null, orderKey: null },
      },
      paymentKind: null,
    })),
  )
}
