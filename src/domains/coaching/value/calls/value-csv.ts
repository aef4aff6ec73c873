import { Answer } from '#platform/answer.ts'
import type { CallAsk } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { toCsv } from '#platform/csv.ts'
import { staffActorOf } from '#platform/staff-actor.ts'
import { readValue } from '../read-value.server.ts'

/** The days of a month, as the page shows them, from the first on. */
export default async function (ask: CallAsk) {
  const actor = staffActorOf(ask)
  const { month, rows } = await readValue(ask, ask.query.get('month'))
  await writeAudit(ask.db, actor, 'coaching.csv-exported', null, { month })
  const lines = rows.toReversed().map(({ day, soldYen, goneYen, unusedYen }) => [day, soldYen, goneYen, unusedYen])
  return Answer.csv(`coaching-value-${month}`, toCsv([['日付', '販売', '利用・失効・返金', '未使用残高'], ...lines]))
}
