import type { House } from '#platform/house.ts'
import type { Cron, JobList } from '#platform/jobs.ts'
import { addDays } from '#platform/tokyo.ts'
import { noteRemoved } from './queries.ts'

/**
 * Carries out what docs/law.md says in one table of days: each domain removes its own, and what was removed stands in
 * the audit log. Days without anything to remove say nothing.
 */
export async function keepToDays(house: House): Promise<void> {
  const now = house.clock.now()
  for (const { what, days, remove } of house.domains.flatMap(({ retention = [] }) => retention))
    await house.db.transaction().execute(async (tx) => {
      const removed = await remove(tx, addDays(now, -days), now)
      if (removed > 0) await noteRemoved(tx, { what, days, removed, at: now })
    })
}

export const retentionJobs = { 'rights.keep-to-days': keepToDays } satisfies JobList

/** At half past three in the morning in Tokyo. */
export const retentionCron: Cron[] = [{ task: 'rights.keep-to-days', match: '30 18 * * *', alone: true }]
