import { catalogueOf } from '#domains/catalogue/index.ts'
import type { Actor } from '#platform/ask.ts'
import { asked } from '#platform/asked.ts'
import { dayKey } from '#platform/tokyo.ts'
import { scheduleQuery } from './queries.ts'
import { laidOut } from './read-schedule.ts'
import type { Part } from './terms.ts'

/** What learning status says of the schedule: the parts of today, or when it goes on; null where there is none. */
export type Today = { parts: Part[]; next: string | null; done: number; all: number }

export const todayAsked = ({ house, memberId, now }: Actor) =>
  asked(scheduleQuery(memberId), async ([row]): Promise<Today | null> => {
    if (!row) return null
    const { days, done, all } = laidOut(row, await catalogueOf(house), now)
    const [first] = days
    const isToday = first?.date === dayKey(now)
    return { parts: isToday ? first.parts : [], next: isToday ? null : (first?.date ?? null), done, all }
  })
