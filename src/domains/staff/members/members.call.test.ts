import { expect, it } from 'vitest'
import { writeInvoice } from '#test/money/invoices.ts'
import { entered, newestOrder, personWithOrder } from '#test/money/ordering.ts'
import { newPerson } from '#test/people.ts'
import { sharedWeb } from '#test/web.ts'

const web = sharedWeb()
const html = { headers: { Accept: 'text/html' } }
const support = () => newPerson(web, { isStaff: true, role: 'support', name: '窓口 かおる' })

it('support finds a member and sees how they stand; nobody else finds the page [AC-030]', async () => {
  const { session } = await support()
  const {
    memberId,
    email,
    session: member,
  } = await newPerson(web, { name: '探す ひと', plan: { state: 'will_continue' } })
  const list = await session.visit(`/staff/members?q=${encodeURIComponent(email)}`)
  expect(list.text).toContain(`/staff/members/${memberId}`)
  const page = await session.visit(`/staff/members/${memberId}`)
  expect(page.status).toBe(200)
  for (const word of ['探す ひと', email, '継続中', '6ヶ月プラン']) expect(page.text).toContain(word)
  expect((await member.visit(`/staff/members/${memberId}`)).status).toBe(404)
  expect((await session.visit('/staff/members/999999999')).status).toBe(404)
})

it('support ends a contract with a reason that colleagues can read; without one nothing ends', async () => {
  const { session, memberId: by } = await support()
  const { memberId, session: member } = await newPerson(web, { plan: { state: 'will_continue' } })
  const path = `/staff/members/${memberId}`
  const end = (fields: Record<string, string>) => session.submit(path, fields, html)
  expect((await end({ when: 'now', reason: '　' })).status).toBe(422)
  expect((await end({ when: 'tomorrow', reason: '電話' })).status).toBe(422)
  expect((await member.submit(path, { when: 'now', reason: '電話' }, html)).status).toBe(404)
  const state = () =>
    web.db.selectFrom('subscriptions').select('state').where('member_id', '=', memberId).executeTakeFirstOrThrow()
  expect(await state()).toEqual({ state: 'will_continue' })
  expect((await end({ when: 'now', reason: '電話での依頼' })).status).toBe(303)
  expect(await state()).toEqual({ state: 'after_unsubscribe' })
  expect((await end({ when: 'now', reason: '電話での依頼' })).status).toBe(409)
  const changed = await web.db
    .selectFrom('subscription_changes')
    .select(['cause', 'actor_id', 'to_state'])
    .where('member_id', '=', memberId)
    .execute()
  expect(changed).toEqual([{ cause: 'staff', actor_id: by, to_state: 'after_unsubscribe' }])
  expect((await session.visit(path)).text).toContain('理由: 電話での依頼')
})

it('contracts are narrowed by state, plan, next step and debt', async () => {
  const { session } = await support()
  const now = await web.now()
  const person = async (name: string, planId: number, state: 'under_trial' | 'will_continue', hours: number | null) => {
    const made = await newPerson(web, { name, plan: { planId, state } })
    const next_step_at = hours === null ? null : new Date(now.getTime() + hours * 3_600_000)
    await web.db.updateTable('subscriptions').set({ next_step_at }).where('member_id', '=', made.memberId).execute()
    return made
  }
  const late = await person('期日 すぎ', 2, 'will_continue', -1)
  const soon = await person('体験 まもなく', 5, 'under_trial', 30)
  const owing = await person('未払い あり', 3, 'will_continue', null)
  const due_on = now.toISOString().slice(0, 10)
  await web.db
    .insertInto('invoices')
    .values({
      member_id: owing.memberId,
      kind: 'course',
      due_on,
      total_yen: 1,
      tax_yen: 0,
      state: 'unpaid',
      payment_kind: 'card',
      issued_at: now,
    })
    .execute()
  const shown = async (query: string) => (await session.visit(`/staff/subscriptions?${query}`)).text
  const has = (text: string, { memberId }: { memberId: number }) => text.includes(`/staff/members/${memberId}"`)
  const overdue = await shown('step=overdue')
  expect([late, soon, owing].map((one) => has(overdue, one))).toEqual([true, false, false])
  const trials = await shown('state=under_trial&step=week')
  expect([late, soon, owing].map((one) => has(trials, one))).toEqual([false, true, false])
  const debts = await shown('unpaid=1&plan=12')
  expect([late, soon, owing].map((one) => has(debts, one))).toEqual([false, false, true])
})

it('support reads when a bill is due and when it was paid, what was consented to, and whether the contract goes on', async () => {
  const { session } = await support()
  const { memberId, session: member } = await personWithOrder(web, 5)
  const order = await newestOrder(web, memberId)
  await member.submit('/subscription_orders/register_token', await entered(web, order.key))
  const [dueAt, paidAt] = ['2026-01-10T09:00', '2026-01-12T09:00'].map((at) => new Date(`${at}+09:00`))
  const { id } = await writeInvoice(web.db, memberId, { at: dueAt!, state: 'paid' })
  await web.db.updateTable('invoices').set({ paid_at: paidAt! }).where('id', '=', id).execute()
  const page = (await session.visit(`/staff/members/${memberId}`)).text.replaceAll('<!-- -->', '')
  const cell = (label: string) => new RegExp(`<th[^>]*>${label}</th>`).test(page)
  expect([cell('お支払い期日'), cell('支払日'), page.includes('2026年1月12日')]).toEqual([true, true, true])
  for (const words of ['支払い済み', '18歳以上です', '自動更新', '有料の契約', 'カード: 新しく入力'])
    expect(page).toContain(words)
  for (const code of ['consent: adult', 'newCard', 'kind: trial']) expect(page).not.toContain(code)
})
