import { expect, it } from 'vitest'
import { newPerson } from '#test/people.ts'
import { sharedWeb } from '#test/web.ts'

const web = sharedWeb()
const html = { headers: { Accept: 'text/html' } }

it('accounting notes once that a gift card was sent, and by whom [PL-043]', async () => {
  const { session: accounting, memberId: by } = await newPerson(web, {
    isStaff: true,
    role: 'accounting',
    name: '経理 まこ',
  })
  const { session: support } = await newPerson(web, { isStaff: true, role: 'support' })
  const { memberId } = await newPerson(web, { name: '特典 もらう' })
  const campaign = await web.db
    .selectFrom('campaigns')
    .select('id')
    .where('kind', '=', 'initial')
    .executeTakeFirstOrThrow()
  const gift = { member_id: memberId, campaign_id: campaign.id, yen: 5000, earned_at: await web.now() }
  await web.db.insertInto('gift_cards').values(gift).execute()
  const mark = (session: typeof accounting) =>
    session.submit('/staff/gift_cards', { member_id: String(memberId), campaign_id: String(campaign.id) }, html)
  expect((await support.visit('/staff/gift_cards')).status).toBe(404)
  expect((await mark(support)).status).toBe(404)
  expect((await accounting.visit('/staff/gift_cards')).text).toContain('特典 もらう')
  expect((await mark(accounting)).status).toBe(303)
  expect((await mark(accounting)).status).toBe(409)
  expect((await accounting.visit('/staff/gift_cards')).text).not.toContain('特典 もらう')
  expect((await accounting.visit('/staff/gift_cards?sent=1')).text).toContain('経理 まこ')
  const row = await web.db
    .selectFrom('gift_cards')
    .select(['sent_by', 'sent_at'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  expect(row).toEqual({ sent_by: by, sent_at: expect.any(Date) })
  const none = await accounting.submit('/staff/gift_cards', { member_id: String(by), campaign_id: '999999' }, html)
  expect(none.status).toBe(404)
})
