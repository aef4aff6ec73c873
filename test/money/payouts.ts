import { sql } from 'kysely'
import { trialBalance } from '#domains/billing/book/queries.ts'
import { closeMonth } from '#domains/payouts/actions/close-month.ts'
import { makeFile } from '#domains/payouts/actions/make-file.ts'
import { freshHouse } from '#test/fresh-house.ts'
import { payeesOf } from './payees.ts'

/** A house that pays people, with somebody of its staff. Each test takes a year of its own: `nextYear()`. */
export async function payoutHouse() {
  const fresh = await freshHouse({ env: { PAYOUT_ACCOUNT: '0000012345 0001-001-1-1234567 ｶ)ｴｶﾞｸ' } })
  const payees = payeesOf(fresh)
  const staffId = await fresh.newMember({ isStaff: true })
  const staff = () => fresh.actorFor(staffId)
  const at = { year: 2030, month: '' }

  const transfersOf = (runId: number) =>
    fresh.db.selectFrom('payout_transfers').selectAll().where('run_id', '=', runId).orderBy('member_id').execute()
  const afterTheMonth = () => fresh.clock.set(new Date(`${at.year}-07-03T10:00:00+09:00`))

  return {
    fresh,
    payees,
    staff,
    at,
    transfersOf,
    afterTheMonth,
    nextYear() {
      at.month = `${++at.year}-06-01`
      fresh.clock.set(new Date(`${at.year}-06-10T10:00:00+09:00`))
    },
    balances: async () =>
      Object.fromEntries((await trialBalance(fresh.db)).map(({ account, balanceYen }) => [account, balanceYen])),
    owedYen: async () => {
      const { rows } = await sql<{ yen: number }>`select coalesce(sum(yen), 0) as yen from pay_lines
        where transfer_id is null and cancelled_at is null`.execute(fresh.db)
      return rows[0]!.yen
    },
    letters: (like: string) =>
      fresh.db.selectFrom('letters').select(['key', 'to_address', 'plain']).where('key', 'like', `${like}%`).execute(),
    /** Somebody in a run whose file is with the bank. */
    async filedRun(yen = 10_000) {
      const memberId = await payees.newPayee()
      await payees.earn(memberId, yen)
      afterTheMonth()
      const runId = await closeMonth(await staff(), at.month)
      await makeFile(await staff(), runId)
      const transfer = (await transfersOf(runId)).find((row) => row.member_id === memberId)!
      return { memberId, runId, transferId: transfer.id }
    },
  }
}
