import { describe, expect, it } from 'vitest'
import { REFERRAL_COOKIE, REFERRAL_SECONDS } from '#domains/plans/campaigns/terms.ts'
import { newPerson } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'

const web = await freshWeb()
const given = { name: '紹介 する子', age: 3, ad_location: 'blog,動画' }
const html = { headers: { Accept: 'text/html' } }

async function newAmbassador() {
  const person = await newPerson(web)
  const { status } = await person.session.post('/ambassador_users', { ambassador_user: given })
  expect(status).toBe(200)
  const { code } = await web.db
    .selectFrom('ambassadors')
    .select('code')
    .where('member_id', '=', person.memberId)
    .executeTakeFirstOrThrow()
  return { ...person, code }
}
const rowsOf = (memberId: number) =>
  web.db.selectFrom('ambassadors').selectAll().where('member_id', '=', memberId).execute()

describe('the registration', () => {
  it('is for members who are none yet; others are led on [AM-001] [AM-014] [AM-026]', async () => {
    const signedOut = await web.visit('/ambassador_users/new')
    expect([signedOut.status, signedOut.location]).toEqual([302, '/sessions/new?return_to=%2Fambassador_users%2Fnew'])
    const { session } = await newPerson(web)
    const form = await session.visit('/ambassador_users/new')
    expect(form.text).toContain('<title>アンバサダー登録 - Egaku</title>')
    for (const path of ['created', 'rewards'])
      expect((await session.visit(`/ambassador_users/${path}`)).location).toBe('/ambassador_users/new')
    await session.post('/ambassador_users', { ambassador_user: given })
    expect((await session.visit('/ambassador_users/new')).location).toBe('/ambassador_users/created')
  })

  it('answers success, keeps what was agreed to and when, and writes a letter [AM-010] [AM-032]', async () => {
    const { session, memberId, email } = await newPerson(web)
    const reply = await session.post('/ambassador_users', {
      ambassador_user: { ...given, email: 'else@example.com', user_id: 1, terms: '0' },
      user_id: 1,
    })
    expect([reply.status, reply.body]).toEqual([200, { success: true }])
    expect(await rowsOf(memberId)).toMatchObject([
      { name: given.name, age: 3, ad_location: 'blog,動画', terms_version: '2020-04-01', agreed_at: expect.any(Date) },
    ])
    await expect
      .poll(async () => (await web.letters(email)).map(({ subject }) => subject))
      .toContain('【Egaku】アンバサダーの登録が完了しました')
  })

  it.each([
    [{ name: ' ' }, '名前は必須です'],
    [{ name: '線'.repeat(51) }, '名前は50文字以内で入力してください'],
    [{ age: 0 }, '年代は必須です'],
    [{ age: 7 }, '年代は必須です'],
    [{ age: 1.5 }, '年代は必須です'],
    [{ age: '' }, '年代は必須です'],
    [{ age: undefined }, '年代は必須です'],
    [{ ad_location: ' , ' }, '必須項目です'],
    [{ ad_location: '' }, '必須項目です'],
    [{ ad_location: `blog,${'動'.repeat(251)}` }, '広告掲載先は255文字以内で入力してください'],
  ])('refuses %j in the words of the page [AM-012]', async (wrong, sentence) => {
    const { session, memberId } = await newPerson(web)
    const reply = await session.post('/ambassador_users', { ambassador_user: { ...given, ...wrong } })
    expect([reply.status, reply.body]).toMatchObject([422, { success: false, error: sentence }])
    expect(await rowsOf(memberId)).toEqual([])
  })

  it('takes fifty letters of a name, and an age in figures or as text [AM-006] [AM-012]', async () => {
    const { session, memberId } = await newPerson(web)
    const long = { name: '線'.repeat(50), age: '6', ad_location: 'twitter' }
    expect((await session.post('/ambassador_users', { ambassador_user: long })).status).toBe(200)
    expect(await rowsOf(memberId)).toMatchObject([{ name: long.name, age: 6 }])
  })

  it('happens once: of two at once, and of one later, the second is told so [AM-013]', async () => {
    const { session, memberId } = await newPerson(web)
    await session.token()
    const send = () => session.post('/ambassador_users', { ambassador_user: given })
    const both = await Promise.all([send(), send()])
    const later = await send()
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(later.body).toMatchObject({ success: false, error: 'すでにアンバサダー登録済みです' })
    expect(await rowsOf(memberId)).toHaveLength(1)
  })

  it('shows the link that is theirs, with the way to the rewards [AM-014]', async () => {
    const { session, code } = await newAmbassador()
    const { text } = await session.visit('/ambassador_users/created')
    expect(text).toContain(`/?ambassador=${code}`)
    expect(text).toContain('リンクをコピーする')
    expect(text).toContain('href="/ambassador_users/rewards"')
  })
})

it('the landing page tells everybody what the programme is, what it pays, and leads to the registration [AM-016]', async () => {
  const { status, text } = await web.visit('/lps/ambassador')
  expect(status).toBe(200)
  expect(text).toContain('はじめての購入またははじめての無料体験')
  expect(text.replaceAll('<!-- -->', '')).toContain('1,000円')
  expect(text).toContain('href="/ambassador_users/new"')
})

describe('a link', () => {
  const line = (reply: { headers: Headers }) =>
    reply.headers.getSetCookie().find((one) => one.startsWith(REFERRAL_COOKIE))

  it('is remembered for ten days, out of scripts’ reach, and leads to the page itself [AM-017]', async () => {
    const { code, memberId } = await newAmbassador()
    expect(code).toMatch(/^[a-z2-9]{8,}$/)
    expect(code).not.toContain(String(memberId))
    const reply = await web.visitor().visit(`/courses?tab=manga&ambassador=${code}`)
    expect([reply.status, reply.location]).toEqual([302, '/courses?tab=manga'])
    expect(line(reply)).toMatch(
      new RegExp(`^${REFERRAL_COOKIE}=${code}\\.[^;]+; Path=/; SameSite=Lax; Max-Age=${REFERRAL_SECONDS}; HttpOnly$`),
    )
    expect(REFERRAL_SECONDS).toBe(864_000)
  })

  it('that was opened last wins; plain visits and words that are nobody’s change nothing [AM-018]', async () => {
    const [first, second] = [await newAmbassador(), await newAmbassador()]
    const visitor = web.visitor()
    const kept = () => visitor.cookies.get(REFERRAL_COOKIE)?.split('.')[0]
    await visitor.visit(`/?ambassador=${first.code}`)
    await visitor.visit(`/courses?ambassador=${second.code}`)
    expect(kept()).toBe(second.code)
    for (const path of ['/', '/courses', '/?ambassador=aaaaaaaaaa', `/?ambassador=${'x'.repeat(300)}`])
      expect(line(await visitor.visit(path))).toBeUndefined()
    expect(kept()).toBe(second.code)
    await web.db
      .updateTable('ambassadors')
      .set({ suspended_at: await web.now(), suspend_reason: '試験' })
      .where('member_id', '=', first.memberId)
      .execute()
    await visitor.visit(`/?ambassador=${first.code}`)
    expect(kept()).toBe(second.code)
  })

  it('counts a visitor once, however often they open it, and few of one line in a day [AM-017]', async () => {
    const { code, memberId } = await newAmbassador()
    const path = `/lps/ambassador?ambassador=${code}`
    const visits = async () =>
      (
        await web.db.selectFrom('ambassador_visits').select('visits').where('member_id', '=', memberId).execute()
      ).reduce((sum, row) => sum + row.visits, 0)
    const visitor = web.visitor()
    for (let time = 0; time < 3; time++) expect((await visitor.visit(path)).status).toBe(302)
    expect(await visits()).toBe(1)
    for (let time = 0; time < 8; time++) expect((await web.visitor().visit(path)).status).toBe(302)
    expect(await visits()).toBe(3)
  })

  it('works on pages that are kept for all visitors, who share the page and never the cookie [AM-033]', async () => {
    const [first, second] = [await newAmbassador(), await newAmbassador()]
    const path = '/lps/ambassador'
    await web.visitor().visit(path)
    const [one, other] = [web.visitor(), web.visitor()]
    await Promise.all([one.visit(`${path}?ambassador=${first.code}`), other.visit(`${path}?ambassador=${second.code}`)])
    const pages = [await one.visit(path), await other.visit(path), await web.visitor().visit(path)]
    expect([one, other].map(({ cookies }) => cookies.get(REFERRAL_COOKIE)?.split('.')[0])).toEqual([
      first.code,
      second.code,
    ])
    expect(new Set(pages.map(({ headers }) => headers.get('etag'))).size).toBe(1)
    expect(pages.every((page) => line(page) === undefined)).toBe(true)
  })
})

describe('staff', () => {
  it('suspend and reinstate with a reason that the ambassador reads, and see it in the audit log [AM-025] [AM-034]', async () => {
    const { session, memberId, email, code } = await newAmbassador()
    const desk = await newPerson(web, { isStaff: true, role: 'support' })
    const path = `/staff/ambassadors/${memberId}`
    expect((await desk.session.visit('/staff/ambassadors')).text).toContain(`href="${path}"`)
    expect((await desk.session.submit(path, { act: 'suspend', suspend_reason: ' ' }, html)).status).toBe(422)
    await desk.session.submit(path, { act: 'suspend', suspend_reason: '誤解を招く宣伝' }, html)
    expect((await session.visit('/ambassador_users/rewards')).text).toContain('アンバサダー資格は停止されています')
    expect((await web.visitor().visit(`/?ambassador=${code}`)).status).toBe(200)
    expect((await desk.session.submit(path, { act: 'suspend', suspend_reason: 'もう一度' }, html)).status).toBe(409)
    await desk.session.submit(path, { act: 'reinstate' }, html)
    expect((await session.visit('/ambassador_users/rewards')).text).not.toContain('アンバサダー資格は停止されています')
    await expect
      .poll(async () => (await web.letters(email)).map(({ subject }) => subject))
      .toEqual(
        expect.arrayContaining([
          '【Egaku】アンバサダー資格を停止しました',
          '【Egaku】アンバサダー資格の停止を解除しました',
        ]),
      )
    const log = await web.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', memberId)
      .where('actor_id', '=', desk.memberId)
      .orderBy('id')
      .execute()
    expect(log.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['ambassadors.suspended', 'ambassadors.reinstated']),
    )
  })

  it('who only edit find none of it [AM-034]', async () => {
    const editor = await newPerson(web, { isStaff: true, role: 'editor' })
    expect((await editor.session.visit('/staff/ambassadors')).status).toBe(404)
  })
})
