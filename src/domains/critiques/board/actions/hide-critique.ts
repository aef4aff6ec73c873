import { findAddressee, lockMember } from '#domains/plans/index.ts'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { writeLetter } from '#platform/letters.ts'
import { orNotFound } from '#platform/refusal.ts'
import { lockCampaign } from '../../campaigns/queries.ts'
import { listSubstitutes } from '../../campaigns/substitutes.ts'
import { refuse } from '../../refusals.ts'
import { settleReports } from '../../reports/settle-reports.ts'
import { hideReturned, lockWork } from '../../returns/queries.ts'
import { grantExtraRight } from '../../works/extra-rights.ts'
import type { HideForm } from '../forms.ts'
import { critiqueHidden, ownCritiqueHidden } from '../mail/hiding-letters.ts'
import { moveWork } from '../move-work.ts'
import { findBoardWork } from '../queries.ts'
import { tellOfWork } from '../../work-notice.ts'

/**
 * Staff take what came back out of sight. Another teacher gives the work back anew, with days of their own; without one
 * the member has one more in a later campaign. The fee of who gave it back stands.
 */
export async function hideCritique(actor: Actor, id: number, form: HideForm): Promise<void> {
  const { hide_reason: reason, substitute_id } = form
  const { db, house, now } = actor
  const { memberId, campaignId } = orNotFound(await findBoardWork(db, id))
  await db.transaction().execute(async (tx) => {
    await lockMember(tx, memberId)
    await lockCampaign(tx, campaignId)
    await lockWork(tx, id)
    const work = orNotFound(await findBoardWork(tx, id))
    if (!work.correctedAt || !(await hideReturned(tx, id, { reason, now }))) refuse('nothing-hidden')
    await settleReports(house, tx, id, { isAccepted: true, answer: null, now })
    const free = await listSubstitutes(tx, work, now)
    const to = substitute_id === null ? null : (free.find((one) => one.id === substitute_id) ?? refuse('no-substitute'))
    const about = { workId: id, reason, now }
    const member = await findAddressee(tx, memberId)
    await writeLetter(house, tx, critiqueHidden(house, { ...member, ...about, isMoved: to !== null }))
    await tellOfWork(tx, 'hidden', { memberId, workId: id, now })
    if (work.teacherMemberId !== null) {
      const teacher = await findAddressee(tx, work.teacherMemberId)
      await writeLetter(house, tx, ownCritiqueHidden(house, { ...teacher, ...about }))
    }
    if (to) await moveWork(house, tx, { ...work, teacherMemberId: null }, { to, anew: true, now })
    else await grantExtraRight(tx, { memberId, workId: id, now })
    const details = { critique: id, reason, from_teacher: work.teacher, ...(to && { to_teacher: to.name }) }
    await writeAudit(tx, actor, 'critiques.critique-hidden', memberId, details)
  })
}
