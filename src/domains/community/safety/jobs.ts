import { buffer } from 'node:stream/consumers'
import type { House } from '#platform/house.ts'
import type { Cron, JobList } from '#platform/jobs.ts'
import { likenessOf } from '#platform/pictures/likeness.ts'
import { listBarelyKnown, setLikeness } from './queries.ts'

/** What was hidden before pictures were compared as they are now is known by more than its pixels, where it is still kept. */
async function knowHidden({ db, storage }: House): Promise<void> {
  for (const { fingerprint, key } of await listBarelyKnown(db)) {
    const kept = await storage.get(key)
    if (kept) await setLikeness(db, fingerprint, (await likenessOf(await buffer(kept.stream))).likeness)
  }
}

export const safetyJobs = { 'community.know-hidden': knowHidden } satisfies JobList
export const safetyCron: Cron[] = [{ task: 'community.know-hidden', match: '40 18 * * *', alone: true }]
