import type { Alarm, Figure } from '#platform/manifest.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { formatDay } from '#platform/tokyo.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Nothing, Section } from '#ui/staff/section.tsx'
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
      <Waiting {...overview} />
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
      className={`flex items-start gap-3 rounded-sheet border bg-sheet p-4 ${isLate ? 'border-crimson' : 'border-vermilion'}`}
    >
      <Icon name="warning" className={`mt-0.5 size-5 shrink-0 ${isLate ? 'text-crimson' : 'text-vermilion'}`} />
      <span className="phrases grid gap-1">
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

/** What waits, the most urgent first and its numbers under each other; what does not wait is one quiet line. */
function Waiting({ waiting, none }: { waiting: readonly Figure[]; none: readonly Figure[] }) {
  return (
    <Section title="対応が必要なもの">
      {waiting.length === 0 && <Nothing>対応を待っているものはありません。</Nothing>}
      {waiting.length > 0 && (
        <dl className="divide-y divide-line rounded-sheet border border-line bg-sheet px-4">
          {waiting.map(({ note, isLate, ...figure }) => (
            <div
              key={figure.label}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 py-2.5 md:grid-cols-[13rem_6rem_minmax(0,1fr)]"
            >
              <dt className="phrases">
                <Way {...figure} />
              </dt>
              <dd className="figures text-right text-lg font-bold">{figure.value}</dd>
              <dd className="phrases text-sm text-graphite max-md:col-span-2">
                {isLate && (
                  <span className="mr-2">
                    <Badge tone="mark">遅れ</Badge>
                  </span>
                )}
                {note}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {none.length > 0 && (
        <ul aria-label="いまはないもの" className="flex flex-wrap gap-x-6 gap-y-1 px-4 text-sm text-graphite">
          {none.map((figure) => (
            <li key={figure.label} className="figures">
              <Way {...figure} /> {figure.value}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

const Way = ({ label, to }: Pick<Figure, 'label' | 'to'>) =>
  to ? (
    <Link to={to} className="staff-table-link">
      {label}
    </Link>
  ) : (
    label
  )

type FiguresProps = { title: string; figures: readonly (Pick<Figure, 'label' | 'value'> & { note?: string })[] }

function Figures({ title, figures }: FiguresProps) {
  if (figures.length === 0) return null
  return (
    <Section title={title}>
      <dl className="staff-figures">
        {figures.map(({ label, value, note }) => (
          <div key={label} className="rounded-sheet border border-line bg-sheet p-4">
            <dt className="phrases text-sm text-graphite">{label}</dt>
            <dd className="figures text-xl font-bold">{value}</dd>
            {note && <dd className="phrases text-sm text-graphite">{note}</dd>}
          </div>
        ))}
      </dl>
    </Section>
  )
}
