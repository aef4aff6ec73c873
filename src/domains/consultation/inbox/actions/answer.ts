import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { orNotFound } from '#platform/refusal.ts'
import { refuseIf } from '../../refusals.ts'
import { whyCannotAnswer } from '../../rules.ts'
import { changeThread, insertMessage, lockThread } from '../../threads/queries.ts'
import type { AnswerForm } from '../forms.ts'
import { tellAnswered } from '../tell-answered.ts'

export const ROLE_NAME = 'サポート担当'

/** An answer of the school: the member is told by letter. Sent twice it is one; on words that were not read it is none. */
export function answer(actor: Actor, id: number, form: Omit<AnswerForm, 'act'>): Promise<void> {
  const { db, house, member, memberId, now } = actor
  return db.transaction().execute(async (tx) => {
    const thread = orNotFound(await lockThread(tx, id))
    const isNew = await insertMessage(tx, {
      ...{ questionId: id, byWhom: 'staff', authorId: memberId, body: form.answer, key: form.key },
      ...{ authorName: form.sign === 'name' ? member.name : ROLE_NAME, writtenAt: now, sentAt: now },
    })
    if (!isNew) return
    refuseIf(whyCannotAnswer(thread, form.version))
    await changeThread(tx, id, {
      waits_since: null,
      answered_at: now,
      first_answered_at: thread.firstAnsweredAt ?? now,
      assignee_id: thread.assigneeId ?? memberId,
      version: thread.version + 1,
    })
    await writeAudit(tx, actor, 'consultation.answered', thread.memberId, { question: id })
    await tellAnswered(tx, house, { ...thread, id, now })
  })
}
