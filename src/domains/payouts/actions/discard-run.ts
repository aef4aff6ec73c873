import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { orNotFound } from '#platform/refusal.ts'
import { deleteRun, lockRun } from '../queries.ts'
import { refuseIf } from '../refusals.ts'
import { whyCannotDiscard } from '../rules.ts'

/** A run that no bank has seen is undone: everything is owed as before, and the month can be closed anew. */
export function discardRun(actor: Actor, runId: number): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const run = orNotFound(await lockRun(tx, runId))
    refuseIf(whyCannotDiscard(run))
    await deleteRun(tx, runId)
    await writeAudit(tx, actor, 'payouts.run-discarded', null, { month: run.month, run: runId })
  })
}
