import { memo, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import type { Day } from '../terms.ts'
import { dayAfter } from '../rules.ts'
import { EventLine } from './event-line.tsx'
import { MilestoneMark } from './milestone-mark.tsx'
import { loadMore } from './slice-loader.ts'
import { dayWords, milestoneWords, yearLink } from './words.ts'

const yearOf = (date: string) => Number(date.slice(0, 4))
/** Who finishes a hundred courses at once sees the last few of the round numbers. */
const MARKS = 4

/** Days under each other; the first of a year carries it. `before` is the year in which the way came here. */
export function DaySection({ days, before }: { days: Day[]; before: number | null }) {
  return days.map((day, index) => {
    const last = index === 0 ? before : yearOf(days[index - 1]!.date)
    return <OneDay key={day.date} day={day} year={last === yearOf(day.date) ? null : yearOf(day.date)} />
  })
}

const OneDay = memo(function OneDay({ day, year }: { day: Day; year: number | null }) {
  const { date, milestones } = day
  const [events, setEvents] = useState(day.events)
  const [more, setMore] = useState(day.more)
  const [pending, setPending] = useState(false)
  const onMore = () => {
    setPending(true)
    const after = ofDay(day) - more
    loadMore({ from: date, until: dayAfter(date), after }, (found) => {
      setPending(false)
      const rest = found?.[0]
      if (!rest) return
      setEvents((shown) => [...shown, ...rest.events])
      setMore(rest.more)
    })
  }
  return (
    <article className="look-back-day" data-day={date}>
      {year !== null && <YearHead year={year} />}
      <h4 className="figures text-sm text-graphite">
        <time dateTime={date}>{dayWords(date)}</time>
      </h4>
      {milestones.length > 0 && (
        <p className="flex flex-wrap gap-2 pt-2" data-milestones={milestones.length}>
          {milestones.slice(-MARKS).map((milestone) => (
            <MilestoneMark key={`${milestone.kind}${milestone.reached}`}>{milestoneWords(milestone)}</MilestoneMark>
          ))}
        </p>
      )}
      {events.length > 0 && (
        <ul className="grid grid-cols-1 items-start gap-3 pt-3 lg:grid-cols-2">
          {events.map((event, index) => (
            <li key={index}>
              <EventLine event={event} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <Button look="quiet" size="small" className="mt-2 print:hidden" pending={pending} onClick={onMore}>
          この日の残り{more}件を見る
        </Button>
      )}
    </article>
  )
})

const YearHead = ({ year }: { year: number }) => (
  <div className="look-back-year flex flex-wrap items-baseline gap-x-4">
    <h3 className="figures font-head text-xl">{year}年</h3>
    <Link
      to={yearLink(year)}
      className="inline-flex min-h-11 items-center text-sm font-bold text-indigo hover:underline print:hidden"
    >
      1年をまとめて見る
    </Link>
  </div>
)

/** How many rows stand on the day altogether: pictures of one title are counted each. */
const ofDay = ({ events, more }: Day) =>
  more +
  events.reduce((sum, one) => {
    if (one.event === 'period') return sum
    return sum + (one.event === 'uploadingImage' ? one.trainingLogs.length + one.completedWorks.length : 1)
  }, 0)
