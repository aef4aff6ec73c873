import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'
import { readOverview, urgent } from './read-overview.server.ts'

let fresh: FreshHouse
const now = new Date('2026-11-22T12:00:00+09:00')
beforeAll(async () => {
  fresh = await freshHouse({ now })
})
afterAll(() => fresh.close())

const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)

it('the overview counts members, trials that end, debts, today’s charges and what is unclear', async () => {
  const { db } = fresh
  const staff = await fresh.newMember({ isStaff: true })
  const trials = await Promise.all([1, 2, 3].map(() => fresh.newMember({ plan: { planId: 5, state: 'under_trial' } })))
  const payers = await Promise.all([1, 2].map(() => fresh.newMember({ plan: { planId: 1, state: 'will_continue' } })))
  await fresh.newMember()
  // Seven days from today's midnight in Tokyo: one just inside, one just outside, one without a next step.
  const ends = [new Date('2026-11-28T23:59:59+09:00'), new Date('2026-11-29T00:00:00+09:00'), null]
  for (const [index, next_step_at] of ends.entries())
    await db.updateTable('subscriptions').set({ next_step_at }).where('member_id', '=', trials[index]!).execute()

  const invoice = async (member_id: number, state: 'unpaid' | 'open' | 'paid', total_yen: number) => {
    const row = {
      member_id,
      kind: 'course',
      due_on: '2026-11-22',
      total_yen,
      tax_yen: 0,
      payment_kind: 'card',
    } as const
    return (
      await db
        .insertInto('invoices')
        .values({ ...row, state, issued_at: now })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  }
  await invoice(payers[0]!, 'unpaid', 13_800)
  await invoice(payers[0]!, 'unpaid', 200)
  await invoice(payers[1]!, 'unpaid', 1_000)
  const paid = await invoice(payers[1]!, 'paid', 5_000)
  const { id: payment_method_id } = await db
    .insertInto('payment_methods')
    .values({ member_id: payers[1]!, kind: 'card', provider_ref: 'card-1', registered_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const attempt = (state: 'captured' | 'declined' | 'unknown', finished_at: Date | null, yen = 5_000) => ({
    ...{ invoice_id: paid, payment_method_id, yen, state, reason: 'due' as const, started_at: hours(-20), finished_at },
  })
  await db
    .insertInto('charge_attempts')
    .values([
      attempt('captured', new Date('2026-11-22T00:00:00+09:00')),
      attempt('captured', new Date('2026-11-21T23:59:59+09:00')),
      attempt('declined', hours(-1)),
      attempt('unknown', null),
    ])
    .execute()
  const mismatch = { day: '2026-11-21', kind: 'amount', found_at: now } as const
  await db
    .insertInto('provider_mismatches')
    .values([
      { ...mismatch, provider_charge_id: 'a' },
      { ...mismatch, provider_charge_id: 'b', settled_at: now, settled_by: staff },
    ])
    .execute()

  const seen = await readOverview(await fresh.actorFor(staff))
  expect(seen.states).toEqual([
    { name: '体験・初月', count: 3 },
    { name: '継続中', count: 2 },
    { name: '解約手続き済み', count: 0 },
    { name: '解約済み', count: 0 },
    { name: '未契約', count: 1 },
  ])
  const said = Object.fromEntries(
    [...seen.waiting, ...seen.none, ...seen.today].map(({ label, value, note }) => [label, [value, note]]),
  )
  expect(said).toMatchObject({
    '7日以内に終わる体験': ['1名', expect.any(String)],
    未払いの請求: ['3件', '2名・15,000円'],
    結果待ちの決済: ['1件', expect.any(String)],
    決済会社との不一致: ['1件', expect.any(String)],
    成功した決済: ['5,000円', '1件'],
    失敗した決済: ['1件', expect.any(String)],
  })
  // A word that no domain says any more would put nothing first.
  const labels = [...seen.waiting, ...seen.none].map(({ label }) => label)
  expect(urgent.filter((label) => !labels.includes(label))).toEqual([])
  expect(seen.waiting.map(({ label }) => label)).toEqual([
    '決済会社との不一致',
    '結果待ちの決済',
    '未払いの請求',
    '7日以内に終わる体験',
  ])
})
