import { href } from 'react-router'
import { asker } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { formatMoment } from '#platform/tokyo.ts'
import { Badge } from '#ui/badge.tsx'
import { Column } from '#ui/column.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { listContests } from '../queries.ts'
import { stateOf, turnsOf } from '../rules.ts'
import { stateNames } from '../terms.ts'
import type { Route } from './+types/contests'

export async function loader({ context }: Route.LoaderArgs) {
  const ask = asker(context)
  const all = await listContests(ask.db)
  const contests = all
    .map((contest) => ({ ...contest, state: stateOf(contest, ask.now) }))
    .filter(({ state }) => state !== 'draft')
  for (const contest of contests) ask.pageTurns.push(...turnsOf(contest, ask.now))
  return {
    contests: contests.map(({ id, title, theme, starts_at, ends_at, state }) => ({
      id,
      title,
      theme,
      starts_at,
      ends_at,
      state,
    })),
  }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'イラストコンテスト')

export default function Contests({ loaderData: { contests } }: Route.ComponentProps) {
  return (
    <Column>
      <SectionHeading level={1} lead="テーマに合わせて描いた1枚を応募できます。">
        イラストコンテスト
      </SectionHeading>
      {contests.length === 0 ? (
        <EmptyState title="コンテストはまだありません" />
      ) : (
        <ul className="grid gap-4 md:grid-cols-2">
          {contests.map(({ id, title, theme, starts_at, ends_at, state }) => (
            <li key={id} className="grid content-start gap-2 rounded-sheet border border-line bg-sheet p-5">
              <span>
                <Badge tone={state === 'open' ? 'mark' : 'plain'}>{stateNames[state]}</Badge>
              </span>
              <h2 className="text-lg">
                <Link to={href('/illust_contests/:id', { id: String(id) })} className="touch-room">
                  {title}
                </Link>
              </h2>
              <p>テーマ：{theme}</p>
              <p className="figures text-sm text-graphite">
                {formatMoment(starts_at)}〜{formatMoment(ends_at)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Column>
  )
}
