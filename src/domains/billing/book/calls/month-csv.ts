import { Answer } from '#platform/answer.ts'
import type { CallAsk } from '#platform/ask.ts'
import { notFound } from '#platform/refusal.ts'
import { staffActorOf } from '#platform/staff-actor.ts'
import { monthCsv } from '../month-csv.server.ts'

/** A month of the book for the accountant's spreadsheet. */
export default async function (ask: CallAsk) {
  const actor = staffActorOf(ask)
  const month = ask.query.get('month') ?? ''
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(month)) return notFound()
  return Answer.csv(`book-${month}`, monthCsv(actor.db, month))
}
