import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'
import { keptPlanOf } from '#test/house/kept-plan.ts'
import { watchStatements } from '#platform/statements.ts'
import { listWarm } from './likes/queries.ts'
import { readWall } from './read-wall.server.ts'

const REPORTS = 20_000
let fresh: FreshHouse
beforeAll(async () => {
  fresh = await freshHouse()
  await fresh.db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`insert into members (email, email_key, name, joined_at)
      select 'wall' || n || '@example.com', 'wall' || n || '@example.com', '受講生' || n, now()
      from generate_series(1, 5000) n`.execute(tx)
    await sql`insert into illust_reports (member_id, title, content, status, comment_status, image_key, small_key, width,
        height, theme, posted_at)
      select m.id, '絵' || n, '試し', 'opened', 'accepted', 'a', 'b', 4, 3, (array['character', 'background', null])[1 + n % 3],
        now() - n * interval '5 minutes'
      from generate_series(1, ${REPORTS}::integer) n
      join (select id, row_number() over (order by id) as at from members) m on m.at = 1 + n % 5000`.execute(tx)
    for (let part = 0; part < 5; part++)
      await sql`insert into illust_report_goods (report_id, member_id, liked_at)
        select r.id, m.id, now() - random() * interval '30 days' from illust_reports r
        join lateral (select id from members order by id limit (r.id % 7)) m on true
        where r.id % 5 = ${part}`.execute(tx)
  })
  await sql`vacuum analyze`.execute(fresh.db)
}, 120_000)
afterAll(() => fresh.close())

it('reads a wall of 20,000 reports, however it is ordered and narrowed, in three statements at most [RE-001]', async () => {
  const member = await fresh.actorFor(await fresh.newMember())
  for (const ask of [fresh.visitor(), member])
    for (const asked of ['/', '/?theme=character', '/?page=500', '/?order=warm']) {
      const read = () => readWall({ ...ask, url: new URL(asked, 'http://wall') })
      const { result, statements } = await watchStatements(read)
      expect(statements.length, asked).toBeLessThanOrEqual(3)
      expect(result.reports.length, asked).toBe(20)
    }
  const { total } = await readWall(member)
  expect(total).toBe(REPORTS)
})

it('finds a page of the wall by its index also with the plan that a connection keeps for whoever asks [RE-001]', async () => {
  const member = await fresh.actorFor(await fresh.newMember())
  for (const ask of [fresh.visitor(), member])
    for (const asked of ['/', '/?theme=character', '/?page=3', '/?theme=character&page=3']) {
      const { statements } = await watchStatements(() => readWall({ ...ask, url: new URL(asked, 'http://wall') }))
      const plan = await keptPlanOf(
        fresh.db,
        statements.find((one) => one.includes('limit'))!,
      )
      expect(plan, asked).toMatch(/illust_reports_(newest|of_theme)/)
      expect(plan, asked).not.toContain('Seq Scan on illust_reports')
    }
})

it('hangs what is liked now in the order that counting every like anew would give, also after likes came and went [RE-001]', async () => {
  const { db, house } = fresh
  const plainly = async (now: Date) => {
    const { rows } = await sql<{ id: number; sum: number }>`
      select report_id as id, sum(power(0.5::float8, extract(epoch from ${now}::timestamptz - liked_at)::float8 / 259200)) as sum
      from illust_report_goods group by report_id order by sum desc, report_id desc limit 200`.execute(db)
    return rows.map(({ id }) => id)
  }
  const now = house.clock.now()
  expect(await listWarm(db, null, now)).toEqual(await plainly(now))
  const [first, second] = await plainly(now)
  await sql`delete from illust_report_goods where report_id = ${first}`.execute(db)
  await sql`delete from illust_report_goods where id in (select max(id) from illust_report_goods where report_id = ${second})`.execute(
    db,
  )
  await sql`insert into illust_report_goods (report_id, member_id, liked_at)
    select r.id, m.id, now() from (select id from illust_reports order by id limit 3) r
    cross join lateral (select id from members order by id desc limit r.id % 3 + 1) m`.execute(db)
  const after = await listWarm(db, null, now)
  expect(after).toEqual(await plainly(now))
  expect(after).not.toContain(first)
  expect(await listWarm(db, null, new Date(now.getTime() + 60 * 86_400_000))).toEqual([])
  const whole = await sql<{ off: number }>`
    select count(*)::int as off from illust_report_warmth where abs(warmth - warmth_of(report_id)) > 1e-9`.execute(db)
  expect(whole.rows[0]!.off).toBe(0)
})
