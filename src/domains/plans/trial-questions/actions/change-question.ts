import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { putQuestion } from '../queries.ts'
import type { TrialQuestion } from '../terms.ts'

export function changeQuestion(actor: Actor, question: TrialQuestion): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    await putQuestion(tx, actor.house, question)
    await writeAudit(tx, actor, 'staff.trial-question-changed', null, { id: question.position, name: question.title })
  })
}
