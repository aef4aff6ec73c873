import type { House } from '#platform/house.ts'
import type { Cron, JobList } from '#platform/jobs.ts'
import { releaseFile } from '#platform/stored-files.ts'
import { makeCopy } from './actions/make-copy.ts'
import { deleteOverParts } from './queries.ts'

/** Copies whose seven days are over: nobody fetches them any more, and the next sweep takes them out of the store. */
export async function endCopies({ db, clock }: House): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const { key } of await deleteOverParts(tx, clock.now())) await releaseFile(tx, key)
  })
}

export const copyJobs = {
  'rights.make-copy': (house: House, payload: { id: number }) => makeCopy(house, payload),
  'rights.end-copies': endCopies,
} satisfies JobList

/** Every hour, so that what is over does not lie about for another day. */
export const copyCron: Cron[] = [{ task: 'rights.end-copies', match: '17 * * * *' }]
