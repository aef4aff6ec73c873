import { addDaysTo } from '#platform/days.ts'
import type { Tx } from '#platform/db.ts'
import { dayKey } from '#platform/tokyo.ts'
import { cast } from '../cast.ts'
import { fill, settleIds } from '../fill.ts'
import { approvedOn, listMadeAt } from './live-debits.ts'
import type { Written } from './load-contracts.ts'
import { applicationIdOf, orderKeyOf, type Member } from './rows.ts'

/** Applications for direct debit: their papers lie with the bank, are awaited, or were approved. */
export async function loadApplications(tx: Tx, members: readonly Member[]): Promise<void> {
  const byDebit = members.filter(({ contract }) => contract.debit)
  await fill(
    tx,
    'debit_applications',
    byDebit.map((member) => applicationRow(member)),
  )
  await settleIds(tx, ['debit_applications'])
}

function applicationRow({ id, key, contract, lived }: Member) {
  const begun = dayKey(lived.begunAt)
  const approved = approvedOn(contract, lived.begunAt)
  return {
    id: applicationIdOf(id),
    member_id: id,
    plan_id: contract.planId,
    receiving: 'post',
    name: cast.find((one) => one.key === key)!.name,
    postal_code: '1500001',
    prefecture: '東京都',
    address: `渋谷区神宮前1-2-${id}`,
    phone_mask: '090****0003',
    applied_at: lived.begunAt.toISOString(),
    order_key: orderKeyOf(key),
    started_at: lived.begunAt.toISOString(),
    documents_due_on: addDaysTo(begun, 12),
    documents_posted_on: addDaysTo(begun, 2),
    documents_received_on: approved && addDaysTo(begun, 6),
    approved_on: approved,
  }
}

/** The lists of the debit days that are answered, as staff made them. */
export async function loadDebitLists(tx: Tx, invoices: readonly Written[], staffId: number): Promise<void> {
  const asked = invoices.filter(({ debit }) => debit?.answeredAt)
  const days = [...new Set(asked.map(({ dueOn }) => dueOn))].toSorted()
  const of = (day: string) => asked.filter(({ dueOn }) => dueOn === day)
  const lists = days.map((day, index) => ({
    ...{ id: index + 1, debit_on: day, made_at: listMadeAt(day).toISOString(), made_by: staffId },
  }))
  await fill(tx, 'debit_lists', lists)
  const lines = days.flatMap((day, index) => of(day).map((invoice) => ({ list_id: index + 1, invoice })))
  const accounts = Object.values(Object.groupBy(lines, ({ list_id, invoice }) => `${list_id}:${invoice.member.id}`))
  await fill(
    tx,
    'debit_lines',
    accounts.map((asking) => {
      const { list_id, invoice } = asking![0]!
      const { member, debit } = invoice
      return {
        ...{ list_id, application_id: applicationIdOf(member.id), member_id: member.id },
        name: cast.find(({ key }) => key === member.key)!.name,
        yen: asking!.reduce((sum, { invoice: { totalYen } }) => sum + totalYen, 0),
        ...{ result_code: debit!.failed ? '1' : '0', result_at: debit!.answeredAt!.toISOString(), result_by: staffId },
      }
    }),
  )
  await fill(
    tx,
    'debit_line_invoices',
    lines.map(({ list_id, invoice: { id, member, totalYen } }) => ({
      ...{ list_id, application_id: applicationIdOf(member.id), invoice_id: id, yen: totalYen },
    })),
  )
  await settleIds(tx, ['debit_lists'])
}
