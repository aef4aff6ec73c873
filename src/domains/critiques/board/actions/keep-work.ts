import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { orNotFound } from '#platform/refusal.ts'
import { refuse } from '../../refusals.ts'
import { settleReports } from '../../reports/settle-reports.ts'
import { lockWork } from '../../returns/queries.ts'
import { findBoardWork } from '../queries.ts'

/** Staff leave a work as it is, and say why to who asked for something else. */
export async function keepWork(actor: Actor, id: number, answer: string): Promise<void> {
  const { db, house, now } = actor
  const { memberId } = orNotFound(await findBoardWork(db, id))
  await db.transaction().execute(async (tx) => {
    await lockWork(tx, id)
    const reports = await settleReports(house, tx, id, { isAccepted: false, answer, now })
    if (reports.length === 0) refuse('nothing-reported')
    await writeAudit(tx, actor, 'critiques.report-dismissed', memberId, { critique: id, reason: answer })
  })
}
