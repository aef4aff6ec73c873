import type { Actor } from '#platform/ask.ts'
import { ownPath } from '#platform/own-path.ts'
import { dayKey, formatMonthOf } from '#platform/tokyo.ts'
import { sumOfDebt, findStanding } from '#domains/plans/index.ts'

/** What the page of another card shows; `redirect_to` is followed only where it leads to a page of ours. */
export async function readCardChange(actor: Actor, redirectTo: unknown) {
  const { db, memberId, house, now } = actor
  const { method } = await findStanding(db, memberId)
  return {
    source: house.payments.browser,
    thisYear: Number(dayKey(now).slice(0, 4)),
    returnTo: returnPath(actor, redirectTo),
    current:
      method?.kind === 'card' && method.mask && method.expiresOn
        ? { mask: method.mask, expires: formatMonthOf(method.expiresOn) }
        : null,
    unpaid: (await sumOfDebt(db, memberId)) > 0,
  }
}

/** A page of this site, or the account page. */
export function returnPath({ house, memberId }: Actor, given: unknown): string {
  const path = ownPath(given, house.settings.origin)
  return path === '/' && given !== '/' ? `/users/${memberId}/plan` : path
}
