import { href } from 'react-router'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { addDays, clockTime, dayKey, startOfDay } from '#platform/tokyo.ts'
import { Link } from '#ui/link.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Nothing } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { besideMonth, monthOf, weeksOf } from '../months.ts'
import { listTurns } from '../queries.ts'
import type { Route } from './+types/staff-calendar'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, url, now } = staffActor(context)
  const month = monthOf(url, now)
  const weeks = weeksOf(month)
  const [first, last] = [startOfDay(weeks[0]![0]!), addDays(startOfDay(weeks.at(-1)![6]!), 1)]
  const turns = await listTurns(db, first, last)
  const byDay = Map.groupBy(turns, ({ at }) => dayKey(at))
  const told = (day: string) =>
    (byDay.get(day) ?? []).map(({ id, title, at, opens }) => ({ id, title, opens, time: clockTime(at) }))
  return {
    ...{ month, today: dayKey(now), before: besideMonth(month, -1), after: besideMonth(month, 1) },
    weeks: weeks.map((days) => days.map((day) => ({ day, turns: told(day) }))),
  }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '公開カレンダー')

const weekdays = ['日', '月', '火', '水', '木', '金', '土']
const nameOf = (month: string) => `${Number(month.slice(0, 4))}年${Number(month.slice(5))}月`

/** What opens and closes in a month, in Japanese time. */
export default function StaffCalendar({ loaderData: { month, today, before, after, weeks } }: Route.ComponentProps) {
  const at = (to: string) => `${href('/staff/course_calendar')}?month=${to}`
  return (
    <StaffPage
      title="公開カレンダー"
      lead={`${nameOf(month)}に公開が始まる講座と終わる講座です。時刻は日本時間です。`}
      aside={
        <>
          <LinkButton to={at(before)} look="outline" size="small" icon="chevron-left">
            {nameOf(before)}
          </LinkButton>
          <LinkButton to={at(after)} look="outline" size="small" iconAfter="chevron-right">
            {nameOf(after)}
          </LinkButton>
        </>
      }
    >
      <Agenda weeks={weeks} />
      <div
        className="hidden overflow-x-auto md:block"
        role="group"
        aria-label={`${nameOf(month)}のカレンダー`}
        tabIndex={0}
      >
        <table className="w-full table-fixed border border-line bg-sheet text-sm">
          <caption className="sr-only">{nameOf(month)}に公開が始まる講座と終わる講座</caption>
          <thead>
            <tr>
              {weekdays.map((day) => (
                <th key={day} scope="col" className="border-b border-line px-2 py-1 text-left text-graphite">
                  {day}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((days) => (
              <tr key={days[0]!.day}>
                {days.map(({ day, turns }) => (
                  <td key={day} className="h-24 border border-line px-2 py-1 align-top">
                    <span
                      className={`figures ${day === today ? 'rounded-round bg-ink px-2 font-bold text-paper' : 'text-graphite'}`}
                    >
                      {day.startsWith(month)
                        ? Number(day.slice(8))
                        : `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`}
                    </span>
                    <ul className="grid gap-1">
                      {turns.map((turn) => (
                        <TurnLine key={`${turn.id}${turn.opens}`} {...turn} />
                      ))}
                    </ul>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </StaffPage>
  )
}

type Turn = Route.ComponentProps['loaderData']['weeks'][number][number]['turns'][number]

const TurnLine = ({ id, title, opens, time }: Turn) => (
  <li>
    <span className={`figures text-xs font-bold ${opens ? 'text-leaf' : 'text-crimson'}`}>
      {time} {opens ? '開始' : '終了'}
    </span>{' '}
    <Link to={href('/staff/courses/:id/publishing', { id: String(id) })} className="staff-table-link line-clamp-2">
      {title}
    </Link>
  </li>
)

/** On a phone: the days on which something happens. */
function Agenda({ weeks }: Pick<Route.ComponentProps['loaderData'], 'weeks'>) {
  const days = weeks.flat().filter(({ turns }) => turns.length > 0)
  if (days.length === 0)
    return (
      <div className="md:hidden">
        <Nothing>公開が始まる講座も、終わる講座もありません。</Nothing>
      </div>
    )
  return (
    <ol className="grid gap-3 md:hidden">
      {days.map(({ day, turns }) => (
        <li key={day} className="grid grid-cols-[3.5rem_minmax(0,1fr)] rounded-sheet border border-line bg-sheet p-3">
          <span className="figures font-bold">{`${Number(day.slice(5, 7))}/${Number(day.slice(8))}`}</span>
          <ul className="grid gap-2">
            {turns.map((turn) => (
              <TurnLine key={`${turn.id}${turn.opens}`} {...turn} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
