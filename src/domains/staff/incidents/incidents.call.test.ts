import { beforeAll, expect, it } from 'vitest'
import { PASSWORD, signIn } from '#test/accounts/newcomers.ts'
import { deviceKey } from '#test/accounts/device-key.ts'
import { newPerson } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => (web = await freshWeb()))

const form = { reach: 'one', email: '', title: '', body: '', reason: '漏えいのおそれ', sure: '1' }
type Person = Awaited<ReturnType<typeof newPerson>>
const act = ({ session }: Person, fields: Record<string, string>) =>
  session.submit('/staff/incident', { ...form, ...fields })
const isIn = async ({ session, memberId }: Person) =>
  (await session.visit(`/users/${memberId}/settings`)).status === 200

it('an admin ends all sessions of one member, voids the password and sends the notice, and it stands in the log [LA-006]', async () => {
  const [admin, victim, other] = [await newPerson(web, { isStaff: true }), await newPerson(web), await newPerson(web)]
  expect((await admin.session.visit('/staff/incident')).text).toContain('個人情報保護委員会')
  const wrongs: Record<string, string>[] = [
    { email: 'nobody@example.com', ends_sessions: '1' },
    { email: victim.email },
    { email: victim.email, ends_sessions: '1', sure: '' },
    { email: victim.email, ends_sessions: '1', reason: '' },
    { email: victim.email, title: '件名だけ' },
    { reach: 'one', ends_sessions: '1' },
  ]
  for (const wrong of wrongs) expect((await act(admin, wrong)).status, JSON.stringify(wrong)).toBe(422)
  expect(await isIn(victim)).toBe(true)
  const told = {
    title: 'お客さまの情報について',
    body: '不正なアクセスがありました。\n\nパスワードの再設定をお願いします。',
  }
  expect((await act(admin, { email: victim.email, ends_sessions: '1', voids_passwords: '1', ...told })).status).toBe(
    303,
  )
  expect([await isIn(victim), await isIn(other), await isIn(admin)]).toEqual([false, true, true])
  expect((await signIn(web.visitor(), victim.email, PASSWORD)).status).toBe(422)
  const [letter] = await web.letters(victim.email)
  expect([letter!.subject, letter!.text.includes('パスワードの再設定をお願いします。')]).toEqual([
    '【Egaku】お客さまの情報について',
    true,
  ])
  const [line] = await web.db.selectFrom('audit_log').selectAll().where('action', '=', 'staff.incident-acted').execute()
  expect(line).toMatchObject({
    actor_id: admin.memberId,
    subject_id: victim.memberId,
    details: { reach: 'one', reason: '漏えいのおそれ' },
  })
  expect((await admin.session.visit('/staff/incident')).text).toContain('通知「お客さまの情報について」1人')
}, 30_000)

it('keys and services that an intruder may have added open nothing any more [LA-006]', async () => {
  const [admin, victim, other] = [await newPerson(web, { isStaff: true }), await newPerson(web), await newPerson(web)]
  const now = await web.now()
  for (const { memberId } of [victim, other, admin]) {
    const subject_hash = Buffer.from(`subject of ${memberId}`)
    await web.db
      .insertInto('identities')
      .values({ member_id: memberId, provider: 'line', subject_hash, linked_at: now })
      .execute()
    await deviceKey().giveTo(web, memberId)
  }
  expect((await act(admin, { reach: 'all', drops_ways: '1' })).status).toBe(303)
  const holders = async (table: 'identities' | 'passkeys') =>
    (
      await web.db
        .selectFrom(table)
        .select('member_id')
        .where('member_id', 'in', [victim.memberId, other.memberId, admin.memberId])
        .execute()
    ).map(({ member_id }) => member_id)
  expect([await holders('identities'), await holders('passkeys')]).toEqual([[admin.memberId], [admin.memberId]])
  expect((await admin.session.visit('/staff/incident')).text).toContain('パスキーと連携の解除')
})

it('a group or everybody is signed out but who does it, and only admins can [LA-006]', async () => {
  const subscriber = await newPerson(web, { plan: { state: 'will_continue' } })
  const [member, support, admin] = [
    await newPerson(web),
    await newPerson(web, { isStaff: true, role: 'support' }),
    await newPerson(web, { isStaff: true }),
  ]
  for (const role of ['support', 'accounting', 'editor'] as const) {
    const colleague = await newPerson(web, { isStaff: true, role })
    expect([
      (await colleague.session.visit('/staff/incident')).status,
      (await act(colleague, { reach: 'all', ends_sessions: '1' })).status,
    ]).toEqual([404, 404])
  }
  expect((await act(member, { reach: 'all', ends_sessions: '1' })).status).toBe(404)
  expect((await act(admin, { reach: 'subscribers', ends_sessions: '1' })).status).toBe(303)
  expect([await isIn(subscriber), await isIn(member), await isIn(support)]).toEqual([false, true, true])
  expect((await act(admin, { reach: 'staff', ends_sessions: '1' })).status).toBe(303)
  expect([await isIn(support), await isIn(member), await isIn(admin)]).toEqual([false, true, true])
  expect((await act(admin, { reach: 'all', ends_sessions: '1', voids_passwords: '1' })).status).toBe(303)
  expect([await isIn(member), await isIn(admin)]).toEqual([false, true])
  const { password_hash } = await web.member(admin.email)
  expect(password_hash).not.toBeNull()
}, 30_000)
