import { findAddressee } from '#domains/plans/index.ts'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { writeLetter } from '#platform/letters.ts'
import { orNotFound } from '#platform/refusal.ts'
import { refuseIf } from '../../refusals.ts'
import { putLastReturn } from '../../returns/last-return.ts'
import { lockWork } from '../../returns/queries.ts'
import { dueAt, whyCannotReopen } from '../../rules.ts'
import { openAgain } from '../../works/queries.ts'
import { reopenedForMember, reopenedForTeacher } from '../mail/reopened-letters.ts'
import { findBoardWork } from '../queries.ts'
import { tellOfWork } from '../../work-notice.ts'

/**
 * Opens a return again on its teacher's word. What came back stays with the learner beside what will come; the teacher
 * finds it as a draft, and is owed nothing more for it.
 */
export async function reopen(actor: Actor, id: number, word: string): Promise<void> {
  const { db, house, now } = actor
  orNotFound(await findBoardWork(db, id))
  await db.transaction().execute(async (tx) => {
    await lockWork(tx, id)
    const work = orNotFound(await findBoardWork(tx, id))
    refuseIf(whyCannotReopen(work))
    await openAgain(tx, id, now)
    await putLastReturn(actor, tx, { workId: id, teacherId: work.teacherId })
    const { memberId, teacherMemberId, teacher } = work
    await writeAudit(tx, actor, 'critiques.return-reopened', memberId, { critique: id, teacher, reason: word })
    const about = { workId: id, now }
    const member = await findAddressee(tx, memberId)
    await writeLetter(house, tx, reopenedForMember(house, { ...member, ...about, teacher }))
    await tellOfWork(tx, 'reopened', { memberId, ...about })
    const to = await findAddressee(tx, teacherMemberId!)
    await writeLetter(house, tx, reopenedForTeacher(house, { ...to, ...about, dueAt: dueAt(now) }))
  })
}
