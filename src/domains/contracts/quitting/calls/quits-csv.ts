import { planName, stateNames } from '#domains/plans/terms.ts'
import { Answer } from '#platform/answer.ts'
import type { CallAsk } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { toCsv } from '#platform/csv.ts'
import { staffActorOf } from '#platform/staff-actor.ts'
import { dayKey, formatMoment } from '#platform/tokyo.ts'
import { dayOf } from '#platform/paging.ts'
import { listQuitsForExport } from '../staff-queries.ts'

export default async function quitsCsv(ask: CallAsk) {
  const actor = staffActorOf(ask)
  const period = { from: dayOf(actor.url, 'from'), to: dayOf(actor.url, 'to') }
  const quits = await listQuitsForExport(actor.db, period)
  await writeAudit(actor.db, actor, 'staff.quits-exported', null, { ...period, lines: quits.length })
  const csv = toCsv([
    ['日時', '会員番号', 'プラン', '解約時の状態', '理由', '自由記述', '不具合の内容'],
    ...quits.map((quit) => [
      formatMoment(quit.at),
      quit.member_id,
      planName(quit.plan_id),
      stateNames[quit.state],
      quit.reasons,
      quit.free_text,
      quit.reported_issue,
    ]),
  ])
  return Answer.csv(`quits-${dayKey(actor.now)}`, csv)
}
