import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'
import { watchStatements } from '#platform/statements.ts'
import { readWall } from './read-wall.server.ts'

const REPORTS = 20_000
let fresh: FreshHouse
beforeAll(async () => {
  fresh = await freshHouse()
  await sql`insert into members (email, email_key, name, joined_at)
    select 'wall' || n || '@example.com', 'wall' || n || '@example.com', '受講生' || n, now()
    from generate_series(1, 5000) n`.execute(fresh.db)
  await sql`insert into illust_reports (member_id, title, content, status, comment_status, image_key, small_key, width,
      height, theme, posted_at)
    select m.id, '絵' || n, '試し', 'opened', 'accepted', 'a', 'b', 4, 3, (array['character', 'background', null])[1 + n % 3],
      now() - n * interval '5 minutes'
    from generate_series(1, ${REPORTS}::integer) n
    join (select id, row_number() over (order by id) as at from members) m on m.at = 1 + n % 5000`.execute(fresh.db)
  await sql`insert into illust_report_goods (report_id, member_id, liked_at)
    select r.id, m.id, now() - random() * interval '30 days' from illust_reports r
    join lateral (select id from members order by id limit (r.id % 7)) m on true`.execute(fresh.db)
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
