import type { House } from '#platform/house.ts'
import { runJobs, type Worker } from '#platform/jobs.ts'
import { cron, jobs } from './all-jobs.ts'

/** Does what the web process promised: letters, sweeps, everything by name. */
export function startWorker(house: House): Promise<Worker> {
  return runJobs(house, jobs, cron)
}
