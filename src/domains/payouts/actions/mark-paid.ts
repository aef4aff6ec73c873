import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { orNotFound } from '#platform/refusal.ts'
import { bookPayouts } from '../book-events.ts'
import { lockRun, setPaid } from '../queries.ts'
import { refuse, refuseIf } from '../refusals.ts'
import { whyCannotPay } from '../rules.ts'
import { transferNumber } from '../terms.ts'

/** The bank has paid: everything of the run that did not fail is booked, and its payees get their statements. */
export function markPaid(actor: Actor, runId: number): Promise<void> {
  const { db, now, memberId, house } = actor
  return db.transaction().execute(async (tx) => {
    const run = orNotFound(await lockRun(tx, runId))
    refuseIf(whyCannotPay(run))
    const paid = await setPaid(tx, runId, { at: now, by: memberId })
    if (paid.length === 0) refuse('already-paid')
    await bookPayouts(
      tx,
      paid.map(({ id, ...sums }) => ({ transferId: id, number: transferNumber(id), ...sums, at: now })),
    )
    const yen = paid.reduce((sum, { grossYen, withheldYen }) => sum + grossYen - withheldYen, 0)
    await writeAudit(tx, actor, 'payouts.run-paid', null, { month: run.month, run: runId, transfers: paid.length, yen })
    await house.jobs.add(tx, 'payouts.tell-paid', { id: runId })
  })
}
