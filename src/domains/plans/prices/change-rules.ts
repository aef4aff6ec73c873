import { dayKey, formatDayKey, startOfDay } from '#platform/tokyo.ts'
import { addDaysTo, type Day } from '#platform/days.ts'

type Change = { from: Date; oldYen: number | null; newYen: number | null }

/**
 * From when on a month may become dearer, where a change is too early for that: whoever renews on its first day is
 * written to thirty days before. Null for a change that may be made, and for all that make a month cheaper.
 */
export function whyTooSoonToRise({ from, oldYen, newYen }: Change, now: Date): string | null {
  if (oldYen === null || newYen === null || newYen <= oldYen) return null
  const first = firstDayOfRise(dayKey(now))
  if (from >= startOfDay(first)) return null
  return `値上げになるため、適用開始は${formatDayKey(first)}以降にしてください。ご契約中の方へ、料金がかかる30日前までにメールでお知らせします。`
}

/** Between the letter of a higher price and its first charge. */
const PRICE_NOTICE_DAYS = 30

/**
 * The first day on which a higher price may begin that is entered today: its letters go out tomorrow at the latest,
 * and thirty whole days lie between them and whoever renews first.
 */
export const firstDayOfRise = (today: Day): Day => addDaysTo(today, 1 + PRICE_NOTICE_DAYS + 1)
