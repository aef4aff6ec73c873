import { useId } from 'react'
import type { Alarm, Figure } from '#platform/manifest.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { formatDay } from '#platform/tokyo.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { readOverview } from '../read-overview.server.ts'
import type { Route } from './+types/overview'

export async function loader({ context }: Route.LoaderArgs) {
  const actor = staffActor(context)
  return { today: formatDay(actor.now), overview: await readOverview(actor) }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '概況')

export default function Overview({ loaderData: { today, overview } }: Route.ComponentProps) {
  const states = overview.states.map(({ name, count }) => ({
    label: name,
    value: `${count.toLocaleString('ja-JP')}名`,
  }))
  return (
    <StaffPage title="概況" lead={`${today}現在`}>
      {overview.alarms.map((alarm) => (
        <AlarmSheet key={alarm.title} {...alarm} />
      ))}
      <Figures title="対応が必要なもの" figures={overview.waiting} />
      <Figures title="今日" figures={overview.today} />
      <Figures title="会員" figures={states} />
    </StaffPage>
  )
}

/** Money that nobody asks the banks for is seen nowhere else. */
function AlarmSheet({ isLate, title, words, way }: Alarm) {
  return (
    <p
      role={isLate ? 'alert' : 'status'}
      className={`flex items-start gap-3 rounded-sheet border bg-sheet p-4 ${isLate ? 'border-crimson' : 'border-indigo'}`}
    >
      <Icon
        name={isLate ? 'warning' : 'info'}
        className={`mt-0.5 size-5 shrink-0 ${isLate ? 'text-crimson' : 'text-indigo'}`}
      />
      <span className="grid gap-1">
        <strong className="figures">{title}</strong>
        <span>
          {words}
          {way && (
            <>
              {' '}
              <Link to={way.to} className="staff-table-link">
                {way.label}
              </Link>
            </>
          )}
        </span>
      </span>
    </p>
  )
}

type FiguresProps = { title: string; figures: readonly (Pick<Figure, 'label' | 'value' | 'to'> & { note?: string })[] }

function Figures({ title, figures }: FiguresProps) {
  const id = useId()
  if (figures.length === 0) return null
  return (
    <section className="grid gap-3" aria-labelledby={id}>
      <h2 id={id} className="text-base">
        {title}
      </h2>
      <dl className="staff-figures">
        {figures.map(({ label, value, note, to }) => (
          <div key={label} className="rounded-sheet border border-line bg-sheet p-4">
            <dt className="phrases text-sm text-graphite">
              {to ? (
                <Link to={to} className="staff-table-link">
                  {label}
                </Link>
              ) : (
                label
              )}
            </dt>
            <dd className="figures text-xl font-bold">{value}</dd>
            {note && <dd className="phrases text-sm text-graphite">{note}</dd>}
          </div>
        ))}
      </dl>
    </section>
  )
}
