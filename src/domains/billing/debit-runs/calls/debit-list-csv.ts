import { Answer } from '#platform/answer.ts'
import type { CallAsk } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { toCsv } from '#platform/csv.ts'
import { orNotFound } from '#platform/refusal.ts'
import { staffActorOf } from '#platform/staff-actor.ts'
import { dayOf } from '#platform/days.ts'
import { findList, listLines } from '../queries.ts'
import { customerNumber } from '../terms.ts'

const names = ['顧客番号', '氏名', '振替日', '金額', '請求番号', '結果コード']

/** The list for the collecting agency: the same at every export, with an empty column for its answer. */
export default async function (ask: CallAsk) {
  const actor = staffActorOf(ask)
  const { id, debitOn } = orNotFound(await findList(actor.db, orNotFound(dayOf(ask.params.day ?? '') || null)))
  const lines = await listLines(actor.db, id)
  await writeAudit(actor.db, actor, 'plans.debit-list-exported', null, { day: debitOn, lines: lines.length })
  const rows = lines.map((line) => [
    customerNumber(line.applicationId),
    line.name,
    debitOn,
    line.yen,
    line.numbers.join(' '),
    '',
  ])
  return Answer.csv(`debits-${debitOn}`, toCsv([names, ...rows]))
}
