import type { Actor } from '#platform/ask.ts'
import { writeLetter } from '#platform/letters.ts'
import { orNotFound } from '#platform/refusal.ts'
import { refuse } from '../../refusals.ts'
import { offerSoon } from '../../offer-soon.ts'
import { requestCancelled } from '../mail/work-letters.ts'
import { releaseExtraRight } from '../extra-rights.ts'
import { cancelWaiting, findWork, lockOwn } from '../queries.ts'
import { tellTeacherOfCancel } from '../tell-teacher.ts'

/** The owner takes a waiting work back: the place and the right are free again at once. */
export async function cancelWork(actor: Actor, id: number): Promise<void> {
  const { db, house, memberId, now } = actor
  await db.transaction().execute(async (tx) => {
    const work = orNotFound(await findWork(tx, { viewerId: memberId, now }, id))
    orNotFound(work.isOwn || null)
    const own = orNotFound(await lockOwn(tx, memberId, id))
    if (work.correctedAt === null && work.cancelledAt === null && own.hasBegun) refuse('teacher-began')
    if (!(await cancelWaiting(tx, memberId, id, now))) refuse('not-waiting')
    await releaseExtraRight(tx, id)
    await tellTeacherOfCancel(house, tx, id)
    await offerSoon(house, tx, work.campaignId)
    const { email: to, name } = actor.member
    await writeLetter(house, tx, requestCancelled(house, { to, name, workId: id, teacher: work.teacher }))
  })
}
