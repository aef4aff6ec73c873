import { catalogueOf } from '#domains/catalogue/index.ts'
import { findAddressee } from '#domains/plans/index.ts'
import type { House } from '#platform/house.ts'
import type { Cron, JobList } from '#platform/jobs.ts'
import { writeLetter } from '#platform/letters.ts'
import { dayKey } from '#platform/tokyo.ts'
import { weekLetter } from './mail/week-letter.ts'
import { readForLetters } from './queries.ts'
import { scheduleOf } from './read-schedule.ts'
import { dayAfter, weekdayOf } from './rules.ts'

const AT_ONCE = 200

/** On Monday: the week's days to who asked for them, none to who has nothing before them. One letter a week, however often this runs. */
async function tellWeek(house: House): Promise<void> {
  const now = house.clock.now()
  const today = dayKey(now)
  const monday = dayAfter(today, -weekdayOf(today))
  const catalogue = await catalogueOf(house)
  for (let after = 0; ;) {
    const rows = await readForLetters(house.pool, [after, AT_ONCE])
    for (const row of rows) {
      const { memberId, days } = scheduleOf(row, catalogue, now)
      const week = days.filter(({ date }) => date < dayAfter(monday, 7))
      if (week.length > 0)
        await writeLetter(
          house,
          house.db,
          weekLetter(house, { ...(await findAddressee(house.db, memberId)), monday, days: week }),
        )
    }
    if (rows.length < AT_ONCE) return
    after = rows.at(-1)!.memberId
  }
}

export const scheduleJobs = { 'schedules.tell-week': tellWeek } satisfies JobList

/** On Mondays at seven in the morning in Tokyo. */
export const scheduleCron: Cron[] = [{ task: 'schedules.tell-week', match: '0 22 * * 0', alone: true }]
