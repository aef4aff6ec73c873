import type { Db } from '#platform/db.ts'
import { addDays, dayKey, startOfDay } from '#platform/tokyo.ts'

export type DebitPayer = { approvedOn?: string | null; receiving?: 'print' | 'post'; name?: string | null }

/** Makes these people pay from their bank account; the bank has approved unless something else is said. */
export async function payByDebit(
  db: Db,
  memberIds: readonly number[],
  { approvedOn, receiving = 'print', name = null }: DebitPayer = {},
) {
  const ids: number[] = []
  for (const memberId of memberIds) {
    const { started_at: startedAt } = await db
      .updateTable('subscriptions')
      .set({ payment_kind: 'direct_debit' })
      .where('member_id', '=', memberId)
      .returning('started_at')
      .executeTakeFirstOrThrow()
    await db
      .updateTable('payment_methods')
      .set({ replaced_at: startedAt })
      .where('member_id', '=', memberId)
      .where('replaced_at', 'is', null)
      .execute()
    const address =
      receiving === 'post' ? { postal_code: '1500001', prefecture: '東京都', address: '渋谷区神宮前1-1-1' } : {}
    const approved_on = approvedOn === undefined ? dayKey(addDays(startedAt, 3)) : approvedOn
    const { id } = await db
      .insertInto('debit_applications')
      .values({
        member_id: memberId,
        plan_id: 2,
        receiving,
        name: receiving === 'post' ? (name ?? '口座 たろう') : name,
        ...address,
        phone_mask: '090****0001',
        applied_at: startedAt,
        started_at: startedAt,
        documents_due_on: dayKey(addDays(startOfDay(dayKey(startedAt)), 5)),
        documents_received_on: approved_on,
        approved_on,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const method = {
      member_id: memberId,
      kind: 'direct_debit' as const,
      provider_ref: `debit:${id}`,
      registered_at: startedAt,
    }
    await db.insertInto('payment_methods').values(method).execute()
    ids.push(id)
  }
  return ids
}

export type ResultLine = readonly [applicationId: number, code: number | string]

/** The file of an agency: a number and a code on each line. */
export const resultFile = (...rows: readonly ResultLine[]) =>
  Buffer.from(['顧客番号,結果コード', ...rows.map((row) => row.join(','))].join('\r\n'))
