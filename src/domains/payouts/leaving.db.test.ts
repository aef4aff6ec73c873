import { afterAll, beforeEach, expect, it } from 'vitest'
import { withdraw } from '#domains/membership/actions/withdraw.ts'
import { payoutHouse } from '#test/money/payouts.ts'
import { closeMonth } from './actions/close-month.ts'
import { markPaid } from './actions/mark-paid.ts'

const desk = await payoutHouse()
const { fresh, payees, staff, at, transfersOf, afterTheMonth, filedRun } = desk
afterAll(() => fresh.close())
beforeEach(() => desk.nextYear())

const leave = async (memberId: number) => withdraw(await fresh.actorFor(memberId), async () => {})
const accountOf = async (memberId: number) =>
  (await fresh.db.selectFrom('payees').select('account').where('member_id', '=', memberId).executeTakeFirstOrThrow())
    .account

it('keeps a payee from leaving while money is on its way to them, and no longer', async () => {
  const { memberId, runId } = await filedRun()
  await expect(leave(memberId)).rejects.toMatchObject({ status: 409, code: 'in-transfer' })
  await markPaid(await staff(), runId)
  await leave(memberId)
  expect(await accountOf(memberId)).not.toBeNull()
})

it('forgets the account of who leaves without ever having been paid', async () => {
  const memberId = await payees.newPayee()
  await leave(memberId)
  expect(await accountOf(memberId)).toBeNull()
})

it('still pays what is owed to who has left', async () => {
  const memberId = await payees.newPayee()
  await payees.earn(memberId, 4_000)
  await leave(memberId)
  afterTheMonth()
  const rows = await transfersOf(await closeMonth(await staff(), at.month))
  expect(rows.find((row) => row.member_id === memberId)?.gross_yen).toBe(4_000)
})
