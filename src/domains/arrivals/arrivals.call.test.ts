import { beforeAll, expect, it } from 'vitest'
import { linkTo, newAddress, PASSWORD, signIn } from '#test/accounts/newcomers.ts'
import { newPerson } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'
import type { Session } from '#test/worlds/session.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
let admin: Session
beforeAll(async () => {
  web = await freshWeb()
  admin = (await newPerson(web, { isStaff: true })).session
}, 60_000)

const html = { headers: { Accept: 'text/html' } }
const send = (session: Session, act: string, text: string, digest = '') => {
  const form = new FormData()
  form.set('act', act)
  if (digest) form.set('digest', digest)
  form.set('file', new Blob([text], { type: 'text/csv' }), '会員.csv')
  return session.post('/staff/arrivals', form, html)
}
const digestIn = (text: string) => /name="digest" value="([0-9a-f]{64})"/.exec(text)?.[1]
const arrive = (session: Session, token: string, password = PASSWORD, terms = '1') =>
  session.submit('/users/arrive', { token, 'user[password]': password, ...(terms && { 'user[terms]': terms }) }, html)

it('an admin looks at a file, mends it, brings it in and sends the letters; its reader sets a password and is in [ST-026]', async () => {
  const email = newAddress('kita')
  const wrong = await send(admin, 'check', `email,name,courses\n${email},来た人,nowhere\n`)
  expect([wrong.status, digestIn(wrong.text)]).toEqual([200, undefined])
  expect(wrong.text).toContain('「nowhere」というキーの講座がありません。')
  expect((await send(admin, 'check', '')).text).toContain('会員のCSVを選んでください。')

  const until = new Date((await web.now()).getTime() + 40 * 86_400_000).toISOString().slice(0, 10)
  const right = `email,name,plan_until\n${email},来た人,${until}\n`
  const looked = await send(admin, 'check', right)
  expect(looked.text).toContain('まだ何も取り込んでいません。')
  const digest = digestIn(looked.text)!
  expect((await send(admin, 'bring', `${right}\n`, digest)).status).toBe(409)
  const both = await Promise.all([send(admin, 'bring', right, digest), send(admin, 'bring', right, digest)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([303, 409])
  expect((await admin.visit('/staff/arrivals')).text).toContain('1人を取り込みました。')
  expect((await send(admin, 'check', right)).text).toContain('すでに会員のため取り込まない行')

  expect((await signIn(web.visitor(), email)).status).toBe(422)
  expect((await admin.submit('/staff/arrivals', { act: 'tell' }, html)).status).toBe(303)
  const { path, token } = await linkTo(web, email)
  const reader = web.visitor()
  expect((await reader.visit(path)).text).toContain(email)
  expect((await arrive(reader, token, '12345678')).text).toContain('推測されやすいパスワードは使用できません。')
  expect((await arrive(reader, token, PASSWORD, '')).status).toBe(422)
  const twice = await Promise.all([arrive(reader, token), arrive(web.visitor(), token)])
  expect(twice.map(({ status }) => status).toSorted()).toEqual([303, 422])
  expect((await reader.visit(path)).text).toContain('このリンクは有効期限が切れているか、すでに使用されています。')

  const session = web.visitor()
  expect((await signIn(session, email)).status).toBe(303)
  const { id } = await web.db.selectFrom('members').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const plan = (await session.visit(`/users/${id}/plan`)).text
  expect(plan).toContain('移行前のプラン')
  expect(plan).not.toMatch(/name="order_type"|name="auto_renewal"/)
  const agreed = await web.db
    .selectFrom('registrations')
    .select('terms_agreed_at')
    .where('member_id', '=', id)
    .execute()
  expect(agreed).toHaveLength(1)
  expect((await admin.visit('/staff/arrivals')).text).toContain('パスワードを設定した人は1人です。')
  expect((await admin.submit('/staff/arrivals', { act: 'tell' }, html)).status).toBe(409)
})

it('a link is good for thirty days [ST-026]', async () => {
  const email = newAddress('osoi')
  const file = `email\n${email}\n`
  await send(admin, 'bring', file, digestIn((await send(admin, 'check', file)).text)!)
  await admin.submit('/staff/arrivals', { act: 'tell' }, html)
  const { token, path } = await linkTo(web, email)
  const { expires_at } = await web.db
    .selectFrom('email_links')
    .select('expires_at')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  expect(Math.round((expires_at.getTime() - (await web.now()).getTime()) / 86_400_000)).toBe(30)
  await web.db
    .updateTable('email_links')
    .set({ expires_at: await web.now() })
    .where('email', '=', email)
    .execute()
  expect((await web.visitor().visit(path)).text).toContain('もう一度メールを送信')
  expect((await arrive(web.visitor(), token)).status).toBe(422)
})

it('nobody but an admin finds it [ST-026]', async () => {
  for (const role of ['support', 'accounting', 'editor'] as const) {
    const { session } = await newPerson(web, { isStaff: true, role })
    expect((await session.visit('/staff/arrivals')).status).toBe(404)
    expect((await send(session, 'check', 'email\na@example.com\n')).status).toBe(404)
    expect((await session.submit('/staff/arrivals', { act: 'tell' }, html)).status).toBe(404)
  }
  expect((await (await newPerson(web)).session.visit('/staff/arrivals')).status).toBe(404)
})
