import { href } from 'react-router'
import { leaveNotice, wantsLetter } from '#domains/notifications/index.ts'
import type { House } from '#platform/house.ts'
import type { Cron, JobList } from '#platform/jobs.ts'
import { writeLetter } from '#platform/letters.ts'
import { resultsTold } from './mail/entry-letters.ts'
import { listEntrants, listUntold, updateContest } from './queries.ts'

/** Everybody whose work was shown hears once that the results stand, however often this is done. */
async function tellResults(house: House): Promise<void> {
  const now = house.clock.now()
  for (const contest of await listUntold(house.db, now))
    await house.db.transaction().execute(async (tx) => {
      for (const { workId, memberId, name, email: to } of await listEntrants(tx, contest.id)) {
        await leaveNotice(tx, {
          ...{ memberId, now, kind: 'contest', key: `contest-results:${workId}` },
          text: `「${contest.title}」の結果を発表しました。`,
          path: href('/illust_contests/:id', { id: String(contest.id) }),
        })
        if (await wantsLetter(tx, memberId, 'contest'))
          await writeLetter(house, tx, resultsTold(house, { to, name, contest, workId }))
      }
      await updateContest(tx, contest.id, { results_told_at: now })
    })
}

export const contestJobs = { 'community.tell-results': tellResults } satisfies JobList
export const contestCron: Cron[] = [{ task: 'community.tell-results', match: '*/5 * * * *', alone: true }]
