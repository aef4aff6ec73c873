import type { Answer } from '#platform/answer.ts'
import { actorOf, type CallAsk } from '#platform/ask.ts'
import { orNotFound } from '#platform/refusal.ts'
import { calendarName } from '../calendar.ts'
import { calendarAnswer } from '../calendar-answer.ts'
import { findSchedule } from '../read-schedule.ts'

/** The member's schedule as a file for any calendar. */
export default async function (ask: CallAsk): Promise<Answer> {
  const { house, memberId, now } = actorOf(ask)
  const schedule = orNotFound(await findSchedule(house, memberId, now))
  return calendarAnswer(house, schedule).with({
    'Content-Disposition': `attachment; filename="${calendarName(now)}"`,
  })
}
