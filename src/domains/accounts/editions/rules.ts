import { addDaysTo, type Day } from '#platform/days.ts'
import { dayKey, formatDayKey } from '#platform/tokyo.ts'
import { NOTICE_DAYS } from './terms.ts'

/** Why an edition cannot come on that day: whoever does not want it needs time to go. */
export function whyTooSoon(comesOn: Day, now: Date): string | null {
  const first = addDaysTo(dayKey(now), NOTICE_DAYS)
  return comesOn < first
    ? `会員にお知らせしてから${NOTICE_DAYS}日以上あけて、${formatDayKey(first)}以降にしてください。`
    : null
}
