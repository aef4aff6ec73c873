import { Answer } from '#platform/answer.ts'
import type { CallAsk } from '#platform/ask.ts'
import { toCsv } from '#platform/csv.ts'
import { idOf } from '#platform/ids.ts'
import { staffActorOf } from '#platform/staff-actor.ts'
import { formatDayKey } from '#platform/tokyo.ts'
import { lastDayOf } from '../last-day-of.ts'
import { exportCodes } from '../actions/manage-codes.ts'

/** The codes of a batch, once: from then on nobody can tell them any more. */
export default async function (ask: CallAsk) {
  const actor = staffActorOf(ask)
  const id = idOf(ask.params.id)
  const { label, expiresAt, codes } = await exportCodes(actor, id)
  const until = formatDayKey(lastDayOf(expiresAt))
  const lines = codes.map((code) => [code, label, until])
  return Answer.csv(`serial-codes-${id}`, toCsv([['シリアルコード', '束', '有効期限'], ...lines]))
}
