import { sql } from 'kysely'
import type { House } from './house.ts'
import type { Cron, JobList } from './jobs.ts'

/** Every process has seen a purge within seconds. Its day is the machine's: the rows are written by that clock. */
async function forgetPurges({ db }: Pick<House, 'db'>) {
  await sql`delete from page_purges where purged_at < clock_timestamp() - interval '1 day'`.execute(db)
}

export const purgeJobs = { 'platform.forget-purges': forgetPurges } satisfies JobList

export const purgeCron: Cron[] = [{ task: 'platform.forget-purges', match: '23 19 * * *' }]
