import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { beginContract } from '#test/money/contracts.ts'
import { writeInvoice, type WrittenInvoice } from '#test/money/invoices.ts'
import { addMember, confirm, newAddress, PASSWORD, signIn, signUp } from '#test/accounts/newcomers.ts'
import { TEST_SECRET } from '#test/worlds/test-secret.ts'
import { newPerson } from '#test/people.ts'
import { smallSchool } from '#test/learning/small-school.ts'
import { freshWeb } from '#test/web.ts'
import { claimOnce } from '#domains/plans/persons/person-keys.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => (web = await freshWeb()))

type Person = Awaited<ReturnType<typeof newPerson>>
const leave = (
  { session, memberId }: Pick<Person, 'session' | 'memberId'>,
  fields: Record<string, string> = { agreed: '1', current_password: PASSWORD },
) => session.submit(`/users/${memberId}/withdrawal`, fields)
const isThere = async (memberId: number) =>
  (await web.db.selectFrom('members').select('withdrawn_at').where('id', '=', memberId).executeTakeFirstOrThrow())
    .withdrawn_at === null

/** Which of these texts stand anywhere in the database, whatever the table and the column. */
async function found(texts: string[]): Promise<string[]> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(web.db)
  const patterns = texts.map((text) => `%${text}%`)
  let all = ''
  for (const { schema, name } of rows) {
    const hits = await sql<{ row: string }>`
      select t::text as row from ${sql.id(schema, name)} as t where t::text ilike any(${patterns})`.execute(web.db)
    all += hits.rows.map(({ row }) => row).join('\n')
  }
  return texts.filter((text) => all.includes(text))
}

const unsubscribed = { state: 'after_unsubscribe', planId: 5 } as const

describe('leaving for good', () => {
  it('forgets the person in every table and keeps the books and the keys [AC-034]', async () => {
    const first = newAddress('asakura-first')
    const session = web.visitor()
    await signUp(session, first)
    await confirm(web, session, first)
    const memberId = (await web.member(first)).id

    const name = '朝倉 ひなた丸'
    const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c8361f' } })
      .png()
      .toBuffer()
    const profile = new FormData()
    profile.set('_method', 'patch')
    profile.set('name', name)
    profile.set('avatar', new File([new Uint8Array(picture)], 'me.png'))
    expect((await session.post(`/users/${memberId}`, profile)).status).toBe(303)
    const { avatar_key, password_hash } = await web.member(first)
    await web.letters(first)

    // The address changes once, so that two lie in the past of one account.
    const email = newAddress('asakura-now')
    await session.patch(`/users/${memberId}/email`, { email, current_password: PASSWORD })
    const link = (await web.letters(email))[0]!.links.find((one) => one.includes('token='))!
    const token = new URL(link).searchParams.get('token')!
    expect((await session.submit(`/users/${memberId}/confirm_email`, { token })).status).toBe(303)
    await web.letters(first, { seen: 2 })
    await web.visitor().submit('/accounts/begin_password_reset', { email })

    // A third was asked for a minute later and never answered.
    await web.db.deleteFrom('rate_limits').execute()
    const asked = newAddress('asakura-asked')
    expect(
      (await session.patch(`/users/${memberId}/email`, { email: asked, current_password: PASSWORD })).status,
    ).toBeLessThan(400)
    await web.letters(asked)

    // A life in the school.
    const now = await web.now()
    await beginContract(web.db, memberId, { planId: 5, kind: 'trial', now })
    const school = smallSchool(web.db)
    const course = await school.newCourse()
    for (const [path, body] of [
      [`/courses/${course.id}/user_note`, { content: 'ひみつの覚え書き' }],
      [`/courses/${course.id}/favorite`, {}],
      ['/api/write_to_user_cache', { ns: 'draft', v: { text: '書きかけの感想' } }],
      [`/daily_lesson_chapters/${course.lessons[0]!.chapterIds[0]!}/attendance`, {}],
    ] as const)
      expect((await session.post(path, body)).status, path).toBe(200)
    const quit = new URLSearchParams({ order_type: 'quit', 'quit_reason[free_text]': '三鷹へ引っ越すため' })
    const other = await web.db
      .selectFrom('quit_reasons')
      .select('id')
      .where('asks', '=', 'free_text')
      .executeTakeFirstOrThrow()
    quit.append('quit_reason[reason_ids][]', String(other.id))
    expect((await session.post('/subscription_orders', quit)).status).toBe(303)
    await web.db
      .insertInto('orders')
      .values({
        member_id: memberId,
        kind: 'card',
        payment_kind: 'card',
        terms: '{}',
        terms_version: '1',
        shown_at: now,
      })
      .execute()
    await web.db
      .transaction()
      .execute((tx) =>
        claimOnce(tx, { settings: { secret: TEST_SECRET }, clock: { now: () => now } } as never, memberId, 'trial'),
      )
    const invoice = await writeInvoice(web.db, memberId, { at: now })
    await web.db
      .updateTable('subscriptions')
      .set({ state: 'after_unsubscribe', next_step_at: null })
      .where('member_id', '=', memberId)
      .execute()
    // The letter of the quitting and that of the reset are on their way.
    await web.letters(email, { seen: 3 })

    const needles = [
      first,
      email,
      asked,
      name,
      'ひみつの覚え書き',
      '書きかけの感想',
      '三鷹',
      avatar_key!,
      password_hash!,
    ]
    expect(await found(needles)).toEqual(needles)

    const reply = await leave({ session, memberId })
    expect([reply.status, reply.location]).toEqual([303, '/sessions/new?notice=withdrawn'])
    const [goodbye] = await web.letters(email, { seen: 4 })
    expect(goodbye!.subject).toContain('退会の手続きが完了しました')
    expect(goodbye!.text).toContain(name)

    // The key of the picture stays until the sweep has taken the file; the goodbye's address until it is sent.
    const gone = needles.filter((needle) => needle !== avatar_key)
    await expect.poll(() => found(gone), { timeout: 20_000, interval: 250 }).toEqual([])

    const files = await web.db.selectFrom('stored_files').selectAll().where('key', '=', avatar_key!).execute()
    expect(files).toMatchObject([{ owner_id: null, attached_at: null }])
    const row = await web.db.selectFrom('members').selectAll().where('id', '=', memberId).executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      password_hash: null,
      avatar_key: null,
      name: '退会した会員',
      withdrawn_at: expect.any(Date),
    })
    const traces = await web.db.selectFrom('audit_log').selectAll().where('subject_id', '=', memberId).execute()
    expect(traces.map(({ action }) => action)).toContain('accounts.withdrawn')
    expect(traces.every(({ ip, agent }) => ip === null && agent === null)).toBe(true)

    const kept = async (table: 'invoices' | 'terms' | 'person_keys' | 'person_claims' | 'subscriptions') =>
      (await web.db.selectFrom(table).select('member_id').where('member_id', '=', memberId).execute()).length
    for (const table of ['invoices', 'terms', 'person_keys', 'person_claims', 'subscriptions'] as const)
      expect(await kept(table), table).toBeGreaterThan(0)
    const entries = await web.db.selectFrom('book_entries').select('id').where('invoice_id', '=', invoice.id).execute()
    expect(entries).toHaveLength(2)
    const methods = await web.db.selectFrom('payment_methods').selectAll().where('member_id', '=', memberId).execute()
    expect(methods).toMatchObject([
      { mask: null, expires_on: null, fingerprint_hash: null, replaced_at: expect.any(Date) },
    ])
  }, 60_000)

  it('is told beforehand what goes with the account, by name where it was bought [AC-034]', async () => {
    const { id: memberId, email } = await addMember(web)
    const session = web.visitor()
    await signIn(session, email)
    const { id: course_id } = await smallSchool(web.db).newCourse()
    await web.db.updateTable('courses').set({ title: '手と指の描き方' }).where('id', '=', course_id).execute()
    await web.db
      .insertInto('course_purchases')
      .values({ member_id: memberId, course_id, purchased_at: await web.now() })
      .execute()
    const page = (await session.visit(`/users/${memberId}/withdrawal`)).text
    const lost = ['「手と指の描き方」', '添削', '学生割引の登録', '口座振替の登録', '最終作品', '未発送のギフトカード']
    for (const words of [...lost, 'ログイン時のIPアドレスとブラウザ']) expect(page).toContain(words)
    expect((await leave({ session, memberId })).status).toBe(303)
    const [goodbye] = await web.letters(email)
    for (const words of lost) expect(goodbye!.text).toContain(words)
  })

  it('ends every session, and the old password opens nothing [AC-034]', async () => {
    const { id: memberId, email } = await addMember(web)
    const [here, there] = [web.visitor(), web.visitor()]
    for (const session of [here, there]) expect((await signIn(session, email)).status).toBe(303)
    expect((await leave({ session: here, memberId })).status).toBe(303)
    for (const session of [here, there])
      expect((await session.visit(`/users/${memberId}/plan`)).location).toContain('/sessions/new')
    expect((await signIn(web.visitor(), email, PASSWORD)).status).toBe(422)
    const told = await web.visit('/sessions/new?notice=withdrawn')
    expect(told.text).toContain('退会の手続きが完了しました。')
  })

  it('frees the address for a new sign-up, which gets no second trial [AC-034][AC-033]', async () => {
    const { id: memberId, email } = await addMember(web)
    const now = await web.now()
    await web.db
      .transaction()
      .execute((tx) =>
        claimOnce(tx, { settings: { secret: TEST_SECRET }, clock: { now: () => now } } as never, memberId, 'trial'),
      )
    const session = web.visitor()
    await signIn(session, email)
    expect((await leave({ session, memberId })).status).toBe(303)
    // Two letters at once may come in either order.
    await web.letters(email)
    const again = web.visitor()
    await signUp(again, email)
    await web.letters(email, { seen: 1 })
    expect((await confirm(web, again, email)).status).toBe(303)
    const anew = await web.member(email)
    expect(anew.id).not.toBe(memberId)
    const plans = await again.visit('/subscription_orders/new')
    expect(plans.text).toContain('無料体験は、お一人様一回限りです。')
  })

  it('is refused while a plan runs, to its last day [AC-034]', async () => {
    const now = await web.now()
    for (const contract of [{ planId: 5, kind: 'trial' }, { planId: 1 }, { planId: 2, cancelled: true }] as const) {
      const person = await newPerson(web)
      await beginContract(web.db, person.memberId, { ...contract, now })
      const page = await person.session.visit(`/users/${person.memberId}/withdrawal`)
      expect([page.status, page.text.includes('退会する</button>')]).toEqual([200, false])
      expect((await leave(person)).status).toBe(409)
      expect(await isThere(person.memberId)).toBe(true)
    }
  })

  it('is refused while a bill is not settled, whatever it waits for [AC-034]', async () => {
    for (const state of ['open', 'processing', 'unpaid', 'unknown'] satisfies WrittenInvoice['state'][]) {
      const person = await newPerson(web, { plan: unsubscribed })
      const { id } = await writeInvoice(web.db, person.memberId, { state, at: await web.now() })
      const reply = await leave(person)
      expect([reply.status, reply.text.includes('お支払いの済んでいない料金')], state).toEqual([409, true])
      expect(await isThere(person.memberId)).toBe(true)
      await web.db.updateTable('invoices').set({ state: 'written_off' }).where('id', '=', id).execute()
      expect((await leave(person)).status).toBe(303)
    }
  })

  it('asks for the password once more: nobody leaves for who left the browser open [AC-034] [AC-029]', async () => {
    const person = await newPerson(web)
    const page = await person.session.visit(`/users/${person.memberId}/withdrawal`)
    expect(page.text).toContain('name="current_password"')
    const wrongs: Record<string, string>[] = [{}, { current_password: '' }, { current_password: 'not the password' }]
    for (const wrong of wrongs) {
      const reply = await leave(person, { agreed: '1', ...wrong })
      expect([reply.status, reply.text.includes('現在のパスワードが正しくありません。')]).toEqual([422, true])
      expect(reply.text).not.toContain('not the password')
    }
    expect(await isThere(person.memberId)).toBe(true)
    expect((await leave(person)).status).toBe(303)
  })

  it('needs the tick, the token, and is one’s own alone [AC-034][AC-030]', async () => {
    const [person, stranger] = [await newPerson(web), await newPerson(web)]
    const untick = await leave(person, {})
    expect([untick.status, untick.text.includes('チェックを入れてください。')]).toEqual([422, true])
    expect((await leave({ session: stranger.session, memberId: person.memberId })).status).toBe(404)
    expect((await stranger.session.visit(`/users/${person.memberId}/withdrawal`)).status).toBe(404)
    const path = `/users/${person.memberId}/withdrawal`
    expect((await person.session.submit(path, { agreed: '1' }, { token: null })).status).toBe(403)
    expect((await web.visitor().submit(path, { agreed: '1' })).status).toBe(401)
    const staff = await newPerson(web, { isStaff: true })
    expect((await leave(staff)).status).toBe(409)
    expect(await Promise.all([person, stranger, staff].map(({ memberId }) => isThere(memberId)))).toEqual([
      true,
      true,
      true,
    ])
  })
})
