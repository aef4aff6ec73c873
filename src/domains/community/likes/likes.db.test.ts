import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'
import { deleteLike, insertLike, readLiked } from './queries.ts'

const FANS = 5_000
const LANES = 40
let fresh: FreshHouse
let report: number
let fans: number[]
beforeAll(async () => {
  fresh = await freshHouse()
  const author = await fresh.newMember()
  const { rows } = await sql<{ id: number }>`insert into members (email, email_key, name, joined_at)
    select 'fan' || n || '@example.com', 'fan' || n || '@example.com', 'ファン' || n, now()
    from generate_series(1, ${FANS}::integer) n returning id`.execute(fresh.db)
  fans = rows.map(({ id }) => id)
  const { id } = await fresh.db
    .insertInto('illust_reports')
    .values({
      ...{ member_id: author, title: '人気の絵', content: '試し', status: 'opened', comment_status: 'accepted' },
      ...{ image_key: 'a', small_key: 'b', width: 4, height: 3, posted_at: fresh.clock.now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  report = id
})
afterAll(() => fresh.close())

/** The longest that anybody waits for a lock meanwhile, in milliseconds. */
async function longestWait(work: Promise<unknown>): Promise<number> {
  let longest = 0
  let isOver = false
  const ended = work.finally(() => (isOver = true))
  while (!isOver) {
    const { rows } = await sql<{ ms: number }>`
      select coalesce(max(extract(epoch from clock_timestamp() - l.waitstart) * 1000), 0)::float8 as ms
      from pg_locks l join pg_database d on d.oid = l.database
      where not l.granted and d.datname = current_database()`.execute(fresh.db)
    longest = Math.max(longest, rows[0]!.ms)
  }
  await ended
  return longest
}

it('five thousand members like one report at once: each counts once, and nobody waits a second for a lock [RE-020]', async () => {
  const waiting = fans.values()
  const now = fresh.clock.now()
  const lane = async () => {
    for (const memberId of waiting) await insertLike(fresh.db, { reportId: report, memberId, now })
  }
  const longest = await longestWait(Promise.all(Array.from({ length: LANES }, lane)))
  expect(longest).toBeLessThan(1_000)
  const { goodsCount, isLiked } = await readLiked(fresh.db, report, fans[17]!)
  expect([goodsCount, isLiked]).toEqual([FANS, true])
}, 120_000)

it('one of them toggles fifty times at once: the count is that of the rows, and they are one or none [RE-020]', async () => {
  const memberId = fans[0]!
  const now = fresh.clock.now()
  const toggle = async () => {
    const { goodId } = await readLiked(fresh.db, report, memberId)
    if (goodId === null) await insertLike(fresh.db, { reportId: report, memberId, now })
    else await deleteLike(fresh.db, { id: goodId, reportId: report, memberId })
  }
  const longest = await longestWait(Promise.all(Array.from({ length: 50 }, toggle)))
  expect(longest).toBeLessThan(1_000)
  const { goodsCount, isLiked } = await readLiked(fresh.db, report, memberId)
  expect(goodsCount).toBe(FANS - 1 + Number(isLiked))
}, 60_000)
