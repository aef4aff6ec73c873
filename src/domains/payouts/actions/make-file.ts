import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { orNotFound } from '#platform/refusal.ts'
import { dayKey } from '#platform/tokyo.ts'
import { lockRun, setFiled } from '../queries.ts'
import { refuseIf } from '../refusals.ts'
import { payDayFrom, whyCannotFile } from '../rules.ts'

/** From now on the file may be with the bank: it is the same at every download, and the run is never undone. It names a day that is still to come. */
export function makeFile(actor: Actor, runId: number): Promise<void> {
  const { db, now, memberId, house } = actor
  return db.transaction().execute(async (tx) => {
    const run = orNotFound(await lockRun(tx, runId))
    refuseIf(whyCannotFile(run, house.settings.payoutAccount !== null))
    await setFiled(tx, runId, { payOn: payDayFrom(run.payOn, dayKey(now)), at: now, by: memberId })
    await writeAudit(tx, actor, 'payouts.file-made', null, { month: run.month, run: runId })
  })
}
