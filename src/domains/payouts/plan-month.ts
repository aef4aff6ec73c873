import type { Ask } from '#platform/ask.ts'
import type { Reader } from '#platform/db.ts'
import { dayKey } from '#platform/tokyo.ts'
import { openAccount } from './account.ts'
import { listOwed, listPayees } from './queries.ts'
import { monthAfter, payDayOf, planRun } from './rules.ts'
import type { Month } from './terms.ts'

/** What a run of that month would pay now; within the transaction that closes it, what it pays. */
export async function planMonth({ house, now }: Ask, db: Reader, month: Month, lock = false) {
  const { payoutDay, payoutMinimumYen: minimumYen, secret } = house.settings
  const payOn = payDayOf(month, payoutDay, dayKey(now))
  const lines = await listOwed(db, monthAfter(month), { lock })
  const payees = await listPayees(db, [...new Set(lines.map(({ memberId }) => memberId))], { lock })
  const linesOf = Map.groupBy(lines, ({ memberId }) => memberId)
  const owed = payees.map(({ memberId, account, refusedAt }) => ({
    memberId,
    account: openAccount(secret, memberId, account),
    refused: refusedAt !== null,
    lines: linesOf.get(memberId)!,
  }))
  return { payOn, payees, lines, ...planRun(owed, { payOn, minimumYen }) }
}
