import { bookPayouts } from '#domains/payouts/book-events.ts'
import { sealAccount } from '#domains/payouts/account.ts'
import { payReturn } from '#domains/critiques/returns/pay-return.ts'
import { openPayee, type PayKind } from '#domains/payouts/index.ts'
import { insertRun, insertTransfers, setFiled, setPaid } from '#domains/payouts/queries.ts'
import { monthAfter, monthBefore, monthOf, payDayOf, withheldFrom } from '#domains/payouts/rules.ts'
import { transferNumber, type PayeeAccount } from '#domains/payouts/terms.ts'
import type { Tx } from '#platform/db.ts'
import { addDays, dayKey, startOfDay } from '#platform/tokyo.ts'

type Payee = { key: string; kind: PayKind; account: Partial<PayeeAccount> | null }

/** Who is paid for what, and where to; the third has not said yet. */
const payees: Payee[] = [
  { key: 'teacher1', kind: 'teaching', account: { name: '朝比奈 直', holder: 'ｱｻﾋﾅ ﾅｵ' } },
  {
    key: 'teacher2',
    kind: 'teaching',
    account: { entity: 'corporation', name: 'マナベ制作株式会社', holder: 'ﾏﾅﾍﾞｾｲｻｸ(ｶ', registration: 'T7010705000725' },
  },
  { key: 'teacher3', kind: 'teaching', account: null },
  { key: 'ambassador', kind: 'ambassador', account: { name: '篠原 たまき', holder: 'ｼﾉﾊﾗ ﾀﾏｷ' } },
]

const usual: PayeeAccount = {
  entity: 'individual',
  name: '',
  nameKana: '',
  postalCode: '1500001',
  address: '東京都渋谷区神宮前1-2-3',
  bankCode: '0009',
  branchCode: '123',
  accountType: 'ordinary',
  accountNumber: '0012345',
  holder: '',
  registration: '',
}

type World = { tx: Tx; ids: Map<string, number>; secret: string; now: Date }

/** Teachers and an ambassador, and the works that came back: what is older than last month was paid together. */
export async function loadPayouts({ tx, ids, secret, now }: World): Promise<void> {
  const opened = addDays(now, -290)
  for (const { key, kind, account } of payees) {
    const memberId = ids.get(key)!
    await openPayee(tx, memberId, kind, opened)
    if (!account) continue
    const sealed = sealAccount(secret, memberId, { ...usual, nameKana: account.holder!, ...account })
    await tx
      .updateTable('payees')
      .set({ account: sealed, account_changed_at: opened })
      .where('member_id', '=', memberId)
      .execute()
  }
  await payReturns(tx)
  await payFirstMonth({ tx, ids, secret, now }, monthBefore(monthBefore(monthOf(dayKey(now)))))
}

/** Each work that a teacher with an account brought back is owed to them, as it is when they bring it back themselves. */
async function payReturns(tx: Tx): Promise<void> {
  const returned = await tx
    .selectFrom('corrected_works as w')
    .innerJoin('correctional_teachers as t', 't.id', 'w.teacher_id')
    .select(['w.id', 'w.fee_yen as feeYen', 'w.corrected_at as at', 't.member_id as memberId'])
    .where('w.corrected_at', 'is not', null)
    .where('t.member_id', 'is not', null)
    .orderBy('w.corrected_at')
    .execute()
  for (const { id, feeYen, at, memberId } of returned)
    await payReturn(tx, { memberId: memberId!, workId: id, key: String(id), feeYen, now: at! })
}

async function payFirstMonth({ tx, ids }: World, month: string): Promise<void> {
  const by = ids.get('staff-accounting')!
  const closedOn = addDays(startOfDay(monthAfter(month)), 2)
  const payOn = payDayOf(month, 25, dayKey(closedOn))
  const runId = (await insertRun(tx, { month, pay_on: payOn, drafted_at: closedOn, drafted_by: by }))!
  const planned = await Promise.all(
    payees.slice(0, 2).map(async ({ key, account }) => {
      const lines = await tx
        .selectFrom('pay_lines')
        .select(['id', 'yen'])
        .where('member_id', '=', ids.get(key)!)
        .where('earned_on', '<', monthAfter(month))
        .execute()
      const grossYen = lines.reduce((sum, { yen }) => sum + yen, 0)
      const withheldYen = account?.entity === 'corporation' ? 0 : withheldFrom(grossYen, payOn)
      return { memberId: ids.get(key)!, lineIds: lines.map(({ id }) => id), grossYen, withheldYen }
    }),
  )
  await insertTransfers(tx, runId, planned)
  await setFiled(tx, runId, { payOn, at: closedOn, by })
  const paid = await setPaid(tx, runId, { at: startOfDay(payOn), by })
  await bookPayouts(
    tx,
    paid.map(({ id, ...sums }) => ({ transferId: id, number: transferNumber(id), ...sums, at: startOfDay(payOn) })),
  )
}

/** A reward that was certain before the first month's close was paid with it; when. */
export async function payWithFirstRun(tx: Tx, memberId: number, sourceKey: string): Promise<Date> {
  const run = await tx
    .selectFrom('payout_runs')
    .select(['id', 'pay_on', 'filed_by'])
    .orderBy('month')
    .executeTakeFirstOrThrow()
  const lines = await tx
    .selectFrom('pay_lines')
    .select(['id', 'yen'])
    .where('member_id', '=', memberId)
    .where('source_key', '=', sourceKey)
    .execute()
  const grossYen = lines.reduce((sum, { yen }) => sum + yen, 0)
  await insertTransfers(tx, run.id, [{ memberId, lineIds: lines.map(({ id }) => id), grossYen, withheldYen: 0 }])
  const at = startOfDay(run.pay_on)
  const paid = await setPaid(tx, run.id, { at, by: run.filed_by! })
  await bookPayouts(
    tx,
    paid.map(({ id, ...sums }) => ({ transferId: id, number: transferNumber(id), ...sums, at })),
  )
  return at
}
