import { findAddressee } from '#domains/plans/index.ts'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'
import { writeLetter } from '#platform/letters.ts'
import { orNotFound } from '#platform/refusal.ts'
import { tellAnswered } from '../tell-answered.ts'
import { refuse, refuseIf } from '../../refusals.ts'
import { whyCannotAnswer } from '../../rules.ts'
import { changeThread, lockThread, type LockedThread } from '../../threads/queries.ts'
import { handed } from '../mail/handed.ts'
import { dropProposal, findTeacherOf, releaseProposal } from '../../threads/proposals.ts'

/** The course's teacher is asked: they see this question alone, and what they write goes out when staff release it. */
export const handOver = (actor: Actor, id: number, teacherId: number): Promise<void> =>
  change(actor, id, async (tx, thread) => {
    const teacher = thread.courseId === null ? undefined : await findTeacherOf(tx, teacherId, thread.courseId)
    if (!teacher) return refuse('no-teacher')
    if (thread.handedTo !== null) refuse('already-handed')
    await changeThread(tx, id, { handed_to: teacherId, handed_at: actor.now })
    await writeAudit(tx, actor, 'consultation.handed', thread.memberId, { question: id, name: teacher.name })
    const { to, name } = await findAddressee(tx, teacher.memberId)
    await writeLetter(actor.house, tx, handed(actor.house, { to, name, id, at: actor.now }))
  })

/** Staff see to it themselves again; what the teacher had proposed is gone. */
export const takeBack = (actor: Actor, id: number): Promise<void> =>
  change(actor, id, async (tx, thread) => {
    if (thread.handedTo === null) refuse('not-handed')
    await dropProposal(tx, id)
    await changeThread(tx, id, { handed_to: null, handed_at: null })
    await writeAudit(tx, actor, 'consultation.taken-back', thread.memberId, { question: id })
  })

/** A teacher's answer in the words that staff have read; the member is told as of any other. */
export const release = (
  actor: Actor,
  id: number,
  { body, version }: { body: string; version: number },
): Promise<void> =>
  change(actor, id, async (tx, thread) => {
    refuseIf(whyCannotAnswer(thread, version))
    const { house, now } = actor
    const name = await releaseProposal(tx, id, body, now)
    if (name === null) return refuse('no-proposal')
    await changeThread(tx, id, {
      ...{ waits_since: null, answered_at: now, first_answered_at: thread.firstAnsweredAt ?? now },
      ...{ handed_to: null, handed_at: null, version: thread.version + 1 },
    })
    await writeAudit(tx, actor, 'consultation.released', thread.memberId, { question: id, name })
    await tellAnswered(tx, house, { ...thread, id, now })
  })

function change(actor: Actor, id: number, work: (tx: Tx, thread: LockedThread) => Promise<void>): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const thread = orNotFound(await lockThread(tx, id))
    refuseIf(thread.closedAt ? 'thread-over' : null)
    await work(tx, thread)
  })
}
