import { expect, it } from 'vitest'
import { addDays, dayKey } from '#platform/tokyo.ts'
import { closedFilm } from '#test/learning/courses.ts'
import { writeInvoice } from '#test/money/invoices.ts'
import { newPayers } from '#test/money/payers.ts'
import { sharedWeb } from '#test/web.ts'

const web = sharedWeb()

/** Somebody whose fee of ten days ago is unpaid: what is for subscribers is closed to them. */
async function closedOut() {
  const now = await web.now()
  const dueAt = addDays(now, -10)
  const [memberId] = await newPayers(web.db, { planId: 1, startsOn: dayKey(dueAt), invoicedMonths: 1 })
  const { id } = await writeInvoice(web.db, memberId!, { at: dueAt, state: 'unpaid', failureKind: 'soft' })
  await web.db
    .updateTable('subscriptions')
    .set({ closes_at: addDays(dueAt, 8) })
    .where('member_id', '=', memberId!)
    .execute()
  const { email } = await web.db
    .selectFrom('members')
    .select('email')
    .where('id', '=', memberId!)
    .executeTakeFirstOrThrow()
  const session = await web.signIn(email)
  return { session, memberId: memberId!, invoiceId: id, path: `/users/${memberId}/payments` }
}

async function chargesOf(memberId: number) {
  const { provider_ref } = await web.db
    .selectFrom('payment_methods')
    .select('provider_ref')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  const reply = await fetch(`${web.sandbox}/sandbox/payments.json?card=${provider_ref}`)
  return ((await reply.json()) as { charges: { outcome: string; yen: number }[] }).charges
}

it('twenty posts at once charge a debt once, and open at once what was closed for it [UP-004] [UP-008]', async () => {
  const { session, memberId, invoiceId, path } = await closedOut()
  const film = await closedFilm(web.db)
  expect((await session.visit(film)).status).toBe(403)
  await session.token()
  const press = () => session.submit(path, { invoice: String(invoiceId) })
  const replies = await Promise.all(Array.from({ length: 20 }, press))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([303]))
  expect((await chargesOf(memberId)).map(({ outcome, yen }) => [outcome, yen])).toEqual([['captured', 13_800]])
  expect((await session.visit(film)).status).toBe(200)
})

it('nobody pays, or learns of, what another owes [UP-004]', async () => {
  const [debtor, stranger] = [await closedOut(), await closedOut()]
  const theirs = { invoice: String(debtor.invoiceId) }
  const missing = { invoice: '999999999' }
  for (const [path, body] of [
    [debtor.path, theirs],
    [stranger.path, theirs],
    [stranger.path, missing],
  ] as const)
    expect((await stranger.session.submit(path, body)).status).toBe(404)
  expect(await chargesOf(debtor.memberId)).toEqual([])
})
