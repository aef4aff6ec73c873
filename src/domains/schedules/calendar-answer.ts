import { href } from 'react-router'
import { Answer } from '#platform/answer.ts'
import type { House } from '#platform/house.ts'
import { calendarOf } from './calendar.ts'
import type { Schedule } from './read-schedule.ts'

export function calendarAnswer({ settings: { siteName, origin } }: House, schedule: Schedule): Answer {
  const { memberId, changedAt, days } = schedule
  const about = { site: siteName, host: new URL(origin).hostname, origin, memberId, changedAt }
  return new Answer(200, calendarOf({ ...about, page: href('/study_schedule') }, schedule, days), {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Cache-Control': 'private, no-store',
    'X-Robots-Tag': 'noindex',
  })
}
