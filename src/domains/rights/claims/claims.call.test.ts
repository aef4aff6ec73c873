import { beforeAll, expect, it } from 'vitest'
import { newPerson } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => (web = await freshWeb()))

const filled = {
  name: '権利 花子',
  email: 'rights-holder@example.org',
  ground: 'copyright',
  place: 'https://example.test/illust_reports/1',
  words: '私が2024年に公開した絵の写しです。',
  truthful: '1',
}
const rows = () => web.db.selectFrom('claims').selectAll().orderBy('id', 'desc').execute()

it('anybody asks without an account that something be removed, gets a number and a day, and is told what came of it [LA-012]', async () => {
  const form = await web.visit('/takedown_requests')
  expect([form.status, form.text.includes('会員登録は必要ありません')]).toEqual([200, true])
  expect((await web.visit('/')).text).toContain('href="/takedown_requests"')
  const outsider = web.visitor()
  const sent = await outsider.submit('/takedown_requests', filled)
  expect(sent.status).toBe(303)
  const [claim] = await rows()
  const due = new Date(new Date(`${claim!.due_on}T00:00:00+09:00`).getTime() - 7 * 86_400_000)
  expect(Math.abs(due.getTime() - (await web.now()).getTime())).toBeLessThan(86_400_000)
  const number = `R${String(claim!.id).padStart(6, '0')}`
  const status = await web.visit(sent.location!)
  expect(status.text).toContain(number)
  expect(status.text).toContain('確認中')
  expect(status.text).toContain('noindex')
  const [received] = await web.letters(filled.email)
  expect(received!.subject).toBe(`【Egaku】お申し出を受け付けました（${number}）`)
  expect(received!.text).not.toContain('2024年')

  const staff = await newPerson(web, { isStaff: true, role: 'support' })
  expect((await staff.session.visit('/staff')).text).toContain('権利・個人情報の申し出')
  expect((await staff.session.visit('/staff/claims')).text).toContain(number)
  const path = `/staff/claims/${claim!.id}`
  expect((await staff.session.submit(path, { outcome: 'done', answer: '' })).status).toBe(422)
  const decide = () => staff.session.submit(path, { outcome: 'done', answer: '該当の投稿を非表示にしました。' })
  const both = await Promise.all([decide(), decide()])
  expect(both.map((reply) => reply.status).toSorted()).toEqual([303, 409])
  const told = (await web.letters(filled.email, { seen: 1 }))[0]!
  expect(told.subject).toBe(`【Egaku】お申し出に回答しました（${number}）`)
  expect(told.text).not.toContain('非表示')
  const link = new URL(told.links.find((one) => one.includes('token='))!)
  expect((await web.visit(link.pathname + link.search)).text).toContain('該当の投稿を非表示にしました。')
  const log = await web.db
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('action', 'like', 'rights.claim%')
    .execute()
  expect(log.map(({ action }) => action)).toEqual(['rights.claim-made', 'rights.claim-decided'])
}, 30_000)

it('a request for removal that says too little is none, and nobody reads another’s [LA-012]', async () => {
  const before = (await rows()).length
  for (const missing of Object.keys(filled)) {
    const reply = await web.visitor().submit('/takedown_requests', { ...filled, [missing]: '' })
    expect([reply.status, missing]).toEqual([422, missing])
  }
  expect((await web.visitor().submit('/takedown_requests', { ...filled, email: 'nobody' })).status).toBe(422)
  expect((await web.visitor().submit('/takedown_requests', filled, { token: null })).status).toBe(403)
  expect(await rows()).toHaveLength(before)
  for (const token of ['', 'x', '1'])
    expect((await web.visit(`/takedown_requests/status?token=${token}`)).status).toBe(404)
  const editor = await newPerson(web, { isStaff: true, role: 'editor' })
  expect((await editor.session.visit('/staff/claims/1')).status).toBe(404)
})

it('one line cannot fill the desk with requests for removal [LA-012]', async () => {
  await web.db.deleteFrom('rate_limits').execute()
  const replies = []
  for (let count = 0; count < 6; count++) replies.push(await web.visitor().submit('/takedown_requests', filled))
  expect(replies.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303, 429])
  expect(Number(replies.at(-1)!.headers.get('retry-after'))).toBeGreaterThan(0)
})

it('a member sees what is held, and asks for disclosure, which is answered within 14 days on their page [LA-005]', async () => {
  const { session, memberId, email } = await newPerson(web)
  const page = `/users/${memberId}/personal_data`
  const shown = (await session.visit(page)).text
  for (const words of [
    '個人情報',
    '保存している情報',
    '講座のメモ',
    '請求',
    '法令の記録として保管',
    '退会',
    'プライバシーポリシー',
  ])
    expect(shown).toContain(words)
  expect((await session.visit(`/users/${memberId}/settings`)).text).toContain(page)
  expect((await session.submit(page, { act: 'claim', about: 'takedown', words: 'x' })).status).toBe(422)
  expect((await session.submit(page, { act: 'claim', about: 'disclosure', words: '' })).status).toBe(422)
  expect((await session.submit(page, { act: 'claim', about: 'disclosure', words: '提供先を知りたい' })).status).toBe(
    303,
  )
  const [claim] = await rows()
  expect(claim).toMatchObject({ about: 'disclosure', member_id: memberId, words: '提供先を知りたい' })
  const days = (new Date(`${claim!.due_on}T00:00:00+09:00`).getTime() - (await web.now()).getTime()) / 86_400_000
  expect(days).toBeGreaterThan(12.9)
  expect(days).toBeLessThanOrEqual(14)
  const staff = await newPerson(web, { isStaff: true, role: 'support' })
  await staff.session.submit(`/staff/claims/${claim!.id}`, { outcome: 'done', answer: '提供先は決済会社です。' })
  const told = (await web.letters(email, { seen: 1 }))[0]!
  expect(told.text).not.toContain('決済会社')
  expect((await session.visit(page)).text).toContain('提供先は決済会社です。')
  const stranger = await newPerson(web)
  expect((await stranger.session.submit(page, { act: 'claim', about: 'stop', words: 'x' })).status).toBe(404)
}, 30_000)

it('a claim whose day has passed is an alarm on the first page of staff [LA-005] [LA-012]', async () => {
  const staff = await newPerson(web, { isStaff: true, role: 'support' })
  await web.visitor().submit('/takedown_requests', { ...filled, email: 'late@example.org' })
  await web.withClock({ advance: '8d' }, async () => {
    const session = await web.signIn(staff.email)
    expect((await session.visit('/staff')).text).toContain('申し出への回答が遅れています')
  })
})
