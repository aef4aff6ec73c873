import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { manifests } from '#app/manifests.ts'
import { PASSWORD } from '#test/accounts/newcomers.ts'
import { newPerson } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => (web = await freshWeb()))

const holds = Object.entries(
  Object.assign({}, ...manifests.map(({ everything }) => everything?.holds ?? {})) as NonNullable<
    (typeof manifests)[number]['everything']
  >['holds'],
)

/** How many rows of each table carry the number of this member. */
async function countOwn(memberId: number): Promise<Record<string, number>> {
  const { rows } = await sql<{ table: string }>`
    select table_name as "table" from information_schema.columns where table_schema = 'public' and column_name = 'member_id'`.execute(
    web.db,
  )
  const having = new Set(rows.map(({ table }) => table))
  const counts: Record<string, number> = {}
  for (const [table] of holds) {
    if (!having.has(table)) continue
    const found = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} where member_id = ${memberId}`.execute(web.db)
    counts[table] = found.rows[0]!.count
  }
  return counts
}

it('leaving does to each table what the one list of tables says: it goes, or stays with a number [AC-039]', async () => {
  const { password_hash } = await web.member((await newPerson(web)).email)
  const seen = new Set<string>()
  for (const name of ['veteran', 'learner', 'corrected', 'past', 'buyer']) {
    const { id } = await web.member(name)
    await web.db.updateTable('members').set({ password_hash }).where('id', '=', id).execute()
    await web.db
      .updateTable('subscriptions')
      .set({ state: 'after_unsubscribe', next_step_at: null })
      .where('member_id', '=', id)
      .execute()
    await web.db
      .updateTable('invoices')
      .set({ state: 'written_off' })
      .where('member_id', '=', id)
      .where('state', 'not in', ['paid', 'refunded'])
      .execute()
    const before = await countOwn(id)
    const session = await web.signIn(name)
    const left = await session.submit(`/users/${id}/withdrawal`, { agreed: '1', current_password: PASSWORD })
    expect([left.status, left.text.slice(0, 200)], name).toEqual([303, ''])
    const after = await countOwn(id)
    for (const [table, { fate }] of holds) {
      const had = before[table]
      if (!had) continue
      seen.add(table)
      // What was only looked at is no order.
      if (table === 'orders') continue
      if (fate === 'erased') expect(after[table], `${table} of ${name}`).toBe(0)
      else if (fate === 'recorded') expect(after[table], `${table} of ${name}`).toBe(had)
    }
  }
  expect(seen.size).toBeGreaterThan(25)
}, 90_000)

it('the stars that somebody gave stay without their words, and an award stands as that of a member who has left [AC-039]', async () => {
  const { session, memberId } = await newPerson(web)
  const now = await web.now()
  const course = await web.db.selectFrom('courses').select('id').orderBy('id').executeTakeFirstOrThrow()
  const review = {
    member_id: memberId,
    course_id: course.id,
    rating: 4,
    content: 'とても助かりました',
    written_at: now,
    approved_at: now,
  }
  const [waiting] = await web.db.selectFrom('courses').select('id').where('id', '<>', course.id).limit(1).execute()
  await web.db
    .insertInto('course_reviews')
    .values([review, { ...review, course_id: waiting!.id, approved_at: null }])
    .execute()
  const contest = await web.db
    .updateTable('illust_contests')
    .set({ results_at: new Date(now.getTime() - 60_000), ends_at: new Date(now.getTime() - 120_000) })
    .where('id', '=', (db) =>
      db.selectFrom('illust_contests').select('id').where('published_at', 'is not', null).orderBy('id').limit(1),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await web.db
    .insertInto('illust_contest_applicants')
    .values({
      ...{ contest_id: contest.id, member_id: memberId, image_key: 'private/a.png', small_key: 'private/b.png' },
      ...{ width: 10, height: 10, declared_version: '1', declared_at: now, applied_at: now, approved_at: now },
      award: '編集部の特別賞',
    })
    .execute()
  const page = (await session.visit(`/users/${memberId}/withdrawal`)).text
  expect(page).toContain('退会した会員')
  expect(
    (await session.submit(`/users/${memberId}/withdrawal`, { agreed: '1', current_password: PASSWORD })).status,
  ).toBe(303)
  const stars = await web.db.selectFrom('course_reviews').selectAll().where('member_id', '=', memberId).execute()
  expect(stars).toMatchObject([{ course_id: course.id, rating: 4, content: '' }])
  const results = (await web.visit(`/illust_contests/${contest.id}`)).text
  expect(results).toMatch(/編集部の特別賞(<!-- -->)?　退会した会員/)
})
