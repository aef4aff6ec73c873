import type { Actor } from '#platform/ask.ts'
import { dayKey } from '#platform/tokyo.ts'
import { findSchedule } from './read-schedule.ts'
import type { Part } from './terms.ts'

/** What learning status says of the schedule: the parts of today, or when it goes on; null where there is none. */
export type Today = { parts: Part[]; next: string | null; done: number; all: number }

export async function readToday({ house, memberId, now }: Actor): Promise<Today | null> {
  const schedule = await findSchedule(house, memberId, now)
  if (!schedule) return null
  const { days, done, all } = schedule
  const today = dayKey(now)
  const [first] = days
  const isToday = first?.date === today
  return { parts: isToday ? first.parts : [], next: isToday ? null : (first?.date ?? null), done, all }
}
