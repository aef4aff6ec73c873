import { expect, it } from 'vitest'
import { writeInvoice } from '#test/money/invoices.ts'
import { payoutHouse } from '#test/money/payouts.ts'
import { listRecords } from './queries.ts'

const anything = { from: null, to: null, least: null, most: null, page: 1 } as const

it('digits find the payout of that number and the member of that number, and nobody whose address bears them [LA-013]', async () => {
  const { fresh, staff, nextYear, filedRun } = await payoutHouse()
  nextYear()
  const { memberId, transferId } = await filedRun()
  await fresh.db
    .updateTable('payout_transfers')
    .set({ paid_at: fresh.clock.now(), paid_by: (await staff()).memberId })
    .where('id', '=', transferId)
    .execute()
  const other = await fresh.newMember()
  const email = `somebody-${transferId}-${memberId}@example.com`
  await fresh.db.updateTable('members').set({ email, email_key: email }).where('id', '=', other).execute()
  await writeInvoice(fresh.db, other, { at: fresh.clock.now(), state: 'paid' })
  const found = async (customer: string) => {
    const records = await listRecords(fresh.db, { ...anything, customer })
    return records.filter((record) => record.memberId === other || record.memberId === memberId)
  }
  for (const digits of [transferId, memberId])
    expect(await found(String(digits))).toMatchObject([{ kind: 'payout', number: String(transferId), memberId }])
  expect(await found(email)).toMatchObject([{ kind: 'invoice', memberId: other }])
})
