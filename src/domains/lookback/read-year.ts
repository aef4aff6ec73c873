import { isOpen } from '#domains/catalogue/index.ts'
import type { Actor } from '#platform/ask.ts'
import { inMinutes } from '#platform/minutes.ts'
import { privateFileLink } from '#platform/private-files.ts'
import { dayKey, startOfDay } from '#platform/tokyo.ts'
import { href } from 'react-router'
import { type EventRow, readEvents, readTallies } from './queries.ts'
import { lastOfEach, milestonesOf, sumOf, totalsOf } from './rules.ts'
import type { Month, MonthDrawing, MonthLine } from './terms.ts'

/** So much of a month stands on a sheet; the rest is counted. */
const A_MONTH = 30
const MONTHS = 12
const PICTURE_SECONDS = 3_600

/** One year of the way, month by month, as it stands on paper: in two statements. Null for a year without the learner. */
export async function readYear(learner: Actor, year: number) {
  const { house, member, now } = learner
  const [first, last] = [dayKey(member.joinedAt), dayKey(now)].map((day) => Number(day.slice(0, 4))) as [number, number]
  if (year < first || year > last) return null
  const [from, until] = [`${year}-01-01`, `${year + 1}-01-01`]
  // What is older than the registration stands on its day.
  const since = year === first ? '-infinity' : startOfDay(from).toISOString()
  const before = startOfDay(until).toISOString()
  const [rows, [tallies]] = await Promise.all([
    readEvents(house.pool, [member.id, since, before, 0, A_MONTH, A_MONTH * MONTHS, 'month']),
    readTallies(house.pool, [member.id, since, before, year === first ? since : from, until]),
  ])
  const milestones = [...milestonesOf(tallies!.before, tallies!.days)].map(([date, reached]) => ({ date, reached }))
  const done = sumOf(tallies!.days)
  const rowsOf = Map.groupBy(rows, ({ date }) => monthOf(date))
  const marksOf = Map.groupBy(milestones, ({ date }) => monthOf(date))
  const months = [...new Set([...rowsOf.keys(), ...marksOf.keys()])].toSorted((a, b) => a - b)
  return {
    year,
    name: member.name,
    siteName: house.settings.siteName,
    totals: totalsOf(done),
    minutes: inMinutes(done.seconds),
    earlier: year > first ? year - 1 : null,
    later: year < last ? year + 1 : null,
    months: months.map((month): Month => {
      const own = rowsOf.get(month) ?? []
      return {
        month,
        milestones: lastOfEach((marksOf.get(month) ?? []).flatMap(({ reached }) => reached)),
        drawings: own.filter(({ imageKey }) => imageKey).map((row) => drawingOf(learner, row)),
        lines: own.filter(({ imageKey }) => !imageKey).map((row) => lineOf(row, now)),
        more: (own[0]?.ofAll ?? 0) - own.length,
      }
    }),
  }
}

export type YearData = NonNullable<Awaited<ReturnType<typeof readYear>>>

const monthOf = (date: string) => Number(date.slice(5, 7))

const drawingOf = (learner: Actor, { id, kind, date, title, imageKey }: EventRow): MonthDrawing => ({
  ...{ id, date, title },
  kind: kind === 'work' ? 'work' : 'log',
  imageUrl: privateFileLink(learner, imageKey!, PICTURE_SECONDS),
})

function lineOf({ id, kind, date, title, openedAt, closedAt }: EventRow, now: Date): MonthLine {
  if (kind === 'certificate')
    return { id, date, title, kind, link: href('/subscriptions/completion_certificates/:id', { id: String(id) }) }
  const link = isOpen({ openedAt, closedAt }, now) ? href('/courses/:id', { id: String(id) }) : null
  return { id, date, title, kind: 'course', link }
}
