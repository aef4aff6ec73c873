import { z } from 'zod'
import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readBody, whole } from '#platform/forms.ts'
import { addDays, dayKey, startOfDay } from '#platform/tokyo.ts'
import { MOST_EVENTS, readDays } from '../read-days.ts'
import { refuse } from '../refusals.ts'

const isDay = (key: string) => /^\d{4}-\d{2}-\d{2}$/.test(key) && dayKey(addDays(startOfDay(key), 0)) === key
const day = z.string().refine((key) => {
  try {
    return isDay(key)
  } catch {
    return false
  }
})
const StretchForm = z
  .object({ from: day, until: day, after: whole.optional(), most: whole.optional() })
  .refine(({ from, until }) => from < until)
  .refine(({ after = 0, most = 1 }) => after >= 0 && after < 1e9 && most >= 1 && most <= 96)

const DAYS = { name: 'look-back-days', points: 6_000, seconds: 3_600 }

/** The learner's own days of a stretch, as the timeline asks for them while it is read. */
export default async function (ask: CallAsk) {
  const learner = actorOf(ask)
  const stretch = readBody({ fields: Object.fromEntries(ask.query), files: {} }, StretchForm)
  await learner.house.limits.take(DAYS, String(learner.memberId))
  const days = await readDays(learner, stretch)
  const shown = days.reduce((sum, { events }) => sum + events.length, 0)
  return shown >= MOST_EVENTS ? refuse('too-many-days') : { success: true, days }
}
