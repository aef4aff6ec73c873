import { Answer } from '#platform/answer.ts'
import type { CallAsk } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { toCsv } from '#platform/csv.ts'
import { idOf } from '#platform/ids.ts'
import { orNotFound } from '#platform/refusal.ts'
import { staffActorOf } from '#platform/staff-actor.ts'
import { formatMoment } from '#platform/tokyo.ts'
import { findDraw, listAllWinners } from '../draw-queries.ts'

const names = ['当選順', '会員番号', '氏名', 'メールアドレス', '応募の日時', '金額', '発送の日時']

/** The winners of a lottery, to send them what they won. Who took the list is written down. */
export default async function (ask: CallAsk) {
  const actor = staffActorOf(ask)
  const id = idOf(ask.params.id)
  orNotFound(await findDraw(actor.db, id))
  const winners = await listAllWinners(actor.db, id)
  await writeAudit(actor.db, actor, 'staff.lottery-exported', null, { campaign: id, lines: winners.length })
  const rows = winners.map((won) => [
    ...[won.place, won.memberId, won.name, won.email, formatMoment(won.enteredAt), won.yen],
    won.sentAt && formatMoment(won.sentAt),
  ])
  return Answer.csv(`lottery-${id}`, toCsv([names, ...rows]))
}
