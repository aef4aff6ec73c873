import type { Actor } from '#platform/ask.ts'
import { writeLetter } from '#platform/letters.ts'
import { orNotFound } from '#platform/refusal.ts'
import { withFactorOf } from '#platform/second-factor.ts'
import { refuse, refuseIf } from '../../refusals.ts'
import { lockWork } from '../../returns/queries.ts'
import { whyNotWaiting } from '../../rules.ts'
import { findWork } from '../../works/queries.ts'
import type { ReportForm } from '../forms.ts'
import { reportArrived } from '../mail/report-letters.ts'
import { insertReport } from '../queries.ts'
import { reportsOf } from '../rules.ts'
import type { ReporterRole } from '../terms.ts'

const REPORTS = { name: 'critique-reports', points: 20, seconds: 3600 }

/** The member or the teacher of a work tells the school what should be decided; the work stays as it is until then. */
export async function reportWork(actor: Actor, workId: number, { kind, words }: ReportForm): Promise<void> {
  const { db, house, memberId, now } = actor
  const viewer = { viewerId: memberId, now }
  const { isOwn } = orNotFound(await findWork(db, viewer, workId))
  if (!isOwn) withFactorOf(actor)
  await house.limits.take(REPORTS, String(memberId))
  await db.transaction().execute(async (tx) => {
    await lockWork(tx, workId)
    const work = orNotFound(await findWork(tx, viewer, workId))
    const role: ReporterRole = work.isOwn ? 'member' : 'teacher'
    const state = stateOf(work)
    if (kind !== 'offence') refuseIf(whyNotWaiting(work))
    const standing = { state, hasBegun: work.hasBegun, isBack: work.versions.length > 0 } as const
    const outside = house.settings.correctionCancelUrl !== null
    if (!reportsOf(role, standing, outside).includes(kind)) refuse('not-reportable')
    const id = (await insertReport(tx, { workId, kind, role, words, now })) ?? refuse('already-reported')
    await writeLetter(house, tx, reportArrived(house, { reportId: id, workId, kind, role }))
  })
}

const stateOf = ({ cancelledAt, correctedAt }: { cancelledAt: Date | null; correctedAt: Date | null }) =>
  cancelledAt ? 'cancelled' : correctedAt ? 'corrected' : 'waiting'
