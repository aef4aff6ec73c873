import type { House } from '#platform/house.ts'
import { runJobs, type Worker } from '#platform/jobs.ts'
import { cron, jobs } from './all-jobs.ts'
import { startEncoder } from './encoder.ts'

const BESIDE_OTHER_WORK = 1

/** Does what the web process promised: letters, sweeps, everything by name, and films. */
export async function startWorker(house: House): Promise<Worker> {
  const worker = await runJobs(house, jobs, { cron })
  const encoder = await startEncoder(house, { places: house.settings.encoders ?? BESIDE_OTHER_WORK })
  return {
    async stop() {
      await Promise.all([worker.stop(), encoder.stop()])
    },
  }
}
