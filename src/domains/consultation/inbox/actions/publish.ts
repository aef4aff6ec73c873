import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { orNotFound } from '#platform/refusal.ts'
import { refuse } from '../../refusals.ts'
import { findPlace, lockThread } from '../../threads/queries.ts'
import { ROLE_NAME } from './answer.ts'
import { insertAnswer, unpublish } from '../../answers/queries.ts'

type Words = { question: string; answer: string }

/** Others may read it from now on: only with the consent of who asked, and only what was answered about a lesson. */
export function publishAnswer(actor: Actor, id: number, words: Words): Promise<void> {
  const { db, house, memberId, now } = actor
  return db.transaction().execute(async (tx) => {
    const thread = orNotFound(await lockThread(tx, id))
    if (!thread.mayReuse) refuse('no-consent')
    if (!thread.answeredAt || thread.courseId === null) return refuse('not-answered')
    const { courseId, lessonId, primeLessonId } = thread
    const place = orNotFound(await findPlace(tx, id))
    const isNew = await insertAnswer(tx, house, {
      ...{ questionId: id, courseId, lessonId, primeLessonId, ...place, ...words },
      ...{ answeredBy: ROLE_NAME, publishedBy: memberId, now },
    })
    if (!isNew) refuse('already-published')
    await writeAudit(tx, actor, 'consultation.published', thread.memberId, { question: id })
  })
}

export function takeDownAnswer(actor: Actor, id: number): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const thread = orNotFound(await lockThread(tx, id))
    if (await unpublish(tx, actor.house, id))
      await writeAudit(tx, actor, 'consultation.unpublished', thread.memberId, { question: id })
  })
}
