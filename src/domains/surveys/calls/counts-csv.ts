import { Answer } from '#platform/answer.ts'
import type { CallAsk } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { toCsv } from '#platform/csv.ts'
import { idOf } from '#platform/ids.ts'
import { orNotFound } from '#platform/refusal.ts'
import { staffActorOf } from '#platform/staff-actor.ts'
import { dayKey } from '#platform/tokyo.ts'
import { countOptions, findSurvey } from '../staff-queries.ts'

/** How often each option was chosen; no line is about a person. */
export default async function countsCsv(ask: CallAsk) {
  const actor = staffActorOf(ask)
  const survey = orNotFound(await findSurvey(actor.db, idOf(ask.params.id)))
  const options = await countOptions(actor.db, survey.id)
  await writeAudit(actor.db, actor, 'surveys.counts-exported', null, { id: survey.id, name: survey.title })
  const csv = toCsv([['質問', '選択肢', '回答数'], ...options.map(({ title, count }) => [survey.title, title, count])])
  return Answer.csv(`survey-${survey.id}-${dayKey(actor.now)}`, csv)
}
