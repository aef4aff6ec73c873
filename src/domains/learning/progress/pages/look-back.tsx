import { href } from 'react-router'
import { actor } from '#platform/ask.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { readTotals } from '../queries/totals.ts'
import { timeTogether } from '../time-together.ts'
import type { Route } from './+types/look-back'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, house, member, memberId, now } = actor(context)
  return {
    siteName: house.settings.siteName,
    name: member.name,
    since: timeTogether(member.joinedAt, now),
    totals: await readTotals(db, memberId),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `振り返り - ${loaderData?.siteName}` }]

export default function LookBack({ loaderData: { siteName, name, since, totals } }: Route.ComponentProps) {
  const counters = [
    { label: '修了した講座', value: totals.courses, unit: '講座' },
    { label: '学んだ時間', value: totals.studyingHours, unit: '時間' },
    { label: '修了証書', value: totals.completionCertificates, unit: '枚' },
  ]
  return (
    <div className="mx-auto grid max-w-page gap-8 px-4 py-8 md:px-6 md:py-12">
      <h1 className="text-xl md:text-2xl">
        {name}さんが{siteName}をはじめて
        <span className="figures block font-head text-2xl md:text-3xl">
          {since.years}年{since.months}か月{since.days}日
        </span>
      </h1>
      <dl className="grid gap-5 md:grid-cols-3">
        {counters.map(({ label, value, unit }) => (
          <Sheet key={label}>
            <dt className="text-sm text-graphite">{label}</dt>
            <dd className="mt-1">
              <span className="figures font-head text-3xl font-bold">{value}</span>
              <span className="ml-1">{unit}</span>
            </dd>
          </Sheet>
        ))}
      </dl>
      <LinkButton to={href('/subscriptions/learning_status')} look="outline" className="justify-self-start">
        学習状況にもどる
      </LinkButton>
    </div>
  )
}
