import { findAddressee } from '#domains/plans/index.ts'
import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { writeLetter } from '#platform/letters.ts'
import type { Substitute } from '../campaigns/substitutes.ts'
import type { Report } from '../reports/queries.ts'
import { settleReports } from '../reports/settle-reports.ts'
import { insertCommission } from '../commissions/queries.ts'
import { commonTerms } from '../commissions/terms.ts'
import { dropDraft } from '../returns/queries.ts'
import { dueAt } from '../rules.ts'
import { offerPlaces } from '../waits/offer-places.ts'
import { giveToTeacher } from '../works/queries.ts'
import { givenToTeacher, takenFromTeacher, teacherChanged } from './mail/board-letters.ts'
import type { BoardWork } from './queries.ts'
import { tellOfWork } from '../work-notice.ts'

type Move = { to: Substitute; /** the days until the return are counted from now */ anew?: boolean; now: Date }

/** A locked work of a locked campaign goes to another teacher, at that teacher's fee; all three are told. */
export async function moveWork(house: House, tx: Tx, work: BoardWork, { to, anew = false, now }: Move): Promise<void> {
  const { id, campaignId } = work
  const ofTeacher = ({ role }: Report) => role === 'teacher'
  await settleReports(house, tx, id, { isAccepted: true, answer: null, now, of: ofTeacher })
  await dropDraft(tx, id)
  const feeYen = await giveToTeacher(tx, id, { teacherId: to.id, restartedAt: anew ? now : undefined, now })
  const due = dueAt(anew ? now : work.countedFrom)
  await insertCommission(tx, { workId: id, dueAt: due > now ? due : dueAt(now), now })
  await offerPlaces(house, tx, campaignId, now)
  const about = { workId: id, now }
  if (work.teacherMemberId !== null) {
    const teacher = await findAddressee(tx, work.teacherMemberId)
    await writeLetter(house, tx, takenFromTeacher(house, { ...teacher, ...about }))
  }
  const teacher = await findAddressee(tx, to.memberId)
  await writeLetter(
    house,
    tx,
    givenToTeacher(house, { ...teacher, ...about, feeYen, dueAt: due, terms: commonTerms(house.settings.payoutDay) }),
  )
  const member = await findAddressee(tx, work.memberId)
  const change = { from: work.teacher, teacher: to.name, dueAt: due }
  await writeLetter(house, tx, teacherChanged(house, { ...member, ...about, ...change }))
  await tellOfWork(tx, 'moved', { memberId: work.memberId, ...about })
}
