import { beforeAll, expect, it } from 'vitest'
import { toLocal } from '#platform/tokyo-moment.ts'
import { newPerson } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
let admin: Awaited<ReturnType<typeof newPerson>>
beforeAll(async () => {
  web = await freshWeb()
  admin = await newPerson(web, { isStaff: true })
})
const inDays = async (days: number) => toLocal(new Date((await web.now()).getTime() + days * 86_400_000))

it('a regular fee stands crossed out for two weeks of a discount and no longer, and staff read why [LA-001]', async () => {
  const { id } = await web.db
    .selectFrom('campaigns')
    .select('id')
    .where('kind', '=', 'discount')
    .where('closes_at', '>', await web.now())
    .executeTakeFirstOrThrow()
  const newcomer = await newPerson(web)
  const crossed = async (email: string, staffEmail: string) => {
    const [session, staff] = [await web.signIn(email), await web.signIn(staffEmail)]
    const pages = [
      await web.visit('/subscriptions/lp'),
      await web.visit('/'),
      await session.visit('/subscription_orders/new'),
    ]
    expect(pages.map(({ text }) => text.includes('6,900円'))).toEqual([true, true, true])
    return [pages.map(({ text }) => /<s[ >]/.test(text)), (await staff.visit(`/staff/campaigns/${id}`)).text] as const
  }
  const [before, told] = await crossed(newcomer.email, admin.email)
  expect([before, told.includes('通常の月額を取り消し線で表示します')]).toEqual([[true, true, true], true])
  await web.withClock({ advance: '5d' }, async () => {
    const [after, why] = await crossed(newcomer.email, admin.email)
    expect(after).toEqual([false, false, false])
    expect(why).toContain('この月額で最後に販売してから、2週間を過ぎています。')
  })
})

it('the same campaign is not begun again within eight weeks without a reason, which the audit log keeps [LA-001]', async () => {
  const create = async (opens: number, more: Record<string, string> = {}) =>
    admin.session.submit('/staff/campaigns/new', {
      ...{ intent: 'save', kind: 'discount', name: '冬の割引', discount_yen_12: '7900', discount_months: '3' },
      ...{ opens_at: await inDays(opens), apply_until: await inDays(opens + 8), closes_at: await inDays(opens + 8) },
      ...more,
    })
  expect((await create(2)).status).toBe(303)
  expect((await create(2 + 8 + 57, { name: '早春の割引' })).status).toBe(303)
  for (const same of [{}, { name: '冬の割引、ふたたび' }, { discount_yen_12: '7800' }] as Record<string, string>[]) {
    const again = await create(20, same)
    expect([again.status, again.text.includes('8週間以内に再び行う理由')], JSON.stringify(same)).toEqual([422, true])
  }
  expect((await create(20, { name: '入学の割引', discount_yen_12: '7700' })).status).toBe(303)
  expect((await create(20, { again_reason: '災害で申し込めなかった方のため' })).status).toBe(303)
  const log = await web.db
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'staff.campaign-created')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(log.details).toMatchObject({ again: '災害で申し込めなかった方のため' })
})
