import type { House } from '#platform/house.ts'
import type { Cron, JobList } from '#platform/jobs.ts'
import { writeLetter } from '#platform/letters.ts'
import { dayKey } from '#platform/tokyo.ts'
import { isBusinessDay } from '../rules.ts'
import { readClosedDays } from '../threads/due-days.ts'
import { endPictures } from '../threads/end-pictures.ts'
import { questionsAreDue } from './mail/due.ts'
import { countDue } from './queries.ts'

/** On the morning of each business day the school reads what is due today and what is late. */
async function tellDue(house: House): Promise<void> {
  const now = house.clock.now()
  const today = dayKey(now)
  await house.db.transaction().execute(async (tx) => {
    if (!isBusinessDay(today, await readClosedDays(tx, today))) return
    const { today: due, late } = await countDue(tx, today)
    if (due + late > 0) await writeLetter(house, tx, questionsAreDue(house, { today, due, late }))
  })
}

export const inboxJobs = {
  'consultation.tell-due': tellDue,
  'consultation.end-pictures': endPictures,
} satisfies JobList

/** At nine in the morning in Tokyo, and in the night. */
export const inboxCron: Cron[] = [
  { task: 'consultation.tell-due', match: '0 0 * * *', alone: true },
  { task: 'consultation.end-pictures', match: '40 18 * * *', alone: true },
]
