import { expect, it } from 'vitest'
import { newPerson } from '#test/people.ts'
import { sharedWeb } from '#test/web.ts'

const web = sharedWeb()
const html = { headers: { Accept: 'text/html' } }

it('an admin draws a lottery that is over, sees who won, takes the list along; nobody else finds it [PL-056]', async () => {
  const { session: admin } = await newPerson(web, { isStaff: true, name: '管理 なつ' })
  const { session: support } = await newPerson(web, { isStaff: true, role: 'support' })
  const now = await web.now()
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const { id } = await web.db
    .insertInto('campaigns')
    .values({
      ...{ kind: 'lottery', name: '試験の抽選', annotation: '', excludes_students: false, gift_yen: 3000 },
      ...{ opens_at: ago(40), closes_at: ago(10), apply_until: ago(10) },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const people = [await newPerson(web, { name: '=当選 いち' }), await newPerson(web, { name: '当選 に' })]
  for (const { memberId } of people)
    await web.db
      .insertInto('lottery_entries')
      .values({ member_id: memberId, campaign_id: id, entered_at: ago(12) })
      .execute()
  const path = `/staff/campaigns/${id}/lottery`
  const csv = `/staff/campaigns/${id}/winners.csv`
  const draw = (session: typeof admin, winners: string) => session.submit(path, { winners }, html)
  expect([(await support.visit(path)).status, (await draw(support, '1')).status]).toEqual([404, 404])
  expect((await admin.visit(csv)).status).toBe(404)
  expect((await admin.visit(`/staff/campaigns/${id}`)).text).toContain(path)
  expect((await admin.visit(path)).text).toContain('応募した会員')
  const wrong = await draw(admin, 'たくさん')
  expect([wrong.status, wrong.text.includes('当選者の人数を、1以上の整数で入力してください。')]).toEqual([422, true])
  expect((await draw(admin, '3')).status).toBe(422)
  expect((await draw(admin, '2')).location).toBe(path)
  expect((await draw(admin, '2')).status).toBe(409)

  const page = (await admin.visit(path)).text
  for (const text of ['管理 なつ', '当選 に', '未発送', 'ギフトカード 3,000円分']) expect(page).toContain(text)
  const exported = await admin.visit(csv)
  expect(exported.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(exported.text).toContain(`,${people[0]!.memberId},'=当選 いち,${people[0]!.email},`)
  expect((await support.visit(csv)).status).toBe(404)
  const [letter] = await web.letters(people[1]!.email)
  expect(letter!.subject).toContain('「試験の抽選」に当選しました')

  const { session: accounting } = await newPerson(web, { isStaff: true, role: 'accounting' })
  const sent = { member_id: String(people[1]!.memberId), campaign_id: String(id) }
  expect((await accounting.submit('/staff/gift_cards', sent, html)).status).toBe(303)
  expect((await admin.visit(path)).text).toContain('発送済み（')
})
