import { beforeAll, expect, it } from 'vitest'
import { confirm, newAddress, PASSWORD, signUp } from '#test/accounts/newcomers.ts'
import { newPerson } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => (web = await freshWeb()))

const consentsOf = (memberId: number) =>
  web.db.selectFrom('news_consents').selectAll().where('member_id', '=', memberId).orderBy('id').execute()
const switchTo = ({ session, memberId }: Awaited<ReturnType<typeof newPerson>>, on: '0' | '1', kind = 'news') =>
  session.submit(`/users/${memberId}/letters`, { kind, on })
const news = { subject: '新しい講座のお知らせ', body: '背景の講座が始まります。\n\nぜひご覧ください。', checked: '1' }

it('news go only to who ticked a box that was empty, with time, page and wording kept, and stop in one click [LA-004]', async () => {
  const form = (await web.visit('/users/new')).text
  const box = /<input[^>]*name="user\[news\]"[^>]*>/.exec(form)![0]
  expect(box).not.toContain('checked')
  // Who signs up without the tick has said nothing; who ticks it has, with the wording.
  const quiet = newAddress('quiet')
  const visitor = web.visitor()
  await signUp(visitor, quiet)
  await confirm(web, visitor, quiet)
  expect(await consentsOf((await web.member(quiet)).id)).toEqual([])
  const keen = newAddress('keen')
  const keenVisitor = web.visitor()
  await keenVisitor.submit('/users/temporary_email_registration', {
    'user[email]': keen,
    'user[password]': PASSWORD,
    'user[terms]': '1',
    'user[news]': '1',
  })
  await confirm(web, keenVisitor, keen)
  const { id: keenId } = await web.member(keen)
  expect(await consentsOf(keenId)).toMatchObject([
    {
      given_at: expect.any(Date),
      page: '/users/temporary_email_registration',
      wording: expect.stringMatching(/^\d{4}-/),
      ended_at: null,
    },
  ])

  const later = await newPerson(web)
  expect((await later.session.visit(`/users/${later.memberId}/letters`)).text).toContain('常に届きます')
  expect((await switchTo(later, '1')).status).toBe(303)
  expect(await consentsOf(later.memberId)).toMatchObject([{ page: `/users/${later.memberId}/letters` }])

  const editor = await newPerson(web, { isStaff: true, role: 'editor' })
  const wrongs: Record<string, string>[] = [{ checked: '' }, { subject: '' }, { body: '' }]
  for (const wrong of wrongs)
    expect((await editor.session.submit('/staff/news', { ...news, ...wrong })).status).toBe(422)
  expect((await editor.session.submit('/staff/news', news)).status).toBe(303)
  const letters = await web.letters(keen, { seen: 1 })
  const letter = letters.find(({ subject }) => subject === '【Egaku】新しい講座のお知らせ')!
  expect(letter.text).toContain('送信者：')
  expect(letter.text).toContain('配信の停止：')
  expect(letter.stop).toEqual({ url: expect.stringContaining('/news_letters/stop?token='), oneClick: true })
  const stop = new URL(letter.stop.url!)
  expect((await web.letters(later.email))[0]!.stop.url).not.toBe(letter.stop.url)
  // A letter of the service has no such button, and says why it came.
  const [welcome] = letters.filter(({ subject }) => subject !== letter.subject)
  expect([welcome!.stop.url, welcome!.text.includes('メールの設定にかかわらず')]).toEqual([null, true])

  // A mail program posts without cookie, token or page.
  const at = stop.pathname + stop.search
  expect((await web.visit(at)).text).toContain('配信を停止する')
  expect(await consentsOf(keenId)).toMatchObject([{ ended_at: null }])
  const clicked = await fetch(new URL(at, web.url), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
    redirect: 'manual',
  })
  expect(clicked.status).toBe(200)
  expect(await consentsOf(keenId)).toMatchObject([{ ended_at: expect.any(Date), ended_by: 'letter' }])
  expect((await web.visit(at)).text).toContain('配信を停止しました')
  expect((await web.visitor().post('/news_letters/stop?token=x', {}, { token: null })).status).toBe(404)

  expect((await editor.session.submit('/staff/news', { ...news, subject: '二通目' })).status).toBe(303)
  await expect
    .poll(async () => (await web.letters(later.email)).map(({ subject }) => subject), { timeout: 15_000 })
    .toContain('【Egaku】二通目')
  expect((await web.letters(keen)).map(({ subject }) => subject)).not.toContain('【Egaku】二通目')
  const sent = await web.db.selectFrom('letters').select('key').where('key', 'like', 'news:%').execute()
  const { id: quietId } = await web.member(quiet)
  expect(sent.map(({ key }) => Number(key.split(':')[2])).filter((id) => id === quietId)).toEqual([])
}, 60_000)

it('each kind of letter that can be had has its switch on one page, which is one’s own [LA-004]', async () => {
  const person = await newPerson(web)
  const page = async () => (await person.session.visit(`/users/${person.memberId}/letters`)).text
  expect((await person.session.visit(`/users/${person.memberId}/settings`)).text).toContain(
    `/users/${person.memberId}/letters`,
  )
  expect(await page()).not.toContain('今週の学習計画')
  const now = await web.now()
  await web.db
    .insertInto('study_schedules')
    .values({
      member_id: person.memberId,
      minutes: 30,
      weekdays: 1,
      starts_minute: 600,
      until_day: '2030-01-01',
      made_at: now,
      changed_at: now,
    })
    .execute()
  expect(await page()).toContain('今週の学習計画')
  expect((await switchTo(person, '1', 'study-week')).status).toBe(303)
  const wants = async () =>
    (
      await web.db
        .selectFrom('study_schedules')
        .select('wants_letters')
        .where('member_id', '=', person.memberId)
        .executeTakeFirstOrThrow()
    ).wants_letters
  expect(await wants()).toBe(true)
  expect((await switchTo(person, '0', 'study-week')).status).toBe(303)
  expect(await wants()).toBe(false)
  expect((await switchTo(person, '1', 'nothing')).status).toBe(404)
  await switchTo(person, '1')
  await switchTo(person, '1')
  await switchTo(person, '0')
  expect(await consentsOf(person.memberId)).toMatchObject([{ ended_by: 'settings' }])
  const stranger = await newPerson(web)
  expect((await switchTo({ ...stranger, memberId: person.memberId }, '1')).status).toBe(404)
}, 30_000)
