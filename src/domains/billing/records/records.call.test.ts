import { expect, it } from 'vitest'
import { newPerson } from '#test/people.ts'
import { writeInvoice } from '#test/money/invoices.ts'
import { PASSWORD } from '#test/accounts/newcomers.ts'
import { sharedWeb } from '#test/web.ts'

const web = sharedWeb()
const rowsOn = (html: string) => [...html.matchAll(/>(E\d{8})</g)].map(([, number]) => number!)

it('accounting finds a record of money by day, sum and customer on one page, also of who has left, without the name [LA-013]', async () => {
  const { session } = await newPerson(web, { isStaff: true, role: 'accounting' })
  const customer = await newPerson(web, { name: '取引 たろう', plan: { state: 'after_unsubscribe' } })
  const day = (at: string) => new Date(`${at}T12:00:00+09:00`)
  const first = await writeInvoice(web.db, customer.memberId, { at: day('2011-03-01'), state: 'paid' })
  const second = await writeInvoice(web.db, customer.memberId, { at: day('2011-03-31'), state: 'paid' })
  await web.db.updateTable('invoices').set({ total_yen: 7_654_321 }).where('id', '=', second.id).execute()
  const numbers = await web.db
    .selectFrom('invoices')
    .select(['id', 'number'])
    .where('member_id', '=', customer.memberId)
    .orderBy('id')
    .execute()
  const [one, two] = [first, second].map(({ id }) => numbers.find((row) => row.id === id)!.number)
  const find = async (query: string) => {
    const page = await session.visit(`/staff/money_records?${query}`)
    expect(page.status).toBe(200)
    return { found: rowsOn(page.text), text: page.text }
  }
  expect((await find('from=2011-03-01&to=2011-03-31')).found).toEqual([two, one])
  expect((await find('from=2011-03-02&to=2011-03-31')).found).toEqual([two])
  expect((await find('from=2011-03-01&to=2011-03-30')).found).toEqual([one])
  expect((await find('least=7654321&most=7654321')).found).toEqual([two])
  expect((await find('least=7654322&most=9999999')).found).not.toContain(two)
  expect((await find(`customer=${encodeURIComponent('取引 たろう')}`)).found).toEqual([two, one])
  expect((await find(`customer=${encodeURIComponent('取引 たろう')}&to=2011-03-15`)).found).toEqual([one])
  expect((await find('customer=%25')).found).toEqual([])
  expect((await find('')).text).toContain('10年間保管します')
  const left = await customer.session.submit(`/users/${customer.memberId}/withdrawal`, {
    agreed: '1',
    current_password: PASSWORD,
  })
  expect(left.status).toBe(303)
  const after = await find(`customer=${customer.memberId}`)
  expect(after.found).toEqual([two, one])
  expect([after.text.includes('退会した会員'), after.text.includes('取引 たろう')]).toEqual([true, false])
  for (const role of ['support', 'editor'] as const) {
    const other = await newPerson(web, { isStaff: true, role })
    expect((await other.session.visit('/staff/money_records')).status).toBe(404)
  }
})
