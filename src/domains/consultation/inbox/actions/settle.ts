import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'
import { invalid, orNotFound } from '#platform/refusal.ts'
import { refuseIf } from '../../refusals.ts'
import { changeThread, lockThread, type LockedThread } from '../../threads/queries.ts'
import { listColleagues } from '../queries.ts'

/** Who sees to it; nobody where nobody is named. */
export const assign = (actor: Actor, id: number, assigneeId: number | null): Promise<void> =>
  change(actor, id, async (tx, thread) => {
    const isKnown = assigneeId === null || (await listColleagues(tx)).some((one) => one.id === assigneeId)
    if (!isKnown) throw invalid({ assignee_id: ['担当者を選んでください。'] })
    await changeThread(tx, id, { assignee_id: assigneeId })
    await writeAudit(tx, actor, 'consultation.assigned', thread.memberId, { question: id })
  })

/** Ends it with a reason, which the member reads. */
export const closeThread = (actor: Actor, id: number, reason: string): Promise<void> =>
  change(actor, id, async (tx, thread) => {
    await changeThread(tx, id, { closed_at: actor.now, closed_reason: reason, closed_by: actor.memberId })
    await writeAudit(tx, actor, 'consultation.closed', thread.memberId, { question: id })
  })

/** Read, and nothing to answer: what members think of the school promises no answer. */
export const markSeen = (actor: Actor, id: number): Promise<void> =>
  change(actor, id, async (tx, thread) => {
    if (thread.kind !== 'feedback') throw invalid({ act: ['ご意見・ご感想だけを確認済みにできます。'] })
    await changeThread(tx, id, { waits_since: null, closed_at: actor.now, closed_by: actor.memberId })
    await writeAudit(tx, actor, 'consultation.seen', thread.memberId, { question: id })
  })

function change(actor: Actor, id: number, work: (tx: Tx, thread: LockedThread) => Promise<void>): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const thread = orNotFound(await lockThread(tx, id))
    refuseIf(thread.closedAt ? 'thread-over' : null)
    await work(tx, thread)
  })
}
