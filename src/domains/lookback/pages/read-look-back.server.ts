import { growthOf } from '#domains/practice/index.ts'
import type { Actor } from '#platform/ask.ts'
import { dayKey } from '#platform/tokyo.ts'
import { readOutline } from '../queries.ts'
import { readDays } from '../read-days.ts'
import { ladderOf, sliceAt, slicesOf, totalsOf } from '../rules.ts'
import { spokenTime, timeTogether } from '../time-together.ts'

/** The learner's whole way in outline, and the first days of it or those from a year on: in five statements. */
export async function readLookBack(learner: Actor) {
  const { house, member, memberId, now, url } = learner
  const [outline] = await readOutline(house.pool, [memberId, '-infinity', 'infinity'])
  const start = dayKey(member.joinedAt)
  const [first, ...rest] = outline!.days
  const dated =
    first?.[0] === start ? [[start, first[1] + 1] as const, ...rest] : [[start, 1] as const, ...outline!.days]
  const slices = slicesOf(dated, dayKey(now))
  const at = sliceAt(slices, url.searchParams.get('from') ?? start)
  const [days, growth] = await Promise.all([readDays(learner, slices[at]!), growthOf(learner)])
  const totals = totalsOf(outline!.totals)
  return {
    name: member.name,
    siteName: house.settings.siteName,
    since: spokenTime(timeTogether(member.joinedAt, now)),
    totals,
    ladder: ladderOf(totals),
    slices,
    at,
    days,
    growth,
    isEmpty: outline!.days.length === 0 && outline!.totals.seconds === 0,
  }
}

export type LookBackData = Awaited<ReturnType<typeof readLookBack>>
