import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { freshHouse } from '#test/fresh-house.ts'
import { purgeJobs } from './old-purges.ts'

const fresh = await freshHouse()
afterAll(() => fresh.close())

it('forgets by night what every process has long purged, and keeps what one may still have to see', async () => {
  await sql`insert into page_purges (tag, purged_at) values ('old', now() - interval '25 hours'), ('new', now())`.execute(
    fresh.db,
  )
  await purgeJobs['platform.forget-purges'](fresh.house)
  // Making the schema purges some as well.
  const left = await fresh.db.selectFrom('page_purges').select('tag').where('tag', 'in', ['old', 'new']).execute()
  expect(left).toEqual([{ tag: 'new' }])
})
