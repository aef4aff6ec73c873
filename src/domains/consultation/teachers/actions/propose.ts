import type { Actor } from '#platform/ask.ts'
import { notFound, orNotFound } from '#platform/refusal.ts'
import { findTeacherOf, putProposal } from '../../threads/proposals.ts'
import { lockThread } from '../../threads/queries.ts'

/** What the teacher would answer. It is nobody's but the school's until it is released. */
export function propose(actor: Actor, id: number, teacherId: number, body: string): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const thread = orNotFound(await lockThread(tx, id))
    if (thread.handedTo !== teacherId || thread.closedAt) return notFound()
    const name = (await findTeacherOf(tx, teacherId, thread.courseId ?? 0))?.name ?? actor.member.name
    await putProposal(tx, { questionId: id, authorId: actor.memberId, name, body, now: actor.now })
  })
}
