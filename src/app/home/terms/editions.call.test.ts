import { beforeAll, expect, it } from 'vitest'
import { addDays, dayKey, formatDayKey } from '#platform/tokyo.ts'
import { newPerson } from '#test/people.ts'
import type { Session } from '#test/worlds/session.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
let admin: Awaited<ReturnType<typeof newPerson>>
beforeAll(async () => {
  web = await freshWeb()
  admin = await newPerson(web, { isStaff: true })
})

const dayIn = async (days: number) => dayKey(addDays(await web.now(), days))
const announce = async (days: number, more: Record<string, string> = {}, session: Session = admin.session) =>
  session.submit('/staff/terms', {
    ...{ document: 'user_policy', name: '第4版', comes_on: await dayIn(days), must_agree: '1' },
    ...{ changes: '作品の扱いを変えます。', body: '## 第1条 新しい約束\n\n猫の絵も歓迎します。\n\n- ひとつ\n- ふたつ' },
    ...more,
  })
/** How many letters of editions are still on their way; all of them, as long as not all are written. */
const unsent = async () => {
  if ((await editions()).some(({ done_at }) => done_at === null)) return Infinity
  const rows = await web.db.selectFrom('letters').select('sent_at').where('key', 'like', 'edition:%').execute()
  return rows.filter(({ sent_at }) => sent_at === null).length
}
const editions = () => web.db.selectFrom('terms_editions').selectAll().orderBy('id').execute()

it('everybody is told of new terms two weeks before, and can read what comes, what is and what was [LA-014]', async () => {
  const member = await newPerson(web)
  const wrongs: Record<string, string>[] = [
    { name: '' },
    { changes: '' },
    { body: '' },
    { document: 'transactions_law' },
  ]
  for (const wrong of wrongs) expect((await announce(14, wrong)).status, JSON.stringify(wrong)).toBe(422)
  expect((await announce(13)).status).toBe(422)
  const support = await newPerson(web, { isStaff: true, role: 'support' })
  expect((await announce(20, {}, support.session)).status).toBe(404)
  expect(await editions()).toEqual([])
  expect((await admin.session.visit('/staff/terms')).text).toContain('第1条 この規約について')
  expect((await announce(20)).status).toBe(303)
  expect((await announce(20)).status).toBe(422)
  const [edition] = await editions()
  const path = `/terms/user_policy/${edition!.id}`
  await expect.poll(unsent, { timeout: 60_000 }).toBe(0)
  const [letter] = await web.letters(member.email)
  expect(letter!.subject).toBe('【Egaku】利用規約の改定のお知らせ')
  expect(letter!.text).toContain('作品の扱いを変えます。')
  expect(letter!.text).toContain(formatDayKey(edition!.comes_on))
  expect(letter!.links.some((link) => link.endsWith(path))).toBe(true)
  const { count } = await web.db
    .selectFrom('members')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow()
  expect((await editions())[0]!.told).toBe(count)

  const coming = (await web.visit(path)).text
  for (const words of ['第1条 新しい約束', '猫の絵も歓迎します。', 'これから適用される版です'])
    expect(coming).toContain(words)
  const now = (await web.visit('/terms/user_policy')).text
  expect([now.includes('第1条 この規約について'), now.includes(`href="${path}"`)]).toEqual([true, true])
  await web.withClock({ advance: '20d' }, async () => {
    const after = (await web.visit('/terms/user_policy')).text
    expect([after.includes('第1条 新しい約束'), after.includes('第1条 この規約について')]).toEqual([true, false])
    const before = (await web.visit('/terms/user_policy/first')).text
    for (const words of ['第1条 この規約について', '以前の版です']) expect(before).toContain(words)
  })
  for (const nowhere of ['/terms/user_policy/999', '/terms/privacy_policy/' + edition!.id, '/terms/nothing/first'])
    expect((await web.visit(nowhere)).status, nowhere).toBe(404)
}, 120_000)

it('who signs in after the change agrees before they go on, and can leave, quit and pay without it [LA-014]', async () => {
  const [member, early] = [await newPerson(web), await newPerson(web)]
  const [edition] = await editions()
  const own = `/users/${member.memberId}/settings`
  const agreements = () =>
    web.db.selectFrom('terms_agreements').selectAll().where('member_id', '=', member.memberId).execute()
  // Who is signed in when it comes is asked the next time.
  await web.withClock({ advance: '10d' }, async () => void (await early.session.visit('/')))
  await web.withClock({ advance: '21d' }, async () => {
    expect((await early.session.visit(`/users/${early.memberId}/settings`)).status).toBe(200)
    const session = await web.signIn(member.email)
    for (const path of [own, '/subscriptions/learning_status']) {
      const led = await session.visit(path)
      expect([led.status, led.location]).toEqual([302, `/terms_agreements?return_to=${encodeURIComponent(path)}`])
    }
    for (const open of ['plan', 'payments', 'personal_data', 'withdrawal'])
      expect((await session.visit(`/users/${member.memberId}/${open}`)).status, open).toBe(200)
    const quitting = await session.visit('/subscription_orders/new?order_type=quit')
    expect(quitting.location ?? '').not.toContain('terms_agreements')
    const asked = await session.visit(`/terms_agreements?return_to=${encodeURIComponent(own)}`)
    expect([asked.status, asked.text.includes('作品の扱いを変えます。')]).toEqual([200, true])
    const agree = (fields: Record<string, string>) =>
      session.submit('/terms_agreements', { editions: String(edition!.id), return_to: own, agreed: '1', ...fields })
    expect((await agree({ agreed: '' })).status).toBe(422)
    expect((await agree({ editions: '999' })).status).toBe(409)
    expect(await agreements()).toEqual([])
    const done = await agree({})
    expect([done.status, done.location]).toEqual([303, own])
    expect((await agree({})).status).toBe(303)
    expect(await agreements()).toMatchObject([{ edition_id: edition!.id, agreed_at: expect.any(Date) }])
    expect((await session.visit(own)).status).toBe(200)
    expect((await (await web.signIn(member.email)).visit(own)).status).toBe(200)
    // Who comes now agreed to it when they joined.
    const newcomer = await newPerson(web)
    expect((await newcomer.session.visit(`/users/${newcomer.memberId}/settings`)).status).toBe(200)
  })
}, 60_000)

it('what has not come yet is taken back by an admin, what is in force is not [LA-014]', async () => {
  expect((await announce(30, { document: 'privacy_policy', must_agree: '' })).status).toBe(303)
  const privacy = (await editions()).at(-1)!
  const withdraw = (id: number, session = admin.session) =>
    session.submit('/staff/terms', { act: 'withdraw', id: String(id) })
  expect((await withdraw(privacy.id)).status).toBe(303)
  expect((await web.visit(`/terms/privacy_policy/${privacy.id}`)).status).toBe(404)
  expect((await withdraw(privacy.id)).status).toBe(404)
  const [policy] = await editions()
  await web.withClock({ advance: '21d' }, async () => {
    expect((await withdraw(policy!.id, await web.signIn(admin.email))).status).toBe(409)
  })
  const log = await web.db
    .selectFrom('audit_log')
    .select('action')
    .where('action', 'like', 'staff.edition-%')
    .orderBy('id')
    .execute()
  expect(log.map(({ action }) => action)).toEqual([
    'staff.edition-announced',
    'staff.edition-announced',
    'staff.edition-withdrawn',
  ])
})
