import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { dayKey } from '#platform/tokyo.ts'
import { planMonth } from '../plan-month.ts'
import { insertRun, insertTransfers } from '../queries.ts'
import { refuse, refuseIf } from '../refusals.ts'
import { payDayOf, whyCannotClose } from '../rules.ts'
import type { Month } from '../terms.ts'

/** Writes down who is paid what of everything that is owed until the month's end, once for a month. */
export function closeMonth(actor: Actor, month: Month): Promise<number> {
  const { db, house, now, memberId } = actor
  return db.transaction().execute(async (tx) => {
    const today = dayKey(now)
    refuseIf(whyCannotClose(month, today))
    // Of two who close it at once the second waits here, and finds it closed.
    const pay_on = payDayOf(month, house.settings.payoutDay, today)
    const runId = await insertRun(tx, { month, pay_on, drafted_at: now, drafted_by: memberId })
    if (runId === null) return refuse('already-closed')
    const { transfers } = await planMonth(actor, tx, month, true)
    if (transfers.length === 0) refuse('nothing-to-pay')
    await insertTransfers(tx, runId, transfers)
    const yen = transfers.reduce((sum, { grossYen }) => sum + grossYen, 0)
    await writeAudit(tx, actor, 'payouts.month-closed', null, { month, run: runId, payees: transfers.length, yen })
    return runId
  })
}
