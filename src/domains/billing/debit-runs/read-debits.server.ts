import type { Actor } from '#platform/ask.ts'
import { notFound, orNotFound } from '#platform/refusal.ts'
import { dayKey, formatDay, formatDayKey, formatMoment } from '#platform/tokyo.ts'
import { pageOf } from '#platform/paging.ts'
import { dayOf } from '#platform/days.ts'
import { debitDayAfter, nextDebitDay } from '#domains/plans/index.ts'
import { whyCannotMakeList } from './list-rules.ts'
import { listPresentable } from '../invoices/debits.ts'
import { findList, listLines, listLists } from './queries.ts'
import { refusal } from './refusals.ts'
import { customerNumber, resultName } from './terms.ts'

const LINES = 50

/** The next debit day with what it will bring, and the lists of the days before. */
export async function readDebits({ db, now }: Actor) {
  const lists = await listLists(db)
  const next = nextDebitDay(dayKey(now))
  const made = lists.some(({ debitOn }) => debitOn === next)
  const day = made ? debitDayAfter(next) : next
  const coming = await listPresentable(db, day)
  const why = whyCannotMakeList(day, dayKey(now)) ?? (coming.length === 0 ? 'nothing-to-debit' : null)
  return {
    next: {
      day,
      text: formatDayKey(day),
      count: coming.length,
      yen: coming.reduce((sum, invoice) => sum + invoice.yen, 0),
      why: why && refusal(why).message,
    },
    lists: lists.map((list) => ({
      day: list.debitOn,
      text: formatDayKey(list.debitOn),
      lines: list.lines,
      yen: list.yen,
      waiting: list.waiting,
      paid: list.paid,
      failed: list.lines - list.waiting - list.paid,
      made: `${formatMoment(list.madeAt)}　${list.madeBy}`,
    })),
  }
}

export type DebitList = Awaited<ReturnType<typeof readDebitList>>

/** One list as it was made, and what the banks answered. */
export async function readDebitList({ db, url }: Actor, day: string | undefined) {
  const list = orNotFound(await findList(db, orNotFound(dayOf(day ?? '') || null)))
  const page = pageOf(url)
  const lines = await listLines(db, list.id)
  const pages = Math.max(1, Math.ceil(lines.length / LINES))
  if (page > pages) notFound()
  const count = (is: (code: string | null) => boolean) => lines.filter(({ resultCode }) => is(resultCode)).length
  return {
    day: list.debitOn,
    text: formatDayKey(list.debitOn),
    made: `${formatMoment(list.madeAt)}　${list.madeBy}`,
    count: lines.length,
    yen: lines.reduce((sum, line) => sum + line.yen, 0),
    waiting: count((code) => code === null),
    paid: count((code) => code === '0'),
    failed: count((code) => code !== null && code !== '0'),
    page,
    pages,
    lines: lines.slice((page - 1) * LINES, page * LINES).map((line) => ({
      number: customerNumber(line.applicationId),
      member: { id: line.memberId, name: line.name || '（退会済み）' },
      yen: line.yen,
      invoices: line.invoiceIds.map((id, index) => ({ id, number: line.numbers[index]! })),
      code: line.resultCode,
      result: resultName(line.resultCode) ?? '結果待ち',
      answered: line.resultAt && formatDay(line.resultAt),
    })),
  }
}
