import { isOpen, type Course } from '#domains/catalogue/index.ts'
import { yen } from '#domains/plans/terms.ts'
import type { Ask } from '#platform/ask.ts'
import { debtorOf } from '../audience-of.ts'

/** What a film that is shut is opened by: signing up alone opens none. Null where neither plan nor purchase does. */
export function openedBy({ window, subscription, singlePriceYen }: Opens, now: Date): string | null {
  if (!isOpen(window, now)) return null
  const ways = [
    subscription && isOpen(subscription, now) ? '月額プラン' : null,
    singlePriceYen === null ? null : `講座の購入（${yen(singlePriceYen)}・税込）`,
  ].filter((way) => way !== null)
  return ways.length > 0 ? `このレッスンは、${ways.join('、または')}で見られます。` : null
}
type Opens = Pick<Course, 'window' | 'subscription' | 'singlePriceYen'>

/** What stands beside a film that is shut: what opens it, and to whom a debt is in the way. A step is opened by a plan alone. */
export const shut = (ask: Pick<Ask, 'member' | 'now'>, course: Opens | null) => ({
  openedBy: course ? openedBy(course, ask.now) : 'このレッスンは、月額プランで見られます。',
  debtor: debtorOf(ask),
})
