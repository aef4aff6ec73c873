import { findAddressee, lockMember } from '#domains/plans/index.ts'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { writeLetter } from '#platform/letters.ts'
import type { Tx } from '#platform/db.ts'
import { orNotFound } from '#platform/refusal.ts'
import { lockCampaign } from '../../campaigns/queries.ts'
import { insertBreach, insertExclusion, type Report } from '../../reports/queries.ts'
import { excludedUntil } from '../../reports/rules.ts'
import { settleReports } from '../../reports/settle-reports.ts'
import { isBreach } from '../../reports/terms.ts'
import { offerPlaces } from '../../waits/offer-places.ts'
import { cancelAsStaff } from '../../works/queries.ts'
import { tellTeacherOfCancel } from '../../works/tell-teacher.ts'
import type { CancelForm } from '../forms.ts'
import { giveBack } from '../give-back.ts'
import { lockMovable } from '../lock-movable.ts'
import { cancelledBySchool } from '../mail/board-letters.ts'
import { findBoardWork } from '../queries.ts'
import { tellOfWork } from '../../work-notice.ts'

/**
 * Staff cancel a work that waits. Its place is free at once; for a reason of the school's the member loses nothing, and
 * who broke the rules repeatedly asks for nothing for a time.
 */
export async function cancelForSchool(actor: Actor, id: number, { reason, fault }: CancelForm): Promise<void> {
  const { db, house, now } = actor
  const { memberId, campaignId } = orNotFound(await findBoardWork(db, id))
  await db.transaction().execute(async (tx) => {
    await lockMember(tx, memberId)
    await lockCampaign(tx, campaignId)
    await lockMovable(tx, id)
    const work = orNotFound(await findBoardWork(tx, id))
    const reports = await settleReports(house, tx, id, { isAccepted: true, answer: null, now })
    await cancelAsStaff(tx, id, { reason, rightLost: fault === 'breach-lost', now })
    await offerPlaces(house, tx, campaignId, now)
    const until = isBreachFault(fault) ? await noteBreach(tx, { workId: id, memberId, reports, now }) : null
    const regained = fault === 'breach-lost' || until ? 'nothing' : await giveBack(tx, work, { fault, now })
    await writeAudit(tx, actor, 'critiques.work-cancelled', memberId, { critique: id, fault, reason })
    const about = { ...(await findAddressee(tx, memberId)), workId: id, teacher: work.teacher, reason, regained, until }
    await writeLetter(house, tx, cancelledBySchool(house, about))
    await tellOfWork(tx, 'cancelled', { memberId, workId: id, now })
    await tellTeacherOfCancel(house, tx, id)
  })
}

const isBreachFault = (fault: CancelForm['fault']) => fault === 'breach-back' || fault === 'breach-lost'

type Confirmed = { workId: number; memberId: number; reports: Report[]; now: Date }

/** Until when the member asks for nothing, if this breach was one too many. */
async function noteBreach(tx: Tx, { workId, memberId, reports, now }: Confirmed): Promise<Date | null> {
  const kind = reports.map((report) => report.kind).find(isBreach) ?? 'other'
  const until = excludedUntil(await insertBreach(tx, { workId, memberId, kind, now }), now)
  if (until) await insertExclusion(tx, memberId, { now, until })
  return until
}
