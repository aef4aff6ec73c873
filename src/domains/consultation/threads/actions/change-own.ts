import type { Actor } from '#platform/ask.ts'
import type { Tx } from '#platform/db.ts'
import { notFound } from '#platform/refusal.ts'
import { releaseFile } from '#platform/stored-files.ts'
import { dayKey } from '#platform/tokyo.ts'
import { refuseIf } from '../../refusals.ts'
import { dueDay, whyCannotAdd, whyCannotRemove } from '../../rules.ts'
import { readClosedDays } from '../due-days.ts'
import { QUESTIONS } from '../limits.ts'
import { changeThread, hasAnswer, insertMessage, lockThread, type LockedThread, removeThread } from '../queries.ts'

/** Something more from who asked: the school has to answer again. */
export async function addToThread(actor: Actor, id: number, { body, key }: { body: string; key: string }) {
  const { house, memberId, member, now } = actor
  await house.limits.take(QUESTIONS, String(memberId))
  await change(actor, id, async (tx, thread) => {
    refuseIf(whyCannotAdd(thread, now))
    const isNew = await insertMessage(tx, {
      ...{ questionId: id, byWhom: 'member', authorId: memberId, authorName: member.name, body, key },
      ...{ writtenAt: now, sentAt: now },
    })
    if (!isNew) return
    const due = thread.kind === 'feedback' ? null : dueDay(now, await readClosedDays(tx, dayKey(now)))
    const waits = thread.waitsSince ? {} : { waits_since: now, due_on: due }
    await changeThread(tx, id, { ...waits, version: thread.version + 1 })
  })
}

/** What nobody has answered may be taken back, with its pictures. */
export const removeOwn = (actor: Actor, id: number): Promise<void> =>
  change(actor, id, async (tx, thread) => {
    refuseIf(whyCannotRemove({ ...thread, hasAnswer: thread.answeredAt !== null || (await hasAnswer(tx, id)) }))
    for (const key of await removeThread(tx, id)) await releaseFile(tx, key)
  })

function change(actor: Actor, id: number, work: (tx: Tx, thread: LockedThread) => Promise<void>): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const thread = await lockThread(tx, id)
    if (thread?.memberId !== actor.memberId) return notFound()
    await work(tx, thread)
  })
}
