import { addCronNow, type Cron, type JobList } from '#platform/jobs.ts'
import { letterJobs } from '#platform/letters.ts'
import type { Manifest } from '#platform/manifest.ts'
import { purgeCron, purgeJobs } from '#platform/old-purges.ts'
import { fileCron, fileJobs } from '#platform/stored-files.ts'
import { manifests } from './manifests.ts'

/** Every job of the house by name: `domain.verb-noun`. */
export function jobsOf(domains: readonly Manifest[]): JobList {
  return {
    ...letterJobs,
    ...fileJobs,
    ...purgeJobs,
    ...Object.assign({}, ...domains.map(({ jobs }) => jobs)),
    // Asked by the sandbox when it has moved the clock: what waits for days of business is due at once.
    'house.follow-clock': async (house) => {
      await house.clock.refresh()
      await addCronNow(
        house.db,
        cronOf(domains).filter(({ tidies }) => !tidies),
      )
    },
  }
}

const cronOf = (domains: readonly Manifest[]): Cron[] => domains.flatMap(({ cron = [] }) => cron)

export const jobs = jobsOf(manifests)

/** What is done by the hour or the day, without anybody asking. */
export const cron: Cron[] = [...cronOf(manifests), ...fileCron, ...purgeCron]
