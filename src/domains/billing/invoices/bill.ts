import type { Reader as Db } from '#platform/db.ts'
import type { BillFacts } from '../mail/facts.ts'
import { monthLabel } from '#domains/plans/index.ts'
import { type Addressee, paymentNames, planName } from '#domains/plans/terms.ts'

/** An invoice as letters speak of it, and who they are to. */
export async function findBill(db: Db, invoiceId: number): Promise<{ reader: Addressee; bill: BillFacts }> {
  const row = await bills(db).where('i.id', '=', invoiceId).executeTakeFirstOrThrow()
  const lines = await db
    .selectFrom('invoice_lines')
    .select(['label', 'yen'])
    .where('invoice_id', '=', invoiceId)
    .orderBy('position')
    .execute()
  const paidWith = [paymentNames[row.payment_kind], row.mask].filter(Boolean).join(' ')
  return {
    reader: { to: row.email, name: row.name, memberId: row.member_id },
    bill: {
      id: row.id,
      number: row.number,
      title: titleOf(row),
      periodStartsOn: row.period_starts_on,
      periodEndsOn: row.period_ends_on,
      dueOn: row.due_on,
      totalYen: row.total_yen,
      taxYen: row.tax_yen,
      refundedYen: row.refunded_yen,
      lines,
      paidWith,
      paymentKind: row.payment_kind,
      refundedTo: row.payment_kind === 'direct_debit' ? '銀行振込' : paidWith,
    },
  }
}

const bills = (db: Db) =>
  db
    .selectFrom('invoices as i')
    .innerJoin('members as m', 'm.id', 'i.member_id')
    .leftJoin('terms as t', 't.id', 'i.term_id')
    .leftJoin('courses as c', 'c.id', 'i.course_id')
    .leftJoin('payment_methods as p', (join) =>
      join.on(({ eb, or, and }) =>
        or([
          eb('p.id', '=', eb.ref('i.paid_method_id')),
          and([
            eb('i.paid_method_id', 'is', null),
            eb('p.member_id', '=', eb.ref('i.member_id')),
            eb('p.replaced_at', 'is', null),
          ]),
        ]),
      ),
    )
    .select(['i.id', 'i.number', 'i.kind', 'i.month', 'i.member_id', 'i.due_on', 'i.total_yen', 'i.tax_yen'])
    .select('i.refunded_yen')
    .select(['i.period_starts_on', 'i.period_ends_on', 'i.payment_kind'])
    .select(['m.email', 'm.name', 't.plan_id', 'c.title as course', 'p.mask'])

type Row = Awaited<ReturnType<ReturnType<typeof bills>['executeTakeFirstOrThrow']>>

/** 「6ヶ月プラン 2026年12月29日からの1ヶ月」 */
function titleOf({ kind, plan_id, course, period_starts_on, due_on }: Row): string {
  if (kind === 'course') return `単品講座「${course ?? ''}」`
  if (kind === 'coaching') return '個人コーチング'
  const plan = planName(plan_id) ?? '月額プラン'
  return kind === 'trial_month' ? `${plan} 初月` : `${plan} ${monthLabel(period_starts_on ?? due_on)}`
}
