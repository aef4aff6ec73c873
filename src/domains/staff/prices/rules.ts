import { firstDayOfRise } from '#domains/plans/index.ts'
import { dayKey, formatDayKey, startOfDay } from '#platform/tokyo.ts'

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
