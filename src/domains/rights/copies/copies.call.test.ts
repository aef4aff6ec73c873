import { beforeAll, expect, it } from 'vitest'
import { PASSWORD } from '#test/accounts/newcomers.ts'
import { unzip } from '#test/house/unzip.ts'
import { smallSchool } from '#test/learning/small-school.ts'
import { newPerson } from '#test/people.ts'
import type { Session } from '#test/worlds/session.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => (web = await freshWeb()))

const pageOf = (memberId: number) => `/users/${memberId}/personal_data`
const ask = (session: Session, memberId: number, fields: Record<string, string> = {}) =>
  session.submit(pageOf(memberId), { act: 'copy', current_password: PASSWORD, ...fields })

/** The addresses of the files, once the letter has told of them. */
async function whenReady(session: Session, memberId: number, email: string) {
  const [letter] = await web.letters(email)
  const page = (await session.visit(pageOf(memberId))).text
  const urls = [...page.matchAll(/href="(\/users\/\d+\/data_copies\/\d+\/\d+)"/g)].map(([, url]) => url!)
  return { letter: letter!, urls }
}

async function download(session: Session, url: string) {
  const Cookie = [...session.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const reply = await fetch(new URL(url, web.url), { headers: { Cookie } })
  return { status: reply.status, headers: reply.headers, bytes: Buffer.from(await reply.arrayBuffer()) }
}

it('somebody takes everything of theirs along: notes as Markdown, tables, pictures as they were sent [AC-039] [LA-005]', async () => {
  const { session, memberId, email } = await newPerson(web, { plan: { state: 'will_continue' }, name: '持出 まもる' })
  const course = await smallSchool(web.db).newCourse()
  await web.db.updateTable('courses').set({ title: '手と指/の描き方' }).where('id', '=', course.id).execute()
  expect((await session.post(`/courses/${course.id}/user_note`, { content: '親指は外を向く' })).status).toBe(200)
  expect((await ask(session, memberId)).status).toBe(303)

  const { letter, urls } = await whenReady(session, memberId, email)
  expect(letter.subject).toBe('【Egaku】ダウンロードの準備ができました')
  expect(letter.text).not.toContain('親指')
  expect(letter.links.some((link) => link.endsWith(pageOf(memberId)))).toBe(true)
  expect(urls).toHaveLength(1)
  const zip = await download(session, urls[0]!)
  expect([zip.status, zip.headers.get('content-type'), zip.headers.get('cache-control')]).toEqual([
    200,
    'application/zip',
    'private, no-store',
  ])
  expect(zip.headers.get('content-disposition')).toMatch(/^attachment; filename="egaku-\d{4}-\d\d-\d\d-1\.zip"/)
  const files = await unzip(zip.bytes)
  const read = (path: string) => String(files.get(path))
  expect(read(`学習/メモ/講座${course.id}_手と指_の描き方.md`)).toContain('親指は外を向く')
  expect(read('学習/講座のメモ.csv')).toMatch(/^\uFEFF講座,メモ,保存\r\n手と指\/の描き方,親指は外を向く,\d{4}-/)
  expect(read('アカウント/会員情報.csv')).toContain(email)
  expect(read('プラン/契約の状態.csv')).toContain('will_continue')
  expect(read('はじめにお読みください.txt')).toContain('パスワード')
  expect([...files.keys()].filter((path) => path.startsWith('添削/'))).toEqual([])
}, 40_000)

it('who was corrected takes works and critiques along, with the pictures, and who paid the receipts [AC-039]', async () => {
  const member = await web.member('corrected')
  const session = await web.signIn('corrected')
  const { password_hash } = await web.member((await newPerson(web)).email)
  await web.db.updateTable('members').set({ password_hash }).where('id', '=', member.id).execute()
  const returned = await web.db
    .selectFrom('corrected_works as w')
    .innerJoin('corrections as c', 'c.work_id', 'w.id')
    .innerJoin('correction_items as i', (join) =>
      join.onRef('i.work_id', '=', 'w.id').onRef('i.version', '=', 'c.version'),
    )
    .select(['w.id', 'i.comment'])
    .where('w.member_id', '=', member.id)
    .where('c.hidden_at', 'is', null)
    .where('i.comment', 'is not', null)
    .executeTakeFirstOrThrow()
  const paid = await web.db
    .selectFrom('invoices')
    .select('number')
    .where('member_id', '=', member.id)
    .where('state', '=', 'paid')
    .executeTakeFirst()
  expect((await ask(session, member.id)).status).toBe(303)
  const { urls } = await whenReady(session, member.id, member.email)
  const files = await unzip((await download(session, urls[0]!)).bytes)
  expect(String(files.get(`添削/No.${returned.id}/依頼と添削.md`))).toContain(returned.comment!.split('\n')[0]!)
  const pictures = [...files].filter(
    ([path]) => path.startsWith(`添削/No.${returned.id}/`) && /\.(jpg|png|webp)$/.test(path),
  )
  expect(pictures.length).toBeGreaterThan(1)
  for (const [path, bytes] of pictures) expect(bytes.length, path).toBeGreaterThan(100)
  if (paid) expect(files.get(`お支払い/領収書_${paid.number}.pdf`)?.subarray(0, 5).toString()).toBe('%PDF-')
}, 60_000)

it('nobody takes along what is another’s, and who found the browser open takes nothing [AC-030] [AC-039]', async () => {
  const owner = await newPerson(web)
  const stranger = await newPerson(web)
  expect((await stranger.session.visit(pageOf(owner.memberId))).status).toBe(404)
  expect((await ask(stranger.session, owner.memberId)).status).toBe(404)
  expect((await web.visitor().visit(pageOf(owner.memberId))).status).toBe(302)
  const wrong = await ask(owner.session, owner.memberId, { current_password: 'not it' })
  expect([wrong.status, wrong.text.includes('現在のパスワードが正しくありません。')]).toEqual([422, true])
  expect((await ask(owner.session, owner.memberId)).status).toBe(303)
  const { urls } = await whenReady(owner.session, owner.memberId, owner.email)
  const own = await download(stranger.session, urls[0]!.replace(`/${owner.memberId}/`, `/${stranger.memberId}/`))
  expect([own.status, (await download(stranger.session, urls[0]!)).status]).toEqual([404, 404])
  expect((await download(web.visitor(), urls[0]!)).status).toBe(401)
  expect((await download(owner.session, urls[0]!)).status).toBe(200)
}, 40_000)

it('a copy is made one at a time, three times a week, and is there for seven days', async () => {
  const { session, memberId, email } = await newPerson(web)
  const both = await Promise.all([ask(session, memberId), ask(session, memberId)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([303, 409])
  const { urls } = await whenReady(session, memberId, email)
  await web.withClock({ advance: '6d' }, async () => {
    const late = await web.signIn(email)
    expect((await download(late, urls[0]!)).status).toBe(200)
  })
  await web.withClock({ advance: '8d' }, async () => {
    const late = await web.signIn(email)
    expect((await download(late, urls[0]!)).status).toBe(404)
    expect((await late.visit(pageOf(memberId))).text).not.toContain('data_copies')
    await expect
      .poll(() => web.db.selectFrom('data_copy_parts').select('key').where('key', 'like', '%').execute(), {
        timeout: 20_000,
      })
      .toEqual([])
  })
  const files = () => web.db.selectFrom('stored_files').select('attached_at').where('owner_id', '=', memberId).execute()
  expect((await files()).every(({ attached_at }) => attached_at === null)).toBe(true)
}, 60_000)
