import { CompiledQuery } from 'kysely'
import type { Actor } from '#platform/ask.ts'
import { asked } from '#platform/asked.ts'
import { dayKey } from '#platform/tokyo.ts'

/** What came of all the years; nothing before the second is over. */
export type Lifetime = { years: number; courses: number; hours: number; trainings: number }

const query = `select joined_at as "joinedAt",
  (select count(*)::int from course_completions where member_id = $1) as courses,
  (select coalesce(sum(seconds), 0)::int from study_days where member_id = $1) as seconds,
  (select count(*)::int from practice_logs where member_id = $1) as trainings
  from members where id = $1`
type Row = { joinedAt: Date; courses: number; seconds: number; trainings: number }

export const lifetimeAsked = ({ memberId, now }: Pick<Actor, 'memberId' | 'now'>) =>
  asked(CompiledQuery.raw(query, [memberId]) as CompiledQuery<Row>, ([row]): Lifetime | null => {
    const { joinedAt, courses, seconds, trainings } = row!
    const years = wholeYears(new Date(joinedAt), now)
    return years > 1 && courses > 0 ? { years, courses, hours: Math.floor(seconds / 3600), trainings } : null
  })

/** By the calendar of Tokyo. */
export function wholeYears(from: Date, to: Date): number {
  const [a, b] = [dayKey(from), dayKey(to)]
  const turned = b.slice(5) >= a.slice(5)
  return Number(b.slice(0, 4)) - Number(a.slice(0, 4)) - (turned ? 0 : 1)
}
