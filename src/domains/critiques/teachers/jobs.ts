import type { House } from '#platform/house.ts'
import type { Cron, JobList } from '#platform/jobs.ts'
import { writeLetter } from '#platform/letters.ts'
import { addDays, dayKey, startOfDay } from '#platform/tokyo.ts'
import { listChangedSince } from './changes.ts'
import { profilesChanged } from './mail/teacher-letters.ts'

/** What teachers changed of their profiles yesterday, in one letter to the school; on a day without changes none. */
async function tellChanges(house: House): Promise<void> {
  const today = startOfDay(dayKey(house.clock.now()))
  const yesterday = addDays(today, -1)
  const changed = await listChangedSince(house.db, yesterday, today)
  if (changed.length > 0) await writeLetter(house, house.db, profilesChanged(house, { day: yesterday, changed }))
}

export const teacherJobs = { 'critiques.tell-profile-changes': tellChanges } satisfies JobList

/** At seven in the morning in Tokyo. */
export const teacherCron: Cron[] = [{ task: 'critiques.tell-profile-changes', match: '0 22 * * *', alone: true }]
