import type { House } from '#platform/house.ts'
import type { Cron, JobList } from '#platform/jobs.ts'
import { writeLetter } from '#platform/letters.ts'
import { addDays, dayKey, startOfDay } from '#platform/tokyo.ts'
import { commentsCame } from './mail/comments.ts'
import { listWaitingForDigest, sweepNotices } from './queries.ts'
import { KEPT_DAYS } from './terms.ts'

/** In the morning whoever did not stop it reads how many reports had comments yesterday. */
async function tellComments(house: House): Promise<void> {
  const today = startOfDay(dayKey(house.clock.now()))
  const yesterday = addDays(today, -1)
  for (const { email: to, ...reader } of await listWaitingForDigest(house.db, { from: yesterday, to: today }))
    await writeLetter(house, house.db, commentsCame(house, { ...reader, to, day: dayKey(yesterday) }))
}

async function sweep(house: House): Promise<void> {
  const before = addDays(house.clock.now(), -KEPT_DAYS)
  while ((await sweepNotices(house.db, before)) > 0);
}

export const noticeJobs = {
  'notifications.tell-comments': tellComments,
  'notifications.sweep': sweep,
} satisfies JobList

/** At eight in the morning in Tokyo, and in the night. */
export const noticeCron: Cron[] = [
  { task: 'notifications.tell-comments', match: '0 23 * * *', alone: true },
  { task: 'notifications.sweep', match: '50 18 * * *', alone: true },
]
