import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { dayKey } from '#platform/tokyo.ts'
import { lockDebtors } from '../../invoices/claim.ts'
import type { Day } from '#platform/days.ts'
import { debitDayAfter } from '#domains/plans/index.ts'
import { whyCannotMakeList } from '../list-rules.ts'
import { listPresentable, postponeOpen, presentInvoices } from '../../invoices/debits.ts'
import { insertLines, insertList } from '../queries.ts'
import { refuse, refuseIf } from '../refusals.ts'

/**
 * Writes down what every account is asked for on that day, once. What stands on the list is the bank's until it
 * answers: no card is charged for it.
 */
export function makeList(actor: Actor, day: Day): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    refuseIf(whyCannotMakeList(day, dayKey(actor.now)))
    const listId = await insertList(tx, { debit_on: day, made_at: actor.now, made_by: actor.memberId })
    if (listId === null) return refuse('list-made')
    const ids = (await listPresentable(tx, day)).map(({ id }) => id)
    await lockDebtors(tx, ids)
    const presented = await presentInvoices(tx, day, ids)
    if (presented.length === 0) refuse('nothing-to-debit')
    await insertLines(tx, listId, presented)
    await postponeOpen(tx, day, debitDayAfter(day))
    const yen = presented.reduce((sum, invoice) => sum + invoice.yen, 0)
    await writeAudit(tx, actor, 'plans.debit-list-made', null, { day, invoices: presented.length, yen })
  })
}
